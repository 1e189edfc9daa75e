"""A final answer that waits for the confirm: what it will turn up, and the card to draw that may be
chosen before others follow."""

from lisboa.game import Action
from lisboa.game.actions import answers_in
from lisboa.rules.machinery import agenda as ag
from lisboa.rules.machinery import engine
from lisboa.rules.machinery.state import State
from lisboa.server.show.options import Option, option_of
from lisboa.server.show.texts import Text, text_of
from lisboa.text import say, things
from lisboa.text.look import Look


def turns_up(action: Action) -> Text | None:
    """What it turns up that the rest of the turn may depend on; None: nothing, or there is no rest.

    What is refilled at the end of a turn keeps nobody waiting.
    """
    before, after = action.before, action.after
    goes_on = after.turn == before.turn and _asked(after) == _asked(before)
    if not goes_on or ag.kind_of(before.agenda[-1]) == ag.ASK_DRAW:
        return None
    if after.building_next != before.building_next:  # OPEN-15
        return text_of(say("options", "turns-up-building"))
    if after.task_next != before.task_next:  # TASK-A1
        return text_of(say("options", "turns-up-tasks"))
    return None


def _asked(s: State) -> int:
    return engine.seat_to_move(s)


def draws(action: Action) -> list[Action]:
    """The cards that its seat may draw after others were asked to follow (FOLLOW-01); none if
    nobody is."""
    seat, after = _asked(action.before), action.after
    if not after.agenda or ag.kind_of(after.agenda[-1]) != ag.ASK_FOLLOW:
        return []
    then = after.clone()
    then.agenda = [todo for todo in then.agenda if todo == ag.task(ag.DRAW_CARD, seat)]
    engine.resume(then)
    return answers_in(then)


def offered(action: Action, names: list[str]) -> list[Option]:
    """The same as answers that a client shows."""
    seat = _asked(action.before)
    return [
        option_of(Look(draw.before, things.all_called(names), seat), draw) for draw in draws(action)
    ]
