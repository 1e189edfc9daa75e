"""What the screen can show: colours only where they are wanted, lines as long as it is wide."""

import os
import shutil
import sys
import textwrap
from collections.abc import Callable

WIDEST = 100  # longer lines are hard to read
WIDEST_TABLE = 160  # where things lie side by side
LONGEST = 60  # longer quotations hide the sentence around them


def is_screen() -> bool:
    return sys.stdout is not None and sys.stdout.isatty()


def strong(text: str) -> str:
    return _styled(text, "1")


def bright(text: str) -> str:
    """An id or a command: what the eye should find first."""
    return _styled(text, "1;36")


def faint(text: str) -> str:
    return _styled(text, "2")


def found(text: str) -> str:
    """What a search looked for."""
    return _styled(text, "4")


def short(text: str) -> str:
    """What somebody typed, fit to be quoted in a sentence."""
    plain = "".join(letter if letter.isprintable() else "�" for letter in text)
    return plain if len(plain) <= LONGEST else f"{plain[: LONGEST - 1]}…"


def wrap(text: str, indent: int = 0) -> list[str]:
    """The lines of a text on the screen; into a file or pipe it goes as one line."""
    if not is_screen():
        return [text]
    width = min(shutil.get_terminal_size().columns, WIDEST) - indent
    return textwrap.wrap(text, max(width, 20), break_on_hyphens=False) or [""]


def beside(label: str, text: str, width: int, style: Callable[[str], str] = str) -> str:
    """A label, which fills a column of this width and may carry style, and a text to its right."""
    margin = " " * (width + 4)
    head, *rest = map(style, wrap(text, len(margin)))
    return "\n".join((f"  {label}  {head}", *(margin + line for line in rest)))


def _styled(text: str, code: str) -> str:
    return f"\033[{code}m{text}\033[0m" if _has_colours() else text


def _has_colours() -> bool:
    return is_screen() and "NO_COLOR" not in os.environ and os.environ.get("TERM") != "dumb"
