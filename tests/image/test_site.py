"""The whole site of deploy/compose.yaml in containers: people play through its proxy, one server is
killed, all of them are started anew. `make test-image` runs this on a machine with podman and
podman-compose, on which ports 80 and 443 are free."""

import os
import subprocess
import time
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from random import Random
from typing import Final

import pytest

from tests.server.players import HUMAN, Site
from tests.server.proxies import opened
from tests.server.running import PATIENCE
from tests.server.scribes import SEATS, Scribe

ROOT: Final = Path(__file__).parents[2]
COMPOSE: Final = ["podman-compose", "--project-name", "lisboa-test", "--file", "compose.yaml"]
SETTINGS: Final = {"LISBOA_SITE": "localhost", "POSTGRES_PASSWORD": "of a test"}
PROXY: Final = "lisboa-test_proxy_1"
SERVERS: Final = ("lisboa-test_lisboa-1_1", "lisboa-test_lisboa-2_1")


def said(*words: str) -> str:
    """By podman."""
    done = subprocess.run(["podman", *words], check=True, capture_output=True, text=True)
    return done.stdout.strip()


def compose(*words: str) -> None:
    env = {**os.environ, **SETTINGS}
    subprocess.run([*COMPOSE, *words], cwd=ROOT / "deploy", env=env, check=True)


@pytest.fixture(scope="module")
def site() -> Iterator[Site]:
    compose("up", "--detach")
    try:
        with closing(opened("https://localhost", _root)) as site:
            yield site
    finally:
        compose("down", "--volumes")


def _root() -> str:
    """Of the certificate that the proxy makes itself for this name."""
    return said("exec", PROXY, "cat", "/data/caddy/pki/authorities/local/root.crt")


def wait_for(server: str) -> None:
    """Until it is there and well, whoever starts it."""
    until = time.monotonic() + PATIENCE
    while True:
        with suppress(subprocess.CalledProcessError):
            said("start", server)
            said("healthcheck", "run", server)
            return
        assert time.monotonic() < until, server
        time.sleep(0.5)


def test_a_server_runs_as_nobody_in_particular_and_writes_nowhere(site: Site) -> None:
    for server in SERVERS:
        assert said("exec", server, "id", "-u") == "1755"
        status = said("exec", server, "cat", "/proc/1/status")
        assert "CapEff:\t0000000000000000" in status and "NoNewPrivs:\t1" in status
        for place in ("/opt/lisboa/x", "/etc/x", "/home/x"):
            with pytest.raises(subprocess.CalledProcessError):
                said("exec", server, "touch", place)
        wait_for(server)
        assert said("inspect", server, "--format", "{{.State.Healthcheck.Status}}") == "healthy"
    health = site.http.get("/api/health").json()
    assert health["compiled"] and health["database"] == "postgresql"
    assert "<!doctype html>" in site.http.get("/").text.lower()
    assert site.http.get("/metrics").status_code == 404


def test_games_go_on_when_a_server_is_killed_and_when_all_are_started_anew(site: Site) -> None:
    scribes = [Scribe(site.new(HUMAN, HUMAN, HUMAN), Random(n)) for n in range(4)]
    for server in (*SERVERS, None):
        for scribe in scribes:
            scribe.come_back(site)
            with scribe.sitting.player(*SEATS) as player:
                scribe.play(player, 10)
        if server:
            said("kill", "--signal", "KILL", server)  # nobody in there has time to say anything
            site.http.get("/api/health").raise_for_status()  # the other one answers at once
        else:
            said("restart", "--time", "30", *SERVERS)
        for one in SERVERS:
            wait_for(one)
    for scribe in scribes:
        scribe.come_back(site)
        scribe.end()
    backup = ("lisboa", "backup", "--database", "postgresql://lisboa@database/lisboa", "/tmp/file")
    assert f"{len(scribes)} games" in said("exec", SERVERS[0], *backup)
