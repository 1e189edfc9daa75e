"""What is printed, as clients get it."""

from pydantic import TypeAdapter

from lisboa.edition import Edition, load
from tests.server.players import Site


def test_the_whole_edition_is_told_and_keeps_for_ever(site: Site) -> None:
    fingerprint = site.http.get("/api/health").json()["edition"]["fingerprint"]
    answer = site.http.get(f"/api/editions/{fingerprint}")
    assert answer.status_code == 200
    assert "immutable" in answer.headers["cache-control"]
    assert TypeAdapter(Edition).validate_json(answer.content) == load()


def test_the_edition_of_a_game_is_there(site: Site) -> None:
    sitting = site.new()
    table = sitting.ask("GET", "", sitting.host).json()["table"]
    assert site.http.get(f"/api/editions/{table['edition']}").json()["name"] == "baixa"


def test_an_edition_that_nobody_knows(site: Site) -> None:
    answer = site.http.get(f"/api/editions/{'0' * 16}")
    assert answer.status_code == 404 and answer.json()["code"] == "unknown-edition"
    assert site.http.get("/api/editions/baixa").status_code == 422


def test_the_document_types_it(site: Site) -> None:
    schemas = site.http.get("/api/openapi.json").json()["components"]["schemas"]
    assert {"Edition", "Board", "PoliticalCard", "Plot", "Effect"} <= set(schemas)
