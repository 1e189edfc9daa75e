"""The examples run; what they achieve takes minutes and is told in docs/envs.md."""

import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


def run(name: str, *words: str) -> str:
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / name), *words], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_training_ends_with_a_score(tmp_path: Path) -> None:
    said = run("train.py", "--minutes", "0.05", "--save", str(tmp_path / "policy.npz"))
    assert "of 400 games against chance" in said
    assert (tmp_path / "policy.npz").exists()


@pytest.mark.parametrize("players", [1, 2, 4])
def test_the_analysis_tells_and_draws(players: int, tmp_path: Path) -> None:
    plot = tmp_path / "plot.svg"
    said = run("analyse.py", "--players", str(players), "--games", "4", "--plot", str(plot))
    assert "bits hidden in hands" in said
    assert "ask-turn" in said
    assert plot.read_text("utf-8").startswith("<?xml")
