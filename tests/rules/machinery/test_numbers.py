"""The engine's literal numbers are the places of the words in the vocabulary."""

import pytest

from lisboa.edition import vocabulary as v
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery import reasons as r
from lisboa.rules.machinery.declaration import Field, in_order
from lisboa.rules.machinery.log import EVENTS, EventKind

# The list, how its constants are called, and the constant that counts them.
LISTS = {
    "goods": (v.GOODS, "{}", w.GOODS),
    "nobles": (v.NOBLES, "{}", w.NOBLES),
    "kinds of cards": (v.CARD_KINDS, "{}", w.KINDS),
    "decks": (v.DECKS, "{}_DECK", 4),
    "state actions": (v.STATE_ACTIONS, "{}", w.STATE_ACTIONS),
    "actions at court": (v.ACTIONS_AT_COURT, "{}", w.DEEDS),
    "rubble": (v.RUBBLE, "{}", w.COLOURS),
    "sides": (v.SIDES, "{}", 3),
    "architects": (v.ARCHITECTS, "{}_ARCHITECT", w.ARCHITECTS),
    "groups of houses": (v.HOUSE_GROUPS, "{}", 3),
}


@pytest.mark.parametrize("name", LISTS)
def test_words_have_the_numbers_of_their_places(name: str) -> None:
    words, constant, count = LISTS[name]
    numbers = [getattr(w, constant.format(word.upper())) for word in words]
    assert numbers == list(range(len(words))) == list(range(count))


def test_deeds_of_tasks_follow_the_actions_at_court() -> None:
    others = (w.FOLLOWING, w.SELLING, w.CHURCH_INFLUENCE)
    assert [*range(w.DEEDS), *others] == list(range(len(v.DEEDS)))


def test_icons_of_the_church() -> None:
    assert v.ICONS.index("envelope") == w.ENVELOPE
    assert v.ICONS.index("treasury") == w.TREASURY_ICON


def test_a_declaration_left_out_or_made_twice_is_refused_at_once() -> None:
    first, second = EventKind(0, "first"), EventKind(1, "second")
    for declared, all_of_them, wrong in (
        ((), 1, [0]),  # left out
        ((first, EventKind(2, "third")), 2, [1]),
        ((first, EventKind(0, "again")), 2, [0, 1]),
        ((first, second), 1, [0, 1]),  # more than there should be
    ):
        with pytest.raises(ValueError, match="declare each number once") as refused:
            in_order("events", declared, all_of_them)
        assert str(refused.value).startswith(f"events {wrong}: ")
    assert in_order("events", (second, first), 2) == (first, second)


def test_a_field_says_what_it_is_told_as() -> None:
    assert [Field("turn:number=n").told, Field("card:card").told, Field("good:good=").told] == [
        "n",
        "card",
        "",
    ]
    assert all(len({field.name for field in kind.fields}) == len(kind.fields) for kind in EVENTS)


@pytest.mark.rule("G-155")
def test_a_category_of_wigs_is_the_place_of_its_name() -> None:
    """A new one: its number `W_NAME` and its name in `WIGS`, both in rules/machinery/numbers.py."""
    constants = {name: n for name, n in vars(w).items() if name.startswith("W_")}
    assert constants.pop("W_CATEGORIES") == len(w.WIGS)
    assert {n: f"W_{name.upper()}" for n, name in enumerate(w.WIGS)} == {
        n: constant for constant, n in constants.items()
    }


def test_every_reason_has_a_number_and_a_rule_of_its_own() -> None:
    """A new one: its number and its line in `RULE`, both in rules/machinery/reasons.py."""
    numbers = [n for name, n in vars(r).items() if name.isupper() and isinstance(n, int)]
    assert sorted(numbers) == [*range(r.REASONS), r.REASONS]
    assert sorted([r.ALLOWED, *r.RULE]) == list(range(r.REASONS))
