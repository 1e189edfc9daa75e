"""What the proofs share: worlds that a seat cannot tell apart, and all that a database holds."""

import os
import subprocess
import sys
import time
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

from sqlalchemy import select

from lisboa.edition import written
from lisboa.game import Game, load
from lisboa.server.http.app import create_app
from lisboa.server.logs import setup_logging
from lisboa.server.play.entries import PLAYING, Change, Foundation
from lisboa.server.play.foundations import from_record
from lisboa.server.serving import open_door, server_of
from lisboa.server.settings import Settings
from lisboa.server.show.messages import Created, NewRecord
from lisboa.server.store import schema
from lisboa.server.store.archive import Archive
from lisboa.server.store.database import connect, migrate
from tests.server.running import UNLIMITED, Process

DEEP = ("purple:", "brown ", "decrees:", "buildings ", "bag:")  # turned up from the front
Course = list[tuple[int, str]]  # who answers, and what


# ---- worlds ----


def other_world(record: str) -> tuple[str, list[str]]:
    """The same for Red and everybody at the fence: Green and Violet hold a card of each other,
    and every deck that is turned up late differs at its bottom. Also which cards they are."""
    lines = record.splitlines()
    places = [i for i, line in enumerate(lines) if line.startswith(("hand green", "hand violet"))]
    hands = [lines[i].split() for i in places]
    hands[0][-1], hands[1][-1] = hands[1][-1], hands[0][-1]
    for i, hand in zip(places, hands, strict=True):
        lines[i] = " ".join([*hand[:2], *sorted(hand[2:])])
    for i, line in enumerate(lines):
        if line.startswith(DEEP):
            head, *things = line.split(": ")
            order = things[0].split()
            order[-2:] = order[:-3:-1]
            lines[i] = f"{head}: {' '.join(order)}"
    return "\n".join([*lines, ""]), [hand[-1] for hand in hands]


def common_course(records: tuple[str, str], most: int) -> Course:
    """Answers that are legal in both worlds and show Red and the spectators no difference."""
    chance, course = Random(1755), Course()
    one, other = map(load, records)
    while len(course) < most and one.decision is not None:
        both = sorted(set(one.state.answers) & set(other.state.answers))
        chance.shuffle(both)
        action = next((x for x in both if _alike(_after(one, x), _after(other, x))), None)
        if action is None:
            break
        course.append((one.decision.seat, one.state.t.actions.name[action]))
        one.play(action)
        other.play(action)
    return course


def _after(game: Game, action: int) -> Game:
    then = Game.of_state(game.state, game.names)
    then.play(action)
    return then


def _alike(one: Game, other: Game) -> bool:
    return all(one.view(seat).to_dict() == other.view(seat).to_dict() for seat in (0, None))


def foundations_of(records: tuple[str, str]) -> tuple[Created, list[Foundation]]:
    """Both worlds under one id, with the same secrets and made at the same time."""
    now, edition = time.time(), written().edition
    founded = [from_record(NewRecord(record=record), edition, now) for record in records]
    created, first = founded[0].created, founded[0].table.foundation
    assert created is not None
    deals = [world.table.foundation.deal for world in founded]
    return created, [replace(first, deal=deal, seed=f"{n:032x}") for n, deal in enumerate(deals)]


def put_down(foundation: Foundation, settings: Settings) -> None:
    """A database with this game in it."""
    engine = connect(settings)
    migrate(engine)
    nothing_yet = Change(revision=0, sequence=0, status=PLAYING, bot_to_move=False)
    Archive(engine, "proof").create(foundation, written(), nothing_yet)
    engine.dispose()


# ---- servers and what they hold ----


class Logging(Process):
    """A server without limits, in a process of its own, that writes its log into a file."""

    def __init__(self, data: Path, log: Path) -> None:
        serve = "import sys; from tests.server.proofs import serve; serve(sys.argv[1])"
        with log.open("w") as errors:
            self._process = subprocess.Popen(
                [sys.executable, "-c", serve, str(data)],
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                cwd=Path(__file__).parents[2],
                env={**os.environ, "PYTHONWARNINGS": "ignore"},
            )
        assert self._process.stdout is not None
        self.url = self._process.stdout.readline().strip()
        self._wait()


def serve(data: str) -> None:
    settings = Settings(data=Path(data), limits=UNLIMITED)
    setup_logging(json=True)
    door = open_door("127.0.0.1", 0)
    print(f"http://127.0.0.1:{door.getsockname()[1]}", flush=True)
    with suppress(KeyboardInterrupt):
        server_of(create_app(settings), settings).run(sockets=[door])


def rows(settings: Settings) -> dict[str, list[Any]]:
    """Everything the database of a server holds."""
    engine = connect(settings)
    with engine.begin() as connection:
        found = {
            table.name: sorted(map(tuple, connection.execute(select(table))), key=repr)
            for table in schema.METADATA.sorted_tables
        }
    engine.dispose()
    return found
