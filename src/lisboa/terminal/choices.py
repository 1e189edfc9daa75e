"""The options of a question in words: what each costs, gives and means; and what is refused."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from lisboa.edition import vocabulary as v
from lisboa.game import Action, Game, GameError
from lisboa.rules.machinery import agenda as ag
from lisboa.rules.machinery import catalogue as act
from lisboa.rules.machinery import numbers as w
from lisboa.text import rulebook, say, things
from lisboa.text.look import Look
from lisboa.text.meaning import OBVIOUS, amount, candidates, closed, detail, reason_text
from lisboa.text.wording import action_text

_say = partial(say, "play")
MOST_TOLD = 5  # actions that a vague question may be about

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
    action: Action
    group: int  # the hand card it is about, or NONE
    text: str
    changes: list[tuple[str, str]]  # ("gain" or "pay", an amount)
    detail: str

    @property
    def final(self) -> bool:
        return self.action.final


def options(game: Game, at: Look) -> list[Choice]:
    """In the order of their numbers; what a turn begins with is told card by card."""
    out = [_option(at, action) for action in game.legal]
    if ag.kind_of(at.state.agenda[-1]) == ag.ASK_TURN:
        hand = game.state.players[at.state.active].hand
        out.sort(key=lambda option: hand.index(option.group))
    return out


def _option(at: Look, action: Action) -> Choice:
    group, text = w.NONE, action_text(at.t, at.state, action.id, at.names)
    verb, thing = at.t.actions.verb[action.id], at.t.actions.thing[action.id]
    preview = action.preview
    named = (*ALWAYS_NAMED, *NAMED.get(verb, ()))
    told = {key: n for key, n in preview.items() if key not in named}
    if ag.kind_of(at.state.agenda[-1]) == ag.ASK_TURN:
        group, text = thing, _with_card(at, verb, thing)
    return Choice(action, group, text, _changes(told), detail(at, verb, thing, preview))


def _with_card(at: Look, verb: int, card: int) -> str:
    """What is done with a card that has been named already."""
    if verb != act.COURT:
        return _say("options-turn-gold" if verb == act.GOLD else "options-turn-portfolio")
    kind = at.t.card_kind[card]
    if kind == w.TREASURY:
        return _say("options-turn-sponsor")
    return _say("options-turn-court", noble=things.noble(kind))


def _changes(preview: dict[str, int]) -> list[tuple[str, str]]:
    """What is paid first, then what is gained."""
    told = sorted(preview.items(), key=lambda change: change[1] > 0)
    return [("gain" if n > 0 else "pay", amount(key, abs(n))) for key, n in told]


# ---- what is not possible, and why ----


def refused(game: Game, at: Look) -> dict[str, list[str]]:
    """Sentences, and the actions to which each applies."""
    out: dict[str, list[str]] = {}
    for action, reason in closed(game):
        if reason.message not in OBVIOUS:
            text = action_text(at.t, at.state, action, at.names)
            out.setdefault(reason_text(reason), []).append(text)
    return out


def why(game: Game, at: Look, text: str, shown: list[Choice]) -> Iterator[str]:
    """Whether an action that somebody describes is possible, or why it is not."""
    if not text:
        yield _say("why-empty")
        return
    found = _meant(game, at, text)
    if not found:
        yield _say("why-unknown", text=text)
    if len(found) > MOST_TOLD:
        yield _say("why-many", text=text, n=len(found), shown=MOST_TOLD)
    numbers = {option.action.id: n for n, option in enumerate(shown, 1)}
    for action in found[:MOST_TOLD]:
        words, reason = action_text(at.t, at.state, action, at.names), game.why_not(action)
        if reason is None:
            yield _say("why-legal", action=words, number=numbers[action])
        else:
            yield _say("why-not", action=words, reason=reason_text(reason))


def _meant(game: Game, at: Look, text: str) -> list[int]:
    """The form in records, or the actions in whose words all of these words occur."""
    try:
        return [game.action(text).id]
    except GameError:
        wanted = rulebook.fold(text).split()
    return [
        action
        for action in candidates(game)
        if all(
            word in rulebook.fold(action_text(at.t, at.state, action, at.names)) for word in wanted
        )
    ]
