"""What an option of a question costs, gives and means, and why another one is refused."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from lisboa.edition import vocabulary as v
from lisboa.game import Game, Reason, decisions
from lisboa.rules import decree_scores, openings, sponsoring, stores, visits
from lisboa.rules.machinery import agenda as ag
from lisboa.rules.machinery import catalogue as act
from lisboa.rules.machinery import dispatch, engine, reasons
from lisboa.rules.machinery import numbers as w
from lisboa.text import say, things
from lisboa.text.court import card_text, decree_text, tile_text
from lisboa.text.downtown import land_price, short_reward
from lisboa.text.look import Look, listed
from lisboa.text.player_boards import task_text

_say = partial(say, "options")

# The thing asked for is not there at all.
_ABSENT = frozenset(
    {
        reasons.NOT_ASKED,
        reasons.NOT_IN_HAND,
        reasons.NOT_IN_PACK,
        reasons.NOT_A_PAIR,
        reasons.NOT_IN_PORTFOLIO,
        reasons.NOT_OWN_SHIP,
        reasons.SHIP_NOT_BUILT,
        reasons.PLAN_NOT_ON_TOP,
        reasons.PLAN_NOT_OWNED,
        reasons.TASK_NOT_DONE,
        reasons.TILE_NOT_THERE,
        reasons.TILE_NOT_OWNED,
        reasons.NOT_OF_THIS_NOBLE,
        reasons.DECREE_NOT_SHOWN,
        reasons.CARD_NOT_SHOWN,
        reasons.NOT_DISCARDED,
        reasons.CUBE_NOT_THERE,
        reasons.PILE_EMPTY,
        reasons.ROW_CLOSED,
        reasons.NO_OFFICIAL_THERE,
        reasons.NO_OFFICIAL_TO_LOSE,
        reasons.NO_FAVOUR_TO_LOSE,
        reasons.GOOD_MISSING,
        reasons.NO_GOOD_TO_OFFER,
        reasons.NO_GOOD_TO_PAY,
        reasons.NO_GOOD_TO_LOSE,
        reasons.NOT_ENOUGH_COINS,
        reasons.NOT_ENOUGH_INFLUENCE,
        reasons.MORE_THAN_DUE,
    }
)
# It is there, but one sees at once why not.
_PLAIN = (reasons.PLOT_TAKEN, reasons.SITE_TAKEN, reasons.MUST_DO_ONE)

ABSENT_MESSAGES = frozenset(reasons.RULE[reason][1] for reason in _ABSENT)

# Nobody wonders why these are refused: by the names of their messages.
OBVIOUS = frozenset(reasons.RULE[reason][1] for reason in (*_ABSENT, *_PLAIN))


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
            return land_text(at, thing, land_of(at, thing))
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
    names = [say("play", "none") if x == w.NONE else things.tile(t, x) for x in (ahead, behind)]
    return _say("detail-steps", ahead=names[0], behind=names[1])


@dataclass(frozen=True)
class Land:
    """What a store on a lot costs and brings."""

    least: int  # réis
    wigs: int


def land_of(at: Look, lot: int) -> Land:
    s, t = at.state, at.t
    plot = t.lot_plot[lot]
    return Land(land_price(at, plot) or 0, stores.lot_wigs(s, lot))


def land_text(at: Look, lot: int, land: Land) -> str:
    reward = at.state.plot_reward[at.t.lot_plot[lot]]
    return _say("detail-land", reward=short_reward(reward), least=land.least, wigs=land.wigs)


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
        wigs=listed(wigs) if wigs else "none",
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


def why_not(reason: Reason) -> str:
    """Why an answer is not possible, with the numbers behind it."""
    sentence, given = say("reasons", reason.message), reason.numbers
    if "price" not in given or given["price"] <= given.get("means", -1):
        return sentence
    kinds = {"influence": "visit", "types": "ship"}
    kind = next((name for key, name in kinds.items() if key in given), "price")
    return _say("with-numbers", sentence=sentence, numbers=_say(f"numbers-{kind}", **given))


def reason_text(reason: Reason) -> str:
    """The same with the rule."""
    return say("reasons", "with-rule", sentence=why_not(reason), rule=reason.rule)


def candidates(game: Game) -> Iterator[int]:
    """Every action that answers this kind of question."""
    catalogue = game.state.t.actions
    starts = [*catalogue.base, catalogue.size]
    for verb in sorted(dispatch.question(game.state.agenda[-1]).verbs):
        yield from range(starts[verb], starts[verb + 1])


def closed(game: Game) -> Iterator[tuple[int, Reason]]:
    """The answers to this kind of question whose things are there, yet cannot be chosen."""
    for action in candidates(game):
        reason = engine.why_not(game.state, action)
        if reason and reason not in _ABSENT:
            yield action, decisions.refusal(game.state, action, reason)
