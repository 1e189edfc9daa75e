"""The parts of docs/envs.md that are made: the table of slices, and the figures."""

from pathlib import Path
from string import Template
from typing import Any

from benchmarks.peers.document import count, number, table
from lisboa.edition import load
from lisboa.envs.encoding import layout_of, plain_name
from lisboa.rules.machinery.tables import tables_of
from lisboa.text import say

TEMPLATE = Path(__file__).with_name("speed.md.template")
Result = dict[str, Any]


def slices() -> str:
    """Every slice of *Baixa*; those of a board once, with the offsets of all boards."""
    layout = layout_of(tables_of(load()))
    firsts: dict[str, list[str]] = {}
    lengths: dict[str, int] = {}
    values: dict[str, str] = {}
    for each in layout.slices:
        firsts.setdefault(plain_name(each.name), []).append(str(each.first))
        lengths[plain_name(each.name)] = each.length
        values[plain_name(each.name)] = _values(each.values)
    rows = [
        [
            f"`{name}`" if len(offsets) == 1 else f"`{name}-0` … `{name}-{len(offsets) - 1}`",
            ", ".join(offsets),
            str(lengths[name]),
            values[name],
            say("envs", f"slice-{name}"),
        ]
        for name, offsets in firsts.items()
    ]
    head = "| slice | offset | length | values | meaning |\n| --- | --- | --: | --- | --- |"
    lines = [f"| {' | '.join(row)} |" for row in rows]
    return f"An observation of *Baixa* has {layout.size} bytes.\n\n" + "\n".join([head, *lines])


def _values(values: tuple[int, ...]) -> str:
    """Those of all bytes; what repeats itself once."""
    for length in range(1, len(values)):
        if len(values) % length == 0 and values == values[:length] * (len(values) // length):
            return ", ".join(map(str, values[:length])) + (", …" if length > 1 else "")
    return ", ".join(map(str, values))


def speed(results: Result) -> str:
    """The figures."""
    rules, mask, observation = (results["parts"][p] for p in ("rules", "mask", "observation"))
    chess, ours = max(results["zoo"]["chess"]), max(results["zoo"]["lisboa"])
    rows = [
        [
            number(row["games"]),
            str(row["players"]),
            number(1 / row["seconds"]),
            micro(row["seconds"]),
        ]
        for row in results["vector"]
    ]
    return Template(TEMPLATE.read_text("utf-8")).substitute(
        head=head(results),
        size=number(results["size"]),
        actions=number(results["actions"]),
        steps=table(["games", "players", "steps a second", "µs a step"], rows),
        rules=micro(rules),
        mask=micro(mask - rules),
        observation=micro(observation - mask),
        rounds=len(results["zoo"]["chess"]),
        chess=number(chess),
        lisboa=number(ours),
        times=f"{ours / chess:.1f}",
    )


def micro(seconds: float) -> str:
    return f"{1e6 * seconds:.2f}"


def head(results: Result) -> str:
    machine = results["machine"]
    compiled = "compiled" if results["compiled"] else "not compiled"
    pinned = "pinned to one core" if machine["pinned"] else "not pinned to a core"
    return (
        f"Measured by `make bench-envs` (`python -m benchmarks.envs`) on {machine['cpu']}, "
        f"{count(machine['cores'], 'core')}, {machine['system']}, Python {machine['python']}; "
        f"Lisboa {results['lisboa']}, {compiled}; PettingZoo {results['pettingzoo']}; {pinned}, "
        f"the best of {results['windows']} windows"
        f"{', a quick trial run' if results['quick'] else ''}."
    )
