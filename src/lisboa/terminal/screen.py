"""What a player sees and types: drawn for the eye, or plain lines for the ear and for scripts."""

import os
import shutil
import sys
from collections.abc import Iterable, Sequence
from functools import partial
from typing import Final

from lisboa.terminal import wordlist
from lisboa.terminal.console import (
    WIDEST,
    WIDEST_TABLE,
    beside,
    bright,
    faint,
    is_screen,
    short,
    strong,
    wrap,
)
from lisboa.terminal.paging import Pager
from lisboa.terminal.sight import Sight
from lisboa.text import say
from lisboa.text.look import Fact, Look
from lisboa.text.sections import section

_say = partial(say, "play")
TALL: Final = 130  # lines


class Screen:
    """Plain: one fact per line, no boxes, no colours, and nothing is ever drawn anew."""

    def __init__(self, *, plain: bool) -> None:
        self.plain = plain or not is_screen()
        if self.plain:
            os.environ["NO_COLOR"] = "1"
        if sys.stdin is not None and hasattr(sys.stdin, "reconfigure"):
            sys.stdin.reconfigure(errors="replace")
        self.pager = Pager(plain=self.plain)
        self.paged = self.pager.paged

    # ---- showing ----

    def line(self, text: str = "", indent: int = 0) -> None:
        for part in wrap(text, indent):
            print(" " * indent + part)

    def title(self, text: str) -> None:
        if self.plain:
            print(f"\n{text}")
        else:
            from lisboa.terminal.drawing import show
            from lisboa.terminal.layout import heading

            show("", heading(text))

    def told(self, sentences: Iterable[str], names: Sequence[str]) -> None:
        """What happened, with the players in their colours."""
        if self.plain:
            for sentence in sentences:
                self.line(sentence)
            return
        from rich.padding import Padding

        from lisboa.terminal.drawing import show
        from lisboa.terminal.layout import coloured

        show(*(Padding(coloured(sentence, names), (0, 0, 0, 2)) for sentence in sentences))

    def facts(self, facts: list[Fact]) -> None:
        for label, text in facts:
            self.line(_say("fact", label=label, text=text))

    def table(self, at: Look, sections: Sequence[str]) -> None:
        if not self.plain:
            from lisboa.terminal.board import draw
            from lisboa.terminal.drawing import show

            widest = WIDEST_TABLE if len(sections) > 1 else WIDEST
            show(*draw(at, sections), widest=widest)
            return
        for name in sections:
            facts = section(at, name)
            if facts:
                self.title(_say(f"section-{name}"))
                self.facts(facts)

    def item(self, number: int, text: str, extras: Sequence[str], final: bool) -> None:
        """A numbered option: its words, what it costs and gives, and what it means."""
        if self.plain:
            sentences = [*map(_sentence, [text, *extras])]
            sentences += [_say("option-final-words")] if final else []
            self.line(_say("option", number=str(number), text=" ".join(sentences)))
            return
        head = f"{number:3}  "
        mark = f"  [{_say('option-final')}]" if final else ""
        first, *rest = extras or [""]
        lines = wrap(text + (f"  {first}" if first else "") + mark, len(head))
        print(f"{bright(head)}{lines[0]}", *(f"     {line}" for line in lines[1:]), sep="\n")
        for extra in rest:
            for line in wrap(extra, len(head) + 2):
                print(f"       {faint(line)}")

    def items(self, members: Sequence[tuple[int, str, Sequence[str], bool]]) -> None:
        """Options that share a line as far as it goes, with what they cost, give and mean."""
        width = min(shutil.get_terminal_size().columns, WIDEST)
        line, used = "", 0
        for number, text, extras, final in members:
            mark = [f"[{_say('option-final')}]"] if final else []
            piece = f"{number:3} {' '.join((text, *extras, *mark))}"
            if used and used + 1 + len(piece) > width:
                print(line)
                line, used = "", 0
            line += (" " if used else "") + bright(piece[:3]) + piece[3:]
            used += bool(used) + len(piece)
        print(line)

    def card(self, text: str, title: int) -> None:
        """A card above what can be done with it; as many letters as its title has stand out."""
        first, *rest = wrap(text)
        print(strong(first[:title]) + first[title:], *rest, sep="\n")

    def columns(self, rows: Sequence[Fact]) -> None:
        """A word on the left and its text beside it."""
        if self.plain:
            self.facts(list(rows))
            return
        width = max(len(label) for label, _ in rows)
        for label, text in rows:
            print(beside(bright(f"{label:{width}}"), text, width))

    def changes(self, at: Look, before: Sight, now: Sight) -> None:
        from lisboa.terminal.board import draw_changes
        from lisboa.terminal.drawing import show

        show(*draw_changes(at, before, now), widest=WIDEST_TABLE)

    def strong(self, text: str) -> None:
        for part in wrap(text):
            print(strong(part))

    def hide(self) -> None:
        """Nothing that was shown so far stays in sight."""
        if not is_screen():
            return
        if self.plain:
            print("\n" * shutil.get_terminal_size().lines)
        else:
            print("\033[2J\033[3J\033[H", end="")

    @property
    def is_tall(self) -> bool:
        """Whether table and question have room one below the other."""
        return shutil.get_terminal_size().lines >= TALL

    # ---- asking ----

    def ask(self, prompt: str) -> str:
        """A line that somebody types; EOFError when there are no more."""
        if self.pager.typed is not None:  # it was typed to leave a long list
            answer, self.pager.typed = self.pager.typed, None
            return answer
        answer = input(f"{prompt} ")
        if not (sys.stdin and sys.stdin.isatty()):
            print(short(answer))  # so that what a script did can be read
        return answer

    @property
    def has_keyboard(self) -> bool:
        return sys.stdin is not None and sys.stdin.isatty()

    def agrees(self, question: str) -> bool:
        """Yes unless somebody says no."""
        while True:
            answer = wordlist.agrees(self.ask(question))
            if answer is not None:
                return answer
            self.line(say("commands", "yes-or-no"))


def _sentence(phrase: str) -> str:
    return f"{phrase[:1].upper()}{phrase[1:].rstrip('.')}."
