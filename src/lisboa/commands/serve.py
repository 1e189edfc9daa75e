"""`lisboa serve`: many people, many games."""

import errno
import os
import socket
import sys
from argparse import ArgumentParser, Namespace
from contextlib import closing, suppress
from functools import partial
from pathlib import Path
from typing import Final

from lisboa.edition.shelf import shelf
from lisboa.server.settings import DAY, HOUR, MINUTE, PORT, Limits, Settings, hourly
from lisboa.terminal.arguments import CommandLineError, placeholder, whole_number
from lisboa.terminal.saves import data_directory
from lisboa.text import ENGLISH, say, speaking

_say = partial(say, "server")
HIGHEST: Final = 65535
TRIES: Final = 100  # ports after the usual one
MOST_DAYS: Final = 100_000
LONGEST_STOP: Final = 3600  # seconds
MOST: Final = 1_000_000_000
EVERYWHERE: Final = ("0.0.0.0", "::")


def add_arguments(parser: ArgumentParser) -> None:
    add = parser.add_argument
    add(
        "--port",
        metavar="N",
        type=whole_number(0, HIGHEST),
        help=_say("port-option", port=str(PORT)),
    )
    add("--open", action="store_true", help=_say("open-option"))
    add("--host", metavar=placeholder("address"), default="127.0.0.1", help=_say("host-option"))
    add("--data", metavar=placeholder("folder"), type=Path, help=_say("data-option"))
    add("--database", metavar="URL", default="", help=_say("database-option"))
    editions = partial(add, "--edition", metavar=placeholder("folder"), type=Path, nargs="+")
    editions(action="extend", default=[], help=_say("edition-option"))
    add("--workers", metavar="N", type=whole_number(1, 256), default=1, help=_say("workers-option"))
    add("--origin", metavar="URL", action="append", default=[], help=_say("origin-option"))
    add("--proxy", metavar=placeholder("address"), default="127.0.0.1", help=_say("proxy-option"))
    names = partial(add, "--name", metavar=placeholder("name"), action="append")
    names(default=[], help=_say("name-option"))
    seconds = partial(add, metavar=placeholder("seconds"), type=whole_number(1, LONGEST_STOP))
    seconds("--stop-within", default=20, help=_say("stop-within-option"))
    days = partial(add, metavar=placeholder("days"), type=whole_number(1, MOST_DAYS))
    days("--keep-finished", default=365, help=_say("keep-finished-option"))
    days("--keep-unfinished", default=180, help=_say("keep-unfinished-option"))
    days("--keep-expired", default=30, help=_say("keep-expired-option"))
    hours = partial(add, metavar=placeholder("hours"), type=whole_number(0, 24 * MOST_DAYS))
    hours("--expire-after", default=6, help=_say("expire-after-option"))
    percent = partial(add, metavar=placeholder("percent"), type=whole_number(1, 100))
    percent("--expire-share", default=10, help=_say("expire-share-option"))
    days("--longest-silence", default=30, help=_say("longest-silence-option"))
    number = partial(add, metavar="N", type=whole_number(0, MOST))
    number("--games-per-address", default=60, help=_say("games-per-address-option"))
    minutes = partial(add, metavar=placeholder("minutes"), type=whole_number(0, MOST))
    minutes("--thinking-per-address", default=60, help=_say("thinking-per-address-option"))
    minutes("--thinking-per-game", default=30, help=_say("thinking-per-game-option"))
    number("--most-games", default=100_000, help=_say("most-games-option"))
    some = partial(add, metavar="N", type=whole_number(1, MOST))
    some("--most-connections", default=10_000, help=_say("most-connections-option"))
    some("--connections-per-address", default=512, help=_say("connections-per-address-option"))
    some("--spectators-per-address", default=64, help=_say("spectators-per-address-option"))
    add("--log", action="store_true", help=_say("log-option"))
    add("--json-logs", action="store_true", help=_say("json-logs-option"))


def run(arguments: Namespace) -> int:
    settings = Settings(
        data=arguments.data or data_directory(),
        database=arguments.database,
        host=arguments.host,
        port=PORT if arguments.port is None else arguments.port,
        editions=shelf(dict.fromkeys(arguments.edition)),
        workers=arguments.workers,
        origins=tuple(arguments.origin),
        trusted_proxies=arguments.proxy,
        names=tuple(arguments.name),
        stop_within=float(arguments.stop_within),
        keep_finished=arguments.keep_finished * DAY,
        keep_unfinished=arguments.keep_unfinished * DAY,
        keep_expired=arguments.keep_expired * DAY,
        expire_after=arguments.expire_after * HOUR,
        expire_share=arguments.expire_share / 100,
        longest_silence=arguments.longest_silence * DAY,
        most_games=arguments.most_games,
        most_connections=arguments.most_connections,
        limits=Limits(
            games=hourly(arguments.games_per_address),
            thinking=hourly(arguments.thinking_per_address * MINUTE),
            thinking_of_game=hourly(arguments.thinking_per_game * MINUTE),
            connections=arguments.connections_per_address,
            spectators=arguments.spectators_per_address,
        ),
        log=arguments.log or arguments.json_logs,
        json_logs=arguments.json_logs,
    )
    settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)  # deals are secret
    _check_database(settings)
    door = _door(settings, movable=arguments.port is None)
    port = door.getsockname()[1]
    if port != settings.port and settings.port:
        print(_say("port-taken", port=str(settings.port)), flush=True)
    shown = "127.0.0.1" if settings.host in EVERYWHERE else settings.host
    address = f"[{shown}]" if ":" in shown else shown
    url = f"http://{address}:{port}"
    print(_say("serving", url=url), flush=True)
    if not _has_page():
        print(_say("no-page"), flush=True)
    elif arguments.open:
        _open_page(url)
    return _serve(settings, door)


def _has_page() -> bool:
    from lisboa.server.http import pages

    return pages.is_built()


def _open_page(url: str) -> None:
    """The door is open already: a browser that is quicker than the server waits in front of it."""
    import webbrowser

    can_see = sys.platform in ("darwin", "win32") or any(
        os.environ.get(screen) for screen in ("DISPLAY", "WAYLAND_DISPLAY")
    )
    # Without a screen there may be a browser for terminals, which would take this one.
    if not can_see or not webbrowser.open(url):
        print(_say("open-yourself"), flush=True)


def _check_database(settings: Settings) -> None:
    """Say in a sentence what would otherwise be a startup that failed."""
    from lisboa.server.store.claims import Claim, DatabaseTaken
    from lisboa.server.store.database import UnknownDatabase, UnusableDatabase, check, connect

    try:
        engine = connect(settings)
        check(engine)
        with closing(Claim(engine)):  # the host takes it for good
            engine.dispose()
    except UnknownDatabase:
        raise CommandLineError(_say("unknown-database")) from None
    except UnusableDatabase as fault:
        raise CommandLineError(_say(fault.key)) from None
    except DatabaseTaken:
        raise CommandLineError(_say("database-taken")) from None


def _door(settings: Settings, movable: bool) -> socket.socket:
    """A socket on the port that was asked for, or else on the next free one."""
    from lisboa.server.serving import open_door

    last = min(settings.port + TRIES, HIGHEST) if movable else settings.port
    for port in range(settings.port, last + 1):
        try:
            return open_door(settings.host, port)
        except socket.gaierror:
            raise CommandLineError(_say("unknown-host")) from None
        except OSError as error:
            if error.errno == errno.EADDRNOTAVAIL:
                raise CommandLineError(_say("unknown-host")) from None
            if error.errno != errno.EADDRINUSE:
                raise
    raise CommandLineError(_say("port-in-use", port=str(settings.port)))


def _serve(settings: Settings, door: socket.socket) -> int:
    from lisboa.server.http.app import create_app
    from lisboa.server.logs import setup_logging
    from lisboa.server.serving import clean_seldom, server_of

    setup_logging(quiet=not settings.log, json=settings.json_logs)
    server = server_of(create_app(settings), settings)
    clean_seldom()
    # Who reads what it tells is not here: inside, it speaks the original.
    with suppress(KeyboardInterrupt), speaking(ENGLISH):
        server.run(sockets=[door])
    print(_say("stopped"), flush=True)
    return 0 if server.started else 1
