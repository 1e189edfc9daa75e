"""What there is to choose from, as clients get it."""

from collections.abc import Callable
from typing import Final

from lisboa.edition import load
from lisboa.game.names import SEAT_COLOURS
from lisboa.server.http.choosing import PATH, Choices, all_choices
from lisboa.server.show.texts import Text, resolve
from tests.server.players import HUMAN, Json, Site

# A game with everything that is offered to people who play together.
OTHERS: Final[dict[str, Callable[[Json], object]]] = {
    "switch": lambda offer: not offer["default"],
    "choice": lambda offer: offer["choices"][-1]["value"],
    "seats": lambda offer: True,
    "layout": lambda offer: {"plots": {"plot-a1": "plot-token-gold"}},
}


def _told(site: Site) -> Json:
    told: Json = site.http.get(PATH).json()
    return told


def test_all_of_it_is_told(site: Site) -> None:
    answer = site.http.get(PATH)
    assert answer.status_code == 200
    assert Choices.model_validate_json(answer.content) == all_choices((load(),))


def test_it_is_asked_for_again(site: Site) -> None:
    answer = site.http.get(PATH)
    assert answer.headers["cache-control"] == "no-cache"
    again = site.http.get(PATH, headers={"If-None-Match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_what_is_offered_can_be_chosen(site: Site) -> None:
    told = _told(site)
    chosen = {
        offer["name"]: OTHERS[offer["kind"]](offer)
        for offer in told["variants"]
        if offer["together"]
    }
    bots = [{"kind": "bot", "level": level["name"]} for level in told["levels"]]
    sitting = site.new(HUMAN, *bots[:3], variants=chosen)
    variants = sitting.look()["view"]["variants"]
    assert set(variants) == set(chosen)


def test_colours_are_the_names_of_seats_without_one(site: Site) -> None:
    told = _told(site)["colours"]
    assert tuple(colour["name"] for colour in told) == SEAT_COLOURS
    words = [resolve(Text(**colour["title"])) for colour in told]
    assert words == ["Red", "Green", "Violet", "Black"]
