"""What is written for programs is the same, whatever language is spoken where it is written."""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import cast

import pytest

import lisboa
from lisboa.bots.safeguard import Forfeits, Guarded, Lapse
from lisboa.cli import main
from lisboa.edition import load
from lisboa.game import Game
from lisboa.game.positions import json_schema
from lisboa.server.http.choosing import all_choices
from lisboa.server.http.editions import document_of
from lisboa.server.show.questions import asked
from lisboa.text import LANGUAGES, UNREAD, language, say, speaking
from tests.text.pseudo import NAME, learn_pseudo


@pytest.fixture(autouse=True)
def nobodys(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    learn_pseudo(monkeypatch, tmp_path)


def alike(write: Callable[[], object]) -> bool:
    written = []
    for name in (*LANGUAGES, NAME):
        with speaking(name):
            written.append(write())
    return all(other == written[0] for other in written)


def half_a_game(players: int) -> lisboa.Game:
    random, game = Random(3), lisboa.new_game(players=players, seed=9)
    for _ in range(150):
        if not game.over:
            game.play(random.choice(game.legal))
    return game


@pytest.mark.parametrize("players", [1, 3])
def test_records_positions_and_events(players: int) -> None:
    assert alike(lambda: half_a_game(players).record())
    assert alike(lambda: json.dumps(half_a_game(players).position()))
    game = half_a_game(players)
    assert alike(lambda: json.dumps([event.to_dict() for event in game.events(0)]))
    assert alike(lambda: [str(action) for action in game.legal])


def test_what_a_server_tells() -> None:
    """Also where nothing is put into words, because nobody reads it there."""
    assert alike(lambda: document_of(load()))
    assert alike(lambda: all_choices((load(),)).model_dump_json())
    assert alike(json_schema.text)
    for players in (1, 3):
        random, game = Random(7), lisboa.new_game(players=players, seed=8)
        for _ in range(40):
            seat = game.decision.seat if game.decision else 0

            def told(game: lisboa.Game = game, seat: int = seat) -> str:
                out = asked(Game.of_state(game.state, game.names), seat)
                return out.model_dump_json() if out else ""

            assert alike(told)
            with speaking(UNREAD):
                unread = told()
            assert unread == told()
            for _ in range(7):
                if not game.over:
                    game.play(random.choice(game.legal))


def test_what_commands_tell_programs(capsys: pytest.CaptureFixture[str]) -> None:
    for words in (["words", "--check", "--json", "en"], ["rules", "--coverage", "--json"]):

        def told(words: list[str] = words) -> str:
            main([*words, "--language", language()])
            return capsys.readouterr().out

        assert alike(told)


def test_lapses_of_bots_are_kept_in_english() -> None:
    with speaking(NAME):
        forfeits, bad = Forfeits(), Lapse("nonsense", say("bots", "detail-no-action"))
        assert "~" in bad.sentence("mine")
        seat = SimpleNamespace(kind=SimpleNamespace(name="mine"), asked=3, faults=[bad])
        forfeits.note(1, cast(Guarded, seat))
        (kept,) = forfeits.to_list()
        (sentence,) = forfeits.sentences()
    assert kept["detail"] == say("bots", "detail-no-action")
    assert "~" in sentence and str(kept["detail"]) not in sentence
