"""The table as people see it, for those who watch an environment."""

from typing import Final

from lisboa.envs.faults import EnvError
from lisboa.game import Game
from lisboa.terminal.board import draw
from lisboa.terminal.drawing import drawn, show
from lisboa.terminal.layout import heading
from lisboa.text import court, say
from lisboa.text.look import look
from lisboa.text.wording import question_text

ANSI: Final = "ansi"  # `render` answers with a text
HUMAN: Final = "human"  # every step is shown in the terminal
MODES: Final = (HUMAN, ANSI)


def check_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in MODES:
        raise EnvError("wrong-render-mode", mode=repr(mode), known=", ".join(MODES))
    return mode


def rendered(game: Game, seat: int | None, mode: str) -> str | None:
    """The table and the question as this seat sees them (None: a spectator)."""
    at = look(game, seat)
    asked = game.decision
    title = court.round_text(at)
    if asked is not None:
        title = say("play", "asked", name=at.names[asked.seat], round=title)
    parts = [*draw(at), heading(title), question_text(at.state, at.names)]
    if mode == ANSI:
        return drawn(*parts)
    show(*parts)
    return None
