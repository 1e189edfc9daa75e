"""`lisboa play`: at a real pseudo-terminal, through a pipe, and what a seat gets to see."""

import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

import lisboa
from lisboa.bots.chance import Random as Chance
from lisboa.bots.protocol import Budget
from lisboa.bots.registry import Kind, find
from lisboa.bots.safeguard import Guarded
from lisboa.cli import main
from lisboa.game import Game, Reason, View
from lisboa.rules.machinery import engine, reasons
from lisboa.terminal.board import draw
from lisboa.terminal.choices import options
from lisboa.terminal.hotseat import HotSeat
from lisboa.terminal.layout import marks
from lisboa.terminal.saves import Save, Sitting, data_directory, write_whole
from lisboa.terminal.screen import Screen
from lisboa.text import cards as printed_cards
from lisboa.text import downtown, has, ladder, look, player_boards, say, things
from lisboa.text.meaning import OBVIOUS, amount, reason_text
from lisboa.text.sections import SECTIONS, section

Captured = pytest.CaptureFixture[str]
PROMPT = r"(?:> |\[Y/n\] |looking\. |ends the list\. )$"
TWO = ("--seats", "human,human", "--names", "Ana,Ben")


def piped(data: Path, typed: str, *words: str) -> str:
    """What the program says to these lines; it must leave in peace."""
    done = subprocess.run(
        [sys.executable, "-m", "lisboa", "play", "--data", str(data), *words],
        input=typed.encode() if isinstance(typed, str) else typed,
        capture_output=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    return done.stdout.decode()


# ---- a real pseudo-terminal ----


class Terminal:
    """The program in a pseudo-terminal a hundred columns wide."""

    def __init__(self, data: Path, *words: str) -> None:
        import fcntl
        import pty
        import struct
        import termios

        size = struct.pack("HHHH", 40, 100, 0, 0)
        environment = {**os.environ, "TERM": "xterm-256color"}
        for name in ("COLUMNS", "LINES", "NO_COLOR"):
            environment.pop(name, None)
        ours, theirs = pty.openpty()
        fcntl.ioctl(ours, termios.TIOCSWINSZ, size)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "lisboa", "play", "--data", str(data), *words],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=environment,
            start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),
        )
        os.close(theirs)
        self.ours = ours
        self.raw = ""

    def read(self) -> str:
        """Up to the next prompt, or to the end, without colours."""
        import select

        raw, end = b"", time.monotonic() + 30
        while time.monotonic() < end and select.select([self.ours], [], [], 30)[0]:
            try:
                some = os.read(self.ours, 65536)
            except OSError:  # the program has ended
                break
            raw += some
            if not some or re.search(PROMPT, plain(raw)):
                break
        self.raw = raw.decode(errors="replace")
        return plain(raw)

    def type(self, line: str) -> str:
        os.write(self.ours, f"{line}\n".encode())
        return self.read()

    def press(self, key: bytes) -> str:
        """As people do, once the program waits for it: a signal between its prompt and its waiting
        would be noticed with the next key only."""
        time.sleep(0.5)
        os.write(self.ours, key)
        return self.read()

    def close(self) -> int:
        code = self.process.wait(20)
        os.close(self.ours)
        return code


def plain(raw: bytes) -> str:
    text = re.sub(r"\033\[[\d;?]*[A-Za-z]", "", raw.decode(errors="replace"))
    return text.replace("\r\n", "\n")


def cards(text: str) -> list[str]:
    """The hand cards that a turn begins with."""
    return re.findall(
        r"^(?:\w+ \d|Treasury) · [^:\n]+", text[text.index("It is your turn") :], re.MULTILINE
    )


@pytest.fixture(autouse=True)
def colours_come_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """A plain screen switches them off for the whole process."""
    monkeypatch.setenv("NO_COLOR", "")


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Callable[..., Terminal]]:
    pytest.importorskip("pty")
    opened: list[Terminal] = []

    def begin(*words: str) -> Terminal:
        opened.append(Terminal(tmp_path, *words))
        return opened[-1]

    yield begin
    for one in opened:
        if one.process.poll() is None:
            one.process.kill()
            one.process.wait()


class TestTerminal:
    def test_decisions_undo_help_and_reasons(self, terminal: Callable[..., Terminal]) -> None:
        screen = terminal("--seats", "human,random", "--seed", "3")
        first = screen.read()
        assert "Which of your two clergy tiles do you keep?" in first
        assert "\033[" in screen.raw
        assert "Rua Aurea" in first
        turn = screen.type("1")
        assert "It is your turn: which card do you play, and where?" in turn
        assert all(len(line) <= 100 for line in (first + turn).splitlines())
        assert "Nothing can be taken back" in screen.type("u")
        draw = screen.type("1")
        assert "Which card do you draw?" in draw
        assert "[final]" in draw
        assert "Taken back." in screen.type("u")
        assert "STORE-08  rule" in screen.type("? STORE-08")
        assert "Enter shows more, q ends the list." in screen.type("? rubble")
        assert "Red >" in screen.type("q")
        assert "answer with this option" in screen.type("?")
        assert "FLOW-02" in screen.type("help")
        assert "Not possible now" in screen.type("n") or "Nothing that" in screen.raw
        assert "Which card do you draw?" in screen.type("1")
        assert "This cannot be taken back. Play it? [Y/n]" in screen.type("1")
        assert "Red >" in screen.type("n")
        assert "This cannot be taken back" in screen.type("2")
        assert "Taken back." in screen.type("u")
        screen.type("1")
        screen.type("2")
        assert "It is your turn" in screen.type("y")
        assert "The game is saved" in screen.type("q")
        assert screen.close() == 0

    def test_resume_after_ctrl_c_and_end_of_input(self, terminal: Callable[..., Terminal]) -> None:
        screen = terminal("--seed", "3")
        screen.read()
        turn = screen.type("1")
        hand = cards(turn)
        assert len(hand) == 5
        assert "The game is saved" in screen.press(b"\x03")
        assert screen.close() == 0
        screen = terminal()
        assert "A game of Red, Green and Violet is saved" in screen.read()
        assert "Please answer y or n." in screen.type("perhaps")
        again = screen.type("")
        assert cards(again) == hand
        assert "The game is saved" in screen.press(b"\x04")
        assert screen.close() == 0
        screen = terminal()
        screen.read()
        assert "The saved game is kept as" in screen.type("n")
        screen.type("q")
        assert screen.close() == 0

    def test_a_whole_game(self, terminal: Callable[..., Terminal]) -> None:
        screen = terminal("--seats", "human,random", "--seed", "3")
        text = screen.read()
        for _ in range(1000):
            if "Final scoring" in text:
                break
            text = screen.type("" if text.endswith("[Y/n] ") else "1")
        assert re.search(r"^ Total +\d+ +\d+$", text, re.MULTILINE)
        assert re.search(r"^  (Red|Green) wins with \d+ wigs\.$", text, re.MULTILINE)
        assert screen.close() == 0

    def test_plain_has_no_escape_codes(self, terminal: Callable[..., Terminal]) -> None:
        screen = terminal("--plain", "--seed", "3", *TWO)
        screen.read()
        for line in ("", "b", "b city", "h", "l", "n", "?", "? STORE-08", "1"):
            screen.type(line)
            assert "\033" not in screen.raw
            assert "─" not in screen.raw

    def test_between_two_people_the_screen_is_cleared(
        self, terminal: Callable[..., Terminal]
    ) -> None:
        screen = terminal(*TWO, "--seed", "3")
        screen.read()
        assert "Pass the screen" not in screen.raw  # before hands are dealt there are no secrets
        screen.type("1")
        assert "Pass the screen" not in screen.raw
        screen.type("1")
        assert "Pass the screen" in screen.raw
        screen.type("")
        for _ in range(20):
            screen.type("y" if "Play it?" in screen.raw else "1")
            if "Pass the screen" in screen.raw:
                break
        before, _, page = screen.raw.rpartition("\033[3J")
        assert before
        assert re.search(r"Pass the screen to (Ana|Ben)\.", page)
        assert "“" not in page


# ---- through a pipe ----


class TestPipe:
    def test_two_people_play_to_the_end(self, tmp_path: Path) -> None:
        text = piped(tmp_path, "1\n" * 600, *TWO, "--seed", "4")
        ending = text[text.index("Final scoring") :]
        for name in ("Ana", "Ben"):
            parts = re.search(rf"^{name}: (.*); together (-?\d+) wigs?\.$", ending, re.MULTILINE)
            assert parts
            assert sum(map(int, re.findall(r"-?\d+(?=,|$)", parts[1]))) == int(parts[2])
        assert re.search(r"wins? with \d+ wigs|share the victory", ending)
        record = next((tmp_path / "games").glob("*-ana-ben.record"))
        assert str(record) in ending
        assert lisboa.load(record.read_text("utf-8")).over
        assert not Save(tmp_path).exists()

    def test_end_of_input_saves_and_the_next_run_goes_on(self, tmp_path: Path) -> None:
        assert "The game is saved" in piped(tmp_path, "1\n1\n", "--seed", "3")
        before = Save(tmp_path).record.read_text("utf-8")
        text = piped(tmp_path, "")
        assert "A game of Red, Green and Violet is saved, at turn 1." in text
        assert "Which card do you draw?" in text
        assert Save(tmp_path).record.read_text("utf-8") == before

    def test_answers_can_be_taken_back_after_a_resume(self, tmp_path: Path) -> None:
        piped(tmp_path, "1\n1\n", "--seed", "3")
        assert "Taken back." in piped(tmp_path, "u\n")
        assert "It is your turn" in piped(tmp_path, "")

    def test_new_keeps_the_old(self, tmp_path: Path) -> None:
        piped(tmp_path, "1\n", "--seed", "3")
        text = piped(tmp_path, "", "--new")
        assert "The saved game is kept as" in text
        assert "Before the first turn" in text
        assert len(list((tmp_path / "games").glob("*.record"))) == 2
        piped(tmp_path, "", "--players", "4")  # in a pipe, flags mean a new game
        assert len(list((tmp_path / "games").glob("*.record"))) == 3

    @pytest.mark.parametrize(
        ("typed", "sentence"),
        [
            ("", "Type a number from 1 to 2, or help."),
            ("   ", "Type a number from 1 to 2, or help."),
            ("0", "There is no option 0: type a number from 1 to 2"),
            ("3", "There is no option 3: type a number from 1 to 2"),
            ("9" * 5000, "There is no option 999"),
            ("-1", "I do not understand “-1”."),
            ("1.5", "I do not understand “1.5”."),
            ("٣", "I do not understand “٣”."),
            ("hello", "I do not understand “hello”."),
            ("x" * 9000, "I do not understand “xxx"),
            ("\x1b[A\x07", "I do not understand “�[A�”."),
            ("\0", "I do not understand “�”."),
            ("[bold]{ $x } %s", "I do not understand “[bold]{ $x } %s”."),
            ("w", "Why not what?"),
            ("why?", "Why not what?"),
            ("w xyzzy", "Nothing that could be done here is called “xyzzy”."),
            ("w keep", "this is possible, as numbers 1 and 2."),
            ("w keep tile dominicans", "This is not one of your two clergy tiles. (SETUP-06)"),
            ("why can’t I build a store?", "In your turn you build a store when you visit the"),
            ("1 2", "One number at a time"),
            ("1,2", "One number at a time"),
            ("keep", "“keep” fits the options 1 and 2: type one of the numbers."),
            ("keep vicente", "It is your turn"),
            ("keep tile 99", "I do not understand “keep tile 99”."),
            ("hlep", "Did you mean “help”?"),
            ("HELP", "answer with this option"),
            ("undo", "Nothing can be taken back"),
            ("board church", "The Cardinal: stands on"),
            ("show me the city", "Store tiles on offer"),
            ("hand", "Your hand"),
            ("log", "Nothing has happened yet."),
            ("options", "Which of your two clergy tiles do you keep?"),
            ("rules store-8", "STORE-08  rule"),
            ("what is rubble?", "“rubble”: "),
            ("what do I do?", "answer with this option"),
            ("how do I win?", "“win”: "),
            ("rules rubble all", "CHK-"),
            ("full", "each turn shows the whole table"),
            ("short", "each turn shows what has changed"),
            ("save", "Saved as "),
            ("quit", "The game is saved"),
            ("exit", "The game is saved"),
            ("w SAO vicente", "this is possible, as number 1"),
            ("w capuchins", "This is not one of your two clergy tiles. (SETUP-06)"),
            ("? STORE-88", "There is no rule STORE-88."),
            ("? xyzzy", "No rule mentions “xyzzy”."),
            ("?rubble", "“rubble”:"),
            ("b nowhere", "There is no part “nowhere” of the table."),
            ("b green", "Green\nMeans: 10 réis"),
            ("B City", "Store tiles on offer"),
            ("s", "Saved as "),
        ],
    )
    def test_what_is_typed_gets_a_sentence(
        self,
        capsys: Captured,
        monkeypatch: pytest.MonkeyPatch,
        tmp_path: Path,
        typed: str,
        sentence: str,
    ) -> None:
        lines = iter([typed])

        def type_it(_prompt: str) -> str:
            try:
                return next(lines)
            except StopIteration:
                raise EOFError from None

        monkeypatch.setattr("builtins.input", type_it)
        assert main(["play", "--seed", "3", "--data", str(tmp_path)]) == 0
        text = capsys.readouterr().out
        assert sentence in text
        assert "\x1b" not in text
        assert "\0" not in text
        assert "The game is saved" in text

    @pytest.mark.parametrize(
        ("typed", "sentence"),
        [
            ("règles or", "«\xa0or\xa0»\xa0: "),  # gold, which English would leave out
            ("plateau l'église", "est sur l’enveloppe"),
            ("what is rubble?", "«\xa0rubble\xa0»\xa0: "),  # English is understood as well
            ("règles licorne", "Aucune règle ne mentionne «\xa0licorne\xa0»."),
            ("? STORE-88", "Il n’y a pas de règle STORE-88."),
        ],
    )
    def test_what_is_typed_in_french(
        self,
        capsys: Captured,
        monkeypatch: pytest.MonkeyPatch,
        tmp_path: Path,
        typed: str,
        sentence: str,
    ) -> None:
        lines = iter([typed, "quitter"])
        monkeypatch.setattr("builtins.input", lambda _prompt: next(lines))
        assert main(["--language", "fr", "play", "--seed", "3", "--data", str(tmp_path)]) == 0
        assert capsys.readouterr().out.count(sentence) == 1

    def test_letters_that_are_none(self, tmp_path: Path) -> None:
        line = [sys.executable, "-m", "lisboa", "play", "--data", str(tmp_path)]
        done = subprocess.run(line, input=b"\xff\xfe\n", capture_output=True, check=False)
        assert (done.returncode, done.stderr) == (0, b"")
        assert "I do not understand" in done.stdout.decode()


class TestCommandLine:
    @pytest.mark.parametrize(
        ("words", "sentence"),
        [
            (["--players", "5"], "5 is too large"),
            (["--seats", "human"], "A game has 2 to 4 seats, not 1."),
            (["--seats", "human,robot"], "“robot” cannot play. Possible: human, random, greedy, "),
            (["--seats", "human,planner:soon"], "“soon” is no budget: write 200ms, 2s or 2000it."),
            (["--seats", "human,nowhere:Bot"], "There is no Python module “nowhere”"),
            (["--seats", "human,random", "--players", "3"], "--seats names 2 seats"),
            (["--names", "Ana,Ben"], "2 names for 3 seats"),
            (["--names", "Ana,Ana,Ben"], "Two seats have the same name."),
            (["--names", "Ana,#,Ben"], "“#” cannot be the name of a seat"),
            (["--seed", "x"], "“x” is not a whole number."),
            (["--solo", "--players", "2"], "--players does not go with it."),
            (["--solo", "--seats", "human,random"], "--seats does not go with it."),
            (["--solo", "--names", "Ana,Ben"], "2 names for 1 seat: give your name alone."),
            (["--solo", "--names", "Lacerda"], "Two seats have the same name."),
            (["--solo", "--draft"], "there is nobody to draft with"),
            (["--tasks", "Bob"], "“Bob” is no seat."),
            (["--tasks", "Red,"], "“” is no seat."),
            (["--solo", "--tasks", "Lacerda"], "“Lacerda” is no seat."),
            (["--servant-decrees", "5"], "--servant-decrees cannot be “5”. Possible: 4, 6."),
            (["--blank-task-rewards", "left"], "Possible: above, below."),
        ],
    )
    def test_nonsense_touches_nothing(
        self, capsys: Captured, tmp_path: Path, words: list[str], sentence: str
    ) -> None:
        assert main(["play", "--data", str(tmp_path / "data"), *words]) == 2
        out, err = capsys.readouterr()
        assert out == ""
        assert sentence in err
        assert not (tmp_path / "data").exists()

    def test_a_data_folder_that_is_a_file(self, capsys: Captured, tmp_path: Path) -> None:
        tmp_path.joinpath("file").write_text("")
        assert main(["play", "--data", str(tmp_path / "file")]) == 2
        assert str(tmp_path / "file") in capsys.readouterr().err


# ---- saves ----


class TestSaves:
    def test_where_games_are_kept(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(sys, "platform", "linux")
        monkeypatch.delenv("LISBOA_DATA", raising=False)
        monkeypatch.setenv("XDG_DATA_HOME", "/data")
        assert data_directory() == Path("/data/lisboa")
        monkeypatch.delenv("XDG_DATA_HOME")
        assert data_directory() == Path.home() / ".local/share/lisboa"
        monkeypatch.setenv("LISBOA_DATA", "/mine")
        assert data_directory() == Path("/mine")

    def test_a_file_is_written_whole_or_not_at_all(self, tmp_path: Path) -> None:
        path = tmp_path / "game.record"
        write_whole(path, "one\n")
        with pytest.raises(UnicodeEncodeError):
            write_whole(path, "two \udcff")
        assert path.read_text() == "one\n"
        assert list(tmp_path.iterdir()) == [path]

    @pytest.mark.parametrize(
        ("record", "seating"),
        [
            (b"", None),
            (b"\xff\xfe\0", None),
            (b"Lisboa record 1\n", None),
            (b"Lisboa record 1\nseat: X\n[deal]\nhand", None),
            (None, b""),
            (None, b"[]"),
            (None, b"[" * 100_000),
            (None, b'{"seats": ["human"], "seed": 3, "edition": null}'),
            (None, b'{"seats": ["human", "x", "y"], "seed": 3, "edition": null}'),
            (None, b'{"seats": 3, "seed": "x", "edition": null}'),
        ],
    )
    def test_a_broken_one_is_put_aside_with_a_sentence(
        self,
        capsys: Captured,
        monkeypatch: pytest.MonkeyPatch,
        tmp_path: Path,
        record: bytes | None,
        seating: bytes | None,
    ) -> None:
        save = Save(tmp_path)
        save.write(lisboa.new_game(3, 3), Sitting(["human", "random", "random"], 3))
        if record is not None:
            save.record.write_bytes(record)
        if seating is not None:
            save.seating.write_bytes(seating)
        monkeypatch.setattr("builtins.input", lambda _: "q")
        assert main(["play", "--data", str(tmp_path), "--players", "2"]) == 0
        text = capsys.readouterr().out
        assert "The saved game cannot be used: " in text
        assert "A new game: " in text
        kept = [path for path in save.folder.iterdir() if "broken" in path.name]
        assert {path.suffix for path in kept} == {".record", ".json"}
        changed = record if record is not None else seating
        assert changed in [path.read_bytes() for path in kept]

    def test_a_foreign_one_stays_where_it_is(self, capsys: Captured, tmp_path: Path) -> None:
        save = Save(tmp_path)
        save.write(lisboa.new_game(3, 3), Sitting(["human", "random", "random"], 3))
        text = re.sub(r"(?m)^rules: .*", "rules: 99", save.record.read_text("utf-8"))
        save.record.write_text(text, "utf-8")
        assert main(["play", "--data", str(tmp_path)]) == 2
        assert "--new begins another one" in capsys.readouterr().err
        assert save.record.read_text("utf-8") == text

    def test_a_full_disk_does_not_end_the_game(
        self, capsys: Captured, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
    ) -> None:
        def fail(*_: object) -> None:
            raise OSError(28, "No space left")

        typed = iter(["1", "q"])
        monkeypatch.setattr("builtins.input", lambda _: next(typed))
        seat = HotSeat(
            lisboa.new_game(2, 3),
            {1: Guarded(find("random"), 1)},
            Save(tmp_path),
            Screen(plain=True),
        )
        monkeypatch.setattr(seat.save, "write", fail)
        assert not seat.play()
        text = capsys.readouterr().out
        assert "The game could not be saved: No space left." in text
        assert "It is your turn" in text
        assert "The game is saved" not in text

    def test_seats_are_kept(self, tmp_path: Path) -> None:
        piped(tmp_path, "1\n", "--seats", "random,human,human", "--names", "Ana,Ben,Clara")
        kept = json.loads(Save(tmp_path).seating.read_text("utf-8"))
        assert kept["seats"] == ["random", "human", "human"]


# ---- alone against Lacerda, and with variants ----


class TestSolo:
    def test_a_whole_game(self, terminal: Callable[..., Terminal]) -> None:
        screen = terminal("--solo", "--seed", "3")
        text = screen.read()
        assert "A new game: Red and Lacerda. Red begins." in text
        assert re.search(r"^The Aide +stands on the \w+ stack$", text, re.MULTILINE)
        assert re.search(r"^Lacerda .*\bnext: ", text, re.MULTILINE)
        assert "8 houses left" in text
        told = text
        for _ in range(1000):
            if "Final scoring" in text:
                break
            text = screen.type("" if text.endswith("[Y/n] ") else "1")
            told += text
        assert "Pass the screen" not in told
        assert re.search(r"^  Lacerda turns to the \w+\.$", told, re.MULTILINE)
        assert all(len(line) <= 100 for line in told.splitlines())
        assert re.search(r"^ Total +\d+ +\d+$", text, re.MULTILINE)
        assert "Rank of Red: Jester." in text
        assert "Missing for the next rank, Court servant: " in text
        assert screen.close() == 0

    def test_through_a_pipe_and_into_a_record(self, capsys: Captured, tmp_path: Path) -> None:
        words = ("--solo", "--names", "Ana", "--seed", "5", "--tasks", "--tokens")
        text = piped(tmp_path, "1\n" * 400, *words)
        ending = text[text.index("Final scoring") :]
        for name in ("Ana", "Lacerda"):
            parts = re.search(rf"^{name}: (.*); together (-?\d+) wigs?\.$", ending, re.MULTILINE)
            assert parts
            assert sum(map(int, re.findall(r"-?\d+(?=,|$)", parts[1]))) == int(parts[2])
        record = next((tmp_path / "games").glob("*-ana-lacerda.record"))
        game = lisboa.load(record.read_text("utf-8"))
        assert game.result is not None
        assert (game.result.rank, game.state.agreement.tokens) == ("jester", True)
        assert main(["check", str(record)]) == 0
        assert "won by Lacerda (Jester)" in capsys.readouterr().out
        assert main(["replay", str(record), "--seat", "lacerda"]) == 0
        assert "Lacerda turns to" in capsys.readouterr().out

    def test_goes_on_after_a_break(self, tmp_path: Path) -> None:
        piped(tmp_path, "1\n1\n", "--solo", "--seed", "3", "--queen", "--servant-decrees", "4")
        assert json.loads(Save(tmp_path).seating.read_text("utf-8"))["seats"] == [
            "human",
            "lacerda",
        ]
        text = piped(tmp_path, "")
        assert "A game of Red and Lacerda is saved, at turn 1." in text
        agreed = lisboa.load(Save(tmp_path).record.read_text("utf-8")).state.agreement
        assert (agreed.solo, agreed.queen, agreed.servant_decrees) == (True, True, 4)
        piped(tmp_path, "", "--solo")  # in a pipe, flags mean a new game
        assert len(list((tmp_path / "games").glob("*.record"))) == 2

    @pytest.mark.parametrize("seats", [["human", "human"], ["human", "random"], ["lacerda"]])
    def test_nobody_takes_the_seat_of_lacerda(
        self, capsys: Captured, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, seats: list[str]
    ) -> None:
        Save(tmp_path).write(lisboa.new_game(1, 3), Sitting(seats, 3))
        monkeypatch.setattr("builtins.input", lambda _: "q")
        assert main(["play", "--data", str(tmp_path)]) == 0
        assert "the seats do not fit the game" in capsys.readouterr().out

    def test_lacerda_sits_nowhere_else(
        self, capsys: Captured, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
    ) -> None:
        Save(tmp_path).write(lisboa.new_game(2, 3), Sitting(["human", "lacerda"], 3))
        monkeypatch.setattr("builtins.input", lambda _: "q")
        assert main(["play", "--data", str(tmp_path)]) == 0
        assert "the seats do not fit the game" in capsys.readouterr().out

    def test_what_lies_before_lacerda(self, tmp_path: Path) -> None:
        text = piped(tmp_path, "1\nb lacerda\nb court\nb display\n", "--solo", "--seed", "3")
        assert "Stores: 0 built, 8 houses left" in text
        assert "Means: 5 influence and 5 wigs" in text
        assert "together 4 officials" in text
        assert "Lacerda, courtier: with the Minister" in text
        assert "Lacerda, next turn: visits the King, first to meet the Cardinal" in text
        assert "The Aide: stands on the Treasury stack" in text


def drawn_and_told(at: look.Look) -> None:
    """Every part of the table has words, and the drawing fits."""
    from io import StringIO

    from rich.console import Console

    for name in SECTIONS:
        assert all(label and text for label, text in section(at, name))
    paper = StringIO()
    console = Console(file=paper, width=100)
    for part in draw(at):
        console.print(part)
    assert max(map(len, paper.getvalue().splitlines())) <= 100


class TestVariants:
    def test_are_told_and_kept(self, tmp_path: Path) -> None:
        words = ("--draft", "--starting-decrees", "--tasks", "green,VIOLET", "--ships-first")
        text = piped(tmp_path, "1\n", "--seed", "3", *words, "--blank-task-rewards", "below")
        assert "Variants: drafted hands, starting decrees, ships before discarding, " in text
        assert "task cards for Green and Violet" in text
        assert "Which 2 of these cards do you keep before you pass on the rest?" in text
        agreed = lisboa.load(Save(tmp_path).record.read_text("utf-8")).state.agreement
        assert (agreed.draft, agreed.starting_decrees, agreed.tasks) == (True, True, (1, 2))
        assert not agreed.discard_before_ships
        assert agreed.blank_task_rewards == "below"

    def test_task_cards_lie_before_their_owners(self) -> None:
        game = lisboa.new_game(3, 1, variants={"tasks": ["green"]})
        while not game.state.turn:
            game.play(game.legal[0])
        (task,) = game.state.players[1].tasks
        text = printed_cards.task_text(game.edition.tasks[task]).rstrip(".")
        for seat in (0, None):
            at = look.look(game, seat)
            shown = dict(section(at, "players"))
            assert shown["Green, tasks"] == f"{things.task(at.t, task)}: {text}"
            assert "Red, tasks" not in shown

    def test_blank_tasks_give_what_the_table_agreed_on(self) -> None:
        texts = {}
        for side in ("above", "below"):
            game = lisboa.new_game(2, 1, variants={"tasks": True, "blank_task_rewards": side})
            at = look.look(game, 0)
            texts[side] = [
                player_boards.task_text(at, task) for task in range(len(game.edition.tasks))
            ]
        changed = [a != b for a, b in zip(texts["above"], texts["below"], strict=True)]
        assert changed == [bool(task.alternative) for task in game.edition.tasks]
        assert any(changed)

    def test_tokens_take_the_place_of_printed_rewards(self) -> None:
        game = lisboa.new_game(4, 1, variants={"tokens": True})
        at, deal, edition = look.look(game, 0), game.deal, game.edition
        assert deal is not None
        for plot, token in enumerate(deal.plot_tokens):
            text = printed_cards.token_text(edition.plot_tokens[token])
            assert f"reward: {text}" in downtown.plot(at, plot)[1]
        for site, token in enumerate(deal.site_tokens):
            text = printed_cards.token_text(edition.site_tokens[token])
            assert downtown.site(at, site)[1].endswith(f"reward: {text}")
        plain = look.look(lisboa.new_game(4, 1), 0)
        assert [downtown.plot(at, p) for p in range(5)] != [
            downtown.plot(plain, p) for p in range(5)
        ]

    def test_the_pack_shows_what_was_passed_on(self) -> None:
        game = lisboa.new_game(2, 1, start=0, variants={"draft": True})
        while (
            not game.state.packs or len(game.state.packs[0]) > 3 or engine.seat_to_move(game.state)
        ):
            game.play(game.legal[0])
        passed = game.state.players[0].passed
        shown = section(look.look(game, 0), "pack")
        assert len(shown) == len(game.state.packs[0]) + 1
        assert all(things.card_label(game.state.t, card) in shown[-1][1] for card in passed)
        assert passed
        assert section(look.look(game, None), "pack") == []

    @pytest.mark.parametrize(
        ("players", "variants"),
        [
            (1, {"tasks": True, "tokens": True}),
            (1, {"starting_decrees": True, "queen": True, "blank_task_rewards": "below"}),
            (2, {"draft": True, "tokens": True}),
            (4, {"draft": True, "tasks": ["red"], "starting_decrees": True}),
        ],
    )
    def test_the_table_can_always_be_shown(self, players: int, variants: dict[str, object]) -> None:
        chance, game = Random(players), lisboa.new_game(players, 6, variants=variants)
        while game.decision is not None:
            if chance.random() < 0.03:
                at = look.look(game, game.decision.seat)
                assert all(option.text for option in options(game, at))
                for seat in (*range(game.players), None):
                    drawn_and_told(look.look(game, seat))
            game.play(chance.choice(game.legal))
        drawn_and_told(look.look(game, None))

    def test_drawing_a_card_against_lacerda_promises_nothing(self) -> None:
        """Lacerda's turn and the final scoring follow at once, but are not what it brings."""
        chance, game, seen = Random(3), lisboa.new_game(1, 6), 0
        while game.decision is not None:
            if game.decision.kind == "ask-draw":
                shown = options(game, look.look(game, 0))
                assert all(option.changes == [] for option in shown)
                seen += 1
            game.play(chance.choice(game.legal))
        assert seen > 10

    def test_every_message_exists(self) -> None:
        assert [ladder.rank_name(rank) for rank in range(4)] == [
            "Jester",
            "Court servant",
            "King’s favourite",
            "Right hand of the Marquis",
        ]


# ---- what a seat gets to see ----


class Prying:
    """Types numbers and questions, and looks at everything that is shown before each prompt."""

    def __init__(self, game: Game, capsys: Captured, seed: int) -> None:
        self.game, self.capsys, self.random = game, capsys, Random(seed)
        self.prompts = self.pages = 0

    def __call__(self, prompt: str) -> str:
        self.prompts += 1
        shown = self.capsys.readouterr().out + prompt
        passing = "Pass the screen to " in prompt
        self.pages += passing
        viewer = None
        if not passing and self.game.decision is not None:
            viewer = self.game.decision.seat
        for title in self.secrets(viewer):
            assert title not in shown
        if passing:
            return ""
        if self.random.random() < 0.15:
            return self.random.choice(["b", "h", "l", "n", "w draw", "w visit", "b players", "?"])
        return str(self.random.randint(1, len(self.game.legal)))

    def secrets(self, viewer: int | None) -> set[str]:
        """Titles of cards that the viewer must not see; not those that other things share."""
        t, players = self.game.state.t, self.game.state.players
        passed = set(players[viewer].passed) if viewer is not None else set()
        packs = self.game.state.packs or [[] for _ in players]
        shared = {building.title for building in t.edition.buildings}
        shared |= {decree.title for decree in t.edition.decrees}
        hidden = {
            things.card(t, card).strip("“”")  # lists say it with its noble instead of quotes
            for seat, p in enumerate(players)
            if seat != viewer
            for card in {*p.hand, *packs[seat]} - {*p.seen, *passed}
        }
        return hidden - shared


@pytest.mark.parametrize("plain_lines", [True, False])
@pytest.mark.parametrize("players", [2, 4])
def test_nobody_sees_the_pack_of_another(
    capsys: Captured,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    players: int,
    plain_lines: bool,
) -> None:
    if not plain_lines:
        monkeypatch.setattr("lisboa.terminal.screen.is_screen", lambda: True)
        monkeypatch.setattr("lisboa.terminal.drawing.is_screen", lambda: True)
    names = ["Ana", "Ben", "Clara", "Duarte"][:players]
    game = lisboa.new_game(players, seed=1, names=names, variants={"draft": True})
    prying = Prying(game, capsys, seed=players)
    packs: list[str] = []

    def type_it(prompt: str) -> str:
        if not game.state.packs and not game.state.blue:
            raise EOFError
        typed = prying(prompt)
        packs.append(typed)
        return "b" if len(packs) % 3 == 0 and "Pass the screen" not in prompt else typed

    monkeypatch.setattr("builtins.input", type_it)
    assert not HotSeat(game, {}, Save(tmp_path), Screen(plain=plain_lines)).play()
    assert prying.pages >= 3 * players
    assert game.decision is not None
    assert game.decision.kind == "ask-turn"


@pytest.mark.parametrize("plain_lines", [True, False])
@pytest.mark.parametrize("players", [2, 3])
def test_nobody_sees_the_hand_of_another(
    capsys: Captured,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    players: int,
    plain_lines: bool,
) -> None:
    if not plain_lines:
        monkeypatch.setattr("lisboa.terminal.screen.is_screen", lambda: True)
        monkeypatch.setattr("lisboa.terminal.drawing.is_screen", lambda: True)
    game = lisboa.new_game(players, seed=players, names=["Ana", "Ben", "Clara"][:players])
    bots = {2: Guarded(find("random"), 2)} if players == 3 else {}
    prying = Prying(game, capsys, seed=players)
    monkeypatch.setattr("builtins.input", prying)
    assert HotSeat(game, bots, Save(tmp_path), Screen(plain=plain_lines)).play()
    assert prying.prompts > 100
    assert prying.pages > 10


class Watcher:
    """Takes the first answer, and keeps what it was shown."""

    def __init__(self) -> None:
        self.views: list[View] = []

    def choose(self, view: View, legal: list[int], budget: Budget) -> int:
        self.views.append(view)
        return legal[0]


class Clumsy(Chance):
    """Fails with a secret on its lips."""

    def choose(self, view: View, legal: list[int], budget: Budget) -> int:
        raise ValueError(f"my hand: {view.to_dict()}")


def play_against(
    kind: Kind, game: Game, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, *, plain: bool = True
) -> Guarded:
    """A few turns against a bot."""
    seat, typed = Guarded(kind, 1), iter(["1"] * 12)
    monkeypatch.setattr("builtins.input", lambda _: next(typed, "q"))
    HotSeat(game, {1: seat}, Save(tmp_path), Screen(plain=plain)).play()
    return seat


class TestBots:
    def test_see_only_what_their_seat_knows(
        self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
    ) -> None:
        game, watcher = lisboa.new_game(2, seed=5), Watcher()
        play_against(Kind("watcher", Budget(), lambda _: watcher), game, monkeypatch, tmp_path)
        assert len(watcher.views) > 5
        assert {view.seat for view in watcher.views} == {1}

    def test_are_usually_merchants(self, tmp_path: Path) -> None:
        text = piped(tmp_path, "", "--seed", "3")
        assert "Green (bot: merchant) and Violet (bot: merchant)" in text

    def test_levels_are_explained(self, capsys: Captured) -> None:
        assert main(["play", "--help"]) == 0
        text = " ".join(capsys.readouterr().out.split())
        assert "apprentice (weak but sensible), merchant (" in text
        assert "courtier (" in text
        assert "minister (" in text

    def test_of_every_spelling(self, tmp_path: Path) -> None:
        piped(tmp_path, "1\n", "--seats", "HUMAN, Apprentice,planner:5IT")
        kept = json.loads(Save(tmp_path).seating.read_text("utf-8"))
        assert kept["seats"] == ["human", "apprentice", "planner:5it"]
        assert "is saved, at turn" in piped(tmp_path, "")

    def test_one_that_is_not_here_today_leaves_the_save_alone(
        self, capsys: Captured, tmp_path: Path
    ) -> None:
        save = Save(tmp_path)
        save.write(lisboa.new_game(2, 3), Sitting(["human", "nowhere:Bot"], 3))
        before = save.record.read_text("utf-8")
        assert main(["play", "--data", str(tmp_path)]) == 2
        err = capsys.readouterr().err
        assert "There is no Python module “nowhere”" in err
        assert "The saved game stays where it is" in err
        assert save.record.read_text("utf-8") == before

    def test_what_they_do_wrong_is_told_once_and_without_secrets(
        self, capsys: Captured, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
    ) -> None:
        game = lisboa.new_game(2, seed=5)
        seat = play_against(Kind("clumsy", Budget(), Clumsy), game, monkeypatch, tmp_path)
        assert len(seat.faults) > 3
        text = capsys.readouterr().out
        sentence = r"Green \(bot: clumsy\) failed \(ValueError in \S+, line \d+\)\. Greedy answers"
        assert len(re.findall(sentence, text)) == 1
        assert "my hand" not in text

    @pytest.mark.parametrize(("seconds", "told"), [(None, False), (0.5, True)])
    def test_think_visibly_where_it_takes_long(
        self,
        capsys: Captured,
        monkeypatch: pytest.MonkeyPatch,
        tmp_path: Path,
        seconds: float | None,
        told: bool,
    ) -> None:
        monkeypatch.setattr("lisboa.terminal.screen.is_screen", lambda: True)
        monkeypatch.setattr("lisboa.terminal.hotseat.LONG", 0.3)
        kind = Kind("slow", Budget(seconds=seconds), Chance)
        for plain_lines in (False, True):
            game = lisboa.new_game(2, seed=5)
            play_against(kind, game, monkeypatch, tmp_path, plain=plain_lines)
            text = capsys.readouterr().out
            assert ("Green is thinking …\r\033[2K" in text) == (told and not plain_lines)

    def test_a_program_ends_with_the_sitting(
        self, capsys: Captured, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
    ) -> None:
        magpie = Path(__file__).parents[2] / "examples" / "magpie.py"
        typed = iter(["1"] * 6)
        monkeypatch.setattr("builtins.input", lambda _: next(typed, "q"))
        ended: list[Guarded] = []
        close = Guarded.close

        def leave(seat: Guarded) -> None:
            close(seat)
            ended.append(seat)

        monkeypatch.setattr(Guarded, "close", leave)
        seats = f"human,program:{sys.executable} {magpie}"
        assert main(["play", "--seed", "3", "--data", str(tmp_path), "--seats", seats]) == 0
        assert [seat.faults for seat in ended] == [[]]
        assert "(bot: program:" in capsys.readouterr().out


# ---- words ----


def test_options_are_told_with_costs_and_gains() -> None:
    game = lisboa.new_game(2, seed=3)
    game.play(game.legal[0])
    game.play(game.legal[0])
    assert game.decision is not None
    at = look.look(game, game.decision.seat)
    shown = options(game, at)
    assert {option.action for option in shown} == {action.id for action in game.legal}
    visit = next(option for option in shown if "visit" in option.text)
    assert [sign for sign, _ in visit.changes] == ["pay"]
    assert visit.changes[0][1].endswith("influence")


def test_numbers_stand_behind_reasons() -> None:
    land = Reason("STORE-08", "land-too-dear", {"price": 9, "reais": 5, "means": 7})
    assert "It costs at least 9 réis; you can raise 7. (STORE-08)" in reason_text(land)
    ship = Reason("SHIP-02", "ship-too-dear", {"price": 3, "types": 1})
    assert "It costs 3 different goods; you have 1." in reason_text(ship)
    visit = Reason("G-06", "visit-too-dear", {"price": 9, "influence": 2, "wigs": 1})
    assert "It costs 9; you have 2 influence and 1 wig." in reason_text(visit)


def test_every_word_of_a_drawing_is_in_the_catalogue() -> None:
    assert all(has("play", f"section-{name}") for name in SECTIONS)
    assert all(has("play", f"part-{name}") for name in SECTIONS)
    assert all(has("play", f"tie-TIE-0{n}") for n in range(1, 5))
    edition = lisboa.new_game().edition
    for group in edition.board.house_groups:
        assert all(has("options", f"detail-house-{ability}") for ability in group.abilities)
    assert amount("rubble_red", 2) == "2 red cubes"
    assert {message for _, message in reasons.RULE.values()} > OBVIOUS


def test_marks_tell_seats_apart_without_colours() -> None:
    assert marks(["Ana", "Anton", "Nna", "Ña"]) == ["A", "N", "3", "4"]


def test_the_table_of_a_spectator_has_no_hand() -> None:
    game = lisboa.new_game(4, seed=1)
    at = look.look(game, None)
    assert section(at, "hand") == []
    for name in SECTIONS:
        assert all(label and text for label, text in section(at, name))
    assert say("play", "none") == "none"
