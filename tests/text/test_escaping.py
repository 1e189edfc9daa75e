"""Nothing that people read escapes the catalogues: a game told in a language of nobody."""

from collections.abc import Mapping
from pathlib import Path
from random import Random

import pytest

import lisboa
import lisboa.text
from lisboa.cli import COMMANDS, main
from lisboa.rules.machinery.tables import Tables, tables_of
from lisboa.terminal.listings import LISTINGS
from lisboa.text import Argument, Said, asking, printed, speaking
from lisboa.text.catalogues import english
from lisboa.text.look import look
from lisboa.text.meaning import closed, detail, reason_text
from lisboa.text.sections import SECTIONS, section
from lisboa.text.wording import action_crumb, action_text, event_text, question_text, question_title
from tests.text.pseudo import NAME, catalogue, escaped, learn_pseudo, pseudo

NAMES = ("Ana", "Rui", "Zoe", "Lacerda")
UNSPOKEN = ("N", "URL", "PYTHON", "--help")  # in the help, whatever the language


@pytest.fixture(autouse=True)
def nobodys(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    learn_pseudo(monkeypatch, tmp_path)


def test_the_language_is_as_it_should_be() -> None:
    assert pseudo("Hello there") == "Héĺĺó ťhéŕé~~~~"
    made = catalogue("x", "a = Take { $n ->\n    [one] one\n   *[other] { $n } all\n}\n")
    assert "«Táké" in made and "[one] óñé" in made and made.rstrip().endswith("»")
    assert escaped("«Táké» this STORE-08, Ana", "Ana") == ["this"]


def _games() -> list[lisboa.Game]:
    variants = {"draft": True, "tokens": True, "tasks": True}
    return [
        lisboa.new_game(players=3, seed=3, names=NAMES[:3], variants=variants),
        lisboa.new_game(players=1, seed=5, names=NAMES[:1]),
    ]


def verb_of(t: Tables, action: int) -> tuple[int, int]:
    return t.actions.verb[action], t.actions.thing[action]


def test_messages_choose_by_words_and_numbers_never_by_what_was_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A text reads otherwise in every language, so no variant would be its own."""
    chosen = {
        (file.removesuffix(".ftl"), key): message.selectors
        for file, catalogue in english().items()
        for key, message in catalogue.messages.items()
    }
    wrong, plainly = set[tuple[str, str, str]](), lisboa.text.say_in

    def listening(spoken: str, topic: str, key: str, told: Mapping[str, Argument]) -> Said:
        for choice in chosen.get((topic, key), ()):
            words = told.get(choice.argument)
            if isinstance(words, Said) and words in choice.variants:
                wrong.add((topic, key, words))
        return plainly(spoken, topic, key, told)

    monkeypatch.setattr(lisboa.text, "say_in", listening)
    for words in (["--players", "4", "--tokens"], ["--solo"], ["--players", "2", "--draft"]):
        main(["story", "--seed", "3", *words])
    for kind in LISTINGS:
        main(["edition", "show", kind])
    printed.words(tables_of(lisboa.edition.load()))
    for game in _games():
        while not game.over:
            at = look(game, game.decision.seat if game.decision else 0)
            for name in SECTIONS:
                section(at, name)
            for x in game.legal:
                action_text(at.t, at.state, x.id, game.names)
                detail(at, *verb_of(at.t, x.id), x.preview)
            question_text(at.state, game.names)
            for _ in range(5):
                if not game.over:
                    game.play(game.legal[-1])
    assert not wrong


@pytest.mark.parametrize("number", [0, 1], ids=["three players", "solo"])
def test_a_game_is_told_by_the_catalogues_alone(number: int) -> None:
    game, random = _games()[number], Random(4)
    heard = set[str]()
    with speaking(NAME):
        while not game.over:
            s, seat = game.state, game.decision.seat if game.decision else 0
            heard |= {question_text(s, game.names), question_title(s, game.names)}
            legal = game.legal
            for action in legal:
                heard |= {action_text(s.t, s, action.id, game.names), action_crumb(s.t, action.id)}
            if random.random() < 0.1:
                at = look(game, seat)
                heard.update(x for name in SECTIONS for fact in section(at, name) for x in fact)
                heard.update(detail(at, *verb_of(s.t, x.id), x.preview) for x in legal)
                heard.update(reason_text(reason) for _, reason in closed(game))
            game.play(random.choice(legal))
        solo = 1 if number else -1
        heard |= {event_text(game.state.t, x.told, game.names, solo) for x in game.events(None)}
    wrong = {text: words for text in heard if (words := escaped(text, *NAMES))}
    assert not wrong


def test_all_that_is_printed_is_told_by_the_catalogues_alone() -> None:
    with speaking(NAME):
        told = printed.words(tables_of(lisboa.edition.load()))
    texts = {x for words in told.values() for x in (words.title, *(p.text for p in words.parts))}
    wrong = {text: words for text in texts if (words := escaped(text))}
    assert not wrong


@pytest.mark.parametrize("kind", LISTINGS)
def test_an_edition_is_shown_by_the_catalogues_alone(
    kind: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["edition", "show", kind, "--language", NAME]) == 0
    assert escaped(capsys.readouterr().out) == []


@pytest.mark.parametrize("command", COMMANDS)
def test_help_is_given_by_the_catalogues_alone(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([command, "--help", "--language", NAME]) == 0
    lines = capsys.readouterr().out.splitlines()
    texts = [line.split("  ")[-1] for line in lines if line.startswith("  -")]
    assert texts and not [text for text in texts if not any(x in text for x in "~»")]
    labels = [line.strip().split("  ")[0] for line in lines if line.startswith("  -")]
    values = {label.partition(" ")[2].strip("[]") for label in labels} - {"", *UNSPOKEN}
    assert not [x for x in values if x.isupper() and not any(y in x for y in "~»")]


@pytest.mark.parametrize(
    "words",
    [
        ["story", "--seed", "7"],
        ["story", "--solo", "--seed", "7"],
        ["simulate", "--games", "2", "--players", "2"],
        ["arena", "--bots", "random,random", "--games", "2", "--players", "2"],
    ],
    ids=lambda words: " ".join(words[:2]),
)
def test_commands_answer_by_the_catalogues_alone(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    main([*words, "--language", NAME])
    out = capsys.readouterr()
    assert escaped(out.out + out.err, "Lacerda", "Lisboa", "random", "baixa") == []


def test_why_is_answered_in_the_language_of_the_question() -> None:
    game = lisboa.new_game(players=2, seed=1, names=NAMES[:2])
    while game.decision and game.decision.kind == "ask-clergy":
        game.play(game.legal[0])
    numbers = {action.id: n for n, action in enumerate(game.legal, 1)}
    with speaking(NAME):
        seat = game.decision.seat if game.decision else 0
        inquiry = asking.Inquiry(game, look(game, seat), "why can't I build a store", numbers)
        told = asking.why(inquiry)
    assert told and not [x for x in told if escaped(x, *NAMES)]
