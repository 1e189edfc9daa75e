"""Nobody gets in: every endpoint of the document and the WebSocket, with no, wrong, foreign and
malformed credentials, from other sites, too large and too often. Each time a definite no, and
nothing has changed."""

import json
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from lisboa.server.http.app import create_app
from lisboa.server.play.rights import new_secret
from lisboa.server.settings import Limits, Rate, Settings
from tests.server.conftest import NewDatabase
from tests.server.players import WAIT, Json, Site, Sitting, request_id
from tests.server.proofs import rows
from tests.server.running import PATIENCE, PLENTY, in_thread

DOCUMENT: Final[Json] = create_app(Settings(data=Path())).openapi()
HARMLESS: Final = ("get", "head")
LARGEST: Final = 20_000  # bytes of a body; small enough to be sent before anybody reads it

# Who is not turned away at an endpoint: the host, the seat that it is about, another seat, a
# spectator. Some of them hear that it is not the time.
EVERYBODY: Final = frozenset({"host", "seat", "rival", "spectator"})
WHO_MAY: Final = {
    "post /api/games/{game}/branches": EVERYBODY,
    "post /api/games/{game}/rematch": EVERYBODY,
    "get /api/games/{game}": EVERYBODY,
    "delete /api/games/{game}": {"host"},
    "get /api/games/{game}/present": EVERYBODY,
    "get /api/games/{game}/events": EVERYBODY,
    "get /api/games/{game}/stories": EVERYBODY,
    "get /api/games/{game}/scores": EVERYBODY,
    "get /api/games/{game}/record": EVERYBODY,
    "get /api/games/{game}/replay": EVERYBODY,
    "get /api/games/{game}/turns": EVERYBODY,
    "put /api/games/{game}/rules": {"host"},
    "post /api/games/{game}/end": EVERYBODY - {"spectator"},
    "post /api/games/{game}/spectators": {"host"},
    "post /api/games/{game}/seat": frozenset(),  # an invitation, and that alone
    "post /api/games/{game}/seats/{seat}/link": {"host"},
    "put /api/games/{game}/seats/{seat}/name": {"host", "seat"},
    "post /api/games/{game}/seats/{seat}/hand-over": EVERYBODY - {"spectator"},
    "post /api/games/{game}/seats/{seat}/take-back": {"seat"},
    "post /api/games/{game}/seats/{seat}/concede": {"seat"},
    "put /api/games/{game}/seats/{seat}/orders": {"seat"},
    "get /api/games/{game}/seats/{seat}/hint": {"seat"},
}
OPEN: Final = {
    "get /api/health",
    "get /api/editions/{imprint}",
    "get /api/editions/{imprint}/titles/{language}",
    "get /api/choices",
    "post /api/games",
    "post /api/records",
}


# ---- requests, as the document describes them ----


@dataclass(frozen=True)
class Operation:
    method: str
    path: str
    details: Json

    @property
    def name(self) -> str:
        return f"{self.method} {self.path}"

    @property
    def parameters(self) -> list[Json]:
        return list(self.details.get("parameters", []))

    def has(self, parameter: str, where: str) -> bool:
        return any((p["name"], p["in"]) == (parameter, where) for p in self.parameters)

    def request(self, site: Site, game: str, seat: int, **more: Any) -> httpx.Request:
        """As short as it may be."""
        path = self.path.format(game=game, seat=seat, imprint="0" * 16, language="pt")
        query = {p["name"]: _any(p["schema"]) for p in self.parameters if _asked_for(p)}
        body = self.details.get("requestBody")
        if body is not None and "content" not in more:
            more["json"] = _any(body["content"]["application/json"]["schema"])
        more["params"] = {**query, **more.get("params", {})}
        return site.http.build_request(self.method, path, **more)


def _asked_for(parameter: Json) -> bool:
    return bool(parameter["in"] == "query" and parameter["required"])


def _any(schema: Json) -> Any:
    """Something that fits a schema, without what may be left out."""
    if "$ref" in schema:
        return _any(DOCUMENT["components"]["schemas"][schema["$ref"].rpartition("/")[2]])
    if schema["type"] == "object":
        return {name: _any(schema["properties"][name]) for name in schema.get("required", [])}
    if schema["type"] == "array":
        return [_any(schema["items"]) for _ in range(schema.get("minItems", 0))]
    text = request_id()[: schema.get("maxLength", 22)]
    return {"string": text, "integer": 0, "boolean": False}[schema["type"]]


OPERATIONS: Final = [
    Operation(method, path, details)
    for path, methods in DOCUMENT["paths"].items()
    for method, details in methods.items()
]
GUARDED: Final = [operation for operation in OPERATIONS if "security" in operation.details]
every_guarded = pytest.mark.parametrize("operation", GUARDED, ids=lambda x: x.name)


# ---- a house with two games ----


@dataclass
class House:
    settings: Settings
    site: Site
    ours: Sitting
    theirs: Sitting
    seat: int  # that is not asked at the moment

    def secrets(self) -> dict[str, str]:
        ours = self.ours
        return {
            "host": ours.host,
            "seat": ours.seats[self.seat],
            "rival": ours.seats[1 - self.seat],
            "spectator": ours.spectator,
        }

    def send(self, operation: Operation, **more: Any) -> httpx.Response:
        return self.site.http.send(operation.request(self.site, self.ours.game, self.seat, **more))


@pytest.fixture(scope="module")
def house(new_database: NewDatabase, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    data = tmp_path_factory.mktemp("house")
    settings = Settings(data=data, database=new_database(), largest_body=LARGEST)
    with in_thread(settings) as url:
        site = Site(url)
        ours, theirs = site.new(), site.new()
        yield House(settings, site, ours, theirs, 1 - ours.look()["to_move"])
        site.close()


@pytest.fixture
def unchanged(house: House) -> Iterator[None]:
    before = _changeable(house.settings)
    yield
    assert _changeable(house.settings) == before


def _changeable(settings: Settings) -> dict[str, list[Any]]:
    """All that somebody could change; keepsakes the server writes by itself, when it has time."""
    return {table: there for table, there in rows(settings).items() if table != "keepsakes"}


def bearer(secret: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {secret}"}


def assert_no(answer: httpx.Response, *statuses: int) -> None:
    assert answer.status_code in statuses, (answer.status_code, answer.text)
    assert answer.json()["type"] == "refused"


def strangers(house: House) -> dict[str, dict[str, Any]]:
    """What somebody without a right to it might show."""
    ours, theirs, secret = house.ours, house.theirs, house.ours.seats[house.seat]
    headers: dict[str, Any] = {
        "nothing": {},
        "wrong": bearer(new_secret()),
        "host of another game": bearer(theirs.host),
        "seat of another game": bearer(theirs.seats[house.seat]),
        "spectator of another game": bearer(theirs.spectator),
        "the game": bearer(ours.game),
        "no secret": {"Authorization": "Bearer"},
        "another scheme": {"Authorization": f"Basic {secret}"},
        "no scheme": {"Authorization": secret},
        "two secrets": bearer(f"{secret} {ours.host}"),
        "longer": bearer(secret + "A"),
        "shorter": bearer(secret[:-1]),
        "other case": bearer(secret.swapcase()),
        "as it is stored": bearer(sha256(secret.encode()).hexdigest()),
        "very long": bearer(secret * 1000),
        "no text": {"Authorization": b"Bearer \xff\xfe\x80"},
        "cookie": {"Cookie": f"Authorization=Bearer {secret}; secret={secret}"},
    }
    tries: dict[str, dict[str, Any]] = {name: {"headers": h} for name, h in headers.items()}
    tries["in the address"] = {"params": {"secret": secret, "Authorization": f"Bearer {secret}"}}
    return tries


# ---- credentials ----


def test_every_endpoint_is_guarded_or_known_to_be_open() -> None:
    assert {operation.name for operation in OPERATIONS} - OPEN == set(WHO_MAY)
    assert {operation.name for operation in GUARDED} == set(WHO_MAY)


@every_guarded
@pytest.mark.usefixtures("unchanged")
def test_strangers_are_turned_away(house: House, operation: Operation) -> None:
    for name, shown in strangers(house).items():
        answer = house.send(operation, **shown)
        assert answer.status_code in (401, 403), (name, answer.status_code, answer.text)
        assert answer.json()["code"] in ("no-credential", "wrong-credential"), name


@every_guarded
@pytest.mark.usefixtures("unchanged")
def test_a_secret_is_good_for_its_own_things_only(house: House, operation: Operation) -> None:
    for name, secret in house.secrets().items():
        if name not in WHO_MAY[operation.name]:
            assert_no(house.send(operation, headers=bearer(secret)), 403)


@pytest.mark.usefixtures("unchanged")
def test_nobody_looks_through_the_eyes_of_another_seat(house: House) -> None:
    looks = [operation for operation in GUARDED if operation.has("seat", "query")]
    assert looks
    for operation in looks:
        for name, secret in house.secrets().items():
            answer = house.send(operation, headers=bearer(secret), params={"seat": house.seat})
            if name == "seat":
                assert answer.status_code in (200, 409)
            else:
                assert_no(answer, 403, 409)


def test_those_who_may_do_get_in(house: House) -> None:
    """Otherwise the refusals above would prove nothing."""
    for operation in GUARDED:
        for name in WHO_MAY[operation.name]:
            ours = house.site.new()
            room = House(house.settings, house.site, ours, ours, 1 - ours.look()["to_move"])
            answer = room.send(operation, headers=bearer(room.secrets()[name]))
            assert answer.status_code in (200, 201, 204, 409), (operation.name, name, answer.text)


@every_guarded
@pytest.mark.usefixtures("unchanged")
def test_games_and_seats_that_are_not_there(house: House, operation: Operation) -> None:
    headers = bearer(house.ours.host)
    for game in ("A" * 12, house.theirs.game[::-1], "%00" * 12, "%2e%2e", "a" * 5000, "é" * 12):
        answer = house.site.http.send(
            operation.request(house.site, game, house.seat, headers=headers)
        )
        assert 400 <= answer.status_code < 500, (game[:12], answer.text)
    if "{seat}" in operation.path:
        for seat in (-1, 2, 4, 2**70, "x", "0x0", "%00"):
            request = operation.request(house.site, house.ours.game, seat, headers=headers)  # type: ignore[arg-type]  # that is the point
            assert 400 <= house.site.http.send(request).status_code < 500, seat


# ---- bodies, origins, floods ----


@pytest.mark.usefixtures("unchanged")
def test_bodies_that_are_too_large(house: House) -> None:
    body = b" " * LARGEST + b"{}"
    for operation in OPERATIONS:
        for content in (body, iter([body[:LARGEST], body[LARGEST:]])):
            answer = house.send(operation, headers=bearer(house.ours.host), content=content)
            assert_no(answer, 413)


@pytest.mark.usefixtures("unchanged")
def test_bodies_that_are_nonsense(house: House) -> None:
    headers = {**bearer(house.ours.host), "Content-Type": "application/json"}
    nonsense = (
        b"",
        b"{",
        b"null",
        b"[]",
        b"\xff\xfe",
        b"[" * 15_000,
        b'{"request": ' + b"1" * 10_000 + b"}",
        b'{"request": "\\u0000\\ud800"}',
        b'{"request": "a-new-request", "sequence": 1e400}',
    )
    for operation in OPERATIONS:
        for content in nonsense if "requestBody" in operation.details else ():
            assert_no(house.send(operation, headers=headers, content=content), 400, 422)


@pytest.mark.usefixtures("unchanged")
def test_pages_of_other_sites_change_nothing(house: House) -> None:
    host = house.site.url.removeprefix("http://")
    origins = (
        "https://elsewhere.example",
        f"http://{host}.elsewhere.example",
        f"http://elsewhere.example@{host}",
        "null",
        "http://[",
        host,
        "",
    )
    for operation in OPERATIONS:
        for origin in origins:
            headers = {**bearer(house.ours.host), "Origin": origin}
            answer = house.send(operation, headers=headers)
            if operation.method in HARMLESS:  # browsers do not show the page the answer
                assert answer.status_code < 500
                assert "access-control-allow-origin" not in answer.headers
            else:
                assert_no(answer, 403)
                assert answer.json()["code"] == "wrong-origin", origin


def test_metrics_are_for_the_operator_alone(house: House) -> None:
    assert house.site.http.get("/metrics").status_code == 200
    far = {"X-Forwarded-For": "198.51.100.7, 8.8.8.8"}  # as our proxy says
    assert house.site.http.get("/metrics", headers=far).status_code == 404


def until_let_in(sitting: Sitting) -> None:
    end = time.monotonic() + PATIENCE
    while (answer := sitting.ask("GET", "", sitting.seats[0])).status_code != 200:
        assert answer.status_code == 429 and time.monotonic() < end
        time.sleep(float(answer.headers["retry-after"]))


def test_floods_end_at_the_door_and_calm_down(data: Path) -> None:
    met = dict[str, int]()
    with in_thread(Settings(data=data), Limits(requests=Rate(20, 4.0), failures=PLENTY)) as url:
        site = Site(url)
        sitting = site.new()
        for operation in OPERATIONS:
            for _ in range(60):
                answer = site.http.send(operation.request(site, "A" * 12, 0))
                assert answer.status_code < 500
                if answer.status_code == 429:
                    met[operation.name] = int(answer.headers["retry-after"])
                    break
        until_let_in(sitting)
        site.close()
    assert set(met) == {operation.name for operation in OPERATIONS}
    assert all(seconds >= 1 for seconds in met.values())


def test_who_guesses_has_to_wait_and_whoever_has_the_right_secret_does_not(data: Path) -> None:
    with in_thread(Settings(data=data), Limits(requests=PLENTY, failures=Rate(3, 0.5))) as url:
        site = Site(url)
        sitting = site.new()
        answers = [sitting.ask("GET", "", new_secret()).status_code for _ in range(6)]
        assert set(answers) == {403, 429} and answers[0] == 403
        assert sitting.ask("GET", "", sitting.seats[0]).status_code == 200
        with sitting.player(0) as player:
            assert player.state(0)["seat"] == 0
        site.close()


def test_too_many_sockets_and_one_that_talks_too_much(data: Path) -> None:
    limits = Limits(requests=PLENTY, failures=PLENTY, connections=2, messages=Rate(20, 0.001))
    with in_thread(Settings(data=data), limits) as url:
        site = Site(url)
        sitting = site.new()
        with sitting.player(0) as one, sitting.player(1) as two:
            one.state(0), two.state(1)
            with pytest.raises(InvalidStatus) as refused:
                sitting.player()
            assert refused.value.response.status_code == 429
            for _ in range(30):
                one.say(type="ping")
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    one.hear()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 1008
            two.say(type="ping")
            assert two.hear_until("pong")
        site.close()


def test_spectators_keep_no_player_from_a_seat(data: Path) -> None:
    settings = Settings(data=data, most_spectators=2, most_sockets_per_seat=1)
    with in_thread(settings) as url, ExitStack() as stack:
        site = stack.enter_context(closing(Site(url)))
        sitting = site.new()
        for _ in range(2):
            stack.enter_context(sitting.player()).state(None)
        assert _refused(stack, sitting) == 4429
        player = stack.enter_context(sitting.player(0))
        assert player.state(0)["seat"] == 0
        assert _refused(stack, sitting, 0) == 4429  # somebody has enough of this seat already
        assert stack.enter_context(sitting.player(1)).state(1)["seat"] == 1


def _refused(stack: ExitStack, sitting: Sitting, *seats: int) -> int:
    """How a socket is closed that is one too many."""
    late = stack.enter_context(sitting.player(*seats))
    assert late.hear()["code"] == "too-many"
    with pytest.raises(ConnectionClosed) as closed:
        late.hear()
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


# ---- the WebSocket ----


def knock(house: House, game: str, *messages: str | bytes, **more: Any) -> tuple[list[Json], int]:
    """What the server says to these messages, and how it closes, or does not even open."""
    heard = []
    address = f"{house.site.url.replace('http', 'ws', 1)}/api/games/{game}/live"
    try:
        with connect(address, **more) as socket:
            for message in messages:
                socket.send(message)
            while True:
                heard.append(json.loads(socket.recv(WAIT)))
    except ConnectionClosed as closed:
        assert closed.rcvd is not None
        return heard, closed.rcvd.code
    except InvalidStatus as refused:
        return [], refused.response.status_code


def hello(*secrets: str) -> str:
    return json.dumps({"type": "hello", "secrets": secrets})


@pytest.mark.usefixtures("unchanged")
def test_the_websocket_turns_strangers_away(house: House) -> None:
    ours, theirs = house.ours, house.theirs
    for said, code in {
        '{"type": "ping"}': 4401,
        '{"type": "confirm", "request": "some-request", "sequence": 0, "seat": 0}': 4401,
        hello(): 4422,
        hello("short"): 4422,
        hello(*[ours.seats[0]] * 7): 4422,
        hello(new_secret()): 4403,
        hello(theirs.host): 4403,
        hello(theirs.seats[0], theirs.seats[1]): 4403,
        hello(theirs.spectator): 4403,
        hello(ours.seats[0], theirs.seats[1]): 4403,
        hello(ours.seats[0], new_secret()): 4403,
        hello(ours.seats[0]).replace("{", '{"more": 1, '): 4422,
        "{": 4422,
        "[" * 10_000: 4422,
        "": 4422,
    }.items():
        heard, closed = knock(house, ours.game, said)
        assert closed == code, (said[:60], closed)
        assert [message["type"] for message in heard] == ["refused"]


@pytest.mark.usefixtures("unchanged")
@pytest.mark.parametrize("game", ["A" * 12, "%00" * 12, "%2e%2e", "a" * 2000, "%ff%fe"])
def test_the_websocket_of_no_game(house: House, game: str) -> None:
    heard, closed = knock(house, game, hello(house.ours.seats[0]))
    assert [message["type"] for message in heard] in (["refused"], [])
    assert closed in (403, 4404, 4422)


@pytest.mark.usefixtures("unchanged")
@pytest.mark.parametrize("early", [True, False], ids=["before hello", "after hello"])
def test_the_websocket_takes_text_of_a_decent_size(house: House, early: bool) -> None:
    before = [] if early else [hello(house.ours.seats[0])]
    _, closed = knock(house, house.ours.game, *before, "x" * 20_000)
    assert closed == 1009
    _, closed = knock(house, house.ours.game, *before, b"\x00\x01")
    assert closed in (1003, 4422), closed


@pytest.mark.usefixtures("unchanged")
def test_the_websocket_is_not_for_pages_of_other_sites(house: House) -> None:
    for origin in ("https://elsewhere.example", "null", "http://["):
        said = hello(house.ours.seats[0])
        assert knock(house, house.ours.game, said, origin=origin) == ([], 403)


@pytest.mark.usefixtures("unchanged")
@pytest.mark.parametrize("who", ["spectator", "rival"])
def test_nobody_answers_for_another_seat(house: House, who: str) -> None:
    asked = 1 - house.seat  # the rival of the seat that is not asked
    deeds: list[Callable[[int], Json]] = [
        lambda seat: {"type": "draft", "action": "stop", "seat": seat},
        lambda seat: {"type": "draft", "action": "stop", "confirm": True, "seat": seat},
        lambda seat: {"type": "undo", "keep": 0, "seat": seat},
        lambda seat: {"type": "confirm", "seat": seat},
        lambda seat: {"type": "rewind", "to": 0, "seat": seat},
    ]
    with house.ours.player(*([house.seat] if who == "rival" else [])) as player:
        for deed in deeds:
            player.say(request=request_id(), sequence=0, **deed(asked))
            assert player.hear_until("refused")["code"] == "not-yours"
            player.say(request=request_id(), sequence=0, **deed(3))
            assert player.hear_until("refused")["code"] == "no-such-seat"
