"""What the server says to people who look in without our page, and what it tells programs."""

import asyncio
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from lisboa.server.http import pages
from lisboa.text import ENGLISH, language, speaking
from tests.server.players import Site
from tests.text.speech import learn

PERSON = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


@pytest.fixture
def two_languages(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("qa", "qb"):
        words = f"welcome = {name} {{ $product }}\nrefused-not-here = nichts {name}\n"
        learn(monkeypatch, tmp_path, name, {"server": words})


def test_two_readers_at_once(two_languages: None, tmp_path: Path) -> None:
    app = FastAPI()
    pages.install(app, tmp_path)

    async def reader(client: httpx.AsyncClient, name: str) -> set[tuple[str, str]]:
        answers = [await client.get("/", headers={"accept-language": name}) for _ in range(10)]
        return {(answer.text, answer.headers["content-language"]) for answer in answers}

    async def both() -> list[set[tuple[str, str]]]:
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://lisboa") as client:
            wishes = ("qa", "en;q=0.2, qb-QB", "zz")
            return list(await asyncio.gather(*(reader(client, wish) for wish in wishes)))

    german, other, english = asyncio.run(both())
    assert (german, other) == ({("qa Lisboa", "qa")}, {("qb Lisboa", "qb")})
    ((sentence, spoken),) = english
    assert sentence.startswith("Lisboa") and spoken == "en"
    assert language() == ENGLISH


def test_a_wrong_address_is_a_sentence_for_people_and_a_key_for_programs(
    two_languages: None, site: Site
) -> None:
    told = site.http.get("/nowhere", headers={**PERSON, "accept-language": "qa"})
    assert (told.status_code, told.text) == (404, "nichts qa")
    assert told.headers["content-language"] == "qa"
    program = site.http.get("/nowhere", headers={"accept-language": "qa"})
    assert (program.status_code, program.json()["code"]) == (404, "not-here")
    assert program.content == site.http.get("/nowhere").content


def test_the_protocol_is_the_same_in_every_language(two_languages: None, site: Site) -> None:
    sitting = site.new()
    paths = ("/api/choices", f"/api/editions/{sitting.look()['table']['edition']}")
    for path in paths:
        answers = {
            site.http.get(path, headers={"accept-language": name}).content
            for name in ("en", "qa", "qb")
        }
        assert len(answers) == 1, path
    with speaking("qa"):
        assert sitting.look() == sitting.look()
