"""Whoever lacks an optional package is told how to get it."""

import sys
from importlib import import_module

import pytest

from lisboa.envs.faults import MissingExtra

PACKAGES = ("numpy", "gymnasium", "pettingzoo", "pyspiel", "ray")


@pytest.mark.parametrize(
    ("module", "package"),
    [("vector", "numpy"), ("zoo", "gymnasium"), ("single", "gymnasium"), ("openspiel", "numpy")],
)
def test_a_sentence_instead_of_a_traceback(
    module: str, package: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in PACKAGES:
        monkeypatch.setitem(sys.modules, name, None)
    monkeypatch.delitem(sys.modules, f"lisboa.envs.{module}", raising=False)
    with pytest.raises(MissingExtra) as missing:
        import_module(f"lisboa.envs.{module}")
    assert str(missing.value) == (
        f'This needs the package {package}, which is not installed: pip install "lisboa[env]" '
        'brings it, and in a checkout of the repository pip install ".[env]".'
    )
