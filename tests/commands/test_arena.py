"""`lisboa arena`: a table for people, JSON and CSV for programs, sentences for nonsense."""

import csv
import json
import sys
from pathlib import Path
from typing import Any

import pytest

from lisboa.bots import weights
from lisboa.bots.safeguard import Guarded
from lisboa.cli import main
from tests.arena import stubs
from tests.arena.stubs import CLUMSY, DEADLY, FIRST, FORGETFUL, IMPATIENT, LAST, USELESS

Captured = pytest.CaptureFixture[str]
PER_BOT = (
    "win_share",
    "interval",
    "mean_wigs",
    "difference",
    "difference_interval",
    "rating",
    "rating_interval",
    "faults",
    "decisions",
    "ms_per_decision",
)


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Nobody's own matches are touched."""
    monkeypatch.chdir(tmp_path)
    folder = tmp_path / "data"
    monkeypatch.setenv("LISBOA_DATA", str(folder))
    return folder


def arena(capsys: Captured, line: str, *, code: int = 0) -> tuple[str, str]:
    """Run `lisboa arena` with these words; its output and error output."""
    assert main(["arena", *line.split()]) == code
    out, err = capsys.readouterr()
    assert "Traceback" not in out + err
    return out, err


def answer(capsys: Captured, line: str, *, code: int = 0) -> dict[str, Any]:
    """Its JSON, without what depends on the clock."""
    found: dict[str, Any] = json.loads(arena(capsys, f"{line} --json", code=code)[0])
    del found["seconds"], found["ms_per_decision"]
    return found


class TestTable:
    def test_fits_a_hundred_columns(self, capsys: Captured) -> None:
        out, err = arena(capsys, f"--bots random,{FIRST} --games 6 --jobs 1")
        assert err == ""
        assert out.startswith("6 games of 2 players: 3 deals (seeds 1 to 3), each played 2 times\n")
        assert "1. random" in out
        assert "2. …ena.stubs:First" in out
        assert "Ended by rubble sets in " in out
        assert max(map(len, out.splitlines())) <= 100
        assert "\n\n\n" not in out

    def test_against_lacerda(self, capsys: Captured) -> None:
        out, _ = arena(capsys, "--bots random --solo --games 2 --jobs 1")
        assert out.startswith("2 games of one player against Lacerda: 2 deals (seeds 1 to 2)")
        assert "1. Lacerda" in out
        assert "Jester" in out

    def test_forfeits_are_told(self, capsys: Captured) -> None:
        out, _ = arena(capsys, f"--bots random,{CLUMSY} --games 2 --jobs 1")
        assert f"{CLUMSY} forfeited " in out
        assert "ZeroDivisionError" in out

    def test_a_match_that_is_settled_stops_early(self, capsys: Captured, data: Path) -> None:
        out, err = arena(capsys, f"--bots random,{FIRST} --games 400 --jobs 1 --stop-early")
        assert err == ""
        assert 10 <= int(out.partition(" ")[0]) < 60
        assert out.endswith("Stopped early: random is the best, at 95 % whenever one looks.\n")
        assert list(data.joinpath("matches").iterdir()) == []

    def test_a_bot_with_itself(self, capsys: Captured) -> None:
        out, _ = arena(capsys, "--bots random,random,random --players 3 --games 2 --jobs 1")
        assert out.startswith("2 games of 3 players: 2 deals (seeds 1 to 2), each played once\n")


PROGRAM = """
import sys
print("loading the wrong book", file=sys.stderr)
sys.exit("no openings found")
"""


class TestFailure:
    """What greedy wins in the name of a bot is no strength of that bot."""

    @pytest.fixture(autouse=True)
    def quick(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Greedy would take its time."""
        monkeypatch.setattr(Guarded, "_answer_instead", lambda seat, view, legal: legal[0])

    def test_is_shown_and_not_ranked(self, capsys: Captured) -> None:
        out, err = arena(capsys, f"--bots random,{USELESS},{FIRST} --games 6 --jobs 1", code=1)
        assert err == ""
        places = [line.split()[:2] for line in out.splitlines() if "stubs:" in line[:25]]
        assert ["2.", "…ena.stubs:First"] in places
        assert ["–", "…a.stubs:Useless"] in places
        assert "1. random" in out
        assert f"{USELESS} failed and is not ranked: it forfeited 100% of its decisions" in out
        assert "    LookupError: no idea at all\n" in out
        assert 'raise LookupError("no idea at all")' in out
        assert max(map(len, out[: out.index("Intervals")].splitlines())) <= 100

    def test_is_told_to_programs(self, capsys: Captured) -> None:
        found = answer(capsys, f"--bots random,{USELESS} --games 2 --jobs 1", code=1)
        assert set(found["failed"]) == {USELESS}
        failed = found["failed"][USELESS]
        assert failed["forfeited"] == 1
        assert "LookupError: no idea at all" in failed["report"]
        for key in ("win_share", "interval", "mean_wigs", "difference", "rating"):
            assert set(found[key]) == {"random"}
        assert found["faults"][USELESS] == found["decisions"][USELESS] > 0

    def test_of_everybody(self, capsys: Captured) -> None:
        out, _ = arena(capsys, f"--bots {USELESS},{USELESS} --games 1 --jobs 1", code=1)
        assert "failed and is not ranked" in out
        assert "1. " not in out

    def test_against_lacerda(self, capsys: Captured) -> None:
        found = answer(capsys, f"--bots {USELESS} --solo --games 1 --jobs 1", code=1)
        assert set(found["win_share"]) == {"Lacerda"}
        arena(capsys, f"--bots {USELESS} --solo --games 1 --jobs 1", code=1)

    def test_a_bot_that_cannot_be_asked_says_what_is_wrong(self, capsys: Captured) -> None:
        out, _ = arena(capsys, f"--bots random,{FORGETFUL} --games 2 --jobs 1", code=1)
        assert "it needs a method choose that takes a view, the legal answers and a budget" in out

    def test_a_wrong_constructor_is_named_before_a_game_is_played(
        self, capsys: Captured, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(sys, "path", [*sys.path, str(tmp_path)])
        text = "class Bot:\n    def choose(self, view, legal, budget):\n        return legal[0]\n"
        tmp_path.joinpath("seedless_bot.py").write_text(text)
        _, err = arena(capsys, "--bots random,seedless_bot:Bot --games 2", code=2)
        assert "“Bot” of the module “seedless_bot” has the wrong constructor: " in err
        assert "__init__(self, seed)" in err

    def test_of_a_program_ends_with_what_it_complained_about(
        self, capsys: Captured, tmp_path: Path
    ) -> None:
        tmp_path.joinpath("program.py").write_text(PROGRAM)
        words = ["--bots", f"random,program:{sys.executable} program.py", "--games", "2"]
        assert main(["arena", *words, "--jobs", "1"]) == 1
        out, _ = capsys.readouterr()
        assert "the program ended with code 1" in out
        assert "    loading the wrong book\n    no openings found\n" in out

    def test_is_remembered(self, capsys: Captured, tmp_path: Path) -> None:
        line = f"--bots random,{USELESS} --games 2 --jobs 1 --resume {tmp_path / 'kept.jsonl'}"
        played = answer(capsys, line, code=1)
        assert answer(capsys, line, code=1) == played
        assert "LookupError: no idea at all" in played["failed"][USELESS]["report"]

    def test_leaves_no_journal_that_would_hide_its_repair(
        self, capsys: Captured, data: Path
    ) -> None:
        arena(capsys, f"--bots random,{USELESS} --games 2 --jobs 1", code=1)
        assert list(data.joinpath("matches").iterdir()) == []


def test_tuned_weights_play(capsys: Captured, tmp_path: Path) -> None:
    tmp_path.joinpath("mine.toml").write_text(weights.text_of("greedy-1"), "utf-8")
    found = answer(capsys, "--bots greedy:mine.toml,greedy-1 --games 2 --jobs 1")
    assert set(found["win_share"]) == {"greedy:mine.toml", "greedy-1"}
    assert set(found["mean_wigs"].values()) == {found["mean_wigs"]["greedy-1"]}  # they are the same


class TestJson:
    def test_keys(self, capsys: Captured) -> None:
        out, err = arena(capsys, f"--bots random,{FIRST} --games 4 --seed 7 --jobs 1 --json")
        found = json.loads(out)
        assert err == ""
        assert (found["games"], found["players"], found["deals"]) == (4, 2, 2)
        for key in PER_BOT:
            assert set(found[key]) == {"random", FIRST}
        assert sum(found["win_share"].values()) == pytest.approx(1)
        low, high = found["interval"]["random"]
        assert 0 <= low <= found["win_share"]["random"] <= high <= 1
        assert sum(found["ended_by"].values()) == 4
        assert found["faults"] == {"random": 0, FIRST: 0}
        assert not found["interrupted"]

    def test_of_one_deal_has_open_ends(self, capsys: Captured) -> None:
        found = answer(capsys, f"--bots random,{FIRST} --games 2 --jobs 1")
        assert found["difference_interval"]["random"] == [None, None]
        assert found["interval"]["random"] == [0, 1]

    def test_is_the_same_whatever_the_jobs(self, capsys: Captured) -> None:
        line = f"--bots random,{FIRST},{LAST} --games 12"
        assert answer(capsys, f"{line} --jobs 1") == answer(capsys, f"{line} --jobs 2")

    def test_against_lacerda(self, capsys: Captured) -> None:
        found = answer(capsys, f"--bots random,{FIRST} --solo --games 4 --jobs 1")
        assert (found["games"], found["players"], found["solo"]) == (4, 1, True)
        assert set(found["ranks"]) == {"random", FIRST}
        assert found["ranks"]["random"]["jester"] == 2
        assert set(found["win_share"]) == {"random", FIRST, "Lacerda"}

    def test_variants(self, capsys: Captured) -> None:
        found = answer(capsys, "--bots random,random --games 1 --jobs 1 --draft --tokens")
        assert found["variants"] == {"draft": True, "tokens": True}

    def test_games_that_do_not_divide_are_rounded_up(self, capsys: Captured) -> None:
        line = f"--bots random,{FIRST} --games 3 --jobs 1 --json"
        out, err = arena(capsys, line)
        assert json.loads(out)["games"] == 4
        assert err == (
            "3 games cannot be shared out evenly: each deal is played 2 times, "
            "so there will be 4.\n"
        )


def test_csv_has_a_line_for_every_seat(capsys: Captured, tmp_path: Path) -> None:
    file = tmp_path / "games.csv"
    found = answer(capsys, f"--bots random,{FIRST} --games 4 --seed 9 --jobs 1 --csv {file}")
    with file.open(encoding="utf-8", newline="") as lines:
        rows = list(csv.DictReader(lines))
    assert len(rows) == 4 * 2
    assert {row["deal"] for row in rows} == {"9", "10"}
    mine = [row for row in rows if row["bot"] == "random"]
    assert sum(float(row["share"]) for row in mine) / 4 == found["win_share"]["random"]
    assert sum(int(row["wigs"]) for row in mine) / 4 == found["mean_wigs"]["random"]
    assert sum(int(row["decisions"]) for row in mine) == found["decisions"]["random"]
    assert all(row["ended_by"] in ("sets", "stacks") and row["place"] in "12" for row in rows)


class TestInterruption:
    @pytest.fixture(autouse=True)
    def sittings(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(stubs.Impatient, "sittings", 0)

    def test_the_same_command_goes_on(self, capsys: Captured, data: Path) -> None:
        line = f"--bots random,{IMPATIENT} --games 8 --jobs 1"
        found = json.loads(arena(capsys, f"{line} --json", code=130)[0])
        assert found["interrupted"]
        assert found["games"] == 2  # the third game was played, but its deal is not whole
        assert len(list(data.joinpath("matches").iterdir())) == 1
        out, err = arena(capsys, f"{line} --json")
        assert err == "3 of 8 games were played before; going on from there.\n"
        resumed = json.loads(out)
        assert list(data.joinpath("matches").iterdir()) == []
        whole = answer(capsys, line)
        del resumed["seconds"], resumed["ms_per_decision"]
        assert resumed == whole

    def test_says_how_to_go_on(self, capsys: Captured) -> None:
        _, err = arena(capsys, f"--bots random,{IMPATIENT} --games 8 --jobs 1", code=130)
        assert err == "Interrupted after 3 of 8 games. The same command goes on from there.\n"

    def test_in_the_first_deal(self, capsys: Captured) -> None:
        stubs.Impatient.sittings = 2
        line = f"--bots random,{IMPATIENT} --games 8 --jobs 1"
        out, _ = arena(capsys, line, code=130)
        assert out.startswith("No deal has been played by every seating yet")

    def test_can_be_forgotten(self, capsys: Captured) -> None:
        line = f"--bots random,{IMPATIENT} --games 8 --jobs 1"
        arena(capsys, line, code=130)
        _, err = arena(capsys, f"{line} --fresh")
        assert err == ""

    def test_a_process_that_dies_loses_nothing_else(self, capsys: Captured) -> None:
        line = f"--bots random,{DEADLY} --games 4 --jobs 2"
        _, err = arena(capsys, line, code=1)
        assert err == "One of the processes died; 0 of 4 games are played.\n"


class TestResume:
    def test_a_file_of_your_own_is_kept_and_can_grow(
        self, capsys: Captured, tmp_path: Path
    ) -> None:
        file = tmp_path / "match.jsonl"
        line = f"--bots random,{FIRST} --jobs 1 --resume {file}"
        answer(capsys, f"{line} --games 4")
        out, err = arena(capsys, f"{line} --games 6 --json")
        assert err == "4 of 6 games were played before; going on from there.\n"
        assert len(file.read_text("utf-8").splitlines()) == 1 + 6
        longer = json.loads(out)
        del longer["seconds"], longer["ms_per_decision"]
        assert longer == answer(capsys, f"--bots random,{FIRST} --jobs 1 --games 6")

    def test_of_another_match(self, capsys: Captured, tmp_path: Path) -> None:
        file = tmp_path / "match.jsonl"
        arena(capsys, f"--bots random,{FIRST} --games 2 --jobs 1 --resume {file}")
        before = file.read_bytes()
        _, err = arena(capsys, f"--bots random,{LAST} --games 2 --resume {file.name}", code=2)
        assert "arena: match.jsonl is the journal of another match" in err
        assert file.read_bytes() == before

    def test_of_no_match_at_all(self, capsys: Captured, tmp_path: Path) -> None:
        file = tmp_path / "poem.txt"
        file.write_text("Roses are red\n", "utf-8")
        _, err = arena(capsys, f"--bots random,{LAST} --games 2 --resume {file.name}", code=2)
        assert "arena: poem.txt is not a journal of a match." in err
        assert file.read_text("utf-8") == "Roses are red\n"

    def test_without_a_place_for_it_the_match_is_played(
        self, capsys: Captured, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        tmp_path.joinpath("file").write_text("mine")
        monkeypatch.setenv("LISBOA_DATA", str(tmp_path / "file"))
        out, err = arena(capsys, f"--bots random,{FIRST} --games 2 --jobs 1")
        assert out.startswith("2 games")
        assert err.startswith("If this match is interrupted it cannot be resumed: ")


class TestNonsense:
    @pytest.mark.parametrize(
        ("line", "sentence"),
        [
            ("", "Something is missing: --bots."),
            ("--bots deep", "--bots: There is no bot “deep”."),
            ("--bots random,", "--bots: A name is missing between the commas."),
            ("--bots random", "One bot has nobody to play against."),
            ("--bots random,random,greedy", "random is named twice; "),
            ("--bots random,greedy --players 5", "--players: 5 is too large; the most is 4."),
            ("--bots random,greedy --games 0", "--games: 0 is too small; the least is 1."),
            ("--bots random --solo --stop-early", "--stop-early compares bots: name at least two."),
            ("--bots random,random --stop-early", "--stop-early compares bots: name at least two."),
            ("--bots random --solo --players 3", "--solo is a game for one against Lacerda; "),
            ("--bots random,greedy --resume x --fresh", "--fresh and --resume do not go together."),
            ("--bots random,greedy --csv no/such/x.csv", "no/such/x.csv cannot be written: "),
            ("--bots random,greedy --resume .", ". cannot be read: "),
        ],
    )
    def test_gets_a_sentence(self, capsys: Captured, line: str, sentence: str) -> None:
        out, err = arena(capsys, line, code=2)
        assert out == ""
        assert err.startswith(f"lisboa arena: {sentence}")

    def test_without_ray(self, capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setitem(sys.modules, "ray", None)  # as if it were not installed
        _, err = arena(capsys, "--bots random,greedy --games 2 --on ray", code=2)
        assert 'pip install "lisboa[ray]"' in err
        _, err = arena(capsys, "--bots random,greedy --games 2 --on mars", code=2)
        assert "mars" in err
