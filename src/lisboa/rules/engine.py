"""The engine: from question to question."""

from lisboa.rules import agenda as ag
from lisboa.rules import questions as ask
from lisboa.rules import reasons as r
from lisboa.rules import turns
from lisboa.rules import words as w
from lisboa.rules.deal import Deal
from lisboa.rules.lookahead import Outlook
from lisboa.rules.setup import lay_out
from lisboa.rules.state import Event, State
from lisboa.rules.tables import Tables


class IllegalAction(ValueError):
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
    ask.answer(s, action)
    resume(s)


def why_not(s: State, action: int) -> int:
    """0 if the answer is legal, otherwise the reason why it is not."""
    if not s.agenda or not 0 <= action < s.t.actions.size:
        return r.NOT_ASKED
    asked = s.agenda[-1]
    question = ask.QUESTIONS[ag.kind_of(asked)]
    if s.t.actions.verb[action] not in question.verbs:
        return r.NOT_ASKED
    return question.forbids(s, asked, action) or Outlook(s).forbids(action)


def play(s: State, seat: int, action: int) -> None:
    """Play an answer of a seat, or refuse it without changing anything."""
    if seat != seat_to_move(s):
        raise IllegalAction(r.NOT_YOUR_TURN)
    reason = why_not(s, action)
    if reason:
        raise IllegalAction(reason)
    apply(s, action)


def resume(s: State) -> None:
    """Do what needs no decision, up to the next question that somebody has to answer (G-153)."""
    while True:
        ask.advance(s)
        if not s.agenda:
            s.answers = []
            return
        outlook = Outlook(s)
        answers = [a for a in ask.unforbidden(s) if not outlook.forbids(a)]
        if outlook.kind == ag.ASK_FOLLOW and len(answers) == 1:
            s.agenda.pop()  # nothing to follow with: no question (G-74)
        elif len(answers) == 1 and not is_final(s, answers[0]):
            ask.answer(s, answers[0])
        else:
            s.answers = answers
            return


# ---- final answers: they turn up something hidden or pass the decision to another seat ----


def is_final(s: State, action: int) -> bool:
    """Whether the answer cannot be taken back by the seat that gives it."""
    if _surely_asked_again(s):
        return False
    copy = s.clone()
    ask.answer(copy, action)
    resume(copy)
    return copy.reveals > s.reveals or not copy.agenda or seat_to_move(copy) != seat_to_move(s)


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
