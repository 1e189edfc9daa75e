"""How command lines are read: help that teaches by example, and errors in our own words."""

import re
from argparse import Action, ArgumentParser, ArgumentTypeError
from collections.abc import Callable, Iterable
from difflib import get_close_matches
from typing import Final, NoReturn

from lisboa.terminal.console import beside, bright, short, strong
from lisboa.text import say
from lisboa.text.readers import OPTION

UNRECOGNIZED: Final = "unrecognized arguments: "
# What else argparse says, and the message of the catalogue that says it our way. The named groups
# are the arguments of the message.
_SAYINGS: Final = tuple(
    (re.compile(pattern, re.DOTALL), message)
    for pattern, message in (
        (r"the following arguments are required: (?P<names>.*)", "missing-argument"),
        (r"one of the arguments (?P<names>.*) is required", "missing-choice"),
        (
            r"argument (?P<name>.*?): invalid choice: (?P<text>.*) \(choose from (?P<choices>.*)\)",
            "wrong-choice",
        ),
        (r"argument (?P<name>.*?): invalid \S+ value: (?P<text>.*)", "wrong-value"),
        (r"argument (?P<name>.*?): expected .*", "missing-value"),
        (r"argument (?P<name>.*?): ignored explicit argument (?P<text>.*)", "needless-value"),
        (r"argument (?P<name>.*?): not allowed with argument (?P<other>.*)", "not-together"),
        (r"argument (?P<name>.*?): (?P<problem>.*)", "wrong-argument"),
    )
)


class CommandLineError(Exception):
    """A command line that asks for something impossible; its text is one sentence."""


class Parser(ArgumentParser):
    """A parser for one command: `description` is its summary, `epilog` its examples.

    Each line of the examples is a command, `#`, and what it does.
    """

    def __init__(
        self, prog: str, description: str = "", epilog: str = "", *, color: object = None
    ) -> None:
        del color  # newer versions of argparse pass it to sub-parsers; ours have their own
        super().__init__(
            prog, description=description, epilog=epilog, add_help=False, allow_abbrev=False
        )
        # For the help alone: who reads it is known before a parser is made.
        self.add_argument(
            OPTION, metavar=placeholder("language"), help=say("cli", "language-option")
        )
        self.add_argument("-h", "--help", action="help", help=say("cli", "help-option"))

    def error(self, message: str) -> NoReturn:
        options = [name for action in self._actions for name in action.option_strings]
        raise CommandLineError(_in_our_words(message, options))

    def format_usage(self) -> str:
        return say("cli", "see-help", command=self.prog) + "\n"

    def format_help(self) -> str:
        shown = [action for action in self._actions if action.help]
        last = ("language", "help")  # what every command has
        shown.sort(key=lambda action: last.index(action.dest) + 1 if action.dest in last else 0)
        blocks = (
            f"{bright(self.prog)} – {self.description}",
            examples(self.epilog or ""),
            _listing("arguments", [action for action in shown if not action.option_strings]),
            _listing("options", [action for action in shown if action.option_strings]),
        )
        return "\n\n".join(filter(None, blocks)) + "\n"


def placeholder(name: str) -> str:
    """What stands for a value in the help, as in `--tests FOLDER`."""
    return say("cli", f"value-{name}")


def whole_number(minimum: int, maximum: int | None = None) -> Callable[[str], int]:
    """A type for `add_argument`: a whole number within these bounds."""

    def read(text: str) -> int:
        shown = short(text)
        if not re.fullmatch(r"-?[0-9]{1,18}", text):
            raise ArgumentTypeError(say("cli", "no-whole-number", text=shown))
        number = int(text)
        if number < minimum:
            raise ArgumentTypeError(say("cli", "too-small", text=shown, minimum=str(minimum)))
        if maximum is not None and number > maximum:
            raise ArgumentTypeError(say("cli", "too-large", text=shown, maximum=str(maximum)))
        return number

    return read


def positive_number(text: str) -> float:
    """A type for `add_argument`: a number such as 30 or 0.5."""
    shown = short(text)
    if not re.fullmatch(r"-?[0-9]{1,9}(\.[0-9]{1,9})?", text):
        raise ArgumentTypeError(say("cli", "no-number", text=shown))
    if float(text) <= 0:
        raise ArgumentTypeError(say("cli", "not-positive", text=shown))
    return float(text)


def examples(source: str) -> str:
    """The block of examples of a help text, from lines such as `lisboa rules # all sections`."""
    lines = [line.partition("#") for line in source.splitlines()]
    return block("examples", [(command.strip(), what.strip()) for command, _, what in lines])


def block(heading: str, entries: list[tuple[str, str]]) -> str:
    """A heading of the catalogue and two columns below it; nothing without entries."""
    if not entries:
        return ""
    width = max(len(label) for label, _ in entries)
    lines = [beside(f"{label:{width}}", text, width) for label, text in entries]
    return "\n".join((strong(say("cli", heading)), *lines))


def _listing(heading: str, actions: list[Action]) -> str:
    return block(
        heading,
        [(_label(action), (action.help or "") % vars(action)) for action in actions],
    )


def _label(action: Action) -> str:
    """How an argument is typed: `--tests FOLDER`, `WORD …`."""
    if action.nargs == 0:
        return ", ".join(action.option_strings)
    choices = "|".join(map(str, action.choices or ()))
    value = action.metavar if isinstance(action.metavar, str) else choices or action.dest.upper()
    several = " …" if action.nargs in ("*", "+") else ""
    return " ".join((*action.option_strings[-1:], value)) + several


def unknown(text: str, options: Iterable[str]) -> str:
    """The sentence about an argument nobody knows, with the option that was probably meant."""
    near = get_close_matches(text.partition(" ")[0], list(options), n=1)
    if near:
        return say("cli", "unknown-argument-near", text=short(text), near=near[0])
    return say("cli", "unknown-argument", text=short(text))


def _in_our_words(message: str, options: Iterable[str]) -> str:
    if message.startswith(UNRECOGNIZED):
        return unknown(message.removeprefix(UNRECOGNIZED), options)
    for pattern, key in _SAYINGS:
        if match := pattern.fullmatch(message):
            return say("cli", key, **{k: _plain(v) for k, v in match.groupdict().items()})
    return say("cli", "wrong-line", problem=message)


def _plain(text: str) -> str:
    """A part of what argparse says, without its quotation marks."""
    return text.replace("'", "")[:500]
