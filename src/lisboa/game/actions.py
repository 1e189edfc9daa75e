"""Actions, decisions and results as people and programs meet them."""

from collections.abc import MutableSequence
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Any

from lisboa.edition import vocabulary as v
from lisboa.game.faults import GameError
from lisboa.game.view import View
from lisboa.rules.machinery import agenda as ag
from lisboa.rules.machinery import engine
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery.state import Player, State


@dataclass(frozen=True)
class Decision:
    """Who is asked what: `kind` is also the key of the prompt's message."""

    seat: int
    kind: str
    arguments: dict[str, object]
    rules: tuple[str, ...]


class AsItLies(Random):
    """No chance at all, where any world will do: what is sorted stays so."""

    def shuffle(self, x: MutableSequence[Any]) -> None:
        pass

    def randrange(self, start: int, stop: int | None = None, step: int = 1) -> int:
        return 0 if stop is None else start


AS_IT_LIES = AsItLies(0)


class World:
    """A world that agrees with what the seat knows that is asked; made once, when needed."""

    def __init__(self, s: State) -> None:
        self.known = s

    @cached_property
    def state(self) -> State:
        seat = engine.seat_to_move(self.known)
        names = [str(i) for i in range(len(self.known.players))]
        return View(self.known, seat, names).sample_state(AS_IT_LIES)

    @cached_property
    def resources(self) -> list[tuple[int, ...]]:
        return [_resources(p) for p in self.state.players]


class Action:
    """An answer to the question that is asked: a number, a text and a structured form."""

    def __init__(self, s: State, id: int, world: World | None = None) -> None:
        self.id = id
        self._state = s
        self._world = world or World(s)  # shared by the answers to one question

    def __reduce__(self) -> tuple[type["Action"], tuple[State, int]]:
        """For pickle: what it changes is looked up again where it is read."""
        return Action, (self._state, self.id)

    def __str__(self) -> str:
        return self._state.t.actions.name[self.id]

    def __repr__(self) -> str:
        return f"<Action {self}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and self.id == other.id

    def __hash__(self) -> int:
        return hash(self.id)

    def to_dict(self) -> dict[str, str]:
        return self._state.t.actions.to_dict(self.id)

    @cached_property
    def final(self) -> bool:
        """Whether it cannot be taken back once played."""
        self._check_legal()
        return engine.is_final(self._state, self.id)

    @property
    def preview(self) -> dict[str, int]:
        """What the seat pays (negative) and gains until the next question, by resource."""
        return self.changes[engine.seat_to_move(self._state)]

    @cached_property
    def changes(self) -> list[dict[str, int]]:
        """The same for every seat.

        It is looked up in a world that agrees with what the seat knows, so it tells no secrets,
        and ends with the turn: what others do and the final scoring are no gains of this action.
        """
        self._check_legal()
        world = self._world
        after = world.state.clone()
        after.agenda = [todo for todo in after.agenda if ag.kind_of(todo) != ag.END_TURN]
        engine.apply(after, self.id)
        return [
            _differences(old, _resources(p))
            for old, p in zip(world.resources, after.players, strict=True)
        ]

    @property
    def before(self) -> State:
        """The state in which it is given; what is hidden from the seat is made up, as in
        `changes`."""
        return self._world.state

    @cached_property
    def after(self) -> State:
        """The same after it, and whatever it turned up."""
        self._check_legal()
        after = self.before.clone()
        engine.apply(after, self.id)
        return after

    @property
    def next(self) -> list["Action"]:
        """The answers to what the same seat is asked next; none after a final answer."""
        return [] if self.final else answers_in(self.after)

    def _check_legal(self) -> None:
        if self.id not in self._state.answers:
            raise GameError("not-legal", action=str(self))


def answers_in(made_up: State) -> list[Action]:
    """The answers to the question in a world that agrees with what its seat knows."""
    world = World(made_up)
    world.state = made_up
    return [Action(made_up, answer, world) for answer in made_up.answers]


# What can be counted on a player board, in the order of `_resources`.
RESOURCES = (
    *("reais", "influence", "wigs", *v.GOODS, *(f"rubble_{colour}" for colour in v.RUBBLE)),
    *("sets", "officials", "favours", "plans", "completed", "clergy", "decrees", "houses"),
)


def _resources(p: Player) -> tuple[int, ...]:
    pieces = (p.sets, p.officials, sum(p.favours))
    taken = (len(p.plans), len(p.completed), len(p.clergy), len(p.decrees), sum(p.houses))
    return (p.reais, p.influence, p.wigs, *p.goods, *p.rubble, *pieces, *taken)


def _differences(old: tuple[int, ...], new: tuple[int, ...]) -> dict[str, int]:
    if old == new:
        return {}
    return {name: n - m for name, m, n in zip(RESOURCES, old, new, strict=True) if n != m}


@dataclass(frozen=True)
class Result:
    """How a game ended. The wigs of a seat by category add up to its total (G-155)."""

    winners: tuple[int, ...]
    totals: tuple[int, ...]
    wigs: tuple[dict[str, int], ...]
    tie_breaks: tuple[str, ...]  # the rules used to decide, in order
    rank: str | None = None  # reached against Lacerda (SOLO-RANK)


RANKS = ("jester", "servant", "favourite", "right-hand")
TIE_BREAKS = ("TIE-01", "TIE-02", "TIE-03", "TIE-04", "TIE-05")


def result_of(s: State) -> Result:
    from lisboa.rules import ranks, scoring

    standings = [scoring.standing(s, seat) for seat in range(len(s.players))]
    best = max(standings)
    used = len(TIE_BREAKS) if s.agreement.solo else 0  # no tie-breaks against Lacerda (SG-56)
    while used < len(TIE_BREAKS) and sum(x[: used + 1] == best[: used + 1] for x in standings) > 1:
        used += 1
    return Result(
        winners=tuple(scoring.winners(s)),
        totals=tuple(p.wigs for p in s.players),
        wigs=tuple(dict(zip(w.WIGS, p.ledger, strict=True)) for p in s.players),
        tie_breaks=() if s.agreement.solo else TIE_BREAKS[:used],
        rank=RANKS[ranks.rank(s)] if s.agreement.solo else None,
    )
