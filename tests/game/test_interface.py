"""The interface that programs build upon: new games, questions, answers, reasons, results."""

from typing import Any

import pytest

import lisboa
from lisboa import edition
from lisboa.game import (
    Action,
    Decision,
    Game,
    GameError,
    IllegalAction,
    Reason,
    from_position,
    new_game,
)
from lisboa.rules.machinery import reasons
from tests.game.play import PLAYERS, after, finished, first, random_game, steps

# ---- a new game ----


def test_the_package_offers_the_interface() -> None:
    game = lisboa.new_game(players=2, seed=7)
    assert isinstance(game, lisboa.Game)
    assert lisboa.load(game.record()).state.hash() == game.state.hash()
    assert lisboa.from_position(game.position()).state.hash() == game.state.hash()
    assert issubclass(lisboa.GameError, ValueError)
    assert issubclass(lisboa.IllegalAction, ValueError)
    with pytest.raises(AttributeError, match="no attribute 'old_game'"):
        lisboa.old_game  # noqa: B018  # asking is the point


def test_the_same_seed_gives_the_same_game() -> None:
    for players in PLAYERS:
        hashes = [new_game(players, seed).state.hash() for seed in (1, 1, 2)]
        assert hashes[0] == hashes[1] != hashes[2]


def test_names_start_and_edition_can_be_chosen() -> None:
    game = new_game(2, 1, names=("Ana", "Rui"), start=1, edition=edition.load(), variants={})
    assert game.names == ["Ana", "Rui"]
    assert game.state.start == 1
    assert game.edition.name == "baixa"
    assert (game.players, game.over, game.result, game.actions) == (2, False, None, [])
    assert new_game(4).names == ["red", "green", "violet", "black"]


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"players": 0}, "for 1 to 4 players, not 0"),
        ({"players": 5}, "not 5"),
        ({"players": "3"}, "not '3'"),
        ({"players": True}, "not True"),
        ({"players": None}, "not None"),
        ({"seed": "x"}, "A seed is a whole number, not 'x'"),
        ({"seed": 1.5}, "not 1.5"),
        ({"seed": False}, "not False"),
        ({"start": 3}, "There is no seat 3: this game has 3 seats"),
        ({"start": -1}, "no seat -1"),
        ({"start": "Ana"}, "no seat 'Ana'"),
        ({"start": True}, "no seat True"),
        ({"variants": {"king": True}}, "no variant “king”"),
        ({"variants": 7}, "Give the variants as names with their values, not 7"),
        ({"edition": "baixa"}, "baixa is not an edition"),
        ({"names": ["A", "B"]}, "one name for each of the 3 seats"),
        ({"names": "ABC"}, "one name for each"),
        ({"names": 5}, "one name for each"),
        ({"names": ["A", "A", "B"]}, "Two seats have the same name"),
        ({"names": ["A", "B", 3]}, "“3” cannot be the name"),
        ({"names": ["A", "B", ""]}, "“” cannot be the name"),
        ({"names": ["A", "B", " C"]}, "cannot be the name"),
        ({"names": ["A", "B", "x" * 31]}, "cannot be the name"),
        ({"names": ["A", "B", "a\nb"]}, "cannot be the name"),
        ({"names": ["A", "B", "neutral"]}, "“neutral” is taken"),
        *(({"names": ["A", "B", f"a{sign}b"]}, "without the signs") for sign in ";:>=#[]{}|?"),
    ],
    ids=lambda x: str(x)[:30],
)
def test_every_wrong_option_gets_a_sentence(options: dict[str, Any], says: str) -> None:
    with pytest.raises(GameError) as fault:
        new_game(**options)
    assert says in str(fault.value)
    assert str(fault.value).endswith(".")


# ---- questions and answers ----


def test_the_decision_says_who_is_asked_what_and_by_which_rules() -> None:
    game = new_game(3, 7)
    decision = game.decision
    assert isinstance(decision, Decision)
    assert (decision.seat, decision.kind) == (game.state.start, "ask-clergy")
    assert decision.rules == ("SETUP-06", "G-135")
    for game in random_game(3, 7):
        if game.decision is not None:
            assert game.decision.rules
            assert game.legal
    assert game.over
    assert (game.decision, game.legal) == (None, [])


def test_an_action_can_be_played_in_four_forms() -> None:
    for form in (lambda a: a, lambda a: a.to_dict(), str, lambda a: a.id):
        game = after(2, 3, 20)
        action = game.legal[-1]
        played = game.play(form(action))
        assert played == action
        assert game.actions[-1] == action.id
        assert hash(played) == hash(action)
        assert repr(played) == f"<Action {action}>"


@pytest.mark.parametrize("players", PLAYERS)
def test_number_text_and_structured_form_convert_without_loss(players: int) -> None:
    for game in random_game(players, 2):
        for action in game.legal:
            assert game.action(str(action)) == game.action(action.to_dict()) == action
            assert all(isinstance(x, str) for x in action.to_dict().values())


@pytest.mark.parametrize(
    "what",
    [
        "dance",
        "",
        "gold",
        "gold political-99",
        None,
        1.5,
        True,
        -1,
        10**6,
        [],
        {},
        {"do": "gold"},
        {"do": ["gold"]},
        {1: 2},
        b"stop",
        "gold; stop",
    ],
    ids=str,
)
def test_what_is_no_action_gets_a_sentence(what: Any) -> None:
    game = new_game(2, 1)
    before = game.state.hash()
    for call in (game.play, game.why_not, game.action):
        with pytest.raises(GameError, match="There is no action"):
            call(what)
    assert game.state.hash() == before


def test_an_illegal_action_says_why_with_the_rule_and_changes_nothing() -> None:
    game = after(2, 3, 2)
    missing = next(
        name
        for card, name in enumerate(game.state.t.card_name[:21])
        if card not in game.state.players[game.state.active].hand
    )
    before = game.state.hash(), len(game.events())
    with pytest.raises(IllegalAction) as refused:
        game.play(f"gold {missing}")
    assert refused.value.reason == Reason("FLOW-03", "not-in-hand")
    assert str(refused.value) == f"gold {missing}: You do not hold this card. (FLOW-03)"
    with pytest.raises(IllegalAction, match="This is not an answer to the question"):
        game.play("stop")
    assert (game.state.hash(), len(game.events())) == before
    assert not game.can_undo


def test_a_seat_can_only_answer_its_own_question() -> None:
    game = new_game(2, 1)
    assert game.decision is not None
    asked = game.decision.seat
    with pytest.raises(IllegalAction, match=r"Another player has to answer\. \(FLOW-05\)"):
        game.play(game.legal[0], seat=1 - asked)
    wrong: list[Any] = [2, -1, "red", True]
    for seat in wrong:
        with pytest.raises(GameError, match="There is no seat"):
            game.play(game.legal[0], seat=seat)
    game.play(game.legal[0], seat=asked)


@pytest.mark.parametrize("players", PLAYERS)
def test_whatever_is_not_legal_has_a_reason(players: int) -> None:
    """Every action of the catalogue, at every twelfth step."""
    for number, game in enumerate(random_game(players, 4)):
        if number % 12:
            continue
        legal = {action.id for action in game.legal}
        for action in range(game.state.t.actions.size):
            reason = game.why_not(action)
            assert (reason is None) == (action in legal)
            if reason is not None and "means" in reason.numbers:
                assert reason.numbers["price"] > reason.numbers["means"]


def test_a_refusal_shows_the_price_and_the_means() -> None:
    """The cheapest plot costs 6, you can raise 1."""
    game = from_position(
        {
            "seats": ["Ana", "Rui"],
            "players": {
                "Ana": {
                    "reais": 1,
                    "influence": 2,
                    "clergy": [],
                    "hand": ["political-01", "political-07", "political-17"],
                }
            },
        }
    )
    assert game.why_not("court political-07") is None
    land = game.why_not("court political-01")
    assert land is not None
    assert (land.rule, land.message) == ("VISIT-06", "no-land-affordable")
    assert land.numbers == {"price": 6, "means": 1}  # the visit takes the influence
    event = game.why_not("court political-17")
    assert event == Reason("EVENT-02", "event-too-dear", {"price": 3, "means": 2})


def test_a_plot_that_is_too_dear_shows_its_own_price() -> None:
    ends = [{"task": task, "seat": "Ana"} for task in ("ask-lot", "draw-card", "end-turn")]
    ana = {"reais": 8, "influence": 0, "clergy": []}
    game = from_position({"seats": ["Ana", "Rui"], "agenda": ends, "players": {"Ana": ana}})
    refused = [game.why_not(f"build plot-{plot} gold") for plot in ("a1", "a2", "b1", "c1")]
    prices = [reason.numbers for reason in refused if reason is not None]
    assert prices
    assert all(numbers["price"] > numbers["means"] == 8 for numbers in prices)


def test_when_the_game_is_over_nothing_can_be_played() -> None:
    game = finished(2, 1)
    reason = game.why_not("stop")
    assert reason == Reason("FLOW-02", "not-asked")
    with pytest.raises(GameError, match="The game is over"):
        game.play("stop")


# ---- previews, events, results ----


@pytest.mark.parametrize("players", PLAYERS)
def test_a_preview_tells_what_the_seat_pays_and_gains(players: int) -> None:
    """At every third step one answer is looked at first and played then.

    What is turned up by chance (a church tile, a card) is no resource, so the preview is exact
    unless the answer passes the turn on or ends it with the period.
    """
    looked = 0
    for number, game in enumerate(random_game(players, 6)):
        if number % 3 or game.over:
            continue
        assert game.decision is not None
        seat = game.decision.seat
        for action in game.legal[:4]:
            copy = Game.of_state(game.state.clone(), game.names)
            p = copy.state.players[seat]
            before = {"reais": p.reais, "influence": p.influence, "wigs": p.wigs}
            copy.play(action.id)
            p = copy.state.players[seat]
            now = {"reais": p.reais, "influence": p.influence, "wigs": p.wigs}
            ends = copy.decision is not None and copy.decision.kind == "ask-discard"
            if not action.final and not ends:
                told = {name: action.preview.get(name, 0) for name in before}
                assert told == {name: now[name] - before[name] for name in before}
                looked += 1
    assert looked > 40


def test_previews_of_costs_and_gains() -> None:
    game = from_position({"seats": ["Ana", "Rui"], "players": {"Ana": {"hand": ["political-01"]}}})
    assert game.action("gold political-01").preview == {"gold": 1}
    with pytest.raises(GameError, match="cannot be played now"):
        _ = game.action("stop").preview
    with pytest.raises(GameError, match="cannot be played now"):
        _ = Action(game.state, 0).final


def test_events_are_numbered_typed_and_can_be_had_from_a_number_on() -> None:
    game = after(3, 2, 60)
    events, everybody = game.events(0), [game.events(seat) for seat in range(3)]
    assert len({event.number for event in events}) == len(events)
    assert {x.number for each in everybody for x in each} == set(range(events[-1].number + 1))
    assert game.events(0, since=10) == [event for event in events if event.number >= 10]
    assert game.events(0, since=10**6) == []
    assert game.events(0, since=-5) == events
    kinds = {event.kind for event in events}
    assert {"turn-begins", "card-drawn", "tile-kept"} <= kinds
    drawn = next(event for event in events if event.kind == "card-drawn")
    assert set(drawn.to_dict()) == {"number", "kind", "seat", "card"}
    assert str(drawn.facts["card"]).startswith("political-")
    with pytest.raises(GameError, match="There is no seat 3"):
        game.events(3)
    wrong: list[Any] = ["x", None, 1.5, True]
    for since in wrong:
        with pytest.raises(GameError, match="counted from 0"):
            game.events(0, since=since)


@pytest.mark.rule("G-155")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_wigs_of_a_result_add_up(players: int) -> None:
    for seed in range(6):
        game = finished(players, seed)
        result = game.result
        assert result is not None
        assert tuple(sum(wigs.values()) for wigs in result.wigs) == result.totals
        assert all(result.totals[seat] == max(result.totals) for seat in result.winners)
        assert all(wigs["visits"] <= 0 and wigs["penalties"] <= 0 for wigs in result.wigs)
        told = [0] * players
        for event in game.events():
            if event.kind == "wigs":
                told[event.seat] += int(str(event.facts["n"]))
        assert tuple(5 + wigs for wigs in told) == result.totals  # SETUP-11


@pytest.mark.rule("TIE-01", "TIE-02", "TIE-03", "TIE-04", "TIE-05")
def test_a_result_names_the_tie_breaks_it_used() -> None:
    def ended(**rui: object) -> Game:
        board = {"plans": [], "favours": [], "reais": 10, "influence": 0}
        players = {"Ana": board, "Rui": {**board, **rui}}
        return from_position({"seats": ["Ana", "Rui"], "over": True, "players": players})

    for game, winners, used in (
        (ended(wigs={"start": 6}), (1,), 0),
        (ended(rubble={"brown": 1, "red": 1, "blue": 1}), (1,), 1),
        (ended(completed=["plan-blue-2a"]), (1,), 3),
        (ended(reais=9), (0,), 4),
        (ended(), (0, 1), 5),
    ):
        assert game.result is not None
        assert game.result.winners == winners
        assert game.result.tie_breaks == ("TIE-01", "TIE-02", "TIE-03", "TIE-04", "TIE-05")[:used]


def test_every_reason_has_a_sentence() -> None:
    for rule, message in reasons.RULE.values():
        assert str(IllegalAction(Reason(rule, message), "stop")).endswith(f"({rule})")


def test_a_whole_game_by_text_alone() -> None:
    game = new_game(2, 12)
    for _ in steps(game, 12):
        pass
    again = new_game(2, 12)
    for action in game.actions:
        again.play(str(game.action(action)))
    assert again.state.hash() == game.state.hash()
    assert again.result == game.result
    assert first(after(2, 12, 2), "gold").to_dict()["do"] == "gold"


def test_a_preview_ends_with_the_turn() -> None:
    """The last draw of a game brings no wigs, though the final scoring follows it at once."""
    game = lisboa.new_game(players=1, seed=3)
    seen = 0
    while not game.over:
        if game.decision is not None and game.decision.kind == "ask-draw":
            assert all(not action.preview for action in game.legal)
            seen += 1
        game.play(game.legal[0])
    assert seen > 10
