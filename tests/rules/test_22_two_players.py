"""Chapter 22: what is different with two players."""

import pytest

from lisboa.edition import vocabulary as v
from lisboa.rules.machinery import agenda as ag
from lisboa.rules.machinery import deal, engine
from lisboa.rules.machinery import log as e
from lisboa.rules.machinery import numbers as w
from tests.rules.table import Table, tables

SEEDS = range(20)


def neutral(table: Table, noble: str) -> int:
    """Neutral officials in an office."""
    return table.s.offices[v.NOBLES.index(noble) * w.COLOURS_OF_OFFICIALS + w.NEUTRAL]


@pytest.mark.rule("TWOP-01")
@pytest.mark.parametrize(("players", "officials"), [(2, 1), (3, 0), (4, 0)])
def test_a_neutral_official_in_each_office(players: int, officials: int) -> None:
    s = engine.start(tables(), deal.draw(tables(), players, 1))
    for noble in range(w.NOBLES):
        assert s.offices[noble * w.COLOURS_OF_OFFICIALS + w.NEUTRAL] == officials


@pytest.mark.rule("TWOP-02")
@pytest.mark.parametrize(
    ("neutrals", "mine", "theirs", "displaced"),
    [(1, 2, 2, [0, 1]), (2, 2, 1, [0]), (3, 1, 1, [0, 1])],
)
def test_neutral_officials_stay_when_an_office_overflows(
    neutrals: int, mine: int, theirs: int, displaced: list[int]
) -> None:
    table = Table(2)
    table.official("king", neutrals, seat=w.NEUTRAL)
    table.official("king", mine)
    table.official("king", theirs, seat=1)
    table.do(ag.task(ag.STATE_ACTION, 0, w.RECRUIT)).play("office king", "stop")
    assert [event[1] for event in table.happened(e.OFFICIAL_DISPLACED)] == displaced
    assert neutral(table, "king") == neutrals
    assert table.s.plazas[w.KING * w.COLOURS_OF_OFFICIALS + w.NEUTRAL] == 0


@pytest.mark.rule("TWOP-02")
def test_neutral_officials_never_leave_during_a_game() -> None:
    s = engine.start(tables(), deal.draw(tables(), 2, 7))
    steps = 0
    while engine.legal(s):
        engine.apply(s, engine.legal(s)[steps % len(engine.legal(s))])
        steps += 1
        assert s.offices[w.NEUTRAL :: w.COLOURS_OF_OFFICIALS] == [1, 1, 1]
        assert s.plazas[w.NEUTRAL :: w.COLOURS_OF_OFFICIALS] == [0, 0, 0]
    assert s.over


@pytest.mark.rule("TWOP-03")
@pytest.mark.parametrize("seat", [0, 1])
def test_neutral_officials_make_visits_dearer_for_both(seat: int) -> None:
    table = Table(2)
    table.official("minister", 1, seat=w.NEUTRAL)
    table.official("minister", 2, seat=seat)
    table.hand("political-07", "political-09", seat=seat)
    table.s.players[seat].influence = 5
    table.turn(seat).play("court political-07")
    assert table.s.players[seat].influence == 5 - (1 + 1)  # modifier and neutral official


@pytest.mark.rule("TWOP-04")
def test_no_store_and_no_building_in_row_e() -> None:
    for players, reason in ((2, "TWOP-04"), (3, "")):
        table = Table(players)
        table.me.reais = 50
        table.do(ag.task(ag.NOBLE_ACTION, 0, w.STORE))
        for lot in ("plot-e2 gold", "plot-e3 books", "plot-e4 tools", "plot-e5 tools"):
            assert table.refuses(f"build {lot}") == reason
            assert (f"build {lot}" in table.offers) == (reason == "")
        assert table.refuses("build plot-d2 gold") == ""
        table.available(blue="building-01")
        table.plan("plan-blue-2a")
        table.do(ag.task(ag.NOBLE_ACTION, 0, w.OPEN))
        for site in ("site-west-e", "site-east-e"):
            assert table.refuses(f"open {site}") == reason
            assert (f"open {site}" in table.offers) == (reason == "")
        assert table.refuses("open site-west-d") == ""


@pytest.mark.rule("CF-24")
def test_no_city_tile_is_used_up_to_close_row_e() -> None:
    two, three = Table(2).s, Table(3).s
    assert two.city == [1] * 5
    assert (two.large_left, two.small_left) == (22 - 4, 5 - 1)
    assert (two.large_left, two.small_left) == (three.large_left, three.small_left)


@pytest.mark.rule("TWOP-05", "TWOP-06", "CF-25")
def test_no_rubble_for_row_e_and_seven_cubes_leave_the_game() -> None:
    row_e = v.ROWS.index("E") * w.COLOURS
    sites = [tables().site_name.index(name) * w.COLOURS for name in ("site-west-e", "site-east-e")]
    for seed in SEEDS:
        s = engine.start(tables(), deal.draw(tables(), 2, seed))
        assert s.row_cubes[row_e : row_e + w.COLOURS] == [0, 0, 0]
        for site in sites:
            assert s.site_cubes[site : site + w.COLOURS] == [0, 0, 0]
        assert sum(s.row_cubes) == 4 * 3
        assert sum(s.column_cubes) == 14
        assert sum(s.site_cubes) == 12 * 2
        assert sum(s.pile) == 6
        placed = sum(s.row_cubes) + sum(s.column_cubes) + sum(s.site_cubes) + sum(s.pile)
        assert 63 - placed == 7


@pytest.mark.rule("TWOP-07")
def test_one_ship_of_each_kind() -> None:
    table = Table(2)
    ships = [table.t.card_name[ship] for ship in (*table.s.shipyard, *table.s.later_ships)]
    assert ships == ["ship-blue-1", "ship-red-1", "ship-purple-1", "ship-brown-1"]
    table.goods(gold=1, cloth=1, books=1)
    for _ in range(2):
        table.do(ag.task(ag.STATE_ACTION, 0, w.SHIP))
        while table.offers:
            table.play(table.offers[0])
    assert [event[2] for event in table.happened(e.SHIP_BUILT)] == list(table.s.shipyard)
    table.goods(books=1, tools=1)
    table.portfolio("ship-purple-1", seat=1)
    table.do(ag.task(ag.ASK_OFFER, 0))
    assert table.refuses("offer books ship") == "G-53"  # the shipyard is empty


@pytest.mark.rule("TWOP-08")
def test_decrees_about_row_e_take_no_part() -> None:
    for seed in SEEDS:
        for players in (2, 3):
            s = engine.start(tables(), deal.draw(tables(), players, seed))
            in_play = {s.t.decree_name[decree] for decree in s.decree_deck}
            about_row_e = {d.id for d in s.t.edition.decrees if d.row_e}
            assert {"decree-05", "decree-06", "decree-07"} <= about_row_e
            assert len(s.decree_display) == 8
            if players == 2:
                assert not about_row_e & in_play
                assert len(in_play) == 70 - len(about_row_e)
            else:
                assert len(in_play) == 70


@pytest.mark.rule("TWOP-09")
@pytest.mark.parametrize(
    ("good", "first", "second"), [("gold", 3, 1), ("tools", 6, 2), ("books", 9, 3), ("cloth", 9, 3)]
)
def test_store_majorities_use_the_first_and_the_third_place(
    good: str, first: int, second: int
) -> None:
    table = Table(2)
    table.store("A2", good)
    table.store("B2", good)
    table.store("C2", good, seat=1)
    table.do(ag.task(ag.FINAL_SCORING, 0))
    assert [p.ledger[w.W_MAJORITIES] for p in table.s.players] == [first, second]


@pytest.mark.rule("TWOP-10")
def test_fifteen_and_five_wigs_for_officials() -> None:
    table = Table(2)
    table.completed("plan-blue-3a", "plan-green-2a")
    table.completed("plan-blue-4a", seat=1)
    table.do(ag.task(ag.FINAL_SCORING, 0))
    assert [p.ledger[w.W_OFFICIALS] for p in table.s.players] == [15, 5]


@pytest.mark.rule("TWOP-11")
def test_two_favours_of_each_noble_take_part() -> None:
    for seed in SEEDS:
        s = engine.start(tables(), deal.draw(tables(), 2, seed))
        for noble in range(w.NOBLES):
            assert s.favour_stack[noble] + sum(p.favours[noble] for p in s.players) == 2
