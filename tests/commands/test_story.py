"""`lisboa story`: a game that reads well, adds up and can be told again."""

import re
from pathlib import Path

import pytest

from lisboa.arena import simulation
from lisboa.cli import main
from lisboa.commands import story
from lisboa.edition import load
from lisboa.game.names import SEAT_COLOURS
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery.tables import Tables
from lisboa.terminal.chronicle import chapters
from lisboa.text import things

Captured = pytest.CaptureFixture[str]


def told(capsys: Captured, line: str) -> str:
    assert main(["story", *line.split()]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out


class TestStory:
    def test_is_told_again(self, capsys: Captured) -> None:
        first = told(capsys, "--seed 7")
        assert told(capsys, "--seed 7 --players 3") == first
        assert told(capsys, "--seed 8") != first
        assert first.endswith("once more: lisboa story --players 3 --seed 7\n")

    def test_of_chance_tells_its_seed(self, capsys: Captured) -> None:
        first = told(capsys, "--players 2")
        seed = first.split()[-1]
        assert told(capsys, f"--players 2 --seed {seed}") == first

    @pytest.mark.parametrize("players", [2, 3, 4])
    def test_has_its_chapters_and_fits(self, capsys: Captured, players: int) -> None:
        text = told(capsys, f"--players {players} --seed 1")
        heads = re.findall(r"^(.+?) ─{10}", text, re.MULTILINE)
        assert heads == [
            "Before the first turn",
            "First period",
            "Change of periods",
            "Second period",
            "Final scoring",
        ]
        assert max(map(len, text.splitlines())) <= 100
        numbers = [int(n) for n in re.findall(r"^ {0,2}(\d+)   ", text, re.MULTILINE)]
        assert numbers == list(range(1, len(numbers) + 1))

    @pytest.mark.parametrize("seed", [1, 2, 3])
    def test_its_scoring_adds_up(self, capsys: Captured, seed: int) -> None:
        text = told(capsys, f"--players 4 --seed {seed}")
        _, _, scoring = text.partition("Final scoring")
        rows = re.findall(r"^ \S.*?((?: +(?:-?\d+|–)){4})$", scoring, re.MULTILINE)
        *parts, total = [[0 if n == "–" else int(n) for n in row.split()] for row in rows]
        assert list(map(sum, zip(*parts, strict=True))) == total
        assert f"wins with {max(total)} wigs" in scoring

    def test_of_another_edition_tells_its_folder(self, capsys: Captured) -> None:
        folder = Path(load.__code__.co_filename).parent / "baixa"
        text = told(capsys, f"--seed 7 --edition {folder}")
        assert text.endswith(f"--seed 7 --edition {folder}\n")

    def test_waits_after_every_turn(
        self, capsys: Captured, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        naps: list[float] = []
        monkeypatch.setattr(story, "sleep", naps.append)
        text = told(capsys, "--seed 7 --pace 0.5")
        assert set(naps) == {0.5}
        assert f"\n {len(naps)}   " in text

    def test_colours_the_players_on_a_screen(
        self, capsys: Captured, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("lisboa.terminal.drawing.is_screen", lambda: True)
        monkeypatch.setenv("TERM", "xterm-256color")
        monkeypatch.setenv("COLUMNS", "80")
        monkeypatch.delenv("NO_COLOR", raising=False)
        text = told(capsys, "--seed 7")
        assert "\033[1;32mGreen\033[0m" in text
        plain = re.sub(r"\033\[[\d;]*m", "", text)
        assert max(map(len, plain.splitlines())) <= 80


class TestSolo:
    def test_tells_what_lacerda_does_and_why(self, capsys: Captured) -> None:
        text = told(capsys, "--solo --seed 1")
        assert text.startswith("Lisboa: a game for one against Lacerda\n")
        assert text.endswith("once more: lisboa story --solo --seed 1\n")
        assert told(capsys, "--solo --seed 1") == text
        assert max(map(len, text.splitlines())) <= 100
        flowing = " ".join(text.split())
        for phrase in (
            "Lacerda turns to the King.",
            "Sets out to obtain a royal favour, since the Aide stands on the Builder stack: takes "
            "a royal favour of the Minister, the first it lacks.",
            "Pays 2 for the visit: gives up 2 influence (3 left).",
            "8 wigs, more than anywhere else; takes a blue cube, gains 8 wigs for the new store.",
            "4 wigs more than Red, the Aide decides between two buildings that pay the same;",
            "the card below the Aide: the Aide moves to the Minister stack.",
            "Lacerda is ahead of Red: 235 wigs to 51.",
            "Rank of Red: Jester.",
            "Missing for the next rank, Court servant: more wigs than Lacerda (51 to 235);",
            "Enough for it already: 5 réis (has 24).",
        ):
            assert phrase in flowing

    @pytest.mark.parametrize("seed", [1, 2, 3])
    def test_its_scoring_adds_up(self, capsys: Captured, seed: int) -> None:
        _, _, scoring = told(capsys, f"--solo --seed {seed}").partition("Final scoring")
        rows = re.findall(r"^ \S.*?((?: +(?:-?\d+|–)){2})$", scoring, re.MULTILINE)
        *parts, total = [[0 if n == "–" else int(n) for n in row.split()] for row in rows]
        assert list(map(sum, zip(*parts, strict=True))) == total

    def test_variants_are_told_and_told_again(self, capsys: Captured) -> None:
        line = "--players 2 --draft --tokens --servant-decrees 4 --tasks green --seed 2"
        text = told(capsys, line)
        assert "\nVariants: drafted hands, tokens on plots and sites, 4 decrees make" in text
        assert "task cards for Green." in " ".join(text.split())
        assert text.endswith(f"once more: lisboa story {line}\n")
        assert re.search(
            r"^ +(Red|Green) keeps [^“]+ · .*, keeps [^“]+ · .*\.$", text, re.MULTILINE
        )

    @pytest.mark.parametrize(
        ("line", "sentence"),
        [
            ("--solo --draft", "Against Lacerda there is nobody to draft with"),
            ("--solo --players 2", "--solo is a game for one against Lacerda; --players does"),
            ("--tasks Bob", "Name the seats that get task cards"),
        ],
    )
    def test_what_does_not_go_together(self, capsys: Captured, line: str, sentence: str) -> None:
        assert main(["story", *line.split()]) == 2
        assert capsys.readouterr().err.startswith(f"lisboa story: {sentence}")


class TestChronicle:
    def test_counts_wigs_as_the_game_does(self) -> None:
        t = Tables(load())
        game = simulation.play(t, ("random",) * 3, 11)
        last = chapters(t, game.log, list(SEAT_COLOURS[:3]))[-1].turns[-1]
        final = range(w.W_SHIPS, w.W_CATEGORIES)
        before = [p.wigs - sum(p.ledger[n] for n in final) for p in game.state.players]
        assert last.standing == before

    def test_names_the_player_of_a_turn_first(self) -> None:
        t, names = Tables(load()), list(SEAT_COLOURS[:2])
        game = simulation.play(t, ("random",) * 2, 4)
        for chapter in chapters(t, game.log, names):
            for turn in chapter.turns:
                if turn.number:
                    assert things.called(names[turn.seat]) in turn.lines[0]

    def test_names_whoever_goes_on_after_something_that_happened_by_itself(
        self, capsys: Captured
    ) -> None:
        """Without a name the ship would gain the wig, and the price take the gold."""
        text = " ".join(told(capsys, "--seed 9").split())
        assert "of Violet sets sail with 1 crate, Violet gains 1 wig for its sailing." in text
        assert "the price of gold falls to 4, Green takes 1 gold." in text
        happened = r"(?:sets sail with \d crates?|(?:rises|falls) to \d), (\w+)"
        follows = set(re.findall(happened, text))
        assert follows <= {"Red", "Green", "Violet", "the"}


class TestVerdict:
    @pytest.fixture
    def game(self) -> simulation.PlayedGame:
        game = simulation.play(Tables(load()), ("random",) * 3, 1)
        for p in game.state.players:
            p.wigs, p.sets, p.houses, p.completed, p.reais, p.influence = 10, 0, [0], [], 0, 0
        return game

    def test_a_shared_victory(self, game: simulation.PlayedGame) -> None:
        game.state.players[0].wigs = 9
        assert story._verdict(game.state, ["A", "B", "C"]) == (
            "B and C are level even after all tie-breakers and share the victory with 10 wigs each."
        )

    @pytest.mark.parametrize(
        ("field", "value", "reason"),
        [
            ("sets", 2, "more rubble sets (2 to 0)"),
            ("houses", [3], "more stores (3 to 0)"),
            ("completed", [0], "more completed plans (1 to 0)"),
            ("reais", 4, "more money (4 to 0)"),
        ],
    )
    def test_tie_breakers(
        self, game: simulation.PlayedGame, field: str, value: object, reason: str
    ) -> None:
        setattr(game.state.players[1], field, value)
        assert story._verdict(game.state, ["A", "B", "C"]) == (
            f"B wins with 10 wigs, as many as A and C, thanks to {reason}."
        )


class TestNonsense:
    @pytest.mark.parametrize(
        ("line", "sentence"),
        [
            ("--players 7", "--players: 7 is too large; the most is 4."),
            ("--seed x", "--seed: “x” is not a whole number."),
            ("--pace slow", "--pace: “slow” is not a number of seconds from 0 to 60."),
            ("--pace -1", "--pace: “-1” is not a number of seconds from 0 to 60."),
            ("--pace nan", "--pace: “nan” is not a number of seconds from 0 to 60."),
            ("--pace inf", "--pace: “inf” is not a number of seconds from 0 to 60."),
            ("now", "I do not know what to do with “now”."),
        ],
    )
    def test_gets_a_sentence(self, capsys: Captured, line: str, sentence: str) -> None:
        assert main(["story", *line.split()]) == 2
        assert capsys.readouterr().err.startswith(f"lisboa story: {sentence}\n")
