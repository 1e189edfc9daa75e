"""What a seat may know, and worlds that agree with it."""

from collections.abc import Iterator, Mapping
from itertools import chain
from random import Random
from typing import TYPE_CHECKING, cast

from lisboa.game.drafting import PassedOn
from lisboa.game.names import UNKNOWN, UNKNOWN_BLUE, UNKNOWN_PURPLE, names_of
from lisboa.game.positions import writing
from lisboa.game.positions.document import PlayerBoard, SeatView, Todo
from lisboa.game.positions.steps import to_words
from lisboa.rules.machinery import agenda as ag
from lisboa.rules.machinery import engine
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery.deal import purple_deck, task_pack
from lisboa.rules.machinery.state import State

if TYPE_CHECKING:
    from lisboa.game.game import Game


class View:
    """A game as one seat sees it (None: a spectator). Nothing hidden is in here at all.

    What lies face down is known but for its order, because everything else has been seen: the
    pools hold it sorted (G-136).
    """

    def __init__(self, s: State, seat: int | None, names: list[str]) -> None:
        self.seat = seat
        self.names = list(names)
        self._known = writing.masked(s, seat)
        if engine.seat_to_move(s) != seat:  # what may be answered concerns the seat that is asked
            self._known.answers = []
        self._bag = sorted(s.bag[s.bag_next :])
        self._decrees = sorted(s.decree_deck[s.decree_next :])
        self._stacks = [
            sorted(stack[place + 1 :]) for stack, place in zip(s.stacks, s.stack_next, strict=True)
        ]
        self._later_stacks = [sorted(stack) for stack in s.later_stacks]
        # Which cards of pack A come into play shows when they are dealt.
        first = set(task_pack(s.t, "A"))
        self._tasks = sorted(task for task in s.task_deck[s.task_next :] if task not in first)
        self._first_tasks = sorted(first) if self._deals_tasks(s) else []
        self._buildings = sorted(
            face % s.t.buildings
            for stack, place in zip(s.building_stack, s.building_next, strict=True)
            for face in stack[place + 1 :]
        )

    def __repr__(self) -> str:
        whose = "spectators" if self.seat is None else self.names[self.seat]
        return f"<View for {whose}; turn={self._known.turn}>"

    @staticmethod
    def _deals_tasks(s: State) -> bool:
        return any(ag.kind_of(todo) == ag.DEAL_TASKS for todo in s.agenda)

    @property
    def legal(self) -> list[int]:
        """The numbers of this seat's legal answers; empty while another seat is asked."""
        return list(self._known.answers)

    def to_dict(self) -> SeatView:
        """The position, with a question mark for everything unknown."""
        whose = None if self.seat is None else self.names[self.seat]
        return {**writing.describe(self._known, self.names), "view": whose}

    def sample(self, rng: Random) -> "Game":
        """A complete game, dealt uniformly among all that agree with what this seat saw."""
        from lisboa.game.game import Game

        return Game.of_state(self.sample_state(rng), self.names)

    def sample_state(self, rng: Random) -> State:
        """The same for search: the engine's state alone."""
        s = self._known.clone()
        _deal_hands(s, self.seat, rng)
        dealt = len(s.task_deck) - len(self._tasks)
        first = _shuffled(self._first_tasks, rng)[:dealt]
        s.task_deck = (*first, *_shuffled(self._tasks, rng))
        s.bag = _filled(s.bag, self._bag, rng)
        s.returns = _returns(s, rng)
        s.decree_deck = _filled(s.decree_deck, self._decrees, rng)
        s.stacks = tuple(map(_filled, s.stacks, self._stacks, [rng] * w.KINDS))
        s.later_stacks = tuple(map(_filled, s.later_stacks, self._later_stacks, [rng] * w.KINDS))
        self._deal_buildings(s, rng)
        engine.resume(s)
        return s

    def _deal_buildings(self, s: State, rng: Random) -> None:
        """A tile not yet seen may lie in either stack; its side is that of the stack."""
        pool = iter(_shuffled(self._buildings, rng))
        s.building_stack = tuple(
            tuple(
                architect * s.t.buildings + next(pool) if face == UNKNOWN else face
                for face in stack
            )
            for architect, stack in enumerate(s.building_stack)
        )


class Views:
    """What every seat sees of one state: what all see alike is described once, and shared.

    It is described as for a spectator; into it go the own things of a seat, and nothing else.
    """

    def __init__(self, s: State, names: list[str]) -> None:
        self._state = s
        self._seats = list(names)
        self._everybody = writing.describe(writing.masked(s, None), self._seats)

    def of(self, seat: int | None) -> SeatView:
        """As `View.to_dict`."""
        if seat is None:
            return {**self._everybody, "view": None}
        name, everybody = self._seats[seat], self._everybody
        players = {**everybody["players"], name: self._board(seat)}
        return {**everybody, "players": players, "agenda": self._agenda(seat), "view": name}

    def _board(self, seat: int) -> PlayerBoard:
        s, names = self._state, names_of(self._state.t)
        board = self._everybody["players"][self._seats[seat]].copy()
        board["hand"] = names.names("card", s.players[seat].hand)
        board["passed"] = names.names("card", s.players[seat].passed)
        board["pack"] = names.names("card", s.packs[seat]) if s.packs else []
        return board

    def _agenda(self, seat: int) -> list[Todo]:
        """What a seat kept first in a draft it knows itself."""
        agenda, names = self._everybody["agenda"], names_of(self._state.t)
        for place, todo in enumerate(reversed(self._state.agenda)):
            own = writing.masked_task(todo, seat)
            if own != writing.masked_task(todo, None):
                agenda = agenda[:]
                agenda[place] = cast(Todo, to_words(names, self._seats, own))
        return agenda


def _shuffled(things: list[int], rng: Random) -> list[int]:
    out = things[:]
    rng.shuffle(out)
    return out


def _filled(deck: tuple[int, ...], pool: list[int], rng: Random) -> tuple[int, ...]:
    """Below what is known the things of the pool lie in random order."""
    return (*deck[: len(deck) - len(pool)], *_shuffled(pool, rng))


def _deal_hands(s: State, seat: int | None, rng: Random) -> None:
    """Hidden hand cards, and before the period change the purple deck they will come from.

    Which cards of the blue and the purple deck are out of the game nobody knows.
    """
    seen = {*s.discards, s.court}
    for p in s.players:
        seen.update(p.hand, p.upper, p.lower)
    # A card on its way into the portfolio is named by the question that makes room for it.
    seen.update(ag.a_of(todo) for todo in s.agenda if ag.kind_of(todo) == ag.ASK_ROOM)
    seen.update(card for pack in s.packs for card in pack)
    spread = PassedOn(s, seat, rng)
    seen |= spread.cards
    blue = iter(_shuffled([card for card in s.t.deck[w.BLUE_DECK] if card not in seen], rng))
    purple = [card for card in purple_deck(s.t, s.agreement) if card not in seen]
    backs = {UNKNOWN_BLUE: blue, UNKNOWN_PURPLE: iter(_shuffled(purple, rng))}
    for other, p in enumerate(s.players):
        p.hand = _turned_up(p.hand, spread.hands[other], backs)
    s.packs = [_turned_up(pack, spread.packs[other], backs) for other, pack in enumerate(s.packs)]
    s.blue = tuple(next(blue) for _ in s.blue)
    s.purple = tuple(next(backs[UNKNOWN_PURPLE]) for _ in s.purple)
    s.agenda = [_unmasked_task(s, todo) for todo in s.agenda]


def _turned_up(
    cards: list[int], passed: list[int], backs: Mapping[int, Iterator[int]]
) -> list[int]:
    """Hidden cards become real: first those that were passed here, then others of their deck."""
    blue = chain(passed, backs[UNKNOWN_BLUE])
    return sorted(
        card if card >= 0 else next(blue if card == UNKNOWN_BLUE else backs[card]) for card in cards
    )


def _unmasked_task(s: State, todo: int) -> int:
    """A second card kept in the draft comes after the first (G-152)."""
    other = ag.seat_of(todo)
    if ag.kind_of(todo) == ag.ASK_KEEP_CARD and ag.b_of(todo) == 1:
        return ag.task(ag.ASK_KEEP_CARD, other, ag.a_of(todo), s.players[other].hand[0] + 1)
    return todo


def _returns(s: State, rng: Random) -> tuple[int, ...]:
    """Where the clergy tiles not yet returned will go: anywhere in the bag (G-135)."""
    done = sum(front == w.NONE for front in s.pairs) // 2
    first = len(s.bag) - done  # the bag before any tile was returned
    return tuple(rng.randrange(first + place + 1) for place in range(len(s.returns)))
