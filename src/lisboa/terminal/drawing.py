"""Tables and coloured text, drawn in memory: what happens to the output is print's business."""

import re
import shutil
from typing import TYPE_CHECKING, Final

from lisboa.terminal.console import WIDEST, is_screen

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.table import Table


REPORT_LINES: Final = 20


def show(*parts: "RenderableType", widest: int = WIDEST) -> None:
    """Print parts one below the other, coloured and as wide as the screen, or plain."""
    screen = is_screen()
    columns = min(shutil.get_terminal_size().columns, widest) if screen else WIDEST
    print(drawn(*parts, columns=columns, coloured=screen), flush=True)


def drawn(*parts: "RenderableType", columns: int = WIDEST, coloured: bool = False) -> str:
    """The same as a text."""
    from lisboa.terminal.paper import Paper

    paper = Paper(columns, coloured=coloured)
    for part in parts:
        paper.print(part, highlight=False, markup=False)
    return re.sub(r"\n\n\n+", "\n\n", "\n".join(paper.lines()))


def show_report(report: str) -> None:
    """The end of a traceback or of what a program complained about, below a sentence about it."""
    for line in report.splitlines()[-REPORT_LINES:]:
        print("    " + "".join(letter if letter.isprintable() else " " for letter in line))


def table(title: str, heads: list[str], rows: list[list[str]], *, total: bool = False) -> "Table":
    """A first column of names and columns of numbers; `total` sets off the last row."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table
    from rich.text import Text

    drawn = Table(box=SIMPLE_HEAD, pad_edge=False, title_justify="left", title_style="bold")
    drawn.add_column(Text(title, style="bold"))
    for head in heads:
        drawn.add_column(head, justify="right")
    for row in rows[:-1]:
        drawn.add_row(*map(Text, row))
    if rows:
        if total:
            drawn.add_section()
        drawn.add_row(*map(Text, rows[-1]), style="bold" if total else None)
    return drawn
