"""Chapter 15: opening a public building, the King's noble action."""

from lisboa.rules import influence, officials, rubble, task_cards, treasury
from lisboa.rules.machinery import catalogue as act
from lisboa.rules.machinery import log as e
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery import reasons as r
from lisboa.rules.machinery.agenda import (
    ASK_RETURN,
    ASK_SITE,
    ASK_USE_PLAN,
    COMPLETE_PLAN,
    HIRE,
    NEXT_BUILDING,
    REWARD,
    SITE_CUBES,
    STAFF,
    a_of,
    b_of,
    effect_tasks,
    seat_of,
    task,
)
from lisboa.rules.machinery.question import Question
from lisboa.rules.machinery.state import Player, State, changed, in_order, without


def open_building(s: State, seat: int) -> None:
    s.then(task(ASK_SITE, seat))


# ---- where? ----


class SiteQuestion(Question):
    def candidates(self, s: State, asked: int) -> list[int]:
        base = s.t.actions.base[act.SITE]
        return [base + site for site in range(s.t.sites) if s.building[site] == w.NONE]

    def forbids(self, s: State, asked: int, action: int) -> int:
        return site_forbids(s, s.t.actions.thing[action])

    def answer(self, s: State, asked: int, action: int) -> None:
        seat, site = seat_of(asked), s.t.actions.thing[action]
        s.tell(e.SITE_CHOSEN, seat, site)
        s.then(
            task(SITE_CUBES, seat, site),  # OPEN-05
            *effect_tasks(REWARD, seat, s.site_reward[site]),  # OPEN-06, CF-19
            task(ASK_USE_PLAN, seat, site),  # OPEN-07
        )


def site_forbids(s: State, site: int) -> int:
    """Everything but plan and staff, which are for the look-ahead."""
    if s.building[site] != w.NONE:
        return r.SITE_TAKEN
    row = s.t.site_row[site]
    if row != w.NONE and s.t.row_players[row] > len(s.players):
        return r.ROW_CLOSED  # TWOP-04
    if not fits(s, site, w.BLUE_ARCHITECT) and not fits(s, site, w.GREEN_ARCHITECT):
        return r.NO_BUILDING_FITS  # G-93
    return r.ALLOWED


def fits(s: State, site: int, architect: int) -> bool:
    """A north site wants a building with the colour of its street (OPEN-04)."""
    face, street = s.available[architect], s.t.site_street[site]
    return face != w.NONE and (street == w.NONE or bool(s.t.face_goods[face] >> street & 1))


def site_cubes(s: State, todo: int) -> None:
    """Both cubes go to the player board."""
    first = a_of(todo) * w.COLOURS
    for colour in range(w.COLOURS):
        for _ in range(s.site_cubes[first + colour]):
            rubble.gain(s, seat_of(todo), colour)
        s.site_cubes = changed(s.site_cubes, first + colour, 0)


# ---- by which plan? ----


class UsePlanQuestion(Question):
    def candidates(self, s: State, asked: int) -> list[int]:
        base = s.t.actions.base[act.USE_PLAN]
        return [base + plan for plan in s.players[seat_of(asked)].plans]

    def forbids(self, s: State, asked: int, action: int) -> int:
        return plan_forbids(s, seat_of(asked), a_of(asked), s.t.actions.thing[action])

    def answer(self, s: State, asked: int, action: int) -> None:
        seat, site, plan = seat_of(asked), a_of(asked), s.t.actions.thing[action]
        architect = s.t.plan_architect[plan]
        s.building = changed(s.building, site, s.available[architect])
        s.available = changed(s.available, architect, w.NONE)
        s.tell(e.BUILDING_OPENED, seat, site, s.building[site], plan)
        s.then(
            task(STAFF, seat, plan),  # OPEN-08
            task(COMPLETE_PLAN, seat, plan, site),  # OPEN-10
            task(NEXT_BUILDING, seat, architect),  # OPEN-15
        )


def plan_forbids(s: State, seat: int, site: int, plan: int) -> int:
    p, architect = s.players[seat], s.t.plan_architect[plan]
    if plan not in p.plans:
        return r.PLAN_NOT_OWNED
    if s.available[architect] == w.NONE:
        return r.NO_BUILDING  # G-94
    if not fits(s, site, architect):
        return r.WRONG_COLOUR
    if hire_price(s, p, missing(s, seat, plan)) > influence.means(s, p):
        return r.CANNOT_STAFF  # OPEN-02
    return r.ALLOWED


def needed(s: State, p: Player, plan: int) -> int:
    """Officials shown on the plan, less clergy reductions, never below 0 (G-143)."""
    return max(0, s.t.plan_officials[plan] - p.benefit[w.STAFF_REDUCTION])


def missing(s: State, seat: int, plan: int) -> int:
    """Hiring only begins where the own officials end (HIRE-01)."""
    return max(0, needed(s, s.players[seat], plan) - officials.serving(s, seat))


def hire_price(s: State, p: Player, n: int) -> int:
    """The hiring of one opening is one payment (HIRE-02/03, G-12, G-97)."""
    return max(0, n * price_of_each(p, treasury.value(s)) - p.benefit[w.DISCOUNT])


def price_of_each(p: Player, value: int) -> int:
    """By the treasury value."""
    return max(0, value - p.benefit[w.HIRE_DISCOUNT])


def staff(s: State, todo: int) -> None:
    seat, plan = seat_of(todo), a_of(todo)
    n, own = needed(s, s.players[seat], plan), officials.serving(s, seat)
    if n < own:
        if n:
            s.then(task(ASK_RETURN, seat, n))
        return
    for place in range(officials.PLACES):
        for _ in range(officials.at(s, seat, place)):
            officials.take_back(s, seat, place)
    if n > own:
        s.then(task(HIRE, seat, n - own))


# ---- which officials return? Offices, then plazas, left to right (OPEN-09, G-152) ----


class ReturnQuestion(Question):
    def candidates(self, s: State, asked: int) -> list[int]:
        base = s.t.actions.base[act.RETURN]
        return [base + place for place in range(b_of(asked), officials.PLACES)]

    def forbids(self, s: State, asked: int, action: int) -> int:
        seat, place = seat_of(asked), s.t.actions.thing[action]
        if place < b_of(asked):
            return r.FIXED_ORDER
        if not officials.at(s, seat, place):
            return r.NO_OFFICIAL_THERE
        left = sum(officials.at(s, seat, later) for later in range(place, officials.PLACES))
        return r.ALLOWED if left >= a_of(asked) else r.TOO_FEW_LEFT

    def answer(self, s: State, asked: int, action: int) -> None:
        seat, place, left = seat_of(asked), s.t.actions.thing[action], a_of(asked) - 1
        officials.take_back(s, seat, place)
        if left:
            s.then(task(ASK_RETURN, seat, left, place))


def hire(s: State, todo: int) -> None:
    """A hired official is only a payment (HIRE-04)."""
    seat, n = seat_of(todo), a_of(todo)
    p = s.players[seat]
    s.tell(e.OFFICIALS_HIRED, seat, n, price_of_each(p, treasury.value(s)))
    influence.due(s, seat, hire_price(s, p, n))


# ---- completing the plan, wigs for stores, and the next building ----


def complete_plan(s: State, todo: int) -> None:
    seat, plan, site = seat_of(todo), a_of(todo), b_of(todo)
    p = s.players[seat]
    task_cards.did(s, seat, w.OPEN)
    p.plans = without(p.plans, plan)
    p.completed = in_order(p.completed, plan)
    for owner, wigs in enumerate(site_wigs(s, site, s.building[site])):
        s.gain_wigs(owner, wigs, w.W_OPENINGS)  # OPEN-14
    s.gain_wigs(seat, p.benefit[w.OPEN_BONUS], w.W_REWARDS)  # G-144


def site_wigs(s: State, site: int, face: int) -> list[int]:
    """What each player's stores earn when this face opens here."""
    out = [0] * len(s.players)
    for plot, owner in enumerate(s.owner):
        if owner != w.NONE and earns(s, site, face, plot):
            out[owner] += s.scoring[s.t.plot_scoring[plot]]
    return out


def earns(s: State, site: int, face: int, plot: int) -> bool:
    """Whether the store on this plot earns wigs when this face opens here (OPEN-11..13)."""
    street = s.t.site_street[site]
    if street != w.NONE:
        return s.store[plot] == street
    matches = s.t.face_goods[face] >> s.store[plot] & 1
    return s.t.plot_row[plot] == s.t.site_row[site] and bool(matches)


def next_building(s: State, todo: int) -> None:
    """The top tile of the stack becomes available, the one below it visible (OPEN-15, G-94)."""
    show_next_building(s, a_of(todo))


def show_next_building(s: State, architect: int) -> None:
    stack, place = s.building_stack[architect], s.building_next[architect]
    if place < len(stack):
        s.available = changed(s.available, architect, stack[place])
        s.building_next = changed(s.building_next, architect, place + 1)
        if place + 1 < len(stack):
            s.reveals += 1
