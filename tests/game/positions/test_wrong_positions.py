"""Wrong positions: nonsense is refused with its path and a reason, and nothing ever crashes."""

import copy
import json
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import lisboa
from lisboa.game import GameError, from_position, new_game
from tests.game.play import PLAYERS, after, random_game, steps
from tests.game.positions.nonsense import at, places, put, refused


def doc_of(**changes: object) -> dict[str, object]:
    return {"seats": ["Green", "Purple"], **changes}


def player(**changes: object) -> dict[str, object]:
    return doc_of(players={"Green": changes})


TURN_ENDS = [
    {"task": "draw-card", "seat": "Green"},
    {"task": "maintenance", "seat": "Green"},
    {"task": "church-scoring", "seat": "Green"},
    {"task": "end-turn", "seat": "Green"},
]


def doing(task: str, **facts: object) -> dict[str, object]:
    return doc_of(agenda=[{"task": task, "seat": "Green", **facts}, *TURN_ENDS])


SETS = {"rubble": {"brown": 2, "red": 2, "blue": 2}}
NO_BOOKS = "building-01-blue"
EMPTY: dict[str, list[str]] = {"builder": [], "minister": [], "king": []}
SHIP = {"card": "ship-blue-1", "cargo": ["gold"] * 3}
NONSENSE: list[tuple[object, str, str]] = [
    (None, "", "an object with named fields"),
    ([], "", "an object"),
    ({}, "seats", "missing"),
    ({"seats": ["One"]}, "seats", "2 to 4 seats"),
    ({"seats": ["A", "A"]}, "seats", "same name"),
    ({"seats": ["A", 7]}, "seats", "cannot be the name"),
    (doc_of(weather="fine"), "weather", "no such field"),
    (doc_of(format=2), "format", "format 1"),
    (doc_of(rules=7), "rules", "under version 7 of the rules"),
    (doc_of(edition={"name": "alfama", "fingerprint": "00"}), "edition", "another edition"),
    (doc_of(view="Green"), "view", "the view of one seat"),
    (doc_of(turn=-1), "turn", "between 0 and"),
    (doc_of(turn=True), "turn", "whole number"),
    (doc_of(period=3), "period", "between 1 and 2"),
    (doc_of(start="Nobody"), "start", "“Nobody”"),
    (doc_of(trigger=["x"]), "trigger", "a name must stand here"),
    (doc_of(turns_left=2), "turns_left", "nobody has triggered"),
    (doc_of(triggered_by="sets"), "triggered_by", "nobody has triggered"),
    (doc_of(trigger=None, players={"Green": SETS}), "trigger", "have triggered the end"),
    (doc_of(trigger=None, politics={"display": EMPTY}), "trigger", "have triggered the end"),
    (doc_of(players={"Green": SETS, "Purple": SETS}), "trigger", "who was first"),
    (doc_of(period=2, trigger="Green", turns_left=1), "turns_left", "so 2 must be left"),
    (doc_of(period=2, trigger="Green", turns_left=None), "turns_left", "so 2 must be left"),
    (
        doc_of(period=2, trigger="Green", turns_left=2, active="Purple"),
        "turns_left",
        "so 1 or 3 must be left",
    ),
    (doc_of(trigger="Green", turns_left=2), "turns_left", "nobody has triggered"),
    (doc_of(over="yes"), "over", "true or false"),
    (
        player(hand=["political-01", "political-02", "political-01"]),
        "players.Green.hand[2]",
        "once",
    ),
    (player(hand=["political-01"] * 6), "players.Green.hand", "6 entries"),
    (player(hand=["?blue"]), "players.Green.hand[0]", "view of one seat"),
    (player(hand=["political-57-queen"]), "players.Green.hand[0]", "not part of a game"),
    (player(hand=["ship-blue-1"]), "players.Green.hand[0]", "cannot lie here"),
    (player(hand=["political-42"]), "players.Green.hand[0]", "cannot lie here"),
    (
        player(hand=["political-22"], seen=[]),
        "players.Green.hand[0]",
        "drawn from the open display",
    ),
    (player(seen=["political-22"]), "players.Green.seen[0]", "must stand in the hand"),
    (player(reais=-1), "players.Green.reais", "between 0 and"),
    (player(reais=1.5), "players.Green.reais", "whole number"),
    (player(influence=11), "players.Green.influence", "between 0 and 10"),
    (player(goods={"gold": 4}), "players.Green.goods.gold", "at most"),
    (player(goods={"silk": 1}), "players.Green.goods.silk", "no such field"),
    (player(clergy=["clergy-discount"] * 5), "players.Green.clergy", "5 entries"),
    (player(clergy=["clergy-discount"] * 4), "players.Green.clergy[3]", "once more than the box"),
    (player(wigs={"bribes": 3}), "players.Green.wigs.bribes", "no such field"),
    (player(wigs={"visits": 3}), "players.Green.wigs.visits", "between"),
    (player(wigs={"visits": -3}), "players.Green.wigs", "fewer than 0 wigs"),
    (player(upper=[SHIP]), "players.Green.upper[0].cargo", "at most"),
    (
        player(upper=[{"card": "ship-blue-1", "at_sea": True}]),
        "players.Green.upper[0].at_sea",
        "without goods",
    ),
    (
        player(upper=[{"card": "ship-blue-1", "cargo": ["gold"], "at_sea": False}]),
        "players.Green.upper[0].at_sea",
        "a full ship is at sea",
    ),
    (player(upper=[{"card": "ship-blue-2"}]), "players.Green.upper[0].card", "2 players"),
    (player(upper=[{}]), "players.Green.upper[0].card", "missing"),
    (player(upper=[None] * 4), "players.Green.upper", "4 entries"),
    (player(lower=["political-01"]), "players.Green.lower[0]", "cannot lie here"),
    (player(upper=[{"card": "political-17"}]), "players.Green.upper[0].card", "cannot lie here"),
    (player(favours=["king", "king"]), "players.Green.favours[1]", "once more"),
    (player(markers=1), "players.Green.markers", "at most 0"),
    (player(marker_used=True), "players.Green.marker_used", "set marker"),
    (player(houses={"left": 1}), "players.Green.houses", "1 houses are built"),
    (player(officials=3), "players.Green.officials", "the rest of 8"),
    (player(plans=["plan-blue-2a", "plan-blue-2a"]), "players.Green.plans[1]", "once more"),
    (player(rubble={"red": 6}), "players.Green.rubble.red", "between 0 and 5"),
    (doc_of(players={"Rui": {}}), "players.Rui", "no such field"),
    (doc_of(court={"treasury": 0}), "court.treasury", "between 1 and 7"),
    (doc_of(court={"prices": {"gold": 9}}), "court.prices.gold", "between"),
    (doc_of(court={"offices": {"king": {"Green": 5}}}), "court.offices.king", "at most 5"),
    (
        doc_of(court={"offices": {"king": {"neutral": 0}}}),
        "court.offices.king.neutral",
        "between 1 and 1",
    ),
    (doc_of(court={"plazas": {"king": {"neutral": 1}}}), "court.plazas.king.neutral", "at most 0"),
    (doc_of(court={"favours": {"king": 0}}), "court.favours.king", "must be here"),
    (doc_of(court={"card": "political-01"}), "court.card", "does not agree"),
    (doc_of(church={"cardinal": 6}), "church.cardinal", "between 0 and 5"),
    (doc_of(church={"tiles": []}), "church.tiles", "0 entries"),
    (doc_of(church={"returns": [1]}), "church.returns", "1 entries"),
    (doc_of(city={"rows": {"A": ["red"] * 22}}), "city.rows.A[21]", "once more"),
    (doc_of(city={"rows": {"E": ["red"]}}), "city.rows.E", "row E"),
    (
        doc_of(city={"sites": {"site-west-e": {"cubes": ["red"]}}}),
        "city.sites.site-west-e",
        "row E",
    ),
    (
        doc_of(city={"stores": {"plot-e5": {"owner": "Green", "good": "tools"}}}),
        "city.stores.plot-e5",
        "row E",
    ),
    (
        doc_of(city={"stores": {"plot-a1": {"owner": "Green", "good": "tools"}}}),
        "city.stores.plot-a1.good",
        "street",
    ),
    (
        doc_of(city={"stores": {"plot-a1": {"owner": "Green"}}}),
        "city.stores.plot-a1.good",
        "missing",
    ),
    (
        doc_of(city={"sites": {"site-north-books": {"building": NO_BOOKS}}}),
        "city.sites.site-north-books.building",
        "the colour of its street",
    ),
    (doc_of(city={"scoring": [4, 4, 4, 3]}), "city.scoring", "scoring tiles"),
    (doc_of(city={"large_tiles": 22}), "city.large_tiles", "at most 18"),
    (doc_of(city={"display": ["city-gold", "city-gold"]}), "city.display[1]", "once more"),
    (
        doc_of(architects={"blue": {"available": "building-01-green"}}),
        "architects.blue.available",
        "other architect",
    ),
    (
        doc_of(
            architects={
                "blue": {"stack": ["building-01-blue"]},
                "green": {"available": "building-01-green"},
            }
        ),
        "architects.green.available",
        "once more",
    ),
    (
        doc_of(architects={"blue": {"plan": "plan-green-2a"}}),
        "architects.blue.plan",
        "cannot lie here",
    ),
    (
        doc_of(
            players={"Green": {"completed": ["plan-blue-3a"]}},
            architects={"blue": {"plan": "plan-blue-2a"}},
        ),
        "architects.blue.plan",
        "owns",
    ),
    (
        doc_of(politics={"display": {"king": ["political-22"]}}),
        "politics.display.king[0]",
        "cannot lie here",
    ),
    (doc_of(period=2, politics={"purple": ["political-42"]}), "politics.purple", "second period"),
    (doc_of(ships={"shipyard": ["ship-brown-1"]}), "ships.shipyard[0]", "cannot lie here"),
    (doc_of(decrees={"display": ["decree-01"], "deck": ["decree-01"]}), "decrees.deck[0]", "once"),
    (doc_of(agenda=[]), "agenda", "something must be left to do"),
    (doc_of(over=True, agenda=TURN_ENDS), "agenda", "nothing is left"),
    (doc_of(agenda=["end-turn"]), "agenda[0]", "an object"),
    (doc_of(agenda=TURN_ENDS[:1]), "agenda[0]", "the last task must"),
    (doc_of(agenda=[*TURN_ENDS, *TURN_ENDS]), "agenda[3]", "can only be the last"),
    (doing("dance"), "agenda[0].task", "“dance”"),
    (doing("end-turn"), "agenda[0]", "only be the last"),
    (doing("ask-steps"), "agenda[0].most", "missing"),
    (doing("ask-steps", most=3), "agenda[0].most", "between 0 and 2"),
    (doing("ask-steps", most=1, least=0), "agenda[0].least", "no such field"),
    (doing("ask-lot", seat="Nobody"), "agenda[0].seat", "“Nobody”"),
    (doing("reward", effect={"draw_tasks": 1}), "agenda[0].effect", "no such effect"),
    (doing("reward", effect={"reais": True}), "agenda[0].effect", "no such effect"),
    (doing("reward", effect=3), "agenda[0].effect", "an object"),
    (doing("state-action", deed="open"), "agenda[0].deed", "“open”"),
    (doing("leave-court"), "court.card", "does not agree"),
    (doing("ask-clergy"), "church.pairs", "does not agree"),
    (
        doing("complete-plan", plan="plan-blue-2a", site="site-west-a"),
        "agenda[0].plan",
        "does not agree",
    ),
    (doing("launch", how="replace", card="ship-blue-1"), "agenda[0].card", "does not agree"),
    (doing("ask-visit-reais", cost=99), "agenda[0].cost", "does not agree"),
    (doing("ask-lose-favour", why="x"), "agenda[0].why", "no such field"),
    (doing("ask-room", card="ship-brown-1"), "agenda[0].card", "does not agree"),
    (doing("new-display"), "agenda[0].task", "does not agree"),
    (doing("hire", missing=20), "agenda", "cannot go on"),
    (doing("ask-give-tile", **{"from": "clergy-nothing", "given": 0}), "agenda[0].from", "“clergy"),
    (
        doc_of(agenda=[TURN_ENDS[0], {"task": "ask-turn", "seat": "Green"}, *TURN_ENDS]),
        "agenda[1]",
        "only be the first",
    ),
]


@pytest.mark.parametrize(("doc", "path", "says"), NONSENSE, ids=lambda x: str(x)[:40])
def test_nonsense_is_refused_with_its_path_and_a_reason(doc: object, path: str, says: str) -> None:
    fault = refused(doc)
    assert (fault.path, says in str(fault)) == (path, True), str(fault)


def test_a_view_is_not_a_position() -> None:
    game = after(3, 1, 20)
    assert refused(game.view(1).to_dict()).path == "view"
    masked = game.view(1).to_dict()
    del masked["view"]
    assert "the view of one seat" in str(refused(masked))


def test_another_edition_is_refused_in_both_directions() -> None:
    with pytest.raises(GameError, match="is not an edition"):
        from_position(doc_of(), edition="baixa")  # type: ignore[arg-type]  # the point
    assert lisboa.from_position(doc_of()).names == ["Green", "Purple"]


# ---- whatever is written: a sentence or a game that can be played ----

WRONG: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    1,
    3,
    10**30,
    1.5,
    float("nan"),
    "",
    "?",
    "Nonsense!",
    "political-01",
    [],
    {},
    [[]],
    [{}],
    [None],
    {"task": "ask-turn"},
    "Green",
    "king",
    "decree-01",
)


def play_on(doc: object, seed: int) -> bool:
    """Whether it is a game; if so, it can be looked at and played to the end."""
    try:
        game = from_position(copy.deepcopy(doc))
    except GameError as fault:
        assert str(fault)
        return False
    if seed % 6 == 0:
        again = from_position(game.position())
        assert again.state.hash() == game.state.hash()
        game.view(0).to_dict()
        game.view(0).sample(Random(seed))
        for _ in steps(game, seed):
            pass
        assert game.over
    return True


@pytest.mark.parametrize(("players", "answers"), [(2, 1), (2, 63), (3, 30), (4, 121), (3, 10_000)])
def test_every_leaf_can_be_wrong(players: int, answers: int) -> None:
    """Each place of a real position gets one wrong value after the other, in turn."""
    doc = json.loads(json.dumps(after(players, 7, answers).position()))
    accepted = tried = 0
    for number, path in enumerate(list(places(doc))):
        for step in range(2):
            before = put(doc, path, WRONG[(number * 2 + step) % len(WRONG)])
            accepted += play_on(doc, tried)
            tried += 1
            put(doc, path, before)
    assert tried > 500
    assert accepted < tried / 3  # places left empty, other cubes and numbers are fine


@pytest.mark.parametrize(("players", "answers"), [(2, 63), (3, 77)])
def test_every_key_can_be_missing(players: int, answers: int) -> None:
    """Every field, and the first entry of every list."""
    doc = json.loads(json.dumps(after(players, 7, answers).position()))
    keys = [path for path in places(doc) if isinstance(path[-1], str) or not path[-1]]
    for number, path in enumerate(keys):
        short = copy.deepcopy(doc)
        del at(short, path[:-1])[path[-1]]
        play_on(short, number)


@pytest.mark.parametrize("players", PLAYERS)
def test_agendas_of_other_moments_never_crash(players: int) -> None:
    """A position with the agenda of another one, and tasks that are left out, moved or doubled."""
    chance = Random(players)
    docs: list[Any] = [game.position() for game in random_game(players, 19)][:-1]
    for number in range(120):
        doc = copy.deepcopy(chance.choice(docs))
        tasks = doc["agenda"]
        match number % 4:
            case 0:
                doc["agenda"] = copy.deepcopy(chance.choice(docs)["agenda"])
            case 1:
                del tasks[chance.randrange(len(tasks))]
            case 2:
                tasks.insert(0, copy.deepcopy(chance.choice(chance.choice(docs)["agenda"])))
            case _:
                tasks.insert(chance.randrange(len(tasks)), chance.choice(tasks))
        play_on(doc, number)


json_like = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=12),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=12,
)
FIELDS = tuple(new_game(2, 1).position())


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(json_like, st.dictionaries(st.sampled_from(FIELDS), json_like, max_size=4))
def test_arbitrary_documents_get_a_sentence(doc: object, fields: dict[str, object]) -> None:
    play_on(doc, 1)
    play_on({"seats": ["A", "B"], **fields}, 1)
