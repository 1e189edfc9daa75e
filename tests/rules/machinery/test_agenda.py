"""A task is one number: what is packed into it can be taken out again."""

from itertools import product

import pytest

from lisboa.rules.machinery import agenda as ag


@pytest.mark.parametrize("kind", [0, ag.KINDS - 1])
def test_what_is_packed_is_unpacked(kind: int) -> None:
    for seat, a, b, c in product((0, 3, 4), (0, 1, 4095), (0, 2, 4095), (0, 7, 4095)):
        packed = ag.task(kind, seat, a, b, c)
        assert (ag.kind_of(packed), ag.seat_of(packed)) == (kind, seat)
        assert (ag.a_of(packed), ag.b_of(packed), ag.c_of(packed)) == (a, b, c)


def test_numbers_that_are_not_given_are_0() -> None:
    assert ag.task(ag.END_TURN, 1) == ag.task(ag.END_TURN, 1, 0, 0, 0)
    assert ag.task(ag.INSTANT, 0) == 0


def test_effects_become_tasks_from_left_to_right() -> None:
    tasks = ag.effect_tasks(ag.REWARD, 2, ((7, 0, -1), (1, 0, 3)))
    assert [(ag.kind_of(todo), ag.seat_of(todo)) for todo in tasks] == [(ag.REWARD, 2)] * 2
    assert [(ag.a_of(todo), ag.b_of(todo), ag.c_of(todo) - ag.BIAS) for todo in tasks] == [
        (7, 0, -1),
        (1, 0, 3),
    ]
