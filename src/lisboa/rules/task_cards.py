"""Chapter 24.3: task cards for newcomers (variant)."""

from lisboa.rules.machinery import catalogue as act
from lisboa.rules.machinery import log as e
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery import reasons as r
from lisboa.rules.machinery.agenda import ASK_TASK, REWARD, effect_tasks, seat_of, task
from lisboa.rules.machinery.question import Question
from lisboa.rules.machinery.state import State, in_order, without


def did(s: State, seat: int, deed: int, officials: int = 0) -> None:
    """Note a deed, by whatever way it was done (G-149)."""
    p = s.players[seat]
    for card in p.tasks:
        if card not in p.done and _fulfils(s, seat, card, deed, officials):
            p.done = in_order(p.done, card)


def _fulfils(s: State, seat: int, card: int, deed: int, officials: int) -> bool:
    for do, noble, needed in s.t.task_deeds[card]:
        if do == deed and officials >= needed:
            visiting = s.court != w.NONE and s.t.card_kind[s.court] == noble
            if noble == w.NONE or (visiting and seat == s.active):  # TASK-05
                return True
    return False


def deal(s: State, todo: int) -> None:
    """A card of pack A for each of the seats that play with tasks (TASK-01, G-135)."""
    for seat in s.agreement.tasks:
        if not s.agreement.solo or seat != w.LACERDA:  # G-151
            draw(s, seat, 1)


def draw(s: State, seat: int, n: int) -> None:
    """Cards from the pile (TASK-A1..A4); earlier deeds do not count (G-119)."""
    p = s.players[seat]
    for card in s.task_deck[s.task_next : s.task_next + n]:
        p.tasks = in_order(p.tasks, card)
        s.task_next += 1
        s.reveals += 1
        s.tell(e.TASK_DRAWN, seat, card)


# ---- at the end of the turn: one fulfilled card is rewarded (TASK-03/04, G-116/117) ----


def rewards(s: State, todo: int) -> None:
    seat = seat_of(todo)
    if s.players[seat].done:
        s.then(task(ASK_TASK, seat))


class TaskQuestion(Question):
    def candidates(self, s: State, asked: int) -> list[int]:
        base = s.t.actions.base[act.TASK]
        return [base + card for card in s.players[seat_of(asked)].done]

    def forbids(self, s: State, asked: int, action: int) -> int:
        done = s.t.actions.thing[action] in s.players[seat_of(asked)].done
        return r.ALLOWED if done else r.TASK_NOT_DONE

    def answer(self, s: State, asked: int, action: int) -> None:
        seat, card = seat_of(asked), s.t.actions.thing[action]
        p = s.players[seat]
        p.done = []
        p.tasks = without(p.tasks, card)
        s.tell(e.TASK_DONE, seat, card)
        below = s.agreement.blank_task_rewards == "below"  # CF-47
        reward = s.t.task_alternative[card] if below else s.t.task_reward[card]
        s.then(*effect_tasks(REWARD, seat, reward))
