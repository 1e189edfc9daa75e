"""The statistics of matches: known answers, and what makes a number trustworthy."""

from math import inf, log10
from random import Random

import pytest

from lisboa.arena import ratings
from lisboa.arena.ratings import Contest, Pair, Wager


class TestStudent:
    @pytest.mark.parametrize(
        ("freedom", "quantile"),
        [(1, 12.706205), (2, 4.302653), (3, 3.182446), (10, 2.228139), (29, 2.045230)],
    )
    def test_quantiles_of_the_tables(self, freedom: int, quantile: float) -> None:
        assert ratings.t_quantile(freedom) == pytest.approx(quantile, abs=1e-6)

    def test_interval_of_a_mean(self) -> None:
        low, high = ratings.mean_interval([1.0, 2.0, 3.0, 4.0])
        assert (low + high) / 2 == pytest.approx(2.5)
        assert high - 2.5 == pytest.approx(3.182446 * (5 / 3 / 4) ** 0.5, abs=1e-5)

    def test_one_deal_says_nothing(self) -> None:
        assert ratings.mean_interval([3.0]) == (-inf, inf)
        assert ratings.share_interval([1.0], 2) == (0.0, 1.0)


class TestShares:
    @pytest.mark.parametrize(
        ("won", "n", "low", "high"),
        [
            (81, 263, 0.2553, 0.3662),
            (15, 148, 0.0624, 0.1605),
            (0, 20, 0.0, 0.1611),
            (1, 29, 0.0061, 0.1718),
        ],
    )
    def test_wilson(self, won: int, n: int, low: float, high: float) -> None:
        """The examples of Newcombe (1998)."""
        assert ratings.wilson(won / n, n) == pytest.approx((low, high), abs=5e-5)

    def test_games_that_always_agree_count_once(self) -> None:
        """Two games of a deal with the same end tell no more than one."""
        deals = [1.0, 0.0] * 50
        low, high = ratings.share_interval(deals, 200)
        alone = ratings.wilson(0.5, 100)
        assert low == pytest.approx(alone[0], abs=0.005)
        assert high == pytest.approx(alone[1], abs=0.005)

    def test_games_that_are_independent_all_count(self) -> None:
        deals = [1.0, 0.5, 0.5, 0.0] * 25  # as two coins fall
        low, high = ratings.share_interval(deals, 200)
        alone = ratings.wilson(0.5, 200)
        assert high - low == pytest.approx(alone[1] - alone[0], abs=0.005)

    def test_nothing_is_certain(self) -> None:
        low, high = ratings.share_interval([1.0] * 100, 200)
        assert 0.95 < low < 0.97
        assert high == 1.0

    def test_covers_the_truth_about_as_often_as_it_says(self) -> None:
        rng = Random("coverage")
        hits = 0
        for _ in range(400):
            deals = []
            for _ in range(40):
                luck = rng.random() < 0.5  # half of the deals are won by whoever sits first
                deals.append(0.5 if luck else float(rng.random() < 0.7))
            low, high = ratings.share_interval(deals, 80)
            hits += low <= 0.6 <= high
        assert 0.92 <= hits / 400 <= 1.0


class TestBradleyTerry:
    def test_two_bots_differ_by_the_odds(self) -> None:
        first, second = ratings.bradley_terry([(75 - 0.5, 25 - 0.5)], 2)
        assert first - second == pytest.approx(400 * log10(3), abs=1e-6)

    def test_a_table_made_from_strengths_gives_them_back(self) -> None:
        truth = [200.0, 50.0, -30.0, -220.0]
        pairs = []
        for i, j in ratings.all_pairs(4):
            expected = 1 / (1 + 10 ** ((truth[j] - truth[i]) / 400))
            pairs.append((1e6 * expected, 1e6 * (1 - expected)))
        assert ratings.bradley_terry(pairs, 4) == pytest.approx(truth, abs=0.01)

    def test_who_won_everything_stays_on_the_ground(self) -> None:
        strong, weak = ratings.bradley_terry([(100.0, 0.0)], 2)
        assert strong - weak == pytest.approx(400 * log10(201), abs=1e-6)

    def test_bots_that_never_met_are_compared_by_others(self) -> None:
        first, middle, last = ratings.bradley_terry([(90, 10), (0, 0), (90, 10)], 3)
        assert first - middle == pytest.approx(middle - last)
        assert first > middle

    def test_one_bot_alone(self) -> None:
        assert ratings.bradley_terry([], 1) == [0.0]

    def test_the_yardstick_keeps_its_rating(self) -> None:
        deals: list[list[Pair]] = [[(2.0, 0.0)], [(1.0, 1.0)], [(2.0, 0.0)]]
        assert ratings.ratings(deals, 2, yardstick=1)[1] == 1000
        assert ratings.rating_intervals(deals, 2, yardstick=1)[1] == (1000, 1000)
        assert sum(ratings.ratings(deals, 2, yardstick=None)) == pytest.approx(2000)


class TestBootstrap:
    DEALS = [[(float(n % 3), 2.0 - n % 3)] for n in range(30)] + [[(2.0, 0.0)]] * 10

    def test_is_the_same_every_time(self) -> None:
        first, second = (ratings.rating_intervals(self.DEALS, 2, None, seed=7) for _ in range(2))
        assert first == second
        assert first != ratings.rating_intervals(self.DEALS, 2, None, seed=8)

    def test_lies_around_the_rating(self) -> None:
        rating, _ = ratings.ratings(self.DEALS, 2, None)
        (low, high), _ = ratings.rating_intervals(self.DEALS, 2, None)
        assert low < rating < high

    def test_who_always_won_is_not_surely_that_good(self) -> None:
        (low, high), _ = ratings.rating_intervals([[(2.0, 0.0)]] * 50, 2, None)
        assert low < ratings.ratings([[(2.0, 0.0)]] * 50, 2, None)[0] - 50 < high

    def test_more_deals_narrow_it(self) -> None:
        (low, high), _ = ratings.rating_intervals(self.DEALS, 2, None)
        (lower, higher), _ = ratings.rating_intervals(self.DEALS * 10, 2, None)
        assert (higher - lower) < (high - low) / 2

    def test_needs_two_deals(self) -> None:
        assert ratings.rating_intervals([[(1.0, 1.0)]], 2, None) == [(-inf, inf)] * 2


class TestStoppingEarly:
    def test_a_wager_is_fair(self) -> None:
        """Over all ways in which equal bots can end, the mean capital stays what it was."""
        total = 0.0
        for ends in range(2**8):
            wager = Wager()
            for deal in range(8):
                wager.note(1.0 if ends >> deal & 1 else -1.0)
            total += wager.capital
        assert total / 2**8 == pytest.approx(1.0)

    def test_a_clear_lead_is_settled_soon(self) -> None:
        contest = Contest(2)
        deals = 0
        while contest.winner() is None:
            contest.note([1.0, 0.0])
            deals += 1
        assert contest.winner() == 0
        assert 5 <= deals <= 12

    def test_equal_bots_are_rarely_told_apart(self) -> None:
        rng = Random("equal")
        wrong = 0
        for _ in range(200):
            contest = Contest(2)
            for _ in range(150):
                share = float(rng.random() < 0.5)
                contest.note([share, 1 - share])
                if contest.winner() is not None:
                    wrong += 1
                    break
        assert wrong / 200 <= 0.05

    def test_the_best_must_be_ahead_of_everybody(self) -> None:
        contest = Contest(3)
        for _ in range(50):
            contest.note([0.5, 0.5, 0.0])
        assert contest.winner() is None
        for _ in range(50):
            contest.note([0.2, 0.8, 0.0])
        assert contest.winner() == 1

    def test_a_bot_alone_settles_nothing(self) -> None:
        contest = Contest(1)
        contest.note([1.0])
        assert contest.winner() is None
