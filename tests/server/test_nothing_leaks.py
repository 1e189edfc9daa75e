"""Nothing leaks: two worlds that a seat cannot tell apart send it, and all spectators, the same
bytes; whatever others draft, nobody but they can tell; nor can whoever reads logs and metrics."""

import json
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import httpx
import pytest

from lisboa.game import new_game
from lisboa.server.play.entries import Foundation
from lisboa.server.settings import Settings
from lisboa.server.show.messages import Created
from tests.server.conftest import NewDatabase
from tests.server.players import Player, Site, Sitting
from tests.server.proofs import (
    Course,
    Logging,
    common_course,
    foundations_of,
    other_world,
    put_down,
)
from tests.server.running import in_thread

RED = 0
ANSWERS = 100  # well into the second half of a game
VERBS = ("gold", "court")
CLOCK = re.compile(r"^lisboa_\w+_seconds_(bucket|sum)\b.*$", re.MULTILINE)


@dataclass
class Heard:
    """All that left the server in one world."""

    red: list[str] = field(default_factory=list)
    spectator: list[str] = field(default_factory=list)
    others: list[str] = field(default_factory=list)
    http: list[str] = field(default_factory=list)
    metrics: str = ""
    logs: list[str] = field(default_factory=list)


@dataclass
class Evening:
    """The same course in one of the worlds, with drafts that only this world has."""

    sitting: Sitting
    course: Course
    cards: list[str]  # that are in the one hidden hand or in the other
    drafts: int  # that others make before each answer
    heard: Heard = field(default_factory=Heard)

    def spend(self) -> Heard:
        sitting, heard = self.sitting, self.heard
        with ExitStack() as stack:
            red = stack.enter_context(sitting.player(RED))
            spectator = stack.enter_context(sitting.player())
            others = stack.enter_context(sitting.player(1, 2))
            red.state(RED), spectator.state(None), others.state(1), others.state(2)
            for n, (seat, action) in enumerate(self.course):
                mover = red if seat == RED else others
                if seat == RED:
                    self._try_out(red, n)
                elif n % 3 == 0:
                    _waver(others, seat, self.drafts)
                    self._knock(red, n)
                if n % 40 == 20:
                    self._ask_around()
                done = mover.draft(seat, action, confirm=True, request=f"answer-{n:04}")
                assert done["type"] == "done", done
                for player, who in ((red, RED), (spectator, None), (others, 1), (others, 2)):
                    player.hear_of(n + 1, who)
            self._take_advice()
            for player in (red, spectator, others):
                player.say(type="ping")
                player.hear_until("pong")
            self._ask_around()
            heard.red = [json.dumps(message) for message in red.messages]
            heard.spectator = [json.dumps(message) for message in spectator.messages]
            heard.others = [json.dumps(message) for message in others.messages]
            heard.metrics = CLOCK.sub("", sitting.site.http.get("/metrics").text)
        return heard

    def _knock(self, red: Player, n: int) -> None:
        """Red wants to know while another seat thinks."""
        action = f"gold {self.cards[0]}"
        assert red.draft(RED, action, request=f"early-{n:04}")["type"] == "refused"

    def _try_out(self, red: Player, n: int) -> None:
        """What Red does not have, what is no answer at all, and one answer for a while."""
        wrong = [f"{verb} {card}" for verb in VERBS for card in self.cards]
        for number, action in enumerate([*wrong, "dance"]):
            refused = red.draft(RED, action, request=f"wrong-{n:04}-{number}")
            assert refused["type"] == "refused"
        action = red.options(RED)[0]["action"]
        assert red.draft(RED, action, request=f"draft-{n:04}")["type"] == "done"
        assert red.ask("undo", RED, request=f"undo-{n:04}")["type"] == "done"

    def _take_advice(self) -> None:
        seat = self.sitting.look()["to_move"]
        hint = self.sitting.ask("GET", f"/seats/{seat}/hint", self.sitting.seats[seat])
        assert (seat, hint.status_code) == (RED, 200), hint.text
        self._note(hint)

    def _ask_around(self) -> None:
        """Every way to look over HTTP, with Red's secret and the spectators'."""
        sitting = self.sitting
        for secret in (sitting.seats[RED], sitting.spectator):
            for seat in (None, 0, 1, 2, 3):
                wanted = {} if seat is None else {"seat": seat}
                for path in ("", "/events", "/record", "/scores"):
                    self._note(sitting.ask("GET", path, secret, params=wanted))
                self._note(sitting.ask("GET", "/replay", secret, params={"at": 1, **wanted}))
            for path in ("/turns", "/seats/1/hint", "/seats/2/hint"):
                self._note(sitting.ask("GET", path, secret))
            change = {"request": "from-outside"}
            for path in ("/seats/1/take-back", "/seats/2/take-back", "/rematch"):
                self._note(sitting.ask("POST", path, secret, json=change))
            self._note(sitting.ask("POST", "/branches", secret, json={"at": 1}))

    def _note(self, answer: httpx.Response) -> None:
        headers = sorted((k, v) for k, v in answer.headers.items() if k != "date")
        self.heard.http.append(f"{answer.status_code} {headers} {answer.text}")


def _waver(player: Player, seat: int, drafts: int) -> None:
    """Draft so many answers, this one or that, and take them back."""
    for n in range(drafts):
        options = player.options(seat)
        if not options:  # a final answer waits
            break
        assert player.draft(seat, options[n % 2 - 1]["action"])["type"] == "done"
    player.ask("undo", seat, keep=0)


@dataclass
class Twins:
    created: Created
    foundations: list[Foundation]
    course: Course
    cards: list[str]


@pytest.fixture(scope="module")
def twins() -> Twins:
    record = new_game(3, seed=1755).record()
    other, cards = other_world(record)
    course = common_course((record, other), ANSWERS + 20)
    reds = [n for n, (seat, _) in enumerate(course) if seat == RED]
    course = course[: reds[-1]]  # so that Red is asked next, and may ask for advice
    assert len(course) >= ANSWERS
    return Twins(*foundations_of((record, other)), course, cards)


@pytest.fixture(scope="module")
def both(twins: Twins, tmp_path_factory: pytest.TempPathFactory) -> list[Heard]:
    """What the server says in both worlds."""

    def spent(data: Path, drafts: int) -> Heard:
        with Logging(data, data / "log") as process:
            site = Site(process.url)
            sitting = Sitting(site, twins.created.model_dump())
            heard = Evening(sitting, twins.course, twins.cards, drafts).spend()
            site.close()
            assert process.stop() == 0
        heard.logs = list(_without_times(data / "log"))
        return heard

    worlds = [tmp_path_factory.mktemp("world") for _ in twins.foundations]
    for data, foundation in zip(worlds, twins.foundations, strict=True):
        put_down(foundation, Settings(data=data))
    with ThreadPoolExecutor() as threads:
        return list(threads.map(spent, worlds, (1, 4)))


def _without_times(log: Path) -> Iterator[str]:
    for line in log.read_text().splitlines():
        facts = json.loads(line)
        yield json.dumps({k: v for k, v in facts.items() if k not in ("time", "seconds")})


def test_the_worlds_do_differ(both: list[Heard]) -> None:
    assert both[0].others != both[1].others


@pytest.mark.parametrize("what", ["red", "spectator", "http", "logs"])
def test_nobody_can_tell_in_which_world_he_is(both: list[Heard], what: str) -> None:
    one, other = getattr(both[0], what), getattr(both[1], what)
    assert len(one) > 10
    for mine, yours in zip(one, other, strict=True):
        assert mine == yours


def test_metrics_do_not_tell_the_world(both: list[Heard]) -> None:
    assert 'lisboa_moves_total{kind="action"}' in both[0].metrics
    assert both[0].metrics == both[1].metrics


# ---- drafts ----


def test_however_much_is_drafted_others_hear_once_that_a_seat_thinks(
    postgres: NewDatabase, tmp_path: Path
) -> None:
    """Also at another process, which learns of drafts from the database."""
    settings = Settings(data=tmp_path, database=postgres())
    with in_thread(settings) as here, in_thread(settings) as there, ExitStack() as stack:
        near, far = Site(here), Site(there)
        sitting = near.new()
        player = stack.enter_context(sitting.player(0, 1))
        player.play(0, 1, chance=Random(1), most=2)
        seat = player.wait_for_question(0, 1)
        assert seat is not None
        second = stack.enter_context(sitting.player(seat, site=far))
        watchers = [
            (stack.enter_context(sitting.player(*who, site=site)), who[0] if who else None)
            for site in (near, far)
            for who in ((), (1 - seat,))
        ]
        for watcher, who in watchers:
            watcher.state(who)
        for drafts in (1, 2, 3):
            _waver(player, seat, drafts)
        action = player.options(seat)[0]["action"]
        drafted = player.draft(seat, action)
        while second.state(seat)["draft"]["actions"] != [action]:
            second.hear()
        for watcher, who in watchers:
            watcher.say(type="ping")
            watcher.hear_until("pong")
            _, *heard, _ = watcher.messages
            assert [(m["type"], m["seat"], m["thinking"]) for m in heard] == [("update", who, True)]
            assert (heard[0]["delta"], heard[0]["events"]) == ({}, [])
        assert drafted["sequence"] == 2
        near.close()
        far.close()
