"""Arithmetic about land: what a plot costs a player, and what may still help to pay for it."""

from typing import Final

from lisboa.rules import church, influence, rubble, stores, treasury
from lisboa.rules.machinery import agenda as ag
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery import reasons as r
from lisboa.rules.machinery.state import Player, State
from lisboa.rules.machinery.tables import Effects

UNKNOWN: Final = -1


def means_after(s: State, reward: Effects, reais: int, influence_left: int) -> tuple[int, int]:
    """Means and treasury value once a reward has happened, as far as it does so by itself."""
    place = s.treasury
    for word, _, n in reward:
        if word == w.GIVE_REAIS:
            reais += n
        elif word == w.GIVE_INFLUENCE:
            influence_left = min(influence_left + n, s.t.influence_max)
        elif word == w.GIVE_TREASURY:
            place = min(max(place + n, 0), s.t.treasury_top)
    return reais + s.t.worth[influence_left], s.t.treasury_reais[place]


class Rubble:
    """What the cubes of rows and columns cost a player; each line is added up when needed."""

    def __init__(self, s: State, p: Player) -> None:
        self.s = s
        self.price: list[int] = [
            rubble.price_of_each(s, p.benefit, colour) for colour in range(w.COLOURS)
        ]
        self.rows: list[int] = [UNKNOWN] * s.t.rows
        self.columns: list[int] = [UNKNOWN] * s.t.columns
        self.row_saves: list[int] = self.rows[:]  # the most that taking one of its cubes saves
        self.column_saves: list[int] = self.columns[:]

    def cheapest(self, plot: int) -> int:
        """The cubes of row and column after the one that saves most is taken."""
        row, column = self.s.t.plot_row[plot], self.s.t.plot_column[plot]
        if self.rows[row] == UNKNOWN:
            self._add_up(self.s.row_cubes, row, self.rows, self.row_saves)
        if self.columns[column] == UNKNOWN:
            self._add_up(self.s.column_cubes, column, self.columns, self.column_saves)
        saved = max(self.row_saves[row], self.column_saves[column])
        return self.rows[row] + self.columns[column] - saved

    def _add_up(self, cubes: list[int], line: int, costs: list[int], saves: list[int]) -> None:
        cost, most = 0, 0
        for colour in range(w.COLOURS):
            n = cubes[line * w.COLOURS + colour]
            if n:
                cost += n * self.price[colour]
                most = max(most, self.price[colour])
        costs[line], saves[line] = cost, most


def shortfall(s: State, p: Player, plot: int, cubes: int, reais: int, influence_left: int) -> int:
    """The réis missing when the dearest cube is taken and every reward declined that can be."""
    means, value = means_after(s, s.plot_reward[plot], reais, influence_left)
    return stores.land_price(p, value, cubes) - means


def cube_forbids(s: State, asked: int, action: int) -> int:
    """The price after this cube is taken (LAND-02)."""
    p, plot = s.players[ag.seat_of(asked)], ag.a_of(asked)
    saved = rubble.price_of_each(s, p.benefit, s.t.actions.other[action])
    price = stores.land_price(p, treasury.value(s), stores.rubble_price(s, p, plot) - saved)
    return r.ALLOWED if price <= influence.means(s, p) else r.LAND_TOO_DEAR


# ---- what may help ----


def may_bring_means(reward: Effects) -> bool:
    """Whether accepting a reward of a plot may help to pay for it."""
    for word, what, _ in reward:
        if church.steps_by(word, what) or (word == w.GIVE_STATE and what == w.SHIP):
            return True
    return False


def best_tile(s: State, seat: int, plot: int, steps: int) -> int:
    """The most réis that a tile in reach can be worth when this plot is paid."""
    row, column = s.t.plot_row[plot] * w.COLOURS, s.t.plot_column[plot] * w.COLOURS
    best = 0
    for front in church.tiles_in_reach(s, seat, steps):
        worth = instant_means(s.t.clergy_instant[front])
        for place, n in s.t.clergy_benefit[front]:
            if place in (w.DISCOUNT, w.LAND_DISCOUNT):
                worth += n
            elif w.RUBBLE_WAIVER <= place < w.RUBBLE_WAIVER + w.COLOURS:
                colour = place - w.RUBBLE_WAIVER
                cubes = s.row_cubes[row + colour] + s.column_cubes[column + colour]
                worth += cubes * s.t.cube_price[colour]
        best = max(best, worth)
    return best


def instant_means(gifts: Effects) -> int:
    """The most réis that the gifts of an instant tile can be worth."""
    return sum(n for word, _, n in gifts if word in (w.GIVE_REAIS, w.GIVE_INFLUENCE))
