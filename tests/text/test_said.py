"""A text remembers how it was said."""

import copy
import pickle

import pytest

from lisboa.text import ENGLISH, Said, say, say_in, things


def test_the_message_and_its_arguments_are_remembered() -> None:
    said = say("things", "goods", good="books", n=2)
    assert said == "2 books"
    assert isinstance(said, Said)
    assert (said.message, said.arguments) == ("things:goods", {"good": "books", "n": 2})
    assert say_in(ENGLISH, "things", "goods", said.arguments) == said


def test_what_an_argument_was_said_with_is_remembered_too() -> None:
    """Also if the same letters were said before in another way."""
    plain = say("events", "sentence", phrase="gold")
    said = say("events", "sentence", phrase=things.good(0))
    assert plain == said == "Gold."
    assert isinstance(plain, Said)
    assert isinstance(said, Said)
    assert not isinstance(plain.arguments["phrase"], Said)
    inner = said.arguments["phrase"]
    assert isinstance(inner, Said)
    assert inner.message == "things:good-gold"


def test_it_can_be_copied_and_sent_to_another_process() -> None:
    said = say("things", "reais", n=3)
    assert isinstance(said, Said)
    for again in (copy.deepcopy(said), pickle.loads(pickle.dumps(said))):
        assert (again, again.message, again.arguments) == (said, said.message, said.arguments)


def test_a_missing_message_or_argument_is_a_fault_every_time() -> None:
    for _ in range(2):
        with pytest.raises(LookupError, match="no message things:nothing"):
            say("things", "nothing")
        with pytest.raises(LookupError, match="things:reais"):
            say("things", "reais")
