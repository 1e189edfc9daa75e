"""Who is measured: each contestant is a process that waits for its turn."""

import json
import os
import shutil
import subprocess
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from benchmarks.peers.environments import ROOT, Unavailable, complaint, home, python_with

CATANATRON = "catanatron==3.2.1"
OPEN_SPIEL = "open_spiel==2.0.2"
MEASURES = ("play", "clone", "legal")  # what is asked of everybody


@dataclass
class Contestant:
    """An engine with a game; either `process` or `reason` is there once it was started."""

    key: str
    engine: str
    game: str
    words: list[str]  # its module and arguments
    python: Callable[[], Path]  # raises Unavailable
    sources: Callable[[], Path] | None = None  # code to be used instead of what is installed
    reason: str = ""  # why it is not measured
    about: dict[str, Any] = field(default_factory=dict)
    best: dict[str, float] = field(default_factory=dict)  # seconds of one thing

    def start(self, games: int) -> None:
        try:
            line = [str(self.python()), "-m", f"benchmarks.peers.{self.words[0]}", *self.words[1:]]
            self.process = subprocess.Popen(
                [*line, str(games)],
                cwd=ROOT,
                env=self.environment(),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                text=True,
                start_new_session=True,  # Ctrl-C is for the one who asks
            )
            self.about = self._listen()
        except (OSError, Unavailable) as error:
            self.reason = str(error)
        if self.key == "compiled" and not self.reason and not self.about["compiled"]:
            self.reason = "the engine in this environment is not compiled"

    def environment(self) -> dict[str, str]:
        path = {} if self.sources is None else {"PYTHONPATH": str(self.sources())}
        return {**os.environ, **path}

    def measure(self, name: str, seconds: float) -> None:
        """One window; what it found better than before is kept."""
        if self.reason or name not in self.about["measures"]:
            return
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps({"measure": name, "seconds": seconds}) + "\n")
            self.process.stdin.flush()
            found = self._listen()
        except (OSError, Unavailable) as error:
            self.reason = str(error)
            return
        for what, cost in found.items():
            self.best[what] = min(cost, self.best.get(what, cost))

    def _listen(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        assert self.process.stderr is not None
        line = self.process.stdout.readline()
        if not line:
            raise Unavailable(complaint(self.process.stderr.read()))
        heard: dict[str, Any] = json.loads(line)
        return heard

    def stop(self) -> None:
        if hasattr(self, "process"):
            self.process.kill()
            self.process.communicate()

    def result(self) -> dict[str, Any]:
        """What the document needs."""
        named = {"key": self.key, "engine": self.engine, "game": self.game}
        if self.reason:
            return {**named, "reason": self.reason}
        return {**named, **self.about, "best": self.best}


def everybody(lisboa: Path) -> list[Contestant]:
    """All contestants; `lisboa` is the Python of the environment where ours is compiled."""

    def ours(key: str, engine: str, sources: Callable[[], Path] | None = None) -> Contestant:
        return Contestant(key, engine, "Lisboa", ["play_lisboa"], lambda: existing(lisboa), sources)

    def open_spiel(game: str, name: str) -> Contestant:
        words = ["play_openspiel", game]
        return Contestant(game, "OpenSpiel", name, words, lambda: python_with(OPEN_SPIEL))

    return [
        ours("compiled", "Lisboa, compiled"),
        ours("plain", "Lisboa, not compiled", plain_sources),
        Contestant(
            "catanatron",
            "catanatron",
            "Catan",
            ["play_catanatron"],
            lambda: python_with(CATANATRON),
        ),
        open_spiel("chess", "chess"),
        open_spiel("backgammon", "backgammon"),
        open_spiel("gin_rummy", "gin rummy"),
        open_spiel("hearts", "hearts"),
    ]


def existing(python: Path) -> Path:
    if not python.exists():
        raise Unavailable("there is no environment with a compiled engine (make setup)")
    return python.absolute()


def plain_sources() -> Path:
    """A copy of the sources without anything compiled."""
    copy = home() / "sources"
    shutil.rmtree(copy, ignore_errors=True)
    ignored = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "*.egg-info", "build")
    shutil.copytree(ROOT / "src", copy, ignore=ignored)
    return copy
