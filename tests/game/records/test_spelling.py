"""Every part of a deal is spelled out in a record and read back."""

from dataclasses import MISSING, fields
from typing import Final

import pytest

from lisboa.game import load, new_game
from lisboa.rules.machinery.agreement import Agreement
from lisboa.rules.machinery.deal import Deal

DEAL: Final = [field.name for field in fields(Deal)]
DEFAULT: Final = {field.name: field.default for field in fields(Deal) if field.default != MISSING}
AGREED: Final = {field.name: field.default for field in fields(Agreement)}
EVERYTHING: Final[dict[str, object]] = {
    "starting_decrees": True,
    "tasks": True,
    "tokens": True,
    "queen": True,
    "discard_before_ships": False,
    "servant_decrees": 4,
    "blank_task_rewards": "below",
    "lacerda_pays": "in-full",
}


def pairs() -> list[tuple[Deal, Deal]]:
    """Deals, and what their records say: plain, with all variants, and alone."""
    out = []
    for players, seed, variants in (
        (2, 1, {}),
        (3, 3, {}),
        (4, 2, {**EVERYTHING, "draft": True}),
        (1, 4, EVERYTHING),
    ):
        game = new_game(players, seed, variants=variants)
        again = load(game.record())
        assert game.deal is not None
        assert again.deal is not None
        out.append((game.deal, again.deal))
    return out


PAIRS: Final = pairs()


@pytest.mark.parametrize("field", DEAL)
def test_every_field_of_a_deal_is_in_its_record(field: str) -> None:
    for dealt, read in PAIRS:
        assert getattr(read, field) == getattr(dealt, field), (
            f"Deal.{field} is not read back: write it in spell_deal and read it in unspell_deal "
            f"(game/records/spelling.py), or both in the headers (transcript.py)"
        )


@pytest.mark.parametrize("field", DEAL)
def test_every_field_is_dealt_differently_somewhere(field: str) -> None:
    """Otherwise the test above would prove nothing."""
    values = {repr(getattr(dealt, field)) for dealt, _ in PAIRS}
    assert values > {repr(DEFAULT[field])} if field in DEFAULT else len(values) > 1, (
        f"no deal of this test has another Deal.{field} than all others: add one"
    )


@pytest.mark.parametrize("field", AGREED)
def test_every_field_of_an_agreement_is_in_its_record(field: str) -> None:
    values = [getattr(read.agreement, field) for _, read in PAIRS]
    assert values == [getattr(dealt.agreement, field) for dealt, _ in PAIRS]
    assert any(value != AGREED[field] for value in values), f"no deal here agrees on {field}"
