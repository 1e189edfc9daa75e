"""Games from a server with other rules: nothing of them is lost, and nothing raises.

They are those of `before.py`: a real database of Lisboa 0.1, what that program showed of its games,
and the keepsakes it gave when `lisboa keep --with` asked it for them.
"""

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import Engine, select, update

from lisboa.cli import main
from lisboa.game.records.transcript import Record, read
from lisboa.server.settings import Settings
from lisboa.server.store import schema as t
from lisboa.server.store.archive import Archive
from lisboa.server.store.backup import back_up, restore
from lisboa.server.store.database import connect, migrate
from tests.server.conftest import NewDatabase
from tests.server.players import Json, Player, Site, Sitting
from tests.server.running import in_thread
from tests.server.store.before import AS_IT_WAS, lay_down, unpacked

RUNNING = ("running", "young", "drafting", "alone-running", "bots")
FINISHED = ("hot-seat", "alone", "ended")
WITH_SNAPSHOT = ("running", "hot-seat", "alone", "alone-running", "ended")


GAMES: dict[str, Any] = json.loads(unpacked("games.json"))
KEPT: dict[str, Any] = dict(map(json.loads, unpacked("keepsakes.jsonl").splitlines()))


def kept(name: str) -> Json:
    keepsake: Json = KEPT[GAMES[name]["created"]["game"]]
    return keepsake


@pytest.fixture
def settings(new_database: NewDatabase, data: Path) -> Settings:
    """With the old database, as the old program left it."""
    settings = Settings(data=data, database=new_database(), sweep=0.05)
    lay_down(settings)
    return settings


@pytest.fixture
def told(settings: Settings, data: Path) -> Settings:
    """The same, after the old program was asked for keepsakes."""
    (data / "keepsakes").write_bytes(unpacked("keepsakes.jsonl"))
    python = data / "old-python"
    python.write_text(f"#!/bin/sh\ncat > /dev/null; cat '{data}/keepsakes'\n")
    python.chmod(0o755)
    assert main(["keep", "--database", settings.database, "--with", str(python)]) == 0
    return settings


@contextmanager
def served(settings: Settings) -> Iterator[dict[str, Sitting]]:
    with in_thread(settings) as url:
        site = Site(url)
        yield {name: Sitting(site, deepcopy(game["created"])) for name, game in GAMES.items()}
        site.close()


@contextmanager
def opened(settings: Settings) -> Iterator[Engine]:
    engine = connect(settings)
    yield engine
    engine.dispose()


def audiences(sitting: Sitting) -> list[int | None]:
    return [None, *(seat for seat, secret in enumerate(sitting.seats) if secret)]


def rows(settings: Settings) -> dict[str, list[tuple[Any, ...]]]:
    with opened(settings) as engine, engine.connect() as connection:
        return {
            table.name: sorted(map(tuple, connection.execute(select(table))), key=repr)
            for table in AS_IT_WAS
        }


def answers(record: Record) -> list[tuple[str, str]]:
    return [answer for turn in record.turns for answer in turn.answers]


# ---- as the old program showed them ----


@pytest.mark.parametrize("name", [name for name in GAMES if name != "bots"])
def test_a_kept_game_is_shown_as_it_stood(told: Settings, name: str) -> None:
    with served(told) as sittings:
        sitting = sittings[name]
        for seat in audiences(sitting):
            shown = sitting.look(seat)
            then = GAMES[name]["states"]["everybody" if seat is None else str(seat)]
            for part in ("view", "events", "told", "sequence", "actions", "seat"):
                assert shown[part] == then[part], part
            orders = then["orders"] and {**then["orders"], "not_now": []}  # nothing had an end
            assert shown["orders"] == orders
            table, before = shown["table"], then["table"]
            for part in ("seats", "result", "why", "rules", "edition", "created", "rematch"):
                assert table[part] == before[part], part
            assert table["status"] == (before["status"] if name in FINISHED else "frozen")
            assert table["past"] == {"rules": "1", "ours": 2, "program": "0.1", "missing": 0}
            assert (shown["to_move"], shown["asked"], shown["draft"]) == (None, None, None)
            secret = sitting.spectator if seat is None else sitting.seats[seat]
            asked = {} if seat is None else {"seat": seat}
            record = sitting.ask("GET", "/record", secret, params=asked).text
            if seat is not None:
                assert record == GAMES[name]["records"][str(seat)]


def test_a_kept_game_is_watched_live(told: Settings) -> None:
    with served(told) as sittings, sittings["running"].player(0, 1) as player:
        assert player.state(0)["view"] == GAMES["running"]["states"]["0"]["view"]
        refused = player.draft(1, "decline")
        assert (refused["code"], refused["text"]["args"]["rules"]) == ("other-rules", "1")
        sittings["running"].change("POST", "/rematch", sittings["running"].host)
        while player.state(0)["table"]["rematch"] is None:
            player.hear()
        assert player.state(0)["view"] == GAMES["running"]["states"]["0"]["view"]


@pytest.mark.parametrize("name", GAMES)
def test_what_happened_is_told_to_each_seat_as_it_may_know_it(told: Settings, name: str) -> None:
    with served(told) as sittings:
        sitting = sittings[name]
        for seat in audiences(sitting):
            secret = sitting.spectator if seat is None else sitting.seats[seat]
            asked = {} if seat is None else {"seat": seat}
            events = sitting.ask("GET", "/events", secret, params=asked).json()
            mine = [x for x in kept(name)["events"] if x["for"] in (None, seat)]
            assert [x["number"] for x in events["events"]] == [x["number"] for x in mine][:500]


# ---- where the old program left only what it needed itself ----


def by_title(text: Any) -> Any:
    """The same words with cards by their title alone: the old program called them otherwise."""
    if not isinstance(text, dict):
        return text
    topic, _, _ = text["key"].partition(":")
    labels = ("things:title", "things:card-label", "things:treasury-label")
    if topic == "title" or text["key"] in labels:
        return by_title(text["args"]["title"])
    return {"key": text["key"], **{name: by_title(x) for name, x in text["args"].items()}}


@pytest.mark.parametrize("name", WITH_SNAPSHOT)
def test_without_a_keepsake_a_snapshot_is_shown_and_what_is_missing(
    settings: Settings, name: str
) -> None:
    with served(settings) as sittings:
        sitting = sittings[name]
        for seat in audiences(sitting):
            shown = sitting.look(seat)
            table = shown["table"]
            assert table["status"] == (
                GAMES[name]["states"]["everybody"]["table"]["status"]
                if name in FINISHED
                else "frozen"
            )
            assert table["past"]["missing"] > 0
            if name != "ended":
                assert table["result"] is None  # nobody here can know it
            # The words of the log are those of the old program, as far as it goes.
            mine = [x for x in kept(name)["events"] if x["for"] in (None, seat)]
            then = {x["number"]: by_title(x["text"]) for x in mine}
            assert shown["events"]
            assert all(then[x["number"]] == by_title(x["text"]) for x in shown["events"])
            others = set(shown["view"]["seats"]) - {shown["view"]["seats"][seat or 0]}
            hands = [shown["view"]["players"][other]["hand"] for other in others]
            if name == "running" and seat is not None:
                assert any(card.startswith("?") for hand in hands for card in hand)


@pytest.mark.parametrize("name", sorted(set(GAMES) - set(WITH_SNAPSHOT)))
def test_without_either_the_game_says_so(settings: Settings, name: str) -> None:
    with served(settings) as sittings:
        sitting = sittings[name]
        refused = sitting.ask("GET", "", sitting.seats[0], params={"seat": 0})
        assert (refused.status_code, refused.json()["code"]) == (409, "not-kept")
        with Player(sitting.site, sitting.game, [sitting.seats[0]]) as player:
            assert player.hear()["code"] == "not-kept"


@pytest.mark.parametrize("name", ["hot-seat", "alone", "ended"])
def test_the_whole_record_of_a_finished_game_can_be_exported(settings: Settings, name: str) -> None:
    with served(settings) as sittings:
        record = read(sittings[name].ask("GET", "/record", sittings[name].spectator).text)
    then = read(GAMES[name]["records"]["0"])
    assert (record.rules, record.deal) == ("1", record.deal)
    assert [x[1:] for x in record.deal] == [x[1:] for x in then.deal]
    assert answers(record) == answers(then)
    assert record.turns[-1].hash == then.turns[-1].hash


@pytest.mark.parametrize("name", RUNNING)
def test_the_record_of_a_running_game_tells_no_secrets(settings: Settings, name: str) -> None:
    with served(settings) as sittings:
        sitting = sittings[name]
        text = sitting.ask("GET", "/record", sitting.seats[0], params={"seat": 0}).text
    record = read(text)
    assert not record.deal and record.known == record.names[0] and "=" not in text
    if name == "drafting":
        theirs = [action for seat, action in answers(record) if seat != record.names[0]]
        assert set(theirs) <= {"keep card ?"}
    elif name != "bots":
        assert answers(record) == answers(read(GAMES[name]["records"]["0"]))


# ---- whatever is asked of them ----

ASKED: list[tuple[str, str, Json]] = [
    ("GET", "", {}),
    ("GET", "/present", {}),
    ("GET", "/events", {}),
    ("GET", "/scores", {}),
    ("GET", "/record", {}),
    ("GET", "/turns", {}),
    ("GET", "/replay?at=0", {}),
    ("GET", "/replay?at=3&seat=everything", {}),
    ("GET", "/seats/0/hint", {}),
    ("POST", "/branches", {"at": 2}),
    ("POST", "/seats/0/hand-over", {"level": "apprentice"}),
    ("POST", "/seats/0/take-back", {}),
    ("POST", "/seats/0/concede", {"level": "apprentice"}),
    ("PUT", "/seats/0/orders", {"orders": {"church": True}}),
    ("PUT", "/seats/0/name", {"name": "Inês"}),
    ("PUT", "/rules", {"rules": {"hints": False}}),
    ("POST", "/end", {}),
]
SAID: list[Json] = [
    {"kind": "draft", "action": "decline"},
    {"kind": "draft", "action": "no such thing", "confirm": True},
    {"kind": "undo"},
    {"kind": "confirm"},
    {"kind": "rewind", "to": 0},
]


def test_every_request_gets_an_answer_or_a_sentence(settings: Settings) -> None:
    _ask_everything(settings, live=False)


def test_so_it_does_for_a_game_that_was_kept(told: Settings) -> None:
    _ask_everything(told, live=True)


def _ask_everything(settings: Settings, live: bool) -> None:
    with opened(settings) as engine:
        migrate(engine)
    before = rows(settings)
    with served(settings) as sittings:
        for name, sitting in sittings.items():
            for secret in (sitting.host, sitting.seats[0], sitting.spectator):
                for method, path, body in ASKED:
                    more = {} if method == "GET" or "branches" in path else {"request": "r" * 8}
                    json = {} if method == "GET" else {"json": {**more, **body}}
                    answer = sitting.ask(method, path, secret, **json)
                    assert answer.status_code in (200, 401, 403, 409), (name, path, answer.text)
                    if answer.status_code == 409:
                        assert answer.json()["text"]["key"].startswith("server:refused-")
            if live:
                with sitting.player(0) as player:
                    for said in SAID:
                        refused = player.ask(seat=0, **said)
                        assert refused["type"] == "refused", (name, said)
    assert rows(settings) == before  # and nothing was changed by asking, nor by any bot


@pytest.mark.parametrize("name", ["hot-seat", "running", "young", "alone"])
def test_the_same_seats_can_play_again_by_our_rules(settings: Settings, name: str) -> None:
    with served(settings) as sittings:
        sitting = sittings[name]
        answer = sitting.change("POST", "/rematch", sitting.host).json()
        site, old = sitting.site, GAMES[name]["created"]
        again = Sitting(site, {**old, "game": answer["game"]})
        state = again.look(0)
        assert (state["table"]["status"], state["table"]["past"]) == ("playing", None)
        assert state["view"]["rules"] == 2
        then = GAMES[name]["states"]["everybody"]
        assert state["view"]["seats"] == then["view"]["seats"]
        assert state["view"]["variants"].keys() == then["view"]["variants"].keys()


def test_links_can_be_renewed_and_games_deleted(settings: Settings) -> None:
    with served(settings) as sittings:
        finished, running = sittings["hot-seat"], sittings["running"]
        done = finished.change("POST", "/seats/1/link", finished.host)
        finished.seats[1] = done.json()["secret"]
        assert finished.look(1)["table"]["status"] == "over"
        assert running.ask("DELETE", "", running.host).status_code == 204
        assert running.ask("GET", "", running.host).status_code == 404


def test_old_games_are_backed_up_restored_and_forgotten_as_others_are(
    told: Settings, tmp_path: Path, data: Path
) -> None:
    other = Settings(data=data, database=f"sqlite:///{tmp_path / 'other.sqlite'}")
    with opened(told) as here, opened(other) as there:
        assert back_up(here, tmp_path / "file")["keepsakes"] == len(GAMES)
        restore(there, tmp_path / "file")
    with served(other) as sittings:
        state = sittings["hot-seat"].look(0)
        assert state["view"] == GAMES["hot-seat"]["states"]["0"]["view"]
    with opened(told) as here:
        archive = Archive(here, "us")
        assert not archive.with_bot_to_move(0.0)
        assert len(archive.expire(9e9, 0.0, 9e9, 99)) == len(FINISHED)
        assert len(archive.expire(9e9, 9e9, 9e9, 99)) == len(RUNNING)


# ---- and what this program leaves for the next ----


def test_games_of_this_program_leave_keepsakes(new_database: NewDatabase, data: Path) -> None:
    """Finished ones at once, others at rest or when asked for; shown by a program of other rules
    they stand as they stood."""
    settings = Settings(data=data, database=new_database(), sweep=0.05)
    with in_thread(settings) as url:
        site = Site(url)
        over, running = site.new(), site.new(variants={"tokens": True})
        with over.player(0, 1) as player:
            player.play(0, 1, chance=Random(1))
        with running.player(0, 1) as player:
            player.play(0, 1, chance=Random(2), most=9)
        stood = {x.game: [x.look(seat) for seat in (None, 0, 1)] for x in (over, running)}
        with opened(settings) as engine:
            archive = Archive(engine, "us")
            while archive.keepsake(over.game) is None:
                pass
            assert archive.keepsake(running.game) is None
            assert main(["keep", "--database", settings.database]) == 0
            assert archive.to_keep(9e12) is None
            with engine.begin() as connection:  # as a program sees them that plays by others
                connection.execute(update(t.games).values(rules=1))
        site.close()
    with in_thread(settings) as url:
        site = Site(url)
        for sitting in (over, running):
            sitting.site = site
            for then, seat in zip(stood[sitting.game], (None, 0, 1), strict=True):
                now = sitting.look(seat)
                for part in ("view", "events", "told", "actions"):
                    assert now[part] == then[part]
                assert now["table"]["result"] == then["table"]["result"]
                assert now["table"]["past"]["missing"] == 0
        site.close()


def test_a_program_that_cannot_tell_is_named(
    settings: Settings, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["keep", "--database", settings.database, "--with", "/bin/false"]) == 2
    assert re.match(r"/bin/false did not say", capsys.readouterr().err)
    assert main(["keep", "--database", "sqlite:////nowhere/at/all"]) == 2
    assert "there is no such database" in capsys.readouterr().err
