"""The load driver: it plays real games against a real server, and its part of the document."""

import asyncio
import json
import os
import signal
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from benchmarks.load import course, document
from benchmarks.load.__main__ import TEMPLATE
from benchmarks.load.sites import Failed, Site, serving
from benchmarks.peers.__main__ import TEMPLATE as WHOLE_PAGE

from benchmarks import page

STRETCH: dict[str, Any] = {
    "processes": 1,
    "games": 200,
    "clients": 800,
    "seconds": 10.0,
    "moves": 650,
    "moves_per_second": 65.0,
    "memory": 300.0,
    "server": 0.31,
    "cpu": 4.77,
    "driver": 0.02,
    "finished": 7,
    "draft": {},
    "move": {"50": 4.0, "90": 5.0, "95": 6.0, "99": 12.5, "99.9": 20.0, "100": 31.0},
    "seen": {"50": 4.5, "90": 5.5, "95": 6.5, "99": 13.5, "99.9": 21.0, "100": 32.0},
}
FOUND: dict[str, Any] = {
    "machine": {"cpu": "Slow 1", "cores": 2, "system": "Ours", "python": "3.11", "pinned": True},
    "server": {"version": "1.2", "compiled": True},
    "quick": False,
    "plan": vars(course.LONG),
    "databases": {
        "SQLite": {"empty": 100.0, "human pace": STRETCH, "flat out": STRETCH},
        "PostgreSQL": {"empty": None, "human pace": STRETCH, "flat out": STRETCH},
    },
}


class TestCourse:
    def test_plays_against_a_server(self, tmp_path: Path) -> None:
        with serving(tmp_path, "") as site:
            found = asyncio.run(course.run(site, course.QUICK, "SQLite"))
        flat_out, human = found["flat out"], found["human pace"]
        assert flat_out["moves"] > human["moves"] > 0
        assert human["games"] == course.QUICK.games and human["clients"] == 4 * human["games"]
        # Whoever is seen by all was acknowledged; nobody waits longer than the whole stretch.
        for kind in ("draft", "move", "seen"):
            assert 0 < human[kind]["50"] <= human[kind]["99"] <= human[kind]["100"] < 10_000
        assert json.loads(json.dumps(found)) == found

    def test_plays_whole_games_one_after_the_other(self, tmp_path: Path) -> None:
        plan = replace(course.QUICK, crowd=1, games=1, flat_out=12.0, human=0.5)
        with serving(tmp_path, "") as site:
            found = asyncio.run(course.run(site, plan, "SQLite"))
        assert found["flat out"]["finished"] >= 1

    def test_a_server_that_goes_away_is_no_result(self, tmp_path: Path) -> None:
        async def interrupted(site: Site) -> None:
            plan = replace(course.QUICK, flat_out=20.0)
            run = asyncio.create_task(course.run(site, plan, "SQLite"))
            await asyncio.sleep(1.0)
            os.kill(site.pids[0], signal.SIGTERM)
            await run

        with serving(tmp_path, "") as site, pytest.raises(Failed, match="lost"):
            asyncio.run(interrupted(site))

    def test_quantiles_are_times_that_were_measured(self) -> None:
        found = course.quantiles([n / 1000 for n in range(100, 0, -1)])
        assert {key: found[key] for key in ("50", "90", "99", "99.9", "100")} == pytest.approx(
            {"50": 50, "90": 90, "99": 99, "99.9": 100, "100": 100}
        )
        assert course.quantiles([]) == {}


class TestDocument:
    def test_tells_everything_that_was_asked_for(self) -> None:
        text = document.fill(TEMPLATE.read_text("utf-8"), FOUND)
        assert "$" not in text
        assert "| clients | 800 | 800 | 800 | 800 |" in text
        assert "| CPU of the server for a move, ms | 4.77 | 4.77 | 4.77 | 4.77 |" in text
        assert "| of it for each game, MiB | 1.00 | 1.00 | – | – |" in text
        row = "| SQLite | human pace | a move is acknowledged | 4.00 | 5.00 | 12.5 | 20.0 | 31.0 |"
        assert row in text
        assert "a draft is acknowledged" not in text  # there were none
        assert "trial" not in text

    def test_is_a_part_of_the_page_that_others_leave_alone(self) -> None:
        template = WHOLE_PAGE.read_text("utf-8")
        part = f"{page.begin('server')}\nmeasured\n{page.end('server')}"
        written = page.with_parts_of(part, template)
        assert part in written and "make load`.\n<!--" not in written
        # `make peers` fills its template again; what `make load` wrote stays, and nothing else.
        assert page.with_parts_of(written.replace("# Performance", "# Old"), template) == written
        assert page.with_parts_of("a page from before there were parts", template) == template
