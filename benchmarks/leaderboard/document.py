"""The document: the results of the arena become tables, and tables fill the template."""

from collections.abc import Mapping
from string import Template
from typing import Any

from benchmarks.peers.document import count, table

Found = Mapping[str, Any]  # what `lisboa arena --json` answered
Results = Mapping[str, Any]  # "machine" and, by name, "matches"


def fill(template: str, results: Results) -> str:
    """The whole document."""
    matches = results["matches"]
    return Template(template).substitute(
        head=head(results),
        ladder=ladder(matches["ladder"]),
        two=challengers(matches, "two"),
        four=challengers(matches, "four"),
        solo=solo(matches["solo"]),
        scores=scores(matches),
    )


def head(results: Results) -> str:
    machine, found = results["machine"], results["matches"]["ladder"]
    return (
        f"{count(found['games'], 'game')} of two players, each pair of bots on the same "
        f"{count(found['deals'], 'deal')}, both ways; measured on {machine['cpu']}, "
        f"{count(machine['cores'], 'core')}, {results['jobs']} games at a time, "
        f"Lisboa {results['version']}{', a quick trial run' if results['quick'] else ''}."
    )


# ---- numbers ----


def percent(found: Found, bot: str) -> str:
    low, high = found["interval"][bot]
    return f"{found['win_share'][bot]:.1%} ({100 * low:.1f}–{100 * high:.1f})"


def rating(found: Found, bot: str) -> str:
    low, high = found["rating_interval"][bot]
    middle = f"{found['rating'][bot]:.0f}"
    return middle if low is None or low == high else f"{middle} ({low:.0f}–{high:.0f})"


def difference(found: Found, bot: str) -> str:
    _, high = found["difference_interval"][bot]
    middle = found["difference"][bot]
    return f"{middle:+.1f}" if high is None else f"{middle:+.1f} ± {high - middle:.1f}"


def milliseconds(found: Found, bot: str) -> str:
    value = found["ms_per_decision"][bot]
    return "–" if value is None else f"{value:.1f}"


# ---- tables ----


def ladder(found: Found) -> str:
    rows = [
        [
            f"`{bot}`",
            rating(found, bot),
            percent(found, bot),
            f"{found['mean_wigs'][bot]:.1f}",
            difference(found, bot),
            milliseconds(found, bot),
        ]
        for bot in found["rating"]
    ]
    heads = ["bot", "rating", "win share", "wigs", "ahead by", "ms a decision"]
    return table(heads, rows)


def of_kind(matches: Mapping[str, Found], kind: str) -> dict[str, Found]:
    """The matches of one bot against copies of the yardstick, by the name of the bot."""
    return {
        key.removeprefix(f"{kind} "): found
        for key, found in matches.items()
        if key.startswith(f"{kind} ")
    }


def challengers(matches: Mapping[str, Found], kind: str) -> str:
    rows = [
        [
            f"`{bot}`",
            str(found["games"]),
            percent(found, bot),
            f"{found['mean_wigs'][bot]:.1f}",
            difference(found, bot),
        ]
        for bot, found in of_kind(matches, kind).items()
    ]
    return table(["bot", "games", "first places", "wigs", "ahead of the best rival by"], rows)


def solo(found: Found) -> str:
    rows = [
        [
            f"`{bot}`",
            percent(found, bot),
            f"{found['mean_wigs'][bot]:.1f}",
            difference(found, bot),
            *(f"{n / sum(ranks.values()):.0%}" for n in ranks.values()),
        ]
        for bot, ranks in found["ranks"].items()
    ]
    ranks = ["jester", "servant", "favourite", "right hand"]
    return table(["bot", "beats Lacerda", "wigs", "ahead by", *ranks], rows)


def scores(matches: Mapping[str, Found]) -> str:
    """What the best bot reached at each size of table, and how the games ended.

    The ladder does not count: whoever plays against random reaches anything.
    """
    best: dict[int, Found] = {}
    for key, found in matches.items():
        if key != "ladder":
            best.setdefault(found["players"], found)  # the strongest come first
    heads = ["players", "bot", "wigs, middle half", "least–most", "ended by sets", "turns"]
    return table(heads, [scores_row(best[players]) for players in sorted(best)], words=2)


def scores_row(found: Found) -> list[str]:
    bot = next(name for name in found["rating"] if name in found["bots"])
    wigs = found["wigs"][bot]
    return [
        str(found["players"]),
        f"`{bot}`",
        f"{wigs['q25']}–{wigs['q75']}",
        f"{wigs['min']}–{wigs['max']}",
        f"{found['ended_by']['sets'] / max(1, found['games']):.0%}",
        f"{found['turns_per_player']:.1f}",
    ]
