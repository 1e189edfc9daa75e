"""Clients for tests: a table of one's own, and seats that play over WebSockets."""

import json
import ssl
from collections.abc import Sequence
from contextlib import ExitStack
from random import Random
from typing import Any
from uuid import uuid4

import httpx
from websockets.sync.client import ClientConnection, connect

from lisboa.server.show.deltas import apply

Json = dict[str, Any]
HUMAN: Json = {"kind": "human"}
BOT: Json = {"kind": "bot", "level": "apprentice"}
LACERDA: Json = {"kind": "lacerda"}
WAIT = 90.0  # a busy machine is no reason to fail


def request_id() -> str:
    return uuid4().hex


class Site:
    """A server, as a program talks to it."""

    def __init__(self, url: str, tls: ssl.SSLContext | None = None) -> None:
        self.url = url
        self.tls = tls  # whom it believes, if the server says https
        self.http = httpx.Client(base_url=url, timeout=WAIT, verify=tls or True)

    def new(self, *seats: Json, **more: Any) -> "Sitting":
        answer = self.http.post("/api/games", json={"seats": list(seats or (HUMAN, HUMAN)), **more})
        assert answer.status_code == 201, answer.text
        return Sitting(self, answer.json())

    def close(self) -> None:
        self.http.close()


class Sitting:
    """A game and all its secrets."""

    def __init__(self, site: Site, created: Json) -> None:
        self.site = site
        self.game: str = created["game"]
        self.host: str = created["host"]
        self.spectator: str = created["spectator"]
        self.seats: list[str] = created["seats"]

    def ask(self, method: str, path: str, secret: str | None, **more: Any) -> httpx.Response:
        headers = {} if secret is None else {"Authorization": f"Bearer {secret}"}
        return self.site.http.request(
            method, f"/api/games/{self.game}{path}", headers=headers, **more
        )

    def change(self, method: str, path: str, secret: str, **more: Any) -> httpx.Response:
        return self.ask(method, path, secret, json={"request": request_id(), **more})

    def look(self, seat: int | None = None) -> Json:
        secret = self.spectator if seat is None else self.seats[seat]
        answer = self.ask("GET", "", secret, params={} if seat is None else {"seat": seat})
        assert answer.status_code == 200, answer.text
        state: Json = answer.json()
        return state

    def player(
        self,
        *seats: int,
        told: int | None = None,
        sequence: int = 0,
        site: Site | None = None,
        address: str | None = None,
    ) -> "Player":
        """Somebody who holds the secrets of these seats; of none: a spectator."""
        secrets = [self.seats[seat] for seat in seats] or [self.spectator]
        return Player(site or self.site, self.game, secrets, told, sequence, address)


class Player:
    """One connection; it keeps what it was told about each of its seats."""

    def __init__(
        self,
        site: Site,
        game: str,
        secrets: Sequence[str],
        told: int | None = None,
        sequence: int = 0,
        address: str | None = None,
    ) -> None:
        url = f"{site.url.replace('http', 'ws', 1)}/api/games/{game}/live"
        says = {} if address is None else {"X-Forwarded-For": address}  # as a proxy would
        self._held = ExitStack()
        self.socket: ClientConnection = self._held.enter_context(
            connect(url, additional_headers=says, ssl=site.tls)
        )
        self.known: dict[int | None, Json] = {}
        self.messages: list[Json] = []
        try:
            self.say(type="hello", secrets=list(secrets), told=told, sequence=sequence)
        except BaseException:
            self.close()
            raise

    def __enter__(self) -> "Player":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._held.close()

    def say(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def hear(self) -> Json:
        """The next message, after what it says was noted."""
        try:
            message: Json = json.loads(self.socket.recv(WAIT))
        except TimeoutError:
            raise AssertionError("the line is there, and nobody says anything") from None
        self.messages.append(message)
        if message["type"] == "state":
            self.known[message["seat"]] = message
        elif message["type"] == "update":
            before = self.known[message["seat"]]
            view = apply(before["view"], message["delta"])
            events = [*before["events"], *message["events"]]
            news = {k: v for k, v in message.items() if k not in ("delta", "events", "type")}
            for rarely in ("table", "orders", "figures"):
                if news[rarely] is None:
                    del news[rarely]
            kept = {story["first"]: story for story in [*before["stories"], *message["stories"]]}
            news |= {"view": view, "events": events, "stories": list(kept.values())}
            self.known[message["seat"]] = {**before, **news}
        return message

    def hear_until(self, *types: str) -> Json:
        while True:
            message = self.hear()
            if message["type"] in types:
                return message

    def hear_of(self, sequence: int, seat: int | None) -> Json:
        """Listen until a seat knows of this entry."""
        while self.known.get(seat, {"sequence": -1})["sequence"] < sequence:
            self.hear()
        return self.known[seat]

    def state(self, seat: int | None) -> Json:
        while seat not in self.known:
            self.hear()
        return self.known[seat]

    def ask(self, kind: str, seat: int, **more: Any) -> Json:
        """Send a request of a seat; its answer."""
        state = self.state(seat)
        message = {"request": request_id(), "sequence": state["sequence"], "seat": seat, **more}
        self.say(type=kind, **message)
        while True:
            answer = self.hear_until("done", "refused")
            if answer["request"] == message["request"]:
                return answer

    def draft(self, seat: int, action: str, confirm: bool = False, **more: Any) -> Json:
        return self.ask("draft", seat, action=action, confirm=confirm, **more)

    def options(self, seat: int) -> list[Json]:
        asked = self.state(seat)["asked"]
        return list(asked["options"]) if asked else []

    def wait_for_question(self, *seats: int) -> int | None:
        """Which of these seats is asked; None when the game is over."""
        for seat in seats:
            self.state(seat)
        while True:
            for seat in seats:
                if self.known[seat]["table"]["status"] != "playing":
                    return None
                if self.options(seat):
                    return seat
            self.hear()

    def play(self, *seats: int, chance: Random, most: int = 10_000) -> int:
        """Answer at random until the game is over or so many answers are given; how many were."""
        for played in range(most):
            seat = self.wait_for_question(*seats)
            if seat is None:
                return played
            action = chance.choice(self.options(seat))["action"]
            answer = self.draft(seat, action, confirm=True)
            assert answer["type"] == "done", answer
            self.hear_of(answer["sequence"], seat)
        return most
