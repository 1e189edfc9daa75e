"""The steps of a turn as people think of them: done, now and to come.

What is to come is read from the agenda; what each of its tasks means to people is declared here.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Annotated, Final

from lisboa.edition.word_types import Among
from lisboa.game import Action, Game
from lisboa.game.positions.writing import masked
from lisboa.rules.machinery import agenda as ag
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery.state import State
from lisboa.server.show.previews import Difference, changes, costs_of, gains_of
from lisboa.server.show.texts import Text, text_of
from lisboa.server.show.usual import usual
from lisboa.text import wording

# `action` is whatever the card of the turn will allow, `goods` selling or trading.
STEPS: Final = (
    *("setup", "card", "action", "goods", "sell", "trade", "state", "store", "decree", "opening"),
    *("cube", "house", "pay", "reward", "penalty", "follow", "draw", "church", "period"),
)
StepName = Annotated[str, Among("StepName", STEPS)]
NOBLE_STEPS: Final = ("store", "decree", "opening")

STEP_OF: Final[dict[int, str]] = {
    ag.SELL_OR_TRADE: "goods",
    ag.TRADE_NEXT: "trade",
    ag.STATE_ACTION: "state",
    ag.TAKE_CUBE: "cube",
    ag.EXTRA_DECREE: "decree",
    ag.REWARD: "reward",
    ag.MUST: "reward",
    ag.PENALTY: "penalty",
    ag.DRAW_CARD: "draw",
    ag.CHURCH_SCORING: "church",
    ag.PERIOD_DISCARD: "period",
    ag.ASK_CLERGY: "setup",
    ag.ASK_KEEP_CARD: "setup",
    ag.ASK_TURN: "card",
    ag.ASK_ROOM: "card",
    ag.ASK_SELL_OR_TRADE: "goods",
    ag.ASK_LOAD: "sell",
    ag.ASK_OFFER: "trade",
    ag.ASK_OFFICE: "state",
    ag.ASK_PLAN: "state",
    ag.ASK_BERTH: "state",
    ag.ASK_SHIP_GOODS: "state",
    ag.ASK_EXTRA_GOOD: "state",
    ag.ASK_STEPS: "state",
    ag.ASK_TILE: "state",
    ag.ASK_FAVOUR: "state",
    ag.ASK_FREE_ACTION: "state",
    ag.ASK_GIVE_TILE: "church",
    ag.ASK_VISIT_REAIS: "pay",
    ag.ASK_PAYMENT: "pay",
    ag.ASK_FOLLOW: "follow",
    ag.ASK_LOT: "store",
    ag.ASK_CUBE: "cube",
    ag.ASK_HOUSE: "house",
    ag.ASK_DECREE: "decree",
    ag.ASK_SITE: "opening",
    ag.ASK_USE_PLAN: "opening",
    ag.ASK_RETURN: "opening",
    ag.ASK_ACCEPT: "reward",
    ag.ASK_GOOD: "reward",
    ag.ASK_PILE: "reward",
    ag.ASK_TASK: "reward",
    ag.ASK_PENALTY: "penalty",
    ag.ASK_LOSE_GOOD: "penalty",
    ag.ASK_LOSE_OFFICIAL: "penalty",
    ag.ASK_LOSE_FAVOUR: "penalty",
    ag.ASK_DRAW: "draw",
    ag.ASK_DISCARD: "period",
    ag.ASK_CLAIM: "period",
}
# Tasks that ask nobody anything, or only what almost everybody answers alike.
SILENT: Final = frozenset(
    {
        *(ag.INSTANT, ag.BEGIN_TURN, ag.MAINTENANCE, ag.END_TURN, ag.NEXT_TURN, ag.FINAL_SCORING),
        *(ag.RECRUIT_NEXT, ag.LAUNCH, ag.PRODUCE_EXTRA, ag.ANY_GOOD),  # part of another step
        *(ag.CHURCH_ICONS, ag.CHURCH_INFLUENCE, ag.STAND_UP),
        *(ag.PAY_VISIT, ag.FOLLOW, ag.LEAVE_COURT),
        *(ag.PLACE_STORE, ag.PAY_LAND, ag.STORE_WIGS),
        *(ag.SITE_CUBES, ag.STAFF, ag.HIRE, ag.COMPLETE_PLAN, ag.NEXT_BUILDING),
        *(ag.PERIOD_WIGS, ag.PERIOD_REWARDS, ag.NEW_SHIPYARD, ag.DEAL_HANDS, ag.NEW_DISPLAY),
        *(ag.LACERDA_TURN, ag.LACERDA_STATE, ag.LACERDA_NOBLE, ag.LACERDA_FOLLOWS),
        *(ag.LACERDA_DISCARD, ag.LACERDA_AIDE, ag.TASK_REWARDS, ag.DEAL_TASKS),
        *(ag.PASS_CARDS, ag.TURN_UP),
    }
)
# Steps that one may leave out.
OPTIONAL: Final = frozenset({ag.ASK_FREE_ACTION, ag.REWARD, ag.TRADE_NEXT, ag.EXTRA_DECREE})
# What an answer will bring about, before the agenda knows it.
BEHIND: Final = {"card": "action", "store": "house"}
# Effects that happen by themselves.
_BY_THEMSELVES: Final = (
    *(w.GIVE_REAIS, w.GIVE_WIGS, w.GIVE_INFLUENCE, w.GIVE_TREASURY, w.GIVE_DRAW_TASKS),
)


@dataclass(slots=True)
class Coming:
    """A step of the turn that is still to come."""

    step: StepName
    optional: bool


def step_of(task: int) -> str:
    """What a question, or a task that will ask one, is to people."""
    kind = ag.kind_of(task)
    return NOBLE_STEPS[ag.a_of(task) - w.STORE] if kind == ag.NOBLE_ACTION else STEP_OF[kind]


def coming(s: State) -> list[Coming]:
    """The steps that follow the present question, as far as they are known."""
    out: list[Coming] = []
    behind = BEHIND.get(step_of(s.agenda[-1])) if _opens(s.agenda[-1]) else None
    if behind is not None:
        out.append(Coming(step=behind, optional=False))
    for task in _own_tasks(s):
        step, optional = step_of(task), ag.kind_of(task) in OPTIONAL
        for name in (step, BEHIND.get(step)):
            if name is not None and (not out or out[-1].step != name):
                out.append(Coming(step=name, optional=optional))
    return out


def _opens(asked: int) -> bool:
    return ag.kind_of(asked) in (ag.ASK_TURN, ag.ASK_LOT)


def _own_tasks(s: State) -> Iterator[int]:
    """What is still to do in this turn for the seat that is asked, and may ask it something."""
    seat = ag.seat_of(s.agenda[-1])
    for task in reversed(s.agenda[:-1]):
        kind = ag.kind_of(task)
        if kind == ag.END_TURN or (ag.seat_of(task) != seat and seat != s.active):
            return
        if ag.seat_of(task) == seat and kind not in SILENT and _asks(s, task):
            yield task


def _asks(s: State, task: int) -> bool:
    seat = ag.seat_of(task)
    match ag.kind_of(task):
        case ag.REWARD | ag.MUST:
            word, what = ag.a_of(task), ag.b_of(task)
            certain = word == w.GIVE_GOOD and what != w.ANY_GOOD
            return not certain and word not in _BY_THEMSELVES
        case ag.CHURCH_SCORING:
            return s.church_call != w.NONE and bool(s.players[seat].clergy)
        case ag.EXTRA_DECREE:
            return bool(s.players[seat].markers)
    return True


@dataclass(slots=True)
class Step:
    """An answer that is drafted, in the words in which it was offered."""

    step: StepName
    label: Text
    brief: Text  # a word or two for the line of steps
    changes: list[Difference]  # what it costs and brings the seat itself
    usual: bool  # what almost everybody would have answered; perhaps nobody was asked


@dataclass
class Drafted:
    """An answer and what was known when it was given. Its words wait until somebody looks."""

    action: Action
    seat: int
    state: State
    names: list[str]

    @cached_property
    def usual(self) -> bool:
        return usual(self.state, Game.of_state(self.state, self.names).legal) == self.action

    @cached_property
    def step(self) -> Step:
        known, action = masked(self.state, self.seat), self.action
        own = [change for change in changes(action) if change.seat == self.seat]
        return Step(
            step=step_of(known.agenda[-1]),
            label=text_of(wording.action_text(known.t, known, action.id, self.names)),
            brief=text_of(wording.action_crumb(known.t, action.id)),
            changes=[*costs_of(own), *gains_of(own)],  # in the order of the offer
            usual=self.usual,
        )
