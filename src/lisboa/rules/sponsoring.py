"""Chapter 16: action 4, sponsoring an event."""

from lisboa.rules import effects, influence, treasury
from lisboa.rules.machinery import log as e
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery import reasons as r
from lisboa.rules.machinery.agenda import LEAVE_COURT, MUST, REWARD, effect_tasks, task
from lisboa.rules.machinery.state import Player, State


def price(s: State, p: Player) -> int:
    """EVENT-02, G-11."""
    return max(0, treasury.value(s) - p.benefit[w.EVENT_DISCOUNT] - p.benefit[w.DISCOUNT])


def forbids(s: State, seat: int, card: int) -> int:
    """It must be paid, and its first effect must be possible afterwards (G-81).

    Paying moves no marker and costs no goods, so the effect can be judged before the payment;
    only the price of a noble action is left to the look-ahead.
    """
    p = s.players[seat]
    if price(s, p) > influence.means(s, p):
        return r.EVENT_TOO_DEAR
    word, what, _ = s.t.card_event[card][0]
    return effects.forbids(s, seat, word, what)


def sponsor(s: State, seat: int, card: int) -> None:
    first, later = s.t.card_event[card][:1], s.t.card_event[card][1:]
    s.court = card  # EVENT-01; nobody can follow (EVENT-04)
    s.tell(e.EVENT_SPONSORED, seat, card)
    s.then(
        *effect_tasks(MUST, seat, first),  # EVENT-03
        *effect_tasks(REWARD, seat, later),
        task(LEAVE_COURT, seat),  # G-80
    )
    influence.due(s, seat, price(s, s.players[seat]))  # EVENT-02, G-82: before the effects
