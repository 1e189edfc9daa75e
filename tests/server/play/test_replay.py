"""After the end everything is open: replay, record, import, and playing on."""

import re
from random import Random

import pytest

from lisboa.game import Game, load
from lisboa.server.show.texts import Text, resolve
from tests.server.players import BOT, HUMAN, Site, Sitting


@pytest.fixture
def ended(site: Site) -> Sitting:
    sitting = site.new()
    with sitting.player(0, 1) as player:
        player.play(0, 1, chance=Random(7), most=30)
    assert sitting.change("POST", "/end", sitting.host).status_code == 200
    return sitting


def test_nothing_is_open_before_the_end(site: Site) -> None:
    sitting = site.new()
    for secret in (*sitting.seats, sitting.host, sitting.spectator):
        replay = sitting.ask("GET", "/replay", secret, params={"at": 0})
        assert (replay.status_code, replay.json()["code"]) == (409, "not-over")
        branch = sitting.ask("POST", "/branches", secret, json={"at": 0})
        assert branch.status_code == 409
    known = sitting.ask("GET", "/record", sitting.seats[0], params={"seat": 0}).text
    assert "known: red" in known and "seed" not in known
    public = sitting.ask("GET", "/record", sitting.seats[0]).text
    assert "known: everybody" in public and "hand red: ?" in public


def test_replay_shows_any_seat_at_any_point(ended: Sitting) -> None:
    whole = load(ended.ask("GET", "/record", ended.spectator).text)
    assert whole.deal is not None
    for at in (0, 1, 15, 30):
        then = Game.of_deal(whole.edition, whole.deal, whole.names)
        for action in whole.actions[:at]:
            then.play(action)
        for seat in (0, 1, None):
            where = {"at": at} if seat is None else {"at": at, "seat": seat}
            replay = ended.ask("GET", "/replay", ended.spectator, params=where).json()
            assert replay["view"] == then.view(seat).to_dict()
        whole_view = {"at": str(at), "seat": "everything"}
        replay = ended.ask("GET", "/replay", ended.seats[1], params=whole_view).json()
        assert replay["view"] == then.position()
    past = ended.ask("GET", "/replay", ended.spectator, params={"at": 31})
    assert past.json()["code"] == "no-such-point"


def test_a_record_comes_back_as_a_game(site: Site, ended: Sitting) -> None:
    record = ended.ask("GET", "/record", ended.spectator).text
    assert "# seed " in record
    answer = site.http.post("/api/records", json={"record": record})
    assert answer.status_code == 201
    imported = Sitting(site, answer.json())
    assert imported.look()["view"] == ended.look()["view"]
    with imported.player(0, 1) as player:
        player.play(0, 1, chance=Random(1), most=3)
    wrong = site.http.post(
        "/api/records", json={"record": re.sub(r"^rules: \d+", "rules: 0", record, flags=re.M)}
    )
    assert (wrong.status_code, wrong.json()["text"]["key"]) == (409, "game:record-other-rules")


def test_play_on_from_here_as_a_new_game(ended: Sitting) -> None:
    there = ended.ask("GET", "/replay", ended.seats[0], params={"at": 10, "seat": 0}).json()
    answer = ended.ask("POST", "/branches", ended.seats[0], json={"at": 10})
    assert answer.status_code == 201
    assert Sitting(ended.site, answer.json()).look(0)["view"] == there["view"]
    answer = ended.ask("POST", "/branches", ended.spectator, json={"at": 9, "seats": [HUMAN, BOT]})
    branch = Sitting(ended.site, answer.json())
    with branch.player(0) as player:
        assert player.play(0, chance=Random(2), most=5) == 5
    assert ended.look()["actions"] == 30


def test_a_table_may_agree_that_nobody_plays_on_from_its_past(site: Site) -> None:
    agreed = {"play_on": False}
    sitting = site.new(HUMAN, BOT, rules=agreed)
    with sitting.player(0) as player:
        player.play(0, chance=Random(1), most=4)
        player.wait_for_question(0)
        asked = {"at": sitting.look()["actions"] - 1}
        refused = sitting.ask("POST", "/branches", sitting.seats[0], json=asked)
        assert (refused.status_code, refused.json()["code"]) == (409, "no-play-on")
        assert resolve(Text.model_validate(refused.json()["text"])).startswith("This table agreed")
        assert player.ask("rewind", 0, to=asked["at"])["code"] == "no-play-on"
    for change in ({"hints": False}, {"hints": False, **agreed}):
        answer = sitting.change("PUT", "/rules", sitting.host, rules=change)
        assert answer.status_code == (200 if "play_on" in change else 409)  # not even the host
    assert not sitting.look()["table"]["rules"]["play_on"]
    sitting.change("POST", "/end", sitting.host)
    for secret in (sitting.seats[0], sitting.spectator, sitting.host):
        refused = sitting.ask("POST", "/branches", secret, json={"at": 1})
        assert refused.json()["code"] == "no-play-on"
    sitting.game = sitting.change("POST", "/rematch", sitting.host).json()["game"]
    assert not sitting.look()["table"]["rules"]["play_on"]
