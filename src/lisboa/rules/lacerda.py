"""Chapter 23: Lacerda's turn, step by step. It decides nothing: every tie has its rule."""

from collections.abc import Callable
from typing import Final

from lisboa.rules import (
    church,
    favours,
    influence,
    lacerda_nobles,
    officials,
    periods,
    plans,
    production,
    ships,
    treasury,
)
from lisboa.rules.machinery import log as e
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery.agenda import (
    CHURCH_SCORING,
    END_TURN,
    FOLLOW,
    LACERDA_AIDE,
    LACERDA_DISCARD,
    LACERDA_NOBLE,
    LACERDA_STATE,
    MAINTENANCE,
    TASK_REWARDS,
    a_of,
    task,
)
from lisboa.rules.machinery.state import State, changed, in_order, plus

HUMAN = 0
L = w.LACERDA
OFFICIALS_PLACED = 2  # SOLO-STATE-02
CARDINAL_STEPS = 2  # SOLO-STATE-09


def turn(s: State, todo: int) -> None:
    """SOLO-TURN-02; its ships at sea have docked already (SG-17)."""
    s.courtier = (s.courtier + 1) % w.NOBLES  # SOLO-TURN-03
    s.tell(e.LACERDA_VISITS, L, s.courtier)
    s.then(
        task(LACERDA_STATE, L),
        task(LACERDA_NOBLE, L, s.courtier),
        task(LACERDA_DISCARD, L),
        task(LACERDA_AIDE, L),
        task(MAINTENANCE, L),  # SG-47
        task(CHURCH_SCORING, L),  # SG-23
        *(task(TASK_REWARDS, seat) for seat in (HUMAN,) if seat in s.agreement.tasks),  # G-151
        task(END_TURN, L),
    )


# ---- step 2: the state action of the noble visited (SOLO-TURN-04..07) ----


def state_step(s: State, todo: int) -> None:
    row = s.t.office_top if s.aide_is_high() else s.t.office_bottom
    deed = row[s.courtier]
    s.tell(e.LACERDA_STATE_ACTION, L, deed, s.aide)
    done = STATE_ACTIONS[deed](s)
    if not done:
        s.tell(e.LACERDA_SKIPS, L, deed)


def take_plan(s: State) -> bool:
    """The larger of the two; a tie goes to the blue architect (SOLO-STATE-01, SG-10)."""
    tops = [plans.top(s, architect) for architect in range(w.ARCHITECTS)]
    there = [plan for plan in tops if plan != w.NONE]
    if not there:
        return False
    plan = max(there, key=lambda top: (s.t.plan_officials[top], -s.t.plan_architect[top]))
    s.plan_next = plus(s.plan_next, s.t.plan_architect[plan], 1)
    area = s.players[L]
    area.completed = in_order(area.completed, plan)  # SG-51: they all count at the end
    s.tell(e.PLAN_TAKEN, L, plan)
    return True


def place_officials(s: State) -> bool:
    """Into the offices with the fewest of its own, counted once, from the left (SOLO-STATE-02)."""
    order = sorted(range(w.NOBLES), key=lambda noble: (officials.at(s, L, noble), noble))  # SG-14
    usable = [noble for noble in order if not officials.office_forbids(s, noble)]  # SG-12
    placed = usable[: min(OFFICIALS_PLACED, s.players[L].officials)]  # SG-11
    for noble in placed:
        officials.place(s, L, noble)
    return bool(placed)


def take_ship(s: State) -> bool:
    """Without cost and without a slot (SOLO-STATE-04..06, SG-15/16)."""
    ship = ships.top(s)
    if ship == w.NONE:
        return False
    s.shipyard_next += 1
    area = s.players[L]
    slot = area.upper.index(w.NONE)
    area.upper = changed(area.upper, slot, ship)
    s.berth = changed(s.berth, ship - s.t.political, L * s.t.berths + slot)
    s.tell(e.SHIP_BUILT, L, ship, w.NONE)
    treasury.move(s, L, 1)
    human = influence.connections(s, s.players[HUMAN])
    influence.gain(s, L, s.t.card_influence[ship] + human)
    return True


def produce(s: State) -> bool:
    """All goods of its stores, without limit; prices fall as usual (SOLO-STATE-08, SG-19/20)."""
    stores = production.stores_by_type(s, L)
    for good, n in enumerate(stores):
        if n:
            s.players[L].goods[good] += n
            s.tell(e.GOODS_GAINED, L, good, n)
            production.lower_price(s, L, good)
    return any(stores)


def meet_cardinal(s: State) -> bool:
    """Two spaces, and the tile ahead is discarded for its wigs (SOLO-STATE-09..12, SG-21/22)."""
    left = s.cardinal
    s.cardinal = (left + CARDINAL_STEPS) % s.t.gaps
    s.tell(e.CARDINAL_MOVED, L, s.cardinal)
    space = s.t.tile_ahead[s.cardinal]
    front = s.church[space]
    if front != w.NONE:
        s.church = changed(s.church, space, w.NONE)
        s.tell(e.TILE_GIVEN, L, front)
        s.gain_wigs(L, s.t.clergy_wigs[front], w.W_CHURCH)
    church.pass_icons(s, L, left, CARDINAL_STEPS)
    return True


def take_favour(s: State) -> bool:
    """The first it lacks: Builder, Minister, King (SOLO-STATE-14, SG-25)."""
    for noble in range(w.NOBLES):
        if not s.players[L].favours[noble]:
            favours.take(s, L, noble)
            return True
    return False


STATE_ACTIONS: Final[dict[int, Callable[[State], bool]]] = {
    w.RECRUIT: place_officials,
    w.PLAN: take_plan,
    w.SHIP: take_ship,
    w.PRODUCE: produce,
    w.CARDINAL: meet_cardinal,
    w.FAVOUR: take_favour,
}


# ---- step 3: the noble action, then the human may follow (SG-43/44) ----


def noble_step(s: State, todo: int) -> None:
    noble = a_of(todo)
    if lacerda_nobles.perform(s, noble, following=0):
        s.then(task(FOLLOW, HUMAN, noble))
    else:
        s.tell(e.LACERDA_SKIPS, L, w.STORE + noble, lacerda_nobles.lacking(s, noble, following=0))


def follow(s: State, todo: int) -> None:
    """It always follows with a matching favour, if it can (SOLO-FOL-01..03, SG-27/28)."""
    noble = a_of(todo)
    if s.players[L].favours[noble] and lacerda_nobles.possible(s, noble, following=1):
        s.tell(e.FOLLOWS, L, noble, w.STORE + noble)
        favours.give_back(s, L, noble)
        lacerda_nobles.perform(s, noble, following=1)


# ---- steps 4 and 5: the card under the Aide, and the Aide ----


def discard_step(s: State, todo: int) -> None:
    """The face-up card of that stack; the next is turned up at once (SOLO-TURN-10, SG-45)."""
    stack, place = s.stacks[s.aide], s.stack_next[s.aide]
    if place == len(stack):
        return
    s.discards = [*s.discards, stack[place]]
    s.stack_next = changed(s.stack_next, s.aide, place + 1)
    s.tell(e.CARD_DISCARDED, L, stack[place])
    if place + 1 < len(stack):
        s.reveals += 1
    else:
        periods.stack_emptied(s, L)  # SG-46


def aide_step(s: State, todo: int) -> None:
    """To the next stack with cards, round and round (SOLO-TURN-11, SG-49)."""
    for step in range(1, w.KINDS + 1):
        kind = (s.aide + step) % w.KINDS
        if s.stack_next[kind] < len(s.stacks[kind]):
            s.aide = kind
            s.tell(e.AIDE_MOVES, L, kind)
            return
