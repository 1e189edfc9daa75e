"""What is drawn on: words that belong together stay in one line."""

from collections.abc import Iterable
from io import StringIO
from typing import Final

from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment
from rich.text import Text

# Rich breaks lines at any space. While it draws, letters of nobody stand for the spaces that keep
# words together, such as French has them before a colon and inside of quotation marks.
TOGETHER: Final = {0x00A0: "\uf8f0", 0x202F: "\uf8f1"}
AS_WRITTEN: Final = {ord(letter): space for space, letter in TOGETHER.items()}


class Paper(Console):
    """In memory, so many columns wide."""

    def __init__(self, columns: int, *, coloured: bool) -> None:
        self._sheet = StringIO()
        super().__init__(
            file=self._sheet, width=columns, force_terminal=coloured, force_interactive=False
        )

    def render(
        self, renderable: RenderableType, options: ConsoleOptions | None = None
    ) -> Iterable[Segment]:
        if isinstance(renderable, Text):
            renderable = renderable.copy()
            renderable.plain = renderable.plain.translate(TOGETHER)
        elif isinstance(renderable, str):
            renderable = renderable.translate(TOGETHER)
        return super().render(renderable, options)

    def lines(self) -> list[str]:
        """What was printed here."""
        text = self._sheet.getvalue().translate(AS_WRITTEN)
        return [line.rstrip() for line in text.splitlines()]
