"""What a player board and its pieces are worth in wigs, and the weights of all such opinions."""

from dataclasses import dataclass
from typing import Final

from lisboa.bots.decree_worth import NORTH_BIT
from lisboa.rules import officials, scoring, visits
from lisboa.rules import portfolio as folder
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery.state import Player, State

LAST_PERIOD: Final = 2


@dataclass
class Weights:
    """What things are worth in wigs; bots/weights explains every line."""

    turns_per_cube: float = 0.0
    horizon: float = 0.0
    rival: float = 0.0
    # Means.
    reais: float = 0.0
    reais_many: float = 0.0
    influence: float = 0.0
    good_first: float = 0.0
    good_more: float = 0.0
    good_gold: float = 0.0
    hand_card: float = 0.0
    hand_builder: float = 0.0
    hand_minister: float = 0.0
    hand_king: float = 0.0
    hand_envelope: float = 0.0
    hand_treasury: float = 0.0
    hand_second: float = 0.0
    # The portfolio.
    envelope: float = 0.0
    treasury_card: float = 0.0
    free_slot: float = 0.0
    sailing: float = 0.0
    cargo: float = 0.0
    # Downtown.
    store: float = 0.0
    production: float = 0.0
    side_site: float = 0.0
    north_site: float = 0.0
    majority_doubt: float = 0.0
    house_left: float = 0.0
    house_middle: float = 0.0
    house_right: float = 0.0
    # Rubble.
    cube: float = 0.0
    cube_spare: float = 0.0
    set_done: float = 0.0
    marker: float = 0.0
    # Court.
    plan: float = 0.0
    official: float = 0.0
    official_spare: float = 0.0
    opening: float = 0.0
    opening_rivals: float = 0.0
    officials_doubt: float = 0.0
    favour: float = 0.0
    visit_cost: float = 0.0
    decree_growth: float = 0.0
    # Church.
    clergy_wigs: float = 0.0
    clergy_benefit: float = 0.0
    # What the rest of this turn still brings.
    store_to_come: float = 0.0
    decree_to_come: float = 0.0
    opening_to_come: float = 0.0
    state_to_come: float = 0.0
    lot_to_come: float = 0.0
    plot_to_come: float = 0.0
    land_to_come: float = 0.0
    site_to_come: float = 0.0
    plan_to_come: float = 0.0
    completion_to_come: float = 0.0
    choice_to_come: float = 0.0
    sale_to_come: float = 0.0
    load_to_come: float = 0.0
    deed_to_come: float = 0.0
    reward_to_come: float = 0.0
    draw_to_come: float = 0.0
    # Solo: Lacerda's pace, and the steps towards a rank.
    lacerda_pace: float = 0.0
    rank_decree: float = 0.0
    rank_store: float = 0.0
    rank_majority: float = 0.0
    rank_reais: float = 0.0
    rank_ship: float = 0.0
    rank_ahead: float = 0.0


# ---- means ----


def means(s: State, p: Player, use: float, weights: Weights) -> float:
    """Money, influence and goods: what they buy, in the end a fifth of a wig for each real."""
    few = min(p.reais, 12)
    value = use * (weights.reais * few + weights.reais_many * (p.reais - few))
    value += use * weights.influence * p.influence
    money = scoring.money(s, p)
    value += (1.0 - use) * (money // scoring.REAIS_PER_WIG) + use * 0.2 * money
    goods = 0.0
    for good in range(w.GOODS):
        n = p.goods[good]
        if n:
            price = 0.5 + 0.1 * s.prices[good]
            goods += price * (weights.good_first + weights.good_more * (n - 1))
    goods += weights.good_gold * p.goods[w.GOLD]
    return value + use * goods + use * weights.hand_card * len(p.hand)


def hand(s: State, p: Player, weights: Weights) -> float:
    """What only its owner knows: whom it lets one visit, envelopes, treasury cards."""
    of_kind = [0] * w.KINDS
    value = 0.0
    for card in p.hand:
        kind = s.t.card_kind[card]
        of_kind[kind] += 1
        if kind != w.TREASURY:
            value += weights.hand_envelope * s.t.card_influence[card]
    value += weights.hand_builder * _visits(of_kind[w.BUILDER], weights.hand_second)
    value += weights.hand_minister * _visits(of_kind[w.MINISTER], weights.hand_second)
    value += weights.hand_king * _visits(of_kind[w.KING], weights.hand_second)
    return value + weights.hand_treasury * _visits(of_kind[w.TREASURY], weights.hand_second)


def _visits(cards: int, second: float) -> float:
    """The first card of a kind counts in full, each further one in part."""
    return 1.0 + second * (cards - 1) if cards else 0.0


# ---- the portfolio ----


def portfolio(s: State, p: Player, left: float, use: float, weights: Weights) -> float:
    t = s.t
    value, used = 0.0, 0
    for slot in range(len(p.upper)):
        card = p.upper[slot]
        if card == w.NONE:
            continue
        used += 1
        value += weights.envelope * t.card_influence[card] * min(left, 6.0)
        hull = t.hull[card]
        if hull:
            value += weights.sailing * hull * min(left, 6.0)
            if not p.at_sea[slot]:
                crates = 0
                for good in range(w.GOODS):
                    crates += p.cargo[slot * w.GOODS + good]
                value += weights.cargo * crates * use
    for card in p.lower:
        if card != w.NONE:
            used += 1
            value += weights.treasury_card * min(left, 8.0)
    return value + weights.free_slot * (folder.limit(s, p) - used) * use


# ---- downtown ----


def downtown(
    s: State,
    p: Player,
    plots: list[int],
    matched: list[int],
    left: float,
    use: float,
    weights: Weights,
) -> float:
    """Stores produce, and wait for public buildings at the ends of their row and street."""
    t = s.t
    waiting = 0.0
    for plot in plots:
        bits = matched[plot]
        chance = 0.0
        row = t.plot_row[plot]
        if s.building[t.row_west[row]] == w.NONE:
            chance += weights.side_site
        if s.building[t.row_east[row]] == w.NONE:
            chance += weights.side_site
        if not bits & NORTH_BIT:
            chance += weights.north_site
        waiting += chance * s.scoring[t.plot_scoring[plot]]
    value = waiting * left / (left + 6.0) + weights.store * len(plots) * use
    value += weights.production * len(plots) * min(left, 8.0)
    houses = p.houses
    abilities = t.ability[w.LEFT][houses[w.LEFT]] * weights.house_left
    abilities += t.ability[w.MIDDLE][houses[w.MIDDLE]] * weights.house_middle
    abilities += t.ability[w.RIGHT][houses[w.RIGHT]] * weights.house_right
    return value + abilities * left


# ---- rubble ----


def rubble(s: State, p: Player, left: float, use: float, weights: Weights) -> float:
    value = float(scoring.WIGS_PER_SET * p.sets)
    if s.period < LAST_PERIOD:
        value += scoring.WIGS_PER_SET * p.sets
    value += weights.set_done * p.sets * use
    value += weights.marker * p.markers * min(1.0, left / 3.0)
    next_set = 0.0
    for colour in range(w.COLOURS):
        beyond = p.rubble[colour] - p.sets
        if beyond > 0:
            next_set += weights.cube + weights.cube_spare * (beyond - 1)
    return value + next_set * use


# ---- the court ----


def court(s: State, seat: int, p: Player, left: float, use: float, weights: Weights) -> float:
    """Plans, officials that wait for them, favours, and what visits cost."""
    t = s.t
    value = weights.favour * (p.favours[0] + p.favours[1] + p.favours[2]) * use
    wanted = 0
    for plan in p.plans:
        wanted += t.plan_officials[plan]
    value += weights.plan * min(2.0, float(len(p.plans))) * use
    serving = officials.serving(s, seat)
    busy = min(serving, wanted)
    value += (weights.official * busy + weights.official_spare * (serving - busy)) * use
    dear = 0
    for noble in range(w.NOBLES):
        modifier, rivals = visits.modifier_and_rivals(s, seat, noble)
        dear += max(0, modifier + rivals)
    return value - weights.visit_cost * dear * min(left, 6.0)


# ---- the church ----


def church(s: State, p: Player, left: float, use: float, weights: Weights) -> float:
    """Clergy tiles help while they lie there, and bring wigs at the next church scoring."""
    value = 0.0
    for front in p.clergy:
        value += weights.clergy_wigs * s.t.clergy_wigs[front] * use
        if s.t.clergy_benefit[front]:
            value += weights.clergy_benefit * min(left, 8.0)
    return value
