"""Projected scores: the engine's own final scoring, from what a seat knows; and turn by turn."""

from random import Random

import pytest

from lisboa.game.actions import RANKS
from lisboa.rules import ranks
from lisboa.server.show.published import FINAL_WIGS
from lisboa.server.show.scores import scores
from lisboa.server.show.texts import resolve
from tests.game.play import finished
from tests.server.players import HUMAN, LACERDA, Json, Site, Sitting
from tests.server.sittings import KINDS, sitting, twin


def _scores(at: Sitting, seat: int | None = None) -> Json:
    secret = at.spectator if seat is None else at.seats[seat]
    answer = at.ask("GET", "/scores", secret, params={} if seat is None else {"seat": seat})
    assert answer.status_code == 200, answer.text
    told: Json = answer.json()
    return told


def test_at_the_end_it_is_the_final_scoring() -> None:
    game = finished(3, 5)
    assert game.result is not None
    told = scores(game.state, None).projected
    assert told == [{name: wigs[name] for name in FINAL_WIGS} for wigs in game.result.wigs]


def test_the_first_moment_of_a_game_is_worth_its_money_and_favours(site: Site) -> None:
    """Ten réis and an influence of four or five, one favour each, and nothing else yet."""
    at = site.new()
    for seat in _scores(at)["projected"]:
        assert list(seat) == ["ships", "sets", "majorities", "money", *FINAL_WIGS[4:]]
        assert (seat.pop("money"), seat.pop("favours")) == (2, 2)
        assert not any(seat.values())


@pytest.mark.rule("G-136")
@pytest.mark.parametrize("kind", KINDS)
def test_what_the_seat_cannot_know_changes_no_byte(kind: str) -> None:
    for number, game in enumerate(sitting(kind, 8)):
        if number % 5 == 0 and not game.over:
            for seat in (None, *range(game.players)):
                other = twin(game, seat, number).state
                assert scores(game.state, seat) == scores(other, seat)


def test_drafts_count_for_their_seat_alone(site: Site) -> None:
    while not _drafts_count(site.new()):  # until a deal allows it
        pass


def _drafts_count(at: Sitting) -> bool:
    """Whether something could be drafted that counts; then it is looked at."""
    with at.player(0, 1) as player:
        player.play(0, 1, chance=Random(1), most=2)
        seat = player.wait_for_question(0, 1)
        assert seat is not None
        before = _scores(at)
        while _scores(at, seat) == before:
            options = [option for option in player.options(seat) if not option["final"]]
            if not options:
                return False
            money = [
                o for o in options if any(x["what"] == "reais" for x in o["costs"] + o["gains"])
            ]
            player.draft(seat, (money or options)[0]["action"])
        assert _scores(at) == _scores(at, 1 - seat) == before
    return True


def test_who_may_see_a_seat_may_see_its_scores(site: Site) -> None:
    at = site.new()
    refused = at.ask("GET", "/scores", at.seats[0], params={"seat": 1})
    assert (refused.status_code, refused.json()["code"]) == (403, "not-yours")
    assert at.ask("GET", "/scores", at.seats[0], params={"seat": 3}).status_code == 404


def test_against_lacerda_the_ranks_are_told_with_what_is_missing(site: Site) -> None:
    told = _scores(site.new(HUMAN, LACERDA))["ranks"]
    assert [(rank["rank"], rank["reached"]) for rank in told] == [
        (name, name == "jester") for name in RANKS
    ]
    assert not told[0]["conditions"] and not all(x["met"] for x in told[1]["conditions"])
    assert _scores(site.new())["ranks"] is None


def test_the_rank_that_is_told_is_the_one_that_is_reached() -> None:
    for seed in range(3):
        *_, game = sitting("solo", seed)
        told = scores(game.state, 0).ranks
        assert told is not None and game.result is not None
        assert [rank.rank for rank in told if rank.reached][-1] == game.result.rank
        for number, rank in enumerate(told):
            assert all(resolve(condition.text) for condition in rank.conditions)
            for x in rank.conditions:
                assert x.met == (x.have >= x.need)
                assert (x.theirs is None) == (x.what not in ("wigs", "stores"))
                numbers = {"have": x.have, "need": x.need, "theirs": x.theirs or 0}
                assert numbers.items() <= x.text.args.items()
            assert (
                all(x.met for x in rank.conditions) == ranks.meets(game.state, number) or not number
            )


# ---- turn by turn ----


def test_turns_are_told_after_the_end_and_lead_into_the_replay(site: Site) -> None:
    at = site.new()
    with at.player(0, 1) as player:
        player.play(0, 1, chance=Random(7), most=40)
        refused = at.ask("GET", "/turns", at.spectator)
        assert (refused.status_code, refused.json()["code"]) == (409, "not-over")
    at.change("POST", "/end", at.host)
    turns = at.ask("GET", "/turns", at.spectator).json()["turns"]
    assert (turns[0]["at"], turns[0]["turn"], turns[-1]["at"]) == (0, 0, 40)
    assert [turn["turn"] for turn in turns[:-1]] == list(range(len(turns) - 1))
    for turn in turns:
        where = {"at": turn["at"]}
        view = at.ask("GET", "/replay", at.spectator, params=where).json()["view"]
        assert (view["turn"], view["period"]) == (turn["turn"], turn["period"])
        assert [sum(p["wigs"].values()) for p in view["players"].values()] == turn["wigs"]
    final = [sum(seat.values()) for seat in _scores(at)["projected"]]
    end = turns[-1]
    assert end["projected"] == [a + b for a, b in zip(end["wigs"], final, strict=True)]
