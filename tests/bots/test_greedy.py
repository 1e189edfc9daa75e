"""greedy: sensible, deterministic and honest."""

import tomllib
from random import Random

import pytest

from lisboa.bots import weights
from lisboa.bots.greedy import Greedy
from lisboa.bots.protocol import Budget
from lisboa.game import Game, new_game
from tests.game.play import steps, varied

FREE = Budget()


def asked(game: Game) -> int:
    assert game.decision is not None
    return game.decision.seat


def answer(game: Game, bot: Greedy) -> int:
    view = game.view(asked(game))
    return bot.choose(view, view.legal, FREE)


def test_it_beats_chance() -> None:
    for seed in range(2):
        seat, chance = seed % 2, Random(seed)
        game, bot = new_game(2, seed), Greedy(seed)
        while not game.over:
            if asked(game) == seat:
                game.play(answer(game, bot))
            else:
                game.play(chance.choice(game.legal))
        assert game.result is not None
        wigs = game.result.totals
        assert wigs[seat] > 3 * wigs[1 - seat]


def test_the_same_seed_and_view_give_the_same_answer() -> None:
    for n, game in enumerate(steps(new_game(3, 5), 5)):
        if n % 30 == 0 and len(game.legal) > 1:
            assert answer(game, Greedy(1)) == answer(game, Greedy(1))


@pytest.mark.parametrize("seed", range(3))
def test_it_cannot_see_what_is_hidden(seed: int) -> None:
    """Dealt anew behind its back, the game gets the same answer."""
    for n, game in enumerate(steps(new_game(2 + seed, seed), seed)):
        if n % 35 == 20 and len(game.legal) > 1:
            other = game.view(asked(game)).sample(Random(n))
            assert answer(game, Greedy(1)) == answer(other, Greedy(1))


@pytest.mark.parametrize("seed", range(4))
def test_it_answers_every_question_of_every_variant(seed: int) -> None:
    seen = set()
    bot = Greedy(seed)
    for game in steps(varied(seed), seed):
        if not game.over and len(game.legal) > 1:
            kind = str(game.legal[0]).split()[0]
            if kind not in seen:
                seen.add(kind)
                assert answer(game, bot) in game.view(asked(game)).legal
    assert len(seen) > 8


@pytest.mark.parametrize("name", ["greedy", "greedy-1"])
def test_the_weights_that_ship_are_complete_and_explained(name: str) -> None:
    text = weights.text_of(name)
    assert set(tomllib.loads(text)) == {"table", "solo"}
    for solo in (False, True):
        assert set(weights.values_of(weights.load(name, solo))) == set(weights.NAMES)
    lines = [line for line in text.splitlines() if "=" in line and not line.startswith("#")]
    assert len(lines) == 2 * len(weights.NAMES)
    assert all("  # " in line for line in lines)


def test_a_file_with_a_missing_weight_is_refused() -> None:
    text = weights.text_of("greedy").replace("favour  ", "favor  ", 1)
    with pytest.raises(ValueError, match="favor"):
        weights.parse(text, solo=False)


def test_new_numbers_keep_the_comments() -> None:
    text = weights.text_of("greedy")
    values = dict.fromkeys(weights.NAMES, 1.0)
    changed = weights.with_values(text, solo=True, values=values)
    assert weights.values_of(weights.parse(changed, solo=True)) == values
    assert weights.parse(changed, solo=False) == weights.parse(text, solo=False)
    assert changed.count("  # ") == text.count("  # ")
