"""Levels for people: the apprentice is sensible, and now and then mistaken."""

from pathlib import Path

import pytest
from pydantic import ValidationError

from lisboa.bots import beam, weights
from lisboa.bots.levels import LEVELS, NARROW, SLIPS, Apprentice
from lisboa.bots.protocol import Budget
from lisboa.bots.registry import MAKERS, find
from lisboa.edition import load
from lisboa.server.http.choosing import all_choices
from lisboa.server.show.messages import HandOver, NewGame
from lisboa.server.show.texts import resolve
from lisboa.text import say
from tests.game.play import random_game

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "benchmarks" / "leaderboard" / "bots.md.template", ROOT / "docs" / "bots.md")


def test_every_level_has_a_bot() -> None:
    assert list(LEVELS) == ["apprentice", "merchant", "courtier", "minister"]
    assert {level.bot for level in LEVELS.values()} <= set(MAKERS)


@pytest.mark.parametrize("name", LEVELS)
def test_every_level_can_be_chosen_everywhere(name: str) -> None:
    """A new one in `LEVELS` needs words: `bots:level-NAME`, `web:bot-NAME` and `-text`."""
    seats = [{"kind": "human"}, {"kind": "bot", "level": name}]
    assert NewGame.model_validate({"seats": seats}).seats[1].level == name
    schema = HandOver.model_json_schema()
    assert schema["$defs"]["Level"]["enum"] == list(LEVELS)
    assert schema["properties"]["level"]["default"] in LEVELS
    assert find(name).name == name
    offer = all_choices((load(),)).levels[list(LEVELS).index(name)]
    assert offer.name == name
    assert resolve(offer.title)[0].isupper() and resolve(offer.explanation)
    assert say("web", f"bot-{name}-text")
    for page in GUIDE:
        assert f"| *{name}* " in page.read_text("utf-8"), f"write it into {page.name}"


def test_no_other_level_can_be_chosen() -> None:
    seats = [{"kind": "human"}, {"kind": "bot", "level": "emperor"}]
    with pytest.raises(ValidationError):
        NewGame.model_validate({"seats": seats})


def test_an_apprentice_takes_the_best_or_the_second_best() -> None:
    known = weights.load("greedy", solo=False)
    apprentice, places = Apprentice(1), []
    for number, game in enumerate(random_game(2, 1)):
        if game.decision is None or number % 6 or len(game.legal) < 3:
            continue
        view = game.view(game.decision.seat)
        action = apprentice.choose(view, view.legal, Budget())
        s = game.state.clone()
        ranked = dict(zip(s.answers, beam.rank(s, known, NARROW), strict=True))
        better = sum(value > ranked[action] for value in ranked.values())
        places.append(better)
    assert len(places) > 10
    assert set(places) <= {0, 1}
    assert 0 < places.count(1) < 2 * SLIPS * len(places)


def test_an_apprentice_depends_on_its_seed_alone() -> None:
    game = next(game for game in random_game(2, 1) if game.state.turn and len(game.legal) == 3)
    assert game.decision is not None
    view = game.view(game.decision.seat)

    def answers(seed: int) -> list[int]:
        apprentice = Apprentice(seed)
        return [apprentice.choose(view, view.legal, Budget()) for _ in range(8)]

    assert answers(1) == answers(1)
    assert answers(1) != answers(2)
