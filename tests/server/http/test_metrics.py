"""Metrics count everything and tell nothing about anybody's cards."""

import asyncio

import httpx
import pytest
from websockets.sync.client import connect

from lisboa.server.http.metrics import STEPS, Metrics
from lisboa.server.settings import Limits, Rate
from tests.server.porch import app_behind_doors, served

SECRET = "pombal-1755-geheim_c3VwZXI"


def value(metrics: Metrics, name: str, **labels: str) -> float | None:
    return metrics.registry.get_sample_value(name, labels)


def test_requests_are_counted_by_template_and_never_by_path() -> None:
    app, counted = app_behind_doors()
    with served(app) as door, httpx.Client(base_url=f"http://{door}") as browser:
        for game in ("a", "b", SECRET):
            browser.get(f"/api/games/{game}", params={"q": SECRET})
        browser.get(f"/{SECRET}")
        browser.request("PROPFIND", "/")  # httptools lets in only methods that somebody has
        browser.get("/api/broken/x")
        text = browser.get("/metrics").text
        assert 'route="/metrics"' in browser.get("/metrics").text
    template = {"method": "GET", "route": "/api/games/{game}", "status": "200"}
    assert value(counted, "lisboa_requests_total", **template) == 3
    nowhere = {"route": "elsewhere", "status": "404"}
    assert value(counted, "lisboa_requests_total", method="GET", **nowhere) == 1
    assert value(counted, "lisboa_requests_total", method="elsewhere", **nowhere) == 1
    broken = {"method": "GET", "route": "/api/broken/{game}", "status": "500"}
    assert value(counted, "lisboa_requests_total", **broken) == 1
    assert SECRET not in text and "BREW" not in text
    assert 'route="/api/games/{game}"' in text


def test_sockets_are_counted_while_they_are_open() -> None:
    app, counted = app_behind_doors()
    with served(app) as door:
        with connect(f"ws://{door}/api/live") as line:
            line.send("hello")
            line.recv()
            assert value(counted, "lisboa_sockets") == 1
        with connect(f"ws://{door}/api/live") as line:
            line.send("break")
            with pytest.raises(Exception, match="1011"):
                line.recv(5)
    assert value(counted, "lisboa_sockets") == 0


def test_refusals_at_the_door_are_counted_once() -> None:
    app, counted = app_behind_doors(Limits(requests=Rate(1, 0.001)))
    with served(app) as door:
        statuses = [httpx.get(f"http://{door}/api/games/x").status_code for _ in range(3)]
    assert statuses == [200, 429, 429]
    assert value(counted, "lisboa_refusals_total", code="too-many") == 2
    refused = {"method": "GET", "route": "elsewhere", "status": "429"}
    assert value(counted, "lisboa_requests_total", **refused) == 2


def test_durations_are_too_coarse_to_tell_anything() -> None:
    """Two thoughts of about the same length leave the same metrics behind."""
    texts = []
    for seconds in (0.0101, 0.0249):
        counted = Metrics()
        counted.moved("action", seconds)
        counted.thought("merchant", seconds)
        texts.append(counted.text().decode())
    assert texts[0] == texts[1]
    assert 'lisboa_bot_seconds_sum{bot="merchant"} 0.025' in texts[0]
    assert STEPS[-1] >= 20  # longer than any bot may think


def test_moves_bots_games_and_workers() -> None:
    counted, games = Metrics(), [3]
    state = {"alive": 2, "busy": 1}
    counted.watch(lambda: games[0], lambda: state)
    counted.moved("action", 0.001)
    counted.moved("action", 0.002)
    counted.refused("stale")
    counted.thought("minister", 2.0, "late")
    assert value(counted, "lisboa_moves_total", kind="action") == 2
    assert value(counted, "lisboa_move_seconds_count") == 2
    assert value(counted, "lisboa_refusals_total", code="stale") == 1
    assert value(counted, "lisboa_forfeits_total", what="late") == 1
    assert value(counted, "lisboa_bot_seconds_count", bot="minister") == 1
    assert value(counted, "lisboa_games") == 3
    assert value(counted, "lisboa_workers", state="busy") == 1
    games[0], state["busy"] = 5, 0
    assert value(counted, "lisboa_games") == 5
    assert value(counted, "lisboa_workers", state="busy") == 0


def test_two_servers_in_one_process_count_for_themselves() -> None:
    one, other = Metrics(), Metrics()
    one.refused("stale")
    assert value(other, "lisboa_refusals_total", code="stale") is None


@pytest.mark.parametrize(
    ("client", "status"),
    [("127.0.0.1", 200), ("10.1.2.3", 200), ("::1", 200), ("8.8.8.8", 404), ("elsewhere", 404)],
)
def test_metrics_are_for_the_operators_own_network(client: str, status: int) -> None:
    app, _ = app_behind_doors()

    async def ask() -> httpx.Response:
        transport = httpx.ASGITransport(app, client=(client, 1))
        async with httpx.AsyncClient(transport=transport, base_url="http://x") as browser:
            return await browser.get("/metrics")

    assert asyncio.run(ask()).status_code == status


def test_metrics_are_not_for_guests_of_the_proxy() -> None:
    app, _ = app_behind_doors()
    with served(app) as door:
        guest = httpx.get(f"http://{door}/metrics", headers={"x-forwarded-for": "8.8.8.8"})
        assert guest.status_code == 404
        assert httpx.get(f"http://{door}/metrics").status_code == 200
