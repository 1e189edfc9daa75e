"""What `render` shows: the table as a seat sees it."""

from random import Random

import pytest

from lisboa.envs.faults import EnvError
from lisboa.envs.rendering import ANSI, HUMAN, check_mode, rendered
from tests.game.play import after, finished, varied

Captured = pytest.CaptureFixture[str]


def test_a_text_for_programs_and_a_picture_for_people(capsys: Captured) -> None:
    game = after(3, 4, 40)
    text = rendered(game, 0, ANSI)
    assert text is not None
    assert max(map(len, text.splitlines())) <= 100
    assert "\033" not in text
    assert not capsys.readouterr().out
    assert rendered(game, 0, HUMAN) is None
    assert capsys.readouterr().out == f"{text}\n"
    for title in ("Church", "Court", "Baixa", "Players", "Your hand"):
        assert any(line.startswith(f"{title} ─") for line in text.splitlines())


def test_the_end_is_shown_too() -> None:
    text = rendered(finished(2, 3), None, ANSI)
    assert text is not None
    assert "Your hand" not in text
    assert "over" in text.splitlines()[-1]


@pytest.mark.rule("G-136")
@pytest.mark.parametrize("seed", range(6))
def test_nothing_hidden_is_shown(seed: int) -> None:
    """Games that differ only in what a seat cannot know look the same to it."""
    game, chance = varied(seed), Random(seed)
    for _ in range(5):
        for _ in range(9):
            if not game.over:
                game.play(chance.choice(game.legal))
        seats = range(1 if game.state.agreement.solo else game.players)
        for seat in (None, *seats):
            twin = game.view(seat).sample(Random(seed))
            assert rendered(game, seat, ANSI) == rendered(twin, seat, ANSI)


def test_a_mode_that_is_not_there_is_refused() -> None:
    assert [check_mode(mode) for mode in (None, "human", "ansi")] == [None, "human", "ansi"]
    with pytest.raises(EnvError, match="human, ansi, not as 'rgb_array'"):
        check_mode("rgb_array")
