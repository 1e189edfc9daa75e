"""The journal of a match: every finished game is a line, so that an interruption costs nothing.

The first line says what decides the games: the bots, the table, the edition, the rules and the
code of the bots. Who comes back with the same match goes on where it stopped.
"""

import json
from collections.abc import Mapping
from dataclasses import asdict
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import lisboa.bots
from lisboa import __version__
from lisboa.arena.match import Match, Place, Played, Seated
from lisboa.bots import registry
from lisboa.rules import RULES_VERSION

FORMAT: Final = "lisboa arena 1"


class Unfit(Exception):
    """A file that is no journal of this match."""

    def __init__(self, cause: str, line: int = 1) -> None:
        super().__init__(cause, line)
        self.cause = cause  # "no-journal", "another-match", "spoilt"
        self.line = line


class Journal:
    """A file of JSON lines that grows with the match."""

    def __init__(self, file: Path, match: Match) -> None:
        self.file = file
        self._head = head(match)
        self._seatings = len(match.seatings)

    def read(self) -> list[Played]:
        """The games that are in it; a line that was cut short is thrown away."""
        try:
            text = self.file.read_text("utf-8")
        except FileNotFoundError:
            return []
        except UnicodeDecodeError:
            raise Unfit("no-journal") from None
        whole = text[: text.rfind("\n") + 1]
        if not whole:
            if text:
                raise Unfit("no-journal")
            return []
        first, *lines = whole.splitlines()
        self._check_head(first)
        games = [self._game(line, number) for number, line in enumerate(lines, start=2)]
        if whole != text:
            self.file.write_text(whole, "utf-8")
        return games

    def _check_head(self, line: str) -> None:
        try:
            found = json.loads(line)
        except ValueError:
            raise Unfit("no-journal") from None
        if not isinstance(found, dict) or found.get("format") != FORMAT:
            raise Unfit("no-journal")
        if found != self._head:
            raise Unfit("another-match")

    def _game(self, line: str, number: int) -> Played:
        try:
            played = game_of(json.loads(line))
        except (ValueError, TypeError, KeyError, AttributeError):
            raise Unfit("spoilt", number) from None
        if not 0 <= played.at.seating < self._seatings:
            raise Unfit("spoilt", number)
        return played

    def begin(self) -> None:
        """Write the first line, unless it is there; shows that the file can be written."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        with self.file.open("a", encoding="utf-8") as file:
            if file.tell() == 0:
                file.write(json.dumps(self._head, ensure_ascii=False) + "\n")

    def add(self, game: Played) -> None:
        with self.file.open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(game), ensure_ascii=False) + "\n")

    def forget(self) -> None:
        self.file.unlink(missing_ok=True)


def game_of(found: Mapping[str, Any]) -> Played:
    """A game from its line."""
    return Played(
        Place(**{name: int(number) for name, number in found["at"].items()}),
        tuple(Seated(**seat) for seat in found["seats"]),
        str(found["ended_by"]),
        found["rank"],
    )


def head(match: Match) -> dict[str, Any]:
    """What must be the same for games to count in the same match."""
    return {
        "format": FORMAT,
        "bots": list(match.bots),
        "players": match.players,
        "seed": match.seed,
        "options": json.loads(json.dumps(asdict(match.agreement))),
        "edition": match.edition.fingerprint,
        "rules": RULES_VERSION,
        "version": __version__,
        "code": code_of_bots(match),
    }


def code_of_bots(match: Match) -> str:
    """Another word as soon as the code or the weights of a bot change, also of one of your own."""
    folder = Path(lisboa.bots.__file__).parent
    files = [file for file in folder.rglob("*") if file.suffix in (".py", ".toml")]
    digest = sha256()
    own = [file for bot in match.contestants for file in registry.find(bot).files]
    for file in (*sorted(files), *own):
        digest.update(file.name.encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def name_of(match: Match) -> str:
    """A file name for the match: readable, and different for different ones."""
    table = "solo" if match.agreement.solo else str(match.players)
    words = "-".join((*match.bots, table, str(match.seed)))
    plain = "".join(letter if letter.isalnum() else "-" for letter in words)[:60]
    digest = sha256(json.dumps(head(match), sort_keys=True).encode()).hexdigest()[:8]
    return f"{plain}-{digest}.jsonl"
