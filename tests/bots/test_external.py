"""Programs in any language: what is said, and that no program ever holds up a game."""

import json
import os
import re
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import lisboa
from lisboa.bots import external, safeguard
from lisboa.bots.external import MOST_STARTS, Program
from lisboa.bots.protocol import Budget
from lisboa.bots.registry import Kind, find
from lisboa.bots.safeguard import Guarded
from lisboa.game import Game, View, new_game
from tests.game.play import after

MAGPIE = Path(__file__).parents[2] / "examples" / "magpie.py"
DOCUMENT = MAGPIE.parents[1] / "docs" / "bots-protocol.md"
JSON_BLOCK = re.compile(r"```json\n(.*?)\n```")
HELLO = """
import json, os, subprocess, sys, time
def hear(): return json.loads(sys.stdin.readline())
def say(**message): print(json.dumps(message), flush=True)
hello = hear()
say(protocol=1)
"""
SHORT, LONG = Budget(seconds=0.01), Budget(seconds=5.0)


def view_of(game: Game) -> View:
    assert game.decision is not None
    return game.view(game.decision.seat)


@pytest.fixture(scope="module")
def view() -> View:
    return view_of(after(2, 3, 20))


@pytest.fixture
def sit(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Guarded]]:
    """A seat for a program with this source."""
    monkeypatch.setattr(safeguard, "GRACE", 0.3)
    seats: list[Guarded] = []

    def begin(source: str, budget: Budget = LONG, start: float = 20.0) -> Guarded:
        command = [sys.executable, "-c", source]
        kind = Kind("mine", budget, lambda seed: Program(command, seed, start))
        seats.append(Guarded(kind, 7))
        return seats[-1]

    yield begin
    for seat in seats:
        seat.close()


def is_gone(pid: int, *, dead_will_do: bool = False) -> bool:
    """Whether there is no such process any more, or only a dead one; it may take a moment."""
    end = time.monotonic() + 10
    while time.monotonic() < end:
        try:
            os.kill(pid, 0)
            status = Path(f"/proc/{pid}/stat")
            if dead_will_do and status.exists() and ") Z " in status.read_text():
                return True
        except (ProcessLookupError, FileNotFoundError):
            return True
        time.sleep(0.01)
    return False


class TestConversation:
    def test_what_is_said(self, sit: Callable[..., Guarded], view: View, tmp_path: Path) -> None:
        heard = tmp_path / "heard"
        source = f"""{HELLO}
question = hear()
say(answer=question["legal"][1]["text"])
second = hear()
say(answer=second["legal"][2]["form"], more="is ignored")
bye = hear()
rest = sys.stdin.read()
open({str(heard)!r}, "w").write(json.dumps([hello, question, bye, rest]))
"""
        legal = view.legal
        seat = sit(source)
        assert seat.answer(view, legal) == legal[1]
        assert seat.answer(view, legal) == legal[2]
        seat.close()
        assert seat.faults == []
        hello, question, bye, rest = json.loads(heard.read_text())
        shown = view.to_dict()
        assert hello == {
            "type": "hello",
            "protocol": 1,
            "version": lisboa.__version__,
            "seed": 7,
            "rules": shown["rules"],
            "edition": shown["edition"],
            "seat": shown["view"],
        }
        assert question["type"] == "question"
        assert question["view"] == json.loads(json.dumps(shown))
        assert len(question["legal"]) == len(legal)
        assert question["budget"] == {"seconds": 5.0, "iterations": None}
        assert (bye, rest) == ({"type": "bye"}, "")
        documented = [
            json.loads(block) for block in JSON_BLOCK.findall(DOCUMENT.read_text("utf-8"))
        ]
        assert [set(documented[0]), set(documented[2])] == [set(hello), set(question)]
        assert set(documented[2]["legal"][0]) == set(question["legal"][0])
        assert set(documented[2]["budget"]) == set(question["budget"])

    def test_the_example_plays_a_game(self) -> None:
        spec = f"program:{sys.executable} {MAGPIE}"
        game = new_game(2, 5, variants={"draft": True})
        seats = [Guarded(find(spec), 1), Guarded(find("random"), 2)]
        while not game.over:
            now = view_of(game)
            assert now.seat is not None
            game.play(seats[now.seat].answer(now, now.legal), now.seat)
        for seat in seats:
            seat.close()
            assert seat.faults == []

    def test_much_on_standard_error_stops_nothing(
        self, sit: Callable[..., Guarded], view: View
    ) -> None:
        source = f"""{HELLO}
while True:
    question = hear()
    sys.stderr.write("x" * 1_000_000 + "the end")
    say(answer=question["legal"][0]["text"])
"""
        seat = sit(source)
        assert seat.answer(view, view.legal) == view.legal[0]
        assert seat.answer(view, view.legal) == view.legal[0]
        assert seat.faults == []


WAIT = "; sys.stdin.read()"


class TestTrouble:
    @pytest.mark.parametrize(
        ("source", "what", "detail"),
        [
            (HELLO + "time.sleep(100)", "late", "with a budget of 0.01"),
            (HELLO + "hear(); say(wrong=1)" + WAIT, "nonsense", "its answer is no action"),
            (HELLO + "hear(); say(answer='dance')" + WAIT, "nonsense", "its answer is no action"),
            (HELLO + "hear(); say(answer={'do': ['x']})" + WAIT, "nonsense", "no action"),
            (HELLO + "hear(); say(answer=7)" + WAIT, "nonsense", "its answer is no action"),
            (HELLO + "hear(); say(answer='keep tile clergy-discount')" + WAIT, "nonsense", "none"),
            (HELLO + "hear(); print('[' * 100_000, flush=True)", "nonsense", "not one line"),
            (HELLO + "hear(); print('Hello!', flush=True)", "nonsense", "not one line"),
            (HELLO + "hear(); print('[1]', flush=True)", "nonsense", "not one line"),
            (HELLO + "hear(); os.write(1, b'\\xff\\n')", "nonsense", "not one line"),
            (HELLO + "hear(); os.write(1, b'x' * 2_000_000)", "nonsense", "not one line"),
            (HELLO + "hear(); sys.exit(3)", "crash", "the program ended with code 3"),
            (HELLO + "hear(); os.abort()", "crash", "the program ended with code -6"),
            (HELLO, "crash", "the program ended with code 0"),
            ("import sys; sys.exit('no')", "crash", "the program ended with code 1"),
            ("print('{}')", "absent", "does not speak version 1"),
            ("print('{\"protocol\": 2}')", "absent", "does not speak version 1"),
        ],
    )
    def test_forfeits_the_decision(
        self, sit: Callable[..., Guarded], view: View, source: str, what: str, detail: str
    ) -> None:
        seat = sit(source, SHORT if what == "late" else LONG)
        assert seat.answer(view, view.legal) in view.legal
        (fault,) = seat.faults
        assert fault.what == what
        assert detail in fault.detail

    def test_a_late_hello(self, sit: Callable[..., Guarded], view: View) -> None:
        seat = sit("import time; time.sleep(100)", start=0.1)
        assert seat.answer(view, view.legal) in view.legal
        assert seat.faults[0].what == "late"

    def test_its_complaints_are_in_the_report(
        self, sit: Callable[..., Guarded], view: View
    ) -> None:
        seat = sit(HELLO + "hear(); raise ValueError('political-01')")
        seat.answer(view, view.legal)
        assert "ValueError: political-01" in seat.faults[0].report
        assert "political-01" not in seat.faults[0].sentence("Ana")

    def test_it_is_started_anew_a_few_times(
        self, sit: Callable[..., Guarded], view: View, tmp_path: Path
    ) -> None:
        count = tmp_path / "count"
        source = f"{HELLO}open({str(count)!r}, 'a').write('x'); hear(); sys.exit(1)"
        seat = sit(source)
        for _ in range(MOST_STARTS + 2):
            assert seat.answer(view, view.legal) in view.legal
        assert count.read_text() == "x" * MOST_STARTS
        assert [fault.what for fault in seat.faults] == ["crash"] * MOST_STARTS + ["absent"] * 2

    def test_a_wrong_answer_does_not_end_it(self, sit: Callable[..., Guarded], view: View) -> None:
        seat = sit(
            HELLO + "hear(); say(answer='x')\nsay(answer=hear()['legal'][0]['text']); hear()"
        )
        assert seat.answer(view, view.legal) in view.legal
        assert seat.answer(view, view.legal) == view.legal[0]
        assert len(seat.faults) == 1

    def test_a_program_that_vanished(self, view: View) -> None:
        seat = Guarded(Kind("mine", SHORT, lambda seed: Program(["/nowhere/to/be/found"], seed)), 1)
        assert seat.answer(view, view.legal) in view.legal
        assert seat.faults[0].sentence("Ana") == "Ana cannot play (No such file or directory)."

    @pytest.mark.parametrize("ending", ["close", "late"])
    def test_no_process_is_left(
        self,
        sit: Callable[..., Guarded],
        view: View,
        tmp_path: Path,
        monkeypatch: pytest.MonkeyPatch,
        ending: str,
    ) -> None:
        """Not even one that the program started itself, and that does not care about signals."""
        monkeypatch.setattr(external, "LEAVE_SECONDS", 0.2)
        pids = tmp_path / "pids"
        stubborn = "import signal, time; signal.signal(15, signal.SIG_IGN); time.sleep(100)"
        first = f"""
child = subprocess.Popen([sys.executable, "-c", {stubborn!r}])
with open({str(pids)!r}, "w") as file: file.write(f"{{os.getpid()}} {{child.pid}}")
"""
        source = f"""{HELLO.replace("hello =", first + "hello =")}
question = hear()
if {ending == "close"}: say(answer=question["legal"][0]["text"])
time.sleep(100)
"""
        seat = sit(source, SHORT if ending == "late" else LONG)
        seat.answer(view, view.legal)
        assert [fault.what for fault in seat.faults] == ["late"] * (ending == "late")
        seat.close()
        own, child = map(int, pids.read_text().split())
        assert is_gone(own)
        assert is_gone(child, dead_will_do=True)  # to bury it is for the system

    def test_a_program_that_nobody_closed_goes_with_its_bot(
        self, sit: Callable[..., Guarded], view: View, tmp_path: Path
    ) -> None:
        pid = tmp_path / "pid"
        source = f"""{HELLO}
open({str(pid)!r}, "w").write(str(os.getpid()))
say(answer=hear()["legal"][0]["text"])
time.sleep(100)
"""
        bot = Program([sys.executable, "-c", source], 1)
        bot.choose(view, view.legal, LONG)
        del bot
        assert is_gone(int(pid.read_text()))
