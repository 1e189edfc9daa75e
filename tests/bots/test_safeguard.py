"""Whatever a bot does, it gives an answer, and what it did wrong is kept."""

import re
import sys
from collections.abc import Callable

import pytest

from lisboa.bots import safeguard
from lisboa.bots.protocol import Bot, Budget
from lisboa.bots.registry import Kind, find
from lisboa.bots.safeguard import Forfeits, Guarded, Lapse, allowance, seed_of
from lisboa.game import Game, View, new_game
from tests.game.play import after

SECRET = "political-01"


class Acting:
    """A bot that does as it is told."""

    def __init__(self, act: Callable[[View, list[int]], object]) -> None:
        self.act = act
        self.closed = False

    def choose(self, view: View, legal: list[int], budget: Budget) -> int:
        return self.act(view, legal)  # type: ignore[return-value]  # the wrong one is the point

    def close(self) -> None:
        self.closed = True
        if self.act is fail:
            raise RuntimeError(SECRET)


class Index:
    """A number of another library."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number


def fail(view: View, legal: list[int]) -> int:
    raise ZeroDivisionError(f"my hand is {SECRET}")


def leave(view: View, legal: list[int]) -> int:
    sys.exit(SECRET)


def sit(act: Callable[[View, list[int]], object], budget: Budget | None = None) -> Guarded:
    return Guarded(Kind("acting", budget or Budget(), lambda seed: Acting(act)), 1)


def view_of(game: Game) -> View:
    assert game.decision is not None
    return game.view(game.decision.seat)


@pytest.fixture
def view() -> View:
    game = after(2, 3, 20)
    while len(view_of(game).legal) < 3:
        game.play(game.legal[0])
    return view_of(game)


class TestAnswers:
    def test_a_proper_one_counts(self, view: View) -> None:
        seat = sit(lambda view, legal: legal[-1])
        assert seat.answer(view, view.legal) == view.legal[-1]
        assert seat.faults == []

    def test_numbers_of_other_libraries_count(self, view: View) -> None:
        seat = sit(lambda view, legal: Index(legal[1]))
        answer = seat.answer(view, view.legal)
        assert (answer, type(answer), seat.faults) == (view.legal[1], int, [])

    def test_nobody_is_asked_without_a_choice(self, view: View) -> None:
        seat = sit(fail)
        assert seat.answer(view, view.legal[:1]) == view.legal[0]
        assert seat.faults == []

    def test_the_same_seed_gives_the_same_answers(self, view: View) -> None:
        answers = [Guarded(find("random"), 7).answer(view, view.legal) for _ in range(2)]
        assert answers[0] == answers[1]

    def test_no_two_seats_have_the_same_seed(self) -> None:
        seeds = [seed_of(game, seat) for game in range(20) for seat in range(4)]
        assert len(set(seeds)) == len(seeds)


class TestFaults:
    @pytest.mark.parametrize(
        ("act", "what", "detail"),
        [
            (fail, "crash", r"ZeroDivisionError in test_safeguard.py, line \d+"),
            (leave, "crash", r"SystemExit in test_safeguard.py, line \d+"),
            (lambda view, legal: -7, "nonsense", r"none of the \d+ that were offered"),
            (lambda view, legal: SECRET, "nonsense", "an answer is a number, not str"),
            (lambda view, legal: None, "nonsense", "an answer is a number, not NoneType"),
            (lambda view, legal: True, "nonsense", "an answer is a number, not bool"),
            (lambda view, legal: float(legal[0]), "nonsense", "not float"),
            (lambda view, legal: legal.clear(), "nonsense", "not NoneType"),
        ],
    )
    def test_a_decision_is_forfeited_to_greedy(
        self, view: View, act: Callable[[View, list[int]], object], what: str, detail: str
    ) -> None:
        seat = sit(act)
        legal = view.legal
        greedy = find("greedy").make(seat.seed).choose(view, view.legal, Budget())
        assert seat.answer(view, legal) == greedy
        assert legal == view.legal
        (fault,) = seat.faults
        assert fault.what == what
        assert re.search(detail, fault.detail)
        assert SECRET not in fault.sentence("Ana") + fault.detail

    def test_what_was_said_is_in_the_report_alone(self, view: View) -> None:
        seat = sit(fail)
        seat.answer(view, view.legal)
        assert f"ZeroDivisionError: my hand is {SECRET}" in seat.faults[0].report

    def test_each_decision_has_its_fault(self, view: View) -> None:
        seat = sit(fail)
        for _ in range(3):
            seat.answer(view, view.legal)
        assert [fault.what for fault in seat.faults] == ["crash"] * 3

    def test_a_bot_that_cannot_sit_down(self, view: View) -> None:
        def make(seed: int) -> Bot:
            raise OSError(SECRET)

        seat = Guarded(Kind("acting", Budget(), make), 1)
        assert seat.answer(view, view.legal) in view.legal
        assert seat.faults[0].detail.startswith("OSError in test_safeguard.py")
        seat.close()

    def test_a_late_one(self, view: View, monkeypatch: pytest.MonkeyPatch) -> None:
        budget = Budget(seconds=0.5)
        allowed = allowance(budget)
        assert allowed is not None
        assert allowed > 2 * 0.5
        assert allowance(Budget(iterations=5)) is None
        clock = iter([0.0, allowed - 0.1, 10.0, 10.1 + allowed])
        monkeypatch.setattr(safeguard, "monotonic", lambda: next(clock))
        seat = sit(lambda view, legal: legal[0], budget)
        assert seat.answer(view, view.legal) == view.legal[0]
        assert seat.faults == []
        assert seat.answer(view, view.legal) in view.legal
        assert seat.faults == [Lapse("late", "2.6 seconds, with a budget of 0.5")]

    def test_even_without_greedy(self, view: View, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setitem(sys.modules, "lisboa.bots.greedy", None)
        assert sit(fail).answer(view, view.legal) in view.legal

    def test_ctrl_c_is_the_players_business(self, view: View) -> None:
        def interrupt(view: View, legal: list[int]) -> int:
            raise KeyboardInterrupt

        with pytest.raises(KeyboardInterrupt):
            sit(interrupt).answer(view, view.legal)

    def test_leaving_the_table(self, view: View) -> None:
        acting = Acting(lambda view, legal: legal[0])
        seat = Guarded(Kind("acting", Budget(), lambda seed: acting), 1)
        seat.answer(view, view.legal)
        seat.close()
        seat.close()
        assert acting.closed
        assert seat.faults == []
        seat = sit(fail)
        seat.answer(view, view.legal)
        seat.close()
        assert [fault.what for fault in seat.faults] == ["crash", "crash"]


def test_a_game_of_the_worst_bots_ends() -> None:
    game = new_game(2, 5)
    seats = [sit(fail), sit(lambda view, legal: -7)]
    for _ in range(60):  # greedy plays the rest as well
        view = view_of(game)
        assert view.seat is not None
        game.play(seats[view.seat].answer(view, view.legal), view.seat)
    assert len(seats[0].faults) > 10 < len(seats[1].faults)


class TestManyGames:
    def forfeits(self, seed: int, *faults: Lapse) -> Forfeits:
        seat = sit(fail)
        seat.faults += faults
        out = Forfeits()
        out.note(seed, seat)
        return out

    def test_are_counted_whatever_their_order(self) -> None:
        first = self.forfeits(3, Lapse("crash", "a", "A"), Lapse("crash", "b"), Lapse("late", "c"))
        second = self.forfeits(1, Lapse("crash", "d", "D"))
        one, other = Forfeits(), Forfeits()
        for part in (first, second):
            one.add(part)
        for part in (second, first):
            other.add(part)
        assert one == other
        assert one.sentences() == [
            "acting failed (d). Greedy answered instead, 3 times, first in the game with seed 1.",
            "acting was too late (c). Greedy answered instead, once, in the game with seed 3.",
        ]
        assert one.reports() == ["D", ""]
        assert one.to_list()[0] == {
            "bot": "acting",
            "times": 3,
            "seed": 1,
            "what": "crash",
            "detail": "d",
            "report": "D",
        }

    def test_nothing_to_tell(self) -> None:
        assert self.forfeits(1).sentences() == []
