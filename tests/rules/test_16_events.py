"""Chapter 16: action 4, sponsoring an event."""

import pytest

from lisboa.rules.machinery import agenda as ag
from lisboa.rules.machinery import log as e
from tests.rules.table import Table

OTHER = "political-02"
BUILD = "political-17"  # build a store
BUILD_AND_OFFICIAL = "political-41"  # build a store, then place an official
SHIP = "political-38"  # build a ship, then produce
GOODS = "political-20"  # two goods of your choice
RECRUIT = "political-19"  # recruit, then take a plan
FAVOUR = "political-21"  # obtain a favour, then meet the Cardinal
DECREE = "political-37"  # take a decree, then 2 influence
OPEN = "political-39"  # open a public building
WIGS = "political-80"  # 3 wigs, then a cube from the pile


def with_card(card: str, reais: int = 3) -> Table:
    """The treasury value is 3: so much does an event cost."""
    table = Table()
    table.hand(card, OTHER)
    table.treasury(3)
    table.me.reais = reais
    return table


@pytest.mark.rule("EVENT-01", "EVENT-02", "EVENT-03", "G-80")
def test_a_card_at_court_its_price_and_its_effects() -> None:
    table = with_card(DECREE, reais=5)
    table.turn().play(f"court {DECREE}")
    assert table.s.court == table.card(DECREE)
    assert table.me.hand == [table.card(OTHER)]
    assert table.me.reais == 2  # paid before anything is taken
    assert table.asks == ag.ASK_DECREE
    table.play(table.offers[0])
    assert (len(table.me.decrees), table.me.influence) == (1, 2)
    assert table.asks == ag.ASK_DRAW
    assert (table.s.court, table.s.discards) == (-1, [table.card(DECREE)])


@pytest.mark.rule("EVENT-02")
def test_the_price_is_the_treasury_value() -> None:
    table = with_card(DECREE, reais=6)
    table.treasury(6)
    table.turn().play(f"court {DECREE}")
    assert table.me.reais == 0
    table = with_card(DECREE, reais=5)
    table.treasury(6)
    assert table.turn().refuses(f"court {DECREE}") == "EVENT-02"
    table.me.influence = 2  # worth the missing real
    assert table.turn().refuses(f"court {DECREE}") == ""


@pytest.mark.rule("EVENT-02", "G-11", "G-12")
def test_discounts_of_an_event() -> None:
    table = with_card(DECREE, reais=5)
    table.treasury(6)
    table.portfolio("political-39", "political-17")  # 3 off events, 1 real in every payment
    table.turn().play(f"court {DECREE}")
    assert table.me.reais == 5 - (6 - 3 - 1)

    table = with_card(DECREE, reais=0)
    table.portfolio("political-39", "political-17")
    assert table.turn().refuses(f"court {DECREE}") == ""
    table.play(f"court {DECREE}")
    assert table.me.reais == 0


@pytest.mark.rule("EVENT-03")
def test_a_noble_action_of_an_event_is_no_visit() -> None:
    table = with_card(BUILD, reais=6)
    table.me.wigs = 2
    table.official("builder", 4, seat=1)  # a visit would cost 5 influence
    table.turn().play(f"court {BUILD}")
    assert table.asks == ag.ASK_LOT  # no state action before it
    assert not table.happened(e.VISIT_PAID)
    table.play("build plot-c4 books", "house left")
    assert (table.me.reais, table.me.wigs) == (0, 2)  # the event and the land
    assert table.asks == ag.ASK_DRAW


@pytest.mark.rule("EVENT-04", "G-79")
@pytest.mark.parametrize("card", [BUILD, DECREE, RECRUIT])
def test_nobody_follows_an_event(card: str) -> None:
    table = with_card(card, reais=20)
    for seat in (1, 2):
        table.favour("builder", "minister", "king", seat=seat)
        table.s.players[seat].influence = 10
    table.turn().play(f"court {card}")
    while table.asks != ag.ASK_DRAW:
        assert table.seat == 0
        table.play(table.offers[0])
    assert not table.happened(e.FOLLOWS)


@pytest.mark.rule("G-79")
def test_nobody_follows_a_reward() -> None:
    table = Table()
    table.hand("political-01", OTHER)  # its reward is the state action plan
    table.goods(gold=1)
    table.favour("builder", seat=1)
    table.rival.influence = 10
    table.turn().play("portfolio political-01")
    table.play(table.offers[0])
    assert len(table.me.plans) == 1
    assert table.seat == 0


# ---- what may be sponsored ----


@pytest.mark.rule("G-81")
def test_the_first_effect_must_be_possible() -> None:
    table = with_card(SHIP)
    table.shipyard()
    assert table.turn().refuses(f"court {SHIP}") == "G-53"
    table.shipyard("ship-blue-1")
    assert table.turn().refuses(f"court {SHIP}") == "SHIP-02"
    table.goods(cloth=1)
    assert table.turn().refuses(f"court {SHIP}") == ""

    table = with_card(RECRUIT)
    table.official("minister", 8, plaza=True)
    assert table.turn().refuses(f"court {RECRUIT}") == "G-46"

    table = with_card(FAVOUR)
    table.favour("builder", "minister", "king")
    assert table.turn().refuses(f"court {FAVOUR}") == "G-77"

    table = with_card(DECREE)
    table.decree_display()
    assert table.turn().refuses(f"court {DECREE}") == "G-91"

    table = with_card(OPEN)
    assert table.turn().refuses(f"court {OPEN}") == "OPEN-01"


@pytest.mark.rule("G-81")
def test_goods_and_wigs_always_happen_even_in_vain() -> None:
    table = with_card(GOODS)
    table.goods(gold=2, cloth=2, books=2, tools=2)
    table.turn().play(f"court {GOODS}")
    assert table.me.goods == [2, 2, 2, 2]
    assert table.happened(e.EFFECT_FORFEITED)

    table = with_card(WIGS)
    table.turn().play(f"court {WIGS}")
    assert table.me.wigs == 3  # and no cube: the pile is empty


@pytest.mark.rule("G-81", "G-17")
def test_the_second_effect_is_a_reward() -> None:
    table = with_card(SHIP)
    table.goods(cloth=1)
    table.turn().play(f"court {SHIP}")
    assert table.me.upper[0] == table.card("ship-blue-1")
    assert table.happened(e.EFFECT_FORFEITED)  # nothing to produce
    assert table.asks == ag.ASK_DRAW

    table = with_card(RECRUIT)
    table.turn().play(f"court {RECRUIT}")
    assert table.refuses("stop") == "G-46"  # the first effect is not optional
    table.play("office king", "stop")
    assert table.offers == ["accept", "decline"]
    table.play("decline")
    assert (table.me.plans, table.asks) == ([], ag.ASK_DRAW)


@pytest.mark.rule("G-82")
def test_the_effect_does_not_pay_for_the_event() -> None:
    table = with_card(DECREE, reais=2)  # its second effect is 2 influence
    assert table.turn().refuses(f"court {DECREE}") == "EVENT-02"
    table = with_card(BUILD, reais=2)
    assert table.turn().refuses(f"court {BUILD}") == "EVENT-02"  # whatever a plot may give


# ---- what the payment must leave ----


@pytest.mark.rule("G-03", "G-82")
def test_land_may_be_paid_by_the_plots_own_reward() -> None:
    table = with_card(BUILD, reais=3)
    table.only_plots("c4", "b4", "d1")
    table.turn().play(f"court {BUILD}")
    assert table.me.reais == 0
    assert table.offers == ["build plot-b4 books", "build plot-b4 tools", "build plot-d1 gold"]
    table = with_card(BUILD, reais=5)
    table.only_plots("c4")
    assert table.turn().refuses(f"court {BUILD}") != ""
    table.me.reais = 6
    assert table.turn().refuses(f"court {BUILD}") == ""


@pytest.mark.rule("G-03")
def test_only_the_mix_that_leaves_room_for_the_influence_of_the_plot() -> None:
    table = with_card(BUILD, reais=3)
    table.me.influence = 10
    table.only_plots("a3")  # 2 influence, lost at 10
    table.cubes("A", brown=2, red=1)  # 3 + 8 - 3 = 8
    table.turn().play(f"court {BUILD}")
    # 10 -> 7, then 9 with the reward: 6 réis and 2 coins. With 0, 1 or 3 converted it is less.
    assert (table.me.reais, table.me.influence) == (2, 7)
    table.play("build plot-a3 books")
    assert (table.me.reais, table.me.influence) == (0, 0)
    assert table.me.rubble == [1, 0, 0]

    table = with_card(BUILD, reais=2)
    table.me.influence = 10
    table.only_plots("a3")
    table.cubes("A", brown=2, red=1)
    assert table.turn().refuses(f"court {BUILD}") != ""


@pytest.mark.rule("G-03")
def test_staff_may_be_paid_by_the_sites_own_reward() -> None:
    table = with_card(OPEN, reais=5)
    table.plan("plan-blue-2a")
    table.only_sites("site-west-b", "site-east-a")
    table.turn().play(f"court {OPEN}")
    # 2 réis and the 4 of site-west-b hire two officials; site-east-a gives no money.
    assert table.happened(e.SITE_CHOSEN)[0][2] == table.t.site_name.index("site-west-b")
    assert table.me.reais == 6
    table.play("convert 0")
    assert table.me.reais == 0
    table = with_card(OPEN, reais=4)
    table.plan("plan-blue-2a")
    table.only_sites("site-west-b", "site-east-a")
    assert table.turn().refuses(f"court {OPEN}") == "OPEN-02"


@pytest.mark.rule("G-03", "EVENT-03")
def test_an_event_has_no_free_action_to_help_the_opening() -> None:
    table = with_card(OPEN, reais=3)
    table.plan("plan-blue-2a")
    table.official("builder", 1)
    table.only_sites("site-east-a")
    table.church(t0="clergy-staff-reduction", t1="clergy-staff-reduction")
    assert table.turn().refuses(f"court {OPEN}") == "OPEN-02"
    table.official("king", 1)
    assert table.turn().refuses(f"court {OPEN}") == ""


@pytest.mark.rule("EVENT-03", "G-81")
def test_the_second_effect_follows_the_store() -> None:
    table = with_card(BUILD_AND_OFFICIAL, reais=6)
    table.turn().play(f"court {BUILD_AND_OFFICIAL}", "build plot-c4 books", "house left")
    assert table.offers == ["accept", "decline"]
    table.play("accept", "office king")
    assert table.me.officials == 7
