"""What all tests share: they read English, and a rule marker names rules that exist."""

import os

import pytest

from lisboa.text import rulebook

os.environ["LISBOA_LANGUAGE"] = "en"  # wherever they run


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Fail a test whose marker names an unknown id.

    Not at collection: an error there reaches people garbled when tests run in parallel.
    """
    named = [rule_id for marker in item.iter_markers("rule") for rule_id in marker.args]
    unknown = [str(rule_id) for rule_id in named if rule_id not in rulebook.rules()]
    if unknown:
        pytest.fail(f"no such rule in rules.md: {', '.join(unknown)}", pytrace=False)
