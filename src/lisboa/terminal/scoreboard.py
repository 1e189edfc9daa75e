"""The result of a match: a table for people, JSON for programs, CSV for spreadsheets."""

import csv
import json
from collections import Counter
from collections.abc import Iterator
from functools import partial
from math import isfinite
from pathlib import Path
from statistics import fmean
from typing import TYPE_CHECKING, Any, Final

from lisboa.arena.ratings import Interval
from lisboa.arena.standings import Results, Standing, Unranked, failures, standings
from lisboa.game.actions import RANKS
from lisboa.game.variants import LACERDA, variants_of
from lisboa.terminal import variant_flags
from lisboa.terminal.drawing import show, show_report, table
from lisboa.text import again, ladder, say
from lisboa.text.decimals import decimal, percent

if TYPE_CHECKING:
    from rich.table import Table

COLUMNS: Final = (
    "deal",
    "seating",
    "seat",
    "bot",
    "wigs",
    "place",
    "share",
    "turns",
    "decisions",
    "seconds",
    "faults",
    "ended_by",
    "rank",
)
LONGEST: Final = 16  # names in the table
ENDINGS: Final = ("sets", "stacks")
_say = partial(say, "arena")


class Scoreboard:
    """What is told about a match, whole or interrupted."""

    def __init__(self, results: Results, seconds: float) -> None:
        self.results = results
        self.match = results.match
        self.seconds = seconds
        self.deals = results.deals()
        self.games = [game for deal in self.deals for game in deal]
        self.standings = standings(self.match, self.deals)
        self.failures = failures(self.match, self.deals)
        self.ended_by = Counter(game.ended_by for game in self.games)
        turns = [s.turns for game in self.games for s in game.seats if s.bot != LACERDA]
        self.turns = fmean(turns) if turns else 0.0

    # ---- for programs ----

    def print_json(self) -> None:
        print(json.dumps(self.to_dict(), indent=2, ensure_ascii=False))

    def to_dict(self) -> dict[str, Any]:
        match, solo = self.match, self.match.agreement.solo
        names = variant_flags.seats(match.players, solo=solo)
        all_of_them: list[Standing | Unranked] = [*self.standings, *self.failures]
        return {
            "games": len(self.games),
            "deals": len(self.deals),
            "interrupted": bool(self.results.missing()),
            "settled": self.results.settled,
            "players": match.players,
            "solo": solo,
            "variants": variants_of(match.agreement, names),
            "bots": list(match.bots),
            "seed": match.seed,
            "edition": {"name": match.edition.name, "fingerprint": match.edition.fingerprint},
            "seconds": round(self.seconds, 3),
            "win_share": {each.bot: _rounded(each.win_share) for each in self.standings},
            "interval": {each.bot: _ends(each.interval) for each in self.standings},
            "mean_wigs": {each.bot: _rounded(each.wigs.mean) for each in self.standings},
            "wigs": {each.bot: _wigs(each) for each in self.standings},
            "difference": {each.bot: _rounded(each.difference) for each in self.standings},
            "difference_interval": {
                each.bot: _ends(each.difference_interval) for each in self.standings
            },
            "rating": {each.bot: _rounded(each.rating) for each in self.standings},
            "rating_interval": {each.bot: _ends(each.rating_interval) for each in self.standings},
            "faults": {each.bot: each.faults for each in all_of_them},
            "decisions": {each.bot: each.decisions for each in all_of_them},
            "ms_per_decision": {
                each.bot: _rounded(each.ms_per_decision) for each in self.standings
            },
            "failed": {each.bot: _failure(each) for each in self.failures},
            "ended_by": {ending: self.ended_by[ending] for ending in ENDINGS},
            "turns_per_player": _rounded(self.turns),
            **({"ranks": {x.bot: x.ranks for x in self._soloists()}} if solo else {}),
        }

    # ---- for spreadsheets ----

    def write_csv(self, file: Path) -> None:
        with file.open("w", encoding="utf-8", newline="") as out:
            writer = csv.writer(out)
            writer.writerow(COLUMNS)
            writer.writerows(self._lines())

    def _lines(self) -> Iterator[list[Any]]:
        """One for each seat of each game."""
        for game in self.games:
            for number, seat in enumerate(game.seats):
                yield [
                    game.at.deal,
                    game.at.seating,
                    number,
                    seat.bot,
                    seat.wigs,
                    seat.place,
                    f"{seat.share:g}",
                    seat.turns,
                    seat.decisions,
                    f"{seat.seconds:.4f}",
                    seat.faults,
                    game.ended_by,
                    game.rank or "",
                ]

    # ---- for people ----

    def print_tables(self) -> None:
        from rich.text import Text

        if not self.games:
            print(_say("nothing-counted"))
            return
        solo = self.match.agreement.solo
        names = variant_flags.seats(self.match.players, solo=solo)
        told = variant_flags.told(self.match.agreement, names)
        show(
            Text(self._title(), style="bold"),
            *([Text(told)] if told else []),
            self._table(),
            *([self._ranks()] if solo else []),
        )
        for line in self._sentences():
            print(line)
        for failed in self.failures:
            share = percent(failed.forfeited)
            print(_say("failed", bot=failed.bot, share=share, fault=again(failed.fault)))
            show_report(failed.report)

    def _title(self) -> str:
        first, last = self.deals[0][0].at.deal, self.deals[-1][0].at.deal
        deals = _say("deals", n=len(self.deals), first=str(first), last=str(last))
        return _say(
            "title",
            games=_say("games", n=len(self.games)),
            players="solo" if self.match.agreement.solo else str(self.match.players),
            deals=deals,
            seatings=len(self.match.seatings),
        )

    def _table(self) -> "Table":
        keys = ("games", "share", "wigs", "difference", "rating", "ms", "faults")
        heads = [_say(f"head-{key}") for key in keys]
        rows = [_row(place, each) for place, each in enumerate(self.standings, start=1)]
        rows += map(_failed_row, self.failures)
        return table(_say("head-bot"), heads, rows)

    def _ranks(self) -> "Table":
        heads = [ladder.rank_name(rank) for rank in range(len(RANKS))]
        rows = [
            [_shown(each.bot), *(percent(n / each.games, 1) for n in each.ranks.values())]
            for each in self._soloists()
        ]
        return table(_say("ranks"), heads, rows)

    def _soloists(self) -> list[Standing]:
        return [each for each in self.standings if each.bot != LACERDA]

    def _sentences(self) -> Iterator[str]:
        if self.match.agreement.solo:
            yield _say("confidence-solo")
        else:
            yield _say("confidence", chance=percent(1 / self.match.players))
        sets, stacks = (self.ended_by[ending] for ending in ENDINGS)
        yield _say("ending", sets=sets, stacks=stacks, turns=decimal(self.turns, 1))
        if self.results.settled is not None:
            yield _say("settled", bot=self.results.settled)
        for each in self.standings:
            if each.faults:
                yield _say("faults", bot=each.bot, n=each.faults, fault=again(each.fault))


def _row(place: int, each: Standing) -> list[str]:
    low, high = (100 * end for end in each.interval)
    ms = each.ms_per_decision
    return [
        f"{place}. {_shown(each.bot)}",
        str(each.games),
        f"{decimal(100 * each.win_share, 1)} ({decimal(low, 1)}–{decimal(high, 1)})",
        decimal(each.wigs.mean, 1),
        decimal(each.difference, 1, signed=True)
        + _reach(each.difference, each.difference_interval, 1),
        decimal(each.rating) + _reach(each.rating, each.rating_interval, 0),
        "–" if ms is None else decimal(ms, 1),
        "–" if ms is None else str(each.faults),
    ]


def _failed_row(each: Unranked) -> list[str]:
    name, faults = f"–  {_shown(each.bot)}", str(each.faults)
    return [name, str(each.games), _say("head-failed"), *["–"] * 4, faults]


def _shown(bot: str) -> str:
    """A name that leaves room for numbers; of a long one, such as a path, the end says most."""
    return bot if len(bot) <= LONGEST else f"…{bot[1 - LONGEST :]}"


def _reach(value: float, interval: Interval, digits: int) -> str:
    """How far the farther end of the interval is; nothing if there is none."""
    reach = max(abs(end - value) for end in interval)
    return f" ± {decimal(reach, digits)}" if isfinite(reach) and reach else ""


def _rounded(value: float | None) -> float | None:
    return None if value is None or not isfinite(value) else round(value, 4)


def _ends(interval: Interval) -> list[float | None]:
    """Both ends; none where the deals are too few to say."""
    return [_rounded(end) for end in interval]


def _failure(each: Unranked) -> dict[str, Any]:
    return {"forfeited": _rounded(each.forfeited), "fault": each.fault, "report": each.report}


def _wigs(each: Standing) -> dict[str, float]:
    wigs = each.wigs
    quarters = {f"q{share}": wigs.quantile(share / 100) for share in (25, 50, 75)}
    return {"min": wigs.least, **quarters, "max": wigs.most}
