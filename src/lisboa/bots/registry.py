"""Who can play: bots by name, by Python path, or as programs of their own.

`random`, `greedy`, `planner:200ms`, `merchant` are names, some with a budget; `my_module:MyBot` is
a class or function of your own, called with a seed; `program:COMMAND` speaks JSON lines.
"""

import re
import shlex
import shutil
import sys
from dataclasses import dataclass
from difflib import get_close_matches
from functools import partial
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Final

from lisboa.bots.chance import Random
from lisboa.bots.levels import AT_ONCE, LEVELS, Apprentice
from lisboa.bots.protocol import Bot, Budget, Maker
from lisboa.text import say

PROGRAM: Final = "program"
PROGRAM_BUDGET: Final = Budget(seconds=1.0)
PLANNER_BUDGET: Final = Budget(seconds=0.5)
BUDGET: Final = re.compile(r"([0-9]{1,9}(?:\.[0-9]{1,9})?)(ms|s|it)")
PATH: Final = re.compile(r"(?P<module>[^\W\d]\w*(?:\.[^\W\d]\w*)*):(?P<name>[^\W\d]\w*)(?::(.*))?")
LONGEST: Final = 120  # letters of what somebody typed, quoted in a sentence


class UnknownBot(ValueError):
    """Nobody of this name can play: a key of the catalogue `bots` and its arguments."""

    def __init__(self, key: str, **arguments: str) -> None:
        super().__init__(key)
        self.key = key
        self.arguments = {name: _short(text) for name, text in arguments.items()}

    def __str__(self) -> str:
        return say("bots", self.key, **self.arguments)


def _short(text: str) -> str:
    plain = "".join(letter if letter.isprintable() else " " for letter in text)
    return plain if len(plain) <= LONGEST else f"{plain[: LONGEST - 1]}…"


@dataclass(frozen=True)
class Kind:
    """A kind of player: how it is called, how long it may think, and how one sits down."""

    name: str
    budget: Budget
    make: Maker


# ---- names ----


def _greedy(seed: int, weights: str = "greedy") -> Bot:
    from lisboa.bots.greedy import Greedy

    return Greedy(seed, weights)


def _planner(seed: int) -> Bot:
    from lisboa.bots.planner import Planner

    return Planner(seed)


MAKERS: Final[dict[str, Maker]] = {
    "random": Random,
    "greedy": _greedy,
    "greedy-1": partial(_greedy, weights="greedy-1"),
    "planner": _planner,
    "apprentice": Apprentice,
}
NAMED: Final[dict[str, Kind]] = {
    "random": Kind("random", AT_ONCE, MAKERS["random"]),
    "greedy": Kind("greedy", AT_ONCE, MAKERS["greedy"]),
    "greedy-1": Kind("greedy-1", AT_ONCE, MAKERS["greedy-1"]),
    "planner": Kind("planner", PLANNER_BUDGET, MAKERS["planner"]),
    **{name: Kind(name, level.budget, MAKERS[level.bot]) for name, level in LEVELS.items()},
}
WITH_BUDGET: Final = frozenset({"planner"})


def names() -> list[str]:
    """The names that `find` knows, without their parameters."""
    return list(NAMED)


def find(spec: str) -> Kind:
    """The kind of player that this text means; UnknownBot, in one sentence, if there is none."""
    spec = spec.strip()
    head, colon, rest = spec.partition(":")
    name = head.strip().lower()
    if name in NAMED:
        return _with_budget(NAMED[name], rest.strip().lower()) if colon else NAMED[name]
    if name == PROGRAM:
        return _program(spec, rest.strip())
    path = PATH.fullmatch(spec)
    if path is not None and not BUDGET.fullmatch(rest):
        return _own(spec, path["module"], path["name"], path[3])
    near = get_close_matches(name, NAMED, n=1)
    if near:
        raise UnknownBot("no-such-bot-near", name=spec, near=near[0])
    raise UnknownBot("no-such-bot", name=spec, names=", ".join(NAMED))


def _with_budget(kind: Kind, text: str) -> Kind:
    if kind.name not in WITH_BUDGET:
        raise UnknownBot("no-budget", name=kind.name)
    return Kind(f"{kind.name}:{text}", _budget(text), kind.make)


def _budget(text: str) -> Budget:
    """`200ms`, `2s` or `2000it`."""
    match = BUDGET.fullmatch(text)
    if match is None:
        raise UnknownBot("wrong-budget", text=text)
    number, unit = float(match[1]), match[2]
    if unit == "it" and number != int(number):
        raise UnknownBot("wrong-budget", text=text)
    if not number:
        raise UnknownBot("empty-budget", text=text)
    if unit == "it":
        return Budget(iterations=int(number))
    return Budget(seconds=number / 1000 if unit == "ms" else number)


# ---- bots of your own ----


def _own(spec: str, module: str, name: str, budget: str | None) -> Kind:
    make = getattr(_imported(module), name, None)
    if make is None:
        raise UnknownBot("no-such-class", module=module, name=name)
    if not callable(make) or (isinstance(make, type) and not hasattr(make, "choose")):
        raise UnknownBot("not-a-bot", module=module, name=name)
    return Kind(spec, AT_ONCE if budget is None else _budget(budget), make)


def _imported(module: str) -> ModuleType:
    """A module, also from the working directory."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)  # behind everything else, so that it hides nothing
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if error.name is not None and f"{module}.".startswith(f"{error.name}."):
            raise UnknownBot("no-such-module", module=module) from None
        raise UnknownBot("broken-module", module=module, reason=str(error)) from error
    except (Exception, SystemExit) as error:
        reason = f"{type(error).__name__}: {error}"
        raise UnknownBot("broken-module", module=module, reason=reason) from error


def _program(spec: str, rest: str) -> Kind:
    """`COMMAND`, or a budget, a colon and `COMMAND`."""
    from lisboa.bots.external import Program

    first, colon, command = rest.partition(":")
    budget = PROGRAM_BUDGET
    if colon and BUDGET.fullmatch(first.strip().lower()):
        budget = _budget(first.strip().lower())
    else:
        command = rest
    try:
        words = shlex.split(command)
    except ValueError:
        raise UnknownBot("unclear-command", command=command) from None
    if not words:
        raise UnknownBot("no-command")
    if shutil.which(words[0]) is None:
        raise UnknownBot("no-such-program", program=words[0])
    return Kind(spec, budget, partial(Program, words))
