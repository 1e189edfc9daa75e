"""Whole games by one call: who is asked, what is noted, and when it stops."""

from collections import Counter
from typing import Final

import pytest

from lisboa.rules.machinery import engine
from lisboa.rules.machinery.driver import Choose, Course, NotAnAnswer, Uniform, play_out
from lisboa.rules.machinery.state import State
from tests.rules.games import new
from tests.rules.table import tables

WHOLE: Final = 10_000  # questions: more than any game has


def seats(players: int) -> list[Choose]:
    return [Uniform(f"1755 {seat}").choose for seat in range(players)]


def test_a_game_is_played_to_its_end_and_can_be_played_again() -> None:
    s, course = new(3, 5), Course()
    decisions = play_out(s, seats(3), WHOLE, course)
    assert s.over and not s.answers
    assert decisions == sum(n > 1 for n in course.offered)
    assert len(course.offered) == len(course.actions)
    again = new(3, 5)
    for action, n in zip(course.actions, course.offered, strict=True):
        assert len(again.answers) == n
        engine.apply(again, action)
    assert again.hash() == s.hash()


def test_a_game_without_a_course_goes_the_same_way() -> None:
    noted, unnoted = new(2, 5), new(2, 5)
    assert play_out(noted, seats(2), WHOLE, Course()) == play_out(unnoted, seats(2), WHOLE)
    assert noted.hash() == unnoted.hash()


def test_it_stops_after_so_many_questions() -> None:
    s, course = new(2, 5), Course()
    play_out(s, seats(2), 7, course)
    assert len(course.actions) == 7
    assert not s.over
    assert play_out(s, seats(2), 0) == 0


@pytest.mark.rule("G-153")
def test_only_the_seat_to_move_is_asked_and_only_for_a_choice() -> None:
    asked: list[int] = []

    def seat(number: int) -> Choose:
        def choose(s: State) -> int:
            assert engine.seat_to_move(s) == number
            asked.append(len(s.answers))
            return s.answers[-1]

        return choose

    s, course = new(2, 5), Course()
    decisions = play_out(s, [seat(0), seat(1)], WHOLE, course)
    assert len(asked) == decisions
    assert asked == [n for n in course.offered if n > 1]
    assert 2 in asked


@pytest.mark.parametrize("wrong", [-7, 0])
def test_what_was_not_offered_stops_the_game_unchanged(wrong: int) -> None:
    s = new(2, 5)
    assert wrong not in s.answers
    before = s.hash()
    with pytest.raises(NotAnAnswer) as stopped:
        play_out(s, [lambda _: wrong] * 2, WHOLE)
    assert stopped.value.action == wrong
    assert stopped.value.args == (wrong,)
    assert s.hash() == before


# ---- chance ----


def chosen(seed: str, answers: int, times: int) -> list[int]:
    s, chance = State.bare(tables()), Uniform(seed)
    s.answers = list(range(answers))
    return [chance.choose(s) for _ in range(times)]


def test_every_answer_is_as_likely_as_any_other() -> None:
    for answers in (2, 3, 7):
        counted = Counter(chosen("1755", answers, 700 * answers))
        assert set(counted) == set(range(answers))
        assert max(counted.values()) < 1.2 * min(counted.values())


def test_chance_is_the_same_everywhere() -> None:
    """Games that were compared by their seeds stay comparable."""
    assert chosen("1755", 1000, 6) == [623, 344, 263, 533, 571, 43]
    assert chosen("1755 0", 1000, 6) == [135, 206, 14, 451, 837, 174]
