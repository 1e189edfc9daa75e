"""Turns as stories: what was done, what it cost and brought, and who followed.

Sentence, card, log line, veil and speech are all made from one story. What happens between turns
has stories of its own, which a client may stage: their `way` is `setup`, `church`, `period` (why
it ended is the first step, then sets, discards with rewards, new hands) or `scoring` (a step for
each category, with the wigs of everybody).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from typing import Annotated, Final, Literal

from lisboa.edition import vocabulary as v
from lisboa.edition.word_types import Among
from lisboa.game import Game
from lisboa.rules.machinery import log as e
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery.state import Event as Told
from lisboa.rules.machinery.state import State
from lisboa.server.show.previews import Difference, difference
from lisboa.server.show.texts import Text, text_of
from lisboa.server.show.turn_steps import (
    Doing,
    Steps,
    brief,
    changed,
    elements,
    phrase,
    sales,
    summary,
)
from lisboa.text import say, things
from lisboa.text.look import lacerda
from lisboa.text.meaning import amount

_say = partial(say, "stories")

SETUP: Final = "setup"
CHURCH: Final = "church"
PERIOD: Final = "period"
SCORING: Final = "scoring"
PASS: Final = "pass"
MOMENTS: Final = (SETUP, CHURCH, PERIOD, SCORING)
# What a turn was used for, and what happens between turns.
WAYS: Final = ("visit", "portfolio", "gold", "event", PASS, *MOMENTS)
Way = Annotated[str, Among("Way", WAYS)]
_WAY: Final = {
    e.CARD_AT_COURT: "visit",
    e.LACERDA_VISITS: "visit",
    e.CARD_PLAYED: "portfolio",
    e.CARD_FOR_GOLD: "gold",
    e.EVENT_SPONSORED: "event",
}
RECENT: Final = 12  # turns for somebody who has none


@dataclass(slots=True)
class TurnStep:
    """One step of a turn."""

    seat: int  # who did it, or to whom it happened
    icon: str  # of the drawings that the page has, without its prefix
    text: Text
    brief: Text | None  # a word or two for the line in the log: a place, a name
    elements: list[str]
    changes: list[Difference]  # of anybody


@dataclass(slots=True)
class Story:
    """One turn, or what happens between two; the present one grows."""

    turn: int  # 0: before the first one
    period: int
    seat: int  # whose turn it was; who began a church scoring or ended a period
    way: Way
    noble: Literal["builder", "minister", "king"] | None  # who was visited
    headline: Text  # in one sentence
    brief: Text  # the same in fewer words, to stand beside the name
    steps: list[TurnStep]
    followers: list[int]
    wigs: list[int]  # gained by each seat
    first: int  # the number of its first event, by which a client knows it again
    ended: bool


def stories(game: Game, told: Sequence[Told], since: int | None) -> list[Story]:
    """Those that event `since` or a later one belongs to, or the latest; `told` is all events."""
    start = _start(told, since)
    period = game.state.period - sum(event[0] == e.NEW_PERIOD for event in told[start:])
    cuts = [n for n in range(start, len(told)) if n == start or _cuts(told, n)]
    out: list[Story] = []
    for first, end in pairwise([*cuts, len(told)]):
        ended = end < len(told) or bool(game.over)
        if since is None or end > since - 1:  # it may be new that it has ended
            made = _Making(game, told, first, end, period).story(ended)
            out += [made] if made.steps else []
        period += sum(event[0] == e.NEW_PERIOD for event in told[first:end])
    return out


def _start(told: Sequence[Told], since: int | None) -> int:
    """Where the first turn begins that is told; looked for from the end, which is near."""
    end, turns = (len(told), RECENT) if since is None else (min(since, len(told)), 1)
    for n in range(end - 1, -1, -1):
        turns -= told[n][0] == e.TURN_BEGINS
        if not turns:
            return n
    return 0


def _cuts(told: Sequence[Told], n: int) -> bool:
    """Whether a story begins with this event."""
    kind = told[n][0]
    if kind == e.WIGS or kind == e.GAME_OVER:
        return _scores(told[n]) and not _scores(told[n - 1])
    return kind in (e.TURN_BEGINS, e.CHURCH_OPENS, e.PERIOD_ENDS)


def _scores(event: Told) -> bool:
    return event[0] == e.GAME_OVER or (event[0] == e.WIGS and event[3] >= w.W_SHIPS)


class _Making:
    """One story from its events."""

    def __init__(self, game: Game, told: Sequence[Told], first: int, end: int, period: int) -> None:
        self._names = game.names
        self._s: State = game.state
        self._lacerda = lacerda(game.state)
        self._told = told
        self._first, self._period = first, period
        self._events = list(told[first:end])
        self._head = told[first]
        self._steps = Steps(self._lacerda)
        self._gather()

    def _gather(self) -> None:
        events = self._events
        if self._head[0] == e.PERIOD_ENDS:
            why = (event for event in reversed(self._told[: self._first]))
            self._steps.add(next(x for x in why if x[0] == e.END_TRIGGERED), None, [])
        for n, event in enumerate(events):
            changes = list(changed(event, self._lacerda))
            if event[0] == e.INFLUENCE_GAINED:
                changes = [("influence", self._influence(self._first + n))]
            self._steps.add(event, events[n + 1] if n + 1 < len(events) else None, changes)

    def _influence(self, n: int) -> int:
        """What was really gained: the track has an end."""
        _, seat, gain, place, _ = self._told[n]
        if place < self._s.t.influence_max:
            return gain
        before = (x for x in reversed(self._told[:n]) if x[1] == seat)
        last = next((x for x in before if x[0] in (e.INFLUENCE_GAINED, e.INFLUENCE_LOST)), None)
        if last is not None:
            return place - last[3]
        players = len(self._s.players)
        return place - self._s.t.influence_start[(seat - self._s.start) % players]

    def story(self, ended: bool) -> Story:
        wigs = [0] * len(self._names)
        for step in self._steps.all:
            for (seat, what), n in step.changes.items():
                wigs[seat] += n if what == "wigs" else 0
        way, noble = self._way()
        headline, brief = self._sentence(way, noble, wigs)
        return Story(
            turn=self._turn(),
            period=self._period,
            seat=self._head[1],
            way=way,
            noble=noble,
            headline=text_of(headline),
            brief=text_of(brief),
            steps=[self._step(step, way) for step in self._steps.all],
            followers=[step.seat for step in self._steps.all if step.kind == e.FOLLOWS],
            wigs=wigs,
            first=self._first,
            ended=ended,
        )

    def _turn(self) -> int:
        begun = (x for x in reversed(self._told[: self._first + 1]) if x[0] == e.TURN_BEGINS)
        return next((x[2] for x in begun), 0)

    def _way(self) -> tuple[str, Literal["builder", "minister", "king"] | None]:
        match self._head[0]:
            case e.CHURCH_OPENS:
                return CHURCH, None
            case e.PERIOD_ENDS:
                return PERIOD, None
            case e.TURN_BEGINS:
                pass
            case _:
                return (SCORING if _scores(self._head) else SETUP), None
        card = next((step.head for step in self._steps.all if step.kind in _WAY), None)
        if card is None:
            return PASS, None
        noble = w.NONE
        if card[0] == e.LACERDA_VISITS:
            noble = card[2]
        elif card[0] == e.CARD_AT_COURT:
            noble = self._s.t.card_kind[card[2]]
        return _WAY[card[0]], None if noble == w.NONE else v.NOBLES[noble]

    # ---- words ----

    def _step(self, step: Doing, way: str) -> TurnStep:
        t, seat = self._s.t, step.seat
        words = phrase(t, step, self._names, self._lacerda)
        if step.kind not in e.HAPPENINGS and step.kind != e.WIGS and self._named(seat, way):
            words = _say("step-of", who=things.called(self._names[seat]), phrase=words)
        shortly = brief(t, step)
        icon = step.icon
        if icon == "visit":
            noble = step.head[2] if step.kind == e.LACERDA_VISITS else t.card_kind[step.head[2]]
            icon = v.NOBLES[noble]
        return TurnStep(
            seat=seat,
            icon=icon,
            text=text_of(_say("step", phrase=words)),
            brief=None if shortly is None else text_of(shortly),
            elements=elements(t, step),
            changes=[difference(of, what, n) for (of, what), n in step.changes.items()],
        )

    def _named(self, seat: int, way: str) -> bool:
        """Whose turn it is need not be said in every step."""
        return way in MOMENTS or seat != self._head[1]

    def _sentence(self, way: str, noble: str | None, wigs: list[int]) -> tuple[str, str]:
        """The headline, and the words beside the name."""
        if way in MOMENTS:
            words = self._with_gains(_say(way), wigs)
            return words, words
        seat = self._head[1]
        first = next((step for step in self._steps.all if step.kind in _WAY), None)
        own = [step for step in self._steps.all if step.seat == seat and step is not first]
        done = [summary(self._s.t, step) for step in own] + [sales(self._steps.all, seat)]
        deeds = [self._doing(way, noble, first), *dict.fromkeys(words for words in done if words)]
        followers = [step.seat for step in self._steps.all if step.kind == e.FOLLOWS]
        sentence = things.listed(deeds)
        if wigs[seat]:
            key = "with-wigs" if wigs[seat] > 0 else "with-loss"
            sentence = _say(key, phrase=sentence, n=abs(wigs[seat]))
        sentence = self._with_followers(sentence, followers)
        headline = _say("headline", who=things.called(self._names[seat]), deeds=sentence)
        return headline, self._beside(way, noble, deeds)

    def _beside(self, way: str, noble: str | None, deeds: list[str]) -> str:
        done = deeds[1:]
        if not done or way not in ("visit", "portfolio", "event"):
            return _say("step", phrase=things.listed(deeds))
        kind = things.kind(v.NOBLES.index(noble)) if noble else ""
        return _say(f"how-{way}", noble=kind, deeds=things.listed(done))

    def _doing(self, way: str, noble: str | None, first: Doing | None) -> str:
        if first is None:
            passed = any(step.kind == e.TURN_PASSED for step in self._steps.all)
            return _say("pass") if passed else _say("begins", n=self._turn())
        if noble is not None:
            words = _say(way, noble=things.noble(v.NOBLES.index(noble)))
        else:
            words = _say(way, card=things.card_label(self._s.t, first.head[2]))
        paid = [
            _say("cost", amount=amount(what, -n))
            for (seat, what), n in first.changes.items()
            if seat == first.seat and n < 0
        ]
        return _say("with-price", phrase=words, price=things.listed(paid)) if paid else words

    def _with_followers(self, words: str, seats: list[int]) -> str:
        if not seats:
            return words
        who = things.people([self._names[seat] for seat in seats])
        return _say("with-followers", phrase=words, who=who, n=len(seats))

    def _with_gains(self, words: str, wigs: list[int]) -> str:
        gains = [
            _say("gain", who=things.called(self._names[seat]), n=n)
            for seat, n in enumerate(wigs)
            if n > 0
        ]
        return _say("with-gains", phrase=words, gains=things.listed(gains)) if gains else words
