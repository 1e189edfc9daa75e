"""Whether what is owed can be completed: stores that can be paid, openings that can be staffed.

Arithmetic (foresight.land, foresight.staff) sees what is surely possible or hopeless; the rest is
found out by running the real rules on a copy, depth first.
"""

from lisboa.rules import church, openings, stores
from lisboa.rules.foresight.debts import NO_DEBT, assured, debt, hopeless
from lisboa.rules.foresight.land import (
    Rubble,
    best_tile,
    cube_forbids,
    may_bring_means,
    shortfall,
)
from lisboa.rules.foresight.staff import (
    Help,
    fewest_missing,
    may_bring_staff,
    site_reason,
    staffed,
)
from lisboa.rules.machinery import agenda as ag
from lisboa.rules.machinery import catalogue as act
from lisboa.rules.machinery import dispatch as ask
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery import reasons as r
from lisboa.rules.machinery.state import State
from lisboa.rules.machinery.work import WORK

# ---- the real rules on a copy ----


def finishes(s: State, action: int) -> bool:
    """Whether everything owed can be completed after this answer."""
    WORK.clones += 1
    copy = s.clone()
    ask.answer(copy, action)
    return finishable(copy)


def finishes_declining(s: State, action: int) -> bool:
    """The same if what a card covers could be declined (PORT-09)."""
    WORK.clones += 1
    copy = s.clone()
    ask.answer(copy, action)
    for place, todo in enumerate(copy.agenda):
        if ag.kind_of(todo) == ag.MUST:
            copy.agenda[place] = todo - ag.MUST + ag.REWARD
    return finishable(copy)


def finishable(s: State) -> bool:
    """Depth first through the answers of a scratch copy, until nothing is owed any more."""
    while True:
        WORK.positions += 1
        ask.advance(s)
        if not s.agenda:
            return True
        asked = s.agenda[-1]
        kind, seat = ag.kind_of(asked), ag.seat_of(asked)
        p = s.players[seat]
        if kind == ag.ASK_LOT:
            return store_possible(s, seat, p.reais, p.influence)
        if kind == ag.ASK_SITE:
            return open_possible(s, seat, p.reais, p.influence)
        owed = debt(s)
        if owed != NO_DEBT and hopeless(s, asked, owed):
            return False
        answers = ask.unforbidden(s)
        if kind == ag.ASK_CUBE:
            return any(not cube_forbids(s, asked, action) for action in answers)
        if not answers or owed == NO_DEBT or assured(s, asked, owed):
            return bool(answers)
        for action in answers[:-1]:
            if finishes(s, action):
                return True
        ask.answer(s, answers[-1])  # the last one needs no copy


def _scratch_finishes(
    s: State, asked: int, verb: int, thing: int, reais: int, influence_left: int
) -> bool:
    """Whether this choice of a plot or site can be completed with these means."""
    WORK.clones += 1
    copy = s.clone()
    p = copy.players[ag.seat_of(asked)]
    p.reais, p.influence = reais, influence_left
    copy.agenda = [asked]
    ask.answer(copy, s.t.actions.of(verb, thing))
    return finishable(copy)


# ---- stores: is there a plot that can be paid? ----


def store_possible(s: State, seat: int, reais: int, influence_left: int) -> bool:
    p, rubble = s.players[seat], Rubble(s, s.players[seat])
    helped: list[int] = []
    for plot in range(s.t.plots):
        if s.owner[plot] == w.NONE:
            missing = shortfall(s, p, plot, rubble.cheapest(plot), reais, influence_left)
            if missing <= 0 or may_bring_means(s.plot_reward[plot]):
                for lot in s.t.plot_lots[plot]:
                    if not stores.site_forbids(s, p, lot):
                        if missing <= 0:
                            return True
                        helped.append(lot)
                        break  # the type of the store makes no difference
    return any(lot_possible(s, seat, lot, rubble, reais, influence_left) for lot in helped)


def lot_possible(
    s: State, seat: int, lot: int, rubble: Rubble, reais: int, influence_left: int
) -> bool:
    plot = s.t.lot_plot[lot]
    cubes = rubble.cheapest(plot)
    missing = shortfall(s, s.players[seat], plot, cubes, reais, influence_left)
    return missing <= 0 or _lot_finishes(s, seat, lot, missing, reais, influence_left)


def _lot_finishes(
    s: State, seat: int, lot: int, missing: int, reais: int, influence_left: int
) -> bool:
    """Whether a reward that may be accepted makes up for what is missing."""
    plot = s.t.lot_plot[lot]
    for word, what, _ in s.plot_reward[plot]:
        steps = church.steps_by(word, what)
        if (steps and best_tile(s, seat, plot, steps) >= missing) or (
            word == w.GIVE_STATE and what == w.SHIP
        ):
            asked = ag.task(ag.ASK_LOT, seat)
            return _scratch_finishes(s, asked, act.BUILD, lot, reais, influence_left)
    return False


# ---- openings: is there a site, a plan and staff? ----


def open_possible(s: State, seat: int, reais: int, influence_left: int) -> bool:
    sites = [site for site in range(s.t.sites) if not openings.site_forbids(s, site)]
    missing = fewest_missing(s, seat, s.players[seat].plans)
    for site in sites:
        if staffed(s, seat, site, missing, reais, influence_left):
            return True
    return any(_site_finishes(s, seat, site, missing, reais, influence_left) for site in sites)


def site_possible(s: State, seat: int, site: int, reais: int, influence_left: int) -> bool:
    missing = fewest_missing(s, seat, s.players[seat].plans)
    if staffed(s, seat, site, missing, reais, influence_left):
        return True
    return _site_finishes(s, seat, site, missing, reais, influence_left)


def _site_finishes(
    s: State, seat: int, site: int, missing: list[int], reais: int, influence_left: int
) -> bool:
    """Whether a reward that may be accepted makes the opening possible."""
    if not may_bring_staff(s.site_reward[site]):
        return False
    more = Help()
    more.add_reward(s, seat, s.site_reward[site], church.MOST_STEPS)
    if more.plans:
        missing = fewest_missing(s, seat, s.players[seat].plans + more.plans)
    if not staffed(s, seat, site, missing, reais, influence_left, more):
        return False
    asked = ag.task(ag.ASK_SITE, seat)
    return _scratch_finishes(s, asked, act.SITE, site, reais, influence_left)


# ---- either, as a noble action ----


def deed_forbids(s: State, seat: int, deed: int, reais: int, influence_left: int) -> int:
    """A noble action with these means."""
    if deed == w.STORE:
        possible = store_possible(s, seat, reais, influence_left)
        return r.ALLOWED if possible else r.NO_LAND_AFFORDABLE
    if deed == w.OPEN:
        possible = open_possible(s, seat, reais, influence_left)
        return r.ALLOWED if possible else site_reason(s, seat, list(range(s.t.sites)))
    return r.ALLOWED
