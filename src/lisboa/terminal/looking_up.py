"""The rules on the screen: one of them, a family of them, or all that mention some words."""

import re
import shlex
from collections.abc import Iterable, Sequence

from lisboa.terminal.console import beside, bright, faint, found, short, strong, wrap
from lisboa.text import language, rulebook, say
from lisboa.text.rulebook import Rule

FOR_PLAYERS = ("rule", "ruling")
LIKE_AN_ID = re.compile(r"[a-z]+(-[a-z]+)*-[a-z]?\d+[a-z]?", re.ASCII | re.IGNORECASE)


class NotFound(Exception):
    """Nothing of the kind is in the rules; its text is one sentence, or one for each id."""


def look_up(
    words: list[str], *, everything: bool = False, hint: str = "all-hint", beside: str = ""
) -> None:
    """Show the rules with these ids, of this family or with all these words, and beside each what
    it says in another language.

    A search shows what players need; examples, data and notes follow if `everything` is wanted,
    and otherwise the last line tells by this hint how to ask for them.
    """
    if all(LIKE_AN_ID.fullmatch(word) for word in words):
        missing = [sentence for word in words if (sentence := _one(word, beside))]
        if missing:
            raise NotFound("\n".join(missing))
    elif len(words) == 1 and (family := rulebook.family(words[0])):
        _family(words[0], family, beside)
    else:
        _search(words, everything, hint, beside)


def overview() -> int:
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


def _one(word: str, other: str) -> str | None:
    """Show a rule, or say that there is none."""
    rule = rulebook.find(word)
    if rule is None:
        return _unknown_id(short(word.upper()))
    place = say("rules", "place", kind=say("rules", f"kind-{rule.kind}"), section=rule.section)
    print(f"{bright(rule.id)}  {faint(place)}")
    for text in _texts(rule, other):
        indented(text)
    if others := rulebook.mentions(rule):
        names = ranges(other.id for other in others)
        indented(say("rules", "named-in", names=", ".join(names)))
    return None


def _texts(rule: Rule, other: str) -> list[str]:
    """What a rule says; that nobody has translated it yet; and what it says in another language."""
    own, spoken = rule.text, language()
    if rule.language != spoken:
        own = say("rules", "not-translated", text=own)
    if not other:
        return [own]
    their = rulebook.rules(other)[rule.id].text
    return [own, say("rules", "beside", language=other, text=their)]


def _family(family: str, rules: Sequence[Rule], other: str) -> None:
    _list(rules, (), other)
    print(f"\n{say('rules', 'family-size', family=family, **_counts(rules))}")


def _search(words: list[str], everything: bool, hint: str, other: str) -> None:
    quoted = [say("rules", "word", word=short(word)) for word in words]
    sought = _joined("word-list", quoted)
    rules = rulebook.search(words)
    if not rules:
        raise NotFound(say("rules", "no-match", words=sought))
    for_players = [rule for rule in rules if rule.kind in FOR_PLAYERS]
    others = [rule for rule in rules if rule.kind not in FOR_PLAYERS]
    if not for_players or everything:
        for_players, others = [*for_players, *others], []
    _list(for_players, words, other)
    print(f"\n{say('rules', 'matches', words=sought, **_counts(for_players))}")
    if others:
        ask = say("rules", hint, words=shlex.join(words))
        print(say("rules", "matches-more", more=len(others), ask=ask))


def _counts(rules: Sequence[Rule]) -> dict[str, str]:
    return {"count": str(len(rules)), "total": str(len(rulebook.rules()))}


def _list(rules: Sequence[Rule], words: Iterable[str], other: str) -> None:
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
        own, *others = _texts(rule, other)
        print(beside(label, own, width, lambda line: _marked(line, words)))
        for text in others:
            print(beside(" " * width, text, width, faint))


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


def indented(text: str, *, indent: int = 2) -> None:
    for line in wrap(text, indent):
        print(" " * indent + line)


def _marked(line: str, words: Iterable[str]) -> str:
    """The line with every occurrence of the words marked; accents do not matter."""
    wanted = "|".join(rulebook.beginning(word).pattern for word in words)
    if not wanted:
        return line
    pieces, end = [], 0
    for match in re.finditer(wanted, rulebook.fold(line)):
        pieces += [line[end : match.start()], found(line[match.start() : match.end()])]
        end = match.end()
    return "".join((*pieces, line[end:]))
