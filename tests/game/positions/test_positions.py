"""Positions: any state of a game as a document of names, whole or in part."""

import json
from typing import Any

import pytest

from lisboa.game import Game, PositionError, from_position
from lisboa.rules.machinery import agenda as ag
from tests.game.play import PLAYERS, after, finished, random_game, steps
from tests.game.positions.nonsense import at, places, refused
from tests.rules.test_properties import cards_in_play, check_player

# ---- there and back ----


@pytest.mark.parametrize("players", PLAYERS)
def test_a_position_gives_the_identical_game_at_every_step(players: int) -> None:
    kinds: set[int] = set()
    for seed in (1, 2):
        for game in random_game(players, seed):
            doc = json.loads(json.dumps(game.position()))
            again = from_position(doc)
            assert again.state.hash() == game.state.hash()
            assert [a.id for a in again.legal] == [a.id for a in game.legal]
            assert again.position() == doc
            assert again.names == game.names
            assert not again.events()
            kinds.update(ag.kind_of(todo) for todo in game.state.agenda[-1:])
    assert {ag.ASK_CLERGY, ag.ASK_TURN, ag.ASK_DRAW, ag.ASK_DISCARD} <= kinds
    assert len(kinds) > 15


@pytest.mark.parametrize("players", PLAYERS)
def test_a_game_from_a_position_goes_on_in_the_same_way(players: int) -> None:
    """Views, final answers, previews and the rest of the game."""
    for answers in (1, 40, 111):
        game = after(players, 3, answers)
        again = from_position(game.position())
        for seat in (None, *range(players)):
            assert again.view(seat).to_dict() == game.view(seat).to_dict()
        assert [(a.final, a.preview) for a in again.legal] == [
            (a.final, a.preview) for a in game.legal
        ]
        for one, other in zip(steps(game, 5), steps(again, 5), strict=True):
            assert one.state.hash() == other.state.hash()
        assert game.result == again.result


def test_a_position_holds_names_never_numbers() -> None:
    doc = finished(3, 2).position()
    for path in places(doc):
        value = at(doc, path)
        if isinstance(value, list) and path[-1] not in ("scoring", "returns"):
            assert all(isinstance(x, str | dict) or x is None for x in value), path


# ---- in part ----


def whole(doc: dict[str, Any]) -> Game:
    """The game of a partial position, after looking that nothing is there twice."""
    game = from_position(doc)
    s = game.state
    cards = cards_in_play(s)
    assert len(cards) == len(set(cards))
    for p in s.players:
        check_player(s, p)
    position = game.position()
    again = from_position(position)
    assert again.state.hash() == s.hash()
    for _ in steps(game, 1):
        pass
    return from_position(doc)


@pytest.mark.parametrize("players", PLAYERS)
def test_the_seats_alone_are_a_game_at_its_first_turn(players: int) -> None:
    seats = ["Ana", "Rui", "Eva", "Ivo"][:players]
    game = whole({"seats": seats})
    assert game.names == seats
    assert game.decision is not None
    assert (game.decision.seat, game.decision.kind, game.state.turn) == (0, "ask-turn", 1)
    for p in game.state.players:
        assert (p.reais, p.wigs, len(p.hand), len(p.clergy), len(p.plans)) == (10, 5, 5, 1, 1)
    assert [event.kind for event in game.events()] == ["turn-begins"]


def test_what_is_named_is_taken_out_of_the_default_decks() -> None:
    default: Any = from_position({"seats": ["A", "B"]}).position()
    wanted = [
        default["players"]["B"]["hand"][0],
        default["politics"]["display"]["king"][0],
        default["politics"]["display"]["king"][3],
    ]
    tile = default["church"]["tiles"][2]
    building = default["architects"]["green"]["available"].replace("green", "blue")
    decree = default["decrees"]["display"][0]
    doc = {
        "seats": ["A", "B"],
        "players": {
            "A": {"hand": wanted, "reais": 99, "clergy": [tile], "decrees": [decree]},
        },
        "city": {"sites": {"site-west-a": {"building": building}}},
    }
    full: Any = whole(doc).position()
    assert full["players"]["A"]["hand"] == sorted(wanted)
    assert full["players"]["A"]["seen"] == sorted(wanted[1:])
    assert len(full["players"]["B"]["hand"]) == 5
    assert wanted[0] not in full["players"]["B"]["hand"]
    assert len(full["politics"]["display"]["king"]) == 3
    assert len(full["decrees"]["display"]) == 8
    assert decree not in full["decrees"]["display"]
    assert full["city"]["sites"]["site-west-a"]["cubes"] == []
    assert None not in full["church"]["tiles"]
    assert full["architects"]["green"]["available"] != default["architects"]["green"]["available"]


def with_stores(n: int, **ana: object) -> dict[str, Any]:
    """Ana has the first stores of the city and nothing is said of anything else."""
    plots = ["a1", "a2", "a3", "a4", "a5", "b1", "b2", "b3"][:n]
    stores = {f"plot-{plot}": {"owner": "Ana", "good": GOOD_AT[plot[1]]} for plot in plots}
    return {"seats": ["Ana", "Rui"], "city": {"stores": stores}, "players": {"Ana": ana}}


GOOD_AT = {"1": "gold", "2": "gold", "3": "cloth", "4": "books", "5": "tools"}


def test_the_house_of_a_first_store_is_one_without_an_ability() -> None:
    houses = from_position(with_stores(1)).position()["players"]["Ana"]["houses"]
    assert houses == {"left": 1, "middle": 0, "right": 0}


def test_houses_that_matter_are_asked_for() -> None:
    """HOUSE-05 and others: which group a house comes from is what the player could do since."""
    for n in (2, 7):
        with pytest.raises(PositionError, match=r"players\.Ana\.houses: .*left, middle, right"):
            from_position(with_stores(n))
    given = {"middle": 2}
    houses = from_position(with_stores(2, houses=given)).position()["players"]["Ana"]["houses"]
    assert houses == {"left": 0, "middle": 2, "right": 0}
    houses = from_position(with_stores(8)).position()["players"]["Ana"]["houses"]
    assert houses == {"left": 2, "middle": 3, "right": 3}  # there is no choice


# ---- the end, where sets and stacks show it ----

TWO_SETS = {"rubble": {"brown": 2, "red": 2, "blue": 2}}
FOUR_SETS = {"rubble": {"brown": 4, "red": 4, "blue": 4}}
EMPTY: dict[str, list[str]] = {"builder": [], "minister": [], "king": []}


@pytest.mark.rule("PERIOD-01")
def test_two_sets_have_triggered_the_end_of_the_first_period() -> None:
    game = whole({"seats": ["Ana", "Rui"], "players": {"Rui": TWO_SETS}})
    position = game.position()
    assert (position["trigger"], position["triggered_by"]) == ("Rui", "sets")
    for _ in steps(game, 1):
        if game.state.turn > 1:
            break
    assert game.state.period == 2  # after this turn


@pytest.mark.rule("PERIOD-02", "G-100")
def test_three_empty_stacks_have_triggered_the_end_for_the_active_player() -> None:
    doc = {"seats": ["Ana", "Rui"], "active": "Rui", "politics": {"display": EMPTY}}
    position = whole(doc).position()
    assert (position["trigger"], position["triggered_by"]) == ("Rui", "stacks")


@pytest.mark.rule("ENDGAME-01", "ENDGAME-03", "ENDGAME-04")
@pytest.mark.parametrize(("active", "left"), [("Ana", 3), ("Rui", 5), ("Eva", 4)])
def test_the_last_turns_are_counted_if_the_game_end_is_triggered(active: str, left: int) -> None:
    doc = {"seats": ["Ana", "Rui", "Eva"], "period": 2, "players": {"Eva": FOUR_SETS}}
    game = whole({**doc, "active": active})
    assert game.state.turns_left == left
    first, last = game.state.turn, game.state.turn
    for _ in steps(game, 1):
        last = game.state.turn
    assert last == first + left - 1
    assert last % 3 == 0


@pytest.mark.rule("ENDGAME-03")
def test_a_trigger_that_is_given_gets_its_cause_and_its_last_turns() -> None:
    doc = {"seats": ["Ana", "Rui"], "period": 2, "trigger": "Ana", "players": {"Ana": FOUR_SETS}}
    position = whole(doc).position()
    assert (position["triggered_by"], position["turns_left"]) == ("sets", 2)
    assert whole({**doc, "active": "Rui", "turns_left": 1}).state.turns_left == 1


@pytest.mark.rule("SELL-07")
def test_a_full_ship_is_at_sea() -> None:
    ship = {"card": "ship-red-1", "cargo": ["gold", "books"]}
    doc = {"seats": ["Ana", "Rui"], "players": {"Rui": {"upper": [ship, None, None]}}}
    position: Any = whole(doc).position()
    assert position["players"]["Rui"]["upper"][0]["at_sea"] is True


def test_stores_ships_rubble_and_officials_follow_from_each_other() -> None:
    doc = {
        "seats": ["A", "B", "C"],
        "city": {
            "stores": {
                "plot-a1": {"owner": "A", "good": "gold"},
                "plot-b2": {"owner": "A", "good": "cloth"},
                "plot-e5": {"owner": "C", "good": "tools"},
            }
        },
        "court": {"offices": {"king": {"A": 3, "B": 1}}},
        "players": {
            "A": {
                "rubble": {"brown": 5, "red": 4, "blue": 5},
                "goods": {"gold": 6},
                "upper": [{"card": "ship-blue-1", "cargo": ["gold"]}],
                "favours": ["king", "builder"],
                "completed": ["plan-blue-3a"],
                "houses": {"middle": 1, "right": 1},
            }
        },
    }
    game = whole(doc)
    full: Any = game.position()
    a = full["players"]["A"]
    assert a["houses"] == {"left": 0, "middle": 1, "right": 1}
    assert full["players"]["C"]["houses"] == {"left": 1, "middle": 0, "right": 0}
    assert (a["officials"], full["players"]["B"]["officials"]) == (8 - 3 - 1, 8 - 1 - 1)
    assert a["markers"] == 4
    assert game.state.berth[0] == 0
    assert "ship-blue-1" not in full["ships"]["shipyard"]
    assert full["architects"]["blue"]["plan"] == "plan-blue-3b"
    assert full["court"]["favours"]["king"] == 3 - sum(
        "king" in p["favours"] for p in full["players"].values()
    )
    cubes = [*full["city"]["pile"]]
    for part in ("rows", "columns"):
        cubes += [cube for heap in full["city"][part].values() for cube in heap]
    cubes += [cube for site in full["city"]["sites"].values() for cube in site["cubes"]]
    assert cubes.count("brown") + 5 <= 21
    assert full["city"]["large_tiles"] + full["city"]["small_tiles"] + 5 + 3 == 27


def test_the_second_period_has_its_own_cards_and_ships() -> None:
    game = whole({"seats": ["A", "B"], "period": 2, "turn": 40})
    full: Any = game.position()
    assert (full["turn"], full["active"]) == (40, "B")
    assert full["ships"]["shipyard"][0].startswith("ship-purple")
    assert (full["politics"]["later"], full["politics"]["purple"]) == ({}, [])
    assert full["politics"]["display"]["builder"][0] >= "political-63"


def test_active_player_and_turn_follow_from_each_other() -> None:
    seats = ["A", "B", "C"]
    for doc, turn, active in (
        ({"start": "C"}, 1, 2),
        ({"active": "C"}, 3, 2),
        ({"start": "B", "turn": 6}, 6, 0),
        ({"start": "B", "active": "A"}, 3, 0),
    ):
        game = from_position({"seats": seats, **doc})
        assert (game.state.turn, game.state.active) == (turn, active)
    assert refused({"seats": seats, "active": "B", "turn": 3}).path == "active"


def test_set_up_goes_on_where_there_are_pairs() -> None:
    pairs = {"B": ["clergy-discount", "clergy-trade-any"]}
    game = from_position({"seats": ["A", "B"], "church": {"pairs": pairs}})
    assert game.decision is not None
    assert (game.decision.seat, game.decision.kind, game.state.turn) == (1, "ask-clergy", 0)
    game.play("keep tile clergy-discount")
    assert game.decision.kind == "ask-clergy" or game.state.turn == 1


def test_a_game_that_is_over_needs_no_agenda() -> None:
    game = from_position(
        {
            "seats": ["A", "B"],
            "over": True,
            "players": {"B": {"wigs": {"sailing": 30, "visits": -2}}},
        }
    )
    assert game.result is not None
    assert game.result.winners == (1,)
    assert game.result.totals == (5, 28)
