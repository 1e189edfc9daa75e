"""Whatever fits the document, and whatever nearly does, gets an answer that the document names."""

from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from random import Random
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    response_schema_conformance,
    status_code_conformance,
)

from lisboa.server.settings import Settings
from tests.server.conftest import NewDatabase
from tests.server.players import Site, Sitting
from tests.server.running import in_thread

CHECKS = [not_a_server_error, status_code_conformance, response_schema_conformance]
TRIES = settings(
    max_examples=6,
    deadline=None,
    database=None,
    derandomize=True,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)


@pytest.fixture(scope="module")
def house(new_database: NewDatabase, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with in_thread(Settings(data=tmp_path_factory.mktemp("data"), database=new_database())) as url:
        site = Site(url)
        yield site
        site.close()


@pytest.mark.parametrize("mode", list(GenerationMode))
def test_no_request_brings_the_server_down(house: Site, mode: GenerationMode) -> None:
    document = schemathesis.openapi.from_url(f"{house.url}/api/openapi.json")
    met = Counter[int]()
    for found in document.get_all_operations():
        assert isinstance(found, Ok)
        _try(found.ok(), [_under_way(house), _ended(house)], mode, met)
    wanted = {200, 201, 204, 403, 409} if mode == GenerationMode.POSITIVE else {401, 404, 422}
    assert wanted <= set(met)


def _under_way(house: Site) -> Sitting:
    return house.new(rules={"hints": False})  # they take their time


def _ended(house: Site) -> Sitting:
    sitting = house.new()
    with sitting.player(0, 1) as player:
        player.play(0, 1, chance=Random(1), most=3)
    assert sitting.change("POST", "/end", sitting.host).status_code == 200
    return sitting


def _try(operation: Any, sittings: list[Sitting], mode: GenerationMode, met: Counter[int]) -> None:
    """In a game that is there, by somebody who holds one of its secrets; at times anywhere."""
    cases = operation.as_strategy(generation_mode=mode)
    keys = [(x.game, secret) for x in sittings for secret in (x.host, x.seats[0], x.spectator)]

    @TRIES
    @given(case=cases, key=st.sampled_from([*keys, None]))
    def tries(case: Any, key: tuple[str, str] | None) -> None:
        headers = {}
        if key is not None:
            headers = {"Authorization": f"Bearer {key[1]}"}
            if case.path_parameters:
                case.path_parameters["game"] = key[0]
        answer = case.call(headers=headers)
        met[answer.status_code] += 1
        case.validate_response(answer, checks=CHECKS)

    with suppress(Unsatisfiable):  # where nothing is asked for, nothing can be wrong
        tries()
