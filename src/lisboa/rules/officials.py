"""Chapter 10, OFF: recruiting officials. Also every other way an official comes or goes."""

from lisboa.rules import task_cards
from lisboa.rules.machinery import catalogue as act
from lisboa.rules.machinery import log as e
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery import reasons as r
from lisboa.rules.machinery.agenda import ASK_OFFICE, RECRUIT_NEXT, a_of, b_of, c_of, seat_of, task
from lisboa.rules.machinery.question import Question
from lisboa.rules.machinery.state import State, plus

RECRUITED = 2  # OFF-01
PLACES = 2 * w.NOBLES  # the offices, then the plazas


def forbids(s: State, seat: int) -> int:
    if not s.players[seat].officials:
        return r.NO_OFFICIAL  # G-46
    if not any(not office_forbids(s, noble) for noble in range(w.NOBLES)):
        return r.OFFICE_BLOCKED
    return r.ALLOWED


def office_forbids(s: State, noble: int) -> int:
    """A full office needs somebody who can be displaced (G-48/49)."""
    if present(s, noble) < s.t.office_size[noble]:
        return r.ALLOWED
    return r.ALLOWED if any(n > 0 for n in _displaceable(s, noble)) else r.OFFICE_BLOCKED


def present(s: State, noble: int) -> int:
    """All officials in an office, whoever sent them."""
    first = noble * w.COLOURS_OF_OFFICIALS
    return sum(s.offices[first + colour] for colour in range(w.COLOURS_OF_OFFICIALS))


def _displaceable(s: State, noble: int) -> list[int]:
    """Officials by seat; neutral ones and Lacerda's are never moved (G-48, SG-12/13)."""
    first = noble * w.COLOURS_OF_OFFICIALS
    out = s.offices[first : first + len(s.players)]
    if s.agreement.solo:
        out[w.LACERDA] = 0
    return out


def recruit(s: State, seat: int) -> None:
    """The state action: up to two officials, at most one per office (OFF-01, G-139)."""
    most = min(RECRUITED + s.players[seat].benefit[w.RECRUIT_EXTRA], w.NOBLES)
    s.then(task(RECRUIT_NEXT, seat, most, 0, RECRUITING))


def recruit_next(s: State, todo: int) -> None:
    """Ask for the next office while one can be used (G-123)."""
    seat, left, used = seat_of(todo), a_of(todo), b_of(todo)
    if not left or not s.players[seat].officials:
        return
    for noble in range(w.NOBLES):
        if not used >> noble & 1 and not office_forbids(s, noble):
            s.then(task(ASK_OFFICE, seat, left, used, c_of(todo)))
            return


class OfficeQuestion(Question):
    def candidates(self, s: State, asked: int) -> list[int]:
        base = s.t.actions.base
        out = [base[act.OFFICE] + noble for noble in range(w.NOBLES)]
        out.append(base[act.STOP])
        return out

    def forbids(self, s: State, asked: int, action: int) -> int:
        c = s.t.actions
        if c.verb[action] == act.STOP:
            return r.ALLOWED if c_of(asked) == MAY_STOP else r.MUST_DO_ONE
        noble = c.thing[action]
        if b_of(asked) >> noble & 1:
            return r.OFFICE_USED
        return office_forbids(s, noble)

    def answer(self, s: State, asked: int, action: int) -> None:
        c, seat = s.t.actions, seat_of(asked)
        if c.verb[action] == act.STOP:
            return
        noble = c.thing[action]
        place(s, seat, noble)
        used = b_of(asked) | 1 << noble
        if c_of(asked) == PLACING:
            s.then(task(RECRUIT_NEXT, seat, a_of(asked) - 1, used, PLACING))
        else:
            task_cards.did(s, seat, w.RECRUIT, used.bit_count())  # G-139
            s.then(task(RECRUIT_NEXT, seat, a_of(asked) - 1, used, MAY_STOP))


# The last number of ASK_OFFICE: one may stop after the first official of a recruitment (G-46),
# never in the middle of a reward that places officials.
RECRUITING = 0
MAY_STOP = 1
PLACING = 2


def place(s: State, seat: int, noble: int) -> None:
    """Into the office, after the displacement that a full one needs (OFF-02..04, G-122)."""
    first = noble * w.COLOURS_OF_OFFICIALS
    if present(s, noble) >= s.t.office_size[noble]:
        rivals = _displaceable(s, noble)
        most = max(rivals)
        for other, n in enumerate(rivals):
            if n == most:  # OFF-03, CF-10: one of each tied colour
                s.offices = plus(s.offices, first + other, -1)
                s.plazas = plus(s.plazas, first + other, 1)
                s.tell(e.OFFICIAL_DISPLACED, other, noble)
    s.players[seat].officials -= 1
    s.offices = plus(s.offices, first + seat, 1)
    s.tell(e.OFFICIAL_PLACED, seat, noble)


def at(s: State, seat: int, place: int) -> int:
    """How many officials a player has in an office (0-2) or on a plaza (3-5)."""
    if place < w.NOBLES:
        return s.offices[place * w.COLOURS_OF_OFFICIALS + seat]
    return s.plazas[(place - w.NOBLES) * w.COLOURS_OF_OFFICIALS + seat]


def serving(s: State, seat: int) -> int:
    """All officials of a player in offices and on plazas (OFF-06)."""
    return s.t.officials - s.players[seat].officials


def take_back(s: State, seat: int, place: int) -> None:
    """From an office or plaza to the player board (G-50)."""
    noble = place % w.NOBLES
    if place < w.NOBLES:
        s.offices = plus(s.offices, noble * w.COLOURS_OF_OFFICIALS + seat, -1)
    else:
        s.plazas = plus(s.plazas, noble * w.COLOURS_OF_OFFICIALS + seat, -1)
    s.players[seat].officials += 1
    s.tell(e.OFFICIAL_RETURNED, seat, noble, int(place >= w.NOBLES))
