"""Playing the games of a match, on one process or several.

A bot sits in a safeguarded seat: whatever it does, the game goes on. The chances of a bot depend on
the deal, the seating and the seat alone, so it does not matter which process plays a game when.
"""

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass, field
from functools import partial
from time import perf_counter
from typing import Final

from lisboa.arena import processes, remote
from lisboa.arena.match import Match, Place, Played, Seated, Seating, seed_of
from lisboa.bots import registry
from lisboa.bots.registry import Kind
from lisboa.bots.safeguard import Guarded, Lapse
from lisboa.game import Game
from lisboa.game.names import SEAT_COLOURS
from lisboa.game.variants import LACERDA
from lisboa.rules import scoring
from lisboa.rules.machinery import deal, engine
from lisboa.rules.machinery import log as e
from lisboa.rules.machinery.state import State
from lisboa.rules.machinery.tables import tables_of
from lisboa.text import original

MOST_QUESTIONS: Final = 10_000  # a game has about 250
FIRST_PERIOD: Final = 1


class Broken(Exception):
    """A game that the engine could not bring to its end: a fault of the program, not of a bot."""

    def __init__(self, deal: int, seating: Seating, cause: str) -> None:
        super().__init__(deal, seating, cause)
        self.deal = deal
        self.seating = seating
        self.cause = cause


def run(match: Match, places: Sequence[Place], jobs: int = 1) -> Generator[Played, None, None]:
    """Play these games of a match; they come as soon as they are over, in no order."""
    return processes.divide(_table, match, places, jobs)


def run_on_cluster(
    match: Match, places: Sequence[Place], jobs: int | None = None
) -> Generator[Played, None, None]:
    """The same on a Ray cluster; None: on all of its cores."""
    return remote.divide(_table, match, places, jobs)


def _table(match: Match) -> Callable[[Place], Played]:
    """What a process needs to play any game of the match."""
    kinds = {bot: registry.find(bot) for bot in match.contestants}
    return partial(_play, kinds, match)


def _play(kinds: dict[str, Kind], match: Match, at: Place) -> Played:
    seating = match.seatings[at.seating]
    try:
        return play(kinds, match, at)
    except Exception as error:
        cause = f"{type(error).__name__}: {error}"
        raise Broken(at.deal, seating, cause) from error


@dataclass
class Account:
    """What is counted at one seat while a game runs."""

    turns: int = 0
    decisions: int = 0
    seconds: float = 0.0
    faults: list[Lapse] = field(default_factory=list)


@dataclass
class Tally:
    """What is counted in a game."""

    seats: list[Account]
    ended_by: str = ""

    def note_events(self, s: State) -> None:
        """What the last answer set off."""
        for kind, seat, x, y, _ in s.log or ():
            if kind == e.TURN_BEGINS:
                self.seats[seat].turns += 1
            elif kind == e.END_TRIGGERED and y != FIRST_PERIOD:
                self.ended_by = "sets" if x else "stacks"


def play(kinds: dict[str, Kind], match: Match, at: Place) -> Played:
    """One game from its deal to its end."""
    seating = match.seatings[at.seating]
    players = len(seating) + match.agreement.solo
    names = [SEAT_COLOURS[0], LACERDA] if match.agreement.solo else None
    dealt = deal.draw(tables_of(match.edition), players, at.deal, agreement=match.agreement)
    game = Game.of_deal(match.edition, dealt, names)
    seats = [Guarded(kinds[bot], seed_of(at, seat)) for seat, bot in enumerate(seating)]
    course = Tally([Account() for _ in range(players)])
    try:
        _play_out(game, seats, course)
    finally:
        for seat in seats:
            seat.close()
    for seat, account in zip(seats, course.seats, strict=False):
        account.faults = seat.faults
    return _result(game, at, seating, course)


def _play_out(game: Game, seats: Sequence[Guarded], course: Tally) -> None:
    course.note_events(game.state)
    for _ in range(MOST_QUESTIONS):
        if game.over:
            break
        legal = list(game.state.answers)
        action = legal[0]
        if len(legal) > 1:
            seat = engine.seat_to_move(game.state)
            view, began = game.view(seat), perf_counter()
            action = seats[seat].answer(view, legal)
            course.seats[seat].seconds += perf_counter() - began
            course.seats[seat].decisions += 1
        game.play(action)
        course.note_events(game.state)
    else:
        raise RuntimeError(f"no end after {MOST_QUESTIONS} questions")


def _result(game: Game, at: Place, bots: Seating, course: Tally) -> Played:
    s = game.state
    winners, order = scoring.winners(s), places(s)
    names = [*bots, LACERDA]  # whose seat is there in solo only
    result = game.result
    return Played(
        at,
        tuple(
            Seated(
                bot=names[seat],
                wigs=s.players[seat].wigs,
                place=order[seat],
                share=1 / len(winners) if seat in winners else 0.0,
                turns=account.turns,
                decisions=account.decisions,
                seconds=round(account.seconds, 6),
                faults=len(account.faults),
                fault=next((original(x.sentence(names[seat])) for x in account.faults), ""),
                report=next((fault.report for fault in account.faults if fault.report), ""),
            )
            for seat, account in enumerate(course.seats)
        ),
        course.ended_by,
        result.rank if result else None,
    )


def places(s: State) -> list[int]:
    """The place of every seat; those whom no tie-break separates share the best one."""
    seats = range(len(s.players))
    if s.agreement.solo:
        return [1 if seat in scoring.winners(s) else 2 for seat in seats]
    standings = [scoring.standing(s, seat) for seat in seats]
    return [1 + sum(other > mine for other in standings) for mine in standings]
