"""Solo and the variants on command lines: flags to choose them, and words to name them."""

import json
import shlex
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Final

from lisboa.game import GameError
from lisboa.game.layouts import take_layout
from lisboa.game.names import SEAT_COLOURS
from lisboa.game.variants import LACERDA, NAMED, agreement_of, plain, variants_of
from lisboa.rules.machinery.agreement import CHOICE, LAYOUT, SEATS, VARIANTS, Agreement, Variant
from lisboa.terminal.arguments import CommandLineError, placeholder
from lisboa.text import look, say, things

_say = partial(say, "play")
ALL = "all"
# A switch that is usually on has a flag that turns it off: `--no-NAME`, or a better word.
TURNED_OFF: Final = {"discard_before_ships": "ships-first"}


def add_arguments(parser: ArgumentParser) -> None:
    """What a table may agree on before the deal."""
    add = parser.add_argument
    add("--solo", action="store_true", help=_say("solo-option"))
    for variant in VARIANTS:
        flag, help_ = f"--{flag_of(variant)}", _say(f"{flag_of(variant)}-option")
        if variant.kind == SEATS:
            add(
                flag,
                dest=variant.name,
                metavar=f"[{placeholder('names')}]",
                nargs="?",
                const=ALL,
                help=help_,
            )
        elif variant.kind == LAYOUT:
            read, name = _layout, variant.name
            add(
                flag,
                dest=name,
                metavar=f"[{placeholder('file')}]",
                nargs="?",
                const=True,
                type=read,
                help=help_,
            )
        elif variant.kind == CHOICE:
            kind = type(variant.choices[0])
            add(flag, dest=variant.name, type=kind, choices=variant.choices, help=help_)
        else:
            other = not plain(variant)
            add(flag, dest=variant.name, action="store_const", const=other, help=help_)


def chosen(arguments: Namespace, names: Sequence[str]) -> dict[str, object]:
    """What differs from the plain game, in the words of `lisboa.new_game`."""
    out: dict[str, object] = {}
    for variant in VARIANTS:
        if (value := getattr(arguments, variant.name)) is not None:
            out[variant.name] = _seats(value, names) if variant.kind == SEATS else value
    return out


def _seats(text: str, names: Sequence[str]) -> bool | list[str]:
    """Names as they are spelled at the table; one that nobody has stays as it was typed."""
    if text.strip().casefold() == ALL:
        return True
    known = {word.casefold(): name for name in names for word in (name, things.called(name))}
    typed = [name.strip() for name in text.split(",")]
    return [known.get(name.casefold(), name) for name in typed]


def _layout(file: str) -> dict[str, object]:
    """Which token lies where, as in a position."""
    try:
        layout = json.loads(Path(file).read_text("utf-8"))
    except OSError as error:
        raise CommandLineError(_say("bad-layout", file=file, why=str(error.strerror))) from None
    except ValueError as error:
        raise CommandLineError(_say("bad-layout", file=file, why=str(error))) from None
    if not isinstance(layout, dict):
        raise CommandLineError(_say("bad-layout", file=file, why=str(layout)[:40]))
    return layout


def agreement(arguments: Namespace, names: Sequence[str], *, one_game: bool = False) -> Agreement:
    """For the engine; a combination that cannot be gets its sentence."""
    try:
        wanted, layout = take_layout(chosen(arguments, names))
        if layout is not None and not one_game:
            raise CommandLineError(_say("layout-for-play"))
        return agreement_of(wanted, names, solo=arguments.solo)
    except GameError as error:
        raise CommandLineError(str(error)) from None


def seats(players: int, *, solo: bool) -> list[str]:
    """Names for seats that have none of their own."""
    return [SEAT_COLOURS[0], LACERDA] if solo else list(SEAT_COLOURS[:players])


def words(agreement: Agreement, names: Sequence[str]) -> str:
    """How a command line asks for this table: `--players 3 --draft`, `--solo --tokens`."""
    out = ["--solo"] if agreement.solo else ["--players", str(len(names))]
    for name, value in variants_of(agreement, names).items():
        out.append(f"--{flag_of(NAMED[name])}")
        if isinstance(value, list):
            out.append(",".join(value))
        elif not isinstance(value, bool):
            out.append(str(value))
    return shlex.join(out)


def told(agreement: Agreement, names: Sequence[str]) -> str:
    """The variants in one sentence, or nothing in the plain game."""
    each = []
    for name, value in variants_of(agreement, names).items():
        people = things.people(value) if isinstance(value, list) else ""
        each.append(_say(f"variant-{_spelled(name)}", people=people, value=str(value)))
    return _say("variants-told", variants=look.listed(each)) if each else ""


def flag_of(variant: Variant) -> str:
    """Without its dashes: `starting-decrees`, `ships-first`."""
    if plain(variant) is True:
        return TURNED_OFF.get(variant.name, f"no-{_spelled(variant.name)}")
    return _spelled(variant.name)


def _spelled(name: str) -> str:
    return name.replace("_", "-")


def players(arguments: Namespace, usual: int) -> int:
    """How many people or bots play; Lacerda is none of them."""
    if arguments.solo:
        if arguments.players is not None:
            raise CommandLineError(_say("solo-alone", option="--players"))
        return 1
    return arguments.players or usual


def given(arguments: Namespace) -> list[str]:
    """The flags on the command line, as they are typed."""
    solo = ["--solo"] if arguments.solo else []
    chosen_ones = (x for x in VARIANTS if getattr(arguments, x.name) is not None)
    return [*solo, *(f"--{flag_of(variant)}" for variant in chosen_ones)]
