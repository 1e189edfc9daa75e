"""The part of docs/performance.md on the server."""

from string import Template
from typing import Any

from benchmarks.peers.document import count, number, table

Result = dict[str, Any]
STRETCHES = ("human pace", "flat out")


def fill(template: str, results: Result) -> str:
    plan = results["plan"]
    return Template(template).substitute(
        head=head(results),
        crowd=plan["crowd"],
        games=plan["games"],
        pace=f"{plan['pace']:g}",
        figures=figures(results["databases"]),
        times=times(results["databases"]),
    )


def head(results: Result) -> str:
    machine, server, plan = results["machine"], results["server"], results["plan"]
    compiled = "compiled" if server["compiled"] else "not compiled"
    pinned = "one for the server, the rest for everything else" if machine["pinned"] else "shared"
    return (
        f"Measured on {machine['cpu']}, {count(machine['cores'], 'core')} ({pinned}), "
        f"{machine['system']}, Python {machine['python']}; Lisboa {server['version']}, {compiled}; "
        f"{plan['flat_out']:g} seconds flat out and {plan['human']:g} at a human pace"
        f"{', a quick trial run' if results['quick'] else ''}."
    )


def figures(databases: Result) -> str:
    """How much at once, one column for each database and stretch."""
    columns = [(name, stretch) for name in databases for stretch in STRETCHES]
    found = [databases[name][stretch] for name, stretch in columns]
    rows = [
        ["processes", *(number(each["processes"]) for each in found)],
        ["live games", *(number(each["games"]) for each in found)],
        ["clients", *(number(each["clients"]) for each in found)],
        ["moves a second", *(number(each["moves_per_second"]) for each in found)],
        ["games played to the end", *(number(each["finished"]) for each in found)],
        ["share of a core, server", *(share(each["server"]) for each in found)],
        ["CPU of the server for a move, ms", *(number(each["cpu"]) for each in found)],
        ["share of a core, driver", *(share(each["driver"]) for each in found)],
        ["memory of the server, MiB", *(number(each["memory"]) for each in found)],
        ["of it for each game, MiB", *(number(per_game(databases, *key)) for key in columns)],
    ]
    return table(["", *(f"{name}, {stretch}" for name, stretch in columns)], rows)


def per_game(databases: Result, name: str, stretch: str) -> float | None:
    """What a live game with its clients adds to the memory of a server without games."""
    empty, found = databases[name]["empty"], databases[name][stretch]
    if empty is None or found["memory"] is None:
        return None
    return float((found["memory"] - empty) / found["games"])


def times(databases: Result) -> str:
    """How long people wait, one row for each thing they wait for."""
    kinds = {
        "draft": "a draft is acknowledged",
        "move": "a move is acknowledged",
        "seen": "all others have seen it",
    }
    rows = []
    for name, found in databases.items():
        for stretch in STRETCHES:
            for kind, words in kinds.items():
                if took := found[stretch][kind]:
                    ends = [number(took[key]) for key in ("50", "90", "99", "99.9", "100")]
                    rows.append([name, stretch, words, *ends])
    heads = ["database", "pace", "until", "p50, ms", "p90", "p99", "p99.9", "longest"]
    return table(heads, rows, words=3)


def share(value: float | None) -> str:
    return "–" if value is None else f"{value:.0%}"
