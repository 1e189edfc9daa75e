"""Chapter 8: action 1, selling goods; and the choice between Sell and Trade."""

from lisboa.rules import task_cards, trading
from lisboa.rules.machinery import catalogue as act
from lisboa.rules.machinery import log as e
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery import reasons as r
from lisboa.rules.machinery.agenda import (
    ASK_LOAD,
    ASK_SELL_OR_TRADE,
    TRADE_NEXT,
    a_of,
    seat_of,
    task,
)
from lisboa.rules.machinery.question import Question
from lisboa.rules.machinery.state import Player, State, changed, plus


def sell_or_trade(s: State, todo: int) -> None:
    """PORT-11: one of the two must follow."""
    s.then(task(ASK_SELL_OR_TRADE, seat_of(todo)))


class ChoiceQuestion(Question):
    def candidates(self, s: State, asked: int) -> list[int]:
        base = s.t.actions.base
        return [base[act.SELL], base[act.TRADE]]

    def forbids(self, s: State, asked: int, action: int) -> int:
        seat = seat_of(asked)
        if not s.players[seat].crates():
            return r.NO_GOOD_LEFT  # PORT-12
        if s.t.actions.verb[action] == act.SELL:
            return r.ALLOWED if open_ships(s) else r.NO_SHIP_WITH_ROOM  # G-66
        return r.ALLOWED if trading.possible(s, seat) else r.NOTHING_TO_DO

    def answer(self, s: State, asked: int, action: int) -> None:
        seat = seat_of(asked)
        if s.t.actions.verb[action] == act.SELL:
            s.then(task(ASK_LOAD, seat))
        else:
            s.then(task(TRADE_NEXT, seat))


def possible(s: State, seat: int) -> bool:
    return s.players[seat].crates() > 0 and bool(open_ships(s))


def load(p: Player, slot: int) -> int:
    """How many goods lie under a slot."""
    first = slot * w.GOODS
    return sum(p.cargo[first + good] for good in range(w.GOODS))


def ship_forbids(s: State, ship: int) -> int:
    """A docked ship with a free space, whoever owns it (SELL-02)."""
    berth = s.berth[ship]
    if berth == w.NONE:
        return r.SHIP_NOT_BUILT
    p, slot = s.players[berth // s.t.berths], berth % s.t.berths
    if p.at_sea[slot]:
        return r.SHIP_AT_SEA  # SELL-10
    if load(p, slot) >= s.t.hull[s.t.political + ship]:
        return r.SHIP_FULL
    return r.ALLOWED


def open_ships(s: State) -> list[int]:
    """All ships that take goods."""
    return [ship for ship in range(s.t.ships) if s.berth[ship] >= 0 and not ship_forbids(s, ship)]


# ---- which good to which ship? ----


class LoadQuestion(Question):
    def candidates(self, s: State, asked: int) -> list[int]:
        c, goods = s.t.actions, s.players[seat_of(asked)].goods
        base, width = c.base[act.LOAD], c.width[act.LOAD]
        ships = open_ships(s)
        out = [
            base + good * width + ship for good in range(w.GOODS) if goods[good] for ship in ships
        ]
        out.append(c.base[act.STOP])
        return out

    def forbids(self, s: State, asked: int, action: int) -> int:
        c = s.t.actions
        if c.verb[action] == act.STOP:
            return r.ALLOWED if a_of(asked) else r.MUST_SELL_ONE  # SELL-01
        if not s.players[seat_of(asked)].goods[c.thing[action]]:
            return r.GOOD_MISSING
        return ship_forbids(s, c.other[action])

    def answer(self, s: State, asked: int, action: int) -> None:
        c, seat = s.t.actions, seat_of(asked)
        if c.verb[action] == act.STOP:
            return
        sell(s, seat, c.thing[action], c.other[action])
        if possible(s, seat):
            s.then(task(ASK_LOAD, seat, a_of(asked) + 1))


def sell(s: State, seat: int, good: int, ship: int) -> None:
    seller, berth, card = s.players[seat], s.berth[ship], s.t.political + ship
    owner_seat, slot = berth // s.t.berths, berth % s.t.berths
    owner = s.players[owner_seat]
    seller.goods[good] -= 1  # SELL-03
    owner.cargo = plus(owner.cargo, slot * w.GOODS + good, 1)
    price = s.prices[good] + s.t.price_modifier[card] + seller.benefit[w.SELL_BONUS + good]
    seller.reais += price  # SELL-04/05
    s.tell(e.GOOD_SOLD, seat, good, card, price)
    task_cards.did(s, seat, w.SELLING)
    crates = load(owner, slot)
    if crates == s.t.hull[card]:  # SELL-07: it sails at once
        owner.at_sea = changed(owner.at_sea, slot, 1)
        s.tell(e.SHIP_SAILS, owner_seat, card, crates)
        s.gain_wigs(owner_seat, crates, w.W_SAILING)  # SELL-09
        s.gain_wigs(owner_seat, owner.benefit[w.SAIL_BONUS], w.W_REWARDS)  # G-144
