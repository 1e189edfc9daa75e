"""Chapter 4: playing a card into the portfolio."""

from lisboa.rules import treasury
from lisboa.rules.machinery import catalogue as act
from lisboa.rules.machinery import log as e
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery import reasons as r
from lisboa.rules.machinery.agenda import (
    ASK_ROOM,
    BIAS,
    MUST,
    PENALTY,
    REWARD,
    SELL_OR_TRADE,
    a_of,
    effect_tasks,
    seat_of,
    task,
)
from lisboa.rules.machinery.question import Question
from lisboa.rules.machinery.state import Player, State, changed
from lisboa.rules.machinery.tables import Effects


def limit(s: State, p: Player) -> int:
    """PORT-04, G-20."""
    return min(s.t.upper_slots + s.t.lower_slots, s.t.portfolio_base + p.sets)


def size(p: Player) -> int:
    return len(p.upper) - p.upper.count(w.NONE) + len(p.lower) - p.lower.count(w.NONE)


def play(s: State, seat: int, card: int) -> None:
    """Reward, penalty or subsidy first, then the slot, then Sell or Trade (CF-01)."""
    s.tell(e.CARD_PLAYED, seat, card)
    room, action = task(ASK_ROOM, seat, card), task(SELL_OR_TRADE, seat)
    if s.t.card_kind[card] == w.TREASURY:
        subsidy = treasury.value(s) + s.players[seat].benefit[w.SUBSIDY_BONUS]
        s.gain_reais(seat, subsidy)  # PORT-20
        treasury.move(s, seat, -1)  # PORT-21
        s.then(room, action)  # PORT-22/23
    else:
        s.then(
            *covered(seat, s.t.card_reward[card]),  # PORT-09, PORT-13
            *effect_tasks(PENALTY, seat, s.t.card_penalty[card]),
            room,  # PORT-15
            action,  # PORT-16
        )


def covered(seat: int, reward: Effects) -> list[int]:
    """What disappears under the board must be resolved; only a ship, which costs goods, may be
    declined (G-17)."""
    out = []
    for word, what, n in reward:
        declinable = word == w.GIVE_STATE and what == w.SHIP
        out.append(task(REWARD if declinable else MUST, seat, word, what, n + BIAS))
    return out


# ---- where does the card go, and what makes room for it? ----


class RoomQuestion(Question):
    def candidates(self, s: State, asked: int) -> list[int]:
        p, c = s.players[seat_of(asked)], s.t.actions
        discard = c.base[act.DISCARD]
        cards = [discard + card for card in p.upper + p.lower if card != w.NONE]
        return [c.base[act.ADD], *cards]

    def forbids(self, s: State, asked: int, action: int) -> int:
        p, c = s.players[seat_of(asked)], s.t.actions
        row = p.lower if s.t.card_kind[a_of(asked)] == w.TREASURY else p.upper  # PORT-02/03
        if c.verb[action] == act.ADD:
            return add_forbids(s, p, row)
        return discard_forbids(s, p, row, c.thing[action])

    def answer(self, s: State, asked: int, action: int) -> None:
        seat, card, c = seat_of(asked), a_of(asked), s.t.actions
        if c.verb[action] == act.DISCARD:
            remove(s, seat, c.thing[action])
        insert(s, seat, card)


def add_forbids(s: State, p: Player, row: list[int]) -> int:
    """Into an empty slot without discarding anything."""
    if w.NONE not in row:
        return r.NO_FREE_SLOT
    if size(p) >= limit(s, p):
        return r.PORTFOLIO_FULL
    return r.ALLOWED


def discard_forbids(s: State, p: Player, row: list[int], card: int) -> int:
    """Any card of the right row (PORT-07); at the limit any card at all, if a slot is free then."""
    if card in row:
        return r.ALLOWED
    if card not in p.upper and card not in p.lower:
        return r.NOT_IN_PORTFOLIO
    if size(p) < limit(s, p):
        return r.WRONG_ROW  # G-29
    if w.NONE not in row:
        return r.NO_FREE_SLOT  # G-22
    return r.ALLOWED


def insert(s: State, seat: int, card: int, slot: int = w.NONE) -> None:
    """Push a card under the board; from now on its envelope or benefit counts (PORT-17, G-28)."""
    p = s.players[seat]
    if s.t.card_kind[card] == w.TREASURY:
        p.lower = changed(p.lower, p.lower.index(w.NONE), card)
        p.add_benefit(s.t.card_benefit[card], 1)
    else:
        if slot == w.NONE:
            slot = p.upper.index(w.NONE)  # any empty one (G-124)
        p.upper = changed(p.upper, slot, card)
        if s.t.hull[card]:
            s.berth = changed(s.berth, card - s.t.political, seat * s.t.berths + slot)
    s.tell(e.CARD_PLACED, seat, card)


def remove(s: State, seat: int, card: int) -> None:
    """Discard a card of the portfolio; goods under a ship go back to the supply (PORT-08, G-24)."""
    p = s.players[seat]
    if card in p.lower:
        p.lower = changed(p.lower, p.lower.index(card), w.NONE)
        p.add_benefit(s.t.card_benefit[card], -1)
    else:
        slot = p.upper.index(card)
        p.upper = changed(p.upper, slot, w.NONE)
        if s.t.hull[card]:
            unload(s, seat, slot)
            s.berth = changed(s.berth, card - s.t.political, w.NONE)
    s.discards = [*s.discards, card]
    s.tell(e.CARD_DISCARDED, seat, card)


def unload(s: State, seat: int, slot: int) -> None:
    """All goods under a slot go to the general supply."""
    p = s.players[seat]
    first = slot * w.GOODS
    p.cargo = [*p.cargo[:first], *[0] * w.GOODS, *p.cargo[first + w.GOODS :]]
    p.at_sea = changed(p.at_sea, slot, 0)
