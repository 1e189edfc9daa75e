"""Bots in any language: a program of its own that speaks JSON lines.

docs/bots-protocol.md describes what is said. A program never holds up a game: it has so long to
start and so long to answer, and one that is late, ends or babbles is ended with all its processes
and started anew for the next question, a few times.
"""

import json
import os
import selectors
import signal
import subprocess
import weakref
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import partial
from random import Random
from time import monotonic
from typing import Final

from lisboa import __version__
from lisboa.bots.protocol import Budget
from lisboa.bots.safeguard import Forfeit, Lapse, allowance, late, not_legal
from lisboa.game.view import View
from lisboa.rules.machinery.catalogue import Catalogue, UnknownAction
from lisboa.text import say

PROTOCOL: Final = 1
START_SECONDS: Final = 10.0  # until a program must have said hello
MOST_SECONDS: Final = 60.0  # until it must have answered, where its budget says nothing of time
LEAVE_SECONDS: Final = 1.0  # until it must have ended after the bye
MOST_STARTS: Final = 3  # in one game
LONGEST_LINE: Final = 1_000_000  # bytes
COMPLAINTS_KEPT: Final = 4000  # bytes of its error output
QUOTED: Final = 400  # bytes of what cannot be understood
CHUNK: Final = 65536  # bytes: as much as a pipe holds
_say = partial(say, "bots")


class Late(Exception):
    """The program has not answered in time."""


class Ended(Exception):
    """The program has closed its output."""


class Babble(Exception):
    """What the program said cannot be understood."""


class Conversation:
    """A running program: a line to it, a line from it, within so many seconds."""

    def __init__(self, command: Sequence[str]) -> None:
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(
            command, stdin=pipe, stdout=pipe, stderr=pipe, bufsize=0, start_new_session=True
        )
        self._to, self._from, self._errors = _pipes(self._process)
        self._unsaid = self._heard = self._complaints = b""
        self._end = weakref.finalize(self, _end, self._process)  # at the latest when Python ends

    def exchange(self, message: Mapping[str, object], seconds: float) -> dict[str, object]:
        """Say something and hear the answer; Late, Ended or Babble if there is none."""
        self._unsaid, self._heard = _line(message), b""  # what was said unasked is forgotten
        deadline = monotonic() + seconds
        with selectors.DefaultSelector() as ready:
            ready.register(self._to, selectors.EVENT_WRITE, self._speak)
            ready.register(self._from, selectors.EVENT_READ, self._listen)
            ready.register(self._errors, selectors.EVENT_READ, self._overhear)
            while self._unsaid or b"\n" not in self._heard:
                left = deadline - monotonic()
                if left <= 0:
                    raise Late
                for key, _ in ready.select(left):
                    if not key.data():
                        ready.unregister(key.fd)
        return _understood(self._heard.partition(b"\n")[0])

    # What to do when a pipe is ready; whether there will be more to do.

    def _speak(self) -> bool:
        try:
            self._unsaid = self._unsaid[os.write(self._to, self._unsaid) :]
        except BrokenPipeError:  # it does not listen; perhaps it has something to say
            self._unsaid = b""
        return bool(self._unsaid)

    def _listen(self) -> bool:
        some = os.read(self._from, CHUNK)
        if not some:
            raise Ended
        self._heard += some
        if len(self._heard) > LONGEST_LINE:
            raise Babble(_quoted(self._heard))
        return True

    def _overhear(self) -> bool:
        some = os.read(self._errors, CHUNK)
        self._complaints = (self._complaints + some)[-COMPLAINTS_KEPT:]
        return bool(some)

    def leave(self) -> None:
        """Say goodbye, and see to it that the program goes."""
        with suppress(OSError):
            os.write(self._to, _line({"type": "bye"}))
        self.end(LEAVE_SECONDS)

    def end(self, patience: float = 0.0) -> tuple[int, str]:
        """End the program and its processes; its exit code and the end of its error output."""
        stdin = self._process.stdin
        assert stdin is not None
        stdin.close()
        deadline = monotonic() + patience
        with selectors.DefaultSelector() as ready:
            ready.register(self._errors, selectors.EVENT_READ)
            while (left := deadline - monotonic()) > 0 and ready.select(left) and self._overhear():
                pass
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(max(0.0, deadline - monotonic()))
        complaints = self.overheard()
        self._end()
        return self._process.returncode, complaints

    def overheard(self) -> str:
        """The end of its error output, as far as it has come."""
        with suppress(BlockingIOError):  # there is nothing more
            self._overhear()
        return self._complaints.decode(errors="replace")


def _pipes(process: subprocess.Popen[bytes]) -> list[int]:
    """The ends to write to, to read from, and to read errors from; none of them ever waits."""
    out = []
    for stream in (process.stdin, process.stdout, process.stderr):
        assert stream is not None
        os.set_blocking(stream.fileno(), False)
        out.append(stream.fileno())
    return out


def _end(process: subprocess.Popen[bytes]) -> None:
    """No process of the program is left, not even a dead one."""
    with suppress(OSError):
        os.killpg(process.pid, signal.SIGKILL)
    with suppress(subprocess.TimeoutExpired):
        process.wait(LEAVE_SECONDS)
    for stream in (process.stdin, process.stdout, process.stderr):
        if stream is not None:
            stream.close()


def _line(message: Mapping[str, object]) -> bytes:
    return json.dumps(message, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def _understood(line: bytes) -> dict[str, object]:
    try:
        message = json.loads(line)
    except (ValueError, RecursionError):
        raise Babble(_quoted(line)) from None
    if not isinstance(message, dict):
        raise Babble(_quoted(line))
    return message


def _quoted(said: bytes) -> str:
    return said[:QUOTED].decode(errors="replace")


class Program:
    """A bot that is a program; it is started at its first question."""

    def __init__(
        self, command: Sequence[str], seed: int, start_seconds: float = START_SECONDS
    ) -> None:
        self._command = command
        self._seed = seed
        self._start_seconds = start_seconds
        self._starts = 0
        self._conversation: Conversation | None = None
        self._catalogue: Catalogue | None = None

    def __reduce__(self) -> str:
        # What it has been told is in the other process.
        raise TypeError("a program runs by itself, so it can be neither copied nor pickled")

    def choose(self, view: View, legal: list[int], budget: Budget) -> int:
        if self._catalogue is None:
            self._catalogue = view.sample_state(Random(0)).t.actions
        shown = view.to_dict()
        if self._conversation is None:
            self._start(shown)
        question = {
            "type": "question",
            "view": shown,
            "legal": [
                {"text": self._catalogue.name[action], "form": self._catalogue.to_dict(action)}
                for action in legal
            ],
            "budget": {"seconds": budget.seconds, "iterations": budget.iterations},
        }
        said = self._exchange(question, allowance(budget) or MOST_SECONDS, budget)
        action = self._action(self._catalogue, said)
        if action not in legal:
            raise Forfeit(not_legal(legal, self._report(said)))
        return action

    def close(self) -> None:
        if self._conversation is not None:
            self._conversation.leave()
            self._conversation = None

    def _start(self, shown: Mapping[str, object]) -> None:
        """A new process, and hello."""
        if self._starts == MOST_STARTS:
            raise Forfeit(Lapse("absent", _say("detail-starts", n=MOST_STARTS)))
        self._starts += 1
        try:
            self._conversation = Conversation(self._command)
        except OSError as error:
            raise Forfeit(Lapse("absent", error.strerror or type(error).__name__)) from None
        hello = {
            "type": "hello",
            "protocol": PROTOCOL,
            "version": __version__,
            "rules": shown["rules"],
            "edition": shown["edition"],
            "seat": shown["view"],
            "seed": self._seed,
        }
        wait = self._start_seconds
        said = self._exchange(hello, wait, Budget(seconds=wait))
        if said.get("protocol") != PROTOCOL:
            report = self._end_conversation()[1]
            raise Forfeit(Lapse("absent", _say("detail-protocol", ours=str(PROTOCOL)), report))

    def _exchange(
        self, message: Mapping[str, object], seconds: float, budget: Budget
    ) -> dict[str, object]:
        """A program that does not answer properly is ended: whatever it says later is too late."""
        assert self._conversation is not None
        try:
            return self._conversation.exchange(message, seconds)
        except Late:
            _, report = self._end_conversation()
            raise Forfeit(late(seconds, budget, report)) from None
        except Ended:
            code, report = self._end_conversation(LEAVE_SECONDS)
            raise Forfeit(Lapse("crash", _say("detail-ended", code=str(code)), report)) from None
        except Babble as babble:
            report = f"{babble}\n{self._end_conversation()[1]}"
            raise Forfeit(Lapse("nonsense", _say("detail-babble"), report)) from None

    def _end_conversation(self, patience: float = 0.0) -> tuple[int, str]:
        assert self._conversation is not None
        conversation, self._conversation = self._conversation, None
        return conversation.end(patience)

    def _report(self, said: Mapping[str, object]) -> str:
        """What it said, and what it complained about."""
        assert self._conversation is not None
        return f"{json.dumps(said)[:QUOTED]}\n{self._conversation.overheard()}"

    def _action(self, catalogue: Catalogue, said: Mapping[str, object]) -> int:
        answer = said.get("answer")
        with suppress(UnknownAction):
            if isinstance(answer, str):
                return catalogue.parse(answer)
            if isinstance(answer, dict):
                return catalogue.from_dict(answer)
        raise Forfeit(Lapse("nonsense", _say("detail-no-action"), self._report(said)))
