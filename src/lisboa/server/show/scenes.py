"""One position for everybody who looks at it: what all see alike is worked out once."""

from functools import cached_property

from lisboa.game import Game
from lisboa.game.positions.document import SeatView
from lisboa.game.view import Views
from lisboa.server.show.figures import Figures, PublicFigures


class Scene:
    """A game as it stands, for all its audiences."""

    def __init__(self, game: Game) -> None:
        self._state = game.state
        self._names = game.names[:]

    def shows(self, game: Game) -> bool:
        """Whether it is still the same; states that were handed out never change."""
        return self._state is game.state and self._names == game.names

    def view(self, seat: int | None) -> SeatView:
        return self._views.of(seat)

    def figures(self, seat: int | None) -> Figures:
        return self._figures.of(seat)

    @cached_property
    def _views(self) -> Views:
        return Views(self._state, self._names)

    @cached_property
    def _figures(self) -> PublicFigures:
        return PublicFigures(self._state)
