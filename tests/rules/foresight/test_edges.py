"""G-03 on small tables where all is scarce: two plots, a site or two, a few réis and goods.

Positions of real games seldom stand at such an edge. Here rewards of any kind lie on the land,
useful tiles near the Cardinal, and the search of test_lookahead judges every question of a turn.
"""

from functools import cache
from random import Random
from typing import Final

import pytest

from lisboa.rules.foresight import land
from lisboa.rules.machinery import agenda as ag
from lisboa.rules.machinery import engine
from lisboa.rules.machinery import log as e
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery.tables import Effects, Tables
from tests.rules.foresight.test_lookahead import COMPLETE, judge, rewarding
from tests.rules.table import Table

TABLES: Final = 120
PLOTS: Final = ("a1", "a2", "b3", "c4", "d5")
SITES: Final = ("site-west-b", "site-east-c", "site-north-gold", "site-north-tools")
TILES: Final = (
    "clergy-discount",
    "clergy-rubble-waiver",
    "clergy-staff-reduction",
    "clergy-visit-discount",
    "clergy-instant-influence",
    "clergy-recruit-extra",
    "clergy-trade-any",
    "clergy-sail-bonus",  # these help as `helpful` says
    "clergy-store-bonus",
    "clergy-sell-bonus",
    "clergy-open-bonus",
    "clergy-decree-bonus",
    "clergy-influence-bonus",
)
PLANS: Final = (
    *("plan-blue-2a", "plan-green-2a", "plan-blue-3a", "plan-green-4a"),
    *("plan-start-blue-a", "plan-start-green-a"),
)
KING: Final = ("political-12", "political-13", "political-14", "political-15", "political-16")
CARDS: Final = (
    *("political-01", "political-03", "political-04"),  # of the Builder
    *("political-08", "political-11", "political-29"),  # of the Minister
    *("political-12", "political-15", "political-16"),  # of the King
    *("political-17", "political-18", "political-20", "political-37"),  # events
)
REWARDS: Final[tuple[Effects, ...]] = (
    (),
    ((w.GIVE_REAIS, 0, 2),),
    ((w.GIVE_INFLUENCE, 0, 2),),
    ((w.GIVE_TREASURY, 0, 1),),
    ((w.GIVE_TREASURY, 0, -1),),
    ((w.GIVE_CARDINAL, 0, 1),),
    ((w.GIVE_OFFICIAL, 0, 1),),
    ((w.GIVE_STATE, w.CARDINAL, 1),),
    ((w.GIVE_STATE, w.SHIP, 1),),
    ((w.GIVE_STATE, w.PLAN, 1),),
    ((w.GIVE_STATE, w.RECRUIT, 1),),
    ((w.GIVE_STATE, w.FAVOUR, 1),),
    ((w.GIVE_WIGS, 0, 1), (w.GIVE_OFFICIAL, 0, 1)),
)
HELP: Final = tuple(reward for reward in REWARDS if reward and reward[-1][0] >= w.GIVE_OFFICIAL)


@cache
def helpful() -> Tables:
    """An edition with tiles that *Baixa* lacks: each makes land or staff cheaper, or gives a good.

    Its Noble cards have rewards that use up what a trade needs."""
    t = rewarding()
    for name, benefit in (
        ("clergy-sail-bonus", ((w.RUBBLE_WAIVER + 1, 1),)),
        ("clergy-store-bonus", ((w.RUBBLE_WAIVER + 2, 1),)),
        ("clergy-sell-bonus", ((w.LAND_DISCOUNT, 2),)),
        ("clergy-open-bonus", ((w.HIRE_DISCOUNT, 1),)),
        ("clergy-decree-bonus", ()),
        ("clergy-influence-bonus", ()),
    ):
        t.clergy_benefit[t.clergy_name.index(name)] = benefit
    t.clergy_instant[t.clergy_name.index("clergy-decree-bonus")] = ((w.GIVE_REAIS, 0, 2),)
    t.clergy_instant[t.clergy_name.index("clergy-influence-bonus")] = ((w.GIVE_GOOD, w.GOLD, 1),)
    return t


def scarce(chance: Random) -> Table:
    """A table for two at which seat 0 can hardly do anything."""
    table = Table(players=2, seed=chance.randrange(1000))
    table.use(helpful())
    s, p = table.s, table.me
    table.only_plots(*chance.sample(PLOTS, 2))
    table.only_sites(*chance.sample(SITES, chance.choice((1, 2))))
    s.plot_reward = [chance.choice(REWARDS) for _ in s.plot_reward]
    s.site_reward = [chance.choice(REWARDS) for _ in s.site_reward]
    for line in (*"ABCD", *"12345"):
        table.cubes(line, *(chance.choice((0, 0, 1, 2)) for _ in range(w.COLOURS)))
    table.available(
        blue=chance.choice(("building-01", "building-04", None)),
        green=chance.choice(("building-01", None)),
    )
    for space in range(table.t.gaps):
        table.church(**{f"t{space}": chance.choice(("", "", *TILES))})
    s.cardinal = chance.randrange(table.t.gaps)
    s.treasury = chance.randrange(table.t.treasury_top + 1)
    table.clergy(*chance.sample(TILES, chance.choice((0, 0, 1, 4))))
    table.plan(*chance.sample(PLANS, chance.choice((0, 1, 1, 2))))
    s.plan_next = [len(stack) - chance.choice((0, 1, 2)) for stack in table.t.plan_stack]
    table.official("king", chance.choice((0, 1, 2)))
    table.official("builder", chance.choice((0, 5)), seat=w.NEUTRAL)
    table.official("minister", chance.choice((0, 0, p.officials, p.officials - 1)), plaza=True)
    p.reais, p.influence, p.wigs = (chance.randrange(n) for n in (6, 5, 3))
    p.goods = [chance.choice((0, 0, 1, 2)) for _ in range(w.GOODS)]
    p.houses = [chance.choice((0, 2)), chance.choice((0, 3)), 0]
    p.favours = [chance.choice((0, 1)) for _ in range(w.NOBLES)]
    if chance.random() < 0.3:
        table.portfolio("ship-blue-1", seat=chance.choice((0, 1)))
    table.shipyard(*chance.choice(((), ("ship-blue-2",), ("ship-red-1",))))
    table.hand(*chance.sample(CARDS, 5))
    return table


@pytest.mark.rule("G-03", "G-04", "G-142")
@pytest.mark.parametrize("deed", [w.STORE, w.OPEN])
def test_land_and_sites_are_offered_exactly_if_they_can_be_paid(deed: int) -> None:
    chance, withheld = Random(deed), 0
    for _ in range(3 * TABLES):
        table = scarce(chance).do(ag.task(ag.NOBLE_ACTION, 0, deed))
        while table.s.agenda:
            withheld += judge(table.s)
            if not table.offers:
                break
            engine.apply(table.s, chance.choice(table.s.answers))
    assert withheld > TABLES // 4  # the search had something to prove


def hiring(chance: Random) -> Table:
    """The same with a plan or two, buildings to open, and little to pay the staff with."""
    table = scarce(chance)
    table.me.plans = []
    table.plan(*chance.sample(PLANS, chance.choice((1, 1, 2))))
    table.available(blue="building-01", green=chance.choice(("building-04", None)))
    table.s.site_reward = [chance.choice(HELP) for _ in table.s.site_reward]
    table.s.treasury = chance.randrange(4)
    table.me.reais, table.me.influence = chance.randrange(5), chance.randrange(3)
    table.hand(*KING)
    return table


@pytest.mark.rule("G-03", "OPEN-02", "OPEN-08", "VISIT-06")
def test_a_site_is_offered_exactly_if_its_staff_can_be_had() -> None:
    chance, withheld = Random(15), 0
    for _ in range(3 * TABLES):
        table = hiring(chance)
        withheld += judge(table.do(ag.task(ag.NOBLE_ACTION, 0, w.OPEN)).s)
        withheld += judge(hiring(chance).turn().s)
    assert withheld > TABLES


@pytest.mark.rule("G-03", "ACT-05", "PORT-12", "VISIT-06")
def test_a_turn_offers_exactly_what_can_be_completed() -> None:
    chance, withheld = Random(1755), 0
    for _ in range(TABLES):
        table = scarce(chance).turn()
        withheld += judge(table.s)
        engine.apply(table.s, chance.choice(table.s.answers))
        while table.s.agenda and table.seat == 0 and table.asks not in COMPLETE:
            withheld += judge(table.s)
            engine.apply(table.s, chance.choice(table.s.answers))
    assert withheld > TABLES


def last_trade(chance: Random) -> Table:
    """The same with a good or none, few state actions that can be traded for, and hardly a ship."""
    table = scarce(chance)
    s, p = table.s, table.me
    p.goods = [0] * w.GOODS
    for _ in range(chance.choice((0, 0, 1, 1, 2))):
        p.goods[chance.randrange(w.GOODS)] = 1
    lasting = chance.sample(range(w.STATE_ACTIONS), chance.choice((0, 1, 2)))
    s.covered = [w.NONE if deed in lasting else w.GOLD for deed in range(w.STATE_ACTIONS)]
    if chance.random() < 0.5:
        table.store("e5", "tools")
    if chance.random() < 0.3:
        table.portfolio("political-19", "political-20")  # no room without a discard
    for seat in range(2):
        s.players[seat].at_sea[0] = int(chance.random() < 0.5 and s.players[seat].upper[0] >= 0)
    table.hand(*chance.sample([card for card in table.t.card_name if card < "political-57"], 6))
    return table


@pytest.mark.rule("G-03", "PORT-09", "PORT-11", "PORT-12", "G-17")
def test_a_card_is_offered_for_the_portfolio_exactly_if_a_sell_or_trade_can_follow() -> None:
    chance, withheld = Random(11), 0
    for _ in range(TABLES):
        table = last_trade(chance).turn()
        withheld += judge(table.s)
        cards = [action for action in table.s.answers if table.t.actions.name[action][0] == "p"]
        if cards:
            engine.apply(table.s, chance.choice(cards))
            while table.s.agenda and table.seat == 0 and table.asks not in COMPLETE:
                withheld += judge(table.s)
                engine.apply(table.s, chance.choice(table.s.answers))
    assert withheld > TABLES


# ---- edges that chance seldom finds ----


def one_trade(deed: int, good: int, card: str) -> Table:
    """Only this state action can be traded for, with this good; this card is in hand."""
    table = Table(players=2)
    table.use(helpful())
    table.s.covered = [w.NONE if other == deed else w.GOLD for other in range(w.STATE_ACTIONS)]
    if good != w.NONE:
        table.me.goods[good] = 1
    table.hand(card, "political-17")
    return table


def card_with(*effects: tuple[int, int, int]) -> str:
    """A Noble card of `helpful` with exactly this reward."""
    t = helpful()
    return t.card_name[t.card_reward.index(effects)]


@pytest.mark.rule("G-03", "PORT-09", "PORT-12")
@pytest.mark.parametrize(("owned", "offered"), [(2, True), (3, False)])
def test_a_tile_that_the_card_brings_may_be_the_last_there_is_room_for(
    owned: int, offered: bool
) -> None:
    card = card_with((w.GIVE_CARDINAL, 0, 1))
    table = one_trade(w.CARDINAL, w.GOLD, card)
    table.clergy(*TILES[:owned])
    table.turn()
    judge(table.s)
    assert (f"portfolio {card}" in table.offers) == offered


@pytest.mark.rule("G-03", "PORT-12", "SELL-02")
@pytest.mark.parametrize("effect", [(w.GIVE_CARDINAL, 0, 1), (w.GIVE_STATE, w.CARDINAL, 1)])
def test_of_two_tiles_only_the_one_that_brings_a_good_to_sell(effect: tuple[int, int, int]) -> None:
    card = card_with(effect)
    table = one_trade(w.NONE, w.NONE, card)
    table.church(t0="clergy-discount", t1="clergy-influence-bonus", t2="clergy-discount")
    table.portfolio("ship-red-1", seat=1)
    table.turn().play(f"portfolio {card}")
    while table.asks not in COMPLETE:
        judge(table.s)
        table.play(table.offers[0])
    assert table.me.clergy == [table.t.clergy_name.index("clergy-influence-bonus")]
    assert sum(table.rival.cargo) == 1


@pytest.mark.rule("G-03", "PORT-12", "SELL-02")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_own_ship_may_have_to_make_room_for_the_card(seat: int) -> None:
    table = Table(players=2)
    table.s.covered = [w.GOLD] * w.STATE_ACTIONS  # nothing can be traded for
    table.goods(gold=1, seat=seat)
    table.portfolio("political-03", "ship-red-1", seat=seat)  # limit 2, the ship in a second slot
    table.hand("political-07", "political-17", seat=seat)
    table.turn(seat).play("portfolio political-07")  # the rest has one answer each (G-153)
    assert table.asks == ag.ASK_DRAW
    assert table.happened(e.CARD_DISCARDED)[0][1:3] == (seat, table.card("political-03"))
    assert sum(table.s.players[seat].cargo) == 1


@pytest.mark.rule("LAND-03", "G-142")
def test_a_waiver_is_worth_all_cubes_of_its_colour_in_row_and_column() -> None:
    table = Table(players=2)
    table.use(helpful())
    table.church(t0="", t1="clergy-rubble-waiver")
    table.cubes("A", brown=2)
    table.cubes("2", brown=1)
    plot = table.t.plot_name.index("plot-a2")
    assert land.best_tile(table.s, 0, plot, 1) == 3 * table.t.cube_price[0]


def one_site(site: str, **effects: Effects) -> Table:
    """The King in hand, one site, a plan that lacks one official, and no means to hire."""
    table = Table(players=2)
    table.use(helpful())
    table.only_sites(site)
    table.s.site_reward = [effects.get("reward", ()) for _ in table.s.site_reward]
    table.available(blue="building-01", green="building-01")  # gold and cloth; books and tools
    table.church(t0="", t1="", t2="", t3="", t4="", t5="")
    table.treasury(1)  # what an official costs
    table.official("minister", 1, plaza=True)
    table.me.wigs = 5  # for the visit
    table.hand("political-12", "political-17")
    return table


@pytest.mark.rule("G-03", "VISIT-04", "VISIT-06", "OPEN-08")
@pytest.mark.parametrize(
    ("tile", "helps"),
    [
        ("clergy-discount", True),
        ("clergy-staff-reduction", True),
        ("clergy-instant-influence", True),
        ("clergy-decree-bonus", True),  # two réis
        ("clergy-open-bonus", True),  # a hired official costs one less
        ("clergy-trade-any", False),
    ],
)
def test_the_king_is_visited_if_a_tile_of_the_free_action_helps(tile: str, helps: bool) -> None:
    table = one_site("site-west-b")
    table.plan("plan-blue-2a")
    table.church(t1=tile)
    table.turn()
    judge(table.s)
    assert ("court political-12" in table.offers) == helps


@pytest.mark.rule("G-03", "VISIT-04", "VISIT-06", "OPEN-08")
def test_a_tile_helps_in_an_empty_city_as_well() -> None:
    table = Table(players=4)  # every row is open
    table.s.site_reward = [() for _ in table.s.site_reward]
    table.church(t0="", t1="clergy-discount", t2="", t3="", t4="", t5="")
    table.plan("plan-blue-2a")
    table.official("minister", 1, plaza=True)
    table.treasury(1)
    table.me.wigs = 5
    table.hand("political-12", "political-17")
    assert "court political-12" in table.turn().offers
    table.church(t1="clergy-trade-any")
    assert "court political-12" not in table.turn().offers


@pytest.mark.rule("G-03", "OPEN-06", "OPEN-08", "SHIP-08")
def test_the_influence_of_a_ship_may_pay_the_staff() -> None:
    table = one_site("site-west-b", reward=((w.GIVE_STATE, w.SHIP, 1),))
    table.plan("plan-blue-2a")
    table.portfolio("political-03")  # three envelopes, and two of the ship
    table.shipyard("ship-red-1")
    table.goods(gold=1, cloth=1)
    table.turn()
    judge(table.s)
    assert "court political-12" in table.offers


@pytest.mark.rule("G-03", "VISIT-04", "OPEN-04")
def test_a_plan_that_fits_no_free_site_assures_nothing() -> None:
    table = one_site("site-north-gold")  # the green building does not fit
    table.plan("plan-blue-4a", "plan-green-2a")
    table.church(t0="clergy-trade-any", t1="clergy-discount")
    table.me.reais = 2  # enough for the green plan, one too few for the blue one
    table.turn().play("court political-12")
    while table.asks not in COMPLETE:
        judge(table.s)
        table.play(table.offers[0])
    assert table.happened(e.BUILDING_OPENED)


@pytest.mark.rule("G-03", "G-17", "G-81")
@pytest.mark.parametrize("deed", [w.STORE, w.OPEN])
def test_a_noble_action_that_cannot_be_completed_is_not_accepted(deed: int) -> None:
    table = one_site("site-west-b")
    table.s.plot_reward = [() for _ in table.s.plot_reward]
    table.plan("plan-blue-2a")
    reward = ag.task(ag.REWARD, 0, w.GIVE_NOBLE, deed, 1 + ag.BIAS)
    assert table.do(reward).offers == ["decline"]
    table.me.reais = 9
    assert table.do(reward).offers == ["accept", "decline"]


@pytest.mark.rule("G-03", "OPEN-04", "OPEN-06")
def test_of_two_plans_only_the_one_whose_building_fits_the_site() -> None:
    table = one_site("site-north-cloth", reward=((w.GIVE_STATE, w.PLAN, 1),))
    table.official("minister", 1, plaza=True)
    table.do(ag.task(ag.NOBLE_ACTION, 0, w.OPEN))  # the rest has one answer each (G-153)
    while table.asks not in (w.NONE, *COMPLETE):
        judge(table.s)
        table.play(table.offers[0])
    assert [table.t.plan_name[event[2]] for event in table.happened(e.PLAN_TAKEN)] == [
        "plan-blue-2a"
    ]
    assert table.happened(e.BUILDING_OPENED)


@pytest.mark.rule("G-03", "PORT-09", "PORT-12")
def test_what_one_card_uses_up_another_leaves() -> None:
    plan, favour = "political-24", "political-02"
    assert helpful().card_reward[helpful().card_name.index(plan)] == ((w.GIVE_STATE, w.PLAN, 1),)
    assert card_with((w.GIVE_STATE, w.FAVOUR, 1)) == favour
    table = one_trade(w.FAVOUR, w.GOLD, plan)
    table.hand(plan, favour, "political-17")
    table.favour("builder", "minister")  # the last one comes with the card, or is traded for
    table.turn()
    judge(table.s)
    assert f"portfolio {plan}" in table.offers
    assert f"portfolio {favour}" not in table.offers


@pytest.mark.rule("G-03", "PORT-12")
def test_without_goods_it_is_goods_that_are_missing() -> None:
    table = Table(players=2)
    table.s.covered = [w.GOLD] * w.STATE_ACTIONS  # what the card gives could not be traded
    table.hand("political-22", "political-17")
    table.turn()
    judge(table.s)
    assert table.refuses("portfolio political-22") == "PORT-12"


@pytest.mark.rule("G-03", "VISIT-06")
def test_a_discount_for_followers_pays_no_land_of_a_visitor() -> None:
    def offers(reais: int, influence: int, *tiles: str) -> bool:
        table = Table(players=2)
        table.only_plots("d3")
        table.s.plot_reward = [() for _ in table.s.plot_reward]
        table.clergy(*tiles)
        table.me.reais, table.me.influence = reais, influence
        table.hand("political-03", "political-17")
        return "court political-03" in table.turn().offers

    means = [(reais, influence) for reais in range(6) for influence in range(9)]
    offered = [offers(*each) for each in means]
    assert offered == [offers(*each, "clergy-follow-discount") for each in means]
    assert any(offered) and not all(offered)
