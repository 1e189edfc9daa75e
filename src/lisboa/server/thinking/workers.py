"""Bots and hints in processes of their own, so that no request ever waits for a thought.

Each lane looks after one process: it hands it one job at a time, ends it when it is late, and
starts another one when it is gone. A job whose worker died is tried once more; after that, and if
the worker was late, greedy answers instead. Nobody waits for ever, and who has used little goes
first (`sharing`).
"""

import asyncio
import pickle
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from functools import partial
from multiprocessing import get_context
from time import monotonic
from typing import Any, Final

from lisboa.bots import registry
from lisboa.bots.safeguard import Lapse, allowance, late
from lisboa.server import logs
from lisboa.server.settings import Limits
from lisboa.server.thinking.sharing import NOBODY, Customer, FairQueue, Waiting
from lisboa.server.thinking.thoughts import (
    INSTEAD,
    READY,
    Failure,
    Hint,
    Job,
    Move,
    Thought,
    work,
)
from lisboa.text import say

START_SECONDS: Final = 60.0  # until a new process must be ready
LONGEST: Final = 60.0  # for bots whose budget says nothing of time, and for hints
MARGIN: Final = 1.0  # for the way there and back
MOST_HINTS: Final = 32  # that wait; bots always may
MOST_HINTS_OF_ONE: Final = 8  # address
PAUSES: Final = (0.0, 1.0, 5.0, 30.0)  # seconds before the next start, after so many in vain


class WorkerError(Exception):
    """There is no answer: `busy`, `closed`, `absent` (no process starts) or `failed`."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class Spent(WorkerError):
    """An address or a game has used up its thinking; there is some again in so many seconds."""

    def __init__(self, seconds: float) -> None:
        super().__init__("spent")
        self.seconds = seconds


class _Lost(Exception):
    """The process is gone, or has to go."""


class _Overdue(_Lost):
    """It did not answer in time."""


@dataclass
class _Errand(Waiting):
    """A job on its way, for whom, and where its answer is awaited."""

    what: str  # "choose" or "hint"
    job: Job
    customer: Customer
    answer: asyncio.Future[Any]
    tries: int = 0
    fault: Lapse | None = None

    @property
    def is_awaited(self) -> bool:
        return not self.answer.done()

    @property
    def seconds(self) -> float:
        """Until the worker has to go."""
        if self.what == "hint":
            return LONGEST + MARGIN
        return (allowance(registry.find(self.job.bot).budget) or LONGEST) + MARGIN


class _Worker:
    """A process, and the pipe to it. What waits for it runs in threads."""

    def __init__(self, threads: ThreadPoolExecutor) -> None:
        context = get_context("spawn")
        self._connection, theirs = context.Pipe()
        self._process = context.Process(target=work, args=(theirs,), daemon=True)
        self._process.start()
        theirs.close()
        self._threads = threads

    async def ready(self) -> None:
        if await self._wait_for(self._connection.recv_bytes, START_SECONDS) != READY:
            raise _Lost

    async def think(self, errand: _Errand) -> Thought:
        exchange = partial(self._exchange, errand.job.to_bytes(errand.what))
        said: Thought = pickle.loads(await self._wait_for(exchange, errand.seconds))
        return said

    def _exchange(self, message: bytes) -> bytes:
        self._connection.send_bytes(message)
        return self._connection.recv_bytes()

    async def _wait_for(self, call: Callable[[], bytes], seconds: float) -> bytes:
        called = asyncio.get_running_loop().run_in_executor(self._threads, call)
        try:
            return await asyncio.wait_for(called, seconds)
        except TimeoutError:
            raise _Overdue from None
        except (EOFError, OSError):
            raise _Lost from None

    def is_alive(self) -> bool:
        return self._process.is_alive()

    def end(self) -> None:
        """At once; a thread that listens to it then hears that it is gone."""
        self._process.kill()
        self._process.join(MARGIN)


class Workers:
    """The processes of one server."""

    def __init__(self, count: int, limits: Limits | None = None) -> None:
        self._count = count
        self._waiting: FairQueue[_Errand] = FairQueue(limits or Limits())
        self._hints: dict[tuple[str, bytes], tuple[str, asyncio.Task[Hint]]] = {}
        self._ready: set[_Worker] = set()
        self._busy = self._replaced = self._in_vain = 0
        self._lanes: list[asyncio.Task[None]] = []
        self._threads: ThreadPoolExecutor | None = None

    async def start(self) -> None:
        """Returns before the processes are ready: jobs may come at once."""
        self._threads = ThreadPoolExecutor(2 * self._count, "worker")
        self._lanes = [asyncio.create_task(self._lane(self._threads)) for _ in range(self._count)]

    async def close(self) -> None:
        """End all processes; whoever waits for an answer gets a WorkerError."""
        lanes, self._lanes = self._lanes, []
        for lane in lanes:
            lane.cancel()
        await asyncio.gather(*lanes, return_exceptions=True)
        self._refuse_all("closed")
        if self._threads is not None:
            self._threads.shutdown(wait=False)

    async def choose(self, job: Job, present: Iterable[str] = ()) -> Move:
        """A bot's answer for a seat, for those at these addresses; or a WorkerError."""
        if len(job.legal) == 1:
            return Move(job.legal[0], 0.0)
        move: Move = await self._ask("choose", job, self._waiting.least(present))
        return move

    async def hint(self, job: Job, address: str = NOBODY) -> Hint:
        """What the planner would do and why, or a WorkerError; who asks twice waits for one."""
        question = job.game, job.sight
        if question not in self._hints:
            self._must_be_advised(Customer(address, job.game))
            thinking = asyncio.create_task(self._ask("hint", job, address))
            self._hints[question] = address, thinking
            thinking.add_done_callback(partial(self._hinted, question))
        _, thinking = self._hints[question]
        return await asyncio.shield(thinking)

    def _must_be_advised(self, customer: Customer) -> None:
        address, waiting = customer.address, [address for address, _ in self._hints.values()]
        too_many = address != NOBODY and waiting.count(address) >= MOST_HINTS_OF_ONE
        if too_many or len(waiting) >= MOST_HINTS:
            raise WorkerError("busy")
        if seconds := self._waiting.wait(customer):
            raise Spent(seconds)

    def _hinted(self, question: tuple[str, bytes], thinking: asyncio.Task[Hint]) -> None:
        del self._hints[question]
        if not thinking.cancelled():
            thinking.exception()  # heard, also if nobody waits any more

    def state(self) -> dict[str, int]:
        """For health and metrics."""
        return {
            "count": self._count,
            "alive": sum(worker.is_alive() for worker in self._ready),
            "busy": self._busy,
            "waiting": len(self._waiting),
            "replaced": self._replaced,
        }

    async def _ask(self, what: str, job: Job, address: str) -> Any:
        if not self._lanes:
            raise WorkerError("closed")
        customer = Customer(address, job.game)
        errand = _Errand(what, job, customer, asyncio.get_running_loop().create_future())
        self._waiting.put(errand)
        return await errand.answer

    # ---- lanes ----

    async def _lane(self, threads: ThreadPoolExecutor) -> None:
        while True:
            try:
                worker = _Worker(threads)
            except OSError:
                await self._started_in_vain()
                continue
            try:
                await self._employ(worker)
            except _Lost:
                self._replaced += 1
            finally:
                worker.end()

    async def _employ(self, worker: _Worker) -> None:
        """Let a process do one job after the other; _Lost when it is to be replaced."""
        try:
            await worker.ready()
        except _Lost:
            await self._started_in_vain()
            raise
        self._in_vain = 0
        self._ready.add(worker)
        last: Customer | None = None
        try:
            while True:
                errand = await self._waiting.get(last)
                if not worker.is_alive():  # it died while it had nothing to do
                    self._waiting.put(errand)
                    raise _Lost
                self._busy, began = self._busy + 1, monotonic()
                try:
                    await self._do(worker, errand)
                finally:
                    self._busy -= 1
                    self._waiting.charge(errand.customer, monotonic() - began)
                last = errand.customer
        finally:
            self._ready.remove(worker)

    async def _started_in_vain(self) -> None:
        self._in_vain += 1
        logs.note("worker-start-failed", logs.ERROR)
        if not self._ready:
            self._refuse_all("absent")
        await asyncio.sleep(PAUSES[min(self._in_vain, len(PAUSES) - 1)])

    async def _do(self, worker: _Worker, errand: _Errand) -> None:
        began = monotonic()
        try:
            said = await worker.think(errand)
        except _Overdue:
            took = monotonic() - began
            self._forfeit(errand, late(took, registry.find(errand.job.bot).budget))
            raise
        except _Lost:
            errand.tries += 1
            if errand.tries == 1:
                self._waiting.put(errand)
            else:
                self._forfeit(errand, Lapse("crash", say("operations", "worker-died")))
            raise
        except asyncio.CancelledError:
            _refuse(errand, "closed")
            raise
        except Exception as error:  # a fault of ours: nobody shall wait for ever because of it
            logs.note_error("worker-failed", error)
            _refuse(errand, "failed")
            raise _Lost from error
        if isinstance(said, Failure):
            logs.note("worker-failed", logs.ERROR, error=said.error, place=said.place)
            _refuse(errand, "failed")
        elif not errand.answer.done():
            if isinstance(said, Move) and said.fault is not None:
                _note_forfeit(errand.job, said.fault)
            elif isinstance(said, Move):
                said = replace(said, fault=errand.fault)
            errand.answer.set_result(said)

    def _forfeit(self, errand: _Errand, fault: Lapse) -> None:
        """Greedy answers instead, once; a hint has nobody to stand in."""
        _note_forfeit(errand.job, fault)
        if errand.what == "hint" or errand.fault is not None:
            _refuse(errand, "failed")
            return
        errand.fault = fault
        errand.job = replace(errand.job, bot=INSTEAD)
        self._waiting.put(errand)

    def _refuse_all(self, why: str) -> None:
        for errand in self._waiting.take_all():
            _refuse(errand, why)


def _refuse(errand: _Errand, why: str) -> None:
    if not errand.answer.done():
        errand.answer.set_exception(WorkerError(why))


def _note_forfeit(job: Job, fault: Lapse) -> None:
    logs.note("forfeit", logs.WARNING, game=job.game, seat=job.seat, bot=job.bot, code=fault.what)
