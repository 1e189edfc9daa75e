"""What a seat knows from the draft: where the cards it passed on can be now (G-136).

A pack goes round to the left. Of the cards that a seat passes on, each of the next players keeps
one, in turn; which one is hidden. The cards of one pass are therefore spread at random over places
that are known: hands that have kept one, and the pack itself while it travels.
"""

from random import Random

from lisboa.game.names import UNKNOWN_BLUE
from lisboa.rules.machinery import agenda as ag
from lisboa.rules.machinery.state import State

PASSED = (3, 2, 1)  # cards passed on in each round


class PassedOn:
    """The cards a seat passed on, dealt at random to the hands and packs where they can be."""

    def __init__(self, s: State, me: int | None, rng: Random) -> None:
        n = len(s.players)
        self.hands: list[list[int]] = [[] for _ in range(n)]
        self.packs: list[list[int]] = [[] for _ in range(n)]
        passed = s.players[me].passed if me is not None else []
        if me is None or not passed or UNKNOWN_BLUE in passed:
            return
        first = 0
        for round_, size in enumerate(PASSED):
            group = passed[first : first + size]
            later = passed[first + size :]
            first += size
            if group:
                self._deal(s, me, round_, group, later, rng)

    @property
    def cards(self) -> set[int]:
        return {card for place in (*self.hands, *self.packs) for card in place}

    def _deal(
        self, s: State, me: int, round_: int, group: list[int], later: list[int], rng: Random
    ) -> None:
        """The cards of one pass; those that came back or have been shown are not hidden."""
        hands, in_pack = _places(s, me, round_, len(group))
        mine = {*s.players[me].hand, *s.players[me].shown, *later, *_pack(s, me)}
        hidden = [card for card in group if card not in mine]
        for seat, p in enumerate(s.players):
            for card in [card for card in hidden if seat != me and card in p.shown]:
                hidden.remove(card)
                if seat in hands:
                    hands.remove(seat)
        places = [seat for seat in hands if seat != me]
        rng.shuffle(hidden)
        for seat in places[: len(hidden)]:
            self.hands[seat].append(hidden.pop())
        if hidden:
            self.packs[in_pack] += hidden


def _pack(s: State, seat: int) -> list[int]:
    return s.packs[seat] if s.packs else []


def _places(s: State, me: int, round_: int, size: int) -> tuple[list[int], int]:
    """The hands that have kept one of the cards of this pass, and who holds the rest."""
    n = len(s.players)
    rounds = len([done for done in (3, 5, 6) if len(s.players[me].passed) >= done])
    if not s.packs:  # the draft is over: every card is in a hand
        return [(me + step) % n for step in range(1, size + 1)], me
    passes = rounds - round_  # how often this pack has gone on since, this pass included
    hands = [(me + step) % n for step in range(1, passes)]
    holder = (me + passes) % n
    waiting = {ag.seat_of(todo) for todo in s.agenda if ag.kind_of(todo) == ag.ASK_KEEP_CARD}
    if holder not in waiting:
        hands.append(holder)
    return hands, holder
