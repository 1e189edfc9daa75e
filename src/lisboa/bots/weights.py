"""The weights of the evaluation: readable files, found by the tuner."""

import tomllib
from collections.abc import Mapping
from dataclasses import fields
from functools import cache
from importlib.resources import files
from math import isfinite
from pathlib import Path

from lisboa.bots.evaluation import Weights
from lisboa.text import say

TABLE = "table"  # two to four players
SOLO = "solo"  # against Lacerda
NAMES = tuple(field.name for field in fields(Weights))


Tuned = Mapping[bool, Weights]  # by whether one plays alone against Lacerda


class WrongWeights(ValueError):
    """A text that holds no weights: a key of the catalogue `bots` and its arguments."""

    def __init__(self, key: str, **arguments: str) -> None:
        super().__init__(key)
        self.key = key
        self.arguments = arguments

    def __str__(self) -> str:
        return say("bots", self.key, **self.arguments)


def load(name: str, solo: bool) -> Weights:
    """The weights that ship under this name."""
    return shipped(name)[solo]


@cache
def shipped(name: str) -> Tuned:
    return both(text_of(name))


def read(file: Path) -> Tuned:
    """The weights in a file of somebody's own; WrongWeights, in one sentence, if there are none."""
    return both(text_in(file))


def text_in(file: Path) -> str:
    try:
        return file.read_text("utf-8")
    except OSError as error:
        raise WrongWeights("weights-unread", reason=error.strerror or str(error)) from None
    except ValueError:  # not UTF-8
        raise WrongWeights("weights-no-text") from None


def both(text: str) -> Tuned:
    return {solo: parse(text, solo) for solo in (False, True)}


def text_of(name: str) -> str:
    """The file that ships under this name."""
    return files("lisboa.bots").joinpath("weights", f"{name}.toml").read_text("utf-8")


def parse(text: str, solo: bool) -> Weights:
    """One section of a file; every weight has a line there, and no other thing has."""
    name = SOLO if solo else TABLE
    try:
        section = tomllib.loads(text).get(name)
    except tomllib.TOMLDecodeError as error:
        raise WrongWeights("weights-no-toml", reason=str(error)) from None
    if not isinstance(section, dict):
        raise WrongWeights("weights-no-section", section=name)
    for weight in sorted(set(NAMES) ^ set(section)):
        key = "weights-missing" if weight in NAMES else "weights-unknown"
        raise WrongWeights(key, section=name, name=weight)
    for weight, value in section.items():
        if type(value) not in (int, float) or not isfinite(value):
            raise WrongWeights("weights-no-number", section=name, name=weight)
    return of_values({weight: float(value) for weight, value in section.items()})


def of_values(values: dict[str, float]) -> Weights:
    """Weights by name."""
    if set(values) != set(NAMES):
        raise ValueError(sorted(set(values) ^ set(NAMES)))
    return Weights(**values)


def values_of(weights: Weights) -> dict[str, float]:
    return {name: getattr(weights, name) for name in NAMES}


def with_values(text: str, solo: bool, values: dict[str, float]) -> str:
    """The same file with other numbers in one section; its comments stay."""
    wanted, here = f"[{SOLO if solo else TABLE}]", ""
    out = []
    for line in text.splitlines():
        name, equals, rest = line.partition("=")
        if line.startswith("["):
            here = line.strip()
        elif equals and here == wanted and name.strip() in values:
            comment = rest.partition("#")[2]
            line = f"{name}= {values[name.strip()]:.3f}" + (f"  #{comment}" if comment else "")
        out.append(line)
    return "\n".join(out) + "\n"
