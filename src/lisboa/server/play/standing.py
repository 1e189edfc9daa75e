"""Standing orders: which questions a seat need not be asked, because it declines, always or for a
while."""

from typing import Final

from lisboa.game import Game
from lisboa.rules.machinery.catalogue import DECLINE, STOP
from lisboa.server.show.messages import Orders

DRAW: Final = "ask-draw"
FOLLOW: Final = "ask-follow"
CHURCH: Final = "ask-give-tile"


def dated(orders: Orders, game: Game) -> Orders:
    """With the turn at which each refusal ends. A round begins with the start player (FLOW-05)."""
    turn, seats = game.state.turn, game.players
    ends = {"turn": turn, "round": turn + -turn % seats}
    not_now = [
        each if each.last is not None else each.model_copy(update={"last": ends[each.until]})
        for each in orders.not_now
    ]
    return orders.model_copy(update={"not_now": not_now})


def current(orders: Orders, turn: int) -> Orders:
    """Without what has ended."""
    not_now = [each for each in orders.not_now if each.last is not None and each.last >= turn]
    return orders.model_copy(update={"not_now": not_now})


def declined(game: Game, orders: Orders) -> str | None:
    """The answer that these orders give to the present question; None: the seat must be asked."""
    decision = game.decision
    if decision is None:
        return None
    if decision.kind == FOLLOW:
        orders = current(orders, game.state.turn)
        refused = {*orders.follow, *(each.noble for each in orders.not_now)}
        ordered = decision.arguments["noble"] in refused
    elif decision.kind == CHURCH:
        ordered = orders.church
    else:
        ordered = False
    in_turn = game.state.active == decision.seat
    if not ordered and (in_turn or not orders.declines):
        return None
    actions = game.state.t.actions
    for answer in game.state.answers:
        if actions.verb[answer] in (DECLINE, STOP):
            return actions.name[answer]
    return None
