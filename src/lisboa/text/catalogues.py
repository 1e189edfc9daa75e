"""What the catalogues of a language lack or have too much, compared with the English ones.

English is written first. Another language has the same files with the same messages, each told no
more than the English one is told: what that names behind a $, in itself or in its comment.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final, Literal

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from lisboa.text import ENGLISH, LANGUAGES, locale_of

Kind = Literal["missing", "nobodys", "junk", "argument", "selector", "plural", "reference", "form"]

PLURALS: Final = frozenset({"zero", "one", "two", "few", "many", "other"})
FUNCTIONS: Final = frozenset({"CAPITAL", "FORM", "INITIAL", "NUMBER", "DATETIME"})
COUNTED: Final = range(1001)  # as high as anything in the game is counted, and higher
_TOLD = re.compile(r"\$([a-zA-Z][\w-]*)")


@dataclass(frozen=True)
class Finding:
    """One thing that is wrong with a message; `what` is the part of it that is meant."""

    kind: Kind
    language: str
    file: str
    key: str
    what: str = ""


@dataclass(frozen=True)
class Selector:
    """A selector: the argument that chooses, and between what."""

    argument: str
    variants: frozenset[str]
    default: str

    @property
    def counts(self) -> bool:
        """Whether these are forms of a plural; [other] alone may be the rest of anything."""
        return bool((self.variants & PLURALS) - ({"other"} & {self.default}))


@dataclass
class Message:
    """What there is to know about one message."""

    arguments: set[str] = field(default_factory=set)
    noted: set[str] = field(default_factory=set)  # arguments that its comment names
    forms: set[str] = field(default_factory=set)  # that it has
    asked: set[str] = field(default_factory=set)  # forms that it asks its arguments for
    selectors: list["Selector"] = field(default_factory=list)
    references: set[str] = field(default_factory=set)  # to messages and -terms
    functions: set[str] = field(default_factory=set)


@dataclass
class FluentFile:
    """One file."""

    messages: dict[str, Message]
    terms: dict[str, Message]
    junk: list[str]

    def told(self, key: str) -> set[str]:
        """What a message is told, through the messages it refers to as well."""
        told, seen, left = set[str](), set[str](), [key]
        while left:
            name = left.pop()
            message = self.messages.get(name)
            if message is not None and name not in seen:
                seen.add(name)
                told |= message.arguments | message.noted
                left += message.references
        return told


# ---- reading ----


class _Reader(Visitor):
    def __init__(self, message: Message) -> None:
        self.message = message

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.message.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.message.references.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.message.references.add(f"-{node.id.name}")

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.message.functions.add(node.id.name)
        positional = node.arguments.positional
        if node.id.name == "FORM" and len(positional) == 2:
            form = positional[1]
            self.message.asked.add(form.value if isinstance(form, ast.StringLiteral) else "")
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            variants = frozenset(_key(variant) for variant in node.variants)
            (default,) = (_key(variant) for variant in node.variants if variant.default)
            self.message.selectors.append(Selector(node.selector.id.name, variants, default))
        self.generic_visit(node)


def _key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


def parsed(source: str) -> FluentFile:
    out = FluentFile({}, {}, [])
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Junk):
            out.junk.append((entry.content or "").strip().splitlines()[0][:60])
        elif isinstance(entry, ast.Message | ast.Term):
            message = Message()
            reader = _Reader(message)
            for pattern in (entry.value, *(attribute.value for attribute in entry.attributes)):
                if pattern is not None:
                    reader.visit(pattern)
            message.forms = {attribute.id.name for attribute in entry.attributes}
            if entry.comment:
                message.noted = set(_TOLD.findall(entry.comment.content or ""))
            kept = out.messages if isinstance(entry, ast.Message) else out.terms
            kept[entry.id.name] = message
    return out


def catalogues(folder: Path) -> dict[str, FluentFile]:
    """Those of a language, by file."""
    return {path.name: parsed(path.read_text("utf-8")) for path in sorted(folder.glob("*.ftl"))}


@cache
def english() -> dict[str, FluentFile]:
    return catalogues(LANGUAGES[ENGLISH])


# ---- comparing ----


def findings(language: str) -> list[Finding]:
    """Everything that is wrong with a language, file by file."""
    own = catalogues(LANGUAGES[language])
    forms = {
        form
        for catalogue in own.values()
        for message in catalogue.messages.values()
        for form in message.forms
    }
    out = []
    for file in sorted({*english(), *own}):
        if file not in english():
            out.append(Finding("nobodys", language, file, ""))
        else:
            theirs = own.get(file, FluentFile({}, {}, []))
            out += differing(english()[file], theirs, language, file, forms)
    return out


def differing(
    original: FluentFile, own: FluentFile, language: str, file: str, forms: Iterable[str]
) -> Iterator[Finding]:
    """What is wrong with one file, if messages of the language have these forms."""
    for line in own.junk:
        yield Finding("junk", language, file, line)
    for key in original.messages:
        if key not in own.messages:
            yield Finding("missing", language, file, key)
    for key, message in own.messages.items():
        if key not in original.messages:
            yield Finding("nobodys", language, file, key)
            continue
        for name in sorted(message.arguments - original.told(key)):
            yield Finding("argument", language, file, key, name)
        for form in sorted(message.asked - {*forms}):
            yield Finding("form", language, file, key, form)
        yield from _references(own, message, language, file, key)
        yield from _selectors(original.messages[key], message, language, file, key)
    for key, term in own.terms.items():
        yield from _references(own, term, language, file, f"-{key}")


def _references(
    own: FluentFile, message: Message, language: str, file: str, key: str
) -> Iterator[Finding]:
    known = {*own.messages, *(f"-{term}" for term in own.terms)}
    for name in sorted(message.references - known):
        yield Finding("reference", language, file, key, name)
    for name in sorted(message.functions - FUNCTIONS):
        yield Finding("reference", language, file, key, f"{name}()")


def _selectors(
    original: Message, own: Message, language: str, file: str, key: str
) -> Iterator[Finding]:
    """A plural has all its forms, and a word that chooses is one that is told."""
    for choice in own.selectors:
        name = choice.argument
        if choice.counts:
            for form in sorted(plural_forms(language) - choice.variants):
                yield Finding("plural", language, file, key, f"${name} [{form}]")
            continue
        chosen = [other for other in original.selectors if other.argument == name]
        if chosen and not any(other.counts for other in chosen):
            for variant in sorted(choice.variants - _words(name) - {choice.default}):
                if not variant.isdigit():
                    yield Finding("selector", language, file, key, f"${name} [{variant}]")


@cache
def _words(argument: str) -> frozenset[str]:
    """All words that English chooses by under this name, in any message."""
    return frozenset[str]().union(
        *(
            choice.variants
            for catalogue in english().values()
            for message in catalogue.messages.values()
            for choice in message.selectors
            if choice.argument == argument
        )
    )


@cache
def plural_forms(language: str) -> frozenset[str]:
    """Those that a whole number can take in a language."""
    from babel import Locale, UnknownLocaleError

    try:
        locale = Locale.parse(locale_of(language), sep="-")
    except (UnknownLocaleError, ValueError):
        locale = Locale.parse(ENGLISH)
    return frozenset(locale.plural_form(n) for n in COUNTED)


# ---- rules and titles ----


def untranslated_rules(language: str) -> list[str]:
    """The ids of the rules that a language lacks."""
    from lisboa.text import rulebook

    rules = rulebook.rules(language).values()
    return [rule.id for rule in rules if rule.language != language]


def untranslated_titles(language: str) -> list[str]:
    """The ids of what Baixa, which is English, has no title for in a language."""
    from lisboa.edition import written
    from lisboa.edition.titles import Titles

    if language == ENGLISH:
        return []
    return sorted(_titles() - Titles.among(written().files).into(language).keys())


def title_count() -> int:
    """How many things of Baixa are called by a name."""
    return len(_titles())


@cache
def _titles() -> frozenset[str]:
    import tomllib

    from lisboa.edition import written
    from lisboa.edition.titles import SECTIONS, title_ids

    files = written().files
    own = {section: tomllib.loads(files[section]) for section in SECTIONS}
    return frozenset[str]().union(*(title_ids(own, section) for section in SECTIONS))
