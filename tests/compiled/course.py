"""A random game, told so exactly that two engines can be compared step by step.

Also a program, for the engine that is not under test:

    python -m tests.compiled.course PLAYERS VARIANT SEED
"""

import json
import sys
from collections.abc import Iterator
from dataclasses import replace
from hashlib import blake2b
from random import Random
from typing import NamedTuple

from lisboa import edition, is_compiled
from lisboa.envs.encoding import Layout
from lisboa.envs.observer import Observer
from lisboa.rules.machinery import deal, engine
from lisboa.rules.machinery.agreement import PLAIN, Agreement
from lisboa.rules.machinery.state import Event
from lisboa.rules.machinery.tables import Tables

ALL_SEATS = (0, 1, 2, 3)
VARIANTS = {
    "plain": PLAIN,
    "draft": Agreement(draft=True),
    "starting-decrees": Agreement(starting_decrees=True),
    "tasks": Agreement(tasks=ALL_SEATS),
    "tasks-below": Agreement(tasks=ALL_SEATS, blank_task_rewards="below"),
    "tokens": Agreement(tokens=True),
    "queen": Agreement(queen=True),
    "ships-first": Agreement(discard_before_ships=False),
    "four-decrees": Agreement(servant_decrees=4),
    "in-full": Agreement(lacerda_pays="in-full"),
    "all": Agreement(
        draft=True,
        starting_decrees=True,
        tasks=ALL_SEATS,
        tokens=True,
        queen=True,
        discard_before_ships=False,
        servant_decrees=4,
        blank_task_rewards="below",
        lacerda_pays="in-full",
    ),
}


class Step(NamedTuple):
    """An action and what came of it."""

    action: str
    hash: str
    answers: list[str]  # to the next question
    events: list[list[int]]
    seen: str  # digest of what each seat sees of it, as bytes


def course(players: int, variant: str, seed: int) -> Iterator[Step]:
    """A whole game; one player plays against Lacerda."""
    agreement = VARIANTS[variant]
    agreement = replace(agreement, tasks=agreement.tasks[:players])
    if players == 1:
        agreement = replace(agreement, solo=True, draft=False)  # G-151: nobody to draft with
    t, chance, log = Tables(edition.load()), Random(seed), list[Event]()
    name, observer = t.actions.name, Observer(Layout(t), max(2, players))
    s = engine.start(t, deal.draw(t, max(2, players), seed, agreement=agreement), log)
    action = "the deal"
    while True:
        seen = b"".join(observer.look(s, seat) for seat in range(players))
        answers, events = [name[a] for a in s.answers], [list(e) for e in log]
        yield Step(action, s.hash(), answers, events, blake2b(seen, digest_size=8).hexdigest())
        if not s.answers:
            return
        log.clear()
        choice = chance.choice(s.answers)
        action = name[choice]
        engine.apply(s, choice)


if __name__ == "__main__":
    assert not is_compiled(), "the source is to play here"
    for step in course(int(sys.argv[1]), sys.argv[2], int(sys.argv[3])):
        print(json.dumps(step))
