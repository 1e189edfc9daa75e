"""The weights of the evaluation: readable files, found by the tuner."""

import tomllib
from dataclasses import fields
from importlib.resources import files

from lisboa.bots.evaluation import Weights

TABLE = "table"  # two to four players
SOLO = "solo"  # against Lacerda
NAMES = tuple(field.name for field in fields(Weights))


def load(name: str, solo: bool) -> Weights:
    """The weights that ship under this name."""
    return parse(text_of(name), solo)


def text_of(name: str) -> str:
    """The file that ships under this name."""
    return files("lisboa.bots").joinpath("weights", f"{name}.toml").read_text("utf-8")


def parse(text: str, solo: bool) -> Weights:
    """One section of a file; every weight has a line there, and no other thing has."""
    section = tomllib.loads(text)[SOLO if solo else TABLE]
    return of_values({name: float(value) for name, value in section.items()})


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
