"""`python -m benchmarks.envs`: measure the environments and write their part of docs/envs.md."""

import json
from argparse import ArgumentParser, Namespace
from importlib.metadata import version
from typing import Any

import lisboa
from benchmarks import page
from benchmarks.envs import document
from benchmarks.page import tell
from benchmarks.peers.__main__ import machine, one_core
from benchmarks.peers.environments import ROOT, home
from lisboa import is_compiled

DOCUMENT = ROOT / "docs" / "envs.md"
INTERRUPTED = 130


def main() -> int:
    arguments = parsed()
    kept = home() / "envs.json"
    try:
        if arguments.slices:
            write("slices", document.slices())
            return 0
        if not arguments.rewrite:
            found = measured(quick=arguments.quick)
            if arguments.json:
                print(json.dumps(found, indent=2))
                return 0
            kept.write_text(json.dumps(found, indent=2), "utf-8")
        write("slices", document.slices())
        write("speed", document.speed(json.loads(kept.read_text("utf-8"))))
    except KeyboardInterrupt:
        tell("Interrupted; nothing was written.")
        return INTERRUPTED
    except FileNotFoundError:
        tell("Nothing was measured yet.")
        return 1
    return 0


def parsed() -> Namespace:
    parser = ArgumentParser(prog="python -m benchmarks.envs", description=__doc__)
    add = parser.add_argument
    add("--quick", action="store_true", help="a short trial run")
    add("--rewrite", action="store_true", help="only write what was measured last")
    add("--slices", action="store_true", help="only write the table of slices")
    add("--json", action="store_true", help="show the results, write no document")
    return parser.parse_args()


def measured(*, quick: bool) -> dict[str, Any]:
    from benchmarks.envs import course  # needs NumPy, which the table of slices does not

    effort = course.QUICK if quick else course.THOROUGH
    with one_core() as pinned:
        found = course.run(effort)
    return {
        "machine": machine(pinned=pinned),
        "quick": quick,
        "windows": effort.windows,
        "lisboa": lisboa.__version__,
        "compiled": is_compiled(),
        "pettingzoo": version("pettingzoo"),
        "size": course.observation_size(),
        "actions": course.actions(),
        **found,
    }


def write(part: str, text: str) -> None:
    """Only what stands in the document between the marks of this part."""
    marked = f"{page.begin(part)}\n{text.strip()}\n{page.end(part)}"
    DOCUMENT.write_text(page.with_parts_of(marked, DOCUMENT.read_text("utf-8")), "utf-8")
    tell(f"{DOCUMENT.relative_to(ROOT)}: {part} is written.")


if __name__ == "__main__":
    raise SystemExit(main())
