"""Work in pieces, on one process or several, with an orderly end.

The processes are spawned, leave Ctrl-C and SIGTERM to their parent and never outlive it.
"""

import os
import signal
import threading
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context, parent_process
from typing import Any, Final, TypeVar

PATIENCE: Final = 0.2  # seconds until an interruption is noticed
MOST_JOBS: Final = 256

Plan = TypeVar("Plan")
Piece = TypeVar("Piece")
Done = TypeVar("Done")


class WorkerLost(Exception):
    """A process died and took its games with it."""


def divide(
    make: Callable[[Plan], Callable[[Piece], Done]],
    plan: Plan,
    pieces: Sequence[Piece],
    jobs: int,
) -> Generator[Done, None, None]:
    """Do all pieces; what comes out comes as soon as it is there, in no order.

    In every process `make(plan)` gives the function that does a piece. Ctrl-C or SIGTERM end it
    early, after the pieces that are being done, so that none is lost.
    """
    jobs = min(jobs, len(pieces))
    with interruptible() as interrupted:
        if jobs > 1:
            yield from _together(make, plan, pieces, jobs, interrupted)
        elif pieces:
            do = make(plan)
            for piece in pieces:
                if interrupted():
                    return
                yield do(piece)


_do: Callable[[Any], Any] | None = None  # what this process does for another one


def _begin(make: Callable[[Plan], Callable[[Piece], Done]], plan: Plan) -> None:
    global _do
    _leave_signals_to_parent()
    threading.Thread(target=leave_with_parent, daemon=True).start()
    _do = make(plan)


def _leave_signals_to_parent() -> None:
    """In a group of its own, a process hears nothing of what is sent to the whole one; and what was
    sent while it started is forgotten."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "setpgid"):
        os.setpgid(0, 0)
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGTERM})
        signal.signal(signal.SIGTERM, signal.SIG_DFL)  # how a broken pool ends its processes


def leave_with_parent() -> None:
    """For a thread of a process that must not outlive the one that started it."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _do_piece(piece: Any) -> Any:
    assert _do is not None
    return _do(piece)


def _together(
    make: Callable[[Plan], Callable[[Piece], Done]],
    plan: Plan,
    pieces: Sequence[Piece],
    jobs: int,
    interrupted: Callable[[], bool],
) -> Iterator[Done]:
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), _begin, (make, plan))
    waiting = iter(pieces)
    pending: set[Future[Done]] = set()
    try:
        while not interrupted():
            with _signals_wait():  # a process that starts here must not hear them
                for piece in islice(waiting, 2 * jobs - len(pending)):
                    pending.add(pool.submit(_do_piece, piece))
            if not pending:
                return
            done, pending = wait(pending, PATIENCE, FIRST_COMPLETED)
            yield from map(_result, done)
        pool.shutdown(cancel_futures=True)
        yield from (_result(future) for future in pending if not future.cancelled())
    finally:
        pool.shutdown(cancel_futures=True)


def _result(future: Future[Done]) -> Done:
    try:
        return future.result()
    except BrokenProcessPool:
        raise WorkerLost from None


# ---- signals ----

STOP: Final = frozenset({signal.SIGINT, signal.SIGTERM})  # Ctrl-C, and how others end a program


@contextmanager
def interruptible() -> Iterator[Callable[[], bool]]:
    """Inside, the first Ctrl-C or SIGTERM only makes the yielded question true; a second one is as
    usual, and what is ignored stays so."""
    before = {number: signal.getsignal(number) for number in STOP}
    heard = [number for number in STOP if before[number] not in (signal.SIG_IGN, None)]
    if threading.current_thread() is not threading.main_thread():
        yield lambda: False
        return
    asked = threading.Event()

    def restore() -> None:
        for number in heard:
            signal.signal(number, before[number])

    def ask(number: int, frame: object) -> None:
        asked.set()
        restore()

    for number in heard:
        signal.signal(number, ask)
    try:
        yield asked.is_set
    finally:
        restore()


@contextmanager
def _signals_wait() -> Iterator[None]:
    """Inside, they are held back; processes that start there inherit that."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, STOP)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def cores() -> int:
    """Those this process may use, as far as that makes sense."""
    if hasattr(os, "sched_getaffinity"):
        return min(len(os.sched_getaffinity(0)), MOST_JOBS)
    return min(os.cpu_count() or 1, MOST_JOBS)
