"""How a game would end if it ended now: the final scoring of the engine, on a copy."""

from typing import Final

from pydantic import BaseModel

from lisboa.game.actions import RANKS
from lisboa.game.positions.writing import masked
from lisboa.rules import ranks, scoring
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery.state import State
from lisboa.server.play.table import Table
from lisboa.server.show.texts import Text, text_of
from lisboa.text import ladder

FINAL: Final = w.WIGS[w.W_SHIPS :]  # in the order of the final scoring


class RankCondition(BaseModel):
    """One of the things that a rank asks for."""

    text: Text
    met: bool


class RankInfo(BaseModel):
    """A rank against Lacerda. It is reached if its conditions and those below it are met."""

    rank: str
    reached: bool
    conditions: list[RankCondition]


class Scores(BaseModel):
    """The final scoring as if the game ended now, drafts of the asking seat included."""

    projected: list[dict[str, int]]  # of each seat, by category
    ranks: list[RankInfo] | None  # against Lacerda, the lowest first


class TurnInfo(BaseModel):
    """The moment at which a turn began; the last one is the end."""

    at: int  # how many answers had been played
    turn: int
    period: int
    seat: int  # whose turn it was
    wigs: list[int]  # of each seat, on the table
    projected: list[int]  # and with the final scoring


class TurnList(BaseModel):
    """A finished game turn by turn; those in which nobody was asked are left out."""

    turns: list[TurnInfo]


def scores(s: State, seat: int | None) -> Scores:
    """From what this seat knows, and nothing else."""
    ended = _ended(masked(s, seat))
    return Scores(
        projected=[dict(zip(FINAL, p.ledger[w.W_SHIPS :], strict=True)) for p in ended.players],
        ranks=_ranks(ended) if s.agreement.solo else None,
    )


def _ended(s: State) -> State:
    """The same, with the final scoring behind it."""
    if s.over:
        return s
    then = s.clone()
    scoring.final_scoring(then, w.NONE)
    return then


def _ranks(ended: State) -> list[RankInfo]:
    reached = ranks.rank(ended)
    return [
        RankInfo(
            rank=name,
            reached=rank <= reached,
            conditions=[
                RankCondition(text=text_of(condition.text(rank)), met=condition.met)
                for condition in (ladder.conditions(ended, rank) if rank != ranks.JESTER else [])
            ],
        )
        for rank, name in enumerate(RANKS)
    ]


def turns(table: Table) -> TurnList:
    out: list[TurnInfo] = []
    s = table.game.state
    for at, game in enumerate(table.course()):
        s = game.state
        if not out or s.turn != out[-1].turn:
            out.append(_turn(s, at))
    return TurnList(turns=[*out, _turn(s, len(table.actions))])


def _turn(s: State, at: int) -> TurnInfo:
    return TurnInfo(
        at=at,
        turn=s.turn,
        period=s.period,
        seat=s.active,
        wigs=[p.wigs for p in s.players],
        projected=[p.wigs for p in _ended(s).players],
    )
