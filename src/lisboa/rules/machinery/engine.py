"""The engine: from question to question."""

from lisboa.rules import turns
from lisboa.rules.foresight.lookahead import completable, dead_end
from lisboa.rules.machinery import agenda as ag
from lisboa.rules.machinery import dispatch as ask
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery import reasons as r
from lisboa.rules.machinery.deal import Deal
from lisboa.rules.machinery.state import Event, State
from lisboa.rules.machinery.tables import Tables
from lisboa.rules.machinery.work import WORK
from lisboa.rules.setup import lay_out


class Forbidden(ValueError):
    """An answer that the rules do not allow; `reason` is one of rules.reasons."""

    def __init__(self, reason: int) -> None:
        super().__init__(r.RULE[reason][1])
        self.reason = reason


def start(t: Tables, deal: Deal, log: list[Event] | None = None) -> State:
    """A new game at its first question."""
    s = lay_out(t, deal)
    s.log = log
    resume(s)
    return s


def seat_to_move(s: State) -> int:
    """Who is asked, or NONE when the game is over."""
    return ag.seat_of(s.agenda[-1]) if s.agenda else w.NONE


def legal(s: State) -> list[int]:
    """The answers to the question on top of the agenda; empty when the game is over."""
    return s.answers


def apply(s: State, action: int) -> None:
    """Play an answer that is known to be legal, and run to the next question."""
    carry_out(s, action)
    resume(s)


def carry_out(s: State, action: int) -> None:
    """The first half of it: up to the next question, whoever may have to answer it."""
    ask.answer(s, action)
    ask.advance(s)


def answers(s: State) -> list[int]:
    """Find the answers to the question on top of the agenda that lead into no dead end."""
    WORK.questions += 1
    return completable(s, ask.unforbidden(s))


def why_not(s: State, action: int) -> int:
    """0 if the answer is legal, otherwise the reason why it is not."""
    if not s.agenda or not 0 <= action < s.t.actions.size:
        return r.NOT_ASKED
    asked = s.agenda[-1]
    question = ask.question(asked)
    if s.t.actions.verb[action] not in question.verbs:
        return r.NOT_ASKED
    return question.forbids(s, asked, action) or dead_end(s, action)


def play(s: State, seat: int, action: int) -> None:
    """Play an answer of a seat, or refuse it without changing anything."""
    if seat != seat_to_move(s):
        raise Forbidden(r.NOT_YOUR_TURN)
    reason = why_not(s, action)
    if reason:
        raise Forbidden(reason)
    apply(s, action)


def resume(s: State) -> None:
    """Do what needs no decision, up to the next question that somebody has to answer (G-153)."""
    ask.advance(s)
    while s.agenda:
        found = answers(s)
        if len(found) == 1 and ag.kind_of(s.agenda[-1]) == ag.ASK_FOLLOW:
            s.agenda.pop()  # nothing to follow with: no question (G-74)
        elif len(found) == 1 and not is_final(s, found[0]):
            ask.answer(s, found[0])
        else:
            s.answers = found
            return
        ask.advance(s)
    s.answers = []


# ---- final answers: they turn up something hidden or pass the decision to another seat ----


def is_final(s: State, action: int) -> bool:
    """Whether the answer cannot be taken back by the seat that gives it."""
    if _surely_asked_again(s):
        return False
    WORK.clones += 1
    copy = s.clone()
    carry_out(copy, action)
    while copy.agenda and _cannot_follow(copy):
        copy.agenda.pop()
        ask.advance(copy)
    # Whoever is asked now stays the one to move until something final is answered: a question
    # with a single answer passes to another seat only if that answer is final itself.
    return copy.reveals > s.reveals or seat_to_move(copy) != seat_to_move(s)


def _cannot_follow(s: State) -> bool:
    return ag.kind_of(s.agenda[-1]) == ag.ASK_FOLLOW and len(answers(s)) == 1


def _surely_asked_again(s: State) -> bool:
    """Whether this seat will be asked for its draw before anything is revealed to anybody."""
    asked = s.agenda[-1]
    seat = ag.seat_of(asked)
    if ag.kind_of(asked) in (ag.ASK_USE_PLAN, ag.ASK_SITE):
        return False
    for place in range(len(s.agenda) - 2, -1, -1):
        todo = s.agenda[place]
        kind = ag.kind_of(todo)
        if kind == ag.DRAW_CARD:
            return ag.seat_of(todo) == seat and bool(turns.display(s))
        if kind == ag.NEXT_BUILDING or (
            kind == ag.FOLLOW and s.players[ag.seat_of(todo)].favours[ag.a_of(todo)]
        ):
            return False
    return False
