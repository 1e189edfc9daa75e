"""How far the end of a position is: who has triggered it, and the turns that are left."""

from lisboa.game.faults import PositionError
from lisboa.game.positions.box import Doc
from lisboa.rules import periods, turns
from lisboa.rules.machinery import agenda as ag
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery.state import State


def complete(s: State, doc: Doc) -> None:
    """What the position leaves out although its sets and stacks show it."""
    if s.over:
        return
    if "trigger" not in doc and "triggered_by" not in doc:
        _find_trigger(s)
    elif s.trigger != w.NONE and "triggered_by" not in doc:
        s.by_sets = int(s.trigger in _with_enough_sets(s))
    if "turns_left" not in doc and _should_be_counted(s):
        s.turns_left = _possible(s)[-1]  # as if it had been triggered just now


def _find_trigger(s: State) -> None:
    first = _with_enough_sets(s)
    if len(first) > 1:
        raise PositionError("trigger", "which-trigger", sets=periods.SETS_TO_END[s.period])
    if first:
        s.trigger, s.by_sets = first[0], 1
    elif _stacks_are_empty(s):
        s.trigger, s.by_sets = s.active, 0  # G-100


def check(s: State) -> None:
    """Refuse an end that contradicts the rest of the position."""
    if s.over:
        return
    if s.trigger == w.NONE:
        if s.turns_left != w.NONE:
            raise PositionError("turns_left", "not-triggered")
        if s.by_sets:
            raise PositionError("triggered_by", "not-triggered")
        if _with_enough_sets(s) or _stacks_are_empty(s):
            sets = periods.SETS_TO_END[s.period]
            raise PositionError("trigger", "already-triggered", sets=sets)
    elif s.turns_left == w.NONE:
        if _should_be_counted(s):
            raise _uneven(s)
    elif s.period < turns.GAME_ENDS_IN_PERIOD:
        raise PositionError("turns_left", "not-triggered")
    elif s.turns_left not in _possible(s):
        raise _uneven(s)


def _with_enough_sets(s: State) -> list[int]:
    needed = periods.SETS_TO_END[s.period]
    return [seat for seat, p in enumerate(s.players) if p.sets >= needed]


def _stacks_are_empty(s: State) -> bool:
    return sum(not stack for stack in s.stacks) >= periods.EMPTY_STACKS_TO_END


def _should_be_counted(s: State) -> bool:
    """The last turns are counted from the end of the turn in which the game end was triggered."""
    begins = bool(s.agenda) and ag.kind_of(s.agenda[0]) == ag.BEGIN_TURN
    return begins and s.period == turns.GAME_ENDS_IN_PERIOD and s.trigger != w.NONE


def _possible(s: State) -> list[int]:
    """How many turns can be left: the last one is that before the start player's (ENDGAME-03)."""
    last, n = s.agenda[0], len(s.players)
    now = s.active
    if ag.kind_of(last) == ag.BEGIN_TURN:
        now = ag.seat_of(last)
    elif ag.kind_of(last) == ag.NEXT_TURN:
        now = (ag.seat_of(last) + 1) % n
    rest_of_round = (s.start - now) % n
    return [turns_left for turns_left in (rest_of_round, rest_of_round + n) if turns_left]


def _uneven(s: State) -> PositionError:
    possible = _possible(s)
    more = len(possible) - 1
    return PositionError("turns_left", "turns-left", n=possible[0], most=possible[-1], more=more)
