"""The plot of the part on the server. Usage: drawing RESULTS FOLDER

As in `benchmarks.peers.drawing`: readable on white and on black, the same results give the same
file.
"""

import json
import sys
from pathlib import Path
from typing import Any

import matplotlib as mpl
from matplotlib.figure import Figure

from benchmarks.peers.document import number
from benchmarks.peers.drawing import FAINT, LABEL, OURS, STYLE, THEIRS, save

COLOURS = {"SQLite": THEIRS, "PostgreSQL": OURS}
KINDS = {"move": "acknowledged", "seen": "seen by all"}
ENDS = ("50", "90", "99")


def main() -> None:
    results: dict[str, Any] = json.loads(Path(sys.argv[1]).read_text())
    mpl.rcParams.update(STYLE)
    save(waiting(results), Path(sys.argv[2]) / "performance-server.svg")


def waiting(results: dict[str, Any]) -> Figure:
    """A line from p50 over p90 to p99 for each database and each thing people wait for."""
    plan, databases = results["plan"], results["databases"]
    rows = [(name, kind) for name in reversed(databases) for kind in reversed(KINDS)]
    figure = Figure(figsize=(8, 0.9 + 0.45 * len(rows)), layout="constrained")
    axes = figure.subplots()
    title = (
        f"{plan['games']} games, a move in each every {plan['pace']:g} seconds: ms (p50, p90, p99)"
    )
    axes.set_title(title, pad=10)
    axes.grid(axis="x", color=FAINT, linewidth=0.8)
    axes.set_axisbelow(True)
    for place, (name, kind) in enumerate(rows):
        took, colour = databases[name]["human pace"][kind], COLOURS[name]
        ends = [took[end] for end in ENDS]
        axes.plot(ends, [place] * len(ends), "o-", color=colour, linewidth=2, markersize=7)
        label = " · ".join(number(end) for end in ends)
        axes.annotate(label, (ends[-1], place), (10, 0), **LABEL, color=colour)
    axes.set_yticks(range(len(rows)), [f"{name}, {KINDS[kind]}" for name, kind in rows])
    axes.set_ylim(-0.6, len(rows) - 0.4)
    axes.set_xlim(left=0)
    axes.margins(x=0.25)
    axes.tick_params(axis="x", bottom=False, labelsize=9)
    axes.spines["bottom"].set_visible(False)
    return figure


if __name__ == "__main__":
    main()
