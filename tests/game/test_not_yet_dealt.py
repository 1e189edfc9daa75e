"""Until the last clergy tile is kept, church and hands are not yet dealt, for everybody (G-135).

Twins are deals that differ in the order of the bag, in where returned tiles go and in all hands:
whatever anybody can look at is the same in both, and they part with the last choice.
"""

import json
from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from lisboa.bots.greedy import Greedy
from lisboa.bots.planner import Planner
from lisboa.bots.protocol import Budget
from lisboa.envs.encoding import layout_of
from lisboa.envs.observer import Observer
from lisboa.game import Game, GameError, from_position, load, new_game
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery.deal import Deal
from lisboa.server.show import questions
from lisboa.text.look import look
from lisboa.text.sections import SECTIONS, section
from tests.game.positions.nonsense import refused
from tests.game.test_views import outlook, seen, told

SETTINGS: list[tuple[int, dict[str, object]]] = [
    (1, {}),
    (2, {}),
    (3, {"draft": True, "starting_decrees": True}),
    (4, {"tasks": True, "tokens": True}),
]
tables = pytest.mark.parametrize(("players", "variants"), SETTINGS)


def another_deal(game: Game, chance: Random) -> Deal:
    """The same open things; church and hands will be others."""
    deal, s = game.deal, game.state
    assert deal is not None
    bag = list(deal.bag)
    chance.shuffle(bag)
    blue = [card for card in s.t.deck[w.BLUE_DECK] if card not in deal.revealed]
    chance.shuffle(blue)
    hands = [sorted(blue[5 * seat : 5 * seat + 5]) for seat in range(len(deal.hands))]
    returns = [chance.randrange(len(bag) + seat + 1) for seat in range(len(deal.returns))]
    return replace(deal, bag=tuple(bag), hands=tuple(map(tuple, hands)), returns=tuple(returns))


def shown(game: Game, seat: int | None) -> list[Any]:
    """All that a seat or a spectator can look at, ask or export."""
    s = game.state
    out: list[Any] = [seen(game, seat), told(game, seat, 0), outlook(game, seat, Random(1))]
    out.append(game.record(known_to=seat))
    out.append([section(look(game, seat), name) for name in SECTIONS])
    if seat is not None:
        out.append(Observer(layout_of(s.t), game.players).look(s, seat))
        asked = questions.asked(game, seat)
        out.append(asked and asked.model_dump_json())
        out.append(game.view(seat).sample_state(Random(3)).hash())
    view = game.view(seat)
    if legal := view.legal:
        out.append(Greedy(5).choose(view, legal, Budget()))
        out.append(Planner(5).explain(view, legal, Budget(iterations=24)))
    return out


@pytest.mark.rule("G-135", "G-136")
@tables
def test_twins_look_alike_until_the_last_choice(players: int, variants: dict[str, object]) -> None:
    game = new_game(players, 4, variants=variants)
    deal = another_deal(game, Random(players))
    twin = Game.of_deal(game.edition, deal, game.names)
    seats = [None, *range(1 if players == 1 else players)]
    while game.state.blue:
        assert [shown(game, seat) for seat in seats] == [shown(twin, seat) for seat in seats]
        last = len(game.actions) == players - 1
        action = game.legal[0]
        game.play(action)
        twin.play(action)
        assert not last or not game.can_undo
    assert len(game.actions) == players
    assert game.state.church != twin.state.church
    assert seen(game, 0) != seen(twin, 0)


@pytest.mark.rule("G-135")
@tables
def test_nothing_is_dealt_in_any_view(players: int, variants: dict[str, object]) -> None:
    game = new_game(players, 6, variants=variants)
    while game.state.blue:
        for seat in (None, *range(game.players)):
            view: Any = game.view(seat).to_dict()
            assert view["church"]["tiles"] == [None] * 6
            assert set(view["politics"]["blue"]) == {"?blue"}
            assert not any(board["hand"] or board["pack"] for board in view["players"].values())
        game.play(game.legal[-1])


@pytest.mark.rule("G-135")
def test_the_last_choice_is_final_also_for_one_who_plays_alone() -> None:
    game = new_game(1, 3)
    assert game.state.aide != w.NONE and game.state.courtier != w.NONE  # they lie there already
    assert any(face != w.NONE for face in game.state.building)
    assert all(action.final for action in game.legal)
    game.play(game.legal[0])
    assert not game.can_undo
    with pytest.raises(GameError):
        game.undo()


@pytest.mark.rule("G-136")
def test_samples_deal_every_card_and_every_tile_alike() -> None:
    game = new_game(2, 5, start=0)
    game.play(game.legal[0])
    view, chance = game.view(1), Random(7)
    cards, tiles, n = Counter[int](), Counter[int](), 3000
    returned = set(game.state.bag) - set(game.deal.bag if game.deal else ())
    for _ in range(n):
        sample = view.sample(chance)
        sample.play(sample.legal[0])
        cards.update(sample.state.players[0].hand)
        tiles.update(sample.state.church)
    blue = game.state.t.deck[w.BLUE_DECK]
    for card in blue:
        assert 0.85 < cards[card] / (n * 5 / len(blue)) < 1.15
    in_bag = Counter(sample.state.bag)
    for tile, copies in in_bag.items():
        expected = n * 6 * copies / in_bag.total()
        assert 0.8 < tiles[tile] / expected < 1.2
    assert returned <= set(tiles)


@pytest.mark.rule("G-135")
@tables
def test_a_known_record_tells_the_church_once_it_is_there(
    players: int, variants: dict[str, object]
) -> None:
    game = new_game(players, 4, variants=variants)
    while game.state.blue:
        text = game.record(known_to=0)
        assert "\nchurch:" not in text
        assert all(set(line.split()[2:]) == {"?"} for line in lines(text, "hand "))
        assert set(lines(text, "bag:")[0].split()[1:]) == {"?"}
        again = load(game.record())
        assert again.state.hash() == game.state.hash()
        game.play(game.legal[0])
    names = [game.state.t.clergy_name[front] for front in game.state.church]
    for _ in range(20):
        assert lines(game.record(known_to=0), "church:") == [f"church: {' '.join(names)}"]
        game.play(game.legal[0])


def lines(text: str, begins: str) -> list[str]:
    return [line for line in text.splitlines() if line.startswith(begins)]


# ---- positions ----


@pytest.mark.rule("G-135")
@tables
def test_a_position_before_the_deal_goes_on_as_the_game_does(
    players: int, variants: dict[str, object]
) -> None:
    game = new_game(players, 9, variants=variants)
    while True:
        again = from_position(json.loads(json.dumps(game.position())))
        assert again.state.hash() == game.state.hash()
        if not game.state.blue:
            return
        game.play(game.legal[0])


@pytest.mark.rule("G-135")
@pytest.mark.parametrize("draft", [False, True])
def test_pairs_alone_make_a_table_before_the_deal(draft: bool) -> None:
    pairs = {"A": ["clergy-discount", "clergy-trade-any"], "B": ["clergy-discount"] * 2}
    variants = {"draft": True} if draft else {}
    game = from_position({"seats": ["A", "B"], "church": {"pairs": pairs}, "variants": variants})
    assert game.state.church == [w.NONE] * 6
    assert len(game.state.bag) == 37 - 4
    assert len(game.state.blue) == 10
    game.play("keep tile clergy-discount")
    game.play("keep tile clergy-discount")
    assert w.NONE not in game.state.church
    assert [len(p.hand) for p in game.state.players] == ([0, 0] if draft else [5, 5])
    assert bool(game.state.packs) == draft


PAIRS = {"A": ["clergy-discount", "clergy-trade-any"]}


def choosing(church: dict[str, object] | None = None, **parts: object) -> dict[str, object]:
    return {"seats": ["A", "B"], "church": {"pairs": PAIRS, **(church or {})}, **parts}


WRONG: list[tuple[dict[str, object], str, str]] = [
    (choosing(players={"B": {"hand": ["political-01"]}}), "players.B.hand", "nothing is dealt"),
    (choosing({"tiles": ["clergy-discount"] + [None] * 5}), "church.tiles", "nothing is dealt"),
    (choosing(politics={"blue": ["political-01"]}), "politics.blue", "1 entries"),
    (
        choosing(politics={"blue": [f"political-{n}" for n in range(30, 40)]}),
        "politics.blue[0]",
        "cannot lie here",
    ),
    ({"seats": ["A", "B"], "politics": {"blue": ["political-01"]}}, "politics.blue", "dealt as"),
    (
        choosing(
            variants={"draft": True},
            players={"A": {"pack": [f"political-0{n}" for n in range(1, 6)]}},
        ),
        "players.A.pack",
        "nothing is dealt",
    ),
    (
        choosing(agenda=[{"task": "ask-clergy", "seat": "A"}, {"task": "begin-turn", "seat": "A"}]),
        "agenda",
        "turn-up",
    ),
    (
        choosing(
            agenda=[
                {"task": "ask-clergy", "seat": "A"},
                {"task": "instant", "seat": "A"},
                {"task": "turn-up", "seat": "A"},
                {"task": "begin-turn", "seat": "A"},
            ]
        ),
        "agenda",
        "turn-up",
    ),
    (
        {
            "seats": ["A", "B"],
            "turn": 0,
            "agenda": [{"task": "turn-up", "seat": "A"}, {"task": "begin-turn", "seat": "A"}],
        },
        "agenda",
        "turn-up",
    ),
]


@pytest.mark.rule("G-135")
@pytest.mark.parametrize(("doc", "path", "says"), WRONG, ids=lambda x: str(x)[:40])
def test_what_is_dealt_too_early_is_refused(doc: object, path: str, says: str) -> None:
    fault = refused(doc)
    assert (fault.path, says in str(fault)) == (path, True), str(fault)
