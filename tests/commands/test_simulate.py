"""`lisboa simulate`: tables for people, JSON for programs, sentences for nonsense."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from lisboa.arena import processes, simulation
from lisboa.bots.chance import Random
from lisboa.bots.protocol import Budget
from lisboa.bots.safeguard import seed_of
from lisboa.cli import main
from lisboa.game import View
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery.state import State
from lisboa.text import things

Captured = pytest.CaptureFixture[str]


def simulate(capsys: Captured, line: str, *, code: int = 0) -> tuple[str, str]:
    """Run `lisboa simulate` with these words; its output and error output."""
    assert main(["simulate", *line.split()]) == code
    out, err = capsys.readouterr()
    assert "Traceback" not in out + err
    return out, err


def test_tables_fit_a_hundred_columns(capsys: Captured) -> None:
    out, err = simulate(capsys, "--players 3 --games 3 --jobs 1")
    assert err == ""
    assert out.startswith("3 games of 3 players (random), seeds 1 to 3\n")
    assert out.endswith("No game got stuck.\n")
    assert all(things.category(number) in out for number in range(len(w.WIGS)))
    assert max(map(len, out.splitlines())) <= 100
    assert "\n\n\n" not in out


class TestJson:
    def test_keys(self, capsys: Captured) -> None:
        out, err = simulate(capsys, "--players 2 --games 2 --seed 7 --jobs 1 --json")
        answer = json.loads(out)
        assert err == ""
        assert (answer["games"], answer["players"], answer["stuck"]) == (2, 2, 0)
        assert answer["decisions_per_second"] > 0 < answer["seconds"]
        assert answer["decisions"] <= answer["questions"]
        assert answer["branching"]["min"] >= 2
        assert answer["turns_per_player"]["mean"] > 5
        assert set(answer["scores"]) == {
            "mean",
            "min",
            "q25",
            "median",
            "q75",
            "max",
            "by_category",
        }
        assert list(answer["scores"]["by_category"]) == list(w.WIGS)
        means = [spread["mean"] for spread in answer["scores"]["by_category"].values()]
        assert sum(means) == pytest.approx(answer["scores"]["mean"], abs=0.01)
        assert sum(answer["ended_by"]["period"].values()) == 2
        assert sum(answer["ended_by"]["game"].values()) == 2
        assert not answer["interrupted"]

    def test_is_the_same_whatever_the_jobs(self, capsys: Captured) -> None:
        answers = []
        for jobs in (1, 2):
            out, _ = simulate(capsys, f"--players 2 --games 4 --jobs {jobs} --json")
            answer = json.loads(out)
            del answer["seconds"], answer["decisions_per_second"]
            answers.append(answer)
        assert answers[0] == answers[1]


class TestSolo:
    def test_tables(self, capsys: Captured) -> None:
        out, err = simulate(capsys, "--solo --games 3 --jobs 1 --tasks")
        assert err == ""
        assert out.startswith(
            "3 games of one player against Lacerda (random), seeds 1 to 3\n"
            "Variants: task cards for Red.\n"
        )
        assert "Wigs of the player" in out
        assert "Wigs of Lacerda" in out
        assert re.search(r"^ Jester +3 +100\.0%$", out, re.MULTILINE)
        assert re.search(r"^ Right hand of the Marquis +0 +0\.0%$", out, re.MULTILINE)
        assert max(map(len, out.splitlines())) <= 100

    def test_json(self, capsys: Captured) -> None:
        answers = []
        for jobs in (1, 2):
            line = f"--solo --games 4 --servant-decrees 4 --jobs {jobs} --json"
            answer = json.loads(simulate(capsys, line)[0])
            del answer["seconds"], answer["decisions_per_second"]
            answers.append(answer)
        answer = answers[0]
        assert answers[1] == answer
        assert (answer["solo"], answer["players"]) == (True, 1)
        assert answer["variants"] == {"servant_decrees": 4}
        assert list(answer["ranks"]) == ["jester", "servant", "favourite", "right-hand"]
        assert sum(answer["ranks"].values()) == sum(answer["wins"].values()) == 4
        for side in ("player", "lacerda"):
            scores = answer["scores"][side]
            means = [spread["mean"] for spread in scores["by_category"].values()]
            assert sum(means) == pytest.approx(scores["mean"], abs=0.01)
        assert answer["scores"]["lacerda"]["by_category"]["money"]["max"] == 0

    def test_variants(self, capsys: Captured) -> None:
        line = "--players 3 --games 2 --jobs 1 --json --draft --tasks Red --starting-decrees"
        answer = json.loads(simulate(capsys, f"{line} --tokens --queen --ships-first")[0])
        assert answer["variants"] == {
            **dict.fromkeys(("draft", "starting_decrees", "tokens", "queen"), True),
            "discard_before_ships": False,
            "tasks": ["red"],
        }
        assert (answer["games"], answer["solo"]) == (2, False)

    def test_a_stuck_game_is_told_with_its_variants(
        self, capsys: Captured, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("lisboa.rules.machinery.engine.apply", too_hard)
        line = "--solo --games 1 --seed 5 --jobs 1 --bots random --tasks --queen"
        out, _ = simulate(capsys, line, code=1)
        again = "lisboa simulate --solo --queen --tasks red --bots random --games 1 --seed 5\n"
        assert again in out


def too_hard(s: State, action: int) -> None:
    raise RuntimeError("too hard")


class Broken(Random):
    """Fails now and then."""

    asked = 0

    def choose(self, view: View, legal: list[int], budget: Budget) -> int:
        self.asked += 1
        if self.asked % 10 == 1:
            raise RuntimeError("too hard")
        return super().choose(view, legal, budget)


class Impatient(Random):
    """Presses Ctrl-C in the second game."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        if seed == seed_of(2, 0):
            os.kill(os.getpid(), signal.SIGINT)


class TestBots:
    BROKEN = f"{__name__}:Broken"

    def test_of_all_kinds(self, capsys: Captured) -> None:
        own = f"{__name__}:Impatient"
        line = f"--players 3 --games 1 --jobs 1 --json --bots {own},RANDOM,random"
        answer = json.loads(simulate(capsys, line)[0])
        assert answer["bots"] == [own, "random", "random"]
        assert (answer["games"], answer["forfeits"]) == (1, [])

    def test_what_they_did_wrong_is_told(self, capsys: Captured) -> None:
        line = f"--players 2 --games 2 --seed 5 --jobs 1 --bots random,{self.BROKEN}"
        out, _ = simulate(capsys, line, code=1)
        assert "No game got stuck." in out
        assert re.search(r"^ By bot +\d +failed$", out, re.MULTILINE)
        assert f"{self.BROKEN} failed: it forfeited more than 5 % of its decisions" in out
        assert f"{self.BROKEN} failed (RuntimeError in test_simulate.py, line " in out
        assert re.search(r"Greedy answered instead, \d+ times, first in the game with seed 5", out)
        assert "    RuntimeError: too hard\n" in out

    def test_what_they_did_wrong_for_programs(self, capsys: Captured) -> None:
        line = f"--players 2 --games 1 --seed 5 --jobs 1 --json --bots random,{self.BROKEN}"
        answer = json.loads(simulate(capsys, line, code=1)[0])
        assert answer["failed"] == [self.BROKEN]
        (forfeited,) = answer["forfeits"]
        assert (forfeited["bot"], forfeited["what"]) == (self.BROKEN, "crash")
        assert forfeited["times"] > 1
        assert "RuntimeError: too hard" in forfeited["report"]


class TestTrouble:
    def test_stuck_games_are_told_with_their_seeds(
        self, capsys: Captured, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("lisboa.rules.machinery.engine.apply", too_hard)
        line = "--players 2 --games 2 --seed 5 --jobs 1 --bots random,random"
        out, _ = simulate(capsys, line, code=1)
        assert "2 games got stuck" in out
        assert "lisboa simulate --players 2 --bots random,random --games 1 --seed 5\n" in out
        assert "the program failed: RuntimeError: too hard" in out
        answer = json.loads(simulate(capsys, f"{line} --json", code=1)[0])
        assert (answer["games"], answer["stuck"], answer["decisions"]) == (0, 2, 0)
        assert [game["seed"] for game in answer["stuck_games"]] == [5, 6]

    def test_many_stuck_games_do_not_fill_the_screen(
        self, capsys: Captured, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("lisboa.rules.machinery.engine.apply", too_hard)
        out, _ = simulate(capsys, "--games 30 --jobs 1", code=1)
        assert out.count("--seed") == 10
        assert "… and 20 more" in out

    @pytest.mark.parametrize("as_json", ["", "--json"])
    def test_an_interruption_shows_what_is_done(self, capsys: Captured, as_json: str) -> None:
        line = f"--players 2 --games 50 --jobs 1 --bots {__name__}:Impatient {as_json}"
        out, err = simulate(capsys, line, code=130)
        assert err == "Interrupted after 2 of 50 games.\n"
        if as_json:
            assert json.loads(out)["games"] == 2
            assert json.loads(out)["interrupted"]
        else:
            assert out.startswith("2 games of 2 players")

    @pytest.mark.parametrize("jobs", [1, 2])
    @pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGTERM])
    def test_stopped_from_outside_it_writes_what_it_has(
        self, stop: signal.Signals, jobs: int, tmp_path: Path
    ) -> None:
        """With all its processes, as `timeout` and a service manager do it."""
        words = f"simulate --players 2 --games 100000 --jobs {jobs} --json --records {tmp_path}"
        with subprocess.Popen(
            [sys.executable, "-m", "lisboa", *words.split()],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,
        ) as running:
            while not any(tmp_path.glob("game-*.txt")):
                assert running.poll() is None
                time.sleep(0.05)
            os.killpg(running.pid, stop)
            out, err = running.communicate()
        assert running.returncode == 130
        found = json.loads(out)
        assert found["interrupted"]
        assert found["games"] >= 1
        assert err.decode() == f"Interrupted after {found['games']} of 100000 games.\n"

    def test_a_process_that_dies(self, capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
        def die(*_: object) -> None:
            raise processes.WorkerLost

        monkeypatch.setattr(simulation, "run", die)
        out, err = simulate(capsys, "--games 5", code=1)
        assert out.startswith("0 games")
        assert err == "One of the processes died; 0 of 5 games are counted.\n"


class TestRecords:
    def test_are_written_into_a_new_folder(self, capsys: Captured, tmp_path: Path) -> None:
        folder = tmp_path / "some" / "games"
        simulate(capsys, f"--players 2 --games 2 --jobs 1 --records {folder}")
        assert len(list(folder.iterdir())) == 2

    @pytest.mark.parametrize("below", ["", "deeper"])
    def test_need_a_folder(self, capsys: Captured, tmp_path: Path, below: str) -> None:
        file = tmp_path / "file"
        file.write_text("mine")
        out, err = simulate(capsys, f"--games 1 --records {file / below}", code=2)
        assert out == ""
        assert "is not a folder that records can be written into: " in err
        assert file.read_text() == "mine"

    def test_that_cannot_be_written_leave_the_games_counted(
        self, capsys: Captured, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
    ) -> None:
        def fill(folder: Path, game: simulation.PlayedGame) -> None:
            if game.seed == 3:
                raise OSError(28, "No space left on device")

        monkeypatch.setattr(simulation, "_write_record", fill)
        line = f"--players 2 --games 5 --jobs 1 --json --records {tmp_path}"
        out, err = simulate(capsys, line, code=2)
        assert json.loads(out)["games"] == 2
        assert err == (
            "A record cannot be written: No space left on device. 2 of 5 games are counted.\n"
        )


class TestNonsense:
    @pytest.mark.parametrize(
        ("line", "sentence"),
        [
            ("--players 5", "--players: 5 is too large; the most is 4."),
            ("--players 1", "--players: 1 is too small; the least is 2."),
            ("--games 0", "--games: 0 is too small; the least is 1."),
            ("--games many", "--games: “many” is not a whole number."),
            ("--jobs 0", "--jobs: 0 is too small; the least is 1."),
            ("--seed -1", "--seed: -1 is too small; the least is 0."),
            ("--bots greedi", "--bots: There is no bot “greedi”. Did you mean “greedy”?"),
            ("--bots random,nowhere:X", "--bots: There is no Python module “nowhere”, neither"),
            ("--bots planner:x", "--bots: “x” is no budget: write 200ms, 2s or 2000it."),
            (
                "--players 4 --bots random,random",
                "4 players need one bot for all or 4 bots, not 2.",
            ),
            ("--solo --bots random,random", "Against Lacerda one bot plays, not 2."),
            (
                "--solo --players 3",
                "--solo is a game for one against Lacerda; --players does not go with it.",
            ),
            (
                "--solo --draft",
                "Against Lacerda there is nobody to draft with: choose either solo or the draft.",
            ),
            ("--job 2", "I do not know what to do with “--job 2”. Did you mean “--jobs”?"),
        ],
    )
    def test_gets_a_sentence(self, capsys: Captured, line: str, sentence: str) -> None:
        out, err = simulate(capsys, line, code=2)
        assert out == ""
        assert err.startswith(f"lisboa simulate: {sentence}")

    def test_an_edition_that_is_none(self, capsys: Captured, tmp_path: Path) -> None:
        _, err = simulate(capsys, f"--edition {tmp_path / 'nowhere'}", code=1)
        assert "not a folder" in err


def test_help_shows_what_is_usual(capsys: Captured) -> None:
    assert main(["simulate", "--help"]) == 0
    out = capsys.readouterr().out
    assert re.search(r"--games N .*\(usually 100\)", out)
