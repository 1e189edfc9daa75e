"""Long lists, a screenful at a time, where somebody sits at a keyboard."""

import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from functools import partial
from io import StringIO

from lisboa.terminal.console import faint, is_screen
from lisboa.text import say

_say = partial(say, "commands")
ENOUGH = "q"


class _Held(StringIO):
    """What is printed, as it would look on the screen."""

    def isatty(self) -> bool:
        return True


class Pager:
    """Shows what is printed inside `paged`; a line typed there instead of Enter is kept."""

    def __init__(self, *, plain: bool = False) -> None:
        self.plain = plain  # for the ear all of it is told at once
        self.typed: str | None = None

    @contextmanager
    def paged(self) -> Iterator[None]:
        if self.plain or not (is_screen() and sys.stdin is not None and sys.stdin.isatty()):
            yield
            return
        held = _Held()
        try:
            with redirect_stdout(held):
                yield
        finally:
            self._show(held.getvalue().splitlines())

    def _show(self, lines: list[str]) -> None:
        room = max(2, shutil.get_terminal_size().lines - 2)  # for the prompt, and a line to go on
        shown = 0
        while shown < len(lines):
            rest = len(lines) - shown
            page = lines[shown : shown + (rest if rest <= room + 1 else room)]
            print("\n".join(page))
            shown += len(page)
            if shown < len(lines) and not self._goes_on(shown, len(lines)):
                return

    def _goes_on(self, shown: int, lines: int) -> bool:
        try:
            typed = input(faint(_say("more", shown=shown, lines=lines)) + " ").strip()
        except (EOFError, KeyboardInterrupt):
            print()
            return False
        print("\033[A\033[2K", end="")  # the prompt leaves no gap in the list
        if typed and typed.lower() != ENOUGH:
            self.typed = typed
        return not typed
