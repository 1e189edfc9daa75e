"""Chapter 13: building a store, the Builder's noble action."""

from lisboa.rules import influence, rubble, task_cards, treasury
from lisboa.rules.machinery import catalogue as act
from lisboa.rules.machinery import log as e
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery import reasons as r
from lisboa.rules.machinery.agenda import (
    ASK_CUBE,
    ASK_HOUSE,
    ASK_LOT,
    PAY_LAND,
    PLACE_STORE,
    REWARD,
    STORE_WIGS,
    TAKE_CUBE,
    a_of,
    effect_tasks,
    seat_of,
    task,
)
from lisboa.rules.machinery.question import Question
from lisboa.rules.machinery.state import Player, State, changed, plus


def build(s: State, seat: int) -> None:
    s.then(task(ASK_LOT, seat))


# ---- which tile, where? (STORE-01..03) ----


class LotQuestion(Question):
    def candidates(self, s: State, asked: int) -> list[int]:
        base, t = s.t.actions.base[act.BUILD], s.t
        return [
            base + lot
            for lot in range(t.lots)
            if s.owner[t.lot_plot[lot]] == w.NONE and s.city[t.lot_city[lot]]
        ]

    def forbids(self, s: State, asked: int, action: int) -> int:
        return site_forbids(s, s.players[seat_of(asked)], s.t.actions.thing[action])

    def answer(self, s: State, asked: int, action: int) -> None:
        seat, lot = seat_of(asked), s.t.actions.thing[action]
        plot = s.t.lot_plot[lot]
        s.city = changed(s.city, s.t.lot_city[lot], 0)
        s.tell(e.STORE_CHOSEN, seat, lot)
        s.then(
            *effect_tasks(REWARD, seat, s.plot_reward[plot]),  # STORE-05, CF-14
            task(PLACE_STORE, seat, lot),
            task(TAKE_CUBE, seat, plot),  # STORE-06
            task(PAY_LAND, seat, plot),  # STORE-08
            task(ASK_HOUSE, seat),  # STORE-09
            task(STORE_WIGS, seat, lot),  # STORE-10
        )


def site_forbids(s: State, p: Player, lot: int) -> int:
    """Everything but the price, which is for the look-ahead."""
    plot = s.t.lot_plot[lot]
    if s.owner[plot] != w.NONE:
        return r.PLOT_TAKEN
    if s.t.row_players[s.t.plot_row[plot]] > len(s.players):
        return r.ROW_CLOSED  # TWOP-04
    if not s.city[s.t.lot_city[lot]]:
        return r.NO_CITY_TILE  # STORE-15, G-86
    if p.stores() == s.t.all_houses:
        return r.NO_HOUSE_LEFT  # G-85
    return r.ALLOWED


def place_store(s: State, todo: int) -> None:
    lot = a_of(todo)
    plot = s.t.lot_plot[lot]
    s.owner = changed(s.owner, plot, seat_of(todo))  # STORE-16
    s.store = changed(s.store, plot, s.t.lot_good[lot])
    s.tell(e.STORE_BUILT, seat_of(todo), lot)


# ---- which cube? Mandatory while there is one (G-84) ----


def take_cube(s: State, todo: int) -> None:
    row, column = s.t.plot_row[a_of(todo)] * w.COLOURS, s.t.plot_column[a_of(todo)] * w.COLOURS
    if any(
        s.row_cubes[row + colour] or s.column_cubes[column + colour] for colour in range(w.COLOURS)
    ):
        s.then(task(ASK_CUBE, seat_of(todo), a_of(todo)))


class CubeQuestion(Question):
    def candidates(self, s: State, asked: int) -> list[int]:
        base = s.t.actions.base[act.CUBE]
        return [base + n for n in range(2 * w.COLOURS)]

    def forbids(self, s: State, asked: int, action: int) -> int:
        c, plot = s.t.actions, a_of(asked)
        place, colour = c.thing[action], c.other[action]
        if place == act.IN_ROW:
            n = s.row_cubes[s.t.plot_row[plot] * w.COLOURS + colour]
        elif place == act.IN_COLUMN:
            n = s.column_cubes[s.t.plot_column[plot] * w.COLOURS + colour]
        else:
            n = 0
        return r.ALLOWED if n else r.CUBE_NOT_THERE

    def answer(self, s: State, asked: int, action: int) -> None:
        c, plot = s.t.actions, a_of(asked)
        colour = c.other[action]
        if c.thing[action] == act.IN_ROW:
            s.row_cubes = plus(s.row_cubes, s.t.plot_row[plot] * w.COLOURS + colour, -1)
        else:
            s.column_cubes = plus(s.column_cubes, s.t.plot_column[plot] * w.COLOURS + colour, -1)
        rubble.gain(s, seat_of(asked), colour)


# ---- the land price ----


def rubble_price(s: State, p: Player, plot: int) -> int:
    """All cubes of the row and the column, at what they cost this player."""
    return rubble.price(s, s.row_cubes, s.t.plot_row[plot], p.benefit) + rubble.price(
        s, s.column_cubes, s.t.plot_column[plot], p.benefit
    )


def land_price(p: Player, value: int, cubes: int) -> int:
    """By the treasury value and the price of the cubes, never below 0 (LAND-01/05, G-11)."""
    return max(0, value + cubes - p.benefit[w.LAND_DISCOUNT] - p.benefit[w.DISCOUNT])


def pay_land(s: State, todo: int) -> None:
    """The cubes that remain after STORE-06 count (LAND-02)."""
    p = s.players[seat_of(todo)]
    price = land_price(p, treasury.value(s), rubble_price(s, p, a_of(todo)))
    influence.due(s, seat_of(todo), price)


# ---- which house? ----


class HouseQuestion(Question):
    def candidates(self, s: State, asked: int) -> list[int]:
        base = s.t.actions.base[act.HOUSE]
        return [base + group for group in range(len(s.t.houses))]

    def forbids(self, s: State, asked: int, action: int) -> int:
        group = s.t.actions.thing[action]
        left = s.t.houses[group] - s.players[seat_of(asked)].houses[group]
        return r.ALLOWED if left else r.GROUP_EMPTY

    def answer(self, s: State, asked: int, action: int) -> None:
        seat, group = seat_of(asked), s.t.actions.thing[action]
        p = s.players[seat]
        # HOUSE-02/03: the ability follows from the number built (G-88).
        p.houses = plus(p.houses, group, 1)
        s.tell(e.HOUSE_BUILT, seat, group, p.houses[group])


# ---- wigs for public buildings ----


def relevant(s: State, plot: int, good: int) -> list[int]:
    """The sites whose open building shows the colour of a store here (STORE-11/12)."""
    row = s.t.plot_row[plot]
    ends = (s.t.row_west[row], s.t.street_north[good], s.t.row_east[row])
    return [
        site
        for site in ends
        if s.building[site] != w.NONE and s.t.face_goods[s.building[site]] >> good & 1
    ]


def lot_wigs(s: State, lot: int) -> int:
    """What a store here earns when it is built (STORE-13)."""
    plot, good = s.t.lot_plot[lot], s.t.lot_good[lot]
    value = s.scoring[s.t.plot_scoring[plot]]  # STORE-14: of its own column
    return value * len(relevant(s, plot, good))


def store_wigs(s: State, todo: int) -> None:
    seat = seat_of(todo)
    task_cards.did(s, seat, w.STORE)
    s.gain_wigs(seat, lot_wigs(s, a_of(todo)), w.W_STORES)
    s.gain_wigs(seat, s.players[seat].benefit[w.STORE_BONUS], w.W_REWARDS)  # G-144
