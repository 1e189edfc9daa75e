"""The deal: everything random in a game, drawn before the first question (G-135)."""

from dataclasses import dataclass
from random import Random

from lisboa.rules import words as w
from lisboa.rules.tables import Tables

MOST_SEATS = 4


@dataclass(frozen=True)
class Deal:
    """Orders are top first. Together with the list of actions this is the whole game."""

    players: int
    start: int  # SETUP-13, G-154
    pairs: tuple[tuple[int, int], ...]  # clergy tiles each seat chooses from (SETUP-06)
    returns: tuple[int, ...]  # by turn order: where the other tile goes back into the bag
    favours: tuple[int, ...]  # a noble for each seat (SETUP-07)
    plans: tuple[int, ...]  # a starting plan for each seat (SETUP-08)
    hands: tuple[tuple[int, ...], ...]  # blue cards (SETUP-28)
    red: tuple[tuple[int, ...], ...]  # a stack for each kind (SETUP-29)
    purple: tuple[int, ...]
    brown: tuple[tuple[int, ...], ...]
    decrees: tuple[int, ...]
    buildings: tuple[tuple[int, ...], ...]  # faces, a stack for each architect (SETUP-15)
    scoring: tuple[int, ...]  # values by scoring space (SETUP-21)
    church: tuple[int, ...]  # SETUP-22
    bag: tuple[int, ...]
    row_cubes: tuple[tuple[int, ...], ...]  # colours (SETUP-35)
    column_cubes: tuple[tuple[int, ...], ...]
    site_cubes: tuple[tuple[int, ...], ...]  # SETUP-36
    pile: tuple[int, ...]  # SETUP-37


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


def draw(t: Tables, players: int, seed: int, start: int | None = None) -> Deal:
    """Shuffle, draw and place everything for a game of two to four players."""
    chance = _Chance(seed)
    first = chance.below(players)
    favours = chance.shuffled([noble for noble in range(w.NOBLES) for _ in range(players)])
    blue = chance.shuffled(t.deck[w.BLUE_DECK])
    tiles = chance.shuffled(
        [front for front in range(t.fronts) for _ in range(t.clergy_copies[front])]
    )
    pairs = [(tiles.pop(), tiles.pop()) for _ in range(players)]
    church = [tiles.pop() for _ in range(t.gaps)]
    # Half of the buildings show their blue side, the others are turned over (SETUP-15).
    buildings = chance.shuffled(list(range(t.buildings)))
    half = t.buildings // 2
    cubes = chance.shuffled([colour for colour in range(w.COLOURS) for _ in range(t.cubes[colour])])

    def heap(n: int) -> tuple[int, ...]:
        return tuple(cubes.pop() for _ in range(n))

    def row_in_play(row: int) -> bool:  # TWOP-04/05
        return row == w.NONE or t.row_players[row] <= players

    return Deal(
        players=players,
        start=first if start is None else start,
        pairs=tuple(pairs),
        returns=tuple(chance.below(len(tiles) + seat + 1) for seat in range(players)),
        favours=tuple(favours[:players]),
        plans=tuple(chance.shuffled(t.starting_plans)[:players]),
        hands=tuple(
            tuple(sorted(blue[w.HAND_SIZE * seat : w.HAND_SIZE * (seat + 1)]))
            for seat in range(players)
        ),
        red=_stacks(t, chance, w.RED_DECK),
        purple=tuple(chance.shuffled(t.deck[w.PURPLE_DECK])),
        brown=_stacks(t, chance, w.BROWN_DECK),
        decrees=tuple(chance.shuffled(decrees_in_play(t, players))),
        buildings=(
            tuple(buildings[:half]),
            tuple(t.buildings + building for building in buildings[half:]),
        ),
        scoring=tuple(chance.shuffled(t.scoring_values)),
        church=tuple(church),
        bag=tuple(tiles),
        column_cubes=tuple(heap(n) for n in t.column_cubes),
        row_cubes=tuple(heap(n) if row_in_play(row) else () for row, n in enumerate(t.row_cubes)),
        site_cubes=tuple(
            heap(n) if row_in_play(t.site_row[site]) else () for site, n in enumerate(t.site_cubes)
        ),
        pile=heap(t.pile),
    )


def _stacks(t: Tables, chance: _Chance, deck: int) -> tuple[tuple[int, ...], ...]:
    """Split by kind, Builder to Treasury, and shuffle each stack (SETUP-29/30, CF-40)."""
    return tuple(
        tuple(chance.shuffled([card for card in t.deck[deck] if t.card_kind[card] == kind]))
        for kind in range(w.KINDS)
    )


def decrees_in_play(t: Tables, players: int) -> list[int]:
    """Decrees about row E are taken out before the shuffle when row E is closed (TWOP-08)."""
    return [
        number for number, decree in enumerate(t.edition.decrees) if players > 2 or not decree.row_e
    ]
