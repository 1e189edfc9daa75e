"""`python -m benchmarks.peers`: measure everybody and write docs/performance.md with its plots."""

import json
import os
import platform
import subprocess
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from benchmarks import page
from benchmarks.page import tell
from benchmarks.peers import document
from benchmarks.peers.contestants import MEASURES, Contestant, everybody
from benchmarks.peers.environments import (
    ROOT,
    add_lisboa,
    complaint,
    home,
)

GROWTH = ("play 1", "play 2", "play 3", "tenths", "logs", "games")  # of ours alone
TEMPLATE = Path(__file__).with_name("performance.md.template")
DOCUMENT = ROOT / "docs" / "performance.md"


def main() -> int:
    parser = ArgumentParser(prog="python -m benchmarks.peers", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a short trial run")
    parser.add_argument("--redraw", action="store_true", help="only write what was measured last")
    add_lisboa(parser)
    arguments = parser.parse_args()
    kept = home() / "results.json"
    try:
        if not arguments.redraw:
            kept.write_text(json.dumps(measured(arguments), indent=2))
        write(json.loads(kept.read_text()), kept)
    except KeyboardInterrupt:
        tell("Interrupted; nothing was written.")
        return 130
    except FileNotFoundError:
        tell("Nothing was measured yet.")
        return 1
    return 0


# ---- measuring ----


def measured(arguments: Namespace) -> dict[str, Any]:
    games, rounds, seconds = (2, 2, 0.1) if arguments.quick else (20, 7, 0.5)
    contestants = everybody(arguments.lisboa)
    with one_core() as pinned:
        try:
            for contestant in contestants:
                tell(f"starting {contestant.engine} ({contestant.game})")
                contestant.start(games)
                if contestant.reason:
                    tell(f"not measured: {contestant.reason}")
            for number in range(1, rounds + 1):
                for name in (*MEASURES, *GROWTH):
                    tell(f"round {number} of {rounds}: {name}")
                    for contestant in contestants:
                        contestant.measure(name, seconds)
        finally:
            for contestant in contestants:
                contestant.stop()
        ours = [each for each in contestants[:2] if not each.reason]
        bench = own_bench(ours, quick=arguments.quick)
    return {
        "machine": machine(pinned=pinned),
        "quick": arguments.quick,
        "rounds": rounds,
        "seconds": seconds,
        "contestants": [contestant.result() for contestant in contestants],
        "bench": bench,
        "jobs": parallel(ours[0], quick=arguments.quick) if ours else {},
    }


def lisboa(contestant: Contestant, *words: str) -> dict[str, Any] | None:
    """What a command of ours answers as JSON; None if it fails."""
    line = " ".join(words)
    tell(f"lisboa {line} ({contestant.engine})")
    done = subprocess.run(
        [contestant.python(), "-m", "lisboa", *words, "--json"],
        cwd=ROOT,
        env=contestant.environment(),
        capture_output=True,
        text=True,
    )
    if done.returncode:
        tell(f"lisboa {line} failed: {complaint(done.stderr)}")
        return None
    answer: dict[str, Any] = json.loads(done.stdout)
    return answer


def own_bench(contestants: list[Contestant], *, quick: bool) -> dict[str, Any]:
    words = ["bench", *(["--quick"] if quick else [])]
    answers = {contestant.engine: lisboa(contestant, *words) for contestant in contestants}
    return {engine: answer for engine, answer in answers.items() if answer}


def parallel(contestant: Contestant, *, quick: bool) -> dict[str, float]:
    """Decisions a second of `lisboa simulate`, its start included, by number of processes."""
    games, repeats = (40, 1) if quick else (5000, 3)
    speeds: dict[str, float] = {}
    for _ in range(repeats):
        for jobs in some_jobs(len(cores())):
            line = f"simulate --players 4 --games {games} --jobs {jobs}"
            if answer := lisboa(contestant, *line.split()):
                best = speeds.get(str(jobs), 0.0)
                speeds[str(jobs)] = max(best, answer["decisions_per_second"])
    return speeds


def some_jobs(most: int) -> list[int]:
    """1, 2, 4 and so on, up to all cores."""
    doubled = [1 << n for n in range(most.bit_length()) if 1 << n < most]
    return [*doubled, most]


# ---- the machine ----


@contextmanager
def one_core() -> Iterator[bool]:
    """Inside, this process and those it starts share one core, where the system can do that."""
    if not hasattr(os, "sched_setaffinity"):
        yield False
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(before)})
    try:
        yield True
    finally:
        os.sched_setaffinity(0, before)


def cores() -> set[int]:
    if hasattr(os, "sched_getaffinity"):
        return os.sched_getaffinity(0)
    return set(range(os.cpu_count() or 1))


def machine(*, pinned: bool) -> dict[str, Any]:
    return {
        "cpu": cpu(),
        "cores": len(cores()),
        "system": platform.system(),
        "python": platform.python_version(),
        "pinned": pinned,
    }


def cpu() -> str:
    """Its model, if the system tells."""
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        lines = []
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return next(iter(models), platform.processor() or platform.machine())


# ---- writing ----


def write(results: dict[str, Any], kept: Path) -> None:
    text = document.fill(TEMPLATE.read_text("utf-8"), results)
    page.write(DOCUMENT, text, "benchmarks.peers.drawing", kept)


if __name__ == "__main__":
    sys.exit(main())
