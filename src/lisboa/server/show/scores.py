"""How a game would end if it ended now: the final scoring of the engine, on a copy."""

from typing import Annotated

from pydantic import BaseModel

from lisboa.edition.word_types import Among
from lisboa.game.actions import RANKS
from lisboa.game.positions.writing import masked
from lisboa.rules import ranks
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery.state import State
from lisboa.server.play.table import Table
from lisboa.server.show.figures import ended, projected
from lisboa.server.show.published import FINAL_WIGS, FinalWigs, Rank
from lisboa.server.show.texts import Text, text_of
from lisboa.text import ladder

RankAsks = Annotated[str, Among("RankAsks", ladder.ASKED)]


class RankCondition(BaseModel):
    """One of the things that a rank asks for: at least `need`, and there is `have`."""

    text: Text
    met: bool
    what: RankAsks
    have: int
    need: int
    theirs: int | None  # what Lacerda has, where that is what counts


class RankInfo(BaseModel):
    """A rank against Lacerda. It is reached if its conditions and those below it are met."""

    rank: Rank
    reached: bool
    out_of_reach: Text | None  # why, if that is certain by now
    conditions: list[RankCondition]


class Scores(BaseModel):
    """The final scoring as if the game ended now, drafts of the asking seat included."""

    projected: list[FinalWigs]  # of each seat, by category
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
    known = masked(s, seat)
    then = ended(known)
    return Scores(
        projected=[dict(zip(FINAL_WIGS, p.ledger[w.W_SHIPS :], strict=True)) for p in then.players],
        ranks=_ranks(known, then) if s.agreement.solo else None,
    )


def _ranks(known: State, then: State) -> list[RankInfo]:
    reached = ranks.rank(then)
    return [
        RankInfo(
            rank=name,
            reached=rank <= reached,
            out_of_reach=_text(ladder.out_of_reach(known, rank)),
            conditions=[
                _condition(condition, rank)
                for condition in (ladder.conditions(then, rank) if rank != ranks.JESTER else [])
            ],
        )
        for rank, name in enumerate(RANKS)
    ]


def _text(words: str | None) -> Text | None:
    return None if words is None else text_of(words)


def _condition(condition: ladder.Condition, rank: int) -> RankCondition:
    return RankCondition(
        text=text_of(condition.text(rank)),
        met=condition.met,
        what=condition.key,
        have=condition.have,
        need=condition.need,
        theirs=condition.theirs,
    )


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
        projected=projected(s),
    )
