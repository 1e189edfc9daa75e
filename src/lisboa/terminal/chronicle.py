"""The log of a game as a story: chapters, turns and lines.

A line begins with something that a player sets about; what comes of it follows in the same line.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial, reduce
from itertools import groupby
from typing import Final

from lisboa.rules.machinery import log as e
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery.state import Event
from lisboa.rules.machinery.tables import Tables
from lisboa.text import say, things
from lisboa.text.wording import event_phrase, sentence

_say = partial(say, "story")

# What a line begins with; all the rest follows from it.
BEGINNINGS: Final = frozenset(
    {
        e.CARD_FOR_GOLD,
        e.CARD_PLAYED,
        e.CARD_AT_COURT,
        e.EVENT_SPONSORED,
        e.TURN_PASSED,
        e.GOOD_SOLD,
        e.GOOD_TRADED,
        e.FREE_ACTION,
        e.FOLLOWS,
        e.CARD_DRAWN,
        e.STORE_CHOSEN,
        e.STORE_BUILT,
        e.DECREE_TAKEN,
        e.SITE_CHOSEN,
        e.BUILDING_OPENED,
        e.CHURCH_OPENS,
        e.TILE_GIVEN,
        e.END_TRIGGERED,
        e.LAST_ROUND,
        e.REWARD_CLAIMED,
        e.CARDS_DEALT,
        e.TILE_KEPT,
        e.TURNED_UP,
        e.TASK_DONE,
        e.LACERDA_VISITS,
        e.LACERDA_STATE_ACTION,
        e.LACERDA_BUILDS,
        e.LACERDA_OPENS,
        e.AIDE_MOVES,
    }
)
# The heads of lines that end with a reason.
REASONED: Final = frozenset({e.LACERDA_BUILDS, e.LACERDA_OPENS})
CHAPTERS: Final = {e.PERIOD_ENDS: "change", e.NEW_PERIOD: "second"}


@dataclass
class Passage:
    """A turn, or (with number 0) what happens between turns."""

    number: int = 0
    seat: int = w.NONE
    events: list[Event] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)
    standing: list[int] = field(default_factory=list)  # wigs after it, by seat
    lacerda: int = w.NONE  # its seat


@dataclass
class Chapter:
    name: str
    turns: list[Passage] = field(default_factory=list)


def chapters(
    t: Tables, log: list[Event], names: list[str], *, lacerda: int = w.NONE
) -> list[Chapter]:
    """The whole game but for the final scoring; in solo with the seat of Lacerda."""
    out = [Chapter("setup", [Passage()])]
    for event in log:
        kind, seat, number, *_ = event
        if kind == e.TURN_BEGINS:
            if out[-1].name == "setup":
                out.append(Chapter("first"))
            out[-1].turns.append(Passage(number, seat))
        elif kind in CHAPTERS:
            out.append(Chapter(CHAPTERS[kind]))
            if kind == e.PERIOD_ENDS:
                out[-1].turns.append(Passage())
        else:
            _turn(out).events.append(event)
    standing = [w.STARTING_WIGS] * len(names)
    for chapter in out:
        for turn in chapter.turns:
            turn.lacerda = lacerda
            turn.lines = list(_texts(t, turn, names))
            for kind, seat, wigs, category, _ in turn.events:
                if kind == e.WIGS and category < w.W_SHIPS:
                    standing[seat] += wigs
            turn.standing = standing[:]
    return out


def _turn(out: list[Chapter]) -> Passage:
    """The turn that goes on; a new period may begin with events of its own."""
    if not out[-1].turns:
        out[-1].turns.append(Passage())
    return out[-1].turns[-1]


# ---- events that belong in one line ----


def _lines(turn: Passage) -> Iterator[list[Event]]:
    line: list[Event] = []
    for event in _worth_telling(turn.events, turn.lacerda):
        if line and _begins(event, line[0], turn):
            yield line
            line = []
        line.append(event)
    if line:
        yield line


def _begins(event: Event, head: Event, turn: Passage) -> bool:
    """Whether an event begins a new line after one with this head."""
    kind, seat, x, *_ = event
    if seat == turn.lacerda != w.NONE:
        if kind == head[0] == e.DECREE_TAKEN or (kind == e.AIDE_MOVES and _leaves(head, seat)):
            return False
        if kind in (e.VISIT_PAID, e.LACERDA_SKIPS):  # its noble action begins
            return head[0] != e.FOLLOWS and (kind == e.VISIT_PAID or x >= w.STORE)
        if kind == e.CARD_DISCARDED:
            return True
    between = kind == e.TASK_DRAWN or seat != head[1]  # before the first turn, or at the change
    return kind in BEGINNINGS or (not turn.number and between)


def _leaves(head: Event, lacerda: int) -> bool:
    """The card below the Aide has been discarded."""
    return head[0] == e.CARD_DISCARDED and head[1] == lacerda


def _worth_telling(events: list[Event], lacerda: int) -> Iterator[Event]:
    """Without what another event tells as well."""
    nothing = (w.NONE, w.NONE, 0, 0, 0)
    built: list[Event] = []
    for before, event, after in zip(
        [nothing, *events], events, [*events[1:], nothing], strict=False
    ):
        if event[0] == e.STORE_CHOSEN and _goes_straight(events[events.index(event) + 1 :]):
            event = (e.STORE_BUILT, *event[1:])  # in one line with all that it brings
            built.append(event)
        elif event in built or _is_told(event, before[0], after[0], lacerda):
            continue
        yield event


def _is_told(event: Event, before: int, after: int, lacerda: int) -> bool:
    """Whether the events around this one say enough."""
    match event[0]:
        case e.CARD_PLACED | e.CARD_RECEIVED | e.GAME_OVER:
            return True
        case e.WIGS:
            return event[3] >= w.W_SHIPS  # the final scoring has its own table
        case e.VISIT_PAID:
            follows = event[4] or event[1] != lacerda
            return event[3] > 0 and bool(follows)  # influence, réis or wigs are told
        case e.GOODS_GAINED:
            return before == e.CARD_FOR_GOLD and event[3] > 0
        case e.GOODS_PAID:
            return after == e.GOOD_TRADED
        case e.REAIS_PAID:
            return after == e.PENALTY_PAID
        case e.PENALTY_PAID:
            return event[2] in (w.GIVE_WIGS, w.GIVE_INFLUENCE)
        case e.TILE_TAKEN:
            return before == e.TILE_KEPT
        case e.CARDS_DEALT:
            return not event[2]
    return False


def _goes_straight(events: list[Event]) -> bool:
    """Whether a store is built without anything in between that needs a line of its own."""
    for kind, *_ in events:
        if kind in BEGINNINGS:
            return kind == e.STORE_BUILT
    return False


# ---- words ----


def _texts(t: Tables, turn: Passage, names: list[str]) -> Iterator[str]:
    """The lines of a turn; its player is named first, and again after somebody else."""
    spoken_of = w.NONE
    for line in _lines(turn):
        head = line[0]
        phrases = _phrases(t, line, spoken_of, names, turn.lacerda)
        run = next((n for n, event in enumerate(line) if event[0] != head[0]), len(line))
        text = _listed(phrases[:run])
        if phrases[run:]:
            key = "line-reasoned" if head[0] in REASONED else "line"
            text = _say(key, head=text, rest=_listed(phrases[run:]))
        yield sentence(text)
        if head[0] not in e.HAPPENINGS:
            spoken_of = head[1] if head[1] == turn.seat else w.NONE


def _phrases(
    t: Tables, line: list[Event], spoken_of: int, names: list[str], lacerda: int
) -> list[str]:
    """With the name of whoever did it, unless that is the one spoken of already; after what
    happens by itself, of which a phrase without a name would tell, it is said again."""
    out = []
    for event in line:
        phrase = event_phrase(t, event, names, lacerda)
        if event[0] in e.HAPPENINGS:
            spoken_of = w.NONE
        else:
            if event[1] != spoken_of:
                phrase = say("events", "deed", who=things.called(names[event[1]]), deed=phrase)
            spoken_of = event[1]
        out.append(phrase)
    return out


def _listed(phrases: list[str]) -> str:
    """One after the other; what happens several times in a row is said once."""
    runs = [(phrase, len(list(run))) for phrase, run in groupby(phrases)]
    once = [phrase if n == 1 else _say("times", phrase=phrase, n=n) for phrase, n in runs]
    return reduce(lambda some, more: _say("list", first=some, second=more), once)
