"""One run against one server: the people come, play as fast as they can, then like people."""

import asyncio
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil
from random import Random
from time import perf_counter, process_time
from typing import Any

from benchmarks.load.clients import SEATS, Pace, Table, Tally
from benchmarks.load.sites import Failed, Site

SHARES = ("50", "90", "95", "99", "99.9")  # per cent
AT_ONCE = 10  # tables at which people sit down together
LOOK = 0.5  # seconds between two looks at how it goes
SETTLE = 30.0  # seconds for what is under way when a stretch ends


@dataclass(frozen=True)
class Plan:
    """How many games, how fast and how long."""

    crowd: int  # games that are played flat out
    games: int  # games at a human pace
    pace: float  # seconds between two moves of a game, on average
    flat_out: float  # seconds
    mixing: float  # seconds flat out in which the later games get away from their beginning
    human: float  # seconds
    processes: int = 1  # of the server, where the database can be shared


LONG = Plan(crowd=100, games=200, pace=3.0, flat_out=75.0, mixing=15.0, human=100.0)
QUICK = Plan(crowd=2, games=2, pace=0.4, flat_out=1.0, mixing=0.0, human=2.0)


async def run(site: Site, plan: Plan, name: str) -> dict[str, Any]:
    """What was measured, by stretch."""
    hall = Hall(site, name)
    empty = site.memory()
    try:
        await hall.fill(plan.crowd)
        flat_out = await hall.stretch("flat out", 0.0, plan.flat_out)
        await hall.fill(plan.games)
        await hall.stretch("mixing", 0.0, plan.mixing)
        human = await hall.stretch("human pace", plan.pace, plan.human)
    finally:
        hall.leave()
    return {"empty": empty, "flat out": flat_out, "human pace": human}


class Hall:
    """All tables of a run."""

    def __init__(self, site: Site, name: str) -> None:
        self._site = site
        self._name = name
        self._pace = Pace()
        self._tables: list[Table] = []

    async def fill(self, most: int) -> None:
        """People come until so many games have begun."""
        urls = self._site.urls  # all people of a game are sent to the same process
        while len(self._tables) < most:
            first = len(self._tables)
            new = [
                Table(urls[number % len(urls)], self._pace, Random(number))
                for number in range(first, min(first + AT_ONCE, most))
            ]
            self._tables += new
            try:
                async with asyncio.timeout(SETTLE):
                    await asyncio.gather(*(table.sit_down() for table in new))
            except (TimeoutError, OSError) as error:
                raise Failed(f"a game does not begin: {type(error).__name__}") from None
            self._look()
            show(f"{self._name}: {len(self._tables)} of {most} games have begun")

    async def stretch(self, what: str, pace: float, seconds: float) -> dict[str, Any]:
        """Play for some time at one pace."""
        tally = self._pace.tally = Tally()
        self._pace.seconds = pace
        began, cpu, busy = perf_counter(), process_time(), self._site.busy()
        for table in self._tables:
            table.go()
        while (left := began + seconds - perf_counter()) > 0:
            await asyncio.sleep(min(LOOK, left))
            self._look()
            speed = len(tally.moves) / (perf_counter() - began)
            show(f"{self._name}, {what}: {left:.0f} s to go, {speed:.0f} moves a second")
        took, moves = perf_counter() - began, len(tally.moves)
        later = self._site.busy()
        spent = None if busy is None or later is None else later - busy
        result = {
            "processes": len(self._site.urls),
            "games": len(self._tables),
            "clients": SEATS * len(self._tables),
            "seconds": took,
            "moves": moves,
            "moves_per_second": moves / took,
            "memory": self._site.memory(),
            "server": None if spent is None else spent / took,
            "cpu": spent * 1000 / moves if spent is not None and moves else None,  # ms a move
            "driver": (process_time() - cpu) / took,
        }
        await self._rest()
        return {
            **result,
            "finished": tally.finished,
            "draft": quantiles(tally.drafts),
            "move": quantiles(tally.moves),
            "seen": quantiles(tally.seen),
        }

    async def _rest(self) -> None:
        """Until nothing is under way."""
        self._pace.seconds = None
        until = perf_counter() + SETTLE
        while not all(table.resting for table in self._tables):
            await asyncio.sleep(LOOK / 10)
            self._look()
            if perf_counter() > until:
                raise Failed("a move was never answered")

    def _look(self) -> None:
        if self._pace.faults:
            raise Failed(self._pace.faults[0][:300])

    def leave(self) -> None:
        for table in self._tables:
            table.leave()
        if sys.stderr.isatty():
            print(file=sys.stderr)


def quantiles(seconds: Sequence[float]) -> dict[str, float]:
    """How long it took at most, in ms, for each share of them, and for all."""
    if not seconds:
        return {}
    ordered = sorted(seconds)
    found = {s: ordered[ceil(len(ordered) * float(s) / 100) - 1] * 1000 for s in SHARES}
    return {**found, "100": ordered[-1] * 1000}


def show(line: str) -> None:
    """Where it stands; on a terminal, in one line."""
    if sys.stderr.isatty():
        print(f"\r\x1b[K{line}", end="", file=sys.stderr, flush=True)
