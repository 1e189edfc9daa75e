"""Who can play: bots by name, by Python path, or as programs of their own.

`random`, `greedy`, `planner:200ms`, `merchant` are names, some with a budget; `greedy:mine.toml`
and `planner:mine.toml:200ms` play with weights of your own; `my_module:MyBot` is a class or
function of your own, called with a seed; `program:COMMAND` speaks JSON lines.
"""

import re
import shlex
import shutil
import sys
from dataclasses import dataclass, replace
from difflib import get_close_matches
from functools import partial
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Final

from lisboa.bots.chance import Random
from lisboa.bots.levels import AT_ONCE, LEVELS, Apprentice
from lisboa.bots.protocol import Bot, Budget, Maker, can_take
from lisboa.text import say

if TYPE_CHECKING:
    from lisboa.bots.weights import Tuned

PROGRAM: Final = "program"
PROGRAM_BUDGET: Final = Budget(seconds=1.0)
PLANNER_BUDGET: Final = Budget(seconds=0.5)
BUDGET: Final = re.compile(r"([0-9]{1,9}(?:\.[0-9]{1,9})?)(ms|s|it)")
PATH: Final = re.compile(r"(?P<module>[^\W\d]\w*(?:\.[^\W\d]\w*)*):(?P<name>[^\W\d]\w*)(?::(.*))?")
WEIGHTS: Final = re.compile(r"(?P<file>.+\.toml)\s*(?::(?P<budget>.*))?", re.IGNORECASE)
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
    files: tuple[Path, ...] = ()  # of somebody's own: when they change, another one plays


# ---- names ----


def _greedy(seed: int, tuned: "Tuned | None" = None) -> Bot:
    from lisboa.bots.greedy import Greedy

    return Greedy(seed, tuned)


def _greedy_1(seed: int) -> Bot:
    from lisboa.bots import weights

    return _greedy(seed, weights.shipped("greedy-1"))


def _planner(seed: int, tuned: "Tuned | None" = None) -> Bot:
    from lisboa.bots.planner import Planner

    return Planner(seed, tuned)


MAKERS: Final[dict[str, Maker]] = {
    "random": Random,
    "greedy": _greedy,
    "greedy-1": _greedy_1,
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
WITH_WEIGHTS: Final = frozenset({"greedy", "planner"})


def names() -> list[str]:
    """The names that `find` knows, without their parameters."""
    return list(NAMED)


def find(spec: str) -> Kind:
    """The kind of player that this text means; UnknownBot, in one sentence, if there is none."""
    spec = spec.strip()
    head, colon, rest = spec.partition(":")
    name = head.strip().lower()
    if name in NAMED:
        return _with_parameters(NAMED[name], rest.strip()) if colon else NAMED[name]
    if name == PROGRAM:
        return _program(spec, rest.strip())
    path = PATH.fullmatch(spec)
    if path is not None and not BUDGET.fullmatch(rest):
        return _own(spec, path["module"], path["name"], path[3])
    near = get_close_matches(name, NAMED, n=1)
    if near:
        raise UnknownBot("no-such-bot-near", name=spec, near=near[0])
    raise UnknownBot("no-such-bot", name=spec, names=", ".join(NAMED))


def _with_parameters(kind: Kind, text: str) -> Kind:
    """With weights of one's own, a budget, or both."""
    found = WEIGHTS.fullmatch(text) if kind.name in WITH_WEIGHTS else None
    budget = found["budget"] if found else text
    if budget is not None and kind.name not in WITH_BUDGET:
        key = "no-budget-but-weights" if kind.name in WITH_WEIGHTS else "no-budget"
        raise UnknownBot(key, name=kind.name)
    if found:
        kind = _with_weights(kind, found["file"])
    return kind if budget is None else _with_budget(kind, budget.strip().lower())


def _with_weights(kind: Kind, file: str) -> Kind:
    from lisboa.bots import weights

    try:
        tuned = weights.read(Path(file))
    except weights.WrongWeights as wrong:
        raise UnknownBot("wrong-weights", file=file, problem=str(wrong)) from None
    make = {"greedy": _greedy, "planner": _planner}[kind.name]
    return Kind(f"{kind.name}:{file}", kind.budget, partial(make, tuned=tuned), (Path(file),))


def _with_budget(kind: Kind, text: str) -> Kind:
    return replace(kind, name=f"{kind.name}:{text}", budget=_budget(text))


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
    if not can_take(make, 0):
        raise UnknownBot("wrong-constructor", module=module, name=name)
    return Kind(spec, AT_ONCE if budget is None else _budget(budget), make, _own_files(make))


def _own_files(make: object) -> tuple[Path, ...]:
    module = sys.modules.get(getattr(make, "__module__", None) or "")
    file = getattr(module, "__file__", None)
    return (Path(file),) if file else ()


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
    files = tuple(Path(word) for word in words if _is_file(word))
    return Kind(spec, budget, partial(Program, words), files)


def _is_file(word: str) -> bool:
    try:
        return Path(word).is_file()
    except (OSError, ValueError):  # too long for a name, or not one at all
        return False
