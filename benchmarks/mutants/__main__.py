"""`python -m benchmarks.mutants`: which deliberate faults in the rules do the tests notice?

What was noticed stays in a journal as long as the module stays the same; what nobody noticed is
tried again. At the end stand those that nobody noticed and docs/proof.md does not explain.
"""

import hashlib
import json
import multiprocessing
import os
import random
import sys
from argparse import ArgumentParser
from collections import Counter
from dataclasses import asdict
from functools import cache, partial
from pathlib import Path
from typing import Final

from benchmarks.mutants import faults as making
from benchmarks.mutants import trials
from benchmarks.mutants.faults import Fault
from benchmarks.mutants.trials import Verdict

ROOT: Final = Path(__file__).parents[2]
DOCUMENT: Final = ROOT / "docs" / "proof.md"
JOURNAL: Final = ROOT / ".mutants.jsonl"
SEED: Final = 1755
INTERRUPTED: Final = 130


class Unsound(Exception):
    """The tests fail as it is."""


def main() -> int:
    parser = ArgumentParser(prog="python -m benchmarks.mutants", description=__doc__)
    parser.add_argument("modules", nargs="*", help="visits, foresight.land … (default: all)")
    parser.add_argument("--sample", type=int, help="only so many of the faults, drawn at random")
    parser.add_argument(
        "--seed", type=int, default=SEED, help="of the sample (default: %(default)s)"
    )
    parser.add_argument(
        "--jobs", type=int, default=2, help="trials at a time (default: %(default)s)"
    )
    parser.add_argument("--quick", action="store_true", help="leave out the tests by whole games")
    parser.add_argument("--fresh", action="store_true", help="forget what earlier runs have found")
    parser.add_argument("--list", action="store_true", help="only name the faults")
    arguments = parser.parse_args()
    unknown = set(arguments.modules) - set(making.modules())
    if unknown:
        parser.error(f"no such module of the rules: {', '.join(sorted(unknown))}")
    chosen = choose(arguments.modules or making.modules(), arguments.sample, arguments.seed)
    if arguments.list:
        print(*(fault.name for fault in chosen), sep="\n")
        return 0
    if arguments.fresh:
        JOURNAL.unlink(missing_ok=True)
    try:
        found = run(chosen, arguments.jobs, games=not arguments.quick)
    except Unsound:
        tell("The tests fail without any fault, so they can prove nothing.")
        return 1
    except KeyboardInterrupt:
        return INTERRUPTED
    return report(found)


def choose(modules: list[str], sample: int | None, seed: int) -> list[Fault]:
    """Always the same faults for the same source, sample and seed."""
    every = [fault for module in modules for fault in making.faults(module)]
    if sample is None or sample >= len(every):
        return every
    places = sorted(random.Random(seed).sample(range(len(every)), sample))
    return [every[place] for place in places]


# ---- running ----


def run(chosen: list[Fault], jobs: int, games: bool) -> list[Verdict]:
    known = noticed_before()
    found = [known[key(fault)] for fault in chosen if key(fault) in known]
    left = [fault for fault in chosen if key(fault) not in known]
    tell(f"{len(chosen)} faults, {len(found)} of them noticed earlier")
    # A server that has rehearsed: every trial is a fresh copy of it.
    context = multiprocessing.get_context("forkserver")
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    context.set_forkserver_preload(["benchmarks.mutants.rehearsal"])
    with JOURNAL.open("a") as journal, context.Pool(jobs, maxtasksperchild=1) as pool:
        if left and not pool.apply(trials.sound, (games,)):
            raise Unsound
        by_name = {fault.name: fault for fault in left}
        for verdict in pool.imap_unordered(partial(trials.judge, games=games), left):
            found.append(verdict)
            print(json.dumps({"key": key(by_name[verdict.name]), **asdict(verdict)}), file=journal)
            journal.flush()
            if verdict.noticed_by == trials.NOBODY:
                tell(f"nobody: {verdict.name}")
    return found


def noticed_before() -> dict[str, Verdict]:
    out = {}
    for line in JOURNAL.read_text("utf-8").splitlines() if JOURNAL.exists() else ():
        entry = json.loads(line)
        where = entry.pop("key")
        if entry["noticed_by"] != trials.NOBODY:
            out[where] = Verdict(**entry)
    return out


def key(fault: Fault) -> str:
    return f"{digest(fault.module)} {fault.name}"


@cache
def digest(module: str) -> str:
    return hashlib.sha256(making.source(module).encode()).hexdigest()[:12]


# ---- telling ----


def report(found: list[Verdict]) -> int:
    """1 if somebody has still to explain, or to write a test."""
    table: dict[str, Counter[str]] = {}
    for verdict in found:
        module = verdict.name.partition(":")[0]
        module = next(name for name in making.modules() if f"{module}.".startswith(f"{name}."))
        table.setdefault(module, Counter())[verdict.noticed_by] += 1
    columns = (trials.CHAPTER, trials.RULE, trials.HIGHER, trials.GAME, trials.NOBODY)
    print(f"| Module | Faults | {' | '.join(columns)} |\n|---|--:|{'--:|' * len(columns)}")
    for module, counts in [*table.items(), ("all", sum(table.values(), Counter()))]:
        numbers = " | ".join(str(counts[column]) for column in columns)
        print(f"| {module} | {counts.total()} | {numbers} |")
    explained = DOCUMENT.read_text("utf-8") if DOCUMENT.exists() else ""
    open_ones = [
        verdict.name
        for verdict in found
        if verdict.noticed_by == trials.NOBODY and f"`{verdict.name}`" not in explained
    ]
    if open_ones:
        print("\nNeither noticed nor explained in docs/proof.md:", *open_ones, sep="\n- ")
    return int(bool(open_ones))


def tell(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
