"""What a worker process does: it gets what one seat may know, thinks, and answers.

A job is built from a view and from nothing else, so that a worker cannot know more than the seat
for which it thinks: games that differ only in what is hidden give the same bytes.
"""

import io
import os
import pickle
import signal
import threading
import traceback
from contextlib import suppress
from dataclasses import dataclass, replace
from hashlib import blake2b
from multiprocessing.connection import Connection
from pathlib import Path
from time import monotonic
from typing import Final

from pydantic import BaseModel

from lisboa.arena.processes import leave_with_parent
from lisboa.bots import registry
from lisboa.bots.protocol import Budget
from lisboa.bots.safeguard import Guarded, Lapse
from lisboa.edition import Edition
from lisboa.edition import load as load_edition
from lisboa.game.view import View
from lisboa.rules.machinery.tables import Tables, tables_of

INSTEAD: Final = "greedy"  # answers for whoever forfeits
ADVISER: Final = "planner"
HINT_BUDGET: Final = Budget(iterations=400)  # not seconds: the same view gives the same hint
READY: Final = b"ready"
POLITENESS: Final = 10  # requests come before thinking


# ---- what is asked and answered ----


@dataclass(frozen=True)
class Job:
    """A question to a bot: who is asked, and all that this seat may know."""

    game: str
    seat: int
    sequence: int
    bot: str
    legal: tuple[int, ...]
    sight: bytes
    edition: Edition | None  # None: the built-in one

    @staticmethod
    def of(game: str, sequence: int, view: View, edition: Edition, bot: str = ADVISER) -> "Job":
        """UnknownBot for anything but a plain name: nobody starts programs from afar."""
        if bot not in registry.names():
            raise registry.UnknownBot("no-such-bot", name=bot, names=", ".join(registry.names()))
        if view.seat is None or not view.legal:
            raise ValueError("this seat is not asked")
        own = edition.fingerprint != load_edition().fingerprint
        return Job(
            game=game,
            seat=view.seat,
            sequence=sequence,
            bot=bot,
            legal=tuple(view.legal),
            sight=_packed(view),
            edition=edition if own else None,
        )

    @property
    def seed(self) -> int:
        """The same for everybody who thinks about this question."""
        question = f"{self.game} {self.seat} {self.sequence}".encode()
        return int.from_bytes(blake2b(question, digest_size=8).digest(), "big")

    def view(self) -> View:
        edition = load_edition() if self.edition is None else self.edition
        return _unpacked(self.sight, tables_of(edition))

    def to_bytes(self, what: str) -> bytes:
        return pickle.dumps((what, self))


@dataclass(frozen=True)
class Move:
    """A bot's answer; with a fault if another one had to answer instead."""

    action: int  # by its number in the catalogue
    seconds: float
    fault: Lapse | None = None


class JudgedAction(BaseModel):
    """What the planner thinks of one answer."""

    action: str
    visits: int
    margin: float  # the wigs by which the seat is expected to be ahead of its best rival
    chance: float  # how likely it is to win
    prior: float  # the share of attention it got before the search


class ExpectedAction(BaseModel):
    """A step of the line that the planner expects."""

    seat: int
    action: str


class Hint(BaseModel):
    """What the planner would do, and why."""

    action: str
    judgements: list[JudgedAction]  # best first
    line: list[ExpectedAction]


@dataclass(frozen=True)
class Failure:
    """A fault of ours: the kind of error and its place, never its words."""

    error: str
    place: str


Thought = Move | Hint | Failure


# ---- a view as bytes: the printed tables stay at home ----


class _Packer(pickle.Pickler):
    def persistent_id(self, thing: object) -> str | None:
        return "tables" if isinstance(thing, Tables) else None


class _Unpacker(pickle.Unpickler):
    def __init__(self, source: io.BytesIO, tables: Tables) -> None:
        super().__init__(source)
        self._tables = tables

    def persistent_load(self, name: object) -> Tables:
        return self._tables


def _packed(view: View) -> bytes:
    out = io.BytesIO()
    packer = _Packer(out)
    packer.fast = True  # equal views are equal bytes, whichever of their lists are the same object
    packer.dump(view)
    return out.getvalue()


def _unpacked(sight: bytes, tables: Tables) -> View:
    view = _Unpacker(io.BytesIO(sight), tables).load()
    assert isinstance(view, View)
    return view


# ---- thinking ----


def choose(job: Job) -> Move:
    """The bot's answer, under the rules of the safeguard."""
    began = monotonic()
    seat = Guarded(registry.find(job.bot), job.seed)
    action = seat.answer(job.view(), list(job.legal))
    seat.close()
    # The report of a fault may name cards of the seat: it stays here.
    fault = replace(seat.faults[0], report="") if seat.faults else None
    return Move(action, monotonic() - began, fault)


def hint(job: Job) -> Hint:
    """What the planner finds out within its budget."""
    from lisboa.bots.planner import Planner

    edition = load_edition() if job.edition is None else job.edition
    name = tables_of(edition).actions.name
    told = Planner(job.seed).explain(job.view(), list(job.legal), HINT_BUDGET)
    best = sorted(told.judgements, key=lambda found: (-found.visits, -found.chance))
    return Hint(
        action=name[told.best.action],
        judgements=[
            JudgedAction(
                action=name[found.action],
                visits=found.visits,
                margin=found.margin,
                chance=found.chance,
                prior=found.prior,
            )
            for found in best
        ],
        line=[ExpectedAction(seat=seat, action=name[action]) for seat, action in told.line],
    )


# ---- a process ----


def work(connection: Connection) -> None:
    """Answer one job after the other, until the parent goes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # ending is the parent's business
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    threading.Thread(target=leave_with_parent, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(POLITENESS)
    _warm_up()
    with suppress(EOFError, OSError):
        connection.send_bytes(READY)
        while True:
            what, job = pickle.loads(connection.recv_bytes())
            connection.send_bytes(pickle.dumps(_thought(what, job)))


def _warm_up() -> None:
    """What every job needs is there before the first one comes."""
    for bot in (INSTEAD, ADVISER):
        registry.find(bot).make(0)
    tables_of(load_edition())


def _thought(what: str, job: Job) -> Thought:
    try:
        return choose(job) if what == "choose" else hint(job)
    except Exception as error:
        last = traceback.extract_tb(error.__traceback__)[-1]
        return Failure(type(error).__name__, f"{Path(last.filename).name}:{last.lineno}")
