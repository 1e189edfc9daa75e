"""`lisboa check`: do records replay to what they say?"""

from argparse import ArgumentParser, Namespace
from functools import partial
from pathlib import Path
from typing import Final

from lisboa.edition import Edition, load
from lisboa.game import Game, GameError
from lisboa.game import load as load_game
from lisboa.game.actions import RANKS
from lisboa.terminal.arguments import placeholder
from lisboa.text import ladder, say, things

_say = partial(say, "play")
SOUND, WRONG, UNREADABLE = 0, 1, 2  # exit codes
LARGEST: Final = 10_000_000  # bytes; a record has some ten thousand


class Unusable(Exception):
    """A file that cannot be a record; its text says why."""


def add_arguments(parser: ArgumentParser) -> None:
    add = parser.add_argument
    add("files", metavar=placeholder("file"), nargs="+", type=Path, help=_say("records-argument"))
    add("--edition", metavar=placeholder("folder"), type=Path, help=_say("edition-option"))


def run(arguments: Namespace) -> int:
    edition = load(arguments.edition)
    return max(_check(path, edition) for path in arguments.files)


def _check(path: Path, edition: Edition) -> int:
    code = SOUND
    try:
        said = _say("check-ok", **_told(load_game(read_record(path), edition)))
    except Unusable as error:
        code, said = UNREADABLE, str(error)
    except GameError as error:
        code, said = WRONG, " ".join(fault_text(error).split())
    print(_say("check-line", file=str(path), text=said), flush=True)
    return code


def fault_text(error: GameError) -> str:
    """What is wrong with a record; here an edition is given by an option."""
    if error.key == "record-other-edition":
        return _say("record-other-edition", **error.told)
    return str(error)


def _told(game: Game) -> dict[str, str | int]:
    result = game.result
    winners = [game.names[seat] for seat in result.winners] if result else []
    return {
        "players": things.people(game.names),
        "turns": game.state.turn,
        "winners": things.people(winners) if winners else "none",
        "rank": ladder.rank_name(RANKS.index(result.rank)) if result and result.rank else "none",
    }


def read_record(path: Path) -> str:
    """The text of a file, if it is one."""
    try:
        if path.is_dir():
            raise Unusable(_say("is-folder"))
        if path.stat().st_size > LARGEST:
            raise Unusable(_say("too-large"))
        return path.read_bytes().decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Unusable(_say("not-text")) from None
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise Unusable(_say("cannot-read", reason=reason)) from None
