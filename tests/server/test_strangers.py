"""What strangers may take: so many games, so much thinking, and never a place from a player."""

import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from lisboa.server.settings import Limits, Rate, Settings
from tests.server.conftest import NewDatabase
from tests.server.players import BOT, HUMAN, WAIT, Json, Site, Sitting, request_id
from tests.server.running import UNLIMITED, in_thread

BOTS = (BOT, BOT)
ONCE = Rate(1, 0.001)


@contextmanager
def site_of(settings: Settings, limits: Limits = UNLIMITED) -> Iterator[Site]:
    with in_thread(settings, limits) as url, closing(Site(url)) as site:
        yield site


def until(is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + WAIT
    while not is_so():
        assert time.monotonic() < end, "it never came"
        time.sleep(0.05)


def moves(sitting: Sitting) -> int:
    return int(sitting.look()["sequence"])


def wish(site: Site, address: str, *seats: Json) -> httpx.Response:
    """A new game for somebody behind a proxy."""
    says = {"X-Forwarded-For": address}
    return site.http.post("/api/games", json={"seats": seats or (HUMAN, HUMAN)}, headers=says)


# ---- bots play for somebody ----


def test_bots_do_not_play_where_nobody_is(site: Site) -> None:
    lonely, watched = site.new(*BOTS), site.new(*BOTS)
    with watched.player():
        until(lambda: moves(watched) > 5)
    assert moves(lonely) == 0  # though it came first, and was looked at by `moves`


def test_bots_play_on_for_somebody_who_was_there(site: Site) -> None:
    sitting = site.new(*BOTS)
    with sitting.player() as watcher:
        watcher.state(None)
    before = moves(sitting)
    until(lambda: moves(sitting) > before + 5)


def test_bots_play_on_for_somebody_who_changed_something(site: Site) -> None:
    """Without ever having looked."""
    sitting = site.new(HUMAN, BOT)
    for level in ("apprentice", "merchant"):
        handed = sitting.change("POST", "/seats/0/hand-over", sitting.host, level=level)
    assert handed.status_code == 409  # a bot plays already
    until(lambda: moves(sitting) > 5)


def test_a_server_remembers_who_was_there(data: Path, new_database: NewDatabase) -> None:
    settings = Settings(data=data, database=new_database(), sweep=0.2)
    with site_of(settings) as site:
        lonely, watched = site.new(*BOTS), site.new(*BOTS)
        with watched.player() as watcher:
            watcher.state(None)
    with site_of(settings) as site:
        lonely.site = watched.site = site
        before = moves(watched)
        until(lambda: moves(watched) > before + 5)
        assert moves(lonely) == 0


# ---- games ----


@pytest.fixture
def sparing(data: Path) -> Iterator[Site]:
    """Two games for each address."""
    with site_of(Settings(data=data), replace(UNLIMITED, games=Rate(2, 0.01))) as site:
        yield site


def test_an_address_makes_so_many_games_and_is_told_when_it_may_again(sparing: Site) -> None:
    made = [wish(sparing, "198.51.100.7") for _ in range(3)]
    assert [answer.status_code for answer in made] == [201, 201, 429]
    refused: Json = made[-1].json()
    assert refused["code"] == "too-many" and refused["text"]["key"] == "operations:too-many-games"
    assert 0 < int(made[-1].headers["retry-after"]) == refused["text"]["args"]["seconds"] <= 100
    assert wish(sparing, "198.51.100.8").status_code == 201


def test_a_network_of_ipv6_is_one_address(sparing: Site) -> None:
    hosts = [f"2001:db8:0:{net}::{host}" for net, host in ((1, 1), (1, 2), (1, 3), (2, 1))]
    assert [wish(sparing, host).status_code for host in hosts] == [201, 201, 429, 201]


def test_every_way_to_a_new_game_counts(sparing: Site) -> None:
    sitting = sparing.new()
    assert sitting.change("POST", "/end", sitting.host).status_code == 200
    record = sitting.ask("GET", "/record", sitting.host).text
    assert sparing.http.post("/api/records", json={"record": record}).status_code == 201
    ways: list[tuple[str, dict[str, Any]]] = [
        ("/api/games", {"seats": [HUMAN, HUMAN]}),
        ("/api/records", {"record": record}),
        (f"/api/games/{sitting.game}/branches", {"at": 0}),
        (f"/api/games/{sitting.game}/rematch", {"request": request_id()}),
    ]
    allowed = {"Authorization": f"Bearer {sitting.host}"}
    answers = [sparing.http.post(way, json=body, headers=allowed) for way, body in ways]
    assert [answer.status_code for answer in answers] == [429] * 4


def test_a_person_reads_it_in_a_sentence(sparing: Site) -> None:
    says = {"X-Forwarded-For": "198.51.100.9", "Accept": "text/html", "Accept-Language": "de"}
    for _ in range(3):
        told = sparing.http.post("/api/games", json={"seats": [HUMAN, HUMAN]}, headers=says)
    assert told.text.startswith("Von dieser Adresse kamen zuletzt viele neue Spiele.")


def test_a_server_stores_so_many_games(data: Path, new_database: NewDatabase) -> None:
    with site_of(Settings(data=data, database=new_database(), most_games=2)) as site:
        first, _ = site.new(), site.new()
        full = wish(site, "198.51.100.7")
        assert (full.status_code, full.json()["code"]) == (503, "full")
        assert first.ask("DELETE", "", first.host).status_code == 204
        site.new()


# ---- thinking ----


def asked(site: Site) -> tuple[Sitting, int]:
    """A table at which somebody may ask for a hint."""
    sitting = site.new(rules={"hints": True})
    with sitting.player(0, 1) as player:
        seat = player.wait_for_question(0, 1)
        assert seat is not None
    return sitting, seat


def hint(sitting: Sitting, seat: int, address: str) -> httpx.Response:
    says = {"Authorization": f"Bearer {sitting.seats[seat]}", "X-Forwarded-For": address}
    path = f"/api/games/{sitting.game}/seats/{seat}/hint"
    return sitting.site.http.get(path, headers=says)


def test_hints_end_with_the_thinking_of_an_address_and_of_a_table(data: Path) -> None:
    little = replace(UNLIMITED, thinking=ONCE, thinking_of_game=ONCE)
    with site_of(Settings(data=data), little) as site:
        (one, seat), (other, there) = asked(site), asked(site)
        assert hint(one, seat, "198.51.100.7").status_code == 200
        assert hint(one, seat, "198.51.100.8").status_code == 429  # whoever asks
        refused = hint(other, there, "198.51.100.7")  # wherever
        assert refused.status_code == 429 and int(refused.headers["retry-after"]) > 0
        assert refused.json()["text"]["key"] == "operations:thought-enough"
        assert hint(other, there, "198.51.100.8").status_code == 200


def test_sixty_tables_of_one_address_do_not_keep_a_player_waiting(data: Path) -> None:
    """While the bots of the crowd have thirty turns, those of the player have all they need."""
    with site_of(Settings(data=data)) as site:
        crowd = [site.new(*BOTS) for _ in range(60)]
        watchers = [table.player() for table in crowd]
        sitting = Sitting(site, wish(site, "198.51.100.7", HUMAN, BOT).json())
        with sitting.player(0, address="198.51.100.7") as player:
            before = sum(moves(table) for table in crowd)
            assert player.play(0, chance=Random(1), most=15) == 15
            answers = moves(sitting) - 15
        during = sum(moves(table) for table in crowd) - before
        for watcher in watchers:
            watcher.close()
    assert answers > 5
    assert during < 20 * answers  # were all games alike, it were sixty times as many


# ---- spectators ----


def test_spectators_take_no_seat_at_their_address(data: Path) -> None:
    with site_of(Settings(data=data), replace(UNLIMITED, spectators=2)) as site:
        one, other = site.new(), site.new()
        with one.player() as first, other.player() as second:
            first.state(None)
            second.state(None)
            with one.player() as third, pytest.raises(ConnectionClosed) as closed:
                third.state(None)
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 4429
            assert third.messages[0]["text"]["key"] == "operations:too-many-spectators"
            with one.player(0) as player, one.player(address="198.51.100.7") as elsewhere:
                assert player.state(0)["seat"] == 0
                assert elsewhere.state(None)["seat"] is None
        until(lambda: _watches(one))  # who has left does not count


def _watches(sitting: Sitting) -> bool:
    with sitting.player() as watcher:
        return bool(watcher.hear()["type"] == "state")
