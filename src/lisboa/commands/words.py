"""`lisboa words`: which languages there are, and what each of them lacks."""

from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import partial
from typing import Any

from lisboa.terminal.arguments import CommandLineError, placeholder
from lisboa.terminal.drawing import show, table
from lisboa.terminal.looking_up import indented, ranges
from lisboa.text import LANGUAGES, known, say
from lisboa.text.catalogues import (
    Finding,
    english,
    findings,
    title_count,
    untranslated_rules,
    untranslated_titles,
)

_say = partial(say, "words")


@dataclass(frozen=True)
class Gaps:
    """What one language lacks and has wrong."""

    language: str
    findings: list[Finding]
    rules: list[str]  # ids of those that are missing
    titles: list[str]

    @property
    def wrong(self) -> int:
        return len(self.findings) + len(self.rules) + len(self.titles)

    @property
    def missing(self) -> int:
        return sum(finding.kind == "missing" for finding in self.findings)


def add_arguments(parser: ArgumentParser) -> None:
    add = parser.add_argument
    add("languages", metavar=placeholder("language"), nargs="*", help=_say("languages-argument"))
    add("--check", action="store_true", help=_say("check-option"))
    add("--json", action="store_true", help=_say("json-option"))


def run(arguments: Namespace) -> int:
    if arguments.json and not arguments.check:
        raise CommandLineError(_say("json-with-check"))
    try:
        languages = [known(name) for name in arguments.languages] or list(LANGUAGES)
    except ValueError as error:
        raise CommandLineError(str(error)) from None
    reports = [_report(language) for language in languages]
    if not arguments.check:
        _print_table(reports)
        return 0
    if arguments.json:
        _print_json(reports)
    else:
        _print_findings(reports)
    return 1 if any(report.wrong for report in reports) else 0


def _report(language: str) -> Gaps:
    return Gaps(
        language,
        findings(language),
        untranslated_rules(language),
        untranslated_titles(language),
    )


def _messages() -> int:
    return sum(len(catalogue.messages) for catalogue in english().values())


def _unused() -> list[str] | None:
    """None where nobody can tell."""
    from lisboa.text import usage

    return usage.unsaid() if usage.can_tell() else None


# ---- for people ----


def _print_table(reports: Sequence[Gaps]) -> None:
    from lisboa.text.rulebook import rules

    def there(missing: int, whole: int) -> str:
        return _say("of", there=str(whole - missing), all=str(whole))

    heads = [_say(f"head-{name}") for name in ("messages", "rules", "titles", "wrong")]
    rows = [
        [
            report.language,
            there(report.missing, _messages()),
            there(len(report.rules), len(rules())),
            there(len(report.titles), title_count()),
            str(len(report.findings) - report.missing),
        ]
        for report in reports
    ]
    show(table(_say("head-language"), heads, rows))


def _print_findings(reports: Sequence[Gaps]) -> None:
    for report in reports:
        for finding in report.findings:
            key = "nobodys-file" if finding.kind == "nobodys" and not finding.key else finding.kind
            file = f"text/{finding.language}/{finding.file}"
            print(_say(key, file=file, key=finding.key, what=finding.what))
        if report.rules:
            file = f"text/{report.language}/rules.md"
            print(_say("missing-rules", file=file))
            indented(", ".join(ranges(report.rules)))
        if report.titles:
            file = f"edition/baixa/titles/{report.language}.toml"
            print(_say("missing-titles", file=file))
            indented(", ".join(ranges(report.titles)))
    if unused := _unused():
        print(_say("unused"))
        indented(", ".join(unused))
    wrong = sum(report.wrong for report in reports)
    if wrong:
        print(_say("wrong", n=wrong))
    else:
        print(_say("complete", languages=len(reports), messages=str(_messages())))


# ---- for programs ----


def _print_json(reports: Sequence[Gaps]) -> None:
    import json

    answer: dict[str, Any] = {
        "complete": not any(report.wrong for report in reports),
        "messages": _messages(),
        "languages": {
            report.language: {
                "missing": report.missing,
                "findings": [asdict(finding) for finding in report.findings],
                "rules": report.rules,
                "titles": report.titles,
            }
            for report in reports
        },
        "unused": _unused(),
    }
    print(json.dumps(answer, indent=2, ensure_ascii=False))
