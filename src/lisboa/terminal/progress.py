"""How far something long has come: shown on the error output, if somebody can see it there."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Protocol


class Advance(Protocol):
    """So many of so many are done; `told` stands beside the bar."""

    def __call__(self, done: int, of: int, told: str = "") -> None: ...


@contextmanager
def bar(title: str) -> Iterator[Advance]:
    """A bar with the time that is left, gone when all is done."""
    if not _is_seen():
        yield lambda done, of, told="": None
        return
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

    told = TextColumn("{task.fields[told]}")
    columns = (TextColumn(title), BarColumn(), told, TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as shown:
        task = shown.add_task("", total=None, told="")

        def advance(done: int, of: int, told: str = "") -> None:
            shown.update(task, completed=done, total=of, told=told)

        yield advance


def count(step: int, words: Callable[[int], str]) -> Callable[[int], None]:
    """A line that counts, where nobody knows how many there will be: every so many steps."""

    def tell(n: int) -> None:
        if n % step == 0 and _is_seen():
            print(f"\r{words(n)}", end="", file=sys.stderr, flush=True)

    return tell


def _is_seen() -> bool:
    return sys.stderr is not None and sys.stderr.isatty()
