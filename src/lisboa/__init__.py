"""Lisboa: an unofficial digital edition of the board game.

>>> import lisboa
>>> game = lisboa.new_game(players=3, seed=7)
>>> game.play(game.legal[0])
<Action keep tile clergy-produce-bonus>

A game begins with `new_game`, `load` (a record) or `from_position`. It asks one seat one question
at a time: `game.decision` is the question, `game.legal` are the answers, `game.play` gives one,
`game.why_not` says why something is no answer, and `game.view(seat)` is what a seat may know. Every
wrong call is a `GameError` or an `IllegalAction`, whose text is a sentence; `use_language` says in
which language. docs/interface.md tells the rest.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from lisboa import edition
    from lisboa.game import (
        Action,
        Decision,
        Event,
        Game,
        GameError,
        IllegalAction,
        PositionError,
        Reason,
        RecordError,
        Result,
        View,
        from_position,
        load,
        new_game,
    )
    from lisboa.text import use_language

PRODUCT = "Lisboa"
__version__ = "0.2.0"
__all__ = [
    "Action",
    "Decision",
    "Event",
    "Game",
    "GameError",
    "IllegalAction",
    "PositionError",
    "Reason",
    "RecordError",
    "Result",
    "View",
    "edition",
    "from_position",
    "is_compiled",
    "load",
    "new_game",
    "use_language",
]


def is_compiled() -> bool:
    """Whether the engine is machine code; looks at its file, imports nothing."""
    from importlib.util import find_spec

    rules = find_spec("lisboa.rules")
    return bool(rules and rules.origin and not rules.origin.endswith(".py"))


def __getattr__(name: str) -> object:
    """The interface is imported when it is first used, so that the command starts at once."""
    if name == "edition":
        import lisboa.edition

        return lisboa.edition
    if name == "use_language":
        from lisboa.text import use_language

        return use_language
    if name in __all__:
        from lisboa import game

        return getattr(game, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    """For `dir`, `help` and the Tab key: the interface, imported or not."""
    return sorted({*__all__, *(name for name in globals() if name.startswith("__"))})
