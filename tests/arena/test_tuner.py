"""The tuner: finds what is better, and goes on after an interruption."""

import json
from pathlib import Path

import pytest

from lisboa.arena import tuner
from lisboa.arena.tuner import Outcome, Schedule, Search, Trial, Values
from lisboa.bots import weights
from lisboa.bots.registry import find
from lisboa.cli import main

SMALL = Schedule(candidates=12, best=3, deals=1, deals_of_four=0)
Captured = pytest.CaptureFixture[str]


def start() -> Values:
    return weights.values_of(weights.load("greedy", False))


def judge(trial: Trial) -> Outcome:
    """A stand-in for games: the best weights have a favour at 2."""
    distance = abs(trial.candidate["favour"] - 2.0)
    return Outcome(-distance, 0.5, -distance)


def searched(search: Search, generations: int) -> Search:
    steps = tuner.generations(search, SMALL, lambda trials: list(map(judge, trials)))
    for _ in range(generations):
        next(steps)
    return search


def test_it_finds_what_wins() -> None:
    search = searched(Search(solo=False, centre={**start(), "favour": 0.5}), 30)
    assert search.centre["favour"] == pytest.approx(2.0, rel=0.1)


def test_an_interrupted_search_goes_on_as_if_nothing_had_happened(tmp_path: Path) -> None:
    file = tmp_path / "search.json"
    whole = searched(Search(solo=False, centre=start()), 4)
    searched(Search(solo=False, centre=start()), 2).save(file)
    assert searched(Search.resume(file, solo=False), 2) == whole


def test_a_weight_of_zero_stays_zero() -> None:
    search = searched(Search(solo=False, centre={**start(), "favour": 0.0}), 1)
    assert search.centre["favour"] == 0.0


def test_a_trial_is_played_from_every_seat() -> None:
    values = start()
    outcome = tuner.play(Trial(values, values, False, (1,), (), width=1))
    assert (outcome.wins, outcome.lead) == (0.5, 0.0)  # against itself


def test_a_trial_against_lacerda() -> None:
    values = weights.values_of(weights.load("greedy", True))
    outcome = tuner.play(Trial(values, values, True, (1,), (), width=1))
    assert -0.5 <= outcome.fitness <= 2.3
    assert outcome.wins in (0.0, 1.0)


# ---- the command ----


def tune(*words: str) -> int:
    return main(["tune", "--minutes", "1", *words])


def test_the_command_resumes_after_ctrl_c(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    state, out = tmp_path / "search.json", tmp_path / "mine.toml"
    whole = 2 * Schedule().candidates  # what two generations play
    left = whole

    def play(trial: Trial) -> Outcome:
        nonlocal left
        left -= 1
        if left < 0:
            raise KeyboardInterrupt
        return judge(trial)

    monkeypatch.setattr(tuner, "play", play)
    assert tune("--state", str(state), "--out", str(out)) == 130
    told, complaint = capsys.readouterr()
    assert told.count("\ngeneration ") == 2
    assert "same command goes on" in complaint
    assert json.loads(state.read_text("utf-8"))["generation"] == 2
    tuned = weights.values_of(weights.parse(out.read_text("utf-8"), solo=False))
    assert tuned != start()

    left = whole
    assert tune("--state", str(state), "--out", str(out)) == 130
    told, _ = capsys.readouterr()
    assert "after generation 2" in told
    assert json.loads(state.read_text("utf-8"))["generation"] == 4


def test_a_fraction_of_a_minute_gives_weights_that_can_be_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(tuner, "play", judge)
    assert main(["tune", "--minutes", "0.001", "--out", "mine.toml"]) == 0
    told = capsys.readouterr().out
    assert told.startswith("Searching. A generation has 320 games;")
    assert "Let them play: lisboa arena --bots greedy:mine.toml,greedy\n" in told
    tuned = weights.read(Path("mine.toml"))
    assert tuned[False] != weights.load("greedy", False)
    assert tuned[True] == weights.load("greedy", True)
    assert find("greedy:mine.toml").name == "greedy:mine.toml"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("--minutes 0", "--minutes: 0 is too small; it must be more than 0."),
        ("--minutes soon", "--minutes: “soon” is not a number such as 30 or 0.5."),
        ("--out mine", "mine: weights are written into a file that ends in .toml"),
        ("--from poem.toml", "The weights “poem.toml” cannot be used: the file is no TOML ("),
        ("--from nowhere.toml", "The weights “nowhere.toml” cannot be used: No such file"),
    ],
)
def test_nonsense_gets_a_sentence(
    words: str, sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    monkeypatch.chdir(tmp_path)
    tmp_path.joinpath("poem.toml").write_text("Roses are red", "utf-8")
    assert main(["tune", *words.split()]) == 2
    assert capsys.readouterr().err.startswith(f"lisboa tune: {sentence}")
    assert [file.name for file in tmp_path.iterdir()] == ["poem.toml"]


def test_the_command_refuses_what_is_no_search(tmp_path: Path, capsys: Captured) -> None:
    state = tmp_path / "search.json"
    for text in ("nonsense", "{}", "[]", '{"format": 1, "solo": true, "centre": {}}'):
        state.write_text(text, "utf-8")
        assert tune("--state", str(state)) == 2
        assert "holds no search" in capsys.readouterr().err
    assert tune("--from", "nobody", "--state", str(tmp_path / "new")) == 2
    assert "no weights “nobody”" in capsys.readouterr().err
