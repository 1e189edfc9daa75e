"""Chapters 3 and 17: the frame of a turn, from docking to maintenance."""

from lisboa.rules import nobles as noble_actions
from lisboa.rules import periods, portfolio, sponsoring, visits, warehouse
from lisboa.rules.machinery import catalogue as act
from lisboa.rules.machinery import log as e
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery import reasons as r
from lisboa.rules.machinery.agenda import (
    ASK_DRAW,
    ASK_TURN,
    BEGIN_TURN,
    CHURCH_SCORING,
    DRAW_CARD,
    END_TURN,
    FINAL_SCORING,
    LACERDA_TURN,
    MAINTENANCE,
    NEXT_TURN,
    seat_of,
    task,
)
from lisboa.rules.machinery.question import Question
from lisboa.rules.machinery.state import State, changed, in_order, plus

GAME_ENDS_IN_PERIOD = 2


def begin_turn(s: State, todo: int) -> None:
    seat = seat_of(todo)
    s.active = seat
    s.turn += 1
    s.tell(e.TURN_BEGINS, seat, s.turn)
    dock(s, seat)  # FLOW-02
    if s.agreement.solo and seat == w.LACERDA:
        s.then(task(LACERDA_TURN, seat))
        return
    s.then(
        task(DRAW_CARD, seat),
        task(MAINTENANCE, seat),
        task(CHURCH_SCORING, seat),  # G-36
        *periods.task_rewards(s, seat),
        task(END_TURN, seat),
    )
    if s.players[seat].hand:
        s.then(task(ASK_TURN, seat))
    else:
        s.tell(e.TURN_PASSED, seat)  # G-01


def dock(s: State, seat: int) -> None:
    """Own ships at sea return; ships still loading keep their goods (DOCK-01..04)."""
    p = s.players[seat]
    for slot, card in enumerate(p.upper):
        if card != w.NONE and p.at_sea[slot]:
            portfolio.unload(s, seat, slot)
            s.tell(e.SHIP_DOCKS, seat, card)


# ---- the one card of the turn, and where it goes (FLOW-03, ACT-01) ----


class TurnQuestion(Question):
    def candidates(self, s: State, asked: int) -> list[int]:
        base, hand = s.t.actions.base, s.players[seat_of(asked)].hand
        return [
            first + card
            for first in (base[act.GOLD], base[act.PORTFOLIO], base[act.COURT])
            for card in hand
        ]

    def forbids(self, s: State, asked: int, action: int) -> int:
        c, seat = s.t.actions, seat_of(asked)
        verb, card = c.verb[action], c.thing[action]
        if not s.players[seat].holds(card):
            return r.NOT_IN_HAND
        if verb != act.COURT:
            return r.ALLOWED  # GOLD-01, ACT-02
        kind = s.t.card_kind[card]
        if kind == w.TREASURY:
            return sponsoring.forbids(s, seat, card)  # ACT-04
        reason = visits.cost_forbids(s, seat, kind, following=0)  # ACT-03
        return reason or noble_actions.forbids(s, seat, w.STORE + kind)  # VISIT-06

    def answer(self, s: State, asked: int, action: int) -> None:
        c, seat = s.t.actions, seat_of(asked)
        verb, card = c.verb[action], c.thing[action]
        s.players[seat].leave_hand(card)
        if verb == act.GOLD:
            s.discards = [*s.discards, card]  # GOLD-02, FLOW-04
            s.tell(e.CARD_FOR_GOLD, seat, card)
            warehouse.gain(s, seat, w.GOLD)  # GOLD-03, G-02
        elif verb == act.PORTFOLIO:
            portfolio.play(s, seat, card)
        elif s.t.card_kind[card] == w.TREASURY:
            sponsoring.sponsor(s, seat, card)
        else:
            visits.visit(s, seat, card)


# ---- drawing a card ----


def shown(s: State, kind: int) -> int:
    """The face-up card of a stack, or NONE."""
    stack, place = s.stacks[kind], s.stack_next[kind]
    return stack[place] if place < len(stack) else w.NONE


def display(s: State) -> list[int]:
    """The face-up political cards."""
    out: list[int] = []
    for kind in range(w.KINDS):
        card = shown(s, kind)
        if card != w.NONE:
            out.append(card)
    return out


def draw_card(s: State, todo: int) -> None:
    if any(shown(s, kind) != w.NONE for kind in range(w.KINDS)):
        s.then(task(ASK_DRAW, seat_of(todo)))  # otherwise the hand shrinks (G-98)


class DrawQuestion(Question):
    def candidates(self, s: State, asked: int) -> list[int]:
        base = s.t.actions.base[act.DRAW]
        return [base + card for card in display(s)]

    def forbids(self, s: State, asked: int, action: int) -> int:
        card = s.t.actions.thing[action]
        return r.ALLOWED if shown(s, s.t.card_kind[card]) == card else r.CARD_NOT_SHOWN

    def answer(self, s: State, asked: int, action: int) -> None:
        seat, card = seat_of(asked), s.t.actions.thing[action]
        kind = s.t.card_kind[card]
        p = s.players[seat]
        p.hand = in_order(p.hand, card)  # DRAW-01/02
        p.seen = in_order(p.seen, card)  # G-136
        s.tell(e.CARD_DRAWN, seat, card)
        # ENDTURN-01: the next card of that stack is turned up, if any.
        s.stack_next = plus(s.stack_next, kind, 1)
        if s.stack_next[kind] < len(s.stacks[kind]):
            s.reveals += 1
        else:
            periods.stack_emptied(s, seat)


# ---- maintenance in its printed order (ENDTURN-06) ----


def maintenance(s: State, todo: int) -> None:
    refill_city(s)  # ENDTURN-02
    refill_church(s)  # ENDTURN-03
    refill_decrees(s)  # ENDTURN-04
    s.covered = [w.NONE] * w.STATE_ACTIONS  # ENDTURN-05


def refill_city(s: State) -> None:
    """As long as the supply lasts (G-86)."""
    for space in range(s.t.city_spaces):
        if not s.city[space]:
            if s.t.city_size[space]:
                refilled = int(s.small_left > 0)
                s.small_left -= refilled
            else:
                refilled = int(s.large_left > 0)
                s.large_left -= refilled
            if refilled:
                s.city = changed(s.city, space, 1)


def refill_church(s: State) -> None:
    """As long as the bag lasts (G-40)."""
    for space, front in enumerate(s.church):
        if front == w.NONE and s.bag_next < len(s.bag):
            s.church = changed(s.church, space, s.bag[s.bag_next])
            s.bag_next += 1
            s.reveals += 1


def refill_decrees(s: State) -> None:
    """Up to eight, as long as the deck lasts (G-91)."""
    while len(s.decree_display) < w.DECREES_ON_DISPLAY and s.decree_next < len(s.decree_deck):
        s.decree_display = [*s.decree_display, s.decree_deck[s.decree_next]]
        s.decree_next += 1
        s.reveals += 1


# ---- whose turn is next? ----


def end_turn(s: State, todo: int) -> None:
    """Period and game end are looked at last of all (G-36)."""
    seat = seat_of(todo)
    if s.turns_left > 0:
        s.turns_left -= 1
        if not s.turns_left:
            s.then(task(FINAL_SCORING, seat))  # ENDGAME-05
            return
    if s.period < GAME_ENDS_IN_PERIOD and s.trigger != w.NONE:
        periods.change(s, seat)
    else:
        s.then(task(NEXT_TURN, seat))


def next_turn(s: State, todo: int) -> None:
    """To the left (FLOW-05, PERIOD-14); after the trigger the last turns are counted."""
    seat, n = seat_of(todo), len(s.players)
    if s.period == GAME_ENDS_IN_PERIOD and s.trigger != w.NONE and s.turns_left == w.NONE:
        rest_of_round = (s.start - 1 - seat) % n  # ENDGAME-03/06, G-108/109
        s.turns_left = rest_of_round + n  # ENDGAME-04
        s.tell(e.LAST_ROUND, s.trigger, s.turns_left)
    s.then(task(BEGIN_TURN, (seat + 1) % n))
