"""How a contestant measures: it waits for orders on its input and answers each with one line.

This runs in the environments of all contestants and so knows only the standard library.
"""

import json
import sys
from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Any

AT_ONCE = 32  # things made ready outside the clock
Lap = tuple[float, int]  # seconds, and how many things were done in them
Once = Callable[[], Lap]  # a pass over the work, always the same
Window = Callable[[float], dict[str, float]]  # seconds to fill -> seconds of one thing, by name


def serve(about: dict[str, Any], windows: dict[str, Window]) -> None:
    """Say what can be measured, then measure what is asked for until nobody asks any more."""
    print(json.dumps({**about, "measures": list(windows)}), flush=True)
    for line in sys.stdin:
        order = json.loads(line)
        print(json.dumps(windows[order["measure"]](order["seconds"])), flush=True)


def repeated(name: str, once: Once) -> Window:
    """A window of as many passes as fill it."""

    def window(seconds: float) -> dict[str, float]:
        end, spent, things = perf_counter() + seconds, 0.0, 0
        while not things or perf_counter() < end:
            lap, n = once()
            spent, things = spent + lap, things + n
        return {name: spent / things}

    return window


def each(things: Sequence[Any], ready: Callable[[Any], Any], call: Callable[[Any], object]) -> Once:
    """A pass that calls a function with each thing, made ready outside the clock."""

    def once() -> Lap:
        spent = 0.0
        for first in range(0, len(things), AT_ONCE):
            batch = [ready(thing) for thing in things[first : first + AT_ONCE]]
            began = perf_counter()
            for thing in batch:
                call(thing)
            spent += perf_counter() - began
        return spent, len(things)

    return once
