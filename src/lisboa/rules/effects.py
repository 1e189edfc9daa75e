"""What the words of the edition do: the one place that turns effects into tasks.

Goods, réis, wigs, influence and treasury moves happen by themselves. The rest may be declined
when it is a reward, and must be done when it is covered in the portfolio or the first effect of an
event (G-17, G-81).
"""

from lisboa.rules import (
    church,
    deeds,
    favours,
    influence,
    nobles,
    officials,
    rubble,
    task_cards,
    treasury,
    warehouse,
)
from lisboa.rules.machinery import catalogue as act
from lisboa.rules.machinery import log as e
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery import reasons as r
from lisboa.rules.machinery.agenda import (
    ANY_GOOD,
    ASK_ACCEPT,
    ASK_GOOD,
    ASK_LOSE_FAVOUR,
    ASK_LOSE_GOOD,
    ASK_LOSE_OFFICIAL,
    ASK_PENALTY,
    ASK_PILE,
    BIAS,
    MUST,
    NOBLE_ACTION,
    RECRUIT_NEXT,
    STATE_ACTION,
    a_of,
    b_of,
    c_of,
    seat_of,
    task,
)
from lisboa.rules.machinery.question import Question
from lisboa.rules.machinery.state import Player, State, plus

ONE_STEP = 1  # CARD-07: the Cardinal on cards and land


def reward(s: State, todo: int) -> None:
    seat, word, what, n = seat_of(todo), a_of(todo), b_of(todo), c_of(todo) - BIAS
    if _by_itself(s, seat, word, what, n):
        return
    if forbids(s, seat, word, what):
        s.tell(e.EFFECT_FORFEITED, seat, word, what)
    else:
        s.then(task(ASK_ACCEPT, seat, word, what, n + BIAS))


def must(s: State, todo: int) -> None:
    """What a card covers, the first effect of an event, or a reward that was accepted."""
    seat, word, what, n = seat_of(todo), a_of(todo), b_of(todo), c_of(todo) - BIAS
    if _by_itself(s, seat, word, what, n):
        return
    if forbids(s, seat, word, what):
        s.tell(e.EFFECT_FORFEITED, seat, word, what)
    else:
        _begin(s, seat, word, what, n)


def _by_itself(s: State, seat: int, word: int, what: int, n: int) -> bool:
    if word == w.GIVE_GOOD:
        if what == w.ANY_GOOD:
            s.then(task(ANY_GOOD, seat, n))
        else:
            warehouse.gain(s, seat, what, n)
    elif word == w.GIVE_REAIS:
        s.gain_reais(seat, n)
    elif word == w.GIVE_WIGS:
        s.gain_wigs(seat, n, w.W_REWARDS)
    elif word == w.GIVE_INFLUENCE:
        influence.gain(s, seat, n)  # INF-03
    elif word == w.GIVE_TREASURY:
        treasury.move(s, seat, n)
    elif word == w.GIVE_DRAW_TASKS:
        task_cards.draw(s, seat, n)
    else:
        return False
    return True


def forbids(s: State, seat: int, word: int, what: int) -> int:
    """Why an effect that does not happen by itself cannot begin, or 0.

    A noble action may still turn out to be too dear: that is for the look-ahead (G-03).
    """
    if word == w.GIVE_NOBLE:
        return nobles.forbids(s, seat, what)
    if word == w.GIVE_OFFICIAL:
        return officials.forbids(s, seat)
    if word == w.GIVE_CARDINAL:
        return church.forbids(s, seat, ONE_STEP)  # G-35
    if word == w.GIVE_RUBBLE:
        return r.ALLOWED if any(s.pile) else r.PILE_EMPTY  # G-30
    if word == w.GIVE_STATE:
        return deeds.forbids(s, seat, what)  # G-125
    return r.ALLOWED


def _begin(s: State, seat: int, word: int, what: int, n: int) -> None:
    if word == w.GIVE_OFFICIAL:
        s.then(task(RECRUIT_NEXT, seat, n, 0, officials.PLACING))  # G-51
    elif word == w.GIVE_CARDINAL:
        church.meet_cardinal(s, seat, ONE_STEP)  # G-34
    elif word == w.GIVE_RUBBLE:
        s.then(task(ASK_PILE, seat))
    elif word == w.GIVE_STATE:
        s.then(task(STATE_ACTION, seat, what))  # G-71, G-79
    elif word == w.GIVE_NOBLE:
        s.then(task(NOBLE_ACTION, seat, what))
    else:
        raise NotImplementedError(f"effect {word} is not carried out")


# ---- take the reward or leave it? ----


class AcceptQuestion(Question):
    def candidates(self, s: State, asked: int) -> list[int]:
        base = s.t.actions.base
        return [base[act.ACCEPT], base[act.DECLINE]]

    def forbids(self, s: State, asked: int, action: int) -> int:
        if s.t.actions.verb[action] == act.DECLINE:
            return r.ALLOWED
        return forbids(s, seat_of(asked), a_of(asked), b_of(asked))

    def answer(self, s: State, asked: int, action: int) -> None:
        seat, word, what = seat_of(asked), a_of(asked), b_of(asked)
        if s.t.actions.verb[action] == act.DECLINE:
            s.tell(e.EFFECT_DECLINED, seat, word, what)
        else:
            s.then(task(MUST, seat, word, what, c_of(asked)))


# ---- goods of one's choice, one by one ----


def any_good(s: State, todo: int) -> None:
    """Only types with room are offered; without any room the goods are lost (G-138)."""
    seat, left = seat_of(todo), a_of(todo)
    if left and _types_with_room(s, seat):
        s.then(task(ASK_GOOD, seat), task(ANY_GOOD, seat, left - 1))
    elif left:
        s.tell(e.EFFECT_FORFEITED, seat, w.GIVE_GOOD, w.ANY_GOOD)


def _types_with_room(s: State, seat: int) -> list[int]:
    p = s.players[seat]
    most = warehouse.limit(s, p)
    return [good for good in range(w.GOODS) if p.goods[good] < most]


class GoodQuestion(Question):
    def candidates(self, s: State, asked: int) -> list[int]:
        base = s.t.actions.base[act.TAKE_GOOD]
        return [base + good for good in _types_with_room(s, seat_of(asked))]

    def forbids(self, s: State, asked: int, action: int) -> int:
        room = s.t.actions.thing[action] in _types_with_room(s, seat_of(asked))
        return r.ALLOWED if room else r.NO_ROOM_FOR_GOOD

    def answer(self, s: State, asked: int, action: int) -> None:
        warehouse.gain(s, seat_of(asked), s.t.actions.thing[action])


# ---- a cube from the pile ----


class PileQuestion(Question):
    def candidates(self, s: State, asked: int) -> list[int]:
        c = s.t.actions
        return [c.of(act.CUBE, act.ON_PILE, colour) for colour in range(w.COLOURS)]

    def forbids(self, s: State, asked: int, action: int) -> int:
        c = s.t.actions
        there = c.thing[action] == act.ON_PILE and s.pile[c.other[action]]
        return r.ALLOWED if there else r.PILE_EMPTY  # G-147: also a colour without room

    def answer(self, s: State, asked: int, action: int) -> None:
        colour = s.t.actions.other[action]
        s.pile = plus(s.pile, colour, -1)
        rubble.gain(s, seat_of(asked), colour)


# ---- penalties: as much as there is (PORT-14, G-15); only réis are paid (G-137) ----


def penalty(s: State, todo: int) -> None:
    seat, word, n = seat_of(todo), a_of(todo), c_of(todo) - BIAS
    p = s.players[seat]
    if word == w.GIVE_GOOD:
        n = min(n, sum(p.goods))
        s.then(*[task(ASK_LOSE_GOOD, seat)] * n)
    elif word == w.GIVE_REAIS:
        if n > p.benefit[w.DISCOUNT] + p.reais and s.t.worth[p.influence]:
            s.then(task(ASK_PENALTY, seat, n))
        else:
            _pay_penalty(s, seat, n, 0)
        return
    elif word == w.GIVE_WIGS:
        n = min(n, p.wigs)
        s.gain_wigs(seat, -n, w.W_PENALTIES)  # G-05
    elif word == w.GIVE_INFLUENCE:
        n = influence.lose(s, seat, n)
    elif word == w.GIVE_OFFICIAL:
        n = min(n, officials.serving(s, seat))
        s.then(*[task(ASK_LOSE_OFFICIAL, seat)] * n)  # PORT-19
    elif word == w.LOSE_FAVOUR:
        n = min(n, sum(p.favours))
        s.then(*[task(ASK_LOSE_FAVOUR, seat)] * n)
    else:
        raise NotImplementedError(f"penalty {word} is not carried out")
    s.tell(e.PENALTY_PAID, seat, word, n)


def unpaid(p: Player, due: int) -> int:
    """What discounts and coins leave of a penalty in réis."""
    return max(0, due - p.benefit[w.DISCOUNT] - p.reais)


def _pay_penalty(s: State, seat: int, due: int, converted: int) -> None:
    """By discounts and coins as far as they reach; the rest by influence, or not at all."""
    p = s.players[seat]
    discount = min(due, p.benefit[w.DISCOUNT])
    coins = min(due - discount, p.reais)
    p.reais -= coins
    paid = coins + converted
    if paid:
        s.tell(e.REAIS_PAID, seat, coins, converted, discount)
    s.tell(e.PENALTY_PAID, seat, w.GIVE_REAIS, paid, due - discount - paid)
    if converted:
        influence.lose(s, seat, p.influence - s.t.influence_after[p.influence][converted])


class PenaltyQuestion(Question):
    """How much of a penalty in réis comes from influence, where coins do not reach (G-137)?"""

    def candidates(self, s: State, asked: int) -> list[int]:
        p, base = s.players[seat_of(asked)], s.t.actions.base[act.CONVERT]
        most = min(unpaid(p, a_of(asked)), s.t.worth[p.influence])
        return [base + n for n in range(most + 1)]

    def forbids(self, s: State, asked: int, action: int) -> int:
        p, n, due = s.players[seat_of(asked)], s.t.actions.thing[action], a_of(asked)
        if n > due:
            return r.MORE_THAN_DUE
        if n > unpaid(p, due):
            return r.COINS_FIRST
        return r.NOT_ENOUGH_INFLUENCE if n > s.t.worth[p.influence] else r.ALLOWED

    def answer(self, s: State, asked: int, action: int) -> None:
        _pay_penalty(s, seat_of(asked), a_of(asked), s.t.actions.thing[action])


class LossQuestion(Question):
    """Which one is lost: one of those that there are, named by the only verb."""

    def owned(self, s: State, seat: int, thing: int) -> int:
        raise NotImplementedError

    def reason(self) -> int:
        """Why another one cannot be lost."""
        raise NotImplementedError

    def lose(self, s: State, seat: int, thing: int) -> None:
        raise NotImplementedError

    def candidates(self, s: State, asked: int) -> list[int]:
        base = s.t.actions.base
        return list(range(base[self.verbs[0]], base[self.verbs[0] + 1]))

    def forbids(self, s: State, asked: int, action: int) -> int:
        owned = self.owned(s, seat_of(asked), s.t.actions.thing[action])
        return r.ALLOWED if owned else self.reason()

    def answer(self, s: State, asked: int, action: int) -> None:
        self.lose(s, seat_of(asked), s.t.actions.thing[action])


class LoseGoodQuestion(LossQuestion):
    def owned(self, s: State, seat: int, thing: int) -> int:
        return s.players[seat].goods[thing]

    def reason(self) -> int:
        return r.NO_GOOD_TO_LOSE

    def lose(self, s: State, seat: int, thing: int) -> None:
        warehouse.pay(s, seat, thing)


class LoseOfficialQuestion(LossQuestion):
    def owned(self, s: State, seat: int, thing: int) -> int:
        return officials.at(s, seat, thing)

    def reason(self) -> int:
        return r.NO_OFFICIAL_TO_LOSE

    def lose(self, s: State, seat: int, thing: int) -> None:
        officials.take_back(s, seat, thing)


class LoseFavourQuestion(LossQuestion):
    def owned(self, s: State, seat: int, thing: int) -> int:
        return s.players[seat].favours[thing]

    def reason(self) -> int:
        return r.NO_FAVOUR_TO_LOSE

    def lose(self, s: State, seat: int, thing: int) -> None:
        favours.give_back(s, seat, thing)
