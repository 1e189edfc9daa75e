"""The deal: every order is as likely as any other."""

from collections import Counter
from typing import Final

import pytest

from lisboa.rules.machinery.deal import draw
from tests.rules.table import tables

SEEDS: Final = range(500)


@pytest.mark.rule("SETUP-30")
def test_every_card_of_a_stack_lies_in_every_place_as_often() -> None:
    stacks = [draw(tables(), 2, seed).brown[0] for seed in SEEDS]
    size = len(stacks[0])
    counted = Counter((place, card) for stack in stacks for place, card in enumerate(stack))
    assert len(counted) == size * size
    assert min(counted.values()) > 0.7 * len(SEEDS) / size
    assert max(counted.values()) < 1.3 * len(SEEDS) / size


@pytest.mark.rule("SETUP-06", "G-135")
def test_the_other_tile_goes_back_to_any_place_of_the_bag() -> None:
    """The later a seat chooses, the more tiles are in it again."""
    deals = [draw(tables(), 4, seed) for seed in SEEDS]
    for seat in range(4):
        assert {deal.returns[seat] for deal in deals} == set(range(len(deals[0].bag) + seat + 1))
