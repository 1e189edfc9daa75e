"""Chapter 10: recruiting officials, the Builder's first state action."""

import pytest

from lisboa.edition import vocabulary as v
from lisboa.rules.machinery import agenda as ag
from lisboa.rules.machinery import log as e
from lisboa.rules.machinery import numbers as w
from tests.rules.table import Table

RECRUIT = ag.task(ag.STATE_ACTION, 0, w.RECRUIT)
PLACE_ONE = ag.task(ag.MUST, 0, w.GIVE_OFFICIAL, 0, 1 + ag.BIAS)


def office(table: Table, noble: str) -> list[int]:
    """The officials in an office, by seat; the last number counts the neutral ones."""
    first = v.NOBLES.index(noble) * w.COLOURS_OF_OFFICIALS
    return table.s.offices[first : first + w.COLOURS_OF_OFFICIALS]


def plaza(table: Table, noble: str) -> list[int]:
    first = v.NOBLES.index(noble) * w.COLOURS_OF_OFFICIALS
    return table.s.plazas[first : first + w.COLOURS_OF_OFFICIALS]


@pytest.mark.rule("OFF-01")
def test_two_officials_go_to_two_different_offices() -> None:
    table = Table().do(RECRUIT)
    assert table.offers == ["office builder", "office minister", "office king"]
    table.play("office minister")
    assert table.refuses("office minister") == "OFF-01"
    assert table.offers == ["office builder", "office king", "stop"]
    table.play("office king")
    assert not table.s.agenda
    assert office(table, "minister") == office(table, "king") == [1, 0, 0, 0, 0]
    assert table.me.officials == 6


@pytest.mark.rule("OFF-01")
def test_everybody_recruits_in_the_own_colour() -> None:
    table = Table()
    table.do(ag.task(ag.STATE_ACTION, 2, w.RECRUIT)).play("office builder", "office king")
    assert office(table, "builder") == office(table, "king") == [0, 0, 1, 0, 0]
    assert [p.officials for p in table.s.players] == [8, 8, 6]


@pytest.mark.rule("OFF-01", "G-46")
def test_one_official_is_enough_none_is_not() -> None:
    table = Table().do(RECRUIT)
    assert table.refuses("stop") == "G-46"
    table.play("office king", "stop")
    assert not table.s.agenda
    assert table.me.officials == 7


@pytest.mark.rule("G-46")
def test_without_officials_on_the_board_nobody_can_be_recruited() -> None:
    table = Table()
    table.official("king", 4)
    table.official("minister", 4)
    table.goods(tools=1, gold=1)
    table.do(ag.task(ag.TRADE_NEXT, 0))
    assert table.refuses("offer tools recruit") == "G-46"
    # With one official left, one is recruited.
    table.me.officials = 1
    table.do(RECRUIT).play("office king")
    assert table.me.officials == 0
    assert not table.s.agenda


@pytest.mark.rule("OFF-02", "OFF-04")
def test_a_full_office_loses_one_of_its_strongest_colour() -> None:
    table = Table()
    table.official("builder", 3, seat=1)
    table.official("builder", 2, seat=2)  # five spaces: full
    table.do(RECRUIT).play("office builder")
    assert office(table, "builder") == [1, 2, 2, 0, 0]
    assert plaza(table, "builder") == [0, 1, 0, 0, 0]
    assert table.rival.officials == 5  # not back on the player board


@pytest.mark.rule("OFF-02")
@pytest.mark.parametrize(("noble", "spaces"), [("builder", 5), ("minister", 6), ("king", 5)])
def test_nobody_is_displaced_while_a_space_is_free(noble: str, spaces: int) -> None:
    table = Table()
    table.official(noble, spaces - 1, seat=1)
    table.do(RECRUIT).play(f"office {noble}")
    assert office(table, noble) == [1, spaces - 1, 0, 0, 0]
    assert not any(plaza(table, noble))
    # Now it is full.
    table.do(RECRUIT).play(f"office {noble}")
    assert office(table, noble) == [2, spaces - 2, 0, 0, 0]
    assert plaza(table, noble) == [0, 1, 0, 0, 0]


@pytest.mark.rule("CF-10", "OFF-03", "OFF-04", "G-122")
def test_tied_colours_lose_one_each_and_the_other_spaces_stay_free() -> None:
    table = Table()
    table.official("minister", 2, seat=0)
    table.official("minister", 2, seat=1)
    table.official("minister", 2, seat=2)  # six spaces: full, a tie of three
    table.do(RECRUIT).play("office minister")
    assert plaza(table, "minister") == [1, 1, 1, 0, 0]
    assert office(table, "minister") == [1 + 1, 1, 1, 0, 0]  # two spaces are free
    table.do(RECRUIT).play("office minister")
    assert office(table, "minister") == [3, 1, 1, 0, 0]
    assert plaza(table, "minister") == [1, 1, 1, 0, 0]


@pytest.mark.rule("CF-10", "OFF-03")
def test_a_tie_of_four() -> None:
    table = Table(players=4)
    for seat in range(4):
        table.official("king", seat=seat)
    table.official("king", seat=w.NEUTRAL)
    table.do(RECRUIT).play("office king")
    assert plaza(table, "king") == [1, 1, 1, 1, 0]
    assert office(table, "king") == [1, 0, 0, 0, 1]


@pytest.mark.rule("G-47")
def test_the_own_colour_counts_but_not_the_newcomer() -> None:
    table = Table()
    table.official("king", 3)
    table.official("king", 2, seat=1)
    table.do(RECRUIT).play("office king")  # the own colour has most: it displaces itself
    assert plaza(table, "king") == [1, 0, 0, 0, 0]
    assert office(table, "king") == [3, 2, 0, 0, 0]
    # With the newcomer there would be a tie; without him the rival alone has most.
    table = Table()
    table.official("king", 2)
    table.official("king", 3, seat=1)
    table.do(RECRUIT).play("office king")
    assert plaza(table, "king") == [0, 1, 0, 0, 0]
    assert office(table, "king") == [3, 2, 0, 0, 0]


@pytest.mark.rule("G-48")
@pytest.mark.parametrize(
    ("neutral", "mine", "theirs", "moved"),
    [(3, 1, 1, [1, 1]), (2, 1, 2, [0, 1]), (2, 2, 1, [1, 0]), (4, 0, 1, [0, 1])],
)
def test_neutral_officials_stay_and_do_not_count(
    neutral: int, mine: int, theirs: int, moved: list[int]
) -> None:
    table = Table(players=2)
    table.official("builder", neutral, seat=w.NEUTRAL)
    table.official("builder", mine)
    table.official("builder", theirs, seat=1)
    table.do(RECRUIT).play("office builder")
    assert plaza(table, "builder") == [*moved, 0, 0, 0]
    assert office(table, "builder")[w.NEUTRAL] == neutral


@pytest.mark.rule("G-49")
def test_an_office_of_neutral_officials_only_cannot_be_chosen() -> None:
    table = Table(players=2)
    table.official("builder", 5, seat=w.NEUTRAL)
    table.do(RECRUIT)
    assert table.offers == ["office minister", "office king"]
    assert table.refuses("office builder") == "G-49"
    table.goods(tools=1)
    table.do(ag.task(ag.TRADE_NEXT, 0))
    assert table.refuses("offer tools recruit") == ""  # two other offices will do
    table.official("minister", 6, seat=w.NEUTRAL)
    table.do(RECRUIT).play("office king")
    assert not table.s.agenda  # no office is left for a second one
    table.s.offices[w.KING * w.COLOURS_OF_OFFICIALS] = 0
    table.official("king", 5, seat=w.NEUTRAL)
    table.goods(tools=1, gold=1)
    table.do(ag.task(ag.TRADE_NEXT, 0))
    assert table.refuses("offer tools recruit") == "G-49"


@pytest.mark.rule("G-50")
def test_a_plaza_takes_everybody_and_gives_nobody_back_to_the_office() -> None:
    table = Table()
    table.official("king", 7, seat=1, plaza=True)
    table.official("king", 8, seat=2, plaza=True)
    table.official("king", 1, seat=1)
    table.official("king", 4)
    table.do(RECRUIT).play("office king")
    assert plaza(table, "king") == [1, 7, 8, 0, 0]
    # An opening frees the office, but those on the plaza stay there.
    table.plan("plan-blue-5a")
    table.available(blue="building-01")
    table.do(ag.task(ag.NOBLE_ACTION, 0, w.OPEN)).play("open site-west-e", "use plan-blue-5a")
    assert office(table, "king") == [0, 1, 0, 0, 0]
    assert plaza(table, "king") == [0, 7, 8, 0, 0]
    assert table.me.officials == 8  # from office and plaza, back to the player board
    table.do(RECRUIT).play("office king", "stop")
    assert plaza(table, "king") == [0, 7, 8, 0, 0]


@pytest.mark.rule("G-50")
@pytest.mark.parametrize("noble", v.NOBLES)
def test_a_penalty_takes_an_official_from_office_or_plaza_to_the_board(noble: str) -> None:
    for where in ("office", "plaza"):
        table = Table()
        for seat in range(3):
            table.official(noble, seat=seat)
            table.official(noble, seat=seat, plaza=True)
        for other in v.NOBLES:  # officials of somebody else are no choice
            table.official(other, seat=0)
            table.official(other, seat=2, plaza=True)
        table.goods(gold=1, seat=1)
        table.hand("political-31", "political-03", seat=1)  # remove one official
        table.turn(1).play("portfolio political-31")
        assert table.offers == [f"return office-{noble}", f"return plaza-{noble}"]
        table.play(f"return {where}-{noble}")
        assert table.rival.officials == 7
        assert office(table, noble) == [2, int(where == "plaza"), 1, 0, 0]
        assert plaza(table, noble) == [1, int(where == "office"), 2, 0, 0]
        returned = (e.OFFICIAL_RETURNED, 1, v.NOBLES.index(noble), int(where == "plaza"), 0)
        assert table.happened(e.OFFICIAL_RETURNED) == [returned]


@pytest.mark.rule("G-51")
def test_an_official_placed_as_a_reward_displaces_as_usual() -> None:
    table = Table()
    table.official("builder", 3, seat=1)
    table.official("builder", 2, seat=2)
    table.do(PLACE_ONE).play("office builder")
    assert office(table, "builder") == [1, 2, 2, 0, 0]
    assert plaza(table, "builder") == [0, 1, 0, 0, 0]
    assert not table.s.agenda


@pytest.mark.rule("G-51")
def test_a_reward_of_two_officials_places_both_in_different_offices() -> None:
    table = Table()
    table.do(ag.task(ag.MUST, 0, w.GIVE_OFFICIAL, 0, 2 + ag.BIAS)).play("office builder")
    assert table.offers == ["office minister", "office king"]  # nobody stops half-way
    table.play("office king")
    assert [office(table, noble)[0] for noble in ("builder", "minister", "king")] == [1, 0, 1]
    assert not table.s.agenda


@pytest.mark.rule("G-123")
def test_the_first_office_is_settled_before_the_second_is_chosen() -> None:
    table = Table()
    for noble in ("builder", "king"):
        table.official(noble, 3, seat=1)
        table.official(noble, 2, seat=2)
    table.do(RECRUIT).play("office builder")
    assert plaza(table, "builder") == [0, 1, 0, 0, 0]  # already displaced and replaced
    assert office(table, "builder") == [1, 2, 2, 0, 0]
    assert table.asks == ag.ASK_OFFICE
    table.play("office king")
    placing = (e.OFFICIAL_DISPLACED, e.OFFICIAL_PLACED)
    assert [event[0] for event in table.s.log or [] if event[0] in placing] == [*placing, *placing]


@pytest.mark.rule("G-139", "G-134", "OFF-01")
def test_recruit_extra_allows_a_third_official() -> None:
    table = Table()
    table.clergy("clergy-recruit-extra")
    table.do(RECRUIT).play("office king", "office builder")
    assert "stop" in table.offers  # a choice
    table.play("office minister")
    assert table.me.officials == 5
    assert not table.s.agenda


@pytest.mark.rule("G-139")
def test_two_recruit_extra_tiles_find_only_three_offices() -> None:
    table = Table()
    table.clergy("clergy-recruit-extra", "clergy-recruit-extra")
    table.do(RECRUIT).play("office king", "office builder", "office minister")
    assert not table.s.agenda
    assert table.me.officials == 5


@pytest.mark.rule("G-139")
def test_recruit_extra_works_for_every_recruitment_but_not_for_a_placed_official() -> None:
    table = Table()
    table.clergy("clergy-recruit-extra")
    table.goods(gold=1)
    table.hand("political-29", "political-05")  # reward: recruit; reward: place one official
    table.turn().play("portfolio political-29")
    table.play("office king", "office builder", "office minister")
    assert table.me.officials == 5
    table.turn().play("portfolio political-05", "office king")
    assert table.me.officials == 4
    assert table.asks == ag.ASK_ROOM


@pytest.mark.rule("OFF-05")
def test_officials_in_the_office_make_the_visit_dearer_those_on_the_plaza_do_not() -> None:
    table = Table()
    table.treasury(5)  # modifier 0
    table.official("king", 2, seat=1)
    table.official("king", 1, seat=2)
    table.official("king", 2)  # the own ones cost nothing
    table.official("king", 4, seat=1, plaza=True)
    table.me.influence = table.rival.influence = 10
    table.do(ag.task(ag.PAY_VISIT, 0, w.KING), ag.task(ag.PAY_VISIT, 1, w.KING))
    assert table.me.influence == 10 - 3
    assert table.rival.influence == 10 - 3


@pytest.mark.rule("OFF-06")
def test_officials_of_office_and_plaza_open_buildings() -> None:
    table = Table()
    table.plan("plan-blue-2a")
    table.available(blue="building-01")
    table.official("builder")
    table.do(ag.task(ag.NOBLE_ACTION, 0, w.OPEN))
    assert table.refuses("open site-west-e") == "OPEN-02"  # one official and no money
    table.official("king", plaza=True)
    table.do(ag.task(ag.NOBLE_ACTION, 0, w.OPEN)).play("open site-west-e", "use plan-blue-2a")
    assert table.me.completed
    assert table.me.officials == 8
