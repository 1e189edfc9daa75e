"""The leaderboard: its matches, its tables and its document, whose example runs."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from benchmarks.leaderboard import document
from benchmarks.leaderboard.__main__ import DOCUMENT, TEMPLATE
from benchmarks.leaderboard.matches import LADDER, RIVAL, matches

from lisboa.bots import registry
from lisboa.cli import main
from lisboa.commands.arena import add_arguments
from lisboa.terminal.arguments import Parser

EXAMPLE = re.compile(r"^```python\n(.*?)^```$", re.DOTALL | re.MULTILINE)


def found(players: int, *bots: str) -> dict[str, Any]:
    """What the arena could answer: the first bot is the best."""

    def each(value: Any) -> dict[str, Any]:
        return dict.fromkeys(bots, value)

    return {
        "games": 40,
        "deals": 20,
        "players": players,
        "bots": list(bots),
        "win_share": each(0.75),
        "interval": each([0.6, 0.85]),
        "mean_wigs": each(87.654),
        "wigs": each({"min": 50, "q25": 80, "q50": 88, "q75": 95, "max": 120}),
        "difference": each(-3.21),
        "difference_interval": each([-5.21, -1.21]),
        "rating": {bot: 1100.0 - n for n, bot in enumerate(bots)},
        "rating_interval": each([1050.0, 1150.0]),
        "ms_per_decision": {bot: 12.34 if n else None for n, bot in enumerate(bots)},
        "ended_by": {"sets": 10, "stacks": 30},
        "turns_per_player": 20.04,
        "ranks": each({"jester": 5, "servant": 10, "favourite": 5, "right-hand": 0}),
    }


def results() -> dict[str, Any]:
    return {
        "machine": {"cpu": "Slow 1", "cores": 2},
        "version": "0.1.0",
        "jobs": 2,
        "quick": True,
        "matches": {
            "ladder": found(2, "planner:200ms", RIVAL),
            "four planner:200ms": found(4, "planner:200ms", RIVAL),
            "solo": found(1, "planner:200ms", "random"),
        },
    }


class TestMatches:
    def test_are_command_lines_that_the_arena_reads(self) -> None:
        parser = Parser("lisboa arena")
        add_arguments(parser)
        for match in matches(LADDER, scale=0.01):
            asked = parser.parse_args(match.words())
            assert asked.games >= 1
            assert asked.solo == (match.players == 1)

    def test_have_names_of_their_own(self) -> None:
        keys = [match.key for match in matches(LADDER)]
        assert len(set(keys)) == len(keys)

    def test_are_played_by_bots_that_there_are(self) -> None:
        assert all(registry.find(bot) for bot in (*LADDER, RIVAL))


class TestDocument:
    def test_fills_every_gap_of_the_template(self) -> None:
        text = document.fill(TEMPLATE.read_text("utf-8"), results())
        assert not re.search(r"\$\w", text)
        assert "40 games of two players, each pair of bots on the same 20 deals" in text
        assert "Lisboa 0.1.0, a quick trial run." in text
        row = "| `greedy-1` | 1099 (1050–1150) | 75.0% (60.0–85.0) | 87.7 | -3.2 ± 2.0 | 12.3 |"
        assert row in text
        assert "| 4 | `planner:200ms` | 80–95 | 50–120 | 25% | 20.0 |" in text

    def test_all_rows_have_as_many_cells(self) -> None:
        all_matches = results()["matches"]
        for text in (
            document.ladder(all_matches["ladder"]),
            document.challengers(all_matches, "four"),
            document.solo(all_matches["solo"]),
            document.scores(all_matches),
        ):
            assert len({line.count("|") for line in text.splitlines()}) == 1

    def test_the_page_is_the_template_filled(self) -> None:
        """Words are changed in the template, never on the page."""
        page = DOCUMENT.read_text("utf-8")
        parts = re.split(r"\$[a-z]+", TEMPLATE.read_text("utf-8"))
        assert re.fullmatch(".*".join(map(re.escape, parts)), page, re.DOTALL)


class TestExample:
    def test_plays_and_beats_chance(
        self,
        capsys: pytest.CaptureFixture[str],
        monkeypatch: pytest.MonkeyPatch,
        tmp_path: Path,
    ) -> None:
        page = DOCUMENT.read_text("utf-8")
        (example,) = EXAMPLE.findall(page)
        tmp_path.joinpath("my_bot.py").write_text(example, "utf-8")
        monkeypatch.chdir(tmp_path)
        monkeypatch.setenv("LISBOA_DATA", str(tmp_path))
        line = "--bots my_bot:Vain,random --games 4 --jobs 1 --json"
        assert main(["arena", *line.split()]) == 0
        answer = json.loads(capsys.readouterr().out)
        assert answer["faults"] == {"my_bot:Vain": 0, "random": 0}
        assert answer["win_share"]["my_bot:Vain"] > 0.5
