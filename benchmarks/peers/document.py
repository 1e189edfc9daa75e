"""The document: numbers become tables, and tables fill the template."""

from collections.abc import Mapping, Sequence
from string import Template
from typing import Any

REFERENCE = "catanatron"
PLAYERS = {"play 1": "1 against Lacerda", "play 2": "2", "play 3": "3", "play": "4"}
Result = dict[str, Any]  # of a contestant, or of the whole run

# What `lisboa bench --json` tells: its keys and what they are called.
COSTS = {
    "clone_us": "copy a state and drop the copy, µs",
    "legal_us": "find the answers to a question, µs",
    "apply_us": "carry out an answer, up to the next question, µs",
    "hash_us": "hash a state, µs",
    "view_us": "see what a seat may know, µs",
    "sample_us": "deal the unknown anew, µs",
    "play_us": "play an answer in a `Game`, µs",
    "undo_us": "take it back, µs",
    "position_save_us": "save a position, µs",
    "position_load_us": "load a position, µs",
    "record_save_ms": "save the record of a game of four, ms",
    "replay_ms": "replay it, ms",
    "state_bytes": "memory of a state, bytes",
    "clone_bytes": "memory that a copy of it adds, bytes",
    "lookahead_largest": "positions searched for one question, at most",
    "lookahead_share": "look-ahead in the time of random play",
    "startup_ms": "start `lisboa --version`, ms",
}


def fill(template: str, results: Result) -> str:
    """The whole document."""
    return Template(template).substitute(
        head=head(results),
        peers=peers_table(results["contestants"]),
        calls=calls_table(results["bench"]),
        measured=ours(results)["engine"],
        players=players_table(results["contestants"]),
        tenths=tenths_table(ours(results)),
        logs=logs_table(ours(results)),
        games=games_table(ours(results)),
        jobs=jobs_table(results["jobs"]),
    )


def head(results: Result) -> str:
    machine = results["machine"]
    versions = {
        f"{row['engine'].partition(',')[0]} {row['version']}"
        for row in results["contestants"]
        if "version" in row
    }
    pinned = "pinned to one core" if machine["pinned"] else "not pinned to a core"
    windows = f"the best of {results['rounds']} windows of {results['seconds']:g} seconds"
    return (
        f"Measured on {machine['cpu']}, {count(machine['cores'], 'core')}, {machine['system']}, "
        f"Python {machine['python']}; {', '.join(sorted(versions, key=str.lower))}; "
        f"{pinned}, {windows}{', a quick trial run' if results['quick'] else ''}."
    )


def ours(results: Result) -> Result:
    """Lisboa, compiled if that was measured."""
    rows: list[Result] = results["contestants"]
    for row in rows:
        if row["game"] == "Lisboa" and "best" in row:
            return row
    return {"engine": "Lisboa", "best": {}}


# ---- numbers ----


def speed(row: Result, name: str = "play") -> float | None:
    """Decisions a second, if they were measured."""
    cost = row.get("best", {}).get(name)
    return 1 / cost if cost else None


def ratios(rows: Sequence[Result]) -> dict[str, float]:
    """How many times as fast as the reference each contestant is, by key."""
    speeds = {row["key"]: found for row in rows if (found := speed(row))}
    reference = speeds.get(REFERENCE)
    return {key: found / reference for key, found in speeds.items()} if reference else {}


def number(value: float | None) -> str:
    """Three digits that count, thousands apart."""
    if value is None:
        return "–"
    if isinstance(value, int) or value >= 99.95:
        return f"{value:,.0f}"
    return f"{value:.1f}" if value >= 9.995 else f"{value:.2f}"


def micro(row: Result, name: str) -> float | None:
    cost = row.get("best", {}).get(name)
    return cost * 1e6 if cost is not None else None


def count(n: int, noun: str) -> str:
    return f"{n} {noun}" if n == 1 else f"{n} {noun}s"


# ---- tables ----


def table(heads: Sequence[str], rows: Sequence[Sequence[str]], words: int = 1) -> str:
    """A table in Markdown: columns of words come first, all others are numbers."""
    rules = ["---"] * words + ["--:"] * (len(heads) - words)
    return "\n".join(f"| {' | '.join(row)} |" for row in (heads, rules, *rows))


def peers_table(rows: Sequence[Result]) -> str:
    heads = (
        "engine",
        "game",
        "players",
        "decisions a second",
        f"× {REFERENCE}",
        "questions a second",
        "decisions a game",
        "games a second",
        "copy, µs",
        "answers, µs",
    )
    times = ratios(rows)
    return table(heads, [peers_row(row, times) for row in rows], words=2)


def peers_row(row: Result, times: Mapping[str, float]) -> list[str]:
    found = speed(row)
    if found is None:
        reason = row.get("reason") or "nothing was played"
        return [row["engine"], row["game"], "", f"not measured: {cell(reason)}", *[""] * 6]
    length = row["decisions_per_game"]
    games = found / length
    return [
        row["engine"],
        row["game"],
        str(row["players"]),
        number(found),
        number(times.get(row["key"])),
        number(games * row["questions_per_game"]),
        number(length),
        number(games),
        number(micro(row, "clone")),
        number(micro(row, "legal")),
    ]


def cell(text: str) -> str:
    """A text that does not break out of its cell."""
    return " ".join(text.replace("|", "/").split())


def calls_table(bench: Mapping[str, Result]) -> str:
    """`lisboa bench`, one column for each engine."""
    if not bench:
        return "not measured"
    rows = [[name, *(call(found, key) for found in bench.values())] for key, name in COSTS.items()]
    return table(["", *bench], rows)


def call(found: Result, key: str) -> str:
    if key == "lookahead_share":
        return f"{found[key]:.0%}"
    return number(found[key]["--version"] if key == "startup_ms" else found[key])


def players_table(rows: Sequence[Result]) -> str:
    lisboa = [row for row in rows if row["game"] == "Lisboa" and "best" in row]
    body = [[name, *(number(speed(row, key)) for row in lisboa)] for key, name in PLAYERS.items()]
    return table(["players", *(row["engine"] for row in lisboa)], body)


def tenths_table(row: Result) -> str:
    tenths = [str(n) for n in range(1, 11)]
    costs = [number(micro(row, f"tenth {n}")) for n in tenths]
    return table(["tenth of the game", *tenths], [["µs a decision", *costs]])


def logs_table(row: Result) -> str:
    names = {"log None": "none", "log 0": "0", "log 1000": "1,000", "log 100000": "100,000"}
    costs = [number(micro(row, key)) for key in names]
    return table(["events in the log", *names.values()], [["µs a decision", *costs]])


def games_table(row: Result) -> str:
    played = [name for name in row["best"] if name.startswith("game ")]
    costs = [number(micro(row, name)) for name in played]
    heads = ["answers given before", *(name.removeprefix("game ") for name in played)]
    return table(heads, [["µs an answer", *costs]])


def jobs_table(jobs: Mapping[str, float]) -> str:
    """Decisions a second, by number of processes."""
    alone = jobs.get("1")
    times = [number(found / alone) if alone else "–" for found in jobs.values()]
    return table(
        ["processes", *jobs],
        [["decisions a second", *map(number, jobs.values())], ["× one process", *times]],
    )
