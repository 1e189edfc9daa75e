"""What somebody meets who types `import lisboa` for the first time."""

import inspect
import pickle
import pydoc
import subprocess
import sys
from itertools import count
from random import Random
from rlcompleter import Completer
from typing import Any

import pytest

import lisboa
from lisboa.edition.words import EFFECT_OF
from lisboa.game import GameError, Reason, from_position, load, new_game
from lisboa.rules.lacerda_nobles import DECIDED
from lisboa.rules.machinery import log as e
from lisboa.text.meaning import reason_text
from tests.game.play import finished, varied


class Whole:
    """A whole number of another library, as NumPy has them."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number


# ---- finding one's way ----

FRESH = """
import lisboa
assert set(lisboa.__all__) <= set(dir(lisboa)), dir(lisboa)
assert not [name for name in dir(lisboa) if name not in lisboa.__all__ and name[:2] != "__"]
print(lisboa.edition.load().name)
"""


def test_dir_lists_the_interface_before_anything_of_it_was_used() -> None:
    done = subprocess.run([sys.executable, "-c", FRESH], capture_output=True, text=True, check=True)
    assert done.stdout == "baixa\n"


def test_the_tab_key_and_help_find_the_interface() -> None:
    completer = Completer({"lisboa": lisboa})
    offered = [completer.complete("lisboa.", n) for n in range(100)]
    for name in lisboa.__all__:
        assert any(f"lisboa.{name}" in (offer or "") for offer in offered), name
        assert inspect.getdoc(getattr(lisboa, name)), name
    helped = pydoc.plain(pydoc.render_doc(lisboa))
    assert "new_game(players: int = 3" in helped
    with pytest.raises(AttributeError, match="no attribute 'new_gama'"):
        _ = lisboa.new_gama


def test_things_show_what_they_are() -> None:
    game = new_game(2, 7, names=["Ana", "Rui"])
    asked = game.decision
    assert asked is not None
    assert repr(game) == f"<Game Ana, Rui; seed=7 turn=0 {game.names[asked.seat]}: ask-clergy>"
    assert repr(game.view(1)) == "<View for Rui; turn=0>"
    assert repr(game.view()) == "<View for spectators; turn=0>"
    assert repr(game.edition) == f"<Edition baixa {game.edition.fingerprint}>"
    assert repr(finished(2, 1)).endswith(" over>")
    assert "seed" not in repr(from_position(game.position()))
    assert "told" not in repr(finished(2, 1).events()[0])


# ---- the deal ----


def test_without_a_seed_the_deal_is_drawn_and_the_game_says_which() -> None:
    games = [new_game(2) for _ in range(20)]
    assert len({game.state.hash() for game in games}) > 10
    for game in games:
        assert new_game(2, game.seed).state.hash() == game.state.hash()
    game = games[0]
    assert game.clone().seed == pickle.loads(pickle.dumps(game)).seed == game.seed
    assert load(game.record()).seed is None
    assert from_position(game.position()).seed is None


def test_whole_numbers_of_other_libraries_are_welcome() -> None:
    whole: Any = Whole
    game = new_game(whole(2), whole(7), start=whole(1))
    assert game.state.hash() == new_game(2, 7, start=1).state.hash()
    assert (game.seed, type(game.seed)) == (7, int)
    answer = game.legal[0]
    assert game.why_not(whole(answer.id)) is None
    assert game.play(whole(answer.id), seat=whole(1)) == answer
    assert game.view(whole(0)).seat == 0
    assert game.events(whole(0), since=whole(1)) == game.events(0, since=1)


# ---- why not ----


def test_a_reason_is_its_sentence() -> None:
    reason = new_game(3, 7).why_not("gold political-01")
    assert isinstance(reason, Reason)
    assert str(reason).endswith(f". ({reason.rule})")
    poor = {"reais": 1, "influence": 2, "clergy": [], "hand": ["political-01", "political-17"]}
    game = from_position({"seats": ["Ana", "Rui"], "players": {"Ana": poor}})
    reason = game.why_not("court political-01")
    assert reason is not None
    assert str(reason) == reason_text(reason)
    assert "6" in str(reason)  # the price
    with pytest.raises(lisboa.IllegalAction) as refused:
        game.play("court political-01")
    assert str(refused.value) == f"court political-01: {reason}"


def test_messages_do_not_speak_of_options_of_the_command() -> None:
    text = new_game(2, 1).record()
    line = next(line for line in text.splitlines() if line.startswith("edition:"))
    with pytest.raises(GameError) as fault:
        load(text.replace(line, "edition: alfama 0123456789abcdef"))
    assert "--" not in str(fault.value)
    assert "lisboa.edition.load" in str(fault.value)


# ---- what happened ----


def test_events_name_things_and_never_number_them() -> None:
    """Every kind of event that tells of an effect, a flag or a choice of Lacerda."""
    types = {kind.name: [field.type for field in kind.fields] for kind in e.EVENTS}
    waiting = {"penalty-paid", "effect-declined", "effect-forfeited", "officials-hired"}
    waiting |= {"lacerda-builds", "lacerda-opens", "official-returned"}
    for seed in count():
        game, chance = varied(seed), Random(seed)
        while not game.over:
            game.play(chance.choice(game.legal))
        for event in game.events():
            waiting.discard(event.kind)
            for kind, (name, fact) in zip(types[event.kind], event.facts.items(), strict=True):
                if kind == "number":
                    assert type(fact) is int, (event.kind, name)
                elif kind == "flag":
                    assert type(fact) is bool, (event.kind, name)
                else:
                    assert fact is None or isinstance(fact, str), (event.kind, name)
            effect = event.facts.get("effect")
            assert effect is None or effect in EFFECT_OF
            if "what" in event.facts:
                known = EFFECT_OF[str(effect)].names
                assert (event.facts["what"] in known) if known else event.facts["what"] is None
            assert event.facts.get("decided", "best") in DECIDED
        if not waiting:
            break
        assert seed < 60, waiting


def test_hired_officials_tell_their_price() -> None:
    for seed in count():
        for event in finished(3, seed).events():
            if event.kind == "officials-hired":
                assert set(event.facts) == {"n", "each"}
                assert event.told[2:4] == (event.facts["n"], event.facts["each"])
                return
