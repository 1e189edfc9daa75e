"""`python -m benchmarks.leaderboard`: play all matches and write docs/bots.md with its plot."""

import json
import subprocess
import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Any

from benchmarks import page
from benchmarks.leaderboard import document
from benchmarks.leaderboard.matches import LADDER, Planned, matches
from benchmarks.page import tell
from benchmarks.peers.__main__ import cores, machine
from benchmarks.peers.environments import ROOT, add_lisboa, home

TEMPLATE = Path(__file__).with_name("bots.md.template")
DOCUMENT = ROOT / "docs" / "bots.md"
QUICK = 0.1  # of the games
INTERRUPTED = 130
PLAIN = str.maketrans(" :", "--")  # for file names


class Failed(Exception):
    """The arena has said why; its code is ours."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


def main() -> int:
    parser = ArgumentParser(prog="python -m benchmarks.leaderboard", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a short trial run")
    parser.add_argument("--fresh", action="store_true", help="forget the games of earlier runs")
    parser.add_argument("--redraw", action="store_true", help="only write what was found last")
    parser.add_argument("--bots", default=",".join(LADDER), help="who plays (default: %(default)s)")
    parser.add_argument("--jobs", type=int, default=len(cores()), help="games at a time")
    add_lisboa(parser)
    arguments = parser.parse_args()
    kept = home() / "leaderboard.json"
    try:
        if not arguments.redraw:
            kept.write_text(json.dumps(played(arguments), indent=2), "utf-8")
        write(json.loads(kept.read_text("utf-8")), kept)
    except Failed as failed:
        tell("Nothing was written. What was played is kept for the next time; --fresh forgets it.")
        return failed.code
    except KeyboardInterrupt:
        return INTERRUPTED
    except FileNotFoundError as missing:
        tell(f"{missing.filename}: not found. (make setup; nothing to redraw before a first run)")
        return 1
    return 0


# ---- playing ----


def played(arguments: Namespace) -> dict[str, Any]:
    bots = [bot.strip() for bot in arguments.bots.split(",")]
    scale = QUICK if arguments.quick else 1.0
    return {
        "machine": machine(pinned=False),
        "version": version(arguments.lisboa),
        "jobs": arguments.jobs,
        "quick": arguments.quick,
        "matches": {each.key: arena(arguments, each) for each in matches(bots, scale)},
    }


def arena(arguments: Namespace, match: Planned) -> dict[str, Any]:
    """The result of a match; one that was interrupted goes on, one that is over is read."""
    tell(f"{match.key}: lisboa arena {' '.join(match.words())}")
    journal = home() / "leaderboard" / f"{match.key.translate(PLAIN)}.jsonl"
    if arguments.fresh:
        journal.unlink(missing_ok=True)
    options = ["--jobs", str(arguments.jobs), "--resume", str(journal), "--json"]
    line = [str(arguments.lisboa.absolute()), "-m", "lisboa", "arena", *match.words(), *options]
    done = subprocess.run(line, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    if done.returncode:
        raise Failed(done.returncode)
    answer: dict[str, Any] = json.loads(done.stdout)
    return answer


def version(python: Path) -> str:
    program = "import lisboa; print(lisboa.__version__)"
    line = [str(python.absolute()), "-c", program]
    done = subprocess.run(line, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True)
    return done.stdout.strip()


# ---- writing ----


def write(results: dict[str, Any], kept: Path) -> None:
    text = document.fill(TEMPLATE.read_text("utf-8"), results)
    page.write(DOCUMENT, text, "benchmarks.leaderboard.drawing", kept)


if __name__ == "__main__":
    sys.exit(main())
