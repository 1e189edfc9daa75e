"""The options of a question in words: what each costs, gives and means; and what is refused."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from lisboa.edition import vocabulary as v
from lisboa.game import Action, Game, GameError, Reason
from lisboa.rules import actions as act
from lisboa.rules import agenda as ag
from lisboa.rules import decree_scores, openings, questions, reasons, sponsoring, stores, visits
from lisboa.rules import words as w
from lisboa.text import rulebook, say, things
from lisboa.text.table import (
    Look,
    card_text,
    decree_text,
    land_price,
    listed,
    short_reward,
    task_text,
    tile_text,
)
from lisboa.text.wording import action_text

_say = partial(say, "play")
MOST_TOLD = 5  # actions that a vague question may be about

# Nobody wonders why these are refused: the thing asked for is not there at all.
OBVIOUS = frozenset(
    reasons.RULE[reason][1]
    for reason in (
        *(reasons.NOT_ASKED, reasons.NOT_IN_HAND, reasons.NOT_A_PAIR, reasons.NOT_IN_PORTFOLIO),
        *(reasons.NOT_OWN_SHIP, reasons.SHIP_NOT_BUILT, reasons.PLAN_NOT_ON_TOP),
        *(reasons.PLAN_NOT_OWNED, reasons.TILE_NOT_THERE, reasons.TILE_NOT_OWNED),
        *(reasons.NOT_OF_THIS_NOBLE, reasons.DECREE_NOT_SHOWN, reasons.CARD_NOT_SHOWN),
        *(reasons.NOT_DISCARDED, reasons.MORE_THAN_DUE, reasons.PLOT_TAKEN, reasons.SITE_TAKEN),
        *(reasons.CUBE_NOT_THERE, reasons.PILE_EMPTY, reasons.NO_OFFICIAL_THERE),
        *(reasons.ROW_CLOSED, reasons.NOT_ENOUGH_COINS, reasons.NOT_ENOUGH_INFLUENCE),
        *(reasons.GOOD_MISSING, reasons.MUST_DO_ONE),
    )
)
# What the words of an option or an earlier answer say already.
ALWAYS_NAMED = ("houses", "completed", "plans")
NAMED = {
    **dict.fromkeys((act.KEEP_TILE, act.TAKE_TILE, act.GIVE_TILE), ("clergy",)),
    **dict.fromkeys((act.TAKE_FAVOUR, act.LOSE_FAVOUR), ("favours",)),
    act.TAKE_DECREE: ("decrees",),
    act.GOLD: (v.GOODS[w.GOLD],),
}


@dataclass(frozen=True)
class Option:
    action: Action
    group: int  # the hand card it is about, or NONE
    text: str
    changes: list[tuple[str, str]]  # ("gain" or "pay", an amount)
    detail: str

    @property
    def final(self) -> bool:
        return self.action.final


def options(game: Game, at: Look) -> list[Option]:
    """In the order of their numbers; what a turn begins with is told card by card."""
    out = [_option(at, action) for action in game.legal]
    if ag.kind_of(at.state.agenda[-1]) == ag.ASK_TURN:
        hand = game.state.players[at.state.active].hand
        out.sort(key=lambda option: hand.index(option.group))
    return out


def _option(at: Look, action: Action) -> Option:
    group, text = w.NONE, action_text(at.t, at.state, action.id, at.names)
    verb, thing = at.t.actions.verb[action.id], at.t.actions.thing[action.id]
    preview = action.preview
    named = (*ALWAYS_NAMED, *NAMED.get(verb, ()))
    told = {key: n for key, n in preview.items() if key not in named}
    if ag.kind_of(at.state.agenda[-1]) == ag.ASK_TURN:
        group, text = thing, _with_card(at, verb, thing)
    return Option(action, group, text, _changes(told), detail(at, verb, thing, preview))


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


def amount(key: str, n: int) -> str:
    if key in v.GOODS:
        return things.goods(v.GOODS.index(key), n)
    if key in ("reais", "influence", "wigs", "officials"):
        return say("things", key, n=n)
    kind, _, colour = key.partition("_")
    if colour:
        return _say("amount-rubble", n=n, colour=things.colour(v.RUBBLE.index(colour)))
    return _say(f"amount-{kind}", n=n)


# ---- what an option means ----


def detail(at: Look, verb: int, thing: int, preview: dict[str, int]) -> str:
    """What one would otherwise have to look up on the table."""
    match verb:
        case act.KEEP_TILE | act.TAKE_TILE | act.GIVE_TILE:
            return tile_text(at, thing)
        case act.DRAW | act.CLAIM | act.KEEP_CARD:
            return card_text(at, thing)
        case act.DISCARD if thing < at.t.political:
            return card_text(at, thing)
        case act.TASK:
            return task_text(at, thing)
        case act.GOLD:
            return "" if v.GOODS[w.GOLD] in preview else _say("detail-no-room")
        case act.COURT:
            return _court(at, thing, preview)
        case act.MOVE:
            return _steps(at, thing + 1)
        case act.BUILD:
            return _land(at, thing)
        case act.HOUSE:
            return _house(at, thing)
        case act.TAKE_DECREE:
            return _decree(at, thing)
        case act.SITE:
            return _site(at, thing)
        case act.USE_PLAN:
            return _staff(at, thing)
    return ""


def _mover(at: Look) -> int:
    return ag.seat_of(at.state.agenda[-1])


def _court(at: Look, card: int, preview: dict[str, int]) -> str:
    """The cost, unless it is the influence that is paid at once."""
    seat, kind = _mover(at), at.t.card_kind[card]
    if kind == w.TREASURY:
        return _say("detail-event", n=sponsoring.price(at.state, at.state.players[seat]))
    cost = visits.cost(at.state, seat, kind, following=0)
    return "" if cost and preview.get("influence") == -cost else _say("detail-visit", n=cost)


def _steps(at: Look, steps: int) -> str:
    s, t = at.state, at.t
    gap = (s.cardinal + steps) % t.gaps
    ahead, behind = s.church[t.tile_ahead[gap]], s.church[t.tile_behind[gap]]
    names = [_say("none") if x == w.NONE else things.tile(t, x) for x in (ahead, behind)]
    return _say("detail-steps", ahead=names[0], behind=names[1])


def _land(at: Look, lot: int) -> str:
    s, t = at.state, at.t
    plot = t.lot_plot[lot]
    relevant = len(stores.relevant(s, plot, t.lot_good[lot]))
    return _say(
        "detail-land",
        reward=short_reward(s.plot_reward[plot]),
        least=land_price(at, plot) or 0,
        wigs=relevant * s.scoring[t.plot_scoring[plot]],
    )


def _house(at: Look, group: int) -> str:
    built = at.state.players[_mover(at)].houses[group]
    return _say(f"detail-house-{at.t.edition.board.house_groups[group].abilities[built]}")


def _decree(at: Look, decree: int) -> str:
    worth = decree_scores.wigs(at.state, _mover(at), decree)
    return _say("detail-decree", text=decree_text(at, decree), n=worth)


def _site(at: Look, site: int) -> str:
    s = at.state
    faces = {s.available[s.t.plan_architect[plan]] for plan in s.players[_mover(at)].plans}
    wigs = [_opening(at, site, face) for face in sorted(faces - {w.NONE}) if _fits(at, site, face)]
    return _say(
        "detail-site",
        reward=short_reward(s.site_reward[site]),
        wigs=listed(wigs),
    )


def _fits(at: Look, site: int, face: int) -> bool:
    return openings.fits(at.state, site, at.state.available.index(face))


def _opening(at: Look, site: int, face: int) -> str:
    """Which stores earn wigs when a building opens there."""
    earned = openings.site_wigs(at.state, site, face)
    each = [_say("detail-wigs", who=at.names[i], n=n) for i, n in enumerate(earned) if n]
    wigs = listed(each) if each else say("things", "wigs", n=0)
    return _say("detail-opening", building=things.building(at.t, face), wigs=wigs)


def _staff(at: Look, plan: int) -> str:
    s, seat, site = at.state, _mover(at), ag.a_of(at.state.agenda[-1])
    p, missing = s.players[seat], openings.missing(s, seat, plan)
    return _say(
        "detail-staff",
        needed=openings.needed(s, p, plan),
        missing=missing,
        price=openings.hire_price(s, p, missing),
        opening=_opening(at, site, s.available[s.t.plan_architect[plan]]),
    )


# ---- what is not possible, and why ----


def reason_text(reason: Reason) -> str:
    """The sentence with the numbers behind it and the rule."""
    sentence, given = say("reasons", reason.message), reason.numbers
    if "price" not in given or given["price"] <= given.get("means", -1):
        return _say("reason", sentence=sentence, rule=reason.rule)
    kinds = {"influence": "visit", "types": "ship"}
    kind = next((name for key, name in kinds.items() if key in given), "price")
    numbers = _say(f"numbers-{kind}", **given)
    return _say("reason-numbers", sentence=sentence, numbers=numbers, rule=reason.rule)


def _candidates(game: Game) -> Iterator[int]:
    """Every action that answers this kind of question."""
    verbs = questions.question(game.state.agenda[-1]).verbs
    catalogue = game.state.t.actions
    return (action for action in range(catalogue.size) if catalogue.verb[action] in verbs)


def refused(game: Game, at: Look) -> dict[str, list[str]]:
    """Sentences, and the actions to which each applies."""
    out: dict[str, list[str]] = {}
    for action in _candidates(game):
        reason = game.why_not(action)
        if reason is not None and reason.message not in OBVIOUS:
            text = action_text(at.t, at.state, action, at.names)
            out.setdefault(reason_text(reason), []).append(text)
    return out


def why(game: Game, at: Look, text: str, shown: list[Option]) -> Iterator[str]:
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
        for action in _candidates(game)
        if all(
            word in rulebook.fold(action_text(at.t, at.state, action, at.names)) for word in wanted
        )
    ]
