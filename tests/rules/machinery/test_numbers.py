"""Numbers of the engine that have a name stand where their name stands."""

import pytest

from lisboa.rules.machinery import numbers as w


@pytest.mark.rule("G-155")
def test_a_category_of_wigs_is_the_place_of_its_name() -> None:
    """A new one: its number `W_NAME` and its name in `WIGS`, both in rules/machinery/numbers.py."""
    constants = {name: n for name, n in vars(w).items() if name.startswith("W_")}
    assert constants.pop("W_CATEGORIES") == len(w.WIGS)
    assert {n: f"W_{name.upper()}" for n, name in enumerate(w.WIGS)} == {
        n: constant for constant, n in constants.items()
    }
