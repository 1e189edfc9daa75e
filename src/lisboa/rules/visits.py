"""Chapters 11 and 12: visiting a noble, and following a visit."""

from lisboa.rules import deeds, favours, influence, nobles, officials, task_cards
from lisboa.rules.machinery import catalogue as act
from lisboa.rules.machinery import log as e
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery import reasons as r
from lisboa.rules.machinery.agenda import (
    ASK_FOLLOW,
    ASK_FREE_ACTION,
    ASK_VISIT_REAIS,
    FOLLOW,
    LACERDA_FOLLOWS,
    LEAVE_COURT,
    NOBLE_ACTION,
    PAY_VISIT,
    STATE_ACTION,
    a_of,
    b_of,
    seat_of,
    task,
)
from lisboa.rules.machinery.question import Question
from lisboa.rules.machinery.state import Player, State


def visit(s: State, seat: int, card: int) -> None:
    noble = s.t.card_kind[card]
    s.court = card  # VISIT-01/02
    s.tell(e.CARD_AT_COURT, seat, card)
    s.then(
        task(PAY_VISIT, seat, noble),  # VISIT-03
        task(ASK_FREE_ACTION, seat, noble),  # VISIT-04
        task(NOBLE_ACTION, seat, w.STORE + noble),  # VISIT-05
        *[
            task(FOLLOW, other, noble) for other in s.clockwise(seat) if other != seat
        ],  # FOLLOW-01/02
        task(LEAVE_COURT, seat),  # VISIT-17
    )


def leave_court(s: State, todo: int) -> None:
    s.discards = [*s.discards, s.court]
    s.court = w.NONE


# ---- what it costs, in influence ----


def modifier_and_rivals(s: State, seat: int, noble: int) -> tuple[int, int]:
    """The two parts of the cost: of the treasury, and of others' officials (VISIT-08..10)."""
    rivals = officials.present(s, noble) - officials.at(s, seat, noble)
    return s.t.visit_modifier[s.treasury], rivals


def discount_of(noble: int, following: int) -> int:
    """The benefit that lowers the cost."""
    return w.FOLLOW_DISCOUNT if following else w.VISIT_DISCOUNT + noble


def cost(s: State, seat: int, noble: int, following: int) -> int:
    """Computed when it is paid (VISIT-11, FOLLOW-05, G-73)."""
    modifier, rivals = modifier_and_rivals(s, seat, noble)
    return max(0, modifier + rivals - s.players[seat].benefit[discount_of(noble, following)])


# ---- how it can be paid ----


def in_reais(s: State, p: Player) -> bool:
    """Both houses of the left group are built (HOUSE-05)."""
    return s.t.ability[w.LEFT][p.houses[w.LEFT]] == 1


def reais_to_pay(s: State, p: Player, price: int) -> tuple[int, int]:
    """The fewest and the most réis that may be paid instead of influence (HOUSE-05/06, G-13).

    A discount is used first, and influence and wigs must cover the rest: if the fewest are more
    than the most, the price cannot be paid.
    """
    least, most = 0, 0
    if in_reais(s, p):
        least = min(price, p.benefit[w.DISCOUNT])
        most = min(price, p.benefit[w.DISCOUNT] + p.reais)
    return max(least, price - p.influence - p.wigs), most


def coins(p: Player, n: int) -> int:
    """What so many réis take from the player, after the discount."""
    return max(0, n - p.benefit[w.DISCOUNT])


def left_after(p: Player, price: int, n: int) -> tuple[int, int]:
    """The réis and the influence left when so many réis of the price were paid."""
    return p.reais - coins(p, n), max(0, p.influence - price + n)


def cost_forbids(s: State, seat: int, noble: int, following: int) -> int:
    least, most = reais_to_pay(s, s.players[seat], cost(s, seat, noble, following))
    return r.ALLOWED if least <= most else r.VISIT_TOO_DEAR  # G-06


def pay_visit(s: State, todo: int) -> None:
    seat, noble, following = seat_of(todo), a_of(todo), b_of(todo)
    price = cost(s, seat, noble, following)
    s.tell(e.VISIT_PAID, seat, noble, price, following)
    if price and in_reais(s, s.players[seat]):
        s.then(task(ASK_VISIT_REAIS, seat, price))
    else:
        pay_influence(s, seat, price)


def pay_influence(s: State, seat: int, n: int) -> None:
    """Influence first; only then wigs (VISIT-12/13, G-07)."""
    s.gain_wigs(seat, influence.lose(s, seat, n) - n, w.W_VISITS)


# ---- how many réis instead of influence? (HOUSE-05/06, G-13) ----


class ReaisQuestion(Question):
    def candidates(self, s: State, asked: int) -> list[int]:
        base = s.t.actions.base[act.PAY_REAIS]
        return [base + n for n in range(a_of(asked) + 1)]

    def forbids(self, s: State, asked: int, action: int) -> int:
        p, n, price = s.players[seat_of(asked)], s.t.actions.thing[action], a_of(asked)
        discount = p.benefit[w.DISCOUNT]
        if n > price:
            return r.MORE_THAN_DUE
        if n < min(price, discount):
            return r.DISCOUNT_FIRST
        if n - discount > p.reais:
            return r.NOT_ENOUGH_COINS  # G-08: no influence turned into réis here
        if price - n > p.influence + p.wigs:
            return r.VISIT_TOO_DEAR
        return r.ALLOWED

    def answer(self, s: State, asked: int, action: int) -> None:
        seat, n, price = seat_of(asked), s.t.actions.thing[action], a_of(asked)
        p = s.players[seat]
        paid = coins(p, n)
        p.reais -= paid
        s.tell(e.REAIS_PAID, seat, paid, 0, n - paid)
        pay_influence(s, seat, price - n)


# ---- the free state action ----


class FreeQuestion(Question):
    def candidates(self, s: State, asked: int) -> list[int]:
        base, noble = s.t.actions.base, a_of(asked)
        return [base[act.DO] + 2 * noble, base[act.DO] + 2 * noble + 1, base[act.STOP]]

    def forbids(self, s: State, asked: int, action: int) -> int:
        c = s.t.actions
        if c.verb[action] == act.STOP:
            return r.ALLOWED
        deed = c.thing[action]
        if deed >= w.STATE_ACTIONS or deeds.noble_of(deed) != a_of(asked):
            return r.NOT_OF_THIS_NOBLE
        return deeds.forbids(s, seat_of(asked), deed)

    def answer(self, s: State, asked: int, action: int) -> None:
        c, seat = s.t.actions, seat_of(asked)
        if c.verb[action] == act.DO:
            s.tell(e.FREE_ACTION, seat, c.thing[action])
            s.then(task(STATE_ACTION, seat, c.thing[action]))


# ---- following ----


def follow(s: State, todo: int) -> None:
    """A favour of this noble allows to follow; nobody has to (FOLLOW-03)."""
    seat, noble = seat_of(todo), a_of(todo)
    if s.agreement.solo and seat == w.LACERDA:
        s.then(task(LACERDA_FOLLOWS, seat, noble))
    elif s.players[seat].favours[noble] and not cost_forbids(s, seat, noble, following=1):
        s.then(task(ASK_FOLLOW, seat, noble))


class FollowQuestion(Question):
    def candidates(self, s: State, asked: int) -> list[int]:
        base, noble = s.t.actions.base, a_of(asked)
        do = base[act.DO]
        return [do + 2 * noble, do + 2 * noble + 1, do + w.STORE + noble, base[act.DECLINE]]

    def forbids(self, s: State, asked: int, action: int) -> int:
        """One of the three actions of this noble, if it can be done (FOLLOW-06, G-74)."""
        c, seat, noble = s.t.actions, seat_of(asked), a_of(asked)
        if c.verb[action] == act.DECLINE:
            return r.ALLOWED
        deed = c.thing[action]
        if deeds.noble_of(deed) != noble:
            return r.NOT_OF_THIS_NOBLE
        if (
            deed < w.STATE_ACTIONS and deed != w.FAVOUR
        ):  # G-75: the favour just returned may come back
            return deeds.forbids(s, seat, deed)
        return nobles.forbids(s, seat, deed) if deed >= w.STORE else r.ALLOWED

    def answer(self, s: State, asked: int, action: int) -> None:
        c, seat, noble = s.t.actions, seat_of(asked), a_of(asked)
        if c.verb[action] == act.DECLINE:
            return
        deed = c.thing[action]
        s.tell(e.FOLLOWS, seat, noble, deed)
        task_cards.did(s, seat, w.FOLLOWING)
        favours.give_back(s, seat, noble)  # FOLLOW-04
        kind = STATE_ACTION if deed < w.STATE_ACTIONS else NOBLE_ACTION
        s.then(task(PAY_VISIT, seat, noble, 1), task(kind, seat, deed))
