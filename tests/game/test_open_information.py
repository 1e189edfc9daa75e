"""What lies open to everybody, and what does not."""

from typing import Any

import pytest

import lisboa


def views(players: int = 3) -> tuple[Any, Any]:
    """The whole position at the first turn, and what a spectator sees of it."""
    game = lisboa.new_game(players=players, seed=11)
    while game.state.turn == 0:
        game.play(game.legal[0])
    return game.position(), game.view(None).to_dict()


@pytest.mark.rule("SETUP-09")
def test_player_boards_lie_open_from_the_start() -> None:
    whole, seen = views()
    for name, board in whole["players"].items():
        for part in ("reais", "goods", "clergy", "favours", "plans", "officials", "houses"):
            assert seen["players"][name][part] == board[part]
        assert len(board["clergy"]) == len(board["plans"]) == len(board["favours"]) == 1


@pytest.mark.rule("G-18")
def test_only_hands_and_face_down_things_are_hidden() -> None:
    whole, seen = views()
    hidden = []

    def compare(path: str, whole: Any, seen: Any) -> None:
        if isinstance(whole, dict):
            for key, value in whole.items():
                compare(f"{path}.{key}", value, seen[key])
        elif whole != seen:
            hidden.append(path.lstrip("."))

    compare("", whole, seen)
    hands = [f"players.{name}.hand" for name in whole["seats"]]
    stacks = [f"architects.{colour}.stack" for colour in ("blue", "green")]
    cards = [
        f"politics.{part}.{kind}"
        for part in ("display", "later")
        for kind in ("builder", "minister", "king", "treasury")
    ]
    face_down = ["church.bag", "decrees.deck", "politics.purple"]
    assert sorted(hidden) == sorted([*hands, *stacks, *cards, *face_down])
    for kind, stack in whole["politics"]["display"].items():
        assert seen["politics"]["display"][kind][0] == stack[0]  # the face-up card
