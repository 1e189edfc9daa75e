"""Lisboa: an unofficial digital edition of the board game.

>>> import lisboa
>>> game = lisboa.new_game(players=3, seed=7)
>>> game.play(game.legal[0])
<Action keep tile clergy-produce-bonus>
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from lisboa.game import Game, GameError, IllegalAction, from_position, load, new_game

PRODUCT = "Lisboa"
__version__ = "0.2.0"
__all__ = ["Game", "GameError", "IllegalAction", "from_position", "load", "new_game"]


def is_compiled() -> bool:
    """Whether the engine is machine code; looks at its file, imports nothing."""
    from importlib.util import find_spec

    rules = find_spec("lisboa.rules")
    return bool(rules and rules.origin and not rules.origin.endswith(".py"))


def __getattr__(name: str) -> object:
    """The interface is imported when it is first used, so that the command starts at once."""
    if name in __all__:
        from lisboa import game

        return getattr(game, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
