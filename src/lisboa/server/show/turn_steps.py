"""Steps of a turn, from the events that the engine told of it.

`PARTS` declares for each kind of event what part it has in a story. Events that only one seat may
know have none, so everybody is told the same.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import Final, NamedTuple

from lisboa.edition import vocabulary as v
from lisboa.rules.machinery import log as e
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery.state import Event as Told
from lisboa.rules.machinery.tables import Tables
from lisboa.server.show.targets import concerned
from lisboa.text import say, things
from lisboa.text.wording import event_phrase

_say = partial(say, "stories")

BEGINS: Final = "begins"  # a step
SETS_OUT: Final = "sets out"  # begins a step for a deed that other events carry out
DOES: Final = "does"  # carries a deed out: in the step that set out for it, or in one of its own
GATHERS: Final = "gathers"  # in one step with its like
FOLDS: Final = "folds"  # is what the present step costs, brings or means
UNTOLD: Final = "untold"  # without effect for the reader, or told by another event


class StoryPart(NamedTuple):
    """What a kind of event is in a story."""

    role: str
    icon: str = ""
    deed: int = w.NONE  # that it carries out, unless the event names it


DEED_ICON: Final = (
    *("state-recruit", "state-plan", "state-ship", "state-produce"),
    *("state-cardinal", "state-favour", "act-store", "act-decree", "act-open"),
)
CATEGORY_ICON: Final = {
    w.W_PERIOD: "set",
    w.W_SHIPS: "ship",
    w.W_SETS: "set",
    w.W_MAJORITIES: "store",
    w.W_MONEY: "real",
    w.W_DECREES: "decree",
    w.W_OFFICIALS: "official",
    w.W_FAVOURS: "favour",
}
PARTS: Final[dict[int, StoryPart]] = {
    e.TURN_BEGINS: StoryPart(UNTOLD),
    e.SHIP_DOCKS: StoryPart(BEGINS, "dock"),
    e.CARD_FOR_GOLD: StoryPart(BEGINS, "gold"),
    e.CARD_PLAYED: StoryPart(BEGINS, "card"),
    e.CARD_AT_COURT: StoryPart(BEGINS, "visit"),
    e.CARD_PLACED: StoryPart(UNTOLD),
    e.CARD_DISCARDED: StoryPart(GATHERS, "card"),
    e.GOODS_GAINED: StoryPart(FOLDS),
    e.GOODS_PAID: StoryPart(FOLDS),
    e.REAIS_GAINED: StoryPart(FOLDS),
    e.REAIS_PAID: StoryPart(FOLDS),
    e.INFLUENCE_GAINED: StoryPart(FOLDS),
    e.INFLUENCE_LOST: StoryPart(FOLDS),
    e.WIGS: StoryPart(FOLDS),
    e.TREASURY_MOVED: StoryPart(UNTOLD),
    e.GOOD_SOLD: StoryPart(GATHERS, "sell"),
    e.SHIP_SAILS: StoryPart(BEGINS, "ship"),
    e.GOOD_TRADED: StoryPart(SETS_OUT),
    e.OFFICIAL_PLACED: StoryPart(DOES, deed=w.RECRUIT),
    e.OFFICIAL_DISPLACED: StoryPart(FOLDS),
    e.OFFICIAL_RETURNED: StoryPart(FOLDS),
    e.OFFICIALS_HIRED: StoryPart(FOLDS),
    e.PLAN_TAKEN: StoryPart(DOES, deed=w.PLAN),
    e.SHIP_BUILT: StoryPart(DOES, deed=w.SHIP),
    e.PRICE_FELL: StoryPart(UNTOLD),
    e.CARDINAL_MOVED: StoryPart(DOES, deed=w.CARDINAL),
    e.TILE_TAKEN: StoryPart(DOES, deed=w.CARDINAL),
    e.TILE_GIVEN: StoryPart(GATHERS, "clergy"),
    e.CHURCH_CALLED: StoryPart(UNTOLD),
    e.CHURCH_OPENS: StoryPart(BEGINS, "clergy"),
    e.FAVOUR_TAKEN: StoryPart(DOES, deed=w.FAVOUR),
    e.FAVOUR_RETURNED: StoryPart(FOLDS),
    e.VISIT_PAID: StoryPart(FOLDS),
    e.FREE_ACTION: StoryPart(SETS_OUT),
    e.FOLLOWS: StoryPart(SETS_OUT),
    e.STORE_CHOSEN: StoryPart(DOES, deed=w.STORE),
    e.STORE_BUILT: StoryPart(DOES, deed=w.STORE),
    e.CUBE_GAINED: StoryPart(FOLDS),
    e.SET_COMPLETED: StoryPart(FOLDS),
    e.HOUSE_BUILT: StoryPart(FOLDS),
    e.DECREE_TAKEN: StoryPart(DOES, deed=w.DECREE),
    e.SITE_CHOSEN: StoryPart(DOES, deed=w.OPEN),
    e.BUILDING_OPENED: StoryPart(DOES, deed=w.OPEN),
    e.EVENT_SPONSORED: StoryPart(BEGINS, "event"),
    e.EFFECT_FORFEITED: StoryPart(UNTOLD),
    e.EFFECT_DECLINED: StoryPart(UNTOLD),
    e.CARD_DRAWN: StoryPart(BEGINS, "draw"),
    e.END_TRIGGERED: StoryPart(BEGINS, "last"),
    e.PERIOD_ENDS: StoryPart(UNTOLD),
    e.CARDS_DEALT: StoryPart(BEGINS, "card"),
    e.NEW_PERIOD: StoryPart(BEGINS, "next"),
    e.LAST_ROUND: StoryPart(BEGINS, "last"),
    e.GAME_OVER: StoryPart(BEGINS, "trophy"),
    e.TILE_KEPT: StoryPart(BEGINS, "clergy", w.CARDINAL),
    e.REWARD_CLAIMED: StoryPart(BEGINS, "card"),
    e.PENALTY_PAID: StoryPart(FOLDS),
    e.TURN_PASSED: StoryPart(BEGINS, "clock"),
    e.CARD_RECEIVED: StoryPart(UNTOLD),
    e.LACERDA_VISITS: StoryPart(BEGINS, "visit"),
    e.LACERDA_STATE_ACTION: StoryPart(SETS_OUT),
    e.LACERDA_SKIPS: StoryPart(DOES),
    e.LACERDA_BUILDS: StoryPart(DOES, deed=w.STORE),
    e.LACERDA_OPENS: StoryPart(DOES, deed=w.OPEN),
    e.AIDE_MOVES: StoryPart(BEGINS, "courtier-pawn"),
    e.TASK_DONE: StoryPart(BEGINS, "confirm"),
    e.TASK_DRAWN: StoryPart(BEGINS, "card"),
    e.CARD_KEPT: StoryPart(UNTOLD),
    e.LACERDA_SPARED: StoryPart(BEGINS, "info"),
    e.TURNED_UP: StoryPart(BEGINS, "clergy"),
}
# Where an event names a deed.
_DEED_AT: Final = {
    e.FREE_ACTION: 2,
    e.LACERDA_STATE_ACTION: 2,
    e.LACERDA_SKIPS: 2,
    e.GOOD_TRADED: 3,
    e.FOLLOWS: 3,
}


def _deed(told: Told) -> int:
    """That an event carries out or sets out for."""
    if told[0] == e.TILE_GIVEN:
        return w.CARDINAL
    return told[_DEED_AT[told[0]]] if told[0] in _DEED_AT else PARTS[told[0]].deed


@dataclass
class Doing:
    """A step while events are still added to it."""

    head: Told
    icon: str
    deed: int = w.NONE
    done: list[Told] = field(default_factory=list)  # the events that are told in words
    folded: list[Told] = field(default_factory=list)
    changes: dict[tuple[int, str], int] = field(default_factory=dict)

    @property
    def kind(self) -> int:
        return self.head[0]

    @property
    def seat(self) -> int:
        return self.head[1]

    def change(self, seat: int, what: str, n: int) -> None:
        key = (seat, what)
        self.changes[key] = self.changes.get(key, 0) + n
        if not self.changes[key]:
            del self.changes[key]


def gathers(told: Told) -> bool:
    """Wigs of the same category are one step of a scoring."""
    return PARTS[told[0]].role == GATHERS or (told[0] == e.WIGS and told[3] in CATEGORY_ICON)


def alike(first: Told, second: Told) -> bool:
    """Whether both are told in one step."""
    if first[0] != second[0]:
        return False
    if first[0] == e.WIGS:
        return first[3] == second[3]
    return first[1] == second[1] and (first[0] != e.GOOD_SOLD or first[3] == second[3])


class Steps:
    """The steps of one story, as its events come in."""

    def __init__(self, lacerda: int) -> None:
        self.all: list[Doing] = []
        self._lacerda = lacerda
        self._now: Doing | None = None
        self._ahead: list[tuple[int, str, int]] = []  # paid for what comes next

    def add(self, told: Told, following: Told | None, change: list[tuple[str, int]]) -> None:
        """An event, the one after it, and what it changes on the board of its seat."""
        kind, seat, *_ = told
        part = PARTS[kind]
        if kind == e.GOODS_PAID and following is not None and following[0] == e.GOOD_TRADED:
            self._ahead += [(seat, what, n) for what, n in change]
            return
        if gathers(told) and not self._joins_the_cardinal(told):
            self._gather(told)
        elif part.role == BEGINS:
            self._begin(told, part.icon, part.deed)
        elif part.role == SETS_OUT:
            deed = _deed(told)
            self._begin(told, "follow" if kind == e.FOLLOWS else DEED_ICON[deed], deed)
        elif part.role == DOES or kind == e.TILE_GIVEN:
            self._do(told, _deed(told))
        elif kind == e.VISIT_PAID and not told[4] and self.all:
            self._now = next((x for x in self.all if x.icon == "visit"), self._now)
        if self._now is not None:
            if part.role == FOLDS:
                self._now.folded.append(told)
            for what, n in change:
                self._now.change(seat, what, n)

    def _begin(self, told: Told, icon: str, deed: int = w.NONE) -> None:
        self._now = Doing(told, icon, deed)
        self.all.append(self._now)
        for change in self._ahead:
            self._now.change(*change)
        self._ahead = []

    def _gather(self, told: Told) -> None:
        """With its like; a card that makes room in a portfolio is part of what needs the room."""
        like = next((x for x in self.all if gathers(x.head) and alike(x.head, told)), None)
        if like is None and told[0] == e.CARD_DISCARDED and self._makes_room(told):
            return
        if like is None or (told[0] == e.GOOD_SOLD and like is not self._now):
            icon = CATEGORY_ICON[told[3]] if told[0] == e.WIGS else PARTS[told[0]].icon
            self._begin(told, icon)
        else:
            self._now = like
        assert self._now is not None
        self._now.done.append(told)

    def _makes_room(self, told: Told) -> bool:
        return bool(self.all) and self.all[0].kind != e.END_TRIGGERED and told[1] != self._lacerda

    def _joins_the_cardinal(self, told: Told) -> bool:
        """Lacerda gives up the tile that the Cardinal brings (SOLO-STATE-11)."""
        now = self._now
        return told[0] == e.TILE_GIVEN and now is not None and now.deed == w.CARDINAL

    def _do(self, told: Told, deed: int) -> None:
        step = self._begun(told, deed)
        if step is None:
            self._begin(told, DEED_ICON[deed], deed)
        else:
            self._now = step
        assert self._now is not None
        self._now.done.append(told)

    def _begun(self, told: Told, deed: int) -> Doing | None:
        """The step in which this deed is done already: the present one, or where a store or a
        building was begun whose reward came first."""
        now, seat = self._now, told[1]
        if now is not None and now.deed == deed and now.seat == seat:
            return now
        if told[0] in (e.STORE_BUILT, e.BUILDING_OPENED):
            own = (x for x in reversed(self.all) if x.deed == deed and x.seat == seat)
            return next(own, None)
        return None


# ---- what an event changes on the board of its seat ----


def changed(told: Told, lacerda: int) -> Iterator[tuple[str, int]]:
    """Influence that is gained is not here: where the track ends, the event does not say."""
    kind, seat, x, y, z = told
    match kind:
        case e.GOODS_GAINED:
            yield v.GOODS[x], y
        case e.GOODS_PAID:
            yield v.GOODS[x], -y
        case e.REAIS_GAINED:
            yield "reais", x
        case e.REAIS_PAID:
            yield "reais", -x
        case e.INFLUENCE_LOST:
            yield "influence", -x
        case e.WIGS:
            yield "wigs", x
        case e.GOOD_SOLD:
            yield from ((v.GOODS[x], -1), ("reais", z))
        case e.CUBE_GAINED if not y:
            yield f"rubble_{v.RUBBLE[x]}", 1
        case e.SET_COMPLETED:
            yield "sets", 1
        case e.FAVOUR_TAKEN:
            yield "favours", 1
        case e.FAVOUR_RETURNED:
            yield "favours", -1
        case e.PLAN_TAKEN:
            yield ("completed" if seat == lacerda else "plans"), 1
        case e.BUILDING_OPENED if z != w.NONE:
            yield from (("plans", -1), ("completed", 1))
        case e.TILE_TAKEN:
            yield "clergy", 1
        case e.TILE_GIVEN if seat != lacerda:
            yield "clergy", -1
        case e.DECREE_TAKEN:
            yield "decrees", 1


# ---- words ----


def phrase(t: Tables, step: Doing, names: list[str], lacerda: int) -> str:
    """What is done in a step, without the name of who does it."""
    told = partial(event_phrase, t, names=names, lacerda=lacerda)
    head = step.head
    if head[0] == e.WIGS:
        return _say(f"scoring-{w.WIGS[head[3]]}")
    if head[0] == e.GOOD_SOLD:
        goods = _listed([x[2] for x in step.done])
        return _say("sells", goods=goods, ship=things.ship(t, head[3]))
    if head[0] in (e.CARD_DISCARDED, e.TILE_GIVEN) and len(step.done) > 1:
        namer = things.card if head[0] == e.CARD_DISCARDED else things.tile
        what = things.listed([namer(t, x[2]) for x in step.done])
        return _say("discards" if head[0] == e.CARD_DISCARDED else "gives-tiles", what=what)
    done = _done(t, step, told)
    if head[0] == e.GOOD_TRADED:
        return _say("trades", good=things.goods(head[2], 1), done=done or things.deed(head[3]))
    if head[0] == e.FOLLOWS:
        return _say("follows", done=done or things.deed(head[3]))
    if head[0] == e.LACERDA_STATE_ACTION and done:
        return _say("lacerda-does", why=told(head), done=done)
    return done or told(head)


def _done(t: Tables, step: Doing, told: partial[str]) -> str:
    """What came of a deed, or nothing."""
    if step.kind == e.TILE_KEPT:
        return ""
    placed = [x for x in step.done if x[0] == e.OFFICIAL_PLACED]
    if len(placed) > 1:
        return _say("recruits", places=things.listed([things.office(x[2]) for x in placed]))
    if step.deed == w.PRODUCE:
        gained = [x[2] for x in step.folded if x[0] == e.GOODS_GAINED for _ in range(x[3])]
        return _say("produces", goods=_listed(gained)) if gained else ""
    begun = (e.STORE_CHOSEN, e.SITE_CHOSEN)
    finished = [x for x in step.done if x[0] not in begun] or step.done
    return things.listed([told(x) for x in finished]) if finished else ""


def _listed(goods: list[int]) -> str:
    """ "2 gold and 1 book" """
    return things.listed([things.goods(good, goods.count(good)) for good in sorted(set(goods))])


def summary(t: Tables, step: Doing) -> str | None:
    """The same in the fewest words, for the sentence about the whole turn."""
    if step.kind in (e.TILE_KEPT, e.FOLLOWS) or step.deed == w.NONE:
        return None
    if step.deed == w.PRODUCE:
        return _say("done-produce")
    if not step.done:
        return None
    kind, _, x, y, _ = step.done[-1]
    match kind:
        case e.STORE_CHOSEN | e.STORE_BUILT | e.LACERDA_BUILDS:
            store, plot = things.store(t.lot_good[x]), things.plot(t, t.lot_plot[x])
            return _say("done-store", store=store, plot=plot)
        case e.BUILDING_OPENED:
            return _say("done-open", building=things.building(t, y))
        case e.SITE_CHOSEN | e.LACERDA_OPENS:
            return _say("done-site", site=things.site(t, x))
        case e.DECREE_TAKEN:
            taken = [things.decree(t, told[2]) for told in step.done]
            return _say("done-decree", decree=things.listed(taken))
        case e.TILE_TAKEN:
            return _say("done-tile", tile=things.tile(t, x))
        case e.FAVOUR_TAKEN:
            return _say("done-favour", noble=things.noble(x))
        case e.LACERDA_SKIPS:
            return _say("done-skips", deed=things.deed(x))
    return _say(f"done-{v.ACTIONS_AT_COURT[step.deed]}")


def sales(steps: list[Doing], seat: int) -> str | None:
    """All that a seat sold in a turn, and whether its own ship sailed, in the fewest words."""
    sold = [told for step in steps if step.kind == e.GOOD_SOLD for told in step.done]
    if not sold:
        return None
    words = _say("done-sell", n=len(sold), reais=sum(told[4] for told in sold))
    sails = any(step.kind == e.SHIP_SAILS and step.seat == seat for step in steps)
    return _say("done-sail", phrase=words) if sails else words


def brief(t: Tables, step: Doing) -> str | None:
    """A place or a name."""
    last = (step.done or [step.head])[-1]
    kind, _, x, *_ = last
    match kind:
        case e.STORE_CHOSEN | e.STORE_BUILT | e.LACERDA_BUILDS:
            return things.plot(t, t.lot_plot[x])
        case e.SITE_CHOSEN | e.BUILDING_OPENED | e.LACERDA_OPENS:
            return things.site(t, x)
        case e.DECREE_TAKEN:
            return things.decree(t, x)
        case e.TILE_TAKEN | e.TILE_KEPT | e.TILE_GIVEN:
            return things.tile(t, x)
        case e.OFFICIAL_PLACED:
            return things.listed([things.kind(told[2]) for told in step.done])
        case e.FAVOUR_TAKEN | e.LACERDA_VISITS:
            return things.kind(x)
        case e.CARD_AT_COURT:
            return things.kind(t.card_kind[x])
        case e.CARD_DRAWN | e.CARD_PLAYED | e.CARD_FOR_GOLD | e.EVENT_SPONSORED:
            return things.card(t, x)
    return None


def elements(t: Tables, step: Doing) -> list[str]:
    """What a step is about, first what came of it: without the boards of those who did it."""
    about = (x for told in [*reversed(step.done), step.head] for x in concerned(t, told))
    return list(dict.fromkeys(x for x in about if x != f"seat:{step.seat}"))
