"""HTTP: the document, health, who gets in, and nonsense."""

from typing import Any

import httpx

from lisboa import __version__
from lisboa.server.http.app import create_app
from lisboa.server.settings import Settings
from lisboa.server.show.messages import Refused
from lisboa.server.show.texts import resolve
from tests.server.players import Json, Site, Sitting, request_id


def test_health(site: Site) -> None:
    health = site.http.get("/api/health").json()
    assert health["status"] == "ok" and health["version"] == __version__
    assert health["editions"][0]["name"] == "baixa" and health["compiled"] is False
    assert health["database"] in ("sqlite", "postgresql") and health["database_answers"]
    assert health["workers"]["count"] == 1


def document(site: Site) -> Json:
    answer: Json = site.http.get("/api/openapi.json").json()
    return answer


def test_the_document_holds_every_model_of_both_ways_to_talk(site: Site) -> None:
    schemas = document(site)["components"]["schemas"]
    for model in ("ClientMessage", "ServerMessage", "Hello", "DraftAction", "Update", "Asked"):
        assert model in schemas

    def references(part: Any) -> set[str]:
        if isinstance(part, dict):
            own = {part["$ref"]} if isinstance(part.get("$ref"), str) else set()
            return own.union(*map(references, part.values()))
        return set[str]().union(*map(references, part)) if isinstance(part, list) else set()

    known = {f"#/components/schemas/{name}" for name in schemas}
    assert references(document(site)) <= known


def requests_of(site: Site) -> list[tuple[str, str]]:
    """Every method and path about one game."""
    return [
        (method.upper(), path.removeprefix("/api/games/{game}").replace("{seat}", "0"))
        for path, methods in document(site)["paths"].items()
        if path.startswith("/api/games/{game}")
        for method in methods
    ]


BODY: Json = {
    "at": 0,
    "name": "Eve",
    "level": "merchant",
    "rules": {},
    "orders": {"follow": []},
    "secret": "A" * 22,
}


def try_to(sitting: Sitting, method: str, path: str, header: str | None) -> httpx.Response:
    """A request that is well formed, whatever it shows as its credential."""
    needed = {
        "branches": ("at",),
        "name": ("name",),
        "hand-over": ("level",),
        "concede": ("level",),
        "rules": ("rules",),
        "orders": ("orders",),
        "seat": ("secret",),
    }.get(path.rpartition("/")[2], ())
    body = {field: BODY[field] for field in needed}
    if not path.endswith("/branches"):
        body["request"] = request_id()
    return sitting.site.http.request(
        method,
        f"/api/games/{sitting.game}{path}",
        headers={} if header is None else {"Authorization": header},
        params={"at": 0} if path == "/replay" else None,
        json=body if method in ("POST", "PUT") else None,
    )


def test_a_spectator_changes_nothing(site: Site) -> None:
    sitting = site.new()
    before = sitting.look()
    for method, path in requests_of(site):
        if method != "GET":
            answer = try_to(sitting, method, path, f"Bearer {sitting.spectator}")
            assert answer.status_code in (403, 409), path
    assert sitting.look() == before


def test_every_refusal_is_a_sentence(site: Site) -> None:
    sitting = site.new()
    refusals = [
        site.http.get("/api/nowhere"),
        site.http.put("/api/games"),
        site.http.post("/api/games", content=b"{"),
        site.http.post("/api/games", json={"seats": []}),
        site.http.post("/api/records", json={"record": "no record"}),
        sitting.ask("GET", "", None),
        sitting.ask("GET", "", "wrong"),
        sitting.ask("GET", "", sitting.host, params={"seat": 3}),
        sitting.change("POST", "/seats/0/take-back", sitting.seats[0]),
        sitting.ask("GET", "/replay", sitting.host, params={"at": 1}),
        sitting.change("POST", "/end", sitting.seats[0]),
    ]
    for answer in refusals:
        assert answer.status_code >= 400
        refused = Refused(**answer.json())
        assert resolve(refused.text).strip()


def test_a_request_belongs_to_whoever_made_it(site: Site) -> None:
    sitting = site.new()
    body = {"request": "one-and-the-same", "name": "Ana"}
    mine = sitting.ask("PUT", "/seats/0/name", sitting.seats[0], json=body)
    again = sitting.ask("PUT", "/seats/0/name", sitting.seats[0], json=body)
    theirs = sitting.ask("PUT", "/seats/1/name", sitting.seats[1], json=body)
    assert mine.json() == again.json() and mine.json()["sequence"] == 1
    assert (theirs.status_code, theirs.json()["code"]) == (409, "request-taken")


def test_the_application_can_be_made_without_starting_it(tmp_path: Any) -> None:
    assert create_app(Settings(data=tmp_path)).openapi()["info"]["version"] == __version__
