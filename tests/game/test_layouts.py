"""City tokens where people want them."""

from collections import Counter
from typing import Any

import pytest

from lisboa.game import GameError, from_position, load, new_game

FEWER = {"plots": {"plot-a1": "plot-token-gold", "plot-b2": "plot-token-rubble"}}
WHOLE: Any = new_game(3, 5, variants={"tokens": "random"}).position()["tokens"]


def tokens(players: int, layout: object, seed: int = 1) -> Any:
    return new_game(players, seed, variants={"tokens": layout}).position()["tokens"]


@pytest.mark.rule("G-120")
def test_a_whole_layout_lies_as_it_is_told_in_any_deal() -> None:
    assert tokens(3, WHOLE, 1) == tokens(3, WHOLE, 2) == WHOLE
    assert tokens(3, True, 1) == tokens(3, "random", 1) != tokens(3, True, 2)


@pytest.mark.rule("G-120")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_places_that_are_left_open_get_theirs_from_the_rest_of_the_box(players: int) -> None:
    box = {token.id: token.copies for token in new_game(2).edition.plot_tokens}
    seen = set()
    for seed in range(20):
        laid = tokens(players, FEWER, seed)
        assert laid["plots"]["plot-a1"] == "plot-token-gold"
        assert laid["plots"]["plot-b2"] == "plot-token-rubble"
        assert Counter(laid["plots"].values()) <= Counter(box)
        assert len(laid["plots"]) == (24 if players > 2 else 20)
        assert laid["sites"] == tokens(players, True, seed)["sites"]
        seen.add(laid["plots"]["plot-c3"])
    assert len(seen) > 4


@pytest.mark.rule("G-120")
def test_nothing_but_the_tokens_depends_on_the_layout() -> None:
    here: Any = new_game(3, 9, variants={"tokens": WHOLE}).position()
    there: Any = new_game(3, 9, variants={"tokens": True}).position()
    assert here.pop("tokens") != there.pop("tokens")
    assert here == there


@pytest.mark.rule("G-120")
def test_a_layout_stands_in_records_and_positions() -> None:
    game = new_game(3, 9, variants={"tokens": WHOLE, "queen": True})
    assert load(game.record()).state.hash() == game.state.hash()
    assert from_position(game.position()).state.hash() == game.state.hash()


@pytest.mark.rule("G-120")
@pytest.mark.parametrize(
    ("layout", "says"),
    [
        ({"plots": {"plot-a1": "plot-token-moon"}}, "is no token that can lie there"),
        ({"plots": {"plot-a1": "site-token-gold"}}, "is no token that can lie there"),
        ({"plots": {"plot-a1": None}}, "is no token that can lie there"),
        ({"plots": {"plot-z9": "plot-token-gold"}}, "No token can lie at “plot-z9”"),
        ({"plots": {"plot-e2": "plot-token-gold"}}, "No token can lie at “plot-e2”"),
        ({"plots": {f"plot-a{n}": "plot-token-any" for n in range(1, 6)}}, "There are only"),
        ({"streets": {}}, "“streets” is none"),
        ({"plots": ["plot-token-gold"]}, "“plots” is none"),
        ({1: {}}, "“1” is none"),
        ("mine", "on (true) or off (false)"),
    ],
)
def test_what_cannot_lie_there_is_refused_with_a_sentence(layout: object, says: str) -> None:
    with pytest.raises(GameError) as fault:
        tokens(2, layout)
    assert says in str(fault.value)
