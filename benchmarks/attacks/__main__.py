"""`python -m benchmarks.attacks`: how long a lone player waits while strangers do their worst."""

import asyncio
import resource
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks.attacks import player, strangers
from benchmarks.load import sites
from benchmarks.page import tell

USUAL_FILES = 1024  # that a process may have open on most machines, if it asks for no more


def main() -> int:
    arguments = parsed()
    with TemporaryDirectory() as folder, as_on_most_machines():
        try:
            with sites.serving(Path(folder), "") as site:
                asyncio.run(attacked(site, arguments))
        except (sites.Failed, OSError) as failed:
            tell(f"The server does not hold: {failed}")
            return 1
    return 0


def parsed() -> Namespace:
    parser = ArgumentParser(prog="python -m benchmarks.attacks", description=__doc__)
    add = parser.add_argument
    add("--games", type=int, default=60, help="tables of bots alone that one address wants")
    add("--lines", type=int, default=1100, help="half-open requests that another one holds")
    add("--turns", type=int, default=6, help="turns of the lone player's bot that are waited for")
    add("--patience", type=float, default=90.0, help="seconds after which a turn never comes")
    return parser.parse_args()


@contextmanager
def as_on_most_machines() -> Iterator[None]:
    """What is started in here may have as many files open as is usual."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(USUAL_FILES, hard), hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


async def attacked(site: sites.Site, arguments: Namespace) -> None:
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))  # the server has its own already
    url, wanted = site.urls[0], (arguments.turns, arguments.patience)
    print(f"in peace: {(await player.play(url, *wanted)).told()}", flush=True)
    async with strangers.lines(url, arguments.lines) as held:
        print(f"{len(held)} half-open requests from one address", flush=True)
        print(f"  player: {await waited(url, *wanted)}", flush=True)
        still = sum(line.open for line in held)
        print(f"  still open: {still}; files of the server: {files(site)}", flush=True)
    async with strangers.bots(url, arguments.games) as got:
        print(f"{arguments.games} tables of four ministers from one address: {got}", flush=True)
        print(f"  player: {await waited(url, *wanted)}", flush=True)


async def waited(url: str, turns: int, patience: float) -> str:
    try:
        return (await player.play(url, turns, patience)).told()
    except OSError as error:  # a timeout among them
        return f"no table at all ({error!r})"


def files(site: sites.Site) -> int:
    return len(list(Path(f"/proc/{site.pids[0]}/fd").iterdir()))


if __name__ == "__main__":
    sys.exit(main())
