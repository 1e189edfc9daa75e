"""Agendas that people write: only those from which a game can go on are accepted."""

from random import Random

from lisboa.game.faults import PositionError
from lisboa.rules.machinery import agenda as ag
from lisboa.rules.machinery import catalogue as act
from lisboa.rules.machinery import engine
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery.state import Player, State

# The last task leads to the next turn, or ends the game.
LAST = {ag.BEGIN_TURN, ag.END_TURN, ag.NEXT_TURN, ag.FINAL_SCORING}
# Questions that may wait below another one; all others are asked as soon as they come up.
WAITING = {
    ag.ASK_CLERGY,
    ag.ASK_ROOM,
    ag.ASK_FREE_ACTION,
    ag.ASK_HOUSE,
    ag.ASK_USE_PLAN,
    ag.ASK_GIVE_TILE,
    ag.ASK_LOSE_GOOD,
    ag.ASK_LOSE_OFFICIAL,
    ag.ASK_LOSE_FAVOUR,
    ag.ASK_KEEP_CARD,
}
BETWEEN_PERIODS = {
    ag.PERIOD_WIGS,
    ag.PERIOD_DISCARD,
    ag.PERIOD_REWARDS,
    ag.ASK_DISCARD,
    ag.ASK_CLAIM,
    ag.NEW_SHIPYARD,
    ag.DEAL_HANDS,
    ag.NEW_DISPLAY,
}
NEW_PERIOD = [ag.NEW_SHIPYARD, ag.DEAL_HANDS, ag.NEW_DISPLAY]  # one right after the other
ONCE = {ag.PERIOD_WIGS, ag.LEAVE_COURT, ag.DEAL_TASKS, ag.TURN_UP, *NEW_PERIOD}
OF_THE_TURN = {ag.ASK_TURN, ag.DRAW_CARD, ag.ASK_DRAW, ag.END_TURN, ag.NEXT_TURN, ag.FINAL_SCORING}
OF_LACERDA = {
    ag.LACERDA_TURN,
    ag.LACERDA_STATE,
    ag.LACERDA_NOBLE,
    ag.LACERDA_FOLLOWS,
    ag.LACERDA_DISCARD,
    ag.LACERDA_AIDE,
}
# What may be written in Lacerda's name besides: it asks nobody anything.
OF_EVERYBODY = {
    ag.BEGIN_TURN,
    ag.FOLLOW,
    ag.MAINTENANCE,
    ag.CHURCH_SCORING,
    ag.END_TURN,
    ag.NEXT_TURN,
    ag.FINAL_SCORING,
    ag.PERIOD_WIGS,
    ag.PERIOD_DISCARD,
    ag.NEW_SHIPYARD,
    ag.DEAL_HANDS,
    ag.NEW_DISPLAY,
    ag.NEXT_BUILDING,
    ag.CHURCH_ICONS,
    ag.TASK_REWARDS,
    ag.CHURCH_INFLUENCE,
    ag.STAND_UP,
}
REHEARSALS = 8
LONGEST_REHEARSAL = 1000  # answers; a turn has a few dozen


def check(s: State) -> None:
    """Refuse what the rest of the position contradicts, task by task."""
    if bool(s.agenda) == bool(s.over):
        raise PositionError("agenda", "over" if s.over else "not-over")
    kinds = [ag.kind_of(todo) for todo in s.agenda]
    for place, todo in enumerate(reversed(s.agenda)):
        path, kind = f"agenda[{place}]", kinds[len(kinds) - 1 - place]
        if (kind in LAST) != (place == len(kinds) - 1):
            raise PositionError(path, "not-last" if kind in LAST else "no-last")
        starting_decree = kind == ag.ASK_DECREE and s.agreement.starting_decrees and not s.turn
        if place and kind >= ag.QUESTIONS and kind not in WAITING and not starting_decree:
            raise PositionError(path, "not-waiting")
        if kind in ONCE and kinds.count(kind) > 1:
            raise PositionError(path, "task-twice")
        field = _contradicted(s, todo, kind)
        if field:
            raise PositionError(f"{path}.{field}", "contradicted")
    between = [place for place, kind in enumerate(reversed(kinds)) if kind in BETWEEN_PERIODS]
    ending = NEW_PERIOD if s.agreement.discard_before_ships else NEW_PERIOD[1:]  # CF-21
    if between and kinds[-1 - between[-1] :][: len(ending)] != ending[::-1]:
        raise PositionError(f"agenda[{between[-1]}]", "new-period")
    if (s.court != w.NONE) != (ag.LEAVE_COURT in kinds):
        raise PositionError("court.card", "contradicted")
    if s.pairs or ag.TURN_UP in kinds:
        _check_choices(s, kinds)
    waiting = sorted(ag.seat_of(todo) for todo in s.agenda if ag.kind_of(todo) == ag.ASK_CLERGY)
    if waiting != [seat for seat in range(len(s.players)) if _has_pair(s, seat)]:
        raise PositionError("church.pairs", "contradicted")


def _check_choices(s: State, kinds: list[int]) -> None:
    """Before church and hands are dealt, clergy tiles are chosen and nothing else (G-135)."""
    after = kinds.index(ag.TURN_UP) if ag.TURN_UP in kinds else len(kinds)
    if not s.pairs or s.turn or set(kinds[after + 1 :]) != {ag.ASK_CLERGY}:
        raise PositionError("agenda", "turn-up")


def _has_pair(s: State, seat: int) -> bool:
    return 2 * seat < len(s.pairs) and s.pairs[2 * seat] != w.NONE


def _contradicted(s: State, todo: int, kind: int) -> str:
    """The field of a task that does not agree with what is on the table, or ""."""
    seat, a, b = ag.seat_of(todo), ag.a_of(todo), ag.b_of(todo)
    p = s.players[seat]
    if _of_another_game(s, seat, kind):
        return "task"
    if kind in OF_THE_TURN and seat != s.active:
        return "seat"
    if kind in BETWEEN_PERIODS and (s.period != 1 or s.trigger == w.NONE):
        return "task"
    if kind == ag.BEGIN_TURN and seat != (s.start + s.turn) % len(s.players):
        return "seat"
    if kind == ag.INSTANT and s.turn:
        return "task"
    if kind == ag.ASK_ROOM and a >= s.t.political:
        return "card"
    if kind == ag.ASK_VISIT_REAIS and a > s.t.most_paid:
        return "cost"
    if kind == ag.CHURCH_ICONS and a >= s.t.gaps:
        return "gap"
    if kind in (ag.PERIOD_REWARDS, ag.ASK_CLAIM, ag.ASK_DISCARD):
        return _wrong_discards(s, todo, kind)
    if kind == ag.PLACE_STORE and s.owner[s.t.lot_plot[a]] != w.NONE:
        return "lot"
    if kind == ag.ASK_USE_PLAN and s.building[a] != w.NONE:
        return "site"
    if kind in (ag.STAFF, ag.COMPLETE_PLAN) and a not in p.plans:
        return "plan"
    if kind == ag.COMPLETE_PLAN and s.building[b] == w.NONE:
        return "site"
    if kind == ag.NEXT_BUILDING and s.available[a] != w.NONE:
        return "architect"
    if kind == ag.LAUNCH:
        return _wrong_launch(s, p, a, b)
    return ""


def _of_another_game(s: State, seat: int, kind: int) -> bool:
    """Lacerda answers no questions and has tasks of its own; variants have theirs."""
    lacerda = s.agreement.solo and seat == w.LACERDA
    if kind in OF_LACERDA:
        return not lacerda
    if lacerda and kind not in OF_EVERYBODY:
        return True
    if kind == ag.DEAL_TASKS and (s.turn or any(p.tasks for p in s.players)):
        return True
    if kind in (ag.TASK_REWARDS, ag.ASK_TASK, ag.DEAL_TASKS):
        return not s.agreement.tasks
    if kind == ag.NEW_SHIPYARD:
        return not s.agreement.discard_before_ships
    return kind in (ag.PASS_CARDS, ag.ASK_KEEP_CARD) and not s.agreement.draft


def _wrong_discards(s: State, todo: int, kind: int) -> str:
    """These tasks name a part of the discards: cards from hands, so no ships."""
    first = ag.b_of(todo)
    last = len(s.discards) if kind == ag.ASK_DISCARD else ag.c_of(todo)
    if last > len(s.discards):
        return "last"
    if first > last or any(card >= s.t.political for card in s.discards[first:last]):
        return "first"
    return ""


def _wrong_launch(s: State, p: Player, how: int, card: int) -> str:
    if s.shipyard_next >= len(s.shipyard):
        return "task"
    if how == act.REPLACE and (card not in p.upper or not s.t.hull[card]):
        return "card"
    if how == act.DISCARD and card not in p.upper + p.lower:
        return "card"
    return ""


def rehearse(s: State) -> None:
    """Refuse a position whose agenda leads nowhere: play on to the next turn in several ways.

    What the tasks of a written agenda do to each other nobody can list, so they are tried out.
    """
    apart = 1 + len(s.answers) // REHEARSALS
    for answer in s.answers[::apart] or [w.NONE]:
        try:
            fine = _goes_on(s.clone(), answer)
        except (ValueError, LookupError, AssertionError):
            fine = False
        if not fine:
            raise PositionError("agenda", "leads-nowhere")


def _goes_on(s: State, answer: int) -> bool:
    turn, chance = s.turn, Random(answer)
    for _ in range(LONGEST_REHEARSAL):
        if s.over or s.turn != turn:
            break
        if not s.answers:
            return False
        engine.apply(s, chance.choice(s.answers) if answer == w.NONE else answer)
        answer = w.NONE
    return bool(s.over or s.answers) and all(_sound(p) for p in s.players)


def _sound(p: Player) -> bool:
    return min(p.wigs, p.reais, p.officials, *p.goods) >= 0
