"""`lisboa rules`: read the rules, search them, and see which of them tests prove."""

import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

from lisboa.terminal.arguments import CommandLineError, placeholder
from lisboa.terminal.console import short, strong
from lisboa.terminal.looking_up import NotFound, indented, look_up, overview, ranges
from lisboa.terminal.paging import Pager
from lisboa.text import rulebook, say
from lisboa.text.rulebook import Coverage

BAR = 20  # characters


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument(
        "words", metavar=placeholder("word"), nargs="*", help=say("rules", "words-argument")
    )
    parser.add_argument("--all", action="store_true", help=say("rules", "all-option"))
    parser.add_argument(
        "--beside",
        metavar=placeholder("language"),
        choices=rulebook.languages(),
        help=say("rules", "beside-option"),
    )
    parser.add_argument("--coverage", action="store_true", help=say("rules", "coverage-option"))
    parser.add_argument("--json", action="store_true", help=say("rules", "json-option"))
    parser.add_argument(
        "--tests", metavar=placeholder("folder"), type=Path, help=say("rules", "tests-option")
    )


def run(arguments: Namespace) -> int:
    words = [word for text in arguments.words for word in text.split()]
    if arguments.coverage:
        if arguments.words or arguments.all or arguments.beside:
            raise CommandLineError(say("rules", "coverage-alone"))
        return _coverage(_tests_folder(arguments.tests), as_json=arguments.json)
    for option in ("json", "tests"):
        if getattr(arguments, option):
            raise CommandLineError(say("rules", "only-with-coverage", option=f"--{option}"))
    if not arguments.words:
        if arguments.all:
            raise CommandLineError(say("rules", "only-with-words"))
        if arguments.beside:
            raise CommandLineError(say("rules", "beside-with-words"))
        return overview()
    if not words:
        raise CommandLineError(say("rules", "no-words"))
    return _look_up(words, everything=arguments.all, beside=arguments.beside or "")


def _look_up(words: list[str], *, everything: bool, beside: str) -> int:
    try:
        with Pager().paged():
            look_up(words, everything=everything, beside=beside)
    except NotFound as sentence:
        print(sentence, file=sys.stderr)
        return 1
    return 0


def _coverage(tests: Path, *, as_json: bool) -> int:
    try:
        coverage = rulebook.coverage(tests)
    except rulebook.NotPythonError as error:
        file, reason = str(error.path), error.reason
        raise CommandLineError(say("rules", "no-python", file=file, reason=reason)) from None
    if as_json:
        _print_json(coverage)
    else:
        _print_coverage(coverage, tests)
    return 1 if coverage.unknown else 0


def _print_json(coverage: Coverage) -> None:
    import json

    answer = {
        "total": coverage.total,
        "tested": [rule.id for rule in coverage.tested],
        "untested": [rule.id for rule in coverage.untested],
        "unknown": sorted(coverage.unknown),
    }
    print(json.dumps(answer, indent=2))


def _print_coverage(coverage: Coverage, tests: Path) -> None:
    print(say("rules", "coverage-title", folder=str(tests)), end="\n\n")
    width = max(map(len, rulebook.sections()))
    untested = {rule.id for rule in coverage.untested}
    for section, rules in rulebook.sections().items():
        needed = [rule for rule in rules if rule.kind in rulebook.PROVABLE]
        missing = [rule.id for rule in needed if rule.id in untested]
        if needed:
            done = len(needed) - len(missing)
            bar = "█" * (BAR * done // len(needed))
            print(f"  {strong(f'{section:{width}}')}  {bar:░<{BAR}}  {done:3} / {len(needed)}")
        if missing:
            indented(", ".join(ranges(missing)), indent=4)
    print()
    for rule_id, file in coverage.unknown.items():
        print(say("rules", "coverage-unknown", file=file, id=rule_id))
    tested, total = str(len(coverage.tested)), str(coverage.total)
    print(say("rules", "coverage-sum", tested=tested, total=total, untested=str(len(untested))))


def _tests_folder(asked: Path | None) -> Path:
    """The folder asked for, or ./tests, or that of the checkout this program runs from."""
    if asked is not None:
        if not asked.is_dir():
            raise CommandLineError(say("rules", "no-folder", folder=short(str(asked))))
        return asked
    source = Path(__file__).parents[2]
    for folder in (Path("tests"), source.parent / "tests"):
        if folder.is_dir():
            return folder
    raise CommandLineError(say("rules", "no-tests"))
