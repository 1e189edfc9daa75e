"""Solo and the variants on command lines: flags to choose them, and words to name them."""

import shlex
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from functools import partial

from lisboa.game import GameError
from lisboa.game.variants import (
    BLANK_TASK_REWARDS,
    LACERDA,
    SERVANT_DECREES,
    agreement_of,
    variants_of,
)
from lisboa.rules.machinery.agreement import Agreement
from lisboa.terminal.arguments import CommandLineError
from lisboa.text import look, say, things

_say = partial(say, "play")
ALL = "all"
SWITCHES = ("draft", "starting_decrees", "tokens", "queen")


def add_arguments(parser: ArgumentParser) -> None:
    """What a table may agree on before the deal."""
    add = parser.add_argument
    add("--solo", action="store_true", help=_say("solo-option"))
    for name in SWITCHES:
        flag = _flag(name)
        add(f"--{flag}", action="store_true", help=_say(f"{flag}-option"))
    add("--tasks", metavar="[NAMES]", nargs="?", const=ALL, help=_say("tasks-option"))
    add(
        "--ships-first",
        action="store_false",
        dest="discard_before_ships",
        help=_say("ships-first-option"),
    )
    add(
        "--servant-decrees",
        type=int,
        choices=SERVANT_DECREES,
        help=_say("servant-decrees-option"),
    )
    add("--blank-task-rewards", choices=BLANK_TASK_REWARDS, help=_say("blank-task-rewards-option"))


def chosen(arguments: Namespace, names: Sequence[str]) -> dict[str, object]:
    """What differs from the plain game, in the words of `lisboa.new_game`."""
    out: dict[str, object] = {name: True for name in SWITCHES if getattr(arguments, name)}
    if not arguments.discard_before_ships:
        out["discard_before_ships"] = False
    for name in ("servant_decrees", "blank_task_rewards"):
        if (value := getattr(arguments, name)) is not None:
            out[name] = value
    if arguments.tasks is not None:
        out["tasks"] = _seats(arguments.tasks, names)
    return out


def _seats(text: str, names: Sequence[str]) -> bool | list[str]:
    """Names as they are spelled at the table; one that nobody has stays as it was typed."""
    if text.strip().casefold() == ALL:
        return True
    known = {name.casefold(): name for name in names}
    typed = [name.strip() for name in text.split(",")]
    return [known.get(name.casefold(), name) for name in typed]


def agreement(arguments: Namespace, names: Sequence[str]) -> Agreement:
    """For the engine; a combination that cannot be gets its sentence."""
    try:
        return agreement_of(chosen(arguments, names), names, solo=arguments.solo)
    except GameError as error:
        raise CommandLineError(str(error)) from None


def seats(players: int, *, solo: bool) -> list[str]:
    """Names for seats that have none of their own."""
    return [*things.colours(1), LACERDA] if solo else things.colours(players)


def words(agreement: Agreement, names: Sequence[str]) -> str:
    """How a command line asks for this table: `--players 3 --draft`, `--solo --tokens`."""
    out = ["--solo"] if agreement.solo else ["--players", str(len(names))]
    for name, value in variants_of(agreement, names).items():
        if name == "discard_before_ships":
            out.append("--ships-first")
        elif isinstance(value, bool):
            out.append(f"--{_flag(name)}")
        elif isinstance(value, list):
            out += ["--tasks", ",".join(value)]
        else:
            out += [f"--{_flag(name)}", str(value)]
    return shlex.join(out)


def told(agreement: Agreement, names: Sequence[str]) -> str:
    """The variants in one sentence, or nothing in the plain game."""
    each = []
    for name, value in variants_of(agreement, names).items():
        people = things.people(value) if isinstance(value, list) else ""
        each.append(_say(f"variant-{_flag(name)}", people=people, value=str(value)))
    return _say("variants-told", variants=look.listed(each)) if each else ""


def _flag(name: str) -> str:
    return name.replace("_", "-")


def players(arguments: Namespace, usual: int) -> int:
    """How many people or bots play; Lacerda is none of them."""
    if arguments.solo:
        if arguments.players is not None:
            raise CommandLineError(_say("solo-alone", option="--players"))
        return 1
    return arguments.players or usual


def any_chosen(arguments: Namespace) -> bool:
    return bool(arguments.solo or chosen(arguments, ()))
