"""What somebody asks in words: is it possible now, as what, and if not, why not?

The words are compared with those of the answers to the present question. At the beginning of a
turn people also ask for what comes later: a store, a ship, a sale. Such topics have words of their
own in the catalogue, and the rules tell the way to them.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache, partial, reduce
from typing import Final

from lisboa.edition import vocabulary as v
from lisboa.game import Game, GameError, Reason
from lisboa.game.decisions import refusal
from lisboa.rules import deeds, selling, trading
from lisboa.rules import nobles as noble_actions
from lisboa.rules.machinery import agenda as ag
from lisboa.rules.machinery import catalogue as act
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery import reasons as r
from lisboa.text import ENGLISH, language, rulebook, say, say_in, speaking, things
from lisboa.text.look import Look, listed
from lisboa.text.meaning import ABSENT_MESSAGES, candidates, reason_text
from lisboa.text.wording import action_text, question_text

_say = partial(say, "asking")
WORD: Final = re.compile(r"\w+(?:['-]\w+)*")
SHORTEST_STEM: Final = 4  # letters
LONGEST_ENDING: Final = 2
MOST_TOLD: Final = 3  # reasons, and actions of each
DEEDS: Final = v.ACTIONS_AT_COURT
OTHERS: Final = ("sell", "trade", *v.NOBLES, "event", "undo")
RULES_OF_DEEDS: Final = {
    "recruit": "OFF-01",
    "plan": "PLAN-01",
    "ship": "SHIP-01",
    "produce": "PROD-01",
    "cardinal": "CARD-01",
    "favour": "FAV-01",
    "store": "STORE-01",
    "decree": "DECREE-01",
    "open": "OPEN-01",
}


@dataclass(frozen=True)
class Inquiry:
    """Who wonders about what, and by which number each possible answer goes."""

    game: Game
    at: Look
    text: str
    numbers: Mapping[int, int]

    @property
    def seat(self) -> int:
        return ag.seat_of(self.game.state.agenda[-1])

    @property
    def at_turn(self) -> bool:
        return ag.kind_of(self.game.state.agenda[-1]) == ag.ASK_TURN

    def hand_actions(self, verb: int, kind: int | None = None) -> list[int]:
        """What can be wished to do with the own cards, or with those of a kind."""
        s = self.game.state
        hand = s.players[self.seat].hand
        cards = [card for card in hand if kind is None or s.t.card_kind[card] == kind]
        return [s.t.actions.of(verb, card) for card in cards]

    def refusal(self, reason: int) -> str:
        return reason_text(refusal(self.game.state, 0, reason))


def why(asked: Inquiry) -> list[str]:
    """Whether what somebody describes is possible, or why it is not: the most telling first."""
    words = {spoken: content(asked.text, spoken) for spoken in readings()}
    if not words[language()]:
        return [_say("empty")]
    if (action := _in_records(asked)) is not None:
        return list(_told(asked, [action]))
    found = _meant(asked, words)
    if own := [action for action in found if not _is_absent(asked, action)]:
        return list(_told(asked, own))
    for topic in _topics(words) if asked.at_turn or not found else ():
        if told := _about(asked, topic):
            return told
    unknown = _say("unknown", text=asked.text) if words[ENGLISH] else _say("empty")
    return list(_told(asked, found[:1])) or [unknown]


# ---- words ----


def readings() -> list[str]:
    """The languages in which something typed is read: that of the reader, then English."""
    return list(dict.fromkeys((language(), ENGLISH)))


def content(text: str, spoken: str | None = None) -> list[str]:
    """The words that say what is meant, without capitals and accents; read in the language that is
    spoken, or in this: “or” says nothing in English, but gold in French."""
    spoken = spoken or language()
    small = _words(spoken, "small-words")
    return [word for word in _split(rulebook.fold(text), spoken) if word not in small]


def occurs(word: str, text: str) -> bool:
    """Whether a word, in the singular or plural, stands in a text without capitals and accents.
    Most languages bend the ends of their words: there the beginnings are compared."""
    known = {*_split(text, language())}
    if {word, f"{word}s", word.removesuffix("s")} & known:
        return True
    stem = word[: max(SHORTEST_STEM, len(word) - LONGEST_ENDING)]
    return (
        language() != ENGLISH
        and len(word) > LONGEST_ENDING
        and any(
            other.startswith(stem) and len(other) <= len(stem) + 2 * LONGEST_ENDING
            for other in known
        )
    )


@lru_cache(maxsize=4096)
def _split(text: str, spoken: str) -> tuple[str, ...]:
    """The words of a text without capitals and accents. What a language leaves out before a vowel
    is a word of its own, and a small one: “l’or” is “or”."""
    small, out = _words(spoken, "small-words"), []
    for word in WORD.findall(text.replace("’", "'")):
        head, _, rest = word.partition("'")
        out.append(rest if head in small and word not in small else word)
    return tuple(out)


@cache
def _words(spoken: str, key: str) -> frozenset[str]:
    """A list of the catalogue."""
    return frozenset(rulebook.fold(say_in(spoken, "asking", key, {})).split())


def _topics(words: Mapping[str, Sequence[str]]) -> list[str]:
    """What is asked about, in either language; a noun that is rare tells more than “build”."""
    found = [
        topic
        for topic in (*DEEDS, *OTHERS)
        if any(_words(spoken, f"topic-{topic}") & {*typed} for spoken, typed in words.items())
    ]
    return sorted(found, key=lambda topic: (topic == "store", topic in v.NOBLES))


# ---- answers to the present question ----


def _in_records(asked: Inquiry) -> int | None:
    """The form of an action in records."""
    try:
        return asked.game.action(asked.text).id
    except GameError:
        return None


def _meant(asked: Inquiry, words: Mapping[str, Sequence[str]]) -> list[int]:
    """The actions in whose words all of these occur, or in the middle of a turn most of them; the
    English words of an action are understood, too."""
    for spoken, typed in words.items():
        with speaking(spoken):
            hits = {
                action: sum(occurs(word, rulebook.fold(_text(asked, action))) for word in typed)
                for action in candidates(asked.game)
            }
        most = max(hits.values(), default=0)
        enough = len(typed) if asked.at_turn else len(typed) // 2 + 1
        if found := [action for action, n in hits.items() if n == most >= max(enough, 1)]:
            return found
    return []


def _text(asked: Inquiry, action: int) -> str:
    return action_text(asked.at.t, asked.at.state, action, asked.at.names)


def _is_absent(asked: Inquiry, action: int) -> bool:
    """The thing is not there at all: the card of another hand, a tile of another player."""
    reason = asked.game.why_not(action)
    return reason is not None and reason.message in ABSENT_MESSAGES


def _told(asked: Inquiry, actions: Iterable[int]) -> Iterator[str]:
    """What is possible first, then the reasons, those with prices before the others."""
    legal, closed = [], dict[str, list[int]]()
    ranks: dict[str, tuple[bool, bool]] = {}
    for action in actions:
        reason = asked.game.why_not(action)
        if reason is None or action in asked.numbers:  # what is picked in any order (G-152)
            legal.append(action)
        else:
            closed.setdefault(reason_text(reason), []).append(action)
            ranks[reason_text(reason)] = _rank(reason)
    if legal:
        yield _possible(asked, legal)
    for sentence in sorted(closed, key=ranks.__getitem__)[:MOST_TOLD]:
        texts = [_text(asked, action) for action in closed[sentence]]
        if len(texts) == 1:
            yield _say("refused", action=texts[0], reason=sentence)
        else:
            shown, more = _joined(texts[:MOST_TOLD]), max(0, len(texts) - MOST_TOLD)
            yield _say("refused-several", actions=shown, more=more, reason=sentence)


def _rank(reason: Reason) -> tuple[bool, bool]:
    vague = reason.rule == r.RULE[r.CANNOT_FINISH][0]
    return vague, not reason.numbers


def _possible(asked: Inquiry, legal: Sequence[int]) -> str:
    texts = [_text(asked, action) for action in legal]
    if len(legal) == 1:
        return _say("legal", action=texts[0], numbers=_numbers(asked, legal))
    shown, more = _joined(texts[:MOST_TOLD]), max(0, len(texts) - MOST_TOLD)
    return _say("legal-several", actions=shown, more=more, numbers=_numbers(asked, legal))


def _joined(texts: Sequence[str]) -> str:
    return reduce(lambda some, more: _say("list", first=some, second=more), texts)


# ---- what comes later ----


def _about(asked: Inquiry, topic: str) -> list[str]:
    """What stands between somebody and a topic, or the way there."""
    if topic == "undo":
        return [_say("can-undo") if asked.game.can_undo else say("game", "nothing-to-undo")]
    if topic in ("sell", "trade"):
        return _about_goods(asked, topic)
    if topic in DEEDS:
        return _about_deed(asked, DEEDS.index(topic))
    if asked.at_turn:
        kind = w.TREASURY if topic == "event" else v.NOBLES.index(topic)
        return _at_court(asked, kind)
    return []


def _at_court(asked: Inquiry, kind: int) -> list[str]:
    """A visit, or an event, with the cards of the own hand."""
    if actions := asked.hand_actions(act.COURT, kind):
        return list(_told(asked, actions))
    noble = "treasury" if kind == w.TREASURY else things.noble(kind)
    rule = "ACT-04" if kind == w.TREASURY else "ACT-03"
    return [_say("no-card", kind=things.kind(kind), noble=noble, rule=rule)]


def _about_deed(asked: Inquiry, deed: int) -> list[str]:
    s, noble, rule = asked.game.state, deeds.noble_of(deed), RULES_OF_DEEDS[DEEDS[deed]]
    state = deed < w.STATE_ACTIONS
    if not asked.at_turn:
        key = "turn-state" if state else "turn-visit"
        way = _say(key, deed=things.deed(deed), noble=things.noble(noble), rule=rule)
        return [_not_now(asked, way)]
    forbids = deeds.forbids if state else noble_actions.forbids
    if reason := forbids(s, asked.seat, deed):
        return [_say("deed-refused", deed=things.deed(deed), reason=asked.refusal(reason))]
    visits = asked.hand_actions(act.COURT, noble)
    legal = [action for action in visits if action in s.answers]
    if not legal and (visits or not state):
        out = _at_court(asked, noble)
    elif not legal:
        out = []
    else:
        numbers = _numbers(asked, legal)
        deed_, noble_ = things.deed(deed), things.noble(noble)
        out = [_say("way-visit", deed=deed_, noble=noble_, numbers=numbers)]
    return [*out, *(_by_trade(asked, deed, noble) if state else ())]


def _by_trade(asked: Inquiry, deed: int, noble: int) -> Iterator[str]:
    s = asked.game.state
    legal = [x for x in asked.hand_actions(act.PORTFOLIO) if x in s.answers]
    if not legal or not trading.offerable(s, asked.seat, deed):
        yield _say("way-trade-refused", reason=asked.refusal(r.NOTHING_TO_DO))
        return
    goods = [things.good(good) for good in range(w.GOODS) if s.t.accepts[noble] >> good & 1]
    yield _say(
        "way-trade",
        deed=things.deed(deed),
        noble=things.noble(noble),
        numbers=_numbers(asked, legal),
        goods=listed(goods),
    )


def _about_goods(asked: Inquiry, topic: str) -> list[str]:
    """To sell or to trade."""
    s, seat = asked.game.state, asked.seat
    if not asked.at_turn:
        return [_not_now(asked, _say("turn-portfolio", what=topic, rule="PORT-11"))]
    reason = r.NO_GOOD_LEFT
    if s.players[seat].crates():
        reason = r.NO_SHIP_WITH_ROOM if topic == "sell" else r.NOTHING_TO_DO
    possible = selling.possible if topic == "sell" else trading.possible
    legal = [x for x in asked.hand_actions(act.PORTFOLIO) if x in s.answers]
    if not possible(s, seat) or not legal:
        return [_say(f"{topic}-refused", reason=asked.refusal(reason))]
    key = "way-sell" if topic == "sell" else "way-trade-any"
    return [_say(key, numbers=_numbers(asked, legal))]


def _not_now(asked: Inquiry, way: str) -> str:
    question = question_text(asked.at.state, asked.at.names)
    return _say("not-now", question=question, way=way)


def _numbers(asked: Inquiry, actions: Sequence[int]) -> str:
    known = [asked.numbers[action] for action in actions if action in asked.numbers]
    numbers = [str(number) for number in sorted(known)]
    return _say("number" if len(numbers) == 1 else "numbers", numbers=listed(numbers))
