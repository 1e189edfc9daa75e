"""Whatever a table may agree on makes another game."""

import pickle
from collections.abc import Callable
from dataclasses import fields, replace
from typing import Any, Final

import pytest

from lisboa.rules.machinery.agreement import PLAIN, VARIANTS, Agreement, Variant
from tests.rules.games import new

FIELDS: Final = [field.name for field in fields(Agreement)]


# By the type of the default.
OTHER: Final[dict[type, Callable[[Any], Any]]] = {
    bool: lambda value: not value,
    int: lambda value: value - 2,
    tuple: lambda value: (*value, 1),
    str: lambda value: {"above": "below", "what-it-can": "in-full"}[value],
}


def otherwise(field: str) -> Agreement:
    """The plain game with one thing agreed on otherwise."""
    value = getattr(PLAIN, field)
    other: Any = {field: OTHER[type(value)](value)}
    return replace(PLAIN, **other)


@pytest.mark.parametrize("field", FIELDS)
def test_every_field_is_part_of_the_identity(field: str) -> None:
    assert otherwise(field).numbers() != PLAIN.numbers(), (
        f"Agreement.numbers() does not tell {field}: append it there"
    )


def test_no_two_fields_are_taken_for_each_other() -> None:
    told = [tuple(otherwise(field).numbers()) for field in FIELDS]
    assert len(set(told)) == len(FIELDS)


@pytest.mark.parametrize("field", FIELDS)
def test_a_state_tells_what_was_agreed_on(field: str) -> None:
    """Also where nothing on the table shows it yet."""
    s = new(2, 1)
    copy = s.clone()
    copy.agreement = otherwise(field)
    assert copy.hash() != s.hash()


@pytest.mark.parametrize("field", FIELDS)
def test_every_field_travels(field: str) -> None:
    agreement = otherwise(field)
    assert pickle.loads(pickle.dumps(agreement)) == agreement


@pytest.mark.rule("G-151")
@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)
def test_alone_all_can_be_agreed_on_but_what_takes_others(variant: Variant) -> None:
    agreed = otherwise(variant.name)
    if variant.solo:
        assert replace(agreed, solo=True) != PLAIN
    else:
        with pytest.raises(ValueError, match="nobody to draft with"):
            replace(agreed, solo=True)


@pytest.mark.rule("CF-42", "SG-27")
def test_what_concerns_lacerda_alone_means_nothing_to_others() -> None:
    of_lacerda = {variant.name for variant in VARIANTS if not variant.together}
    assert of_lacerda == {"servant_decrees", "lacerda_pays"}
