"""`python -m benchmarks.load`: drive the server and write its part of docs/performance.md."""

import asyncio
import json
import sys
from argparse import ArgumentParser, Namespace
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from urllib.request import urlopen

from benchmarks import page
from benchmarks.load import course, document, sites
from benchmarks.page import tell
from benchmarks.peers.__main__ import DOCUMENT, cores, machine
from benchmarks.peers.environments import home

TEMPLATE = Path(__file__).with_name("server.md.template")
INTERRUPTED = 130


def main() -> int:
    arguments = parsed()
    kept = home() / "load.json"
    try:
        if not arguments.redraw:
            found = measured(arguments)
            if arguments.json:
                print(json.dumps(found, indent=2))
                return 0
            kept.write_text(json.dumps(found, indent=2), "utf-8")
        write(json.loads(kept.read_text("utf-8")), kept)
    except sites.Failed as failed:
        tell(f"Nothing was written: {failed}")
        return 1
    except KeyboardInterrupt:
        tell("Interrupted; nothing was written.")
        return INTERRUPTED
    except FileNotFoundError:
        tell("Nothing was measured yet.")
        return 1
    return 0


def parsed() -> Namespace:
    parser = ArgumentParser(prog="python -m benchmarks.load", description=__doc__)
    add = parser.add_argument
    add("--quick", action="store_true", help="a short trial run")
    add("--redraw", action="store_true", help="only write what was measured last")
    add("--json", action="store_true", help="show the results, write no document")
    add("--only", choices=sites.DATABASES, help="one database instead of both")
    add("--crowd", type=int, help="games that are played flat out")
    add("--games", type=int, help="games that are played at a human pace")
    add("--pace", type=float, help="seconds between two moves of a game at a human pace")
    add("--flat-out", type=float, metavar="SECONDS", help="how long that takes")
    add("--mixing", type=float, metavar="SECONDS", help="flat out before the human pace")
    add("--processes", type=int, help="of the server, on PostgreSQL (default: 1)")
    add("--human", type=float, metavar="SECONDS", help="how long that takes")
    return parser.parse_args()


# ---- measuring ----


def measured(arguments: Namespace) -> dict[str, Any]:
    plan = course.QUICK if arguments.quick else course.LONG
    asked = {name: getattr(arguments, name) for name in vars(plan)}
    plan = replace(plan, **{name: value for name, value in asked.items() if value is not None})
    about: dict[str, Any] = {}
    databases: dict[str, Any] = {}
    for name in [arguments.only] if arguments.only else sites.DATABASES:
        tell(f"{name}: {plan.crowd} games flat out, then {plan.games} at a human pace")
        about, databases[name] = driven(name, plan)
    return {
        "machine": machine(pinned=len(cores()) > 1),
        "server": about,
        "quick": arguments.quick,
        "plan": vars(plan),
        "databases": databases,
    }


def driven(name: str, plan: course.Plan) -> tuple[dict[str, Any], dict[str, Any]]:
    """What the server says of itself, and how it did."""
    with TemporaryDirectory() as folder, sites.DATABASES[name](Path(folder)) as database:
        data = Path(folder) / "data"
        data.mkdir()
        processes = plan.processes if database else 1  # a file is for one
        with sites.serving(data, database, processes) as site:
            found = asyncio.run(course.run(site, plan, name))
            with urlopen(f"{site.urls[0]}/api/health") as answer:
                health = json.load(answer)
    return {key: health[key] for key in ("version", "compiled")}, found


# ---- writing ----


def write(results: dict[str, Any], kept: Path) -> None:
    text = document.fill(TEMPLATE.read_text("utf-8"), results)
    page.write_part(DOCUMENT, "server", text, "benchmarks.load.drawing", kept)


if __name__ == "__main__":
    sys.exit(main())
