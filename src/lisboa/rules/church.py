"""Chapter 10, CARD and CHURCH: meeting the Cardinal, clergy tiles and church scoring."""

from lisboa.rules import influence, task_cards, treasury, warehouse
from lisboa.rules.machinery import catalogue as act
from lisboa.rules.machinery import log as e
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery import reasons as r
from lisboa.rules.machinery.agenda import (
    ASK_GIVE_TILE,
    ASK_STEPS,
    ASK_TILE,
    CHURCH_ICONS,
    CHURCH_INFLUENCE,
    REWARD,
    STAND_UP,
    a_of,
    b_of,
    effect_tasks,
    seat_of,
    task,
)
from lisboa.rules.machinery.question import Question
from lisboa.rules.machinery.state import State, changed, in_order, without

MOST_STEPS = 2  # CARD-02


def has_tile(s: State, gap: int) -> bool:
    """Whether a tile lies next to a gap of the church track."""
    behind, ahead = s.church[s.t.tile_behind[gap]], s.church[s.t.tile_ahead[gap]]
    return behind != w.NONE or ahead != w.NONE


def forbids(s: State, seat: int, most_steps: int) -> int:
    if len(s.players[seat].clergy) >= s.t.clergy_spaces:
        return r.CLERGY_FULL  # CARD-01, G-35
    for steps in range(1, most_steps + 1):
        if has_tile(s, (s.cardinal + steps) % s.t.gaps):
            return r.ALLOWED
    return r.NO_TILE_NEAR  # G-38


def steps_by(word: int, what: int) -> int:
    """How far the Cardinal may move by this effect."""
    if word == w.GIVE_CARDINAL:
        return 1
    return MOST_STEPS if word == w.GIVE_STATE and what == w.CARDINAL else 0


def tiles_in_reach(s: State, seat: int, steps: int) -> list[int]:
    """The clergy tiles that the Cardinal may bring within so many steps."""
    if len(s.players[seat].clergy) >= s.t.clergy_spaces:
        return []
    out: list[int] = []  # a tile may be there twice
    for step in range(1, steps + 1):
        gap = (s.cardinal + step) % s.t.gaps
        for space in (s.t.tile_behind[gap], s.t.tile_ahead[gap]):
            if s.church[space] != w.NONE:
                out.append(s.church[space])
    return out


def meet_cardinal(s: State, seat: int, most_steps: int) -> None:
    s.then(task(ASK_STEPS, seat, most_steps))


# ---- how far does the Cardinal move? ----


class StepsQuestion(Question):
    def candidates(self, s: State, asked: int) -> list[int]:
        base = s.t.actions.base[act.MOVE]
        return [base + steps for steps in range(a_of(asked))]

    def forbids(self, s: State, asked: int, action: int) -> int:
        steps = s.t.actions.thing[action] + 1
        if steps > a_of(asked):
            return r.NOT_ASKED  # CARD-07
        near = has_tile(s, (s.cardinal + steps) % s.t.gaps)
        return r.ALLOWED if near else r.NO_TILE_NEAR

    def answer(self, s: State, asked: int, action: int) -> None:
        seat, steps, left = seat_of(asked), s.t.actions.thing[action] + 1, s.cardinal
        s.cardinal = (s.cardinal + steps) % s.t.gaps
        s.tell(e.CARDINAL_MOVED, seat, s.cardinal)
        s.then(task(ASK_TILE, seat), task(CHURCH_ICONS, seat, left, steps))


# ---- which tile is taken? ----


def _space(s: State, side: int) -> int:
    return s.t.tile_ahead[s.cardinal] if side == act.AHEAD else s.t.tile_behind[s.cardinal]


class TileQuestion(Question):
    def candidates(self, s: State, asked: int) -> list[int]:
        base = s.t.actions.base[act.TAKE_TILE]
        tiles = [(s.church[_space(s, side)], side) for side in (act.AHEAD, act.BEHIND)]
        return [base + front * 2 + side for front, side in tiles if front != w.NONE]

    def forbids(self, s: State, asked: int, action: int) -> int:
        c = s.t.actions
        there = s.church[_space(s, c.other[action])] == c.thing[action]
        return r.ALLOWED if there else r.TILE_NOT_THERE

    def answer(self, s: State, asked: int, action: int) -> None:
        seat, front = seat_of(asked), s.t.actions.thing[action]
        space = _space(s, s.t.actions.other[action])
        s.church = changed(s.church, space, w.NONE)  # refilled in the maintenance (CARD-10)
        receive(s, seat, front)
        task_cards.did(s, seat, w.CARDINAL)
        s.then(*effect_tasks(REWARD, seat, s.t.clergy_instant[front]))  # G-142


def receive(s: State, seat: int, front: int) -> None:
    """A tile on the board works at once (G-134)."""
    p = s.players[seat]
    p.clergy = in_order(p.clergy, front)
    p.add_benefit(s.t.clergy_benefit[front], 1)
    s.tell(e.TILE_TAKEN, seat, front)


def icons(s: State, todo: int) -> None:
    """Icons on which the Cardinal stopped or which it passed (CARD-04..06)."""
    pass_icons(s, seat_of(todo), a_of(todo), b_of(todo))


def pass_icons(s: State, seat: int, left: int, steps: int) -> None:
    for step in range(1, steps + 1):
        icon = s.t.icon[(left + step) % s.t.gaps]
        if icon == w.TREASURY_ICON:
            treasury.move(s, seat, 1)  # G-39
        elif icon == w.ENVELOPE and s.church_call == w.NONE:  # G-37: the first mover counts
            s.church_call = seat
            s.tell(e.CHURCH_CALLED, seat)


# ---- church scoring ----


def scoring(s: State, todo: int) -> None:
    """At the end of the turn, the mover first, then clockwise (CHURCH-01/02)."""
    if s.church_call == w.NONE:
        return
    s.tell(e.CHURCH_OPENS, s.church_call)
    todo_next = []
    for seat in s.clockwise(s.church_call):
        if s.agreement.solo and seat == w.LACERDA:
            todo_next.append(task(CHURCH_INFLUENCE, seat))  # SOLO-STATE-13
        elif s.players[seat].clergy:  # CHURCH-04
            todo_next.append(task(ASK_GIVE_TILE, seat))
    s.then(*todo_next, task(STAND_UP, s.church_call))


def stand_up(s: State, todo: int) -> None:
    s.church_call = w.NONE  # CHURCH-08


class GiveQuestion(Question):
    def candidates(self, s: State, asked: int) -> list[int]:
        base, p = s.t.actions.base, s.players[seat_of(asked)]
        out = [
            base[act.GIVE_TILE] + front for front in sorted(set(p.clergy)) if front >= a_of(asked)
        ]
        out.append(base[act.STOP])
        return out

    def forbids(self, s: State, asked: int, action: int) -> int:
        c = s.t.actions
        if c.verb[action] == act.STOP:
            return r.ALLOWED  # CHURCH-03
        if c.thing[action] not in s.players[seat_of(asked)].clergy:
            return r.TILE_NOT_OWNED
        return r.ALLOWED if c.thing[action] >= a_of(asked) else r.FIXED_ORDER  # G-152

    def answer(self, s: State, asked: int, action: int) -> None:
        c, seat = s.t.actions, seat_of(asked)
        p = s.players[seat]
        given = b_of(asked)
        if c.verb[action] == act.GIVE_TILE:
            front = c.thing[action]
            p.clergy = without(p.clergy, front)  # CHURCH-05, G-41: it leaves the game
            p.add_benefit(s.t.clergy_benefit[front], -1)
            warehouse.return_surplus(s, seat)
            s.tell(e.TILE_GIVEN, seat, front)
            s.gain_wigs(seat, s.t.clergy_wigs[front], w.W_CHURCH)  # CHURCH-06
            given = 1
            if any(other >= front for other in p.clergy):
                s.then(task(ASK_GIVE_TILE, seat, front, given))
                return
        if given:
            s.then(task(CHURCH_INFLUENCE, seat))


def church_influence(s: State, todo: int) -> None:
    seat = seat_of(todo)
    if s.agreement.solo and seat == w.LACERDA:  # the human's envelopes and all its ships (CF-44)
        influence.gain(s, seat, sum(influence.connections(s, p) for p in s.players))
    else:
        if influence.gain_by_portfolio(s, seat):  # CHURCH-07: once, not once per tile
            task_cards.did(s, seat, w.CHURCH_INFLUENCE)
