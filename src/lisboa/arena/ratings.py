"""What results say about strength: shares, means and ratings, each with its interval.

Games of one deal are not independent, so the unit is always the deal: every list here holds one
number, or one table of pairwise results, for each deal. Intervals hold with 95 % confidence.
"""

from collections import Counter
from collections.abc import Collection, Sequence
from functools import cache
from math import atan, cos, exp, inf, log, nan, pi, sin, sqrt
from random import Random
from statistics import NormalDist, fmean, variance
from typing import Final

CONFIDENCE: Final = 0.95
Z: Final = NormalDist().inv_cdf(0.5 + CONFIDENCE / 2)
RESAMPLES: Final = 500
ELO: Final = 400 / log(10)  # points for a factor of e in the odds
MIDDLE: Final = 1000.0  # the rating of the yardstick, or the mean of all
PRIOR: Final = 0.5  # each pair that met has won so much against each other before the first game
STEPS: Final = 100
CLOSE: Final = 1e-9
LARGEST_STEP: Final = 1.0  # in the logarithm of the odds
MANY: Final = 1000  # degrees of freedom: from here on the quantile hardly moves

Interval = tuple[float, float]
Pair = tuple[float, float]  # points of the first and of the second of two bots


# ---- shares and means ----


def share_interval(shares: Sequence[float], games: int) -> Interval:
    """Wilson's interval for a share, from the share in each deal.

    The effective number of games is the one with which independent games would vary as the deals
    do (Korn and Graubard): at least the number of deals, at most that of all games.
    """
    deals = len(shares)
    if deals < 2:
        return 0.0, 1.0
    share, spread = fmean(shares), variance(shares) / deals
    worth = share * (1 - share) / spread if spread > 0 else 0.0 if share in (0, 1) else inf
    effective = min(max(worth, deals), games) * (Z / t_quantile(deals - 1)) ** 2
    return wilson(share, effective)


def wilson(share: float, n: float) -> Interval:
    """Wilson's score interval for a share of n independent games."""
    square = Z * Z / n
    middle = (share + square / 2) / (1 + square)
    reach = Z / (1 + square) * sqrt(share * (1 - share) / n + square / (4 * n))
    return max(0.0, middle - reach), min(1.0, middle + reach)


def mean_interval(values: Sequence[float]) -> Interval:
    """Student's interval for the mean of the deals."""
    if len(values) < 2:
        return -inf, inf
    mean = fmean(values)
    reach = t_quantile(len(values) - 1) * sqrt(variance(values) / len(values))
    return mean - reach, mean + reach


@cache
def t_quantile(freedom: int) -> float:
    """How far Student's t strays from 0 with our confidence."""
    low, high = 0.0, 20.0
    freedom = min(freedom, MANY)
    for _ in range(60):
        middle = (low + high) / 2
        if t_within(middle, freedom) < CONFIDENCE:
            low = middle
        else:
            high = middle
    return high


def t_within(t: float, freedom: int) -> float:
    """How probably Student's t is less than this far from 0: the finite sum for whole degrees."""
    angle = atan(t / sqrt(freedom))
    odd = freedom % 2
    term = cos(angle) if odd else 1.0
    total = term if freedom > 1 else 0.0
    for n in range(2 + odd, freedom - 1, 2):
        term *= cos(angle) ** 2 * (n - 1) / n
        total += term
    return (angle + sin(angle) * total) * 2 / pi if odd else sin(angle) * total


# ---- ratings ----


def bradley_terry(pairs: Sequence[Pair], bots: int) -> list[float]:
    """Strengths that make the results of all pairs most likely, with mean 0, in Elo points.

    `pairs` goes through (0, 1), (0, 2) ... (1, 2) ...; a pair without points never met. A bot that
    has won everything would be infinitely strong: half a point for either side before the first
    game keeps it on the ground. Found by Newton's method; the first bot stays at 0 meanwhile.
    """
    met = [
        (i, j, first + PRIOR, second + PRIOR)
        for (i, j), (first, second) in zip(all_pairs(bots), pairs, strict=True)
        if first + second > 0
    ]
    strengths = [0.0] * bots
    for _ in range(STEPS):
        slope = [0.0] * bots
        curve = [[0.0] * bots for _ in range(bots)]
        for i, j, first, second in met:
            expected = 1 / (1 + exp(strengths[j] - strengths[i]))
            surprise = first - (first + second) * expected
            weight = (first + second) * expected * (1 - expected)
            slope[i] += surprise
            slope[j] -= surprise
            curve[i][i] += weight
            curve[j][j] += weight
            curve[i][j] -= weight
            curve[j][i] -= weight
        step = [0.0, *solve([row[1:] for row in curve[1:]], slope[1:])]
        largest = max(map(abs, step))
        scale = min(1.0, LARGEST_STEP / largest) if largest else 1.0
        strengths = [old + scale * new for old, new in zip(strengths, step, strict=True)]
        if largest < CLOSE:
            break
    mean = fmean(strengths)
    return [(strength - mean) * ELO for strength in strengths]


def all_pairs(bots: int) -> list[tuple[int, int]]:
    return [(i, j) for i in range(bots) for j in range(i + 1, bots)]


def solve(rows: list[list[float]], right: list[float]) -> list[float]:
    """Linear equations by elimination; an unknown that nothing decides becomes 0."""
    n = len(right)
    table = [[*row, value] for row, value in zip(rows, right, strict=True)]
    for column in range(n):
        best = max(range(column, n), key=lambda row: abs(table[row][column]))
        table[column], table[best] = table[best], table[column]
        pivot = table[column][column]
        if abs(pivot) < 1e-300:
            continue
        for row in range(n):
            if row != column and (factor := table[row][column] / pivot):
                table[row] = [
                    a - factor * b for a, b in zip(table[row], table[column], strict=True)
                ]
    return [
        table[row][n] / table[row][row] if abs(table[row][row]) >= 1e-300 else 0.0
        for row in range(n)
    ]


def ratings(deals: Sequence[Sequence[Pair]], bots: int, yardstick: int | None) -> list[float]:
    """The rating of each bot; the yardstick, or else the mean of all, has 1000."""
    strengths = bradley_terry(summed(Counter(map(tuple, deals)), bots), bots)
    zero = strengths[yardstick] if yardstick is not None else 0.0
    return [MIDDLE + (strength - zero) for strength in strengths]


def rating_intervals(
    deals: Sequence[Sequence[Pair]], bots: int, yardstick: int | None, seed: int = 0
) -> list[Interval]:
    """By bootstrap: the same ratings from deals drawn anew, with replacement, many times.

    One more deal, in which all were equal, takes part in the draw: otherwise who has always won
    would always win, and nobody could say how sure that is.
    """
    if len(deals) < 2:
        return [(-inf, inf)] * bots
    total = summed(Counter(map(tuple, deals)), bots)
    equal = tuple(((a + b) / 2 / len(deals),) * 2 for a, b in total)
    urn: list[tuple[Pair, ...]] = [*map(tuple, deals), equal]
    rng = Random(f"bootstrap {seed}")
    drawn = [
        ratings([urn[int(rng.random() * len(urn))] for _ in deals], bots, yardstick)
        for _ in range(RESAMPLES)
    ]
    return [percentiles(sorted(each)) for each in zip(*drawn, strict=True)]


def summed(kinds: Counter[tuple[Pair, ...]], bots: int) -> list[Pair]:
    """The points of all pairs over all deals."""
    out = [(0.0, 0.0)] * len(all_pairs(bots))
    for pairs, times in kinds.items():
        out = [
            (a + times * more_a, b + times * more_b)
            for (a, b), (more_a, more_b) in zip(out, pairs, strict=True)
        ]
    return out


def percentiles(ordered: Sequence[float]) -> Interval:
    """The middle part of what was drawn, as large as our confidence."""
    if not ordered:
        return nan, nan
    outside = (1 - CONFIDENCE) / 2
    last = len(ordered) - 1
    return ordered[round(outside * last)], ordered[round((1 - outside) * last)]


# ---- when to stop ----


class Wager:
    """A gambler who bets, deal by deal, that one bot is better than another.

    He stakes a part of his capital at odds that are fair if the two are equal. So if the first is
    not better, the chance that his capital ever grows by the factor c is at most 1/c (Ville's
    inequality), however often one looks: the test may be stopped at any time. What he stakes
    follows from the deals before (Waudby-Smith and Ramdas, 2024).
    """

    MOST: Final = 1.5  # of the possible 2: he never loses more than three quarters in one deal

    def __init__(self) -> None:
        self.capital = 1.0
        self._seen = 1
        self._sum = 0.0
        self._squares = 0.25

    def note(self, advantage: float) -> None:
        """The share of victories by which the first was ahead in the next deal, -1 to 1."""
        mean, square = self._sum / self._seen, self._squares / self._seen
        stake = min(max(mean / square, 0.0), self.MOST)
        gain = advantage / 2
        self.capital *= 1 + stake * gain
        self._seen += 1
        self._sum += gain
        self._squares += gain * gain


class Contest:
    """Bets on every pair, both ways; settled once one bot is ahead of all others."""

    def __init__(self, bots: int) -> None:
        self._bots = bots
        self._wagers = {(a, b): Wager() for a in range(bots) for b in range(bots) if a != b}
        # One wrong bet among so many is as improbable as our confidence asks.
        self._enough = len(self._wagers) / (1 - CONFIDENCE)
        self._won: set[tuple[int, int]] = set()

    def note(self, shares: Sequence[float]) -> None:
        """The share of victories of every bot in the next deal."""
        for (a, b), wager in self._wagers.items():
            wager.note(shares[a] - shares[b])
            if wager.capital >= self._enough:
                self._won.add((a, b))

    def winner(self, out: Collection[int] = ()) -> int | None:
        """Who is ahead of all others; those who are out take no part."""
        bots = [bot for bot in range(self._bots) if bot not in out]
        for a in bots:
            if len(bots) > 1 and all((a, b) in self._won for b in bots if a != b):
                return a
        return None
