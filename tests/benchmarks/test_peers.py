"""The comparison with other engines: its arithmetic, its tables and its document."""

import re
from typing import Any

import pytest
from benchmarks.peers import document, environments
from benchmarks.peers.__main__ import TEMPLATE, some_jobs
from benchmarks.peers.contestants import everybody

BENCH: dict[str, Any] = {
    **dict.fromkeys(document.COSTS, 12.345),
    "lookahead_share": 0.25,
    "state_bytes": 12_345,
    "startup_ms": {"--version": 98.7, "rules STORE-08": 120.0},
}


def row(
    key: str, cost: float | None, game: str = "Catan", best: dict[str, float] | None = None
) -> dict[str, Any]:
    """A contestant that needs so many seconds for a decision, or cannot play."""
    named = {"key": key, "engine": key.title(), "game": game}
    if cost is None:
        return {**named, "reason": "no such | package"}
    return {
        **named,
        "version": "1.2",
        "players": 4,
        "decisions_per_game": 200.0,
        "questions_per_game": 500.0,
        "best": {"play": cost, "clone": 5e-6, "legal": 7e-6, **(best or {})},
    }


def results(*rows: dict[str, Any]) -> dict[str, Any]:
    return {
        "machine": {
            "cpu": "Slow 1",
            "cores": 2,
            "system": "Ours",
            "python": "3.11",
            "pinned": True,
        },
        "quick": False,
        "rounds": 7,
        "seconds": 0.5,
        "contestants": list(rows),
        "bench": {"Lisboa": BENCH},
        "jobs": {"1": 1000.0, "2": 1900.0},
    }


class TestNumbers:
    def test_ratios_are_those_of_speeds(self) -> None:
        rows = [row("lisboa", 1e-5), row("catanatron", 1e-4), row("broken", None)]
        times = document.ratios(rows)
        assert times == {"lisboa": pytest.approx(10), "catanatron": pytest.approx(1)}

    def test_without_the_reference_there_are_none(self) -> None:
        assert document.ratios([row("lisboa", 1e-5), row("catanatron", None)]) == {}

    @pytest.mark.parametrize(
        ("value", "text"),
        [
            (None, "–"),
            (0, "0"),
            (1234, "1,234"),
            (0.5, "0.50"),
            (9.999, "10.0"),
            (12.34, "12.3"),
            (123.4, "123"),
            (123456.7, "123,457"),
        ],
    )
    def test_as_text(self, value: float | None, text: str) -> None:
        assert document.number(value) == text

    @pytest.mark.parametrize(
        ("cores", "jobs"), [(1, [1]), (2, [1, 2]), (6, [1, 2, 4, 6]), (8, [1, 2, 4, 8])]
    )
    def test_jobs_go_up_to_all_cores(self, cores: int, jobs: list[int]) -> None:
        assert some_jobs(cores) == jobs


class TestTables:
    def test_columns_of_numbers_are_right_aligned(self) -> None:
        assert document.table(["a", "b"], [["x", "1"], ["y", "2"]]) == (
            "| a | b |\n| --- | --: |\n| x | 1 |\n| y | 2 |"
        )

    def test_of_peers(self) -> None:
        text = document.peers_table([row("lisboa", 1e-5), row("catanatron", 1e-4)])
        assert text.splitlines()[2:] == [
            "| Lisboa | Catan | 4 | 100,000 | 10.0 | 250,000 | 200 | 500 | 5.00 | 7.00 |",
            "| Catanatron | Catan | 4 | 10,000 | 1.00 | 25,000 | 200 | 50.0 | 5.00 | 7.00 |",
        ]

    def test_who_could_not_play_has_a_line_that_says_why(self) -> None:
        last = document.peers_table([row("lisboa", 1e-5), row("broken", None)]).splitlines()[-1]
        assert "not measured: no such / package" in last

    def test_all_rows_have_as_many_cells(self) -> None:
        rows = [row("catanatron", 1e-4), row("broken", None)]
        for text in (
            document.peers_table(rows),
            document.calls_table({"Lisboa": BENCH}),
            document.players_table([row("lisboa", 1e-5, "Lisboa")]),
            document.tenths_table(row("lisboa", 1e-5)),
            document.logs_table(row("lisboa", 1e-5)),
            document.games_table(row("lisboa", 1e-5, best={"game 10": 1e-5, "game 100": 2e-5})),
            document.jobs_table({"1": 10.0, "2": 19.0}),
        ):
            assert len({line.count("|") for line in text.splitlines()}) == 1


class TestDocument:
    def test_fills_every_gap_of_the_template(self) -> None:
        compiled = row("compiled", 1e-5, "Lisboa", {"tenth 1": 2e-5, "play 1": 1e-5})
        text = document.fill(
            TEMPLATE.read_text("utf-8"), results(compiled, row("catanatron", 1e-4))
        )
        assert not re.search(r"\$\w", text)
        assert "Measured on Slow 1, 2 cores, Ours, Python 3.11; " in text
        assert "the best of 7 windows of 0.5 seconds." in text
        assert "| × one process | 1.00 | 1.90 |" in text

    def test_says_so_if_nobody_could_play(self) -> None:
        text = document.fill(
            TEMPLATE.read_text("utf-8"),
            {**results(row("catanatron", None)), "bench": {}, "jobs": {}, "quick": True},
        )
        assert "not measured" in text
        assert "a quick trial run" in text

    def test_takes_the_compiled_engine_for_ours(self) -> None:
        rows = row("compiled", None, "Lisboa"), row("plain", 1e-4, "Lisboa")
        assert document.ours(results(*rows))["key"] == "plain"


class TestContestants:
    def test_have_keys_of_their_own_and_the_reference_is_one(self) -> None:
        keys = [contestant.key for contestant in everybody(environments.ROOT / "nowhere")]
        assert len(set(keys)) == len(keys)
        assert document.REFERENCE in keys

    def test_without_an_environment_there_is_a_reason(self) -> None:
        ours = everybody(environments.ROOT / "nowhere")[0]
        ours.start(games=1)
        assert "make setup" in ours.result()["reason"]
        ours.measure("play", 0.1)
        ours.stop()

    @pytest.mark.parametrize(
        ("said", "reason"),
        [
            ("", "no reason given"),
            ("one\ntwo\n", "two"),
            ("warning\nERROR: No matching distribution\nhint", "No matching distribution"),
            ("ImportError: x (/some/where/file.py)", "ImportError: x (file.py)"),
        ],
    )
    def test_complaints_name_no_folders(self, said: str, reason: str) -> None:
        assert environments.complaint(said) == reason
