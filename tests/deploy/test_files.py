"""The files that operators are given say what the program understands. tests/server runs the
proxies, tests/image the containers."""

import json
import re
import shlex
import shutil
import subprocess
from pathlib import Path
from typing import Any, Final

import pytest
import yaml

from tests.docs.blocks import ROOT
from tests.docs.test_examples import read

DEPLOY: Final = ROOT / "deploy"
UNIT: Final = (DEPLOY / "lisboa@.service").read_text("utf-8")
COMPOSE: Final[dict[str, Any]] = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
IMAGE: Final = (DEPLOY / "Containerfile").read_text("utf-8")


def started() -> dict[str, list[str]]:
    """The words behind `lisboa`, wherever a server is started."""
    unit = re.search(r"^ExecStart=\S+/lisboa ((?:.*\\\n)*.*)$", UNIT, re.MULTILINE)
    image = re.search(r"^CMD (.*)$", IMAGE, re.MULTILINE)
    assert unit and image
    composed = {
        name: service["command"]
        for name, service in COMPOSE["services"].items()
        if service["image"] == "localhost/lisboa"
    }
    one = unit[1].replace("\\\n", " ").replace("%i", "1755")
    return {"unit": shlex.split(one), "image": json.loads(image[1]), **composed}


@pytest.mark.parametrize("place", started())
def test_a_server_is_started_with_words_that_it_knows(place: str) -> None:
    command = read(started()[place])
    assert command.json_logs
    assert place == "unit" or command.host == "0.0.0.0"


def test_the_proxy_of_the_containers_knows_all_servers() -> None:
    servers = [f"{name}:1755" for name in started() if name in COMPOSE["services"]]
    assert COMPOSE["services"]["proxy"]["environment"]["LISBOA_PROCESSES"].split() == servers
    assert "EXPOSE 1755" in IMAGE and len(servers) > 1


def test_the_containers_ask_for_the_settings_of_the_example() -> None:
    asked = set(re.findall(r"\${(\w+):\?", (DEPLOY / "compose.yaml").read_text("utf-8")))
    given = re.findall(r"^(\w+)=", (DEPLOY / "env.example").read_text("utf-8"), re.MULTILINE)
    assert asked == set(given)


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="there is no systemd here")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    lisboa = tmp_path / "lisboa"
    lisboa.write_text("#!/bin/sh\n")
    lisboa.chmod(0o755)
    unit = tmp_path / "lisboa@1755.service"
    unit.write_text(UNIT.replace("/opt/lisboa/bin/lisboa", str(lisboa)))
    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", str(unit)], capture_output=True, text=True
    )
    about_it = [line for line in done.stderr.splitlines() if "lisboa" in line]
    assert (about_it, done.returncode) == ([], 0), done.stderr
