"""A game people play: what bots, server, browser and other programs build upon."""

from lisboa.game.actions import Action, Decision, Result
from lisboa.game.events import Event
from lisboa.game.faults import GameError, IllegalAction, PositionError, Reason, RecordError
from lisboa.game.game import Game, new_game
from lisboa.game.positions.reading import from_position
from lisboa.game.records.transcript import load
from lisboa.game.view import View

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
    "from_position",
    "load",
    "new_game",
]
