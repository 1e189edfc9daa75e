"""How much each has left of what there is only so much of: addresses, games, sockets."""

from collections import OrderedDict
from collections.abc import Callable
from time import monotonic
from typing import Final

from lisboa.server.settings import Rate

MOST: Final = 100_000  # names that are remembered


class Buckets:
    """A bucket of tokens for each name: it fills slowly, and who finds it empty has to wait."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._levels: OrderedDict[str, tuple[float, float]] = OrderedDict()  # tokens, and when

    def wait(self, name: str) -> float:
        """Seconds until there is a token; 0.0: there is one."""
        level = self._level(name)
        return 0.0 if level >= 1.0 else (1.0 - level) / self._rate.per_second

    def take(self, name: str) -> float:
        """Take a token if there is one; otherwise the seconds to wait."""
        seconds = self.wait(name)
        if not seconds:
            self.spend(name, 1.0)
        return seconds

    def spend(self, name: str, tokens: float) -> None:
        """Take so many, also if they are not there yet."""
        self._levels[name] = self._level(name) - tokens, self._clock()
        self._levels.move_to_end(name)
        if len(self._levels) > MOST:
            self._levels.popitem(last=False)

    def _level(self, name: str) -> float:
        full, now = self._rate.at_once, self._clock()
        level, then = self._levels.get(name, (full, now))
        return min(full, level + (now - then) * self._rate.per_second)
