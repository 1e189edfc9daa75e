"""The plot of the document. Usage: drawing RESULTS FOLDER

As in `benchmarks.peers.drawing`: readable on white and on black, the same results give the same
file.
"""

import json
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from benchmarks.leaderboard.document import Found, of_kind
from benchmarks.leaderboard.matches import RIVAL
from benchmarks.peers.drawing import FAINT, LABEL, OURS, STYLE, THEIRS, save

Dot = tuple[str, float, float, float]  # a bot, its value, and both ends of the interval


def main() -> None:
    results: dict[str, Any] = json.loads(Path(sys.argv[1]).read_text())
    mpl.rcParams.update(STYLE)
    save(leaderboard(results["matches"]), Path(sys.argv[2]) / "bots.svg")


def leaderboard(matches: dict[str, Any]) -> Figure:
    """Ratings at a table for two, and first places at a table for four."""
    ratings = dots(matches["ladder"], matches["ladder"]["rating"], "rating")
    four = [dots(found, [bot], "win_share")[0] for bot, found in of_kind(matches, "four").items()]
    shares = [(bot, *(100 * number for number in numbers)) for bot, *numbers in four]
    rows = max(len(ratings), len(shares))
    figure = Figure(figsize=(9, 1.2 + 0.4 * rows), layout="constrained")
    left, right = figure.subplots(1, 2)
    draw(left, f"Rating, two players ({RIVAL} = 1000)", ratings, 1000)
    draw(right, f"First places among four, %\nagainst three {RIVAL} (chance: 25)", shares, 25)
    return figure


def dots(found: Found, bots: Iterable[str], what: str) -> list[Dot]:
    """What a match says about these bots."""
    interval = {"rating": "rating_interval", "win_share": "interval"}[what]
    out = []
    for bot in bots:
        value = found[what][bot]
        low, high = (value if end is None else end for end in found[interval][bot])
        out.append((bot, value, low, high))
    return out


def draw(axes: Axes, title: str, rows: Sequence[Any], mark: float) -> None:
    """Every bot is a dot with its interval, the best one on top; `mark` is what to compare with."""
    axes.set_title(title, pad=10)
    axes.grid(axis="x", color=FAINT, linewidth=0.8)
    axes.set_axisbelow(True)
    axes.axvline(mark, color=THEIRS, linewidth=1.2, linestyle=(0, (4, 3)))
    ordered = sorted(rows, key=lambda row: float(row[1]))
    for place, (_, value, low, high) in enumerate(ordered):
        axes.plot([low, high], [place, place], color=OURS, linewidth=2, solid_capstyle="butt")
        axes.plot([value], [place], "o", color=OURS, markersize=7)
        axes.annotate(f"{value:.0f}", (high, place), (6, 0), **LABEL, fontsize=9)
    axes.set_yticks(range(len(ordered)), [str(row[0]) for row in ordered])
    axes.set_ylim(-0.6, max(len(ordered), 1) - 0.2)
    axes.margins(x=0.15)
    axes.tick_params(axis="x", bottom=False, labelsize=9)
    axes.spines["bottom"].set_visible(False)


if __name__ == "__main__":
    main()
