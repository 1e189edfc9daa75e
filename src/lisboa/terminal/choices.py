"""The options of a question in words: what each costs, gives and means; and what is refused."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from lisboa.edition import vocabulary as v
from lisboa.game import Action, Game
from lisboa.game.picking import Picking
from lisboa.rules.machinery import agenda as ag
from lisboa.rules.machinery import catalogue as act
from lisboa.rules.machinery import numbers as w
from lisboa.text import say, things
from lisboa.text.look import Look
from lisboa.text.meaning import OBVIOUS, amount, closed, detail, reason_text
from lisboa.text.wording import action_text

_say = partial(say, "play")

# What the words of an option or an earlier answer say already.
ALWAYS_NAMED = ("houses", "completed", "plans")
NAMED = {
    **dict.fromkeys((act.KEEP_TILE, act.TAKE_TILE, act.GIVE_TILE), ("clergy",)),
    **dict.fromkeys((act.TAKE_FAVOUR, act.LOSE_FAVOUR), ("favours",)),
    act.TAKE_DECREE: ("decrees",),
    act.GOLD: (v.GOODS[w.GOLD],),
}


@dataclass(frozen=True)
class Choice:
    action: int
    group: int  # the hand card it is about, or NONE
    text: str
    changes: list[tuple[str, str]]  # ("gain" or "pay", an amount)
    detail: str
    final: bool  # it cannot be taken back
    brief: str = ""  # for a line that it shares with the others of its card


def options(game: Game, at: Look) -> list[Choice]:
    """In the order of their numbers; what a turn begins with is told card by card."""
    out = [_option(at, action) for action in game.legal]
    if ag.kind_of(at.state.agenda[-1]) == ag.ASK_TURN:
        hand = game.state.players[at.state.active].hand
        out.sort(key=lambda option: hand.index(option.group))
    return out


def _option(at: Look, action: Action) -> Choice:
    group, text, brief = w.NONE, action_text(at.t, at.state, action.id, at.names), ""
    verb, thing = at.t.actions.verb[action.id], at.t.actions.thing[action.id]
    preview = action.preview
    if ag.kind_of(at.state.agenda[-1]) == ag.ASK_TURN:
        group, text = thing, _with_card(at, verb, thing, "options-turn")
        brief = _with_card(at, verb, thing, "brief-turn")
    means = detail(at, verb, thing, preview)
    return Choice(action.id, group, text, _changes(verb, preview), means, action.final, brief)


def _with_card(at: Look, verb: int, card: int, key: str) -> str:
    """What is done with a card that has been named already."""
    if verb != act.COURT:
        return _say(f"{key}-gold" if verb == act.GOLD else f"{key}-portfolio")
    kind = at.t.card_kind[card]
    if kind == w.TREASURY:
        return _say(f"{key}-sponsor")
    return _say(f"{key}-court", noble=things.noble(kind))


def _changes(verb: int, preview: dict[str, int]) -> list[tuple[str, str]]:
    """What is paid first, then what is gained, unless the words say it."""
    named = (*ALWAYS_NAMED, *NAMED.get(verb, ()))
    told = [(key, n) for key, n in preview.items() if key not in named]
    told.sort(key=lambda change: change[1] > 0)
    return [("gain" if n > 0 else "pay", amount(key, abs(n))) for key, n in told]


# ---- several things, in any order (G-152) ----


def things_to_pick(game: Game, at: Look, asked: Picking, picked: Sequence[int]) -> list[Choice]:
    """What can be picked besides, and last of all that it is enough."""
    left = [_thing(game, at, asked, picked, thing) for thing in asked.left(picked)]
    if asked.number is not None:
        return left
    text = say("commands", "enough" if picked else "enough-none")
    return [*left, Choice(asked.stop, w.NONE, text, [], "", asked.final(picked))]


def _thing(game: Game, at: Look, asked: Picking, picked: Sequence[int], thing: int) -> Choice:
    verb, number = at.t.actions.verb[thing], at.t.actions.thing[thing]
    text = action_text(at.t, at.state, thing, at.names)
    last = asked.complete([*picked, thing])
    final = last and asked.final([*picked, thing])
    if asked.number is not None:  # what is paid or kept says it all
        return Choice(thing, w.NONE, text, [], detail(at, verb, number, {}), final)
    preview = game.action(thing).preview
    means = detail(at, verb, number, preview)
    return Choice(thing, w.NONE, text, _changes(verb, preview), means, final)


# ---- what is not possible, and why ----


def refused(game: Game, at: Look) -> dict[str, list[str]]:
    """Sentences, and the actions to which each applies."""
    out: dict[str, list[str]] = {}
    for action, reason in closed(game):
        if reason.message not in OBVIOUS:
            text = action_text(at.t, at.state, action, at.names)
            out.setdefault(reason_text(reason), []).append(text)
    return out
