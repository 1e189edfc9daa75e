"""Numbers that stand where the eye is: for a seat, from what it knows."""

from dataclasses import dataclass
from typing import Annotated

from lisboa.edition import vocabulary as v
from lisboa.edition.word_types import every
from lisboa.game.positions.writing import masked
from lisboa.rules import decree_scores, scoring, visits
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery.state import State


@dataclass(frozen=True, slots=True)
class DecreeWorth:
    """What a decree would score for the seat if the game ended now."""

    worth: int
    most: int | None  # its limit


@dataclass(frozen=True, slots=True)
class Figures:
    """What a seat would otherwise have to work out; drafts are counted."""

    visits: Annotated[dict[str, int], every(v.NOBLES)] | None  # influence; null for spectators
    decrees: dict[str, DecreeWorth]  # on display and its own
    projected: list[int]  # wigs of each seat if the game ended now, from what everybody sees


class PublicFigures:
    """The figures of all seats for one state, counted from what everybody may know."""

    def __init__(self, s: State) -> None:
        self._known = masked(s, None)
        self._projected = projected(self._known)

    def of(self, seat: int | None) -> Figures:
        known = self._known
        if seat is None:
            return Figures(visits=None, decrees={}, projected=self._projected)
        owned = known.players[seat].decrees
        shown = [decree for decree in (*known.decree_display, *owned) if decree != w.NONE]
        return Figures(
            visits={
                noble: visits.cost(known, seat, number, following=0)
                for number, noble in enumerate(v.NOBLES)
            },
            decrees={known.t.decree_name[decree]: _worth(known, seat, decree) for decree in shown},
            projected=self._projected,
        )


def figures(s: State, seat: int | None) -> Figures:
    """Of the state that this seat looks at; of hidden things nothing is counted."""
    return PublicFigures(s).of(seat)


def _worth(s: State, seat: int, decree: int) -> DecreeWorth:
    score = s.t.decree_score[decree]
    most = score.cap if score.rule == "per" else score.wigs
    return DecreeWorth(worth=decree_scores.wigs(s, seat, decree), most=most)


def projected(s: State) -> list[int]:
    return [p.wigs for p in ended(s).players]


def ended(s: State) -> State:
    """The same, with the final scoring behind it."""
    if s.over:
        return s
    then = s.clone()
    scoring.final_scoring(then, w.NONE)
    return then
