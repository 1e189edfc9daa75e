"""Alone against Lacerda, and with variants: what holds for plain games holds here as well."""

import json
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

import lisboa
from lisboa.game import Game, GameError, RecordError, from_position, load, new_game
from lisboa.rules.machinery import catalogue as act
from lisboa.rules.machinery import log as e
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery.deal import decrees_in_play
from tests.game.play import steps, varied
from tests.game.positions.nonsense import places, put, refused
from tests.game.positions.test_schema import SCHEMA, faults
from tests.game.positions.test_wrong_positions import play_on
from tests.game.records.test_records import redealt
from tests.game.test_sample import is_uniform
from tests.game.test_undo import snapshot
from tests.game.test_views import close_twin, distant_twin, live_together, outlook, seen, told
from tests.rules.test_properties import cards_in_play

SOLO = 1
SETTINGS = [(0, SOLO), (1, SOLO), (4, SOLO), (0, 2), (5, 2), (4, 3), (1, 4)]


@pytest.fixture(params=SETTINGS, ids=lambda x: f"{x[1]}-players-{x[0]}")
def setting(request: pytest.FixtureRequest) -> tuple[int, int]:
    seed, players = request.param
    return seed, players


def fresh(setting: tuple[int, int]) -> Game:
    seed, players = setting
    if players == SOLO and not seed:
        return new_game(1, seed)
    return varied(seed, players)


def played(setting: tuple[int, int]) -> Iterator[Game]:
    return steps(fresh(setting), setting[0])


def seats_of(game: Game) -> list[int | None]:
    return [None, *range(game.players)]


# ---- there and back ----


def test_a_position_gives_the_identical_game_at_every_step(
    setting: tuple[int, int],
) -> None:
    for game in played(setting):
        doc = json.loads(json.dumps(game.position()))
        assert not faults(doc, SCHEMA)
        again = from_position(doc)
        assert again.state.hash() == game.state.hash()
        assert again.state.agreement == game.state.agreement
        assert again.state.plot_reward == game.state.plot_reward
        assert again.state.site_reward == game.state.site_reward
        assert [a.id for a in again.legal] == [a.id for a in game.legal]
        assert again.position() == doc


def test_a_game_from_a_position_goes_on_in_the_same_way(setting: tuple[int, int]) -> None:
    for answers in (1, 9, 70):
        game = fresh(setting)
        for _ in steps(game, 3, answers):
            pass
        again = from_position(game.position())
        for seat in seats_of(game):
            assert seen(again, seat) == seen(game, seat)
        for one, other in zip(steps(game, 5), steps(again, 5), strict=True):
            assert one.state.hash() == other.state.hash()
        assert game.result == again.result


def test_a_record_replays_to_the_identical_state(setting: tuple[int, int]) -> None:
    for number, game in enumerate(played(setting)):
        if number % 25 and not game.over:
            continue
        again = load(game.record())
        assert again.state.hash() == game.state.hash()
        assert again.state.agreement == game.state.agreement
        assert again.deal == game.deal
        assert again.names == game.names
        assert again.record() == game.record()
        assert again.result == game.result
        assert [x.told for x in again.events()] == [x.told for x in game.events()]


# ---- taking back ----


def test_undo_restores_exactly(setting: tuple[int, int]) -> None:
    game, chance = fresh(setting), Random(setting[0])
    taken_back = 0
    while not game.over:
        action = chance.choice(game.legal)
        if action.final or taken_back > 60:
            game.play(action)
            continue
        since = len(game.events()) - 3
        before = snapshot(game, since)
        game.play(action)
        now = game.state.hash()
        game.undo()
        assert snapshot(game, since) == before
        game.play(action)
        assert game.state.hash() == now
        taken_back += 1
    assert taken_back > 30


@pytest.mark.rule("G-153", "SOLO-FOL-01")
def test_lacerdas_follow_is_taken_back_with_the_turn_it_follows() -> None:
    """Nothing hidden is turned up by it, so what led to it can be taken back."""
    found = 0
    for seed in range(30):
        game = new_game(1, seed)
        for _ in steps(game, seed, 150):
            if game.over:
                break
            for action in game.legal:
                if action.final:
                    continue
                number = len(game.events())
                game.play(action)
                follows = [x for x in game.events(since=number) if x.told[:2] == (e.FOLLOWS, 1)]
                game.undo()
                if follows:
                    again = load(game.record())
                    assert snapshot(again, 0) == snapshot(game, 0)
                    found += 1
                    break
            if found > 3:
                return
    raise AssertionError(found)


# ---- what a seat cannot know ----


@pytest.mark.rule("G-136")
@pytest.mark.parametrize("twin_of", [distant_twin, close_twin])
def test_twins_look_the_same_to_whoever_cannot_tell_them_apart(
    setting: tuple[int, int], twin_of: Callable[[Game, int | None, Random], Game]
) -> None:
    for number, game in enumerate(played(setting)):
        if number % 23 and number > 12:
            continue
        seats = seats_of(game)
        seat = seats[number % len(seats)]
        chance = Random(number)
        twin = twin_of(game, seat, chance)
        original = Game.of_state(game.state.clone(), game.names)
        assert seen(original, seat) == seen(twin, seat)
        assert outlook(original, seat, Random(5)) == outlook(twin, seat, Random(5))
        for action in live_together(original, twin, seat, chance):
            assert seen(original, seat) == seen(twin, seat), action
            assert told(original, seat, 0) == told(twin, seat, 0)
            assert outlook(original, seat, Random(action)) == outlook(twin, seat, Random(action))


@pytest.mark.rule("G-136")
def test_every_sample_agrees_with_its_view(setting: tuple[int, int]) -> None:
    for number, game in enumerate(played(setting)):
        seats = seats_of(game)
        for seat in {seats[number % len(seats)], game.decision.seat if game.decision else None}:
            sample = game.view(seat).sample(Random(number))
            assert seen(game, seat) == seen(sample, seat)
            cards = [*cards_in_play(sample.state), *(x for p in sample.state.packs for x in p)]
            assert len(cards) == len(set(cards))
            assert min(cards) >= 0
            tasks, left = sample.state.task_deck, game.state.task_deck[game.state.task_next :]
            packs = [[game.state.t.task_pack[x] for x in pile] for pile in (tasks, left)]
            assert packs[0] == packs[1]
            assert len(set(tasks)) == len(tasks)


@pytest.mark.rule("G-136")
def test_what_is_written_for_a_seat_is_the_same_in_twin_games(
    setting: tuple[int, int],
) -> None:
    compared = 0
    for number, game in enumerate(played(setting)):
        if game.over or number % 8:
            continue
        seats = seats_of(game)
        seat = seats[number // 8 % len(seats)]
        draft = game.state.agreement.draft
        twin = (redrafted if draft else redealt)(game, seat, Random(number))
        if twin is not None:
            assert twin.record(known_to=seat) == game.record(known_to=seat)
            assert twin.record() != game.record()
            compared += 1
    assert compared > 3


def came_by(game: Game, seat: int | None) -> set[int]:
    if seat is None:
        return set()
    s = game.state
    p = s.players[seat]
    return {*p.hand, *p.shown, *p.passed, *(s.packs[seat] if s.packs else [])}


def redrafted(game: Game, seat: int | None, chance: Random) -> Game | None:
    """A twin in which another player was dealt, and kept, a card that the seat never saw."""
    s, deal, c = game.state, game.deal, game.state.t.actions
    assert deal is not None
    if s.period > 1:
        return None
    known = came_by(game, seat)
    dealt = {card for hand in deal.hands for card in hand}
    undealt = [card for card in s.t.deck[w.BLUE_DECK] if card not in dealt]
    hidden = [
        (other, card)
        for other, p in enumerate(s.players)
        if other != seat
        for card in p.hand
        if card in dealt and card not in known
    ]
    if not hidden or not undealt:
        return None
    other, old = chance.choice(hidden)
    new = chance.choice(undealt)
    swap = {old: new}
    base = c.base[act.KEEP_CARD]
    actions = [
        base + swap.get(c.thing[x], c.thing[x]) if c.verb[x] == act.KEEP_CARD else x
        for x in game.actions
    ]
    # The first two cards are kept in the order of their numbers (G-152).
    n = len(s.players)  # clergy tiles come first (G-135)
    first = n + 2 * ((other - s.start) % n)
    actions[first : first + 2] = sorted(actions[first : first + 2])
    hands = tuple(tuple(sorted(swap.get(x, x) for x in hand)) for hand in deal.hands)
    twin = Game.of_deal(game.edition, replace(deal, hands=hands), game.names)
    try:
        for action in actions:
            twin.play(action)
    except ValueError:
        return None
    assert seen(twin, seat) == seen(game, seat)
    assert told(twin, seat, 0) == told(game, seat, 0)
    return twin


# ---- the draft ----


def drafting(players: int, seed: int) -> Iterator[Game]:
    """A draft at every question, and a few turns after it."""
    return steps(new_game(players, seed, variants={"draft": True}), seed, 6 * players + 30)


@pytest.mark.rule("DRAFT-01", "DRAFT-05", "G-136")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_learns_what_another_keeps(players: int) -> None:
    for game in drafting(players, 2):
        s, t = game.state, game.state.t
        for seat in seats_of(game):
            view: Any = game.view(seat).to_dict()
            for other, name in enumerate(game.names):
                if other == seat:
                    continue
                board = view["players"][name]
                assert set(board["pack"]) | set(board["passed"]) <= {"?blue"}
                hidden = [
                    card for card in s.players[other].hand if card not in s.players[other].seen
                ]
                assert board["hand"].count("?blue") == len(hidden)
            kept = [x for x in game.events(seat) if x.told[0] == e.CARD_KEPT]
            assert {x.seat for x in kept} <= {seat}
            text = game.record(known_to=seat)
            secret = {card for p in s.players for card in p.hand if card not in p.seen}
            secret |= {card for pack in s.packs for card in pack}
            secret -= came_by(game, seat)
            if seat is not None and game.deal is not None:
                secret -= set(game.deal.hands[seat])
            assert not {t.card_name[card] for card in secret} & set(text.replace(";", " ").split())


def where(s: Any, card: int) -> tuple[str, int]:
    """In whose hand, pack or past a card lies."""
    for seat, p in enumerate(s.players):
        if card in p.hand:
            return "hand", seat
        if card in p.shown:
            return "shown", seat
        if s.packs and card in s.packs[seat]:
            return "pack", seat
    raise AssertionError(card)


@pytest.mark.rule("G-136")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_a_seat_passed_on_is_where_it_can_be(players: int) -> None:
    """Of each pass, the next seats have kept one card each; the rest is in the pack on its way."""
    looked = 0
    for number, game in enumerate(drafting(players, 3)):
        s = game.state
        for seat in range(players):
            passed = s.players[seat].passed
            for chance in range(4):
                sample = game.view(seat).sample_state(Random(10 * number + chance))
                for group in (passed[:3], passed[3:5], passed[5:]):
                    now = Counter(place(s, where(s, card)) for card in group)
                    then = Counter(place(s, where(sample, card)) for card in group)
                    assert now == then, (number, seat, group)
                    looked += len(group)
    assert looked > 500


def place(s: Any, lying: tuple[str, int]) -> tuple[str, int]:
    """A card that was shown had been kept."""
    kind, seat = lying
    return ("hand" if kind == "shown" else kind), seat


@pytest.mark.rule("G-136")
def test_the_places_of_passed_cards_are_uniform() -> None:
    """Four players: three cards went to three hands, two to two, in any order."""
    game = new_game(4, 8, start=0, variants={"draft": True})
    while game.state.blue or game.state.packs:
        game.play(game.legal[0])
    view, chance = game.view(2), Random(4)
    passed = game.state.players[2].passed
    seen_places: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        s = view.sample_state(chance)
        seen_places[tuple(where(s, card)[1] for card in passed[:5])] += 1
    assert {places[:3] for places in seen_places} == {
        (3, 0, 1),
        (3, 1, 0),
        (0, 3, 1),
        (0, 1, 3),
        (1, 3, 0),
        (1, 0, 3),
    }
    assert is_uniform(seen_places, 12)


@pytest.mark.rule("G-136")
def test_the_places_of_passed_cards_are_uniform_in_the_middle_of_the_draft() -> None:
    """In the third round two have kept one of three cards, and the last one is on its way."""
    game = new_game(4, 9, start=0, variants={"draft": True})
    while len(game.state.players[0].passed) < 5 or game.decision is None or game.decision.seat != 3:
        game.play(game.legal[-1])
    view, chance, passed = game.view(0), Random(5), game.state.players[0].passed
    places = Counter(
        tuple(where(s, card) for card in passed[:3])
        for s in (view.sample_state(chance) for _ in range(6000))
    )
    ends = {("hand", 1), ("hand", 2), ("pack", 2)}
    assert all(set(lying) == ends for lying in places)
    assert is_uniform(places, 6)


@pytest.mark.rule("G-135", "TASK-01")
def test_which_first_tasks_come_into_play_is_unknown_until_they_are_dealt() -> None:
    game = new_game(2, 3, variants={"tasks": True})
    tops = {tuple(sorted(s.task_deck[:2])) for s in samples(game, 0)}
    assert len(tops) == 6  # two of four
    assert all(game.state.t.task_pack[x] == "A" for top in tops for x in top)


def samples(game: Game, seat: int | None) -> list[Any]:
    view, chance = game.view(seat), Random(1)
    return [view.sample_state(chance) for _ in range(200)]


# ---- what can be agreed on ----


@pytest.mark.parametrize(
    ("players", "variants", "says"),
    [
        (1, {"draft": True}, "Against Lacerda there is nobody to draft with"),
        (3, {"drafts": True}, "There is no variant “drafts”; there are draft, "),
        (3, {"draft": "yes"}, "“draft” is on (true) or off (false), not yes"),
        (3, {"tokens": 1}, "“tokens” is on (true) or off (false), not 1"),
        (3, {"discard_before_ships": None}, "“discard_before_ships” is on"),
        (1, {"servant_decrees": 5}, "“servant_decrees” takes one of 4, 6"),
        (1, {"servant_decrees": True}, "takes one of 4, 6"),
        (1, {"servant_decrees": 4.0}, "takes one of 4, 6"),
        (1, {"servant_decrees": "4"}, "takes one of 4, 6"),
        (3, {"blank_task_rewards": "left"}, "takes one of above, below"),
        (3, {"tasks": "red"}, "“red” is no seat"),
        (3, {"tasks": ["Nobody"]}, "“Nobody” is no seat"),
        (3, {"tasks": [True]}, "“True” is no seat"),
        (3, {"tasks": [3]}, "There is no seat 3: this game has 3 seats"),
        (3, {"tasks": {"red": 1}}, "Name the seats that get task cards"),
        (1, {"tasks": [1]}, "There is no seat 1: this game has 1 seat"),
        (1, {"tasks": ["Lacerda"]}, "“Lacerda” is no seat"),
        (3, ["draft"], "Give the variants as names with their values"),
    ],
    ids=lambda x: str(x)[:40],
)
def test_what_cannot_be_gets_a_sentence(players: int, variants: Any, says: str) -> None:
    with pytest.raises(GameError) as fault:
        new_game(players, 1, variants=variants)
    assert says in str(fault.value), str(fault.value)
    if isinstance(variants, dict):
        seats = ["red", "Lacerda"] if players == 1 else ["red", "green", "violet"]
        position = refused({"seats": seats, "variants": variants})
        assert position.path == "variants"
        assert says in str(position)


def test_a_solo_game_needs_its_seats() -> None:
    with pytest.raises(GameError, match="Two seats have the same name"):
        new_game(1, 1, names=["Lacerda"])
    assert "the second one named Lacerda" in str(refused({"seats": ["A", "B"], "solo": {}}))
    text = new_game(1, 1).record()
    with pytest.raises(RecordError, match="the second one named Lacerda"):
        load(text.replace("seat: Lacerda", "seat: Pombal"))
    with pytest.raises(RecordError, match="nobody to draft with"):
        load(text.replace("variant: solo", "variant: solo\nvariant: draft"))
    plain = new_game(2, 1, names=["A", "Lacerda"])
    assert not plain.state.agreement.solo
    assert not from_position(plain.position()).state.agreement.solo


def test_everything_off_is_the_plain_game() -> None:
    off: dict[str, object] = dict.fromkeys(("draft", "tokens", "queen", "tasks"), False)
    game = new_game(3, 4, variants={**off, "discard_before_ships": True, "servant_decrees": 6})
    assert game.record() == new_game(3, 4).record()
    assert game.position()["variants"] == {}


@pytest.mark.rule("SOLO-RANK-05", "SOLO-RANK-06")
def test_a_solo_game_ends_with_a_rank() -> None:
    game = new_game(1, 2)
    for _ in steps(game, 2):
        assert game.over or game.result is None
    assert game.result is not None
    assert game.result.rank == "jester"  # a random player is no match for Lacerda
    assert game.result.tie_breaks == ()
    assert from_position(game.position()).result == game.result
    decrees = decrees_in_play(game.state.t, 2, game.state.agreement)
    houses = {"left": 1, "middle": 3}
    best: dict[str, object] = {
        "seats": ["Ana", "Lacerda"],
        "over": True,
        "city": {
            "stores": {
                f"plot-{place}": {"owner": "Ana", "good": good}
                for place, good in (
                    ("a1", "gold"),
                    ("b2", "cloth"),
                    ("c3", "books"),
                    ("a4", "tools"),
                )
            }
        },
        "players": {
            "Ana": {
                "reais": 30,
                "wigs": {"sailing": 99},
                "houses": houses,
                "decrees": [game.state.t.decree_name[x] for x in decrees[:6]],
            }
        },
    }
    result = from_position(best).result
    assert result is not None
    assert result.rank == "servant"
    fewer = from_position({**best, "variants": {"servant_decrees": 4}}).result
    assert fewer is not None
    assert fewer.rank == "servant"
    without = from_position({**best, "players": {"Ana": {"houses": houses}}}).result
    assert without is not None
    assert without.rank == "jester"


def test_a_plain_game_has_no_rank() -> None:
    game = new_game(2, 2)
    for _ in steps(game, 2):
        pass
    assert game.result is not None
    assert game.result.rank is None


# ---- positions in part, and wrong ones ----

PACK = [f"political-{n:02}" for n in range(1, 6)]
PARTS: list[dict[str, Any]] = [
    {"seats": ["Ana", "Lacerda"]},
    {"seats": ["Ana", "Lacerda"], "active": "Lacerda", "solo": {"courtier": "king"}},
    {"seats": ["Ana", "Lacerda"], "period": 2, "variants": {"tokens": True, "queen": True}},
    {"seats": ["Ana", "Lacerda"], "players": {"Ana": {"hand": PACK}}},
    {
        "seats": ["Ana", "Lacerda"],
        "variants": {"starting_decrees": True, "tasks": True},
        "church": {"pairs": {"Ana": ["clergy-discount", "clergy-trade-any"]}},
    },
    {
        "seats": ["Ana", "Lacerda"],
        "players": {
            "Lacerda": {
                "goods": {"gold": 40},
                "rubble": {"red": 12},
                "upper": [{"card": f"ship-{colour}-1"} for colour in ("blue", "red", "purple")],
                "completed": ["plan-blue-2a"],
            }
        },
    },
    {"seats": ["A", "B", "C"], "variants": {"draft": True}},
    {"seats": ["A", "B", "C"], "variants": {"draft": True}, "players": {"B": {"pack": PACK}}},
    {
        "seats": ["A", "B"],
        "variants": {"tasks": ["B"], "starting_decrees": True, "queen": True},
        "players": {"B": {"tasks": ["task-02", "task-07"]}},
    },
    {
        "seats": ["A", "B"],
        "variants": {"tokens": True},
        "tokens": {"sites": {"site-west-a": "site-token-any"}},
    },
]


@pytest.mark.parametrize("doc", PARTS, ids=lambda x: str(x)[:50])
def test_a_position_in_part_is_completed(doc: dict[str, Any]) -> None:
    game = from_position(doc)
    assert game.decision is not None
    cards = [*cards_in_play(game.state), *(card for pack in game.state.packs for card in pack)]
    assert len(cards) == len(set(cards))
    position: Any = game.position()
    assert not faults(position, SCHEMA)
    assert from_position(position).state.hash() == game.state.hash()
    for path, value in named(doc):
        here = position
        for key in path:
            here = here[key]
        assert here == value or path[-1] == "tasks", path
    for _ in steps(game, 1):
        pass
    assert game.over


def named(doc: dict[str, Any]) -> Iterator[tuple[tuple[str, ...], Any]]:
    """What a part of a position says of its players and tokens."""
    for part in ("players", "tokens"):
        for key, fields in doc.get(part, {}).items():
            for field, value in fields.items():
                if not isinstance(value, dict) and field != "upper":
                    yield (part, key, field), value


def solo_with(**board: object) -> dict[str, object]:
    return {"seats": ["Ana", "Lacerda"], "players": {"Lacerda": board}}


def draft_with(**board: object) -> dict[str, object]:
    return {"seats": ["A", "B"], "variants": {"draft": True}, "players": {"A": board}}


TURN_ENDS = [{"task": "draw-card", "seat": "Ana"}, {"task": "end-turn", "seat": "Ana"}]
NONSENSE: list[tuple[dict[str, Any], str, str]] = [
    (solo_with(hand=["political-01"]), "players.Lacerda.hand", "1 entries"),
    (solo_with(clergy=["clergy-discount"]), "players.Lacerda.clergy", "1 entries"),
    (solo_with(markers=1), "players.Lacerda.markers", "between 0 and 0"),
    (
        solo_with(upper=[{"card": "political-01"}]),
        "players.Lacerda.upper[0].card",
        "cannot lie here",
    ),
    (solo_with(lower=["political-17"]), "players.Lacerda.lower[0]", "not a name that can"),
    ({"seats": ["Ana", "Lacerda"], "start": "Lacerda"}, "start", "does not agree"),
    ({"seats": ["Ana", "Lacerda"], "solo": {"aide": "queen"}}, "solo.aide", "“queen”"),
    ({"seats": ["Ana", "Lacerda"], "solo": 3}, "solo", "an object"),
    ({"seats": ["A", "B"], "solo": {"aide": "king"}}, "solo", "A solo game has two seats"),
    ({"seats": ["A", "B"], "variants": 3}, "variants", "an object"),
    ({"seats": ["A", "B"], "tasks": ["task-05"]}, "tasks", "a variant"),
    ({"seats": ["A", "B"], "tokens": {"plots": {}}}, "tokens", "a variant"),
    ({"seats": ["A", "B"], "players": {"A": {"pack": PACK}}}, "players.A.pack", "a variant"),
    (
        {
            "seats": ["A", "B"],
            "variants": {"tasks": ["A"]},
            "players": {"B": {"tasks": ["task-01"]}},
        },
        "players.B.tasks",
        "a variant",
    ),
    (
        {"seats": ["A", "B"], "variants": {"tasks": ["A"]}, "tasks": ["task-01"]},
        "tasks[0]",
        "cannot lie here",
    ),
    (
        {
            "seats": ["A", "B"],
            "variants": {"tasks": ["A"]},
            "players": {"A": {"done": ["task-12"]}},
        },
        "players.A.done[0]",
        "must stand",
    ),
    (
        {
            "seats": ["A", "B"],
            "variants": {"tokens": True},
            "tokens": {"plots": {"plot-a1": "plot-token-any", "plot-a2": "plot-token-any"}},
        },
        "tokens.plots.plot-a2",
        "once more",
    ),
    (
        {
            "seats": ["A", "B"],
            "variants": {"tokens": True},
            "tokens": {"plots": {"plot-e5": "plot-token-any"}},
        },
        "tokens.plots.plot-e5",
        "no such field",
    ),
    (
        {"seats": ["A", "B"], "players": {"A": {"hand": ["political-57-queen"]}}},
        "players.A.hand[0]",
        "not part of a game",
    ),
    (
        {
            "seats": ["A", "B"],
            "variants": {"queen": True},
            "politics": {"purple": ["political-57"]},
        },
        "politics.purple[0]",
        "not part of a game",
    ),
    (draft_with(pack=PACK[:4]), "players.A.pack", "a draft"),
    (draft_with(pack=PACK, hand=["political-06"]), "players.A.pack", "a draft"),
    (draft_with(pack=["political-30"]), "players.A.pack[0]", "“political-30”"),
    (draft_with(passed=PACK), "players.A.passed", "a draft"),
    (draft_with(shown=["political-01"]), "players.A.shown[0]", "a draft"),
    (
        {**draft_with(pack=PACK), "agenda": [{"task": "begin-turn", "seat": "A"}]},
        "agenda",
        "a draft",
    ),
    (
        {
            "seats": ["Ana", "Lacerda"],
            "agenda": [{"task": "ask-lot", "seat": "Lacerda"}, *TURN_ENDS],
        },
        "agenda[0].task",
        "does not agree",
    ),
    (
        {
            "seats": ["Ana", "Lacerda"],
            "agenda": [{"task": "lacerda-aide", "seat": "Ana"}, *TURN_ENDS],
        },
        "agenda[0].task",
        "does not agree",
    ),
    (
        {"seats": ["Ana", "B"], "agenda": [{"task": "lacerda-aide", "seat": "B"}, *TURN_ENDS]},
        "agenda[0].task",
        "does not agree",
    ),
]


@pytest.mark.parametrize(("doc", "path", "says"), NONSENSE, ids=lambda x: str(x)[:40])
def test_nonsense_is_refused_with_its_path_and_a_reason(
    doc: dict[str, Any], path: str, says: str
) -> None:
    fault = refused(doc)
    assert (fault.path, says in str(fault)) == (path, True), str(fault)


WRONG: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    1,
    3,
    1.5,
    "",
    "?",
    "political-01",
    "task-05",
    "Lacerda",
    "king",
    [],
    {},
    [None],
    [{}],
    ["political-01"],
    ["task-05"],
    {"task": "ask-turn"},
    "plot-token-any",
)
NEW_FIELDS = {
    "variants",
    "solo",
    "tasks",
    "tokens",
    "agenda",
    "done",
    "pack",
    "passed",
    "shown",
    "Lacerda",
}


@pytest.mark.parametrize(
    ("players", "seed", "answers"), [(1, 1, 30), (1, 4, 90), (3, 4, 7), (4, 1, 9), (3, 4, 60)]
)
def test_every_new_leaf_can_be_wrong(players: int, seed: int, answers: int) -> None:
    """Wrong values in what solo and variants add: a sentence, or a game that can be played."""
    game = varied(seed, players)
    for _ in steps(game, 7, answers):
        pass
    doc = json.loads(json.dumps(game.position()))
    tried = 0
    for number, path in enumerate(list(places(doc))):
        if not NEW_FIELDS & set(path):
            continue
        for step in range(3):
            before = put(doc, path, WRONG[(number * 3 + step) % len(WRONG)])
            play_on(doc, tried)
            tried += 1
            put(doc, path, before)
    assert tried > 60


@pytest.mark.parametrize("players", [1, 3])
def test_agendas_of_other_moments_never_crash(players: int) -> None:
    chance = Random(players)
    docs: list[Any] = [game.position() for game in steps(varied(4, players), 4)][:-1]
    for number in range(60):
        doc = json.loads(json.dumps(chance.choice(docs)))
        doc["agenda"] = json.loads(json.dumps(chance.choice(docs)["agenda"]))
        if number % 2:
            doc["agenda"] = chance.choice(docs)["agenda"][:1] + doc["agenda"]
        play_on(doc, number)


def test_the_package_offers_it_all() -> None:
    assert lisboa.new_game(players=1, seed=1).names == ["red", "Lacerda"]
