"""A beam: the seat's own answers, one after the other, to the end of its turn."""

from typing import Final

from lisboa.bots.evaluation import Weights, promise_of_answer
from lisboa.rules.machinery import engine
from lisboa.rules.machinery.state import State

MOST_STEPS: Final = 60  # questions of one turn; a turn has about ten
WORST: Final = -1e9


class Line:
    """A line of answers: where it began, where it has come to, and what that looks like."""

    def __init__(self, first: int, s: State, value: float) -> None:
        self.first = first
        self.s = s
        self.value = value


def rank(s: State, weights: Weights, width: int) -> list[float]:
    """For each of `s.answers` the value for the seat to move of the best line found.

    A line ends when another seat is asked, when something hidden is turned up and when the game is
    over. So nothing is read that the seat does not know: the order of the decks and the hands of
    others play no part, and it does not matter in which of the worlds that agree with a view one
    searches. At every step the best `width` lines go on, and of every answer its best.
    """
    seat = engine.seat_to_move(s)
    reveals = s.reveals
    best = [WORST] * len(s.answers)
    lines: list[Line] = []
    for first in range(len(s.answers)):
        _step(s, s.answers[first], first, seat, reveals, weights, best, lines)
    for _ in range(MOST_STEPS):
        if not lines:
            break
        nexts: list[Line] = []
        for line in _kept(lines, len(best), width):
            for action in line.s.answers:
                _step(line.s, action, line.first, seat, reveals, weights, best, nexts)
        lines = nexts
    for line in lines:  # a turn longer than any: as far as it was seen
        best[line.first] = max(best[line.first], line.value)
    return best


def _step(
    s: State,
    action: int,
    first: int,
    seat: int,
    reveals: int,
    weights: Weights,
    best: list[float],
    lines: list[Line],
) -> None:
    """Play one answer; a line that ends counts, another goes on."""
    after = s.clone()
    engine.apply(after, action)
    value = promise_of_answer(s, after, seat, weights)
    if after.over or after.reveals > reveals or engine.seat_to_move(after) != seat:
        if value > best[first]:
            best[first] = value
    else:
        lines.append(Line(first, after, value))


def _kept(lines: list[Line], firsts: int, width: int) -> list[Line]:
    """The best lines of all, and the best of each first answer; equal positions only once."""
    lines.sort(key=_value, reverse=True)
    seen = [0] * firsts
    out: list[Line] = []
    kept, last = 0, WORST
    for line in lines:
        if line.value == last and out and out[-1].first == line.first:
            continue  # most likely the same in another order
        if kept < width or not seen[line.first]:
            last = line.value
            seen[line.first] = 1
            kept += 1
            out.append(line)
    return out


def _value(line: Line) -> float:
    return line.value


class Searcher:
    """A seat that always answers with the best line, for games that run in compiled code.

    It is handed the whole state and no view, because `rank` reads nothing that is hidden from its
    seat. Alone against Lacerda a line may run through Lacerda's turn, where a tile or a card may be
    turned up: greedy meets a sampled one there, this seat the one that really comes.
    """

    def __init__(self, weights: Weights, width: int) -> None:
        self.weights = weights
        self.width = width

    def choose(self, s: State) -> int:
        return s.answers[place_of_best(rank(s, self.weights, self.width))]


def place_of_best(values: list[float]) -> int:
    """Of equals the first."""
    best = 0
    for place in range(1, len(values)):
        if values[place] > values[best]:
            best = place
    return best
