"""Lines that rich breaks: only where the language allows it."""

import pytest
from rich.table import Table
from rich.text import Text

from lisboa.terminal.drawing import drawn

SENTENCE = "Vert prend la tuile «\xa0Oratoriens\xa0»\xa0: gagne 1 perruque\u202f; le trésor monte."
WORDS = SENTENCE.split(" ")  # at these spaces alone a line may end


@pytest.mark.parametrize("columns", range(16, 60))
def test_no_line_ends_at_a_space_that_keeps_words_together(columns: int) -> None:
    grid = Table.grid()
    grid.add_row(Text(SENTENCE))
    for part in (SENTENCE, Text(SENTENCE), grid):
        lines = drawn(part, columns=columns).splitlines()
        assert len(lines) > 1
        assert max(map(len, lines)) <= columns
        assert [word for line in lines for word in line.split(" ")] == WORDS


def test_what_is_coloured_stays_so() -> None:
    text = Text(SENTENCE)
    text.highlight_regex("«\xa0Oratoriens\xa0»", "bold")
    assert "\033[1m«\xa0Oratoriens\xa0»\033[0m" in drawn(text, coloured=True)
    assert text.plain == SENTENCE  # it can be drawn again
