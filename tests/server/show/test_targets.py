"""The names by which a client finds things on the table."""

import pytest

from lisboa.game import new_game
from lisboa.server.show import targets
from lisboa.server.show.targets import all_elements, concerned, touched
from tests.game.play import first
from tests.server.sittings import KINDS, asked_games, sitting


@pytest.mark.parametrize("kind", KINDS)
def test_all_that_options_and_events_touch_is_on_the_table(kind: str) -> None:
    pointed = set()
    for game, _ in asked_games(kind, 1):
        there = all_elements(game.state.t, game.players)
        for action in game.legal:
            touches = touched(game.state, action.id)
            assert set(touches) <= there, action
            assert len(set(touches)) == len(touches)
            pointed.update(touches)
    *_, over = sitting(kind, 1)
    for event in over.events(0):
        touches = concerned(over.state.t, event.told)
        assert set(touches) <= there, event
        assert len(set(touches)) == len(touches), event
        pointed.update(touches)
    kinds = {name.partition(":")[0] for name in pointed}
    assert {"card", "clergy", "plot", "site", "seat", "ship", "stack", "decree"} <= kinds


def test_every_element_is_of_a_kind_that_is_told() -> None:
    there = all_elements(new_game(2).state.t, 2)
    assert {name.partition(":")[0] for name in there} == set(targets.KINDS)


def test_the_description_names_real_elements() -> None:
    assert targets.__doc__ is not None
    words = targets.__doc__.split()
    named = [word for word in words if ":" in word and word[-1].isalnum() and "PART" not in word]
    assert len(named) >= 20
    assert set(named) <= all_elements(new_game(2).state.t, 2)


def test_there_are_boards_for_the_seats_only() -> None:
    there = all_elements(new_game(2).state.t, 2)
    assert "seat:1/warehouse/gold" in there
    assert not any(name.startswith("seat:2") for name in there)


def test_an_answer_touches_what_it_is_about() -> None:
    game = new_game(2, 1)
    while game.decision is not None and game.decision.kind != "ask-turn":
        game.play(game.legal[0])
    assert game.decision is not None
    seat, gold = game.decision.seat, first(game, "gold")
    card = str(gold).split()[1]
    assert touched(game.state, gold.id) == [f"card:{card}", f"seat:{seat}/warehouse/gold"]
    game.play(gold)
    (drawn,) = [event for event in game.events() if event.kind == "card-for-gold"]
    assert concerned(game.state.t, drawn.told) == [f"seat:{seat}", f"card:{card}"]
