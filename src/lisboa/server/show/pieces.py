"""What is pressed for an answer, in order: what is picked up first, then where it goes.

The only piece of an answer gives it at once. What has no piece (a number, a yes or no) is answered
from the list.
"""

from collections.abc import Callable
from typing import Final

from lisboa.edition import vocabulary as v
from lisboa.rules import selling, trading
from lisboa.rules.machinery import agenda as ag
from lisboa.rules.machinery import catalogue as act
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery.state import State
from lisboa.server.show import targets

Put = Callable[[State, int, int, int], list[str]]  # state, question, and the things of an answer


def pieces(s: State, action: int) -> list[str]:
    """The pieces of an answer to the question on top of the agenda."""
    catalogue = s.t.actions
    put = PIECES[catalogue.verb[action]]
    return put(s, s.agenda[-1], catalogue.thing[action], catalogue.other[action])


def _none(s: State, asked: int, thing: int, other: int) -> list[str]:
    return []


def _card(s: State, asked: int, card: int, other: int) -> list[str]:
    return [targets.of_card(s.t, card)]


def _named(argument: str) -> Put:
    """The thing that the answer names."""
    return lambda s, asked, thing, other: [targets.element(s.t, asked, argument, thing)]


def _part(part: str) -> Put:
    """A part of the own player board."""
    return lambda s, asked, thing, other: [targets.part(ag.seat_of(asked), part)]


def _to_board(part: str) -> Put:
    """A card, and a part of the own player board."""
    return lambda s, asked, card, other: [
        targets.of_card(s.t, card),
        targets.part(ag.seat_of(asked), part),
    ]


def _court(s: State, asked: int, card: int, other: int) -> list[str]:
    kind = v.CARD_KINDS[s.t.card_kind[card]]
    return [targets.of_card(s.t, card), f"noble:{kind}" if kind in v.NOBLES else "treasury"]


def _good_to(argument: str) -> Put:
    return lambda s, asked, good, other: [
        targets.element(s.t, asked, "good", good),
        targets.element(s.t, asked, argument, other),
    ]


def _gap(s: State, asked: int, steps: int, other: int) -> list[str]:
    return [targets.gap(s, steps)]


def _tile(s: State, asked: int, front: int, side: int) -> list[str]:
    return [targets.church(s, side)]


def _cube(s: State, asked: int, where: int, colour: int) -> list[str]:
    return [targets.cube(s.t, where, ag.a_of(asked), colour)]


def _sell(s: State, asked: int, thing: int, other: int) -> list[str]:
    """A ship sells; if only one good can go to only one ship, nobody will be asked for it."""
    goods = [good for good, n in enumerate(s.players[ag.seat_of(asked)].goods) if n]
    ships = selling.open_ships(s)
    only = len(goods) * len(ships) == 1
    return _good_to("hull")(s, asked, goods[0], ships[0]) if only else []


def _trade(s: State, asked: int, thing: int, other: int) -> list[str]:
    """A state action trades; if there is only one trade, nobody will be asked for it."""
    seat = ag.seat_of(asked)
    trades = [
        (good, deed)
        for good in range(w.GOODS)
        for deed in range(w.STATE_ACTIONS)
        if not trading.offer_forbids(s, seat, good, deed)
    ]
    return _good_to("deed")(s, asked, *trades[0]) if len(trades) == 1 else []


def _stop(s: State, asked: int, thing: int, other: int) -> list[str]:
    """Whoever goes on to the noble action does without the state action (VISIT-04/05)."""
    if ag.kind_of(asked) == ag.ASK_FREE_ACTION:
        return [f"deed:{v.ACTIONS_AT_COURT[w.STORE + ag.a_of(asked)]}"]
    return []


PIECES: Final[dict[int, Put]] = {
    act.KEEP_CARD: _card,
    act.KEEP_TILE: _named("tile"),
    act.GOLD: _to_board("warehouse/gold"),
    act.PORTFOLIO: _to_board("portfolio"),
    act.COURT: _court,
    act.ADD: _part("portfolio"),
    act.DISCARD: _card,
    act.REPLACE: _named("hull"),
    act.SELL: _sell,
    act.TRADE: _trade,
    act.LOAD: _good_to("hull"),
    act.OFFER: _good_to("deed"),
    act.DO: _named("deed"),
    act.OFFICE: _named("office"),
    act.TAKE_PLAN: _named("plan"),
    act.PAY_GOOD: _named("good"),
    act.TAKE_GOOD: _named("good"),
    act.LOSE_GOOD: _named("good"),
    act.MOVE: _gap,
    act.TAKE_TILE: _tile,
    act.GIVE_TILE: _named("tile"),
    act.TAKE_FAVOUR: _named("noble"),
    act.LOSE_FAVOUR: _named("favour"),
    act.BUILD: _named("lot"),
    act.CUBE: _cube,
    act.HOUSE: _named("group"),
    act.TAKE_DECREE: _named("decree"),
    act.SITE: _named("site"),
    act.USE_PLAN: _named("plan"),
    act.RETURN: _named("place"),
    act.CONVERT: _none,
    act.PAY_REAIS: _none,
    act.ACCEPT: _none,
    act.DECLINE: _none,
    act.STOP: _stop,
    act.DRAW: _card,
    act.CLAIM: _card,
    act.TASK: _named("task"),
}
