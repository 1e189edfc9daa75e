"""The result of a match: finished deals, and what they say about every bot.

Only deals that were played by all seatings count: in half a deal somebody had the better seat.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Final

from lisboa.arena import ratings
from lisboa.arena.match import Match, Place, Played, Seated
from lisboa.arena.ratings import Contest, Interval, Pair
from lisboa.arena.statistics import Spread
from lisboa.bots.safeguard import has_failed
from lisboa.game.actions import RANKS
from lisboa.game.variants import LACERDA

YARDSTICK: Final = "greedy-1"  # has the same rating in every match

Deal = list[Played]  # the games of one deal


class Results:
    """Games of a match as they come, and which of them are still to be played."""

    def __init__(self, match: Match, deals: int, *, stop_early: bool = False) -> None:
        self.match = match
        self.asked = deals
        self._seatings = len(match.seatings)
        self._games: dict[int, dict[int, Played]] = {}  # by deal and seating
        self._contest = Contest(len(match.contestants)) if stop_early else None
        self._judged = 0  # deals from the first one on that the contest has seen
        self._forfeited, self._decisions = Counter[str](), Counter[str]()  # in these, by bot

    def add(self, played: Played) -> None:
        if played.at.deal - self.match.seed in range(self.asked):
            self._games.setdefault(played.at.deal, {})[played.at.seating] = played
            self._judge()

    def missing(self) -> list[Place]:
        """The games that are still to be played, deal by deal."""
        if self.settled is not None:
            return []
        return [
            Place(deal, seating)
            for deal in range(self.match.seed, self.match.seed + self.asked)
            for seating in range(self._seatings)
            if seating not in self._games.get(deal, {})
        ]

    def deals(self) -> list[Deal]:
        """Those that count, in order: the whole ones, up to the one that settled the contest."""
        end = self._judged if self.settled is not None else self.asked
        numbers = range(self.match.seed, self.match.seed + end)
        return [self._deal(number) for number in numbers if self._is_whole(number)]

    @property
    def games(self) -> int:
        """How many there will be."""
        return self.asked * self._seatings

    @property
    def played(self) -> int:
        """Games that are over, also those of unfinished deals."""
        return sum(map(len, self._games.values()))

    @property
    def settled(self) -> str | None:
        """The bot that is surely the best, if the match may stop early because of it."""
        if self._contest is None:
            return None
        bots = self.match.contestants
        forfeited, decisions = self._forfeited, self._decisions
        out = [n for n, bot in enumerate(bots) if has_failed(forfeited[bot], decisions[bot])]
        winner = self._contest.winner(out)
        return None if winner is None else bots[winner]

    def _is_whole(self, deal: int) -> bool:
        return len(self._games.get(deal, ())) == self._seatings

    def _deal(self, deal: int) -> Deal:
        return [self._games[deal][seating] for seating in range(self._seatings)]

    def _judge(self) -> None:
        """Deals are judged in order, so that the end does not depend on who was faster."""
        while self._contest and self.settled is None:
            number = self.match.seed + self._judged
            if not self._is_whole(number):
                return
            deal = self._deal(number)
            self._contest.note([share_in(deal, bot) for bot in self.match.contestants])
            self._judged += 1
            for seat in (seat for game in deal for seat in game.seats):
                self._forfeited[seat.bot] += seat.faults
                self._decisions[seat.bot] += seat.decisions


# ---- one bot in one deal ----


def seats_of(deal: Deal, bot: str) -> Iterator[tuple[Played, Seated]]:
    return ((game, seat) for game in deal for seat in game.seats if seat.bot == bot)


def share_in(deal: Deal, bot: str) -> float:
    """The share of the victory that one seat of this bot had on average."""
    return fmean(seat.share for _, seat in seats_of(deal, bot))


def difference_in(deal: Deal, bot: str) -> float:
    """By how many wigs a seat of this bot was ahead of the best rival on average."""
    return fmean(seat.wigs - best_rival(game, seat) for game, seat in seats_of(deal, bot))


def best_rival(game: Played, seat: Seated) -> int:
    """The most wigs of another bot; a bot that plays with itself alone is its own rival."""
    others = [other.wigs for other in game.seats if other.bot != seat.bot]
    return max(others or [other.wigs for other in game.seats if other is not seat])


def pairs_in(deal: Deal, bots: Sequence[str]) -> list[Pair]:
    """The points of every pair of bots: one for each seat that was placed before another."""
    points = {(mine, theirs): 0.0 for mine in bots for theirs in bots}
    points_of = set(bots)  # others may sit at the table
    for game in deal:
        for mine in game.seats:
            for theirs in game.seats:
                if mine.bot != theirs.bot and {mine.bot, theirs.bot} <= points_of:
                    won = (theirs.place > mine.place) + 0.5 * (theirs.place == mine.place)
                    points[mine.bot, theirs.bot] += won
    return [
        (points[bots[i], bots[j]], points[bots[j], bots[i]])
        for i, j in ratings.all_pairs(len(bots))
    ]


# ---- all deals ----


@dataclass(frozen=True)
class Standing:
    """How a bot did."""

    bot: str
    games: int  # one for each of its seats
    win_share: float  # of one seat; whoever shares a victory has a part of it
    interval: Interval
    wigs: Spread
    difference: float  # to the best rival
    difference_interval: Interval
    rating: float
    rating_interval: Interval
    decisions: int
    seconds: float
    faults: int
    fault: str  # the first one
    ranks: dict[str, int]  # reached against Lacerda

    @property
    def ms_per_decision(self) -> float | None:
        return 1000 * self.seconds / self.decisions if self.decisions else None


@dataclass(frozen=True)
class Unranked:
    """A bot that forfeited so much that its results would be greedy's."""

    bot: str
    games: int
    decisions: int
    faults: int
    fault: str  # the first one
    report: str

    @property
    def forfeited(self) -> float:
        """The share of its decisions."""
        return min(1.0, self.faults / max(1, self.decisions))


def failures(match: Match, deals: Sequence[Deal]) -> list[Unranked]:
    """The bots that have failed; they are not ranked."""
    out = []
    for bot in match.contestants:
        seats = [seat for deal in deals for _, seat in seats_of(deal, bot)]
        faults = sum(seat.faults for seat in seats)
        decisions = sum(seat.decisions for seat in seats)
        if has_failed(faults, decisions):
            fault = next(seat.fault for seat in seats if seat.fault)
            report = next((seat.report for seat in seats if seat.report), "")
            out.append(Unranked(bot, len(seats), decisions, faults, fault, report))
    return out


def standings(match: Match, deals: Sequence[Deal]) -> list[Standing]:
    """Every bot that has not failed, the best one first; against Lacerda it stands among them."""
    if not deals:
        return []
    failed = {failure.bot for failure in failures(match, deals)}
    bots = [bot for bot in match.contestants if bot not in failed]
    bots += [LACERDA] if match.agreement.solo else []
    if not bots:
        return []
    yardstick = LACERDA if match.agreement.solo else YARDSTICK
    anchor = bots.index(yardstick) if yardstick in bots else None
    pairs = [pairs_in(deal, bots) for deal in deals]
    points = ratings.ratings(pairs, len(bots), anchor)
    reaches = ratings.rating_intervals(pairs, len(bots), anchor, match.seed)
    out = [
        standing(bot, deals, rating, reach)
        for bot, rating, reach in zip(bots, points, reaches, strict=True)
    ]
    return sorted(out, key=lambda each: (-each.rating, -each.win_share))


def standing(bot: str, deals: Sequence[Deal], rating: float, reach: Interval) -> Standing:
    mine = [both for deal in deals for both in seats_of(deal, bot)]
    seats = [seat for _, seat in mine]
    shares = [share_in(deal, bot) for deal in deals]
    differences = [difference_in(deal, bot) for deal in deals]
    ranks = Counter(game.rank for game, _ in mine)
    return Standing(
        bot=bot,
        games=len(seats),
        win_share=fmean(shares),
        interval=ratings.share_interval(shares, len(seats)),
        wigs=Spread(Counter(seat.wigs for seat in seats)),
        difference=fmean(differences),
        difference_interval=ratings.mean_interval(differences),
        rating=rating,
        rating_interval=reach,
        decisions=sum(seat.decisions for seat in seats),
        seconds=sum(seat.seconds for seat in seats),
        faults=sum(seat.faults for seat in seats),
        fault=next((seat.fault for seat in seats if seat.fault), ""),
        ranks={rank: ranks[rank] for rank in RANKS} if ranks.keys() - {None} else {},
    )
