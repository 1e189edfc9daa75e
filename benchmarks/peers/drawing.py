"""The plots of the document. Usage: drawing RESULTS FOLDER

Ink and colours are of middle brightness and nothing lies behind them, so that they can be read on
white and on black. The same results give the same files.
"""

import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from benchmarks.peers.document import PLAYERS, micro, number, ours, ratios, speed

INK, FAINT, OURS, THEIRS = "#787b80", "#787b8055", "#d9622b", "#5b86b5"
STYLE = {
    "figure.constrained_layout.w_pad": 0.12,
    "figure.constrained_layout.h_pad": 0.12,
    "svg.hashsalt": "lisboa",
    "svg.fonttype": "none",
    "font.family": "sans-serif",
    "font.size": 11,
    "text.color": INK,
    "axes.edgecolor": INK,
    "axes.labelcolor": INK,
    "axes.titlecolor": INK,
    "axes.titlesize": 11,
    "axes.titlelocation": "left",
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.spines.left": False,
    "xtick.color": INK,
    "ytick.color": INK,
    "ytick.left": False,
}

TICKS = [factor * 10.0**power for power in range(-3, 5) for factor in (1, 2, 5)]
LABEL: dict[str, Any] = {"textcoords": "offset points", "va": "center"}
ABOVE: dict[str, Any] = {"textcoords": "offset points", "ha": "center", "fontsize": 9}


def main() -> None:
    results: dict[str, Any] = json.loads(Path(sys.argv[1]).read_text())
    folder = Path(sys.argv[2])
    mpl.rcParams.update(STYLE)
    save(peers(results["contestants"]), folder / "performance.svg")
    save(growth(results), folder / "performance-growth.svg")


def save(figure: Figure, file: Path) -> None:
    figure.savefig(file, transparent=True, metadata={"Date": None, "Creator": None})


def peers(rows: list[dict[str, Any]]) -> Figure:
    """Every contestant's speed as a multiple of the reference; equal factors are equally long."""
    times = ratios(rows)
    shown = sorted((row for row in rows if row["key"] in times), key=lambda row: times[row["key"]])
    figure = Figure(figsize=(8, 0.7 + 0.4 * len(shown)), layout="constrained")
    axes = figure.subplots()
    axes.set_title("Random play: decisions a second, as a multiple of catanatron's", pad=10)
    axes.set_xscale("log")
    axes.grid(axis="x", color=FAINT, linewidth=0.8)
    axes.set_axisbelow(True)
    for place, row in enumerate(shown):
        ratio, colour = times[row["key"]], OURS if row["game"] == "Lisboa" else THEIRS
        axes.plot([1, ratio], [place, place], color=colour, linewidth=2, zorder=1)
        axes.plot([ratio], [place], "o", color=colour, markersize=8)
        label = f"× {number(ratio)} ({number(speed(row))} a second)"
        axes.annotate(label, (max(ratio, 1), place), (10, 0), **LABEL, color=colour)
    least, most = min([1.0, *times.values()]), max([1.0, *times.values()])
    axes.set_xlim(least / 1.3, most * (most / least * 3) ** 0.6)  # the labels need room
    axes.set_yticks(range(len(shown)), [name(row) for row in shown])
    ticks = [tick for tick in TICKS if least / 1.3 < tick <= most]
    axes.set_xticks(ticks, [f"× {tick:g}" for tick in ticks])
    axes.tick_params(axis="x", bottom=False, which="both", labelsize=9)
    axes.minorticks_off()
    axes.spines["bottom"].set_visible(False)
    return figure


def name(row: dict[str, Any]) -> str:
    return str(row["engine"]) if row["game"] == "Lisboa" else f"{row['engine']}: {row['game']}"


def growth(results: dict[str, Any]) -> Figure:
    """Small columns, each with its figure above it."""
    row = ours(results)
    figure = Figure(figsize=(9, 2.8), layout="constrained")
    course, players, processes = figure.subplots(1, 3, width_ratios=[10, 4.5, 4.5])
    tenths = {str(n): micro(row, f"tenth {n}") for n in range(1, 11)}
    seats = {name.split()[0]: micro(row, key) for key, name in PLAYERS.items()}
    jobs = {n: found / 1000 for n, found in results["jobs"].items()}
    columns(course, "µs a decision\nby tenth of a game of four", tenths)
    columns(players, "µs a decision\nby players", seats)
    columns(processes, "1,000 decisions a second\nby processes", jobs)
    return figure


def columns(axes: Axes, title: str, values: Mapping[str, float | None]) -> None:
    axes.set_title(title, pad=12)
    places, heights = range(len(values)), [value or 0.0 for value in values.values()]
    axes.bar(places, heights, width=0.7, color=OURS)
    for place, height in zip(places, heights, strict=True):
        axes.annotate(number(height), (place, height), (0, 3), **ABOVE)
    axes.set_xlim(-0.6, max(len(values), 4) - 0.4)
    axes.set_xticks(places, list(values))
    axes.tick_params(bottom=False, labelleft=False)
    axes.spines["bottom"].set_color(FAINT)


if __name__ == "__main__":
    main()
