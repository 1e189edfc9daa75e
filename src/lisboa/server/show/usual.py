"""What almost everybody would answer, so that nobody need be asked, by kind of question.

Each kind has a name, since people may want to be asked all the same: `only` where there is one
answer, `payment` in coins first, a `reward` that costs nothing, a `cube` of the only colour.
"""

from collections.abc import Callable, Sequence
from typing import Final, Literal, get_args

from lisboa.game import Action
from lisboa.rules.machinery import agenda as ag
from lisboa.rules.machinery import catalogue as act
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery.state import State

Usual = Literal["only", "payment", "reward", "cube"]
USUAL: Final = get_args(Usual)
Rule = Callable[[State, int, Sequence[Action]], Action | None]
# Rewards that cost nothing, now or later. The Cardinal may call the church, a ship and a noble
# action have a price, and production lowers prices: these are for people to judge.
ONLY_GAIN: Final = (w.GIVE_OFFICIAL, w.GIVE_RUBBLE)
DEEDS_THAT_ONLY_GAIN: Final = (w.RECRUIT, w.PLAN, w.FAVOUR)


def usual(s: State, legal: Sequence[Action], kinds: Sequence[str] = USUAL) -> Action | None:
    """The usual one of the answers to the question; None: it is a real choice, or not of these
    kinds."""
    if len(legal) == 1:
        return legal[0] if "only" in kinds else None
    asked = s.agenda[-1]
    kind, rule = RULES.get(ag.kind_of(asked), ("", None))
    return None if rule is None or kind not in kinds else rule(s, asked, legal)


def _coins_first(s: State, asked: int, legal: Sequence[Action]) -> Action | None:
    """As little from influence as the coins allow (INF-11)."""
    return min(legal, key=lambda action: s.t.actions.thing[action.id])


def _only_gain(s: State, asked: int, legal: Sequence[Action]) -> Action | None:
    """A reward that costs nothing is taken (G-17)."""
    word, what = ag.a_of(asked), ag.b_of(asked)
    free = word in ONLY_GAIN or (word == w.GIVE_STATE and what in DEEDS_THAT_ONLY_GAIN)
    accept = s.t.actions.base[act.ACCEPT]
    return next((action for action in legal if free and action.id == accept), None)


def _same_cube(s: State, asked: int, legal: Sequence[Action]) -> Action | None:
    """Of one colour it makes no difference to the price (LAND-02); the row comes first."""
    colours = {s.t.actions.other[action.id] for action in legal}
    return legal[0] if len(colours) == 1 else None


RULES: Final[dict[int, tuple[str, Rule]]] = {
    ag.ASK_PAYMENT: ("payment", _coins_first),
    ag.ASK_ACCEPT: ("reward", _only_gain),
    ag.ASK_CUBE: ("cube", _same_cube),
}
