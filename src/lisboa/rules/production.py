"""Chapter 10, PROD: producing goods."""

from lisboa.rules import task_cards, warehouse
from lisboa.rules.machinery import catalogue as act
from lisboa.rules.machinery import log as e
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery import reasons as r
from lisboa.rules.machinery.agenda import ASK_EXTRA_GOOD, PRODUCE_EXTRA, a_of, b_of, seat_of, task
from lisboa.rules.machinery.question import Question
from lisboa.rules.machinery.state import State, changed

ONE_MORE = 1  # abilities of the right houses
ONE_MORE_OF_EACH = 2


def stores_by_type(s: State, seat: int) -> list[int]:
    out = [0] * w.GOODS
    for plot, owner in enumerate(s.owner):
        if owner == seat:
            out[s.store[plot]] += 1  # PROD-02
    return out


def forbids(s: State, seat: int) -> int:
    """A production must yield at least one good (G-61)."""
    p = s.players[seat]
    most = warehouse.limit(s, p)
    for good, stores in enumerate(stores_by_type(s, seat)):
        if stores and p.goods[good] < most:
            return r.ALLOWED
    return r.NOTHING_PRODUCED


def produce(s: State, seat: int) -> None:
    p = s.players[seat]
    produced = 0
    for good, stores in enumerate(stores_by_type(s, seat)):
        if stores and warehouse.gain(s, seat, good, stores):  # PROD-01/03/04
            produced |= 1 << good
    ability = s.t.ability[w.RIGHT][p.houses[w.RIGHT]]
    extra = p.benefit[w.PRODUCE_BONUS] + (ability == ONE_MORE)  # HOUSE-10, G-140
    for good in range(w.GOODS):
        if produced >> good & 1:
            if ability == ONE_MORE_OF_EACH:
                warehouse.gain(s, seat, good)  # HOUSE-12
            lower_price(s, seat, good)  # PROD-05, G-64
    task_cards.did(s, seat, w.PRODUCE)
    s.then(task(PRODUCE_EXTRA, seat, produced, extra))


def lower_price(s: State, seat: int, good: int) -> None:
    """One space down, as far as the market goes (G-62)."""
    price = s.t.price_below[s.prices[good]]
    if price != s.prices[good]:
        s.prices = changed(s.prices, good, price)
        s.tell(e.PRICE_FELL, seat, good, price)


def produce_extra(s: State, todo: int) -> None:
    """Each source of one more good gives it separately, while there is room (G-140)."""
    seat, produced, left = seat_of(todo), a_of(todo), b_of(todo)
    if left and _with_room(s, seat, produced):
        s.then(task(ASK_EXTRA_GOOD, seat, produced, left))


def _with_room(s: State, seat: int, produced: int) -> list[int]:
    p = s.players[seat]
    most = warehouse.limit(s, p)
    return [good for good in range(w.GOODS) if produced >> good & 1 and p.goods[good] < most]


class ExtraQuestion(Question):
    def candidates(self, s: State, asked: int) -> list[int]:
        base = s.t.actions.base[act.TAKE_GOOD]
        return [base + good for good in _with_room(s, seat_of(asked), a_of(asked))]

    def forbids(self, s: State, asked: int, action: int) -> int:
        good = s.t.actions.thing[action]
        if not a_of(asked) >> good & 1:
            return r.NOT_PRODUCED  # G-63
        room = good in _with_room(s, seat_of(asked), a_of(asked))
        return r.ALLOWED if room else r.NO_ROOM_TO_PRODUCE

    def answer(self, s: State, asked: int, action: int) -> None:
        seat = seat_of(asked)
        warehouse.gain(s, seat, s.t.actions.thing[action])
        s.then(task(PRODUCE_EXTRA, seat, a_of(asked), b_of(asked) - 1))
