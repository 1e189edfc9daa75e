"""Numbers that stand where the eye is."""

import pytest

import lisboa
from lisboa.game import Game
from lisboa.rules import visits
from lisboa.server.show.figures import figures
from tests.server.sittings import KINDS, sitting, twin


def after(answers: int) -> Game:
    """A game of three in which everybody always gives the first answer."""
    game = lisboa.new_game(players=3, seed=11)
    for _ in range(answers):
        game.play(game.legal[0])
    return game


def ended() -> Game:
    game = lisboa.new_game(players=3, seed=11)
    while not game.over:
        game.play(game.legal[-1])
    return game


def test_the_price_of_a_visit_is_what_the_engine_takes() -> None:
    game = after(40)
    for seat in range(3):
        told = figures(game.state, seat).visits
        assert told is not None
        assert list(told.values()) == [
            visits.cost(game.state, seat, noble, 0) for noble in range(3)
        ]


def test_every_decree_on_display_and_of_one_s_own_has_its_worth_within_its_limit() -> None:
    game = ended()
    for seat, name in enumerate(game.names):
        view = game.view(seat).to_dict()
        told = figures(game.state, seat).decrees
        own = view["players"][name]["decrees"]
        assert set(told) == {*view["decrees"]["display"], *own} - {None}
        assert all(one.most is None or 0 <= one.worth <= one.most for one in told.values())
        assert game.result is not None
        assert sum(told[decree].worth for decree in own) == game.result.wigs[seat]["decrees"]


def test_what_is_projected_is_the_result_once_the_game_is_over() -> None:
    game = ended()
    assert game.result is not None
    assert figures(game.state, None).projected == list(game.result.totals)


def test_everybody_is_told_the_same_projection_whatever_they_hold() -> None:
    game = after(60)
    seen = [figures(game.state, seat).projected for seat in (None, 0, 1, 2)]
    assert all(projected == seen[0] for projected in seen)
    assert figures(game.state, None).visits is None


@pytest.mark.rule("G-136")
@pytest.mark.parametrize("kind", KINDS)
def test_what_the_seat_cannot_know_changes_no_number(kind: str) -> None:
    for number, game in enumerate(sitting(kind, 8)):
        if number % 7 == 0 and not game.over:
            for seat in (None, *range(game.players)):
                assert figures(game.state, seat) == figures(twin(game, seat, number).state, seat)
