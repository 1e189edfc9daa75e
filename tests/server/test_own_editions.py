"""Editions of one's own on a server: chosen, kept with their games, carried by their records."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest

from lisboa.edition import load
from lisboa.edition.shelf import shelf
from lisboa.game import load as load_record
from lisboa.server.settings import Settings
from lisboa.server.show.texts import Text, resolve
from tests.edition import own
from tests.server.conftest import NewDatabase
from tests.server.players import BOT, HUMAN, LACERDA, Json, Site, Sitting
from tests.server.running import Process, in_thread


@pytest.fixture
def rossio(tmp_path: Path) -> Path:
    """Other counts, another title, a decree worth more."""
    folder = own.smaller(tmp_path / "rossio", "Rossio")
    own.change(folder, "decrees", "Merchants of Row A", "Cloth hall")
    own.change(folder, "decrees", 'row = "A", each = 3, cap = 9', 'row = "A", each = 4, cap = 12')
    return folder


@pytest.fixture
def alfama(tmp_path: Path) -> Path:
    """It differs from Baixa in a word alone."""
    folder = own.new(tmp_path / "alfama", "Alfama")
    own.change(folder, "decrees", "Merchants of Row A", "Up the hill")
    return folder


@pytest.fixture
def settings(tmp_path: Path, new_database: NewDatabase) -> Settings:
    return Settings(data=tmp_path, database=new_database(), sweep=0.2)


@contextmanager
def serving(settings: Settings, *folders: Path, sitting: Sitting | None = None) -> Iterator[Site]:
    """A server that offers what the folders hold now; a game of an earlier one is found there."""
    offering = Settings(data=settings.data, database=settings.database, editions=shelf(folders))
    with in_thread(offering) as url:
        site = Site(url)
        if sitting is not None:
            sitting.site = site
        yield site
        site.close()


def printed(sitting: Sitting) -> Json:
    told: Json = sitting.site.http.get(f"/api/editions/{sitting.look()['table']['edition']}").json()
    return told


def first_decree(sitting: Sitting) -> str:
    return resolve(Text(**printed(sitting)["words"]["decree:decree-01"]["title"]))


def whole_record(sitting: Sitting) -> str:
    """Of a game that its host ends."""
    assert sitting.change("POST", "/end", sitting.host).status_code == 200
    return sitting.ask("GET", "/record", sitting.host).text


def said(refused: Json) -> str:
    return resolve(Text(**refused["text"]))


def test_what_is_offered_and_chosen(settings: Settings, rossio: Path, alfama: Path) -> None:
    with serving(settings, rossio, alfama) as site:
        offers = site.http.get("/api/choices").json()["editions"]
        titles = [resolve(Text(**offer["title"])) for offer in offers]
        assert titles == ["Rossio", "Alfama", "Baixa"]
        told = resolve(Text(**offers[0]["explanation"]))
        assert told == "82 political cards, 60 decrees, 34 clergy tiles"
        for offer in offers:
            sitting = site.new(edition=offer["name"])
            assert sitting.look()["table"]["edition"] == offer["imprint"]
            view = sitting.look()["view"]
            assert view["edition"] == {"name": offer["name"], "fingerprint": offer["fingerprint"]}
        assert printed(site.new())["name"] == "Rossio"  # the first, where nobody chooses
        assert printed(site.new(edition=" rossio"))["name"] == "Rossio"


def test_an_edition_that_is_not_offered(settings: Settings, rossio: Path) -> None:
    with serving(settings, rossio) as site:
        asked = {"seats": [HUMAN, HUMAN], "edition": "Alfama"}
        answer = site.http.post("/api/games", json=asked)
        assert answer.status_code == 409
        assert said(answer.json()) == (
            "This server offers no edition called “Alfama”. It offers Rossio, baixa."
        )


def test_an_edition_of_other_words_is_not_taken_for_baixa(settings: Settings, alfama: Path) -> None:
    assert load(alfama).fingerprint == load().fingerprint
    with serving(settings, alfama) as site:
        mine, plain = site.new(edition="Alfama"), site.new(edition="baixa")
        assert (first_decree(mine), first_decree(plain)) == ("Up the hill", "Merchants of Row A")
        with mine.player(0, 1) as player:
            assert player.play(0, 1, chance=Random(1), most=4) == 4
        back = site.http.post("/api/records", json={"record": whole_record(mine)})
        assert first_decree(Sitting(site, back.json())) == "Up the hill"


def test_a_game_goes_on_whatever_becomes_of_the_folder(settings: Settings, rossio: Path) -> None:
    with serving(settings, rossio) as site:
        sitting = site.new(edition="Rossio")
        with sitting.player(0, 1) as player:
            player.play(0, 1, chance=Random(1), most=5)
        before, view = printed(sitting), sitting.look(0)["view"]
    own.change(rossio, "decrees", "Cloth hall", "Cloth house")
    own.change(rossio, "decrees", "each = 4, cap = 12", "each = 5, cap = 15")
    with serving(settings, rossio, sitting=sitting) as site:
        assert printed(sitting) == before and sitting.look(0)["view"] == view
        assert first_decree(site.new(edition="Rossio")) == "Cloth house"
    shutil.rmtree(rossio)
    with serving(settings, sitting=sitting):
        assert printed(sitting) == before and sitting.look(0)["view"] == view
        with sitting.player(0, 1) as player:
            assert player.play(0, 1, chance=Random(2), most=5) == 5


def test_a_rematch_and_a_branch_keep_the_edition(settings: Settings, rossio: Path) -> None:
    with serving(settings, rossio) as site:
        sitting = site.new(edition="Rossio")
        with sitting.player(0, 1) as player:
            player.play(0, 1, chance=Random(1), most=5)
    with serving(settings, sitting=sitting) as site:
        record = whole_record(sitting)
        again = sitting.change("POST", "/rematch", sitting.host).json()["game"]
        branch = sitting.ask("POST", "/branches", sitting.host, json={"at": 2}).json()
        copy = site.http.post("/api/records", json={"record": record}).json()
        for game in (Sitting(site, branch), Sitting(site, copy)):
            assert first_decree(game) == "Cloth hall"
            with game.player(0, 1) as player:
                player.play(0, 1, chance=Random(3), most=3)
        sitting.game = again
        assert first_decree(sitting) == "Cloth hall"


def test_records_and_replays_carry_it(settings: Settings, rossio: Path, tmp_path: Path) -> None:
    with serving(settings, rossio) as site:
        sitting = site.new(edition="Rossio")
        with sitting.player(0, 1) as player:
            player.play(0, 1, chance=Random(1), most=5)
        record = whole_record(sitting)
        params = {"at": 3, "seat": 0}
        replay = sitting.ask("GET", "/replay", sitting.host, params=params).json()
        assert replay["edition"] == sitting.look()["table"]["edition"]
    edition = load(rossio)
    assert f"edition: Rossio {edition.fingerprint}" in record.splitlines()
    assert load_record(record, edition).edition == edition
    elsewhere = Settings(data=tmp_path / "elsewhere")
    elsewhere.data.mkdir()
    with serving(elsewhere) as site:
        answer = site.http.post("/api/records", json={"record": record})
        assert answer.status_code == 409
        assert said(answer.json()) == (
            "The record was played with the edition “Rossio”, which this server does not have; it "
            "has baixa."
        )
        damaged = site.http.post("/api/records", json={"record": "nothing of the kind"})
        assert damaged.json()["code"] == "impossible"
    own.change(rossio, "decrees", "each = 4, cap = 12", "each = 5, cap = 15")
    with serving(elsewhere, rossio) as site:
        answer = site.http.post("/api/records", json={"record": record})
        assert said(answer.json()) == (
            "The record was played with the edition “Rossio” of fingerprint "
            f"{edition.fingerprint}. This server has one of that name which plays differently "
            f"({load(rossio).fingerprint})."
        )


@pytest.mark.parametrize("others", [(BOT, BOT, BOT), (LACERDA,)])
def test_bots_and_lacerda_play_with_other_counts(
    settings: Settings, rossio: Path, others: tuple[Json, ...]
) -> None:
    with serving(settings, rossio) as site:
        sitting = site.new(HUMAN, *others, edition="Rossio")
        with sitting.player(0) as player:
            player.play(0, chance=Random(1), most=12)
            player.wait_for_question(0)
        hint = sitting.ask("GET", "/seats/0/hint", sitting.seats[0])
        assert hint.status_code == 200, hint.text
        assert hint.json()["action"] in {option["action"] for option in _options(sitting)}


def _options(sitting: Sitting) -> list[Json]:
    options: list[Json] = sitting.look(0)["asked"]["options"]
    return options


def test_two_processes_of_which_one_offers_it(
    postgres: NewDatabase, tmp_path: Path, rossio: Path
) -> None:
    database = postgres()
    with (
        Process(tmp_path, database, editions=[rossio]) as here,
        Process(tmp_path, database) as there,
    ):
        one, other = Site(here.url), Site(there.url)
        sitting = one.new(HUMAN, BOT, edition="Rossio")
        with sitting.player(0, site=other) as player:
            assert player.play(0, chance=Random(1), most=3) == 3
        sitting.site = other
        assert first_decree(sitting) == "Cloth hall"
        one.close()
        other.close()
