"""The figures of the environments become a part of docs/envs.md."""

from pathlib import Path
from typing import Any

from benchmarks.envs import document

from benchmarks import page

FOUND: dict[str, Any] = {
    "machine": {"cpu": "Slow 1", "cores": 2, "system": "Ours", "python": "3.11", "pinned": True},
    "quick": False,
    "windows": 7,
    "lisboa": "1.2",
    "compiled": True,
    "pettingzoo": "1.27",
    "size": 1164,
    "actions": 1000,
    "vector": [{"games": 64, "players": 2, "seconds": 8e-6}],
    "parts": {"rules": 3e-6, "mask": 3.5e-6, "observation": 6e-6},
    "zoo": {"chess": [900.0, 1000.0], "lisboa": [20_000.0, 15_000.0]},
}


def test_every_figure_is_told() -> None:
    text = document.speed(FOUND)
    assert "$" not in text
    for words in (
        "on Slow 1, 2 cores, Ours, Python 3.11; Lisboa 1.2, compiled; PettingZoo 1.27",
        "an observation of 1,164 bytes",
        "| 64 | 2 | 125,000 | 8.00 |",
        "the rules alone take 3.00 µs an answer, the mask 0.50 more, the observation 2.50 more",
        "its chess 1,000 turns a second, Lisboa 20,000, 20.0 times as many",
    ):
        assert words in text


def test_the_parts_have_their_places_in_the_document() -> None:
    text = (Path(__file__).parents[2] / "docs" / "envs.md").read_text("utf-8")
    for part in ("slices", "speed"):
        assert page.begin(part) in text
        assert page.end(part) in text


def test_the_table_of_slices_names_all_of_them() -> None:
    text = (Path(__file__).parents[2] / "docs" / "envs.md").read_text("utf-8")
    anew = "write the table in docs/envs.md anew: .venv-dev/bin/python -m benchmarks.envs --slices"
    assert document.slices().strip() in text, anew
    assert "`houses-0` … `houses-3`" in text
