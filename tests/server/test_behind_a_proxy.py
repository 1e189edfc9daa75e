"""Several processes behind one address, as operators are told to run them (deploy/): nginx or Caddy
in front, one PostgreSQL behind; and one process after the other is killed while people play.
`make soak` does it for longer."""

import os
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, ExitStack, closing, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from threading import Event

import pytest
from websockets.exceptions import ConnectionClosed, WebSocketException

from tests.server.conftest import NewDatabase
from tests.server.players import HUMAN, Json, Player, Site, Sitting
from tests.server.proxies import caddy, needs_caddy, needs_nginx, nginx
from tests.server.running import PATIENCE, Process
from tests.server.scribes import SEATS, Scribe

SOAK = bool(os.environ.get("LISBOA_SOAK"))
PROCESSES = 3
GAMES = 10 if SOAK else 6
KILLS = 60 if SOAK else 3
BREATH = 0.06  # seconds between two messages of a socket: it is allowed 20 in a second
CUT = (OSError, WebSocketException)  # a line that ends, or that does not begin

Proxy = Callable[[Path, Sequence[str]], AbstractContextManager[Site]]


class Crowd:
    """`lisboa serve` several times on one database."""

    def __init__(self, data: Path, database: str) -> None:
        self._data, self._database = data, database
        with ThreadPoolExecutor() as threads:  # all at once, on an empty database
            self.processes = list(threads.map(lambda _: self._start(), range(PROCESSES)))

    def _start(self, port: int = 0) -> Process:
        many = ["--games-per-address", "0"]  # everybody here has the same one
        return Process(self._data, self._database, port, words=many)

    @property
    def addresses(self) -> list[str]:
        return [process.url.removeprefix("http://") for process in self.processes]

    def kill(self, number: int) -> None:
        self.processes[number].kill()

    def replace(self, number: int) -> None:
        """Start one at the address of one that is gone."""
        port = int(self.addresses[number].rpartition(":")[2])
        self.processes[number] = self._start(port)

    def close(self) -> None:
        for process in self.processes:
            process.__exit__()


@pytest.fixture(scope="module")
def crowd(postgres: NewDatabase, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Crowd]:
    """Whoever ends one of them starts another in its place."""
    with closing(Crowd(tmp_path_factory.mktemp("data"), postgres())) as crowd:
        yield crowd


# ---- the files that operators are given ----


@pytest.mark.parametrize(
    "proxy",
    [
        pytest.param(nginx, marks=needs_nginx, id="nginx"),
        pytest.param(caddy, marks=needs_caddy, id="Caddy"),
    ],
)
def test_people_play_through_the_proxy_also_when_a_process_is_gone(
    proxy: Proxy, crowd: Crowd, tmp_path: Path
) -> None:
    with proxy(tmp_path, crowd.addresses) as site:
        page = {"Origin": site.url}  # of the site itself, as the browser knows it
        sitting = Sitting(
            site, site.http.post("/api/games", json={"seats": [HUMAN] * 3}, headers=page).json()
        )
        assert site.http.get("/api/health").headers["strict-transport-security"]
        assert site.http.get("/metrics").status_code == 404  # it is for the operator
        scribe = Scribe(sitting, Random(1))
        with sitting.player(*SEATS) as player:
            scribe.play(player, 5)
        crowd.kill(0)
        for _ in range(2 * PROCESSES):  # nobody is sent to the one that is gone
            assert site.http.get("/api/health").status_code == 200
        scribe.come_back(site)
        with sitting.player(*SEATS) as player:
            scribe.play(player, 5)
        scribe.end()
    crowd.replace(0)


# ---- a kill under load ----


@dataclass
class Witness:
    """Looks at a game and comes back whenever its line is cut; what it heard, all together."""

    sitting: Sitting
    seat: int | None
    heard: list[Json] = field(default_factory=list)
    told: int = 0
    cuts: int = 0
    player: Player | None = None

    def hear_of(self, sequence: int) -> None:
        """Nobody moves any more: what is known now was told, not asked for."""
        until = time.monotonic() + PATIENCE
        while True:
            try:
                if self.player is None:
                    seats = [] if self.seat is None else [self.seat]
                    self.player = self.sitting.player(*seats, told=self.told)
                self.player.hear_of(sequence, self.seat)
                return
            except CUT:
                assert time.monotonic() < until, "no process answers"
                self.leave()
                self.cuts += 1
                time.sleep(BREATH)

    def leave(self) -> None:
        """What it knows it takes along."""
        if self.player is not None:
            known = self.player.known.get(self.seat)
            if known is not None:
                self.heard += known["events"]
                self.told = known["told"]
            with suppress(ConnectionClosed):
                self.player.close()
            self.player = None


class Table:
    """A game that somebody plays, whatever becomes of the line, and two witnesses."""

    def __init__(self, site: Site, number: int) -> None:
        sitting = site.new(HUMAN, HUMAN, HUMAN)
        self.scribe = Scribe(sitting, Random(number))
        self.witnesses = [Witness(sitting, None), Witness(sitting, number % len(SEATS))]
        self.cuts = 0

    def play(self, enough: Event) -> None:
        sitting, over = self.scribe.sitting, False
        while not (enough.is_set() or over):
            try:
                self.scribe.come_back(sitting.site)
                with sitting.player(*SEATS) as player:
                    while not enough.is_set():
                        over = player.state(0)["table"]["status"] == "over"
                        if over:
                            break
                        self.scribe.play(player, 1)
                        time.sleep(BREATH)
            except CUT:
                self.cuts += 1
                time.sleep(BREATH)
        while self.scribe.sent is not None:  # of this one nobody knows yet whether it counts
            with suppress(*CUT):
                self.scribe.come_back(sitting.site)
            time.sleep(BREATH)

    def look(self) -> None:
        for witness in self.witnesses:
            witness.hear_of(len(self.scribe.published))

    def end(self) -> None:
        """What was promised is in the log once, and everybody heard all of it once."""
        for witness in self.witnesses:
            witness.leave()
            fresh = Witness(self.scribe.sitting, witness.seat)
            fresh.hear_of(len(self.scribe.published))
            fresh.leave()
            assert witness.heard == fresh.heard
            numbers = [event["number"] for event in witness.heard]
            assert numbers == sorted(set(numbers)) and numbers
        self.scribe.end()


@needs_nginx
def test_killed_under_load_nothing_is_lost_doubled_or_untold(crowd: Crowd, tmp_path: Path) -> None:
    chance = Random(1755)
    with ExitStack() as stack:
        site = stack.enter_context(nginx(tmp_path, crowd.addresses))
        tables = [Table(site, number) for number in range(GAMES)]
        done: list[Table] = []
        threads = stack.enter_context(ThreadPoolExecutor(GAMES))
        for kill in range(KILLS):
            enough = Event()
            stack.callback(enough.set)  # also if something fails here
            for place, table in enumerate(tables):
                if table.scribe.is_over:
                    table.end()
                    done.append(table)
                    tables[place] = Table(site, GAMES + len(done))
                tables[place].look()
            playing = [threads.submit(table.play, enough) for table in tables]
            time.sleep(chance.uniform(1.5, 2.5))
            crowd.kill(kill % PROCESSES)
            time.sleep(chance.uniform(0.5, 1.5))  # the others play on without it
            crowd.replace(kill % PROCESSES)
            enough.set()
            for table, played in zip(tables, playing, strict=True):
                played.result(PATIENCE)
                table.look()
        for table in tables:
            table.end()
        done += tables
        moves = sum(len(table.scribe.published) for table in done)
        cuts = sum(table.cuts + sum(w.cuts for w in table.witnesses) for table in done)
        print(f"{KILLS} kills: {cuts} lines cut, {moves} answers published in {len(done)} games")
        assert cuts >= KILLS and moves > 5 * GAMES
