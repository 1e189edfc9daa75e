"""Who speaks which language, and how a language bends its words."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import lisboa
from lisboa.text import LANGUAGES, again, has, language, say, say_in, speaking, things
from tests.text.speech import learn

GERMAN = {
    "things": """\
noble-king = der König
    .acc = den König
    .gender = m
noble-minister = König
good-gold = Gold
reais = { $n ->
    [one] 1 Real
   *[other] { $n } Reais
}
list-last = { $first } und { $second }
    .acc = { FORM($first, "acc") } und { FORM($second, "acc") }
""",
    "events": """\
deed = { $who } besucht { FORM($deed, "acc") }
sentence = { FORM($phrase, "gender") ->
    [m] Er: { CAPITAL($phrase) }
   *[other] { CAPITAL(FORM($phrase, "acc")) }.
}
""",
}


@pytest.fixture(autouse=True)
def german(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    learn(monkeypatch, tmp_path, "qde", GERMAN, "de")
    monkeypatch.setattr(lisboa.text, "_of_program", "en")


def test_english_is_spoken_unless_somebody_says_otherwise() -> None:
    assert language() == next(iter(LANGUAGES)) == "en"
    with speaking("qde"):
        assert (language(), things.good(0)) == ("qde", "Gold")
        with speaking("en"):
            assert things.good(0) == "gold"
        assert things.good(0) == "Gold"
    assert things.good(0) == "gold"


def test_a_program_speaks_it_in_all_its_threads() -> None:
    lisboa.use_language("qde")
    with ThreadPoolExecutor(1) as pool:
        assert pool.submit(things.good, 0).result() == things.good(0) == "Gold"
    with speaking("en"):
        assert things.good(0) == "gold"


def test_two_speak_at_once() -> None:
    async def reader(name: str) -> list[str]:
        heard = []
        with speaking(name):
            for _ in range(3):
                heard.append(things.good(0))
                await asyncio.sleep(0)
        return heard

    async def both() -> list[list[str]]:
        return list(await asyncio.gather(reader("qde"), reader("en")))

    assert asyncio.run(both()) == [["Gold"] * 3, ["gold"] * 3]


def test_an_unknown_language_is_refused_in_one_sentence() -> None:
    with pytest.raises(ValueError, match="There is no language “xx” here"):
        lisboa.use_language("xx")
    with pytest.raises(ValueError, match="no language"), speaking("../en"):
        pass


def test_what_a_language_lacks_is_said_in_english() -> None:
    with speaking("qde"):
        assert say("things", "deed-ship") == "build a ship"
        assert say("cards", "effects-two", first="a", second="b") == "a, then b"
        assert has("things", "deed-ship") and not has("things", "nothing")


def test_plurals_are_those_of_the_language() -> None:
    assert [say_in("qde", "things", "reais", {"n": n}) for n in (1, 2)] == ["1 Real", "2 Reais"]


def test_a_message_asks_for_the_form_of_a_word() -> None:
    with speaking("qde"):
        king = things.noble(2)
        assert say("events", "deed", who="Rot", deed=king) == "Rot besucht den König"
        assert say("events", "deed", who="Rot", deed="König") == "Rot besucht König"
        assert say("events", "deed", who="Rot", deed=3) == "Rot besucht 3"


def test_texts_that_read_alike_have_forms_of_their_own() -> None:
    with speaking("qde"):
        for _ in range(2):
            for noble, told in ((things.noble(1), "König"), ("König", "König")):
                assert say("events", "deed", who="Rot", deed=noble) == f"Rot besucht {told}"
        alike = say_in("qde", "things", "noble-king", {})
        other = type(alike)(str(alike), "things:good-gold", {})
        assert say("events", "deed", who="Rot", deed=alike) == "Rot besucht den König"
        assert say("events", "deed", who="Rot", deed=other) == "Rot besucht der König"


def test_a_form_is_passed_on_chosen_by_and_capitalised() -> None:
    with speaking("qde"):
        king, gold = things.noble(2), things.good(0)
        both = things.listed([king, gold])
        assert say("events", "deed", who="Rot", deed=both) == "Rot besucht den König und Gold"
        assert say("events", "sentence", phrase=king) == "Er: Der König"
        assert say("events", "sentence", phrase=both) == "Den König und Gold."


def test_what_was_said_can_be_said_again_in_another_language() -> None:
    said = say("events", "sentence", phrase=things.listed([things.noble(2), "Ana"]))
    assert said == "The King and Ana."
    with speaking("qde"):
        assert again(said) == "Den König und Ana."
    assert again(said) == said
    assert again("Ana") == "Ana" and again(3) == 3
