"""Whether what is owed can be completed: stores that can be paid, openings that can be staffed.

Arithmetic sees what is surely possible or hopeless; the rest is found out by running the real
rules on a copy, depth first.
"""

from typing import Final

from lisboa.rules import church, influence, openings, plans, stores, treasury
from lisboa.rules.foresight.debts import NO_DEBT, assured, debt, hopeless
from lisboa.rules.machinery import agenda as ag
from lisboa.rules.machinery import catalogue as act
from lisboa.rules.machinery import dispatch as ask
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery import reasons as r
from lisboa.rules.machinery.state import Player, State
from lisboa.rules.machinery.tables import Effects
from lisboa.rules.machinery.work import WORK

UNKNOWN: Final = -1

# ---- the real rules on a copy ----


def finishes(s: State, action: int) -> bool:
    """Whether everything owed can be completed after this answer."""
    WORK.clones += 1
    copy = s.clone()
    ask.answer(copy, action)
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


# ---- stores: is there a plot that can be paid? ----


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


def store_possible(s: State, seat: int, reais: int, influence_left: int) -> bool:
    p, rubble = s.players[seat], Rubble(s, s.players[seat])
    helped: list[int] = []
    for plot in range(s.t.plots):
        if s.owner[plot] == w.NONE:
            missing = _shortfall(s, p, plot, rubble.cheapest(plot), reais, influence_left)
            if missing <= 0 or _may_bring_means(s.plot_reward[plot]):
                for lot in s.t.plot_lots[plot]:
                    if not stores.site_forbids(s, p, lot):
                        if missing <= 0:
                            return True
                        helped.append(lot)
                        break  # the type of the store makes no difference
    return any(lot_possible(s, seat, lot, rubble, reais, influence_left) for lot in helped)


def lot_possible(
    s: State, seat: int, lot: int, rubble: "Rubble", reais: int, influence_left: int
) -> bool:
    plot = s.t.lot_plot[lot]
    cubes = rubble.cheapest(plot)
    missing = _shortfall(s, s.players[seat], plot, cubes, reais, influence_left)
    return missing <= 0 or _lot_finishes(s, seat, lot, missing, reais, influence_left)


def _shortfall(s: State, p: Player, plot: int, cubes: int, reais: int, influence_left: int) -> int:
    """The réis missing when the dearest cube is taken and every reward declined that can be."""
    means, value = means_after(s, s.plot_reward[plot], reais, influence_left)
    return value + cubes - stores.discounts(p) - means


class Rubble:
    """What the cubes of rows and columns cost a player; each line is added up when needed."""

    def __init__(self, s: State, p: Player) -> None:
        self.s = s
        self.price: list[int] = [_cube_saves(s, p, colour) for colour in range(w.COLOURS)]
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


def _cube_saves(s: State, p: Player, colour: int) -> int:
    return 0 if p.benefit[w.RUBBLE_WAIVER + colour] else s.t.cube_price[colour]


def _may_bring_means(reward: Effects) -> bool:
    """Whether accepting a reward of a plot may help to pay for it."""
    for word, what, _ in reward:
        if church.steps_by(word, what) or (word == w.GIVE_STATE and what == w.SHIP):
            return True
    return False


def _lot_finishes(
    s: State, seat: int, lot: int, missing: int, reais: int, influence_left: int
) -> bool:
    """Whether a reward that may be accepted makes up for what is missing."""
    plot = s.t.lot_plot[lot]
    for word, what, _ in s.plot_reward[plot]:
        steps = church.steps_by(word, what)
        if (steps and _best_tile_for_land(s, seat, plot, steps) >= missing) or (
            word == w.GIVE_STATE and what == w.SHIP
        ):
            asked = ag.task(ag.ASK_LOT, seat)
            return _scratch_finishes(s, asked, act.BUILD, lot, reais, influence_left)
    return False


def _best_tile_for_land(s: State, seat: int, plot: int, steps: int) -> int:
    """The most réis that a tile in reach can be worth when this plot is paid."""
    row, column = s.t.plot_row[plot] * w.COLOURS, s.t.plot_column[plot] * w.COLOURS
    best = 0
    for front in church.tiles_in_reach(s, seat, steps):
        worth = _instant_means(s, front)
        for place, n in s.t.clergy_benefit[front]:
            if place in (w.DISCOUNT, w.LAND_DISCOUNT):
                worth += n
            elif place >= w.RUBBLE_WAIVER:
                colour = place - w.RUBBLE_WAIVER
                cubes = s.row_cubes[row + colour] + s.column_cubes[column + colour]
                worth += cubes * s.t.cube_price[colour]
        best = max(best, worth)
    return best


def _instant_means(s: State, front: int) -> int:
    return sum(
        n for word, _, n in s.t.clergy_instant[front] if word in (w.GIVE_REAIS, w.GIVE_INFLUENCE)
    )


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


def cube_forbids(s: State, asked: int, action: int) -> int:
    """The price after this cube is taken (LAND-02)."""
    p, plot = s.players[ag.seat_of(asked)], ag.a_of(asked)
    cubes = stores.rubble_price(s, p, plot) - _cube_saves(s, p, s.t.actions.other[action])
    price = treasury.value(s) + cubes - stores.discounts(p)
    return r.ALLOWED if price <= influence.means(s, p) else r.LAND_TOO_DEAR


# ---- openings: is there a site, a plan and staff? ----


def open_possible(s: State, seat: int, reais: int, influence_left: int) -> bool:
    sites = [site for site in range(s.t.sites) if not openings.site_forbids(s, site)]
    missing = _fewest_missing(s, seat, s.players[seat].plans)
    for site in sites:
        if _staffed(s, seat, site, missing, reais, influence_left):
            return True
    return any(_site_finishes(s, seat, site, missing, reais, influence_left) for site in sites)


def site_possible(s: State, seat: int, site: int, reais: int, influence_left: int) -> bool:
    missing = _fewest_missing(s, seat, s.players[seat].plans)
    if _staffed(s, seat, site, missing, reais, influence_left):
        return True
    return _site_finishes(s, seat, site, missing, reais, influence_left)


def _fewest_missing(s: State, seat: int, plans: list[int]) -> list[int]:
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
            means = max(means, _instant_means(s, front))
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


def _staffed(
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
    each = max(0, value - p.benefit[w.HIRE_DISCOUNT] - more.hire_discount)
    for architect in range(w.ARCHITECTS):
        n = missing[architect]
        if n != w.NONE and openings.fits(s, site, architect):
            n = max(0, n - more.officials)
            if n * each <= means:
                return True
    return False


def _site_finishes(
    s: State, seat: int, site: int, missing: list[int], reais: int, influence_left: int
) -> bool:
    """Whether a reward that may be accepted makes the opening possible."""
    if not _may_bring_staff(s.site_reward[site]):
        return False
    more = Help()
    more.add_reward(s, seat, s.site_reward[site], church.MOST_STEPS)
    if more.plans:
        missing = _fewest_missing(s, seat, s.players[seat].plans + more.plans)
    if not _staffed(s, seat, site, missing, reais, influence_left, more):
        return False
    asked = ag.task(ag.ASK_SITE, seat)
    return _scratch_finishes(s, asked, act.SITE, site, reais, influence_left)


def _may_bring_staff(reward: Effects) -> bool:
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
    own_plans = _fewest_missing(s, seat, p.plans)
    for site in range(s.t.sites):
        reward_helps = _may_bring_staff(s.site_reward[site])
        if (reward_helps or tile_alone.helps()) and not openings.site_forbids(s, site):
            more, missing = tile_alone, own_plans
            if reward_helps:
                more = Help()
                more.add_tile(s, tiles)
                more.add_reward(s, seat, s.site_reward[site], 2 * church.MOST_STEPS)
                missing = _fewest_missing(s, seat, p.plans + more.plans)
            if _staffed(s, seat, site, missing, p.reais, p.influence, more):
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


def deed_forbids(s: State, seat: int, deed: int, reais: int, influence_left: int) -> int:
    """A noble action with these means."""
    if deed == w.STORE:
        possible = store_possible(s, seat, reais, influence_left)
        return r.ALLOWED if possible else r.NO_LAND_AFFORDABLE
    if deed == w.OPEN:
        possible = open_possible(s, seat, reais, influence_left)
        return r.ALLOWED if possible else site_reason(s, seat, list(range(s.t.sites)))
    return r.ALLOWED
