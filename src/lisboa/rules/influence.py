"""Chapter 7: influence, and every payment of réis, since influence may stand in for them."""

from lisboa.rules.machinery import catalogue as act
from lisboa.rules.machinery import log as e
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery import reasons as r
from lisboa.rules.machinery.agenda import ASK_PAYMENT, a_of, seat_of, task
from lisboa.rules.machinery.question import Question
from lisboa.rules.machinery.state import Player, State


def gain(s: State, seat: int, n: int) -> None:
    """Move right, at most to 10; ending there is worth a wig (INF-05..08, G-31)."""
    if n < 1:
        return
    p = s.players[seat]
    p.influence = min(p.influence + n, s.t.influence_max)
    s.tell(e.INFLUENCE_GAINED, seat, n, p.influence)
    if p.influence == s.t.wig_space:
        s.gain_wigs(seat, 1, w.W_INFLUENCE)


def connections(s: State, p: Player) -> int:
    """The envelopes in the upper slots (INF-01)."""
    return sum(s.t.card_influence[card] for card in p.upper if card != w.NONE)


def gain_by_portfolio(s: State, seat: int) -> int:
    """An envelope without a number (INF-01, G-141). Returns its worth."""
    p = s.players[seat]
    n = connections(s, p) + p.benefit[w.INFLUENCE_BONUS]
    gain(s, seat, n)
    return n


def lose(s: State, seat: int, n: int) -> int:
    """Move left, at most to 0 (INF-10). Returns how far."""
    p = s.players[seat]
    lost = min(n, p.influence)
    if lost:
        p.influence -= lost
        s.tell(e.INFLUENCE_LOST, seat, lost, p.influence)
    return lost


def means(s: State, p: Player) -> int:
    """The réis a player can raise: coins, and influence turned into réis (INF-11..13)."""
    return p.reais + s.t.worth[p.influence]


# ---- a payment of réis: how many of them come from influence? ----


def shares(s: State, p: Player, price: int) -> tuple[int, int]:
    """The least and the most of a price that influence may stand in for (INF-11, G-09).

    If the least is more than the most, the price cannot be paid.
    """
    return max(0, price - p.reais), min(price, s.t.worth[p.influence])


def left_after(s: State, p: Player, price: int, n: int) -> tuple[int, int]:
    """The réis and the influence left when influence stood in for so many réis (INF-12)."""
    return p.reais - price + n, s.t.influence_after[p.influence][n]


def due(s: State, seat: int, price: int) -> None:
    """Ask for a payment; a price of 0 is paid already."""
    if price > 0:
        s.then(task(ASK_PAYMENT, seat, price))


class PaymentQuestion(Question):
    def candidates(self, s: State, asked: int) -> list[int]:
        base = s.t.actions.base[act.CONVERT]
        most = min(s.t.worth[s.players[seat_of(asked)].influence], a_of(asked))
        return [base + n for n in range(most + 1)]

    def forbids(self, s: State, asked: int, action: int) -> int:
        """Any part may come from influence, never more than the sum due (INF-11, G-09, G-130)."""
        p, n, price = s.players[seat_of(asked)], s.t.actions.thing[action], a_of(asked)
        if n > price:
            return r.MORE_THAN_DUE
        if n > s.t.worth[p.influence]:
            return r.NOT_ENOUGH_INFLUENCE
        if price - n > p.reais:
            return r.NOT_ENOUGH_COINS
        return r.ALLOWED

    def answer(self, s: State, asked: int, action: int) -> None:
        seat, n, price = seat_of(asked), s.t.actions.thing[action], a_of(asked)
        p = s.players[seat]
        p.reais, left = left_after(s, p, price, n)
        s.tell(e.REAIS_PAID, seat, price - n, n)
        if n:
            lose(s, seat, p.influence - left)
