"""Large answers are compressed, unless only one seat may know what they hold."""

from random import Random

from lisboa.server.http.packing import SMALLEST
from tests.server.players import Site

PACKED = "content-encoding"


def test_what_is_open_to_all_is_compressed(site: Site) -> None:
    assert site.http.get("/api/openapi.json").headers[PACKED] == "gzip"
    plain = site.http.get("/api/openapi.json", headers={"accept-encoding": "identity"})
    assert PACKED not in plain.headers


def test_what_a_seat_may_know_is_not(site: Site) -> None:
    sitting = site.new()
    with sitting.player(0, 1) as player:
        for seat in range(2):
            player.state(seat)
        player.play(0, 1, chance=Random(1), most=12)
    stories = sitting.ask("GET", "/stories", sitting.seats[0])
    assert stories.headers[PACKED] == "gzip" and stories.json()["stories"]
    for path in ("", "/events", "/scores", "/record"):
        answer = sitting.ask("GET", path, sitting.seats[0], params={"seat": 0})
        assert answer.status_code == 200 and PACKED not in answer.headers
    assert len(sitting.ask("GET", "", sitting.seats[0], params={"seat": 0}).content) > SMALLEST
