"""Things that are chosen together are named in any order (G-152)."""

from random import Random

import pytest

from lisboa.game import Game, GameError, IllegalAction
from lisboa.game.picking import PICKED, picking
from lisboa.rules.machinery import agenda as ag
from lisboa.server.show.picked import Pick, in_order
from lisboa.server.show.questions import asked
from tests.game.play import random_game
from tests.server.players import Site, Sitting
from tests.server.sittings import asked_games, twin

DISCARD = "ask-discard"


def offered(game: Game) -> Pick | None:
    assert game.decision is not None
    question = asked(game, game.decision.seat)
    assert question is not None
    return question.picking


def at(kind: str, things: int = 2) -> Game:
    """The first random game of three in which so much can be picked."""
    for seed in range(1, 99):
        for game in random_game(3, seed):
            if game.decision is not None and game.decision.kind == kind:
                found = offered(game)
                if found is not None and len(found.things) >= things:
                    return game
    raise AssertionError(kind)


def reached(game: Game, answers: list[str]) -> str:
    now = game.clone()
    for answer in answers:
        now.play(answer)
    return now.state.hash()


@pytest.mark.rule("G-152")
@pytest.mark.parametrize("kind", ["three", "three with a draft"])
def test_whatever_is_offered_can_be_named_in_any_order(kind: str) -> None:
    chance, met = Random(1), set[int]()
    for game, _ in asked_games(kind, 3):
        several, found = offered(game), picking(game.state)
        assert (several is None) == (found is None)
        if several is None or found is None:
            continue
        met.add(ag.kind_of(game.state.agenda[-1]))
        assert (several.number, len(several.things)) == (found.number, len(found.things))
        pieces = [thing.action for thing in several.things for _ in range(thing.times)]
        named = chance.sample(pieces, several.number or min(2, len(pieces)))
        meant = found.answers([game.action(name).id for name in named])
        answers = in_order(game, [*named, several.stop] if several.stop else named)
        assert answers[: len(meant)] == [game.state.t.actions.name[x] for x in meant]
        assert {*answers[len(meant) :]} <= {x.replace("discard ", "claim ") for x in named}
        assert reached(game, answers)
    assert met and met <= {*PICKED}


@pytest.mark.rule("G-103", "G-104", "PERIOD-08")
def test_of_two_cards_of_a_noble_the_one_named_first_gives_its_reward() -> None:
    pairs = 0
    for seed in range(1, 40):
        game = next(g for g in random_game(2, seed) if g.decision and g.decision.kind == DISCARD)
        t, found = game.state.t, offered(game)
        if found is None:
            continue
        cards = {x.action: t.actions.thing[t.actions.parse(x.action)] for x in found.things}
        rewarded = [action for action, card in cards.items() if t.card_reward[card]]
        for one in rewarded:
            for other in rewarded:
                if one == other or t.card_kind[cards[one]] != t.card_kind[cards[other]]:
                    continue
                answers = in_order(game, [one, other])
                claimed = [answer for answer in answers if answer.startswith("claim ")]
                assert claimed == [one.replace("discard ", "claim ")]
                assert reached(game, answers)
                pairs += 1
    assert pairs


def test_what_a_thing_brings_alone_is_told() -> None:
    """CHURCH-06/07: its wigs, and the influence that is gained once."""
    game = at("ask-give-tile")
    found, decision = offered(game), game.decision
    assert found is not None and decision is not None
    seat = decision.seat
    t, before = game.state.t, game.state.players[seat]
    for thing in found.things:
        now = game.clone()
        for answer in in_order(game, [thing.action, str(found.stop)]):
            now.play(answer)
        wigs = t.clergy_wigs[t.actions.thing[t.actions.parse(thing.action)]]
        gains = {gain.what: gain.n for gain in thing.gains}
        grown = now.state.players[seat].influence - before.influence
        assert gains.get("influence", 0) == grown
        assert gains["wigs"] >= wigs


def test_nothing_hidden_shows_in_what_can_be_picked() -> None:
    for kind in ("ask-give-tile", DISCARD):
        game = at(kind)
        assert game.decision is not None
        assert offered(twin(game, game.decision.seat, 5)) == offered(game)


def test_what_cannot_be_chosen_together_is_refused() -> None:
    game = at(DISCARD)
    found = offered(game)
    assert found is not None
    one = found.things[0].action
    with pytest.raises(IllegalAction):
        in_order(game, [one, one])
    with pytest.raises(GameError):
        in_order(game, [one, "no such answer"])
    assert in_order(game, [one]) == [one]  # one by one, as before
    assert in_order(game, [one, "decline"]) == [one, "decline"]  # refused where it is played


def test_a_seat_discards_in_any_order_and_takes_all_of_it_back(site: Site) -> None:
    game = at(DISCARD, things=3)
    found, decision = offered(game), game.decision
    assert found is not None and decision is not None
    seats = [{"kind": "human"}] * 3
    made = site.http.post("/api/records", json={"record": game.record(), "seats": seats})
    assert made.status_code == 201, made.text
    *_, one, other = [thing.action for thing in found.things]
    with Sitting(site, made.json()).player(decision.seat) as player:
        before = player.state(decision.seat)["view"]
        refused = player.ask("draft", decision.seat, before=[one, one], action=str(found.stop))
        assert refused["type"] == "refused"
        assert player.state(decision.seat)["draft"]["actions"] == []
        player.ask("draft", decision.seat, before=[other, one], action=str(found.stop))
        drafted = player.state(decision.seat)["draft"]["actions"]
        assert drafted == in_order(game, [other, one])
        player.ask("undo", decision.seat, keep=0)
        after = player.state(decision.seat)
        assert (after["view"], after["draft"]["actions"]) == (before, [])
