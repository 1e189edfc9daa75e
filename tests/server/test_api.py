"""HTTP: the document, health, who gets in, and nonsense."""

from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from websockets.exceptions import ConnectionClosed

from lisboa import __version__
from lisboa.server.app import create_app
from lisboa.server.messages import Refused
from lisboa.server.settings import Settings
from lisboa.server.texts import resolve
from lisboa.text import LANGUAGE
from tests.server.players import Json, Site, Sitting, request_id


def test_a_person_who_looks_in_is_told_where_to_go(site: Site) -> None:
    answer = site.http.get("/")
    assert answer.status_code == 200
    assert "/api/openapi.json" in answer.text


def test_health(site: Site) -> None:
    health = site.http.get("/api/health").json()
    assert health["status"] == "ok" and health["version"] == __version__
    assert health["edition"]["name"] == "baixa" and health["compiled"] is False
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


def test_nobody_gets_in_without_a_secret_of_this_game(site: Site) -> None:
    sitting, foreign = site.new(), site.new()
    before = sitting.look()
    requests = requests_of(site)
    assert len(requests) >= 15
    for method, path in requests:
        assert try_to(sitting, method, path, None).status_code == 401, path
        for wrong in (
            f"Bearer {foreign.host}",
            f"Bearer {foreign.seats[0]}",
            f"Bearer {sitting.host[:-1]}",
            f"Bearer {sitting.host.swapcase()}",
            "Bearer ' OR 1=1 --",
            f"Bearer {'x' * 5000}",
        ):
            assert try_to(sitting, method, path, wrong).status_code == 403, (path, wrong)
        for malformed in ("Bearer", "Basic eHg6eHg=", "Bearer \x7f"):
            assert try_to(sitting, method, path, malformed).status_code in (400, 401, 403), path
    assert sitting.look() == before


def test_a_spectator_changes_nothing(site: Site) -> None:
    sitting = site.new()
    before = sitting.look()
    for method, path in requests_of(site):
        if method != "GET":
            answer = try_to(sitting, method, path, f"Bearer {sitting.spectator}")
            assert answer.status_code in (403, 409), path
    assert sitting.look() == before


def test_a_socket_without_a_good_secret_is_closed(site: Site) -> None:
    sitting, foreign = site.new(), site.new()
    for secret, code in ((foreign.seats[0], "wrong-credential"), ("short", "malformed")):
        sitting.seats[0] = secret
        with sitting.player(0) as player:
            assert player.hear()["code"] == code
            with pytest.raises(ConnectionClosed):
                player.hear()


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
        assert resolve(refused.text, LANGUAGE).strip()


def test_a_request_belongs_to_whoever_made_it(site: Site) -> None:
    sitting = site.new()
    body = {"request": "one-and-the-same", "name": "Ana"}
    mine = sitting.ask("PUT", "/seats/0/name", sitting.seats[0], json=body)
    again = sitting.ask("PUT", "/seats/0/name", sitting.seats[0], json=body)
    theirs = sitting.ask("PUT", "/seats/1/name", sitting.seats[1], json=body)
    assert mine.json() == again.json() and mine.json()["sequence"] == 1
    assert (theirs.status_code, theirs.json()["code"]) == (409, "request-taken")


def test_no_request_makes_the_server_fail(site: Site) -> None:
    """schemathesis sends what the document allows, and what it does not."""
    sitting = site.new()
    headers = {"Authorization": f"Bearer {sitting.host}"}

    def send(case: Any) -> None:
        if "game" in case.path_parameters:
            case.path_parameters["game"] = sitting.game
        if case.method != "DELETE":
            case.call_and_validate(base_url=site.url, headers=headers, checks=[not_a_server_error])

    few = settings(
        max_examples=8, deadline=None, database=None, suppress_health_check=list(HealthCheck)
    )
    operations: Any = schemathesis.openapi.from_dict(document(site)).get_all_operations()
    for operation in operations:
        few(given(case=operation.ok().as_strategy())(send))()
    assert site.http.get("/api/health").json()["status"] == "ok"


def test_the_application_can_be_made_without_starting_it(tmp_path: Any) -> None:
    assert create_app(Settings(data=tmp_path)).openapi()["info"]["version"] == __version__
