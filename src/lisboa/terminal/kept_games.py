"""The games that are kept, and by which name each is taken up again."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from pathlib import Path

from lisboa.game import Game, GameError
from lisboa.game import load as load_game
from lisboa.terminal.console import beside, bright, wrap
from lisboa.terminal.saves import Save
from lisboa.text import say, things

_say = partial(say, "play")


@dataclass(frozen=True)
class Kept:
    """A record in the folder of games."""

    path: Path
    when: datetime
    game: Game | None  # None: it cannot be read here
    reason: str = ""

    @property
    def line(self) -> str:
        if self.game is None:
            return _say("kept-unreadable", reason=self.reason)
        turn, players = self.game.state.turn, things.people(self.game.names)
        if (result := self.game.result) is None:
            return _say("kept-unfinished", players=players, turn=turn, when=self._day)
        winners = things.people([self.game.names[seat] for seat in result.winners])
        return _say("kept-finished", players=players, winners=winners, turn=turn, when=self._day)

    @property
    def _day(self) -> str:
        return self.when.date().isoformat()


def kept(save: Save) -> Iterator[Kept]:
    """All games in the folder, the last one played first."""
    paths = [path for path in save.folder.glob("*.record") if path.is_file()]
    for path in sorted(paths, key=lambda path: path.stat().st_mtime, reverse=True):
        when = datetime.fromtimestamp(path.stat().st_mtime)
        try:
            yield Kept(path, when, load_game(path.read_text("utf-8")))
        except UnicodeDecodeError:
            yield Kept(path, when, None, _say("not-text"))
        except GameError as error:
            yield Kept(path, when, None, str(error))


def show(save: Save) -> None:
    """The list, with the names by which games are taken up again."""
    games = list(kept(save))
    folder = str(save.folder)
    if not games:
        print(_say("games-none", folder=folder))
        return
    print(*wrap(_say("games-title", folder=folder)), sep="\n")
    width = max(len(one.path.stem) for one in games)
    for one in games:
        print(beside(bright(f"{one.path.stem:{width}}"), one.line, width))


def found(save: Save, name: Path) -> Path:
    """A file by its path, or by its name in the folder of games."""
    own = save.folder / f"{name.name.removesuffix('.record')}.record"
    return own if not name.exists() and own.is_file() else name
