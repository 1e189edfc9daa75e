"""How things are laid out on the screen: headings, labels beside texts, columns side by side."""

import re
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Final

from lisboa.text.look import Fact, Look

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions, RenderableType
    from rich.table import Table
    from rich.text import Text

# Of the seats, as in game.names.SEAT_COLOURS; on a black screen black is grey.
COLOURS: Final = ("bold red", "bold green", "bold magenta", "bold bright_black")
LABEL_WIDTH: Final = 34  # a title wraps rather than squeeze the text beside it


class Fitted:
    """Something that is drawn differently by the columns there are."""

    def __init__(self, drawn: "Callable[[int], Iterable[RenderableType]]") -> None:
        self.drawn = drawn

    def __rich_console__(
        self, console: "Console", options: "ConsoleOptions"
    ) -> "Iterable[RenderableType]":
        return self.drawn(options.max_width)


def side_by_side(sides: "Sequence[Sequence[RenderableType]]", left: int) -> "Table":
    from rich.console import Group
    from rich.table import Table

    grid = Table.grid(padding=(0, 2, 0, 0), expand=True)
    grid.add_column(width=left)
    grid.add_column(ratio=1)
    grid.add_row(*(Group(*side) for side in sides))
    return grid


def heading(title: str) -> "RenderableType":
    from rich.rule import Rule

    return Rule(title, align="left", style="dim")


def coloured(text: str, names: Sequence[str]) -> "Text":
    """With every player in the player's colour; the names are those that people read."""
    from rich.text import Text

    out = Text(text)
    for name, colour in zip(names, COLOURS, strict=False):
        out.highlight_regex(rf"(?<!\w){re.escape(name)}(?!\w)", colour)
    return out


def marks(names: Sequence[str]) -> list[str]:
    """A letter for every seat: the first of its name that nobody else has, or its number."""
    out: list[str] = []
    for seat, name in enumerate(names):
        letters = [x.upper() for x in name if x.isalpha() and x.isascii() and x.upper() not in out]
        out.append(letters[0] if letters else str(seat + 1))
    return out


def facts(at: Look, shown: list[Fact], width: int = LABEL_WIDTH) -> "RenderableType":
    """Labels on the left, texts on the right."""
    from rich.table import Table
    from rich.text import Text

    def drawn(columns: int) -> "Iterable[RenderableType]":
        grid = Table.grid(padding=(0, 2, 0, 0), expand=True)
        grid.add_column(max_width=min(width, columns * 2 // 5))
        grid.add_column(ratio=1)
        for label, text in shown:
            grid.add_row(Text(label, style="bold"), coloured(text, at.names))
        return [grid]

    return Fitted(drawn)
