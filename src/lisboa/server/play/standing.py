"""Standing orders: which questions a seat need not be asked, because it always declines."""

from typing import Final

from lisboa.game import Game
from lisboa.rules.machinery.catalogue import DECLINE, STOP
from lisboa.server.show.messages import Orders

FOLLOW: Final = "ask-follow"
CHURCH: Final = "ask-give-tile"


def declined(game: Game, orders: Orders) -> str | None:
    """The answer that these orders give to the present question; None: the seat must be asked."""
    decision = game.decision
    if decision is None:
        return None
    if decision.kind == FOLLOW:
        ordered = decision.arguments["noble"] in orders.follow
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
