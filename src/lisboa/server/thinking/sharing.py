"""Whose turn it is to have a bot think: fair between addresses, and then between their games.

Who has used little thinking lately comes before who has used much. So an address with sixty games
gets no more than one with a single game, and a game for which a minister has just thought lets the
others go first. Games at which nobody is present share what one address gets.

Whoever has used up what an hour has to give waits until there is some again.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass
from time import monotonic
from typing import Final, Generic, TypeVar

from lisboa.server.buckets import MOST, Buckets
from lisboa.server.settings import Limits

HALF_LIFE: Final = 60.0  # seconds after which half of what was used is forgotten
MOMENT: Final = 0.2  # seconds for a table to write a bot's answer and to ask the next question
NOBODY: Final = ""  # the address of all games at which nobody is present


@dataclass(frozen=True)
class Customer:
    """For whom is thought."""

    address: str
    game: str


class Waiting:
    """Something that waits for its turn."""

    customer: Customer

    @property
    def is_awaited(self) -> bool:
        """Whether somebody still waits for it."""
        raise NotImplementedError


W = TypeVar("W", bound=Waiting)


class FairQueue(Generic[W]):
    """All that waits for a worker."""

    def __init__(self, limits: Limits, clock: Callable[[], float] = monotonic) -> None:
        self._addresses = Buckets(limits.thinking, clock)
        self._games = Buckets(limits.thinking_of_game, clock)
        self._used_by_address, self._used_by_game = _Lately(clock), _Lately(clock)
        self._waiting: list[W] = []
        self._changed = asyncio.Event()

    def __len__(self) -> int:
        return len(self._waiting)

    def put(self, errand: W) -> None:
        self._waiting.append(errand)
        self._changed.set()

    async def get(self, last: Customer | None = None) -> W:
        """The next one, as soon as there is one whose turn it is. A bot answers one question after
        the other, so whoever was thought for last has a moment to come back."""
        if last is not None:
            with suppress(TimeoutError):
                async with asyncio.timeout(MOMENT):
                    await self._comes_back(last)
        while (found := self._next()) is None:
            self._changed.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(self._pause()):
                    await self._changed.wait()
        self._waiting.remove(found)
        return found

    async def _comes_back(self, last: Customer) -> None:
        """Unless nobody waits who has used more."""
        used = self._used_by_address.of
        while (found := self._next()) and used(found.customer.address) > used(last.address):
            self._changed.clear()
            await self._changed.wait()

    def take_all(self) -> list[W]:
        """Nobody is left to think: in the order in which they came."""
        taken, self._waiting = self._waiting, []
        return taken

    def charge(self, customer: Customer, seconds: float) -> None:
        """So long was thought for somebody."""
        if customer.address != NOBODY:
            self._addresses.spend(customer.address, seconds)
        self._games.spend(customer.game, seconds)
        self._used_by_address.add(customer.address, seconds)
        self._used_by_game.add(customer.game, seconds)

    def wait(self, customer: Customer) -> float:
        """Seconds until somebody may have bots think again; 0.0: at once."""
        return max(self._addresses.wait(customer.address), self._games.wait(customer.game))

    def least(self, addresses: Iterable[str]) -> str:
        """Which of those at a table has used least; everybody there waits for the same bot."""
        return min(addresses, key=self._used_by_address.of, default=NOBODY)

    def _next(self) -> W | None:
        self._waiting = [errand for errand in self._waiting if errand.is_awaited]
        ready = [errand for errand in self._waiting if not self.wait(errand.customer)]
        return min(ready, key=self._used, default=None)  # of equals the first that came

    def _used(self, errand: W) -> tuple[float, float]:
        customer = errand.customer
        return self._used_by_address.of(customer.address), self._used_by_game.of(customer.game)

    def _pause(self) -> float | None:
        """Seconds until somebody may go on who may not now."""
        return min((self.wait(errand.customer) for errand in self._waiting), default=None)


class _Lately:
    """Seconds that each has used, of which time makes less and less."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._seconds: OrderedDict[str, tuple[float, float]] = OrderedDict()  # so many, and when

    def of(self, name: str) -> float:
        seconds, then = self._seconds.get(name, (0.0, 0.0))
        return seconds and seconds * 0.5 ** ((self._clock() - then) / HALF_LIFE)

    def add(self, name: str, seconds: float) -> None:
        self._seconds[name] = self.of(name) + seconds, self._clock()
        self._seconds.move_to_end(name)
        if len(self._seconds) > MOST:
            self._seconds.popitem(last=False)
