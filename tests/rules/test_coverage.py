"""Every rule, ruling and example is proved by a test that claims it."""

from pathlib import Path

from lisboa.text import rulebook


def test_nothing_is_unproved() -> None:
    coverage = rulebook.coverage(Path(__file__).parents[1])
    assert [rule.id for rule in coverage.untested] == []
    assert coverage.total > 700
