"""Where games are kept between sittings, and how nothing is lost.

One data directory serves every way of playing. In its folder `games` lie the game at the terminal
(`terminal.record`, with who sits where in `terminal.json`) and the records of earlier games.
"""

import json
import os
import sys
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from datetime import datetime
from pathlib import Path
from tempfile import NamedTemporaryFile

from lisboa.game import Game

CURRENT = "terminal"
BROKEN = "broken"


class Unreadable(Exception):
    """A save that is no game any more; its text says what is wrong."""


@dataclass(frozen=True)
class Sitting:
    """Who plays at each seat, how chance goes for bots, and with which edition."""

    seats: list[str]  # "human" or the name of a bot
    seed: int
    edition: str | None = None  # its folder


def data_directory() -> Path:
    """`$LISBOA_DATA`, or where this system keeps what programs write for their users."""
    if own := os.environ.get("LISBOA_DATA"):
        return Path(own)
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or Path.home() / "AppData/Local"
        return Path(base) / "lisboa"
    if sys.platform == "darwin":
        return Path.home() / "Library/Application Support/lisboa"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local/share") / "lisboa"


class Save:
    """The game at the terminal, in one data directory."""

    def __init__(self, data: Path | None) -> None:
        self.folder = (data or data_directory()) / "games"
        self.record = self.folder / f"{CURRENT}.record"
        self.seating = self.folder / f"{CURRENT}.json"

    def exists(self) -> bool:
        return self.record.exists() or self.seating.exists()

    def write(self, game: Game, sitting: Sitting | None = None) -> None:
        """After every answer; with the sitting when a game begins."""
        self.folder.mkdir(parents=True, exist_ok=True)
        if sitting is not None:
            write_whole(self.seating, json.dumps(asdict(sitting), indent=2) + "\n")
        write_whole(self.record, game.record())

    def sitting(self, seating: Path | None = None) -> Sitting:
        """Who sits where in the saved game, or in the one with this file beside it."""
        file = seating or self.seating
        try:
            found = json.loads(file.read_bytes())
            sitting = Sitting(**found)
        except FileNotFoundError as error:
            raise Unreadable(f"{error.filename}: {error.strerror}") from None
        except (ValueError, TypeError, RecursionError) as error:
            raise Unreadable(f"{file.name}: {error}") from None
        seats = sitting.seats
        good = isinstance(seats, list) and all(isinstance(seat, str) for seat in seats)
        if not good or not isinstance(sitting.seed, int):
            raise Unreadable(f"{file.name}: {str(found)[:80]}")
        return sitting

    def text(self) -> str:
        try:
            return self.record.read_text("utf-8")
        except FileNotFoundError as error:
            raise Unreadable(f"{error.filename}: {error.strerror}") from None
        except UnicodeDecodeError as error:
            raise Unreadable(f"{self.record.name}: {error.reason}") from None

    def put_aside(self, label: str) -> Path:
        """Make room for another game: both files get a name of their own."""
        stem = next(self._free_stems(label))
        for path in (self.record, self.seating):
            if path.exists():
                path.rename(stem.with_name(stem.name + path.suffix))
        return stem.with_name(f"{stem.name}.record")

    def take_up(self, record: Path, game: Game, sitting: Sitting) -> None:
        """Go on with a game that was put aside, or with a copy of a record from elsewhere."""
        self.write(game, sitting)
        if record.parent.resolve() == self.folder.resolve():
            record.unlink()
            record.with_suffix(self.seating.suffix).unlink(missing_ok=True)

    def _free_stems(self, label: str) -> Iterator[Path]:
        """ "2026-05-01-ana-ben", then with -2, -3 ... behind it."""
        day = datetime.now().date().isoformat()
        plain = "".join(x if x.isalnum() else "-" for x in label.lower()) or CURRENT
        number = 1
        while True:
            stem = self.folder / (f"{day}-{plain}" if number == 1 else f"{day}-{plain}-{number}")
            taken = [stem.with_name(f"{stem.name}{end}") for end in (".record", ".json")]
            if not any(path.exists() for path in taken):
                yield stem
            number += 1


def write_whole(path: Path, text: str) -> None:
    """All of a file or nothing, even if the power fails."""
    with NamedTemporaryFile(
        "w", encoding="utf-8", dir=path.parent, prefix=f".{path.name}-", delete=False
    ) as file:
        try:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
            file.close()
            Path(file.name).replace(path)
        except BaseException:
            Path(file.name).unlink(missing_ok=True)
            raise


def label_of(game: Game) -> str:
    return "-".join(game.names)
