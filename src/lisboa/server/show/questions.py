"""What a seat is asked, and all that it may answer, as a client shows it."""

from pydantic import BaseModel

from lisboa.game import Game
from lisboa.server.show.ahead import ahead
from lisboa.server.show.course import Coming, StepName, coming, step_of
from lisboa.server.show.options import Closed, Option, closed_of, option_of
from lisboa.server.show.picked import Pick, several
from lisboa.server.show.published import QuestionName
from lisboa.server.show.texts import Text, text_of
from lisboa.server.show.usual import usual
from lisboa.text import wording
from lisboa.text.look import look
from lisboa.text.meaning import closed


class Asked(BaseModel):
    """A question to a seat."""

    seat: int
    kind: QuestionName
    step: StepName
    coming: list[Coming]  # what follows in this turn, as far as it is known
    title: Text  # the question in a few words
    prompt: Text  # and in full
    rules: list[str]
    options: list[Option]
    ahead: list[Option]  # answers to what comes next that can be given at once, with all `before`
    closed: list[Closed]
    usual: str | None  # what almost everybody would answer, so that one need not be asked
    picking: Pick | None  # where several things are asked for one by one, all of them


def asked(game: Game, seat: int) -> Asked | None:
    """The question to this seat; None if another one is asked or the game is over."""
    decision = game.decision
    if decision is None or decision.seat != seat:
        return None
    at, legal = look(game, seat), game.legal
    expected = usual(at.state, legal)
    return Asked(
        seat=seat,
        kind=decision.kind,
        step=step_of(at.state.agenda[-1]),
        coming=coming(at.state),
        title=text_of(wording.question_title(at.state, at.names)),
        prompt=text_of(wording.question_text(at.state, at.names)),
        rules=list(decision.rules),
        options=[option_of(at, action) for action in legal],
        ahead=ahead(at, legal),
        closed=[closed_of(at, action, reason) for action, reason in closed(game)],
        usual=None if expected is None else str(expected),
        picking=several(game, at),
    )
