"""What an operator may decide; the defaults serve a person at home."""

from dataclasses import dataclass, field
from math import inf
from pathlib import Path
from typing import Final

from lisboa.edition import WrittenEdition, written

PORT: Final = 1755
MINUTE: Final = 60.0
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR


@dataclass(frozen=True)
class Rate:
    """So many at once, and then so many in a second."""

    at_once: float
    per_second: float


def hourly(number: float) -> Rate:
    """So many in an hour, also all of them at once; 0: as many as anybody likes."""
    return Rate(number or inf, number / HOUR)


@dataclass(frozen=True)
class Limits:
    """For one address, one game and one socket. Each process counts for itself."""

    requests: Rate = Rate(300, 30.0)  # new sockets included
    failures: Rate = Rate(20, 0.1)  # wrong credentials for one game
    games: Rate = Rate(60, 60 / HOUR)  # that are made
    thinking: Rate = Rate(HOUR, 1.0)  # seconds of bots and hints: what one worker can
    thinking_of_game: Rate = Rate(HOUR / 2, 0.5)
    connections: int = 512
    spectators: int = 64  # sockets
    messages: Rate = Rate(100, 20.0)  # of one socket
    head_seconds: float = 10.0  # until the head of a request has arrived, or the next one begins
    body_seconds: float = 30.0  # until a request has arrived
    answer_seconds: float = 30.0  # until a client has taken the next part of an answer


@dataclass(frozen=True)
class Settings:
    """Seconds and bytes, where nothing else is said."""

    data: Path  # everything this server writes lies here, unless the database is elsewhere
    database: str = ""  # a URL; empty: SQLite in the data directory
    host: str = "127.0.0.1"
    port: int = PORT

    # What there is to play with; the first is taken where nobody chooses.
    editions: tuple[WrittenEdition, ...] = field(default_factory=lambda: (written(),))

    # Which web pages may talk to us besides our own; behind a proxy its public address.
    origins: tuple[str, ...] = ()
    trusted_proxies: str = "127.0.0.1"  # whose X-Forwarded-For counts
    names: tuple[str, ...] = ()  # by which browsers find us, besides those of http/finding.py

    workers: int = 1  # processes in which bots think
    database_threads: int = 4  # PostgreSQL only: SQLite has one writer
    lease: float = 15.0  # how long a process may move the bots of a game without saying so again
    sweep: float = 3.0  # how often bots that nobody moves, and idle tables, are looked for
    idle: float = 120.0  # a table that nobody looks at leaves the memory
    snapshot_every: int = 50  # entries
    at_rest: float = HOUR  # after which a game leaves a keepsake; at once when it is over

    keep_finished: float = 365 * DAY
    keep_unfinished: float = 180 * DAY  # since the last change
    keep_expired: float = 30 * DAY  # out of sight, before they are deleted
    expire_after: float = 6 * HOUR  # of running: a clock that is wrong at the start is put right
    expire_share: float = 0.1  # of all games, at most, in an hour
    longest_silence: float = 30 * DAY  # further from the newest change no clock is believed

    stop_within: float = 20.0  # then the process ends, whatever is under way
    health_within: float = 2.0  # a database that takes longer does not answer
    least_room: int = 50_000_000  # on the disk of an SQLite file; with less it counts as full

    most_games: int = 100_000  # that are stored
    most_connections: int = 10_000  # and never more than the system gives us files
    limits: Limits = field(default_factory=Limits)
    largest_body: int = 1_000_000
    largest_message: int = 16_384
    most_spectators: int = 64  # sockets at one game; seats do not count among them
    most_sockets_per_seat: int = 16
    waiting_messages: int = 256  # for one socket; a client that does not read loses its connection
    hello_within: float = 10.0
    log: bool = False  # what happens; what is wrong is always told
    json_logs: bool = False

    @property
    def database_url(self) -> str:
        return self.database or f"sqlite:///{(self.data / 'lisboa.sqlite').absolute()}"
