"""What can go wrong with an environment: each error is one sentence from the catalogue `envs`."""

from collections.abc import Iterator
from contextlib import contextmanager

from lisboa.game.faults import IllegalAction, Reason
from lisboa.text import say


class EnvError(ValueError):
    """A wrong call: a key of the catalogue and its arguments."""

    def __init__(self, key: str, **arguments: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.arguments = arguments

    def __str__(self) -> str:
        return say("envs", self.key, **self.arguments)


class IllegalInGame(IllegalAction):
    """An action that cannot be played in one of many games; nothing has changed in any."""

    def __init__(self, reason: Reason, action: str, game: int) -> None:
        super().__init__(reason, action)
        self.args = (reason, action, game)  # with which pickle makes it again
        self.game = game

    def __str__(self) -> str:
        return say("envs", "of-many", game=self.game, fault=super().__str__())


class MissingExtra(ImportError):
    """A package that is not part of every installation."""


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Around the imports of what an extra brings: whoever lacks it is told how to get it."""
    try:
        yield
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        if package == "lisboa":
            raise
        sentence = say("envs", "missing-extra", package=package, extra=name)
        raise MissingExtra(sentence, name=package) from None
