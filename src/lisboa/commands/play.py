"""`lisboa play`: a game at one terminal, for people and bots."""

import sys
from argparse import ArgumentParser, Namespace
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import randrange
from typing import Final

from lisboa.bots.levels import LEVELS
from lisboa.bots.registry import UnknownBot, find, names
from lisboa.bots.safeguard import Guarded, seed_of
from lisboa.commands.check import Unusable, fault_text, read_record
from lisboa.edition import Edition, load
from lisboa.game import Game, GameError, RecordError, new_game
from lisboa.game import load as load_game
from lisboa.game.game import FEWEST, MOST, SEEDS
from lisboa.terminal import kept_games, variant_flags
from lisboa.terminal.arguments import CommandLineError, placeholder, whole_number
from lisboa.terminal.console import short
from lisboa.terminal.hotseat import HotSeat
from lisboa.terminal.saves import BROKEN, CURRENT, Save, Sitting, Unreadable, label_of
from lisboa.terminal.screen import Screen
from lisboa.text import look, say, things

_say = partial(say, "play")
HUMAN: Final = "human"
DEFAULT_BOT: Final = "merchant"
DEFAULT_PLAYERS: Final = 3
LACERDA: Final = "lacerda"  # who is part of the rules and never asked
NEW_GAME_OPTIONS: Final = ("players", "seats", "names", "seed")


def add_arguments(parser: ArgumentParser) -> None:
    add = parser.add_argument
    add("file", metavar=placeholder("file"), nargs="?", type=Path, help=_say("file-argument"))
    add("--games", action="store_true", help=_say("games-option"))
    add("--players", metavar="N", type=whole_number(FEWEST, MOST), help=_say("players-option"))
    add("--seats", metavar=placeholder("kinds"), help=_seats_help())
    add("--names", metavar=placeholder("names"), help=_say("names-option"))
    add("--seed", metavar="N", type=whole_number(0), help=_say("seed-option"))
    add("--new", action="store_true", help=_say("new-option"))
    add("--full", action="store_true", help=_say("full-option"))
    add("--plain", action="store_true", help=_say("plain-option"))
    add("--edition", metavar=placeholder("folder"), type=Path, help=_say("edition-option"))
    add("--data", metavar=placeholder("folder"), type=Path, help=_say("data-option"))
    variant_flags.add_arguments(parser)


def run(arguments: Namespace) -> int:
    wanted = _sitting(arguments)  # complain about flags before anything is touched
    people = _names(arguments.names, len(wanted.seats) - arguments.solo)
    variant_flags.agreement(
        arguments,
        people or variant_flags.seats(len(wanted.seats), solo=arguments.solo),
        one_game=True,
    )
    save, screen = Save(arguments.data), Screen(plain=arguments.plain)
    if arguments.games:
        if arguments.file or _given(arguments):
            raise CommandLineError(_say("games-alone"))
        kept_games.show(save)
        return 0
    try:
        found = (_taken_up if arguments.file else _saved)(arguments, save, screen)
    except EOFError:  # nobody is there to say whether to go on
        print()
        return 0
    if found is None:
        found = _begin(arguments, wanted, people), wanted
        _introduce(found[0], found[1], screen)
        save.write(*found)
    game, sitting = found
    seed = sitting.seed + len(game.actions)  # a bot that sits down again goes on by chance anew
    bots = {
        number: Guarded(find(kind), seed_of(seed, number))
        for number, kind in enumerate(sitting.seats)
        if kind not in (HUMAN, LACERDA)
    }
    try:
        finished = HotSeat(game, bots, save, screen, full=arguments.full).play()
    finally:
        for seat in bots.values():
            seat.close()
    if finished:
        kept = save.put_aside(label_of(game))
        screen.line(_say("kept", file=str(kept)))
    return 0


def _seats_help() -> str:
    levels = [say("bots", "level", name=name, text=say("bots", f"level-{name}")) for name in LEVELS]
    return _say("seats-option", human=HUMAN, levels=", ".join(levels))


# ---- a new game ----


def _sitting(arguments: Namespace) -> Sitting:
    seats, players = _seats(arguments.seats), arguments.players
    if arguments.solo:
        if seats is not None:
            raise CommandLineError(_say("solo-alone", option="--seats"))
        variant_flags.players(arguments, DEFAULT_PLAYERS)
        seats = [HUMAN, LACERDA]
    if seats is None:
        bots = (players or DEFAULT_PLAYERS) - 1
        seats = [HUMAN, *[DEFAULT_BOT] * bots]
    if not FEWEST <= len(seats) <= MOST:
        raise CommandLineError(_say("wrong-seats", n=len(seats), fewest=FEWEST, most=MOST))
    if players is not None and players != len(seats):
        raise CommandLineError(_say("seats-and-players", n=len(seats), players=players))
    seed = randrange(SEEDS) if arguments.seed is None else arguments.seed
    edition = None if arguments.edition is None else str(arguments.edition.absolute())
    return Sitting(seats, seed, edition)


def _seats(text: str | None) -> list[str] | None:
    if text is None:
        return None
    kinds = [kind.strip() for kind in text.split(",")]
    return [HUMAN if kind.lower() == HUMAN else _bot(kind) for kind in kinds]


def _bot(kind: str) -> str:
    """The name of a bot as the registry writes it."""
    try:
        return find(kind).name
    except UnknownBot as unknown:
        if ":" in kind:
            raise CommandLineError(str(unknown)) from None
        known = ", ".join((HUMAN, *names()))
        raise CommandLineError(_say("unknown-kind", kind=short(kind), kinds=known)) from None


def _names(text: str | None, players: int) -> list[str] | None:
    if text is None:
        return None
    people = [name.strip() for name in text.split(",")]
    if len(people) != players:
        raise CommandLineError(_say("wrong-names", n=len(people), players=players))
    return people


def _begin(arguments: Namespace, sitting: Sitting, people: list[str] | None) -> Game:
    edition = load(arguments.edition)
    players = len(sitting.seats) - arguments.solo
    known = people or variant_flags.seats(players, solo=arguments.solo)
    chosen = variant_flags.chosen(arguments, known)
    try:
        return new_game(players, sitting.seed, names=people, edition=edition, variants=chosen)
    except GameError as error:
        raise CommandLineError(str(error)) from None


def _introduce(game: Game, sitting: Sitting, screen: Screen) -> None:
    players = [
        _say(
            "introduced",
            name=things.called(name),
            kind=HUMAN if kind in (HUMAN, LACERDA) else "bot",
            bot=kind,
        )
        for name, kind in zip(game.names, sitting.seats, strict=True)
    ]
    start = things.called(game.names[game.state.start])
    screen.strong(_say("welcome", players=look.listed(players), start=start))
    if told := variant_flags.told(game.state.agreement, game.names):
        screen.line(told)
    screen.line(_say("welcome-help", seed=str(sitting.seed)))


# ---- an old game ----


def _taken_up(arguments: Namespace, save: Save, screen: Screen) -> tuple[Game, Sitting]:
    """The game of a record; the one that is saved makes room for it."""
    if given := [option for option in _given(arguments) if option != "--seats"]:
        raise CommandLineError(_say("not-with-file", options=look.listed(given)))
    file = kept_games.found(save, arguments.file)
    try:
        text = read_record(file)
        sitting = _sitting_of(arguments, save, file)
        game = load_game(text, _edition(arguments, sitting))
        sitting = _seated(arguments, game, sitting)
        _check(game, sitting)
    except (Unusable, Unreadable, GameError) as error:
        raise CommandLineError(_say("bad-record", file=str(file), reason=str(error))) from None
    if game.over:
        raise CommandLineError(_say("file-over", file=str(file)))
    if not (save.record.exists() and file.samefile(save.record)):
        if save.exists():
            screen.line(_say("old-game", file=str(save.put_aside(_label(save)))))
        save.take_up(file, game, sitting)
    told = _say("taken-up", players=things.people(game.names), turn=game.state.turn)
    screen.strong(told)
    return game, sitting


def _sitting_of(arguments: Namespace, save: Save, file: Path) -> Sitting:
    """Who sat there, if it is known."""
    seating = file.with_suffix(save.seating.suffix)
    if seating.exists() and arguments.seats is None:
        return save.sitting(seating)
    return _sitting(arguments)


def _seated(arguments: Namespace, game: Game, sitting: Sitting) -> Sitting:
    """A record from elsewhere is played on by you and bots, unless others are named."""
    if len(sitting.seats) == game.players or arguments.seats is not None:
        return sitting
    others = [LACERDA] if game.state.agreement.solo else [DEFAULT_BOT] * (game.players - 1)
    return replace(sitting, seats=[HUMAN, *others])


def _label(save: Save) -> str:
    try:
        return label_of(load_game(save.text()))
    except (GameError, Unreadable):
        return CURRENT  # it is kept as it is, whatever it is


def _given(arguments: Namespace) -> list[str]:
    """The options that only a new game can heed."""
    own = [f"--{name}" for name in NEW_GAME_OPTIONS if getattr(arguments, name) is not None]
    new = ["--new"] if arguments.new and arguments.file else []
    return [*own, *variant_flags.given(arguments), *new]


# ---- a saved game ----


def _saved(arguments: Namespace, save: Save, screen: Screen) -> tuple[Game, Sitting] | None:
    """The saved game, if there is one and it is wanted."""
    if not save.exists():
        return None
    try:
        sitting = save.sitting()
        game = load_game(save.text(), _edition(arguments, sitting))
        _check(game, sitting)
    except RecordError as error:
        if error.key in ("record-other-edition", "record-other-rules") and not arguments.new:
            raise CommandLineError(_say("foreign-save", reason=fault_text(error))) from None
        _put_aside(save, screen, str(error))
        return None
    except (Unreadable, GameError) as error:
        _put_aside(save, screen, str(error))
        return None
    if game.over:
        save.put_aside(label_of(game))
        return None
    if _wanted(arguments, game, screen):
        return game, sitting
    screen.line(_say("old-game", file=str(save.put_aside(label_of(game)))))
    return None


def _edition(arguments: Namespace, sitting: Sitting) -> Edition:
    own = sitting.edition and Path(sitting.edition)
    return load(arguments.edition or own or None)


def _check(game: Game, sitting: Sitting) -> None:
    solo = game.state.agreement.solo
    people = sitting.seats[:-1] if solo else sitting.seats
    known = all(kind == HUMAN or _can_play(kind) for kind in people)
    known = known and (not solo or sitting.seats[-1:] == [LACERDA])
    if not known or len(sitting.seats) != game.players:
        raise Unreadable(_say("other-seats", seats=short(", ".join(sitting.seats))))


def _can_play(kind: str) -> bool:
    try:
        find(kind)
    except UnknownBot as unknown:
        if ":" in kind:  # a module or program that is not here today: the save is as good as ever
            raise CommandLineError(_say("foreign-save", reason=str(unknown))) from None
        return False
    return True


def _put_aside(save: Save, screen: Screen, reason: str) -> None:
    kept = save.put_aside(BROKEN)
    screen.line(_say("broken-save", reason=reason, file=str(kept)))


def _wanted(arguments: Namespace, game: Game, screen: Screen) -> bool:
    if arguments.new:
        return False
    told = _say("saved-game", players=things.people(game.names), turn=game.state.turn)
    given = _given(arguments)
    if sys.stdin is not None and sys.stdin.isatty():
        screen.line(told)
        if given:
            screen.line(_say("ignored", options=look.listed(given), n=len(given)))
        return screen.agrees(_say("go-on"))
    if given:
        return False
    screen.line(told)
    return True
