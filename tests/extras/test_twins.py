"""No environment shows a seat what it cannot know (G-136)."""

from collections.abc import Callable
from random import Random

import pytest

from lisboa.envs.encoding import layout_of
from lisboa.envs.observer import Observer
from lisboa.game import Game, new_game
from tests.extras.players import EVERY, Player
from tests.game.play import PLAYERS, steps
from tests.game.test_views import close_twin, distant_twin, live_together

Twin = Callable[[Game, int | None, Random], Game]


@pytest.mark.rule("G-136")
@pytest.mark.parametrize("twin_of", [distant_twin, close_twin])
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("name", EVERY)
def test_twins_look_the_same(name: str, players: int, twin_of: Twin) -> None:
    """Two games that differ only in what a seat cannot know: the same bytes, the same mask."""
    lived = 0
    for number, game in enumerate(steps(new_game(players, 6), 6)):
        if number % 23:
            continue
        seat = number // 23 % players
        chance = Random(number)
        original, twin = Game.of_state(game.state.clone(), game.names), twin_of(game, seat, chance)
        one, other = EVERY[name](original, seat), EVERY[name](twin, seat)
        lived += same(one, other, original, seat)
        for action in live_together(original, twin, seat, chance):
            one.answer(action)
            other.answer(action)
            lived += same(one, other, original, seat)
    assert lived > 10


def same(one: Player, other: Player, game: Game, seat: int) -> bool:
    """Whether there was something to see; it must be the same, and what the encoding says."""
    seen = one.look(seat)
    assert seen == other.look(seat)
    if seen is None:
        return False
    row = Observer(layout_of(game.state.t), game.players).look(game.state, seat)
    legal = game.state.answers if game.decision and game.decision.seat == seat else []
    mask = bytes(action in legal for action in range(game.state.t.actions.size))
    width = len(seen[0]) // len(row)  # OpenSpiel has floats
    if width == 1:
        assert seen == (row, mask)
    elif game.decision:
        assert seen[1] == mask
    return True
