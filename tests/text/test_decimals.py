"""Numbers as languages write them."""

from pathlib import Path

import pytest

from lisboa.text import speaking
from lisboa.text.decimals import decimal, percent
from tests.text.speech import learn


def test_in_english() -> None:
    assert (decimal(1.25, 1), decimal(-0.5, 1, signed=True)) == ("1.2", "-0.5")
    assert (decimal(12345.6, grouped=True), percent(0.256, 1)) == ("12,346", "25.6%")


@pytest.mark.parametrize(
    ("locale", "small", "large", "share"),
    [
        ("de", "1,5", "12.346", "25,6\u00a0%"),
        ("fr", "1,5", "12\u202f346", "25,6\u00a0%"),
        ("pl", "1,5", "12\u00a0346", "25,6%"),
        ("pt-PT", "1,5", "12\u00a0346", "25,6%"),
        ("it", "1,5", "12.346", "25,6%"),
        ("es", "1,5", "12.346", "25,6\u00a0%"),
    ],
)
def test_in_others(
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    locale: str,
    small: str,
    large: str,
    share: str,
) -> None:
    learn(monkeypatch, tmp_path, "qx", {}, locale)
    with speaking("qx"):
        assert decimal(1.5, 1) == small
        assert decimal(1.5, 1, signed=True) == f"+{small}"
        assert decimal(12345.6, grouped=True) == large
        assert percent(0.256, 1).replace("\u202f", "\u00a0") == share  # Unicode changes its mind
