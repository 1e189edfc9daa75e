"""What can go wrong with an environment: each error is one sentence from the catalogue `envs`."""

from collections.abc import Iterator
from contextlib import contextmanager

from lisboa.text import say


class EnvError(ValueError):
    """A wrong call: a key of the catalogue and its arguments."""

    def __init__(self, key: str, **arguments: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.arguments = arguments

    def __str__(self) -> str:
        return say("envs", self.key, **self.arguments)


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
