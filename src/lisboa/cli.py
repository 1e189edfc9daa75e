"""The `lisboa` command.

Exit codes: 0 done; 1 the answer is no (no such rule, an edition with faults); 2 the command line
or a file cannot be used; 130 interrupted; 141 nobody reads the output any more.
"""

import io
import os
import sys
from collections.abc import Sequence
from importlib import import_module

from lisboa import PRODUCT, __version__, is_compiled
from lisboa.text import say, speaking
from lisboa.text.readers import OPTION, of_terminal, without_option

# Modules of lisboa.commands.
COMMANDS = (
    "play",
    "story",
    "replay",
    "check",
    "serve",
    "backup",
    "restore",
    "keep",
    "migrate",
    "simulate",
    "arena",
    "tune",
    "bench",
    "rules",
    "edition",
    "words",
)


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command line, by default that of the process; the exit code."""
    words, asked = without_option(sys.argv[1:] if argv is None else argv)
    _never_stumble_over_letters()
    try:
        language = of_terminal(asked, os.environ)
    except ValueError as error:
        return _complain(str(error), prog="lisboa")
    with speaking(language):
        return _main(words)


def _main(words: list[str]) -> int:
    try:
        code = _run(words)
        print(end="", flush=True)
    except KeyboardInterrupt:
        return _complain(say("cli", "interrupted"), code=130)
    except BrokenPipeError:
        _let_go_of_output()
        return 141
    except OSError as error:
        _let_go_of_output()
        return _complain(_about_file(error))
    except ValueError as error:
        from lisboa.edition.faults import EditionError

        if not isinstance(error, EditionError):
            raise
        return _complain(str(error), code=1)
    return code


def _run(words: list[str]) -> int:
    match words:
        case [] | ["-h" | "--help" | "help"]:
            print(_help())
        case ["-V" | "--version"]:
            print(_version())
        case ["help", command]:
            return _run([command, "--help"])
        case [command, *rest] if command in COMMANDS:
            return _run_command(command, rest)
        case ["-h" | "--help" | "-V" | "--version", extra, *_]:
            return _complain(_no_argument(extra), prog="lisboa")
        case [option] if option == OPTION:
            return _complain(say("cli", "missing-value", name=OPTION), prog="lisboa")
        case [option, *_] if option.startswith("-"):
            return _complain(_no_argument(option), prog="lisboa")
        case [unknown, *_]:
            return _complain(_no_command(unknown), prog="lisboa")
    return 0


def _run_command(command: str, words: list[str]) -> int:
    """Import a command, read its arguments and run it."""
    from lisboa.terminal.arguments import CommandLineError, Parser

    module = import_module(f"lisboa.commands.{command}")
    prog = f"lisboa {command}"
    try:
        parser = Parser(prog, say("cli", f"{command}-summary"), say("cli", f"{command}-examples"))
        module.add_arguments(parser)
        return int(module.run(parser.parse_args(words)))
    except CommandLineError as error:
        return _complain(str(error), prog=prog)
    except SystemExit as stop:  # argparse leaves this way after showing help
        return stop.code if isinstance(stop.code, int) else 0


def _help() -> str:
    from lisboa.terminal.arguments import block, examples, placeholder
    from lisboa.terminal.console import bright

    return "\n\n".join(
        (
            f"{bright(PRODUCT)} – {say('cli', 'summary')}",
            examples(say("cli", "examples-of-all")),
            block(
                "commands", [(command, say("cli", f"{command}-summary")) for command in COMMANDS]
            ),
            block(
                "options",
                [
                    (f"{OPTION} {placeholder('language')}", say("cli", "language-option")),
                    ("-h, --help", say("cli", "help-option")),
                    ("-V, --version", say("cli", "version-option")),
                ],
            ),
            say("cli", "see-help-of-command"),
        )
    )


def _version() -> str:
    return say(
        "cli",
        "version",
        product=PRODUCT,
        version=__version__,
        engine="compiled" if is_compiled() else "plain",
        python=".".join(map(str, sys.version_info[:3])),
    )


def _no_argument(text: str) -> str:
    from lisboa.terminal.arguments import unknown

    return unknown(text, ("--help", "--version", OPTION))


def _no_command(unknown: str) -> str:
    from difflib import get_close_matches

    from lisboa.terminal.console import short

    near = get_close_matches(unknown.lower(), COMMANDS, n=1, cutoff=0.5)
    if near:
        return say("cli", "unknown-command-near", text=short(unknown), near=near[0])
    return say("cli", "unknown-command", text=short(unknown), commands=", ".join(COMMANDS))


def _about_file(error: OSError) -> str:
    reason = error.strerror or str(error) or type(error).__name__
    if error.filename is None:
        return say("cli", "system-error", reason=reason)
    return say("cli", "file-error", file=str(error.filename), reason=reason)


def _complain(sentence: str, *, prog: str = "", code: int = 2) -> int:
    """Say on the error output what is wrong, and for a wrong command line where help is."""
    lines = [f"{prog}: {sentence}", say("cli", "see-help", command=prog)] if prog else [sentence]
    print("\n".join(lines), file=sys.stderr)
    return code


def _never_stumble_over_letters() -> None:
    """A terminal without our letters gets a question mark instead of a traceback."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _let_go_of_output() -> None:
    """If nobody takes the output any more, drop the rest, or Python complains when it ends."""
    try:
        print(end="", flush=True)
    except OSError:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)
