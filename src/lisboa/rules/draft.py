"""Chapter 24.1: drafting the starting hands (variant).

All choose at the same time at the table; here the seats are asked one after the other, and nobody
learns what another keeps.
"""

from typing import Final

from lisboa.rules.machinery import catalogue as act
from lisboa.rules.machinery import log as e
from lisboa.rules.machinery import reasons as r
from lisboa.rules.machinery.agenda import ASK_KEEP_CARD, PASS_CARDS, a_of, b_of, seat_of, task
from lisboa.rules.machinery.question import Question
from lisboa.rules.machinery.state import State, in_order, without

FIRST_ROUND: Final = 1
KEPT: Final = (0, 2, 1, 1)  # by round: DRAFT-01..03
LAST_ROUND: Final = 3


class KeepQuestion(Question):
    def candidates(self, s: State, asked: int) -> list[int]:
        base = s.t.actions.base[act.KEEP_CARD]
        return [base + card for card in s.packs[seat_of(asked)]]

    def forbids(self, s: State, asked: int, action: int) -> int:
        """In the order of their numbers, so that a pair is kept in one way (G-152)."""
        pack, card = s.packs[seat_of(asked)], s.t.actions.thing[action]
        if card not in pack:
            return r.NOT_IN_PACK
        if card < b_of(asked):
            return r.FIXED_ORDER
        to_come = to_keep(asked) - 1
        later = sum(other > card for other in pack)
        return r.ALLOWED if later >= to_come else r.TOO_FEW_LEFT

    def answer(self, s: State, asked: int, action: int) -> None:
        seat, card, round_ = seat_of(asked), s.t.actions.thing[action], a_of(asked)
        left = to_keep(asked) - 1
        p = s.players[seat]
        s.packs = [*s.packs[:seat], without(s.packs[seat], card), *s.packs[seat + 1 :]]
        p.hand = in_order(p.hand, card)
        s.tell(e.CARD_KEPT, seat, card)
        if left:
            s.then(task(ASK_KEEP_CARD, seat, round_, card + 1))


def to_keep(asked: int) -> int:
    """How many of this round's cards this seat has still to keep."""
    return 1 if b_of(asked) else KEPT[a_of(asked)]


def pass_cards(s: State, todo: int) -> None:
    """To the left, all at once (DRAFT-05); the last card is kept (DRAFT-04)."""
    round_ = a_of(todo)
    for seat, pack in enumerate(s.packs):
        s.players[seat].passed = s.players[seat].passed + pack
    s.packs = [s.packs[seat - 1] for seat in range(len(s.packs))]
    if round_ == LAST_ROUND:
        for seat, pack in enumerate(s.packs):
            s.players[seat].hand = sorted([*s.players[seat].hand, *pack])
            for card in pack:
                s.tell(e.CARD_KEPT, seat, card)
        s.packs = []
        return
    seats = s.clockwise(s.start)
    asks = [task(ASK_KEEP_CARD, seat, round_ + 1) for seat in seats]
    s.then(*asks, task(PASS_CARDS, s.start, round_ + 1))
