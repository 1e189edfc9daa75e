"""An answer as a client shows it: what is pressed for it, what it costs and brings; and why another
one is not possible."""

from dataclasses import dataclass

from lisboa.game import Action, Reason
from lisboa.rules.machinery import catalogue as act
from lisboa.server.show.bills import Bill, bills
from lisboa.server.show.pieces import pieces
from lisboa.server.show.previews import Difference, changes, costs_of, gains_of
from lisboa.server.show.targets import touched
from lisboa.server.show.texts import Text, text_of
from lisboa.text import wording
from lisboa.text.look import Look
from lisboa.text.meaning import detail, land_of, land_text, why_not

DECLINES = (act.DECLINE, act.STOP)


@dataclass(slots=True)
class Option:
    """An answer that is legal now."""

    action: str  # as in records
    before: list[str]  # answers to be given first, where a place answers several questions at once
    id: int
    label: Text
    detail: Text | None  # what one would otherwise have to look up on the table
    pieces: list[str]  # what is pressed for it, in order: what is picked up, then where it goes
    elements: list[str]  # all that it is about
    costs: list[Difference]  # of the seat that is asked, until the next question
    gains: list[Difference]
    others: list[Difference]  # what it brings and takes everybody else
    price: (
        int | None
    )  # of a plot: the least that its land costs, in réis; with a cube: what it does
    wigs: int | None  # of a plot: what the buildings in its streets bring
    bills: list[Bill]  # how its price and its wigs come about
    final: bool  # it turns up something hidden or passes the decision on: no way back
    declines: bool  # it says no, or that it is enough


@dataclass(slots=True)
class Closed:
    """An answer that one would look for but that is not possible now."""

    action: str
    id: int
    label: Text
    elements: list[str]
    reason: Text
    rule: str


def option_of(at: Look, action: Action) -> Option:
    catalogue, seat = at.t.actions, at.seat
    all_changes = changes(action)
    own = [change for change in all_changes if change.seat == seat]
    verb, thing = catalogue.verb[action.id], catalogue.thing[action.id]
    land = land_of(at, thing) if verb == act.BUILD else None
    meaning = land_text(at, thing, land) if land else detail(at, verb, thing, action.preview)
    return Option(
        action=str(action),
        before=[],
        id=action.id,
        label=text_of(wording.action_text(at.t, at.state, action.id, at.names)),
        detail=text_of(meaning) if meaning else None,
        pieces=pieces(at.state, action.id),
        elements=touched(at.state, action.id),
        costs=costs_of(own),
        gains=gains_of(own),
        others=[change for change in all_changes if change.seat != seat],
        price=land.least if land else None,
        wigs=land.wigs if land else None,
        bills=bills(at.state, action.id),
        final=action.final,
        declines=verb in DECLINES,
    )


def closed_of(at: Look, action: int, reason: Reason) -> Closed:
    return Closed(
        action=at.t.actions.name[action],
        id=action,
        label=text_of(wording.action_text(at.t, at.state, action, at.names)),
        elements=touched(at.state, action),
        reason=text_of(why_not(reason)),
        rule=reason.rule,
    )
