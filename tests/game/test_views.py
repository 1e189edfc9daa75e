"""What a seat cannot know has no influence on anything that it sees (G-136).

Twin games differ only in what one seat, or a spectator, cannot know: the twin is a sample of its
view. Both are played on with the same answers while these are legal in both, and that seat must
be shown the same, byte by byte, at every step. Twins part when something different is turned up;
close twins share the decks that are turned up card by card, so they live together longer.
"""

import json
from collections.abc import Callable, Iterator
from random import Random

import pytest

from lisboa.game import Game, GameError, IllegalAction, new_game
from lisboa.rules.machinery import agenda as ag
from lisboa.rules.machinery import log as e
from tests.game.play import PLAYERS, steps

STRIDE = 17  # a pair of twins parts at every so many answers
LONGEST = 40  # answers that twins live together
HANDS_ASKED = (ag.ASK_TURN, ag.ASK_DISCARD, ag.ASK_KEEP_CARD)


def told(game: Game, seat: int | None, since: int) -> str:
    return json.dumps([event.to_dict() for event in game.events(seat)[since:]])


def refusal(game: Game, seat: int, action: int) -> str:
    """The error for an answer of this seat, or how it would be played."""
    reason = game.why_not(action)
    if reason is None:
        return "legal"
    with pytest.raises(IllegalAction) as refused:
        game.play(action, seat=seat)
    return f"{refused.value} {reason.rule} {sorted(reason.numbers.items())}"


def outlook(game: Game, seat: int | None, chance: Random) -> str:
    """What the seat may ask besides its view."""
    decision = game.decision
    if decision is None:
        return json.dumps([game.over])
    answers: list[object] = [decision.seat, decision.kind, repr(decision.arguments)]
    size = game.state.t.actions.size
    some = [chance.randrange(size) for _ in range(12)]
    if decision.seat == seat:
        answers += [[str(a), a.final, a.preview] for a in game.legal]
        answers += [refusal(game, seat, action) for action in some]
        asked = game.state.players[seat].hand
        answers += [
            refusal(game, seat, game.action(f"court {name}").id)
            for name in (game.state.t.card_name[card] for card in asked)
        ]
    elif seat is not None:
        for action in some:
            with pytest.raises(IllegalAction) as refused:
                game.play(action, seat=seat)
            answers.append(str(refused.value))
    with pytest.raises(GameError) as unknown:
        game.play("no such thing", seat=seat)
    answers.append(str(unknown.value))
    return json.dumps(answers)


def seen(game: Game, seat: int | None) -> str:
    view = game.view(seat)
    return json.dumps([view.to_dict(), view.legal])


def distant_twin(game: Game, seat: int | None, chance: Random) -> Game:
    return game.view(seat).sample(chance)


def close_twin(game: Game, seat: int | None, chance: Random) -> Game:
    """Only hands, returned tiles and the second period's decks are dealt anew."""
    s, own = game.view(seat).sample_state(chance), game.state
    s.bag, s.bag_next = own.bag, own.bag_next
    s.stacks, s.stack_next = own.stacks, own.stack_next[:]
    s.decree_deck, s.decree_next = own.decree_deck, own.decree_next
    s.building_stack, s.building_next = own.building_stack, own.building_next[:]
    return Game.of_state(s, game.names)


def hidden_answer(game: Game, seat: int | None) -> bool:
    """Whether what is answered now depends on a hand that the seat does not know."""
    top = game.state.agenda[-1]
    return ag.seat_of(top) != seat and ag.kind_of(top) in HANDS_ASKED


def live_together(game: Game, twin: Game, seat: int | None, chance: Random) -> Iterator[int]:
    """Play the same answers in both; yields after each one that showed nothing different."""
    for _ in range(LONGEST):
        if game.over or twin.over:
            return
        common = [a.id for a in game.legal if a.id in twin.state.answers]
        if not hidden_answer(game, seat):
            assert len(common) == len(game.legal) == len(twin.legal)
        if not common:
            return
        action = chance.choice(common)
        before = game.state.reveals, twin.state.reveals
        passed = len(game.state.players[0].passed)
        game.play(action)
        twin.play(action)
        revealed = game.state.reveals - before[0]
        assert revealed == twin.state.reveals - before[1]
        revealed += len(game.state.players[0].passed) - passed  # a pack of the draft came
        if revealed and (seen(game, seat), told(game, seat, 0)) != (
            seen(twin, seat),
            told(twin, seat, 0),
        ):
            return  # something else was turned up, or in another order: no longer twins
        yield action


@pytest.mark.rule("G-136")
@pytest.mark.parametrize("twin_of", [distant_twin, close_twin])
@pytest.mark.parametrize("players", PLAYERS)
def test_twins_look_the_same_to_whoever_cannot_tell_them_apart(
    players: int, twin_of: Callable[[Game, int | None, Random], Game]
) -> None:
    lived = 0
    for seed in range(2):
        for number, game in enumerate(steps(new_game(players, seed), seed)):
            if number % STRIDE and not between_periods(game):
                continue
            seat = [None, *range(players)][(number // STRIDE) % (players + 1)]
            chance = Random(1000 * seed + number)
            twin = twin_of(game, seat, chance)
            original = Game.of_state(game.state.clone(), game.names)
            assert seen(original, seat) == seen(twin, seat)
            assert outlook(original, seat, Random(5)) == outlook(twin, seat, Random(5))
            for action in live_together(original, twin, seat, chance):
                assert seen(original, seat) == seen(twin, seat), action
                assert told(original, seat, 0) == told(twin, seat, 0)
                assert outlook(original, seat, Random(action)) == outlook(
                    twin, seat, Random(action)
                )
                lived += 1
    assert lived > 150


def between_periods(game: Game) -> bool:
    return any(ag.kind_of(todo) == ag.NEW_DISPLAY for todo in game.state.agenda)


@pytest.mark.rule("G-136")
@pytest.mark.parametrize("players", PLAYERS)
def test_every_seat_and_every_step_agrees_with_its_samples(players: int) -> None:
    """At every step: one sample for the seat asked, one for another seat or a spectator."""
    for number, game in enumerate(steps(new_game(players, 8), 8)):
        watchers: list[int | None] = [[None, *range(players)][number % (players + 1)]]
        if game.decision is not None:
            watchers.append(game.decision.seat)
        for seat in watchers:
            twin = game.view(seat).sample(Random(number))
            assert seen(game, seat) == seen(twin, seat)
            if game.decision is not None and game.decision.seat == seat:
                assert [a.id for a in game.legal] == [a.id for a in twin.legal]


@pytest.mark.rule("G-136")
@pytest.mark.parametrize("players", PLAYERS)
def test_cards_dealt_face_down_are_told_to_their_seat_only(players: int) -> None:
    game = new_game(players, 5)
    for _ in steps(game, 5):
        pass
    received = {
        seat: [event for event in game.events(seat) if event.told[0] in e.PRIVATE]
        for seat in (None, *range(players))
    }
    assert not received[None]
    for seat in range(players):
        assert received[seat]
        assert {event.seat for event in received[seat]} == {seat}
    numbers = [event.number for seat in received for event in received[seat]]
    everything = {event.number for event in game.events(None)} | set(numbers)
    assert everything == set(range(len(everything)))


def test_a_view_holds_nothing_hidden() -> None:
    """Not only the document: no hidden thing is anywhere in the object."""
    for number, game in enumerate(steps(new_game(3, 2), 2)):
        if number % 10:
            continue
        known = game.view(0)._known
        s = game.state
        for other in (1, 2):
            secret = set(s.players[other].hand) - set(s.players[other].seen)
            assert not secret & set(known.players[other].hand)
        assert all(tile < 0 for tile in known.bag + known.decree_deck + known.purple)
        assert all(card < 0 for stack in known.later_stacks for card in stack)
        assert all(card < 0 for stack in known.stacks for card in stack[1:])
        assert all(face < 0 for stack in known.building_stack for face in stack[1:])


def test_a_view_says_whose_it_is_and_refuses_a_seat_that_does_not_exist() -> None:
    game = new_game(2, 1, names=["Ana", "Rui"])
    assert game.view(1).to_dict()["view"] == "Rui"
    assert game.view().to_dict()["view"] is None
    seats: list[object] = [2, -1, True, "Ana", 0.5]
    for seat in seats:
        with pytest.raises(GameError, match="There is no seat"):
            game.view(seat)  # type: ignore[arg-type]  # the wrong call is the point
