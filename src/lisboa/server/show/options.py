"""What a seat is asked, and all that it may answer, as a client shows it."""

from dataclasses import dataclass
from functools import cached_property

from pydantic import BaseModel

from lisboa.game import Action, Game, Reason
from lisboa.game.positions.writing import masked
from lisboa.rules.machinery import catalogue as act
from lisboa.rules.machinery.state import State
from lisboa.server.show.bills import Bill, bills
from lisboa.server.show.previews import Difference, changes
from lisboa.server.show.published import QuestionName
from lisboa.server.show.targets import touched
from lisboa.server.show.texts import Text, text_of
from lisboa.text import wording
from lisboa.text.look import Look, look
from lisboa.text.meaning import closed, detail, land_of, land_text, why_not

__all__ = ["Asked", "Bill", "Closed", "Difference", "Drafted", "Option", "Step", "Text", "asked"]


class Option(BaseModel):
    """An answer that is legal now."""

    action: str  # as in records
    id: int
    label: Text
    detail: Text | None  # what one would otherwise have to look up on the table
    elements: list[str]
    costs: list[Difference]  # of the seat that is asked, until the next question
    gains: list[Difference]
    others: list[Difference]  # what it brings and takes everybody else
    price: int | None  # of a plot: the least that its land costs, in réis
    wigs: int | None  # of a plot: what the buildings in its streets bring
    bills: list[Bill]  # how its price and its wigs come about
    final: bool  # it turns up something hidden or passes the decision on: no way back


class Closed(BaseModel):
    """An answer that one would look for but that is not possible now."""

    action: str
    id: int
    label: Text
    elements: list[str]
    reason: Text
    rule: str


class Asked(BaseModel):
    """A question to a seat."""

    seat: int
    kind: QuestionName
    prompt: Text
    rules: list[str]
    options: list[Option]
    closed: list[Closed]


class Step(BaseModel):
    """An answer that is drafted, in the words in which it was offered."""

    label: Text
    changes: list[Difference]  # what it costs and brings the seat itself


@dataclass
class Drafted:
    """An answer and what was known when it was given. Its words wait until somebody looks."""

    action: Action
    seat: int
    state: State
    names: list[str]

    @cached_property
    def step(self) -> Step:
        known = masked(self.state, self.seat)
        own = [change for change in changes(self.action) if change.seat == self.seat]
        return Step.model_construct(
            label=text_of(wording.action_text(known.t, known, self.action.id, self.names)),
            changes=[*_costs(own), *_gains(own)],  # in the order of the offer
        )


def asked(game: Game, seat: int) -> Asked | None:
    """The question to this seat; None if another one is asked or the game is over."""
    decision = game.decision
    if decision is None or decision.seat != seat:
        return None
    at = look(game, seat)
    return Asked(
        seat=seat,
        kind=decision.kind,
        prompt=text_of(wording.question_text(at.state, at.names)),
        rules=list(decision.rules),
        options=[_option(at, action) for action in game.legal],
        closed=[_closed(at, action, reason) for action, reason in closed(game)],
    )


def _option(at: Look, action: Action) -> Option:
    catalogue, seat = at.t.actions, at.seat
    all_changes = changes(action)
    own = [change for change in all_changes if change.seat == seat]
    verb, thing = catalogue.verb[action.id], catalogue.thing[action.id]
    land = land_of(at, thing) if verb == act.BUILD else None
    meaning = land_text(at, thing, land) if land else detail(at, verb, thing, action.preview)
    return Option.model_construct(
        action=str(action),
        id=action.id,
        label=text_of(wording.action_text(at.t, at.state, action.id, at.names)),
        detail=text_of(meaning) if meaning else None,
        elements=touched(at.state, action.id),
        costs=_costs(own),
        gains=_gains(own),
        others=[change for change in all_changes if change.seat != seat],
        price=land.least if land else None,
        wigs=land.wigs if land else None,
        bills=bills(at.state, action.id),
        final=action.final,
    )


def _costs(own: list[Difference]) -> list[Difference]:
    return [change for change in own if change.n < 0]


def _gains(own: list[Difference]) -> list[Difference]:
    return [change for change in own if change.n > 0]


def _closed(at: Look, action: int, reason: Reason) -> Closed:
    return Closed.model_construct(
        action=at.t.actions.name[action],
        id=action,
        label=text_of(wording.action_text(at.t, at.state, action, at.names)),
        elements=touched(at.state, action),
        reason=text_of(why_not(reason)),
        rule=reason.rule,
    )
