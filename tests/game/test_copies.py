"""Games and all that they hand out can be copied and pickled, compiled or not."""

import pickle
import subprocess
import sys
from base64 import b64decode, b64encode
from collections.abc import Callable
from copy import copy, deepcopy
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from lisboa.edition import OtherEdition, load
from lisboa.game import Game, GameError, IllegalAction, from_position, new_game
from lisboa.game import load as load_game
from lisboa.game.faults import PositionError, RecordError
from lisboa.rules.machinery.tables import tables_of
from lisboa.rules.machinery.work import WORK
from tests.game.play import after, finished, steps, varied
from tests.game.test_undo import snapshot
from tests.game.test_views import close_twin, distant_twin
from tests.game.travellers import GAMES, OWN_TITLE, VALUES, in_a_turn, own_edition, told

ROOT = Path(__file__).parents[2]
WAYS: dict[str, Callable[[Game], Game]] = {
    "pickle": lambda game: pickle.loads(pickle.dumps(game)),
    "clone": Game.clone,
    "copy": copy,
    "deepcopy": deepcopy,
}


@pytest.mark.parametrize("name", VALUES)
@pytest.mark.parametrize("protocol", [2, pickle.HIGHEST_PROTOCOL])
def test_a_pickle_shows_all_that_was_to_be_seen(name: str, protocol: int) -> None:
    value = VALUES[name]()
    assert told(pickle.loads(pickle.dumps(value, protocol))) == told(value)


@pytest.mark.parametrize("name", VALUES)
@pytest.mark.parametrize("way", [copy, deepcopy])
def test_a_copy_shows_all_that_was_to_be_seen(name: str, way: Callable[[object], object]) -> None:
    value = VALUES[name]()
    assert told(way(value)) == told(value)


# ---- games ----


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("way", WAYS)
def test_what_happens_to_a_copy_changes_nothing_elsewhere(name: str, way: str) -> None:
    game = GAMES[name]()
    before = snapshot(game, 0)
    other = WAYS[way](game)
    assert snapshot(other, 0) == before
    undone = other.can_undo
    while other.can_undo:
        other.undo()
    for _ in steps(other, 1, 12):
        pass
    assert snapshot(game, 0) == before
    assert (game.can_undo, snapshot(other, 0) != before) == (undone, not game.over)
    later = snapshot(other, 0)
    for _ in steps(game, 2, 12):  # and the other way round
        pass
    while game.can_undo:
        game.undo()
    assert snapshot(other, 0) == later


@pytest.mark.parametrize("way", WAYS)
def test_a_copy_goes_on_the_same_way(way: str) -> None:
    game = in_a_turn(new_game(3, 7))
    other = WAYS[way](game)
    for here, there in zip(steps(game, 4, 60), steps(other, 4, 60), strict=True):
        assert here.state.hash() == there.state.hash()
    assert other.record() == game.record()
    assert load_game(other.record()).state.hash() == game.state.hash()


def test_a_clone_plays_nothing_again() -> None:
    game = finished(2, 3)
    WORK.reset()
    other = game.clone()
    assert (WORK.questions, WORK.clones) == (0, 0)
    assert other.state is game.state
    assert other.deal is game.deal


def test_a_pickle_holds_no_more_than_it_must() -> None:
    """Deal and answers; the edition that everybody has is named."""
    written = pickle.dumps(finished(2, 3))
    assert len(written) < 3000
    assert b"Board" not in written
    assert b"State" not in written
    for name in ("state", "view", "action"):
        assert b"Board" not in pickle.dumps(VALUES[name]())


def test_tables_are_made_once_for_all_that_is_read() -> None:
    games = [pickle.loads(pickle.dumps(GAMES["from a position"]())) for _ in range(2)]
    assert {id(game.state.t) for game in games} == {id(tables_of(load()))}


def elsewhere(*words: str) -> str:
    """What another process writes or reads."""
    line = [sys.executable, "-m", "tests.game.travellers", *words]
    return subprocess.check_output(line, cwd=ROOT, encoding="utf-8").rstrip("\n")


def test_an_edition_of_ones_own_travels_along() -> None:
    """Into a process that has never heard of it."""
    game = GAMES["own edition"]()
    word = b64encode(pickle.dumps(game)).decode()
    there = elsewhere("read", word)
    assert OWN_TITLE in there
    assert there == told(game)
    assert pickle.loads(pickle.dumps(own_edition())) == own_edition()


def test_what_comes_from_another_process_is_the_same() -> None:
    word = elsewhere("write", "in a turn")
    assert told(pickle.loads(b64decode(word))) == told(GAMES["in a turn"]())


# ---- what has changed meanwhile ----


def test_another_built_in_edition_is_refused() -> None:
    written = pickle.dumps(new_game(2, 1))
    own = load().fingerprint.encode()
    assert own in written
    with pytest.raises(OtherEdition, match="another built-in edition") as refused:
        pickle.loads(written.replace(own, b"0123456789abcdef"))
    assert load().fingerprint in str(refused.value)


def test_other_rules_are_refused() -> None:
    game = after(3, 9, 30)
    written = pickle.dumps(game)
    with pytest.raises(GameError, match="other rules"):
        pickle.loads(written.replace(game.state.hash().encode(), b"0123456789abcdef"))
    again, (edition, deal, names, actions, end, seed) = game.__reduce__()
    with pytest.raises(GameError, match="other rules"):
        again(edition, deal, names, [*game.actions, game.actions[0]], end, seed)
    assert again(edition, deal, names, actions, end, seed).actions == game.actions


# ---- views ----


@pytest.mark.rule("G-136")
@pytest.mark.parametrize("seed", range(6))
def test_a_pickled_view_holds_nothing_that_its_seat_cannot_know(seed: int) -> None:
    """Twins that differ only in what is hidden give the same bytes."""
    chance, tried = Random(seed), 0
    for game in islice(steps(varied(seed), seed), 0, None, 15):
        for seat in (None, 0, game.players - 1):
            for twin_of in (close_twin, distant_twin):
                twin = twin_of(game, seat, chance)
                tried += twin.state.hash() != game.state.hash()
                assert pickle.dumps(twin.view(seat)) == pickle.dumps(game.view(seat))
    assert tried > 10


def test_other_views_are_other_bytes() -> None:
    """Otherwise the test above would prove nothing."""
    games = islice(steps(new_game(3, 3), 3), 0, 60, 3)
    written = [pickle.dumps(game.view(0)) for game in games]
    assert len(set(written)) == len(written)


# ---- actions and errors ----


def test_an_action_that_has_travelled_can_be_played() -> None:
    game = in_a_turn(new_game(3, 7))
    action = pickle.loads(pickle.dumps(game.legal[0]))
    assert action == game.legal[0]
    game.play(action)
    assert game.actions[-1] == action.id


@pytest.mark.parametrize(
    ("call", "kind"),
    [
        (lambda: new_game(7), GameError),
        (lambda: new_game(2, 1).play("draw political-01"), IllegalAction),
        (lambda: load_game("nonsense"), RecordError),
        (lambda: from_position({"seats": "Ana"}), PositionError),
    ],
)
def test_errors_say_the_same_where_they_arrive(
    call: Callable[[], object], kind: type[ValueError]
) -> None:
    with pytest.raises(kind) as refused:
        call()
    error = refused.value
    for again in (pickle.loads(pickle.dumps(error)), copy(error)):
        assert type(again) is kind
        assert str(again) == str(error)
        assert vars(again) == vars(error)
