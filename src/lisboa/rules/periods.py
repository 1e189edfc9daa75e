"""Chapters 18 and 19: what ends a period or the game, and the change of periods."""

from lisboa.rules.machinery import catalogue as act
from lisboa.rules.machinery import log as e
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery import reasons as r
from lisboa.rules.machinery.agenda import (
    ASK_CLAIM,
    ASK_DISCARD,
    CHURCH_SCORING,
    DEAL_HANDS,
    MAINTENANCE,
    NEW_DISPLAY,
    NEW_SHIPYARD,
    NEXT_TURN,
    PERIOD_DISCARD,
    PERIOD_REWARDS,
    PERIOD_WIGS,
    REWARD,
    TASK_REWARDS,
    a_of,
    b_of,
    c_of,
    effect_tasks,
    seat_of,
    task,
)
from lisboa.rules.machinery.question import Question
from lisboa.rules.machinery.state import State

WIGS_PER_SET = 3  # RUB-10
SETS_TO_END = (0, 2, 4)  # by period: PERIOD-01, ENDGAME-01
EMPTY_STACKS_TO_END = 3  # PERIOD-02, ENDGAME-02


# ---- triggers: the first in time counts (G-100, G-106) ----


def set_completed(s: State, seat: int) -> None:
    if s.players[seat].sets >= SETS_TO_END[s.period]:
        _trigger(s, seat, by_sets=1)


def stack_emptied(s: State, seat: int) -> None:
    empty = sum(s.stack_next[kind] >= len(s.stacks[kind]) for kind in range(w.KINDS))
    if empty >= EMPTY_STACKS_TO_END:
        _trigger(s, seat, by_sets=0)


def _trigger(s: State, seat: int, by_sets: int) -> None:
    if s.trigger == w.NONE:
        s.trigger = seat
        s.by_sets = by_sets
        s.tell(e.END_TRIGGERED, seat, by_sets, s.period)


# ---- the change of periods ----


def change(s: State, seat: int) -> None:
    s.tell(e.PERIOD_ENDS, s.trigger)
    discards = [task(PERIOD_DISCARD, other) for other in s.clockwise(s.trigger)]  # PERIOD-07
    shipyard = [task(NEW_SHIPYARD, seat)]  # PERIOD-10
    s.then(
        task(PERIOD_WIGS, seat),  # PERIOD-05/06
        # CF-21
        *(discards + shipyard if s.agreement.discard_before_ships else shipyard + discards),
        task(DEAL_HANDS, seat),  # PERIOD-11
        task(NEW_DISPLAY, seat),  # PERIOD-12
        task(MAINTENANCE, seat),  # PERIOD-13
        task(CHURCH_SCORING, seat),  # G-45
        *task_rewards(s, seat),
        task(NEXT_TURN, seat),  # PERIOD-14
    )


def task_rewards(s: State, seat: int) -> list[int]:
    """For those who play with tasks (TASK-03)."""
    if not s.agreement.tasks:
        return []
    return [task(TASK_REWARDS, other) for other in s.clockwise(seat) if other in s.agreement.tasks]


def wigs_for_sets(s: State, todo: int) -> None:
    s.stack_next = [len(stack) for stack in s.stacks]  # PERIOD-05
    for seat, p in enumerate(s.players):
        if s.agreement.solo and seat == w.LACERDA:
            s.gain_wigs(seat, sum(p.rubble), w.W_PERIOD)  # SOLO-PER-01, SG-50
        else:
            s.gain_wigs(seat, WIGS_PER_SET * p.sets, w.W_PERIOD)  # PERIOD-06


# ---- which hand cards does a player discard? In the order of their numbers (G-152) ----


def discard(s: State, todo: int) -> None:
    seat = seat_of(todo)
    if s.players[seat].hand:
        s.then(task(ASK_DISCARD, seat, 0, len(s.discards)))


class DiscardQuestion(Question):
    def candidates(self, s: State, asked: int) -> list[int]:
        base, first = s.t.actions.base, a_of(asked)
        hand = s.players[seat_of(asked)].hand
        out = [base[act.DISCARD] + card for card in hand if card >= first]
        out.append(base[act.STOP])
        return out

    def forbids(self, s: State, asked: int, action: int) -> int:
        c = s.t.actions
        if c.verb[action] == act.STOP:
            return r.ALLOWED
        if c.thing[action] not in s.players[seat_of(asked)].hand:
            return r.NOT_IN_HAND
        return r.ALLOWED if c.thing[action] >= a_of(asked) else r.FIXED_ORDER

    def answer(self, s: State, asked: int, action: int) -> None:
        c, seat, first = s.t.actions, seat_of(asked), b_of(asked)
        if c.verb[action] == act.DISCARD:
            card, p = c.thing[action], s.players[seat]
            p.leave_hand(card)
            s.discards = [*s.discards, card]
            s.tell(e.CARD_DISCARDED, seat, card)
            if p.hand and p.hand[-1] > card:
                s.then(task(ASK_DISCARD, seat, card, first))
                return
        every_noble = (1 << w.NOBLES) - 1
        s.then(task(PERIOD_REWARDS, seat, every_noble, first, len(s.discards)))


# ---- the rewards of the discarded cards, one per noble, in an order of choice (G-103/104) ----


def _claims(s: State, asked: int) -> list[int]:
    return [
        card
        for card in s.discards[b_of(asked) : c_of(asked)]
        if s.t.card_reward[card] and a_of(asked) >> s.t.card_kind[card] & 1
    ]


def rewards(s: State, todo: int) -> None:
    if _claims(s, todo):
        s.then(task(ASK_CLAIM, seat_of(todo), a_of(todo), b_of(todo), c_of(todo)))


class ClaimQuestion(Question):
    def candidates(self, s: State, asked: int) -> list[int]:
        base = s.t.actions.base[act.CLAIM]
        return [base + card for card in _claims(s, asked)]

    def forbids(self, s: State, asked: int, action: int) -> int:
        card = s.t.actions.thing[action]
        if card not in s.discards[b_of(asked) : c_of(asked)]:
            return r.NOT_DISCARDED
        if not s.t.card_reward[card]:
            return r.NO_REWARD  # PERIOD-09: penalties are ignored, Treasury cards give nothing
        return r.ALLOWED if a_of(asked) >> s.t.card_kind[card] & 1 else r.ALREADY_REWARDED

    def answer(self, s: State, asked: int, action: int) -> None:
        seat, card = seat_of(asked), s.t.actions.thing[action]
        left = a_of(asked) & ~(1 << s.t.card_kind[card])
        s.tell(e.REWARD_CLAIMED, seat, card)
        s.then(
            *effect_tasks(REWARD, seat, s.t.card_reward[card]),  # PERIOD-08
            task(PERIOD_REWARDS, seat, left, b_of(asked), c_of(asked)),
        )


# ---- new ships, hands and stacks ----


def new_shipyard(s: State, todo: int) -> None:
    s.shipyard, s.shipyard_next, s.later_ships = s.later_ships, 0, ()


def deal_hands(s: State, todo: int) -> None:
    """Up to five cards from the purple deck, from the triggering player on."""
    for seat in s.clockwise(s.trigger):
        if s.agreement.solo and seat == w.LACERDA:
            continue  # SOLO-SET-03
        p = s.players[seat]
        dealt = s.purple[s.purple_next : s.purple_next + w.HAND_SIZE - len(p.hand)]
        s.purple_next += len(dealt)
        p.hand = sorted([*p.hand, *dealt])
        s.reveals += len(dealt)
        s.tell(e.CARDS_DEALT, seat, len(dealt))
        for card in dealt:
            s.tell(e.CARD_RECEIVED, seat, card)
    s.purple, s.purple_next = (), 0  # the rest leaves the game


def new_display(s: State, todo: int) -> None:
    s.stacks, s.stack_next, s.later_stacks = s.later_stacks, [0] * w.KINDS, ()
    s.period += 1
    s.trigger, s.by_sets = w.NONE, 0
    s.reveals += 1
    s.tell(e.NEW_PERIOD, seat_of(todo))
    for seat in s.clockwise(s.active):
        set_completed(s, seat)  # G-102, G-107: a fourth set counts from now on
