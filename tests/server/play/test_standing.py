"""Refusals with an end: for this turn, this round or the game, and asked anew afterwards."""

from typing import Any

import pytest

from lisboa.game import Game
from lisboa.server.play.standing import current, dated, declined
from lisboa.server.show.messages import NotNow, Orders
from tests.server.players import Json, Site, Sitting
from tests.server.sittings import before_follows


def asked_to_follow() -> tuple[Game, int, str]:
    """A game, who is asked to follow, and whom."""
    game, final = before_follows()
    game.play(final)
    assert game.decision is not None and game.decision.kind == "ask-follow"
    return game, game.decision.seat, str(game.decision.arguments["noble"])


@pytest.mark.parametrize(
    ("turn", "until", "last"),
    [(4, "turn", 4), (4, "round", 6), (5, "round", 6), (6, "round", 6), (7, "round", 9)],
)
def test_a_refusal_has_an_end(turn: int, until: Any, last: int) -> None:
    """With three players a round is three turns."""
    game, _, _ = asked_to_follow()
    game.state.turn = turn
    orders = dated(Orders(not_now=[NotNow(noble="king", until=until)]), game)
    (kept,) = orders.not_now
    assert kept.last == last
    assert current(orders, last).not_now == [kept] and current(orders, last + 1).not_now == []
    game.state.turn = turn + 1
    assert dated(orders, game) == orders  # sent once more it does not last longer


def test_it_declines_this_noble_until_then() -> None:
    game, _, noble = asked_to_follow()
    for until in ("turn", "round"):
        orders = dated(Orders.model_validate({"not_now": [{"noble": noble, "until": until}]}), game)
        assert declined(game, orders) == "decline"
        later = Game.of_state(game.state.clone(), game.names)
        later.state.turn = (orders.not_now[0].last or 0) + 1
        assert declined(later, orders) is None
    other = next(x for x in ("builder", "minister", "king") if x != noble)
    orders = dated(Orders.model_validate({"not_now": [{"noble": other, "until": "round"}]}), game)
    assert declined(game, orders) is None


def sit_down(site: Site) -> tuple[Sitting, int, str]:
    game, seat, noble = asked_to_follow()
    answer = site.http.post("/api/records", json={"record": game.record()})
    return Sitting(site, answer.json()), seat, noble


def refuse(sitting: Sitting, seat: int, noble: str, until: str) -> Json:
    orders = {"not_now": [{"noble": noble, "until": until}]}
    answer = sitting.change("PUT", f"/seats/{seat}/orders", sitting.seats[seat], orders=orders)
    assert answer.status_code == 200, answer.text
    return sitting.look(seat)


def test_one_press_declines_for_the_rest_of_the_round(site: Site) -> None:
    """And whoever is asked later is asked again: nothing of it is left."""
    sitting, seat, noble = sit_down(site)
    before = sitting.look(seat)
    turn = before["view"]["turn"]
    state = refuse(sitting, seat, noble, "round")
    assert state["actions"] == before["actions"] + 1 and state["asked"] is None
    last = turn + -turn % 3
    assert state["orders"]["not_now"] == [{"noble": noble, "until": "round", "last": last}]
    others = [number for number in range(3) if number != seat]
    assert all(not sitting.look(number)["orders"]["not_now"] for number in others)
    assert "not_now" not in str(sitting.look())
    while sitting.look()["view"]["turn"] <= last:
        mover = sitting.look()["to_move"]
        with sitting.player(mover) as player:
            answers = [option["action"] for option in player.options(mover)]
            assert player.draft(mover, answers[-1], confirm=True)["type"] == "done"
    assert sitting.look(seat)["orders"]["not_now"] == []


def test_orders_from_before_still_hold() -> None:
    """Entries of earlier programs know of no end."""
    orders = Orders.model_validate({"follow": ["king"], "church": False, "declines": False})
    assert orders.not_now == [] and orders.follow == ["king"]
