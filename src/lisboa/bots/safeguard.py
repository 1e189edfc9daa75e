"""A bot at a table: whatever it does, the game goes on.

A bot that crashes, answers nonsense or is late forfeits the decision to greedy, and what happened
is kept. A fault holds nothing that other players at the table may not read; only its report, meant
for whoever wrote the bot, may name cards of the bot's hand.
"""

import operator
import traceback
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic
from typing import Final

from lisboa.bots.chance import Random
from lisboa.bots.levels import AT_ONCE
from lisboa.bots.protocol import Bot, Budget, can_take
from lisboa.bots.registry import Kind
from lisboa.game.view import View
from lisboa.text import again, original, say

GENEROUS: Final = 3.0  # times its budget, and
GRACE: Final = 1.0  # seconds more: only then is a bot late
TOLERATED: Final = 0.05  # of its decisions: a bot that forfeits more has failed
MOST_SEATS: Final = 4
LONGEST_REPORT: Final = 4000  # characters; the end says most


@dataclass(frozen=True)
class Lapse:
    """Why a decision was forfeited: a key of the catalogue `bots` and what it says about it."""

    what: str  # "crash", "nonsense", "late", "absent"
    detail: str
    report: str = ""  # not for the table

    def sentence(self, bot: str) -> str:
        return say("bots", f"fault-{self.what}", bot=bot, detail=again(self.detail))


class Forfeit(Exception):
    """Raised by a bot that knows better than we could what went wrong."""

    def __init__(self, fault: Lapse) -> None:
        super().__init__(fault.what, fault.detail)
        self.fault = fault


def allowance(budget: Budget) -> float | None:
    """Seconds after which a bot is late; None: never."""
    return None if budget.seconds is None else GENEROUS * budget.seconds + GRACE


def has_failed(forfeited: int, decisions: int) -> bool:
    """Whether greedy played so often in its name that the results say nothing about a bot."""
    return forfeited > TOLERATED * decisions


def seed_of(game: int, seat: int) -> int:
    """The seed of a bot in the game with this seed: no two seats have the same."""
    return game * MOST_SEATS + seat


class Guarded:
    """One seat of one game."""

    def __init__(self, kind: Kind, seed: int) -> None:
        self.kind = kind
        self.seed = seed
        self.asked = 0  # decisions
        self.faults: list[Lapse] = []
        self._bot: Bot | None = None

    def answer(self, view: View, legal: list[int]) -> int:
        """One of the legal answers, always."""
        if len(legal) == 1:
            return legal[0]
        self.asked += 1
        try:
            return self._ask(view, legal)
        except Forfeit as forfeit:
            self.faults.append(forfeit.fault)
        except (Exception, SystemExit) as error:
            self.faults.append(_crash(error))
        return self._answer_instead(view, legal)

    def _ask(self, view: View, legal: list[int]) -> int:
        if self._bot is None:
            self._bot = self._made(view, legal)
        began, allowed = monotonic(), allowance(self.kind.budget)
        said: object = self._bot.choose(view, legal[:], self.kind.budget)
        took = monotonic() - began
        if allowed is not None and took > allowed:
            raise Forfeit(late(took, self.kind.budget))
        return _understood(said, legal)

    def _made(self, view: View, legal: list[int]) -> Bot:
        bot = self.kind.make(self.seed)
        if not can_take(getattr(bot, "choose", None), view, legal, self.kind.budget):
            raise Forfeit(Lapse("absent", say("bots", "detail-no-choose")))
        return bot

    def _answer_instead(self, view: View, legal: list[int]) -> int:
        """Greedy answers for the bot; and should even that fail, chance does."""
        try:
            from lisboa.bots.greedy import Greedy

            return _understood(Greedy(self.seed).choose(view, legal[:], AT_ONCE), legal)
        except Exception:
            return Random(self.seed).choose(view, legal, AT_ONCE)

    def close(self) -> None:
        """The game is over: a program may go."""
        close = getattr(self._bot, "close", None)
        self._bot = None
        if close is not None:
            try:
                close()
            except (Exception, SystemExit) as error:
                self.faults.append(_crash(error))


def _understood(said: object, legal: list[int]) -> int:
    """The answer, if it is one."""
    if not isinstance(said, bool) and hasattr(said, "__index__"):
        action = int(operator.index(said))
        if action in legal:
            return action
        raise Forfeit(not_legal(legal, repr(said)[:LONGEST_REPORT]))
    detail = say("bots", "detail-type", type=type(said).__name__)
    raise Forfeit(Lapse("nonsense", detail, repr(said)[:LONGEST_REPORT]))


def not_legal(legal: list[int], report: str) -> Lapse:
    return Lapse("nonsense", say("bots", "detail-not-legal", n=len(legal)), report)


def late(seconds: float, budget: Budget, report: str = "") -> Lapse:
    detail = say("bots", "detail-late", took=f"{seconds:.1f}", budget=f"{budget.seconds or 0:g}")
    return Lapse("late", detail, report)


def _crash(error: BaseException) -> Lapse:
    """What kind of error and where; what it says in words may hold secrets of the seat."""
    frames = traceback.extract_tb(error.__traceback__)
    last = frames[-1]
    place = {"file": Path(last.filename).name, "line": str(last.lineno)}
    detail = say("bots", "detail-error", error=type(error).__name__, **place)
    theirs = [frame for frame in frames if frame.filename != __file__]
    told = [*traceback.format_list(theirs), *traceback.format_exception_only(error)]
    return Lapse("crash", detail, "".join(told)[-LONGEST_REPORT:])


# ---- many games ----


@dataclass(frozen=True, order=True)
class FirstFault:
    """The first of its kind: in the game with this seed."""

    seed: int
    what: str
    detail: str
    report: str


@dataclass
class Forfeits:
    """How often each bot forfeited a decision in many games, and why."""

    times: dict[tuple[str, str], int] = field(default_factory=dict)  # by bot and what it did
    first: dict[tuple[str, str], FirstFault] = field(default_factory=dict)
    decisions: dict[str, int] = field(default_factory=dict)  # by bot

    def note(self, seed: int, seat: Guarded) -> None:
        """Count what a seat did wrong in the game with this seed."""
        self._count_decisions(seat.kind.name, seat.asked)
        for fault in seat.faults:
            case = FirstFault(seed, fault.what, original(fault.detail), fault.report)
            self._count(seat.kind.name, case, 1)

    def add(self, other: "Forfeits") -> None:
        for bot, decisions in other.decisions.items():
            self._count_decisions(bot, decisions)
        for (bot, what), times in other.times.items():
            self._count(bot, other.first[bot, what], times)

    def _count_decisions(self, bot: str, decisions: int) -> None:
        self.decisions[bot] = self.decisions.get(bot, 0) + decisions

    def _count(self, bot: str, case: FirstFault, times: int) -> None:
        key = bot, case.what
        self.times[key] = self.times.get(key, 0) + times
        known = self.first.get(key, case)
        self.first[key] = case if case.seed < known.seed else known

    def failed(self) -> list[str]:
        """The bots in whose name greedy played too often."""
        forfeited = Counter[str]()
        for (bot, _), times in self.times.items():
            forfeited[bot] += times
        return [bot for bot, asked in self.decisions.items() if has_failed(forfeited[bot], asked)]

    def sentences(self) -> list[str]:
        """One for each bot and kind of fault."""
        return [
            say(
                "bots",
                "forfeited",
                sentence=Lapse(what, self.first[bot, what].detail).sentence(bot),
                times=self.times[bot, what],
                seed=str(self.first[bot, what].seed),
            )
            for bot, what in sorted(self.times)
        ]

    def reports(self) -> list[str]:
        """What whoever wrote the bots needs: one for each sentence, some of them empty."""
        return [self.first[key].report for key in sorted(self.times)]

    def to_list(self) -> list[dict[str, object]]:
        """For programs."""
        return [
            {"bot": key[0], "times": self.times[key], **vars(self.first[key])}
            for key in sorted(self.times)
        ]
