"""What a position promises: the wigs each seat may be expected to have at the end of the game.

Every term is a sentence a player could say ("a favour is worth two wigs at the end, and until then
somebody may visit that noble"), with weights that the tuner finds (bots/weights). Only what is open
to everybody is read: of a hand, how many cards it holds. `promise` adds what a seat knows alone.
"""

from typing import Final

from lisboa.bots import decree_worth, worth
from lisboa.bots.worth import LAST_PERIOD, Weights
from lisboa.rules import officials, openings, scoring, stores, treasury
from lisboa.rules.machinery import agenda as ag
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery.state import Player, State

SETS_TO_END: Final = (0, 2, 4)  # by period
CARDS_OF_A_PERIOD: Final = 17.0  # drawn until three of the four stacks are empty
ROUNDS_AFTER_THE_END: Final = 1.5  # the rest of the round and one more
NO_TURN: Final = 0.01

__all__ = ["Weights", "estimate", "promise", "promise_of_answer", "turns_to_come"]


# ---- how long the game may still last ----


def turns_to_come(s: State, weights: Weights) -> list[float]:
    """The turns each seat may still expect, without the one that it is busy with."""
    n = len(s.players)
    if s.period == LAST_PERIOD and s.trigger != w.NONE:
        return _last_turns(s, n)
    rounds = _rounds_of_period(s, n, weights.turns_per_cube)
    if s.period < LAST_PERIOD:
        rest = CARDS_OF_A_PERIOD / n
        fewest = min([_cubes_missing(p, SETS_TO_END[LAST_PERIOD]) for p in _people(s)])
        rounds = min(rounds + rest, max(rounds + 1.0, fewest * weights.turns_per_cube))
    return [rounds + ROUNDS_AFTER_THE_END] * n


def _last_turns(s: State, n: int) -> list[float]:
    """Once the end is triggered, the turns are counted."""
    left = s.turns_left
    if left == w.NONE:
        left = (s.start - 1 - s.active) % n + n + 1
    out = []
    for seat in range(n):
        after = (seat - s.active) % n
        turns = (left - after + n - 1) // n
        if seat == s.active and not (s.agenda and ag.kind_of(s.agenda[-1]) == ag.ASK_TURN):
            turns -= 1
        out.append(max(NO_TURN, float(turns)))
    return out


def _rounds_of_period(s: State, n: int, turns_per_cube: float) -> float:
    """By cards or by sets, whatever comes first."""
    most, cards = 0, 0
    for kind in range(w.KINDS):
        left = len(s.stacks[kind]) - s.stack_next[kind]
        cards += left
        most = max(most, left)
    by_cards = (cards - 0.6 * most) / n
    fewest = min([_cubes_missing(p, SETS_TO_END[s.period]) for p in _people(s)])
    return min(by_cards, fewest * turns_per_cube)


def _people(s: State) -> list[Player]:
    """Lacerda's cubes end nothing (SG-35)."""
    return s.players[:1] if s.agreement.solo else s.players


def _cubes_missing(p: Player, sets: int) -> int:
    missing = 0
    for colour in range(w.COLOURS):
        missing += max(0, sets - p.rubble[colour])
    return missing


# ---- the whole ----


def estimate(s: State, weights: Weights) -> list[float]:
    """The wigs each seat may be expected to have at the end."""
    if s.over or not s.agenda:
        return [float(p.wigs) for p in s.players]
    c = decree_worth.census(s)
    printed = decree_worth.of(s.t)
    turns = turns_to_come(s, weights)
    by_type = [_by_type(s, c.plots[seat]) for seat in range(len(s.players))]
    by_plans = [scoring.plan_officials(s, p) for p in s.players]
    earns = [_site_earnings(s, c.plots[seat]) for seat in range(len(s.players))]
    out = []
    for seat, p in enumerate(s.players):
        left = turns[seat]
        use = min(1.0, left / weights.horizon)
        value = p.wigs + _majorities(seat, by_type, by_plans, left, weights)
        value += scoring.WIGS_PER_FAVOUR * (p.favours[0] + p.favours[1] + p.favours[2])
        value += scoring.hulls(s, p)
        if s.agreement.solo and seat == w.LACERDA:
            value += _lacerda(s, p, left, weights)
        else:
            value += worth.means(s, p, use, weights)
            value += worth.portfolio(s, p, left, use, weights)
            value += worth.downtown(s, p, c.plots[seat], c.matched, left, use, weights)
            value += worth.rubble(s, p, left, use, weights)
            value += worth.court(s, seat, p, left, use, weights)
            value += _opening_in_sight(s, seat, p, earns, use, weights)
            value += worth.church(s, p, left, use, weights)
            for decree in p.decrees:
                d = printed[decree]
                value += decree_worth.promise(s, seat, d, c, left, weights.decree_growth)
        out.append(value)
    _still_to_come(s, out, turns, weights)
    return out


def promise(s: State, seat: int, weights: Weights) -> float:
    """How a seat looks at it: its own wigs against the best rival's, its hand, in solo its rank.

    This is what a search should make as large as possible.
    """
    values = estimate(s, weights)
    rival = -1e9
    for other in range(len(values)):
        if other != seat and values[other] > rival:
            rival = values[other]
    value = values[seat] - weights.rival * rival
    if not s.over:
        value += worth.hand(s, s.players[seat], weights)
    if s.agreement.solo and seat != w.LACERDA:
        value += _steps_of_rank(s, values, weights)
    return value


def promise_of_answer(s: State, after: State, seat: int, weights: Weights) -> float:
    """How a seat looks at what its answer led to; a hand dealt anew is not known yet."""
    value = promise(after, seat, weights)
    if after.period > s.period or (s.blue and not after.blue):  # G-135
        value -= worth.hand(after, after.players[seat], weights)
    return value


# ---- downtown ----


def _by_type(s: State, plots: list[int]) -> list[int]:
    out = [0] * w.GOODS
    for plot in plots:
        out[s.store[plot]] += 1
    return out


def _majorities(
    seat: int, by_type: list[list[int]], by_plans: list[int], left: float, weights: Weights
) -> float:
    """Stores by type and officials on completed plans: as they stand, and as they may turn."""
    value = 0.0
    counts = [0] * len(by_plans)
    for good in range(w.GOODS):
        for other in range(len(counts)):
            counts[other] = by_type[other][good]
        value += _majority(counts, seat, good, weights.majority_doubt * left)
    return value + _majority(by_plans, seat, w.GOODS, weights.officials_doubt * left)


PLACES: Final = [*(list(places) for places in scoring.STORE_PLACES), list(scoring.OFFICIAL_PLACES)]


def _majority(counts: list[int], seat: int, what: int, doubt: float) -> float:
    """As in scoring.majority; the more doubt, the more it is a share of the whole."""
    mine = counts[seat]
    if not mine:
        return 0.0
    above, tied, total = 0, 0, 0
    for n in counts:
        total += n
        if n > mine:
            above += 1
        elif n == mine:
            tied += 1
    places = PLACES[what]
    step = 2 if len(counts) == 2 else 1
    wigs = 0
    for place in range(above, above + tied):
        if place * step < len(places):
            wigs += places[place * step]
    share = places[0] * mine / (total + 1.0)
    firm = 1.0 / (1.0 + doubt)
    return firm * (wigs // tied) + (1.0 - firm) * share


def _site_earnings(s: State, plots: list[int]) -> list[int]:
    """What a seat's stores would earn at the end of each row and street, by row and good."""
    t = s.t
    out = [0] * ((t.rows + 1) * w.GOODS)
    for plot in plots:
        good, value = s.store[plot], s.scoring[t.plot_scoring[plot]]
        out[t.plot_row[plot] * w.GOODS + good] += value
        out[t.rows * w.GOODS + good] += value
    return out


# ---- the court ----


def _opening_in_sight(
    s: State, seat: int, p: Player, earns: list[list[int]], use: float, weights: Weights
) -> float:
    """The best opening that a plan on the board allows, as far as its staff is there."""
    t = s.t
    best = 0.0
    serving = officials.serving(s, seat)
    hired = scoring.money(s, p) // max(1, treasury.value(s))
    for plan in p.plans:
        face = s.available[t.plan_architect[plan]]
        if face == w.NONE:
            continue
        staff = max(1, openings.needed(s, p, plan))
        ready = min(1.0, (serving + 0.7 * hired) / staff)
        gain = _best_site(s, seat, face, earns, weights.opening_rivals) + t.plan_officials[plan]
        best = max(best, ready * gain)
    return weights.opening * best * use


def _best_site(s: State, seat: int, face: int, earns: list[list[int]], rivals: float) -> float:
    t = s.t
    goods = t.face_goods[face]
    best = 0.0
    for site in range(t.sites):
        if s.building[site] != w.NONE:
            continue
        street, row = t.site_street[site], t.site_row[site]
        if street == w.NONE and t.row_players[row] > len(s.players):
            continue
        if street != w.NONE and not goods >> street & 1:
            continue
        value = 0.0
        for other in range(len(earns)):
            gain = 0
            if street != w.NONE:
                gain = earns[other][t.rows * w.GOODS + street]
            else:
                for good in range(w.GOODS):
                    if goods >> good & 1:
                        gain += earns[other][row * w.GOODS + good]
            value += gain if other == seat else -rivals * gain
        best = max(best, value)
    return best


# ---- what the tasks on the agenda still bring ----


def _still_to_come(s: State, values: list[float], turns: list[float], weights: Weights) -> None:
    """In the middle of a turn: actions promised, prices not yet paid, the card not yet drawn.

    Without this the first half of every good action would look like a loss.
    """
    for todo in s.agenda:
        kind, seat = ag.kind_of(todo), ag.seat_of(todo)
        if kind == ag.DRAW_CARD:
            values[seat] += weights.hand_card * min(1.0, turns[seat] / weights.horizon)
        elif kind == ag.NOBLE_ACTION:
            values[seat] += _noble_action(ag.a_of(todo), weights)
        elif kind < ag.QUESTIONS:
            values[seat] += _task(s, s.players[seat], kind, ag.a_of(todo), weights)
        elif kind != ag.ASK_TURN:
            values[seat] += _question(s.players[seat], kind, ag.a_of(todo), weights)


def _noble_action(deed: int, weights: Weights) -> float:
    if deed == w.STORE:
        return weights.store_to_come
    if deed == w.DECREE:
        return weights.decree_to_come
    return weights.opening_to_come


def _task(s: State, p: Player, kind: int, a: int, weights: Weights) -> float:
    """What runs by itself, as soon as it is its turn."""
    if kind == ag.STATE_ACTION:
        return weights.state_to_come
    if kind == ag.PLACE_STORE:
        return weights.plot_to_come
    if kind == ag.PAY_LAND:
        price = stores.land_price(p, treasury.value(s), stores.rubble_price(s, p, a))
        return weights.land_to_come - (weights.reais + 0.2) * price
    if kind == ag.STORE_WIGS:
        return float(stores.lot_wigs(s, a))
    if kind == ag.COMPLETE_PLAN:
        return weights.completion_to_come
    if kind == ag.EXTRA_DECREE:
        return weights.choice_to_come
    if kind == ag.SELL_OR_TRADE:
        return weights.sale_to_come
    if kind == ag.REWARD or kind == ag.MUST or kind == ag.PERIOD_REWARDS:
        return weights.reward_to_come
    return 0.0


def _question(p: Player, kind: int, a: int, weights: Weights) -> float:
    """What is being asked: the good of it comes with the answer."""
    if kind == ag.ASK_PAYMENT:
        return -(weights.reais + 0.2) * a
    if kind == ag.ASK_PENALTY:
        return -weights.reais * p.reais  # all coins go, more need not
    if kind == ag.ASK_FREE_ACTION:
        return weights.state_to_come
    if kind == ag.ASK_LOT:
        return weights.lot_to_come
    if kind == ag.ASK_SITE:
        return weights.site_to_come
    if kind == ag.ASK_USE_PLAN:
        return weights.plan_to_come
    if kind == ag.ASK_DECREE:
        return weights.choice_to_come
    if kind == ag.ASK_ROOM:
        return weights.sale_to_come
    if kind == ag.ASK_SELL_OR_TRADE or kind == ag.ASK_LOAD or kind == ag.ASK_OFFER:
        return weights.load_to_come
    if ag.ASK_OFFICE <= kind <= ag.ASK_FAVOUR and kind != ag.ASK_EXTRA_GOOD:
        return weights.deed_to_come
    if kind == ag.ASK_DRAW:
        return weights.draw_to_come
    if kind == ag.ASK_EXTRA_GOOD or kind == ag.ASK_ACCEPT or kind == ag.ASK_GOOD:
        return weights.reward_to_come
    if kind == ag.ASK_CLAIM:
        return weights.reward_to_come
    return 0.0


# ---- solo ----


def _lacerda(s: State, p: Player, left: float, weights: Weights) -> float:
    """One wig for each cube, twice before the period change, three for each decree (SOLO-END)."""
    cubes = p.rubble[0] + p.rubble[1] + p.rubble[2]
    value = cubes * (2.0 if s.period < LAST_PERIOD else 1.0)
    value += scoring.WIGS_PER_LACERDA_DECREE * len(p.decrees)
    return value + weights.lacerda_pace * left


RANK_DECREES: Final = 8
RANK_STORES: Final = 6


def _steps_of_rank(s: State, values: list[float], weights: Weights) -> float:
    """Wigs are not enough for a rank: it asks for decrees, stores, majorities and money."""
    p, lacerda = s.players[0], s.players[w.LACERDA]
    first = s.agreement.servant_decrees
    n = len(p.decrees)
    value = weights.rank_decree * (min(n, first) + 0.4 * max(0, min(n, RANK_DECREES) - first))
    value += weights.rank_store * min(p.stores(), RANK_STORES)
    majorities = 0
    counts = [0] * (2 * w.GOODS)
    for plot in range(s.t.plots):
        if s.owner[plot] >= 0:
            counts[s.owner[plot] * w.GOODS + s.store[plot]] += 1
    for good in range(w.GOODS):
        majorities += int(counts[good] > counts[w.GOODS + good])
    majorities += int(scoring.plan_officials(s, p) > scoring.plan_officials(s, lacerda))
    value += weights.rank_majority * min(majorities, 2)
    value += weights.rank_reais * min(scoring.money(s, p), 10)
    value += weights.rank_ship * min(1, scoring.hulls(s, p))
    lead = values[0] - values[w.LACERDA]
    return value + weights.rank_ahead * max(-10.0, min(10.0, lead))
