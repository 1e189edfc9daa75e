"""`lisboa rules`: read the rules, search them, and see which of them tests prove."""

import re
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterable, Sequence
from pathlib import Path

from lisboa.commands.arguments import CommandLineError
from lisboa.commands.terminal import beside, bright, faint, found, short, strong, wrap
from lisboa.text import rulebook, say
from lisboa.text.rulebook import Coverage, Rule

LIKE_AN_ID = re.compile(r"[a-z]+(-[a-z]+)*-[a-z]?\d+[a-z]?", re.ASCII | re.IGNORECASE)
BAR = 20  # characters


def add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("words", metavar="WORD", nargs="*", help=say("rules", "words-argument"))
    parser.add_argument("--coverage", action="store_true", help=say("rules", "coverage-option"))
    parser.add_argument("--json", action="store_true", help=say("rules", "json-option"))
    parser.add_argument("--tests", metavar="FOLDER", type=Path, help=say("rules", "tests-option"))


def run(arguments: Namespace) -> int:
    words = [word for text in arguments.words for word in text.split()]
    if arguments.coverage:
        if arguments.words:
            raise CommandLineError(say("rules", "coverage-alone"))
        return _coverage(_tests_folder(arguments.tests), as_json=arguments.json)
    for option in ("json", "tests"):
        if getattr(arguments, option):
            raise CommandLineError(say("rules", "only-with-coverage", option=f"--{option}"))
    if not arguments.words:
        return _overview()
    if not words:
        raise CommandLineError(say("rules", "no-words"))
    if all(LIKE_AN_ID.fullmatch(word) for word in words):
        return max(_one(word) for word in words)
    if len(words) == 1 and (family := rulebook.family(words[0])):
        return _family(words[0], family)
    return _search(words)


def _overview() -> int:
    sections = rulebook.sections()
    total = len(rulebook.rules())
    print(say("rules", "overview", total=str(total), sections=str(len(sections))), end="\n\n")
    width = max(map(len, sections))
    for section, rules in sections.items():
        families = dict.fromkeys(rule.family for rule in rules)
        label = f"{strong(f'{section:{width}}')}  {len(rules):3}"
        print(beside(label, " ".join(families), width + 5))
    print(f"\n{say('rules', 'overview-hint')}")
    return 0


def _one(word: str) -> int:
    rule = rulebook.find(word)
    if rule is None:
        return _no(_unknown_id(short(word.upper())))
    place = say("rules", "place", kind=say("rules", f"kind-{rule.kind}"), section=rule.section)
    print(f"{bright(rule.id)}  {faint(place)}")
    _indented(rule.text)
    if others := rulebook.mentions(rule):
        names = ranges(other.id for other in others)
        _indented(say("rules", "named-in", names=", ".join(names)))
    return 0


def _family(family: str, rules: Sequence[Rule]) -> int:
    _list(rules, ())
    print(f"\n{say('rules', 'family-size', family=family, **_counts(rules))}")
    return 0


def _search(words: list[str]) -> int:
    quoted = [say("rules", "word", word=short(word)) for word in words]
    sought = _joined("word-list", quoted)
    rules = rulebook.search(words)
    if not rules:
        return _no(say("rules", "no-match", words=sought))
    _list(rules, words)
    print(f"\n{say('rules', 'matches', words=sought, **_counts(rules))}")
    return 0


def _counts(rules: Sequence[Rule]) -> dict[str, str]:
    return {"count": str(len(rules)), "total": str(len(rulebook.rules()))}


def _list(rules: Sequence[Rule], words: Iterable[str]) -> None:
    """Statements below the headings of their sections, with these words marked."""
    width = max(len(rule.id) for rule in rules)
    section = None
    for rule in rules:
        if rule.section != section:
            if section is not None:
                print()
            section = rule.section
            print(strong(section))
        label = bright(f"{rule.id:{width}}")
        print(beside(label, rule.text, width, lambda line: _marked(line, words)))


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
            _indented(", ".join(ranges(missing)), indent=4)
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


def ranges(ids: Iterable[str]) -> list[str]:
    """The ids with runs of neighbours drawn together: STORE-01..04, STORE-08."""
    runs: list[list[str]] = []
    for rule_id in ids:
        if runs and _follows(runs[-1][-1], rule_id):
            runs[-1].append(rule_id)
        else:
            runs.append([rule_id])
    return [_drawn_together(run) for run in runs]


def _follows(first: str, second: str) -> bool:
    (stem, _, number), (other, _, next_number) = first.rpartition("-"), second.rpartition("-")
    both = number.isdecimal() and next_number.isdecimal()
    return stem == other and both and int(next_number) == int(number) + 1


def _drawn_together(run: list[str]) -> str:
    match run:
        case [first, *_, last] if len(run) > 2:
            return f"{first}..{last.rpartition('-')[2]}"
    return ", ".join(run)


def _unknown_id(word: str) -> str:
    from difflib import get_close_matches

    near = get_close_matches(word, rulebook.rules(), n=3, cutoff=0.7)
    if not near:
        return say("rules", "unknown-id", id=word)
    return say("rules", "unknown-id-near", id=word, near=_joined("or", near))


def _joined(message: str, parts: list[str]) -> str:
    """“a”, “b” and “c”"""
    *front, last = parts
    return say("rules", message, words=", ".join(front), last=last) if front else last


def _indented(text: str, *, indent: int = 2) -> None:
    for line in wrap(text, indent):
        print(" " * indent + line)


def _marked(line: str, words: Iterable[str]) -> str:
    """The line with every occurrence of the words marked; accents do not matter."""
    wanted = "|".join(re.escape(rulebook.fold(word)) for word in words)
    if not wanted:
        return line
    pieces, end = [], 0
    for match in re.finditer(wanted, rulebook.fold(line)):
        pieces += [line[end : match.start()], found(line[match.start() : match.end()])]
        end = match.end()
    return "".join((*pieces, line[end:]))


def _no(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return 1
