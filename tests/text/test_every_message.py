"""In every language every message can be said, whatever it is told: nothing is missing in it."""

from collections.abc import Iterator
from itertools import product
from pathlib import Path
from random import Random

import pytest

import lisboa
from lisboa.edition.components import Benefit, Effect
from lisboa.edition.words import BENEFIT_WORDS, EFFECT_WORDS, PENALTIES_OF_CARDS
from lisboa.game.faults import Reason
from lisboa.rules.machinery import log as e
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery import reasons as r
from lisboa.text import LANGUAGES, Said, cards, meaning, printed, say_in, speaking, things, wording
from lisboa.text.catalogues import FluentFile, english
from tests.rules.table import tables
from tests.text.pseudo import NAME, learn_pseudo
from tests.words.test_events import SEATS, told

COUNTS = (0, 1, 2, 5, 12, 22, 101)
SOME = 60  # ways to tell one message
languages = pytest.mark.parametrize("language", [*LANGUAGES, NAME])


@pytest.fixture(autouse=True)
def nobodys(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    learn_pseudo(monkeypatch, tmp_path)


def arguments_of(catalogue: FluentFile, key: str) -> Iterator[dict[str, str | int]]:
    """Many ways in which a message may be told what it asks for."""
    choices = [
        choice
        for name in (key, *catalogue.messages[key].references)
        if name in catalogue.messages
        for choice in catalogue.messages[name].selectors
    ]
    told: dict[str, tuple[str | int, ...]] = {}
    for name in sorted(catalogue.told(key)):
        own = [choice for choice in choices if choice.argument == name]
        words = sorted({x for choice in own for x in choice.variants if not x.isdigit()})
        if any(choice.counts for choice in own) or name in ("n", "more", "rest"):
            told[name] = COUNTS
        else:
            told[name] = (*words, "Ana") if words else ("Ana", 3)
    every = list(product(*told.values()))
    chosen = every if len(every) <= SOME else Random(key).sample(every, SOME)
    return (dict(zip(told, values, strict=True)) for values in chosen)


@languages
def test_every_message_can_be_said(language: str) -> None:
    for file, catalogue in english().items():
        topic = file.removesuffix(".ftl")
        for key in catalogue.messages:
            for arguments in arguments_of(catalogue, key):
                texts = {
                    name: Said(x, "things:noble-king", {}) if x == "Ana" else x
                    for name, x in arguments.items()
                }
                for each in (arguments, texts):
                    assert "{" not in say_in(language, topic, key, each), (topic, key, each)


def whole(text: str) -> bool:
    return bool(text.strip()) and "{" not in text and "???" not in text


@languages
def test_every_event_and_every_answer_is_told(language: str) -> None:
    t = tables()
    with speaking(language):
        for kind in e.EVENTS:
            assert whole(wording.event_text(t, told(kind), SEATS))
            if kind.of_lacerda:
                assert whole(wording.event_text(t, told(kind), SEATS, lacerda=0))
        for action in range(t.actions.size):
            assert whole(wording.action_text(t, None, action))
            assert whole(wording.action_crumb(t, action))


@languages
def test_every_reason_is_told(language: str) -> None:
    with speaking(language):
        for rule, message in r.RULE.values():
            assert whole(meaning.reason_text(Reason(rule, message)))


@languages
def test_every_effect_and_benefit_is_told(language: str) -> None:
    with speaking(language):
        for declared in EFFECT_WORDS:
            for n in (1, 2, 5):
                what = {"good": "any", "state": "ship", "noble": "store"}.get(declared.word, "")
                effect = (Effect(declared.word, n, what),)
                if PENALTIES_OF_CARDS in declared.stands:
                    assert whole(cards.penalty_text(effect))
                if {*declared.stands} - {PENALTIES_OF_CARDS}:
                    assert whole(cards.effects_text(effect))
        for benefit in BENEFIT_WORDS:
            effects = (Effect("wigs", 2),) if benefit.kind == "instant" else ()
            assert whole(cards.benefit_text(Benefit(benefit.kind, 1, "", effects)))
        for words in printed.words(tables()).values():
            assert whole(words.title) and all(whole(part.text) for part in words.parts)
        for n in range(12):
            assert str(n) in things.reais(n) and str(n) in things.goods(2, n)


@languages
def test_a_whole_game_is_told(language: str) -> None:
    """Every question of it, every answer, the table from time to time."""
    random = Random(11)
    for players in (1, 4):
        game = lisboa.new_game(players=players, seed=2)
        with speaking(language):
            while not game.over:
                assert whole(wording.question_text(game.state, game.names))
                assert whole(wording.question_title(game.state, game.names))
                game.play(random.choice(game.legal))
            solo = w.LACERDA if players == 1 else w.NONE
            for event in game.events(None):
                assert whole(wording.event_text(game.state.t, event.told, game.names, solo))
