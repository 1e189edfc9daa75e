"""The deal: everything random in a game, drawn before the first question (G-135)."""

from collections.abc import Iterable
from dataclasses import dataclass, fields
from itertools import pairwise
from random import Random

from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery.agreement import PLAIN, Agreement
from lisboa.rules.machinery.tables import Tables


@dataclass(frozen=True)
class Deal:
    """Orders are top first. Together with the list of actions this is the whole game."""

    players: int  # seats at the table, Lacerda's included
    start: int  # SETUP-13, G-154
    pairs: tuple[tuple[int, int], ...]  # clergy tiles each seat chooses from (SETUP-06)
    returns: tuple[int, ...]  # by turn order: where the other tile goes back into the bag
    bag: tuple[int, ...]  # the other tiles; the church is filled from it after that (SETUP-22)
    favours: tuple[int, ...]  # a noble for each seat (SETUP-07)
    plans: tuple[int, ...]  # a starting plan for each seat (SETUP-08), a second one for Lacerda
    hands: tuple[tuple[int, ...], ...]  # blue cards (SETUP-28)
    red: tuple[tuple[int, ...], ...]  # a stack for each kind (SETUP-29)
    purple: tuple[int, ...]
    brown: tuple[tuple[int, ...], ...]
    decrees: tuple[int, ...]
    buildings: tuple[tuple[int, ...], ...]  # faces, a stack for each architect (SETUP-15)
    scoring: tuple[int, ...]  # values by scoring space (SETUP-21)
    row_cubes: tuple[tuple[int, ...], ...]  # colours (SETUP-35)
    column_cubes: tuple[tuple[int, ...], ...]
    site_cubes: tuple[tuple[int, ...], ...]  # SETUP-36
    pile: tuple[int, ...]  # SETUP-37
    agreement: Agreement = PLAIN
    revealed: tuple[int, ...] = ()  # solo: blue cards for the Aide and the courtier (SG-05)
    tasks: tuple[int, ...] = ()  # an A card for each seat of agreement.tasks (TASK-01)
    task_deck: tuple[int, ...] = ()  # B cards (TASK-02)
    plot_tokens: tuple[int, ...] = ()  # by plot, NONE in a closed row (TOKEN-01, G-120)
    site_tokens: tuple[int, ...] = ()

    def __reduce__(self) -> tuple[type["Deal"], tuple[object, ...]]:
        """As for Agreement."""
        return Deal, tuple(getattr(self, part.name) for part in fields(self))


class _Chance:
    """Shuffles that stay the same in every version of Python: only `random()` is promised to."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed).random

    def below(self, n: int) -> int:
        return int(self._random() * n)

    def shuffled(self, things: list[int]) -> list[int]:
        out = things[:]
        for last in range(len(out) - 1, 0, -1):
            other = self.below(last + 1)
            out[last], out[other] = out[other], out[last]
        return out


def draw(
    t: Tables, players: int, seed: int, start: int | None = None, agreement: Agreement = PLAIN
) -> Deal:
    """Shuffle, draw and place everything for a game with so many seats (solo: two)."""
    chance = _Chance(seed)
    people = 1 if agreement.solo else players
    first = chance.below(players)
    favours = chance.shuffled([noble for noble in range(w.NOBLES) for _ in range(players)])
    blue = chance.shuffled(t.deck[w.BLUE_DECK])
    tiles = chance.shuffled(_pieces(t.clergy_copies))
    pairs = [(tiles.pop(), tiles.pop()) for _ in range(people)]
    # Half of the buildings show their blue side, the others are turned over (SETUP-15).
    buildings = chance.shuffled(list(range(t.buildings)))
    half = t.buildings // 2
    cubes = chance.shuffled(_pieces(t.cubes))

    def heap(n: int) -> tuple[int, ...]:
        return tuple(cubes.pop() for _ in range(n))

    def row_in_play(row: int) -> bool:  # TWOP-04/05
        return row == w.NONE or t.row_players[row] <= players

    return Deal(
        players=players,
        start=0 if agreement.solo else first if start is None else start,  # SOLO-SET-02
        pairs=tuple(pairs),
        returns=tuple(chance.below(len(tiles) + seat + 1) for seat in range(people)),
        bag=tuple(tiles),
        favours=tuple(favours[:players]),
        plans=tuple(chance.shuffled(t.starting_plans)[: players + agreement.solo]),  # SOLO-SET-06
        hands=tuple(
            tuple(sorted(blue[w.HAND_SIZE * seat : w.HAND_SIZE * (seat + 1)]))
            for seat in range(people)
        ),
        red=_stacks(t, chance, w.RED_DECK),
        purple=tuple(chance.shuffled(purple_deck(t, agreement))),
        brown=_stacks(t, chance, w.BROWN_DECK),
        decrees=tuple(chance.shuffled(decrees_in_play(t, players, agreement))),
        buildings=(
            tuple(buildings[:half]),
            tuple(t.buildings + building for building in buildings[half:]),
        ),
        scoring=_scoring(t, chance, agreement),
        column_cubes=tuple(heap(n) for n in t.column_cubes),
        row_cubes=tuple(heap(n) if row_in_play(row) else () for row, n in enumerate(t.row_cubes)),
        site_cubes=tuple(
            heap(n) if row_in_play(t.site_row[site]) else () for site, n in enumerate(t.site_cubes)
        ),
        pile=heap(t.pile),
        agreement=agreement,
        revealed=_revealed(t, blue[w.HAND_SIZE :]) if agreement.solo else (),
        tasks=tuple(chance.shuffled(task_pack(t, "A"))[: sum(x < people for x in agreement.tasks)]),
        task_deck=tuple(chance.shuffled(task_pack(t, "B"))) if agreement.tasks else (),
        plot_tokens=_tokens(chance, t.plot_token_copies, map(row_in_play, t.plot_row), agreement),
        site_tokens=_tokens(chance, t.site_token_copies, map(row_in_play, t.site_row), agreement),
    )


def _pieces(copies: list[int]) -> list[int]:
    """Every piece, by the number of its kind."""
    return [kind for kind, n in enumerate(copies) for _ in range(n)]


def _stacks(t: Tables, chance: _Chance, deck: int) -> tuple[tuple[int, ...], ...]:
    """Split by kind, Builder to Treasury, and shuffle each stack (SETUP-29/30, CF-40)."""
    return tuple(
        tuple(chance.shuffled([card for card in t.deck[deck] if t.card_kind[card] == kind]))
        for kind in range(w.KINDS)
    )


def purple_deck(t: Tables, agreement: Agreement) -> list[int]:
    """The Queen takes the place of the card she replaces (QUEEN-01)."""
    if not agreement.queen:
        return t.deck[w.PURPLE_DECK]
    new, replaced = t.variant_card["queen"]
    return [new if card == replaced else card for card in t.deck[w.PURPLE_DECK]]


def decrees_in_play(t: Tables, players: int, agreement: Agreement = PLAIN) -> list[int]:
    """Taken out before the shuffle: decrees about row E when it is closed, number 69 in solo.

    TWOP-08, SOLO-NOBLE-12, SG-38.
    """
    return [
        number
        for number, decree in enumerate(t.edition.decrees)
        if (players > 2 or not decree.row_e) and (decree.solo or not agreement.solo)
    ]


def _scoring(t: Tables, chance: _Chance, agreement: Agreement) -> tuple[int, ...]:
    """In solo equal values do not lie next to each other (SOLO-SET-07, SG-07)."""
    values = chance.shuffled(t.scoring_values)
    while agreement.solo and any(a == b for a, b in pairwise(values)):
        values = chance.shuffled(t.scoring_values)
    return tuple(values)


def _revealed(t: Tables, blue: list[int]) -> tuple[int, ...]:
    """One card for the Aide, then cards until a noble appears (SOLO-SET-09/13)."""
    for last in range(1, len(blue)):
        if t.card_kind[blue[last]] != w.TREASURY:
            return tuple(blue[: last + 1])
    raise ValueError("the blue deck has no noble left")


def task_pack(t: Tables, pack: str) -> list[int]:
    return [task for task, name in enumerate(t.task_pack) if name == pack]


def _tokens(
    chance: _Chance, copies: list[int], in_play: Iterable[bool], agreement: Agreement
) -> tuple[int, ...]:
    """One on each place, with two players none on row E (TOKEN-01, G-120)."""
    if not agreement.tokens:
        return ()
    tokens = chance.shuffled(_pieces(copies))
    return tuple(x if there else w.NONE for x, there in zip(tokens, in_play, strict=True))
