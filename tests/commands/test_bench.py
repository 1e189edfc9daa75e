"""`lisboa bench`: a table for people, JSON for programs."""

import json
import os
import re
import signal
import sys

import pytest

from lisboa import __version__
from lisboa.arena import benchmark
from lisboa.cli import main
from lisboa.rules.machinery.tables import Tables

Captured = pytest.CaptureFixture[str]
COSTS = (
    "clone_us",
    "legal_us",
    "apply_us",
    "hash_us",
    "view_us",
    "sample_us",
    "play_us",
    "undo_us",
    "position_save_us",
    "position_load_us",
    "record_save_ms",
    "replay_ms",
)


def bench(capsys: Captured, line: str, *, code: int = 0) -> tuple[str, str]:
    """Run `lisboa bench` with these words; its output and error output."""
    assert main(["bench", *line.split()]) == code
    out, err = capsys.readouterr()
    assert "Traceback" not in out + err
    return out, err


def test_json(capsys: Captured) -> None:
    out, err = bench(capsys, "--quick --json")
    answer = json.loads(out)
    assert err == ""
    assert isinstance(answer["compiled"], bool)
    assert answer["version"] == __version__
    assert answer["python"] == ".".join(map(str, sys.version_info[:3]))
    assert set(answer["edition"]) == {"name", "fingerprint"}
    for key in ("decisions_per_second", "games_per_second", "decisions_per_game"):
        assert list(answer[key]) == ["1", "2", "3", "4"]
        assert min(answer[key].values()) > 0
    assert all(answer[key] > 0 for key in (*COSTS, "seconds"))
    assert 0 <= answer["lookahead_share"] <= 1
    assert isinstance(answer["lookahead_largest"], int)
    assert 0 < answer["clone_bytes"] < answer["state_bytes"]
    assert list(answer["startup_ms"]) == ["--version", "rules STORE-08"]
    assert min(answer["startup_ms"].values()) > 0


def test_tables(capsys: Captured) -> None:
    out, err = bench(capsys, "--quick")
    assert err == ""
    assert re.match(r"Lisboa [\d.]+, engine (not )?compiled, Python [\d.]+\nOn one core, ", out)
    number = r"[\d,]+(\.\d+)?"
    for players in ("1 player against Lacerda", "2 players", "3 players", "4 players"):
        assert re.search(rf"^ {players}( +{number}){{3}}$", out, re.MULTILINE)
    for measure, unit in (
        ("Copy a state and drop the copy", "µs"),
        ("Replay it", "ms"),
        ("Look-ahead in the time of random play", "%"),
        ("Memory of one state", "bytes"),
        ("Start “lisboa rules STORE-08”", "ms"),
    ):
        assert re.search(rf"^ {measure} +{number} +{unit}$", out, re.MULTILINE)
    assert max(map(len, out.splitlines())) <= 100
    assert "\n\n\n" not in out


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("3", "I do not know what to do with “3”."),
        ("--jsno", "I do not know what to do with “--jsno”. Did you mean “--json”?"),
        ("--quick=1", "--quick takes no value, but “1” was given."),
    ],
)
def test_nonsense_gets_a_sentence(capsys: Captured, line: str, sentence: str) -> None:
    out, err = bench(capsys, line, code=2)
    assert out == ""
    assert err.startswith(f"lisboa bench: {sentence}\n")


def test_an_interruption(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    def press_ctrl_c(t: Tables, effort: benchmark.Effort, progress: benchmark.Progress) -> None:
        os.kill(os.getpid(), signal.SIGINT)

    monkeypatch.setattr(benchmark, "run", press_ctrl_c)
    assert bench(capsys, "", code=130) == ("", "Interrupted.\n")
