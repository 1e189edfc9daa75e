"""What an answer is said to cost and bring."""

import pytest

from lisboa.game import Action, new_game
from lisboa.game.actions import World
from lisboa.rules.machinery.state import State
from lisboa.server.show.previews import changes
from lisboa.server.show.texts import resolve
from tests.game.play import first
from tests.server.sittings import KINDS, asked_games, twin


def in_world(s: State, action: int) -> list[tuple[int, str, int]]:
    """The changes if this were the true state of things."""
    world = World(s)
    world.state = s
    return [(x.seat, x.what, x.n) for x in changes(Action(s, action, world))]


@pytest.mark.parametrize("kind", KINDS)
def test_changes_are_the_same_in_every_world_that_the_seat_holds_possible(kind: str) -> None:
    """So they never depend on what an answer will turn up."""
    others = 0
    for number, (game, seat) in enumerate(asked_games(kind, 5)):
        worlds = [game.state, *(twin(game, seat, number + n).state for n in (0, 1000))]
        for action in game.legal:
            told = [(x.seat, x.what, x.n) for x in changes(action)]
            assert [in_world(s, action.id) for s in worlds] == [told] * len(worlds), action
            others += any(of != seat for of, _, _ in told)
    assert others  # some of it happens to other seats


def test_words_go_with_the_numbers() -> None:
    game = new_game(2, 1)
    while game.decision is not None and game.decision.kind != "ask-turn":
        game.play(game.legal[0])
    assert game.decision is not None
    (gold,) = changes(first(game, "gold"))
    assert (gold.seat, gold.what, gold.n) == (game.decision.seat, "gold", 1)
    assert resolve(gold.text) == "1 gold"
