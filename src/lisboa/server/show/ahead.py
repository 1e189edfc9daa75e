"""Several questions answered at once: the place says what is meant.

A ship sells and a state action trades, whoever presses the noble action does without the state
action, a card of the display is drawn and ends what comes before. A client sends the answers that
come `before` with the last one; they are drafts like all others.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from lisboa.game import Action
from lisboa.rules import rubble, stores, treasury
from lisboa.rules.machinery import agenda as ag
from lisboa.rules.machinery import catalogue as act
from lisboa.server.show.options import DECLINES, Option
from lisboa.server.show.pieces import pieces
from lisboa.server.show.previews import costs_of, differences, gains_of
from lisboa.server.show.targets import touched
from lisboa.server.show.texts import text_of
from lisboa.text import say, wording
from lisboa.text.look import Look
from lisboa.text.meaning import Land


@dataclass(frozen=True)
class Merged:
    """These answers to a question may be left to one of the next question."""

    verbs: tuple[int, ...]
    then: tuple[int, ...]  # kinds of questions
    told: bool = True  # the words of the next answer do not say it


NOBLE_ACTIONS: Final = (ag.ASK_LOT, ag.ASK_DECREE, ag.ASK_SITE)
MERGED: Final[dict[int, Merged]] = {
    ag.ASK_SELL_OR_TRADE: Merged((act.SELL, act.TRADE), (ag.ASK_LOAD, ag.ASK_OFFER), told=False),
    ag.ASK_FREE_ACTION: Merged((act.STOP,), NOBLE_ACTIONS),
    ag.ASK_OFFICE: Merged((act.STOP,), (ag.ASK_OFFER, *NOBLE_ACTIONS, ag.ASK_DRAW)),
    ag.ASK_LOAD: Merged((act.STOP,), (ag.ASK_DRAW,)),
    ag.ASK_OFFER: Merged((act.STOP,), (ag.ASK_DRAW,)),
    ag.ASK_DECREE: Merged((act.STOP,), (ag.ASK_DRAW,)),
    ag.ASK_STEPS: Merged((act.MOVE,), (ag.ASK_TILE,)),
    ag.ASK_LOT: Merged((act.BUILD,), (ag.ASK_CUBE,)),
}
MOST_BEFORE: Final = 3  # as in a message `draft`


def ahead(at: Look, legal: Sequence[Action]) -> list[Option]:
    """The answers to what comes next that may be given at once."""
    return [_option(at, chain) for chain in _chains((), legal)]


def _chains(before: tuple[Action, ...], legal: Sequence[Action]) -> Iterator[tuple[Action, ...]]:
    s = legal[0].before
    merged = MERGED.get(ag.kind_of(s.agenda[-1]))
    if merged is None or len(before) == MOST_BEFORE:
        return
    for first in legal:
        if s.t.actions.verb[first.id] not in merged.verbs:
            continue
        chain, then = (*before, first), first.next
        if then and ag.kind_of(then[0].before.agenda[-1]) in merged.then:
            yield from ((*chain, action) for action in then if not _declines(action))
            yield from _chains(chain, then)


def _declines(action: Action) -> bool:
    return action.before.t.actions.verb[action.id] in DECLINES


def _option(at: Look, chain: tuple[Action, ...]) -> Option:
    """Less is told of it than of an answer to the question itself."""
    *before, last = chain
    all_changes = differences(_sum(chain))
    own = [change for change in all_changes if change.seat == at.seat]
    land = _land(chain[-2], last) if len(chain) > 1 else None
    return Option(
        action=str(last),
        before=[str(action) for action in before],
        id=last.id,
        label=text_of(_label(at, chain)),
        detail=None,
        pieces=_pieces(chain),
        elements=touched(last.before, last.id),
        costs=costs_of(own),
        gains=gains_of(own),
        others=[change for change in all_changes if change.seat != at.seat],
        price=land.least if land else None,
        wigs=land.wigs if land else None,
        bills=[],
        final=last.final,
        declines=False,
    )


def _sum(chain: tuple[Action, ...]) -> list[dict[str, int]]:
    """What all of them change."""
    out = [dict(resources) for resources in chain[0].changes]
    for action in chain[1:]:
        for total, resources in zip(out, action.changes, strict=True):
            for what, n in resources.items():
                total[what] = total.get(what, 0) + n
    return [{what: n for what, n in total.items() if n} for total in out]


def _pieces(chain: tuple[Action, ...]) -> list[str]:
    """A plot is pressed before its cube; otherwise the last piece says it all."""
    out: list[str] = []
    for action in chain:
        verb = action.before.t.actions.verb[action.id]
        if action is chain[-1] or verb == act.BUILD:
            out += pieces(action.before, action.id)
    return out


def _label(at: Look, chain: tuple[Action, ...]) -> str:
    words = [
        wording.action_text(action.before.t, action.before, action.id, at.names)
        for action in chain
        if action is chain[-1] or MERGED[ag.kind_of(action.before.agenda[-1])].told
    ]
    out = words[0]
    for more in words[1:]:
        out = say("options", "label-then", first=out, second=more)
    return out


def _land(build: Action, cube: Action) -> Land | None:
    """What a store costs with this cube, and what it brings (LAND-01..03, STORE-13)."""
    s, c = cube.before, cube.before.t.actions
    if c.verb[build.id] != act.BUILD:
        return None
    lot, p = c.thing[build.id], s.players[ag.seat_of(s.agenda[-1])]
    saved = rubble.price_of_each(s, p.benefit, c.other[cube.id])
    cubes = stores.rubble_price(s, p, s.t.lot_plot[lot]) - saved
    return Land(stores.land_price(p, treasury.value(s), cubes), stores.lot_wigs(s, lot))
