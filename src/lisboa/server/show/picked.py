"""Several things chosen at once, in any order: what a client offers, and what the engine is told.

The engine asks for them one by one in a fixed order (G-152); `game.picking` knows its answers.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from lisboa.game import Game
from lisboa.game.picking import Picking, picking
from lisboa.rules.machinery import agenda as ag
from lisboa.rules.machinery import catalogue as act
from lisboa.rules.machinery import engine
from lisboa.rules.machinery.engine import seat_to_move as seat_of
from lisboa.rules.machinery.state import State
from lisboa.server.show.previews import Difference, changes, difference
from lisboa.server.show.targets import touched
from lisboa.server.show.texts import Text, text_of
from lisboa.text import wording
from lisboa.text.look import Look


@dataclass(slots=True)
class Pickable:
    """One of the things."""

    action: str
    label: Text
    elements: list[str]
    times: int  # how often it can be picked
    gains: list[Difference]  # of the seat, if this is all that it picks


@dataclass(slots=True)
class Pick:
    """Which of these things? They are named in one `draft`, in any order."""

    number: int | None  # so many; null: as many as one likes
    stop: str | None  # where one may stop: the answer that says so
    things: list[Pickable]


def several(game: Game, at: Look) -> Pick | None:
    """The question as one choice of several things; None if one thing is asked for."""
    found = picking(game.state)
    if found is None:
        return None
    names = at.t.actions.name
    return Pick(
        number=found.number,
        stop=names[found.stop] if found.number is None else None,
        things=[
            Pickable(
                action=names[thing],
                label=text_of(wording.action_text(at.t, at.state, thing, at.names)),
                elements=touched(at.state, thing),
                times=found.there(thing),
                gains=_gains(game, found, thing) if found.number is None else [],
            )
            for thing in found.things
        ],
    )


def _gains(game: Game, found: Picking, thing: int) -> list[Difference]:
    """Looked up answer by answer, as for any other offer: nothing hidden shows in it."""
    now, seat, sums = Game.of_state(found.state, game.names), seat_of(found.state), Counter[str]()
    for answer in found.answers([thing]):
        action = now.action(answer)
        sums.update({one.what: one.n for one in changes(action) if one.seat == seat})
        if not action.final:
            now.play(action)
    return [difference(seat, what, n) for what, n in sums.items() if n > 0]


def in_order(game: Game, named: Sequence[str]) -> list[str]:
    """The answers that a message names, as the engine wants them; `IllegalAction` if these things
    cannot be chosen together. One answer alone, or answers to other questions, stay as they are."""
    found = picking(game.state)
    if found is None or len(named) < 2:
        return list(named)
    actions = [game.action(name).id for name in named]
    things = [action for action in actions if action != found.stop]
    too_many = found.number is not None and len(things) > found.number
    if too_many or not {*things} <= {*found.things}:
        return list(named)
    answers = found.answers(things)
    name = game.state.t.actions.name
    return [name[action] for action in (*answers, *_claims(found.state.clone(), answers, things))]


def _claims(now: State, answers: list[int], things: list[int]) -> Iterator[int]:
    """What discarded cards give, in the order in which they were named: of each noble it is the
    first one that counts (G-103/104)."""
    seat, catalogue = seat_of(now), now.t.actions
    claims = [catalogue.base[act.CLAIM] + catalogue.thing[thing] for thing in things]
    for answer in answers:
        if engine.is_final(now, answer):
            return
        engine.apply(now, answer)
    while now.agenda and ag.kind_of(now.agenda[-1]) == ag.ASK_CLAIM and seat_of(now) == seat:
        claim = next((claim for claim in claims if claim in now.answers), None)
        if claim is None:  # there are only cards that were discarded before
            return
        yield claim
        if engine.is_final(now, claim):
            return
        engine.apply(now, claim)
