"""Arithmetic about staff: the officials that an opening lacks, and what may still help."""

from typing import Final

from lisboa.rules import church, openings, plans
from lisboa.rules.foresight.land import instant_means, means_after
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery import reasons as r
from lisboa.rules.machinery.state import State
from lisboa.rules.machinery.tables import Effects


def fewest_missing(s: State, seat: int, plans: list[int]) -> list[int]:
    """By architect: the officials to hire for the plan that needs fewest, or NONE."""
    out = [w.NONE] * w.ARCHITECTS
    for plan in plans:
        architect, missing = s.t.plan_architect[plan], openings.missing(s, seat, plan)
        if out[architect] == w.NONE or missing < out[architect]:
            out[architect] = missing
    return out


class Help:
    """The most that rewards on the way to an opening may bring."""

    def __init__(self) -> None:
        self.officials = 0
        self.means = 0
        self.hire_discount = 0
        self.plans: list[int] = []

    def helps(self) -> bool:
        return self.officials + self.means + self.hire_discount > 0

    def add_tile(self, s: State, fronts: list[int]) -> None:
        """One of these tiles, counted as if it had the best of each."""
        officials_fewer = means = hire_discount = 0
        for front in fronts:
            means = max(means, instant_means(s.t.clergy_instant[front]))
            for place, n in s.t.clergy_benefit[front]:
                if place == w.STAFF_REDUCTION:
                    officials_fewer = max(officials_fewer, n)
                elif place == w.DISCOUNT:
                    means = max(means, n)
                elif place == w.HIRE_DISCOUNT:
                    hire_discount = max(hire_discount, n)
        self.officials += officials_fewer
        self.means += means
        self.hire_discount += hire_discount

    def add_reward(self, s: State, seat: int, reward: Effects, steps: int) -> None:
        """What a site gives that may be accepted; the Cardinal may bring tiles so far away."""
        for word, what, n in reward:
            if word == w.GIVE_OFFICIAL:
                self.officials += n
            elif church.steps_by(word, what):
                self.add_tile(s, church.tiles_in_reach(s, seat, steps))
            elif word == w.GIVE_STATE:
                if what == w.RECRUIT:
                    self.officials += w.NOBLES
                elif what == w.PLAN:
                    tops = [plans.top(s, architect) for architect in range(w.ARCHITECTS)]
                    self.plans += [plan for plan in tops if plan != w.NONE]
                elif what == w.SHIP:
                    self.means += s.t.worth[s.t.influence_max]


NO_HELP: Final = Help()


def staffed(
    s: State,
    seat: int,
    site: int,
    missing: list[int],
    reais: int,
    influence_left: int,
    more: Help = NO_HELP,
) -> bool:
    """With the rewards that happen by themselves; so many officials are missing by architect."""
    p = s.players[seat]
    means, value = means_after(s, s.site_reward[site], reais, influence_left)
    means += p.benefit[w.DISCOUNT] + more.means
    each = openings.price_of_each(p, value - more.hire_discount)
    for architect in range(w.ARCHITECTS):
        n = missing[architect]
        if n != w.NONE and openings.fits(s, site, architect):
            n = max(0, n - more.officials)
            if n * each <= means:
                return True
    return False


def may_bring_staff(reward: Effects) -> bool:
    """Whether accepting a reward of a site may help to open there."""
    return any(word in (w.GIVE_OFFICIAL, w.GIVE_CARDINAL, w.GIVE_STATE) for word, _, _ in reward)


def tile_may_staff(s: State, seat: int) -> bool:
    """Whether a tile of the King's free action could help to open, perhaps with a site's reward."""
    p = s.players[seat]
    tiles = church.tiles_in_reach(s, seat, church.MOST_STEPS)
    if not tiles:
        return False
    tile_alone = Help()
    tile_alone.add_tile(s, tiles)
    own_plans = fewest_missing(s, seat, p.plans)
    for site in range(s.t.sites):
        reward_helps = may_bring_staff(s.site_reward[site])
        if (reward_helps or tile_alone.helps()) and not openings.site_forbids(s, site):
            more, missing = tile_alone, own_plans
            if reward_helps:
                more = Help()
                more.add_tile(s, tiles)
                more.add_reward(s, seat, s.site_reward[site], 2 * church.MOST_STEPS)
                missing = fewest_missing(s, seat, p.plans + more.plans)
            if staffed(s, seat, site, missing, p.reais, p.influence, more):
                return True
    return False


def site_reason(s: State, seat: int, sites: list[int]) -> int:
    """Why no building can be opened on any of these sites."""
    architects = {s.t.plan_architect[plan] for plan in s.players[seat].plans}
    if not architects:
        return r.NO_PLAN
    if all(s.available[architect] == w.NONE for architect in architects):
        return r.NO_BUILDING
    if not any(
        openings.fits(s, site, architect)
        for site in sites
        if not openings.site_forbids(s, site)
        for architect in architects
    ):
        return r.WRONG_COLOUR if len(sites) == 1 else r.NO_BUILDING_FITS
    return r.CANNOT_STAFF
