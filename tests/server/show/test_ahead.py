"""Several questions answered at once."""

import pytest

from lisboa.game import Game
from lisboa.rules.machinery import log as e
from lisboa.server.show.ahead import MOST_BEFORE
from lisboa.server.show.options import Option
from lisboa.server.show.questions import Asked, asked
from lisboa.server.show.texts import resolve
from tests.server.sittings import KINDS, asked_games


def question(game: Game) -> Asked:
    assert game.decision is not None
    out = asked(game, game.decision.seat)
    assert out is not None
    return out


def after(game: Game, answers: list[str]) -> Game:
    out = game.clone()
    for answer in answers:
        out.play(answer)
    return out


def own(option: Option) -> dict[str, int]:
    return {x.what: x.n for x in option.costs + option.gains}


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_answered_ahead_is_what_one_would_answer_one_by_one(kind: str) -> None:
    """The same answers with the same pieces, costs and gains; nothing before the last is final."""
    merged = set()
    for game, seat in asked_games(kind, 6):
        for option in question(game).ahead:
            assert 0 < len(option.before) <= MOST_BEFORE
            now, sums = game.clone(), dict[str, int]()
            for answer in option.before:
                action = now.action(answer)
                assert not action.final
                for what, n in action.preview.items():
                    sums[what] = sums.get(what, 0) + n
                now.play(answer)
            asked_then = question(now)
            (then,) = [o for o in asked_then.options if o.action == option.action]
            assert asked_then.seat == seat
            assert (then.final, then.id) == (option.final, option.id)
            assert option.pieces[-len(then.pieces) :] == then.pieces
            for what, n in own(then).items():
                sums[what] = sums.get(what, 0) + n
            assert own(option) == {what: n for what, n in sums.items() if n}
            assert resolve(option.label).endswith(resolve(then.label))
            merged.add((question(game).kind, asked_then.kind))
    assert ("ask-sell-or-trade", "ask-offer") in merged or kind.startswith("solo")
    assert ("ask-free-action", "ask-decree") in merged or kind.startswith("solo")


def test_every_answer_that_a_place_can_give_is_there() -> None:
    """Whoever presses a ship sells, a state action trades, a plot builds, a display card draws."""
    seen = set()
    for seed in (3, 4, 5):
        for game, _ in asked_games("three", seed):
            out = question(game)
            legal = {option.action: option for option in out.options}
            for first in ("sell", "trade", "stop"):
                if first not in legal or legal[first].final:
                    continue
                then = question(after(game, [first]))
                given = {o.action for o in out.ahead if o.before == [first]}
                if out.kind == "ask-sell-or-trade" and then.kind not in ("ask-load", "ask-offer"):
                    assert legal[first].pieces  # the only sale, the only trade
                elif then.kind in ("ask-load", "ask-offer", "ask-lot", "ask-site", "ask-draw"):
                    assert given == {o.action for o in then.options if not o.declines}, out.kind
                    seen.add((out.kind, then.kind))
    assert seen >= {
        *(("ask-sell-or-trade", kind) for kind in ("ask-load", "ask-offer")),
        *(("ask-free-action", kind) for kind in ("ask-lot", "ask-site")),
        *((kind, "ask-draw") for kind in ("ask-load", "ask-offer")),
    }


@pytest.mark.rule("LAND-01", "LAND-02")
def test_store_and_cube_have_the_true_price_of_the_land() -> None:
    """What is due after this cube and the reward of the plot, which may move the treasury."""
    dear = 0
    for game, seat in asked_games("three", 7):
        out = question(game)
        cells = [o for o in out.ahead if o.action.startswith("cube") and len(o.before) == 1]
        if out.kind == "ask-lot":
            assert {o.before[0] for o in cells} <= {o.action for o in out.options}
        for cell in cells:
            (lot,) = [o for o in out.options if [o.action] == cell.before]
            assert cell.pieces == [*lot.pieces, cell.pieces[1]] and cell.wigs == lot.wigs
            now = after(game, [*cell.before, cell.action])
            while now.decision is not None and now.decision.kind != "ask-house":
                now.play(question(now).usual or now.legal[0])
            told = [e_.told for e_ in now.events(seat) if e_.told[0] == e.REAIS_PAID]
            before = len([e_ for e_ in game.events(seat) if e_.told[0] == e.REAIS_PAID])
            paid = [coins + influence for _, _, coins, influence, *_ in told[before:]]
            assert lot.price is not None and cell.price is not None
            assert sum(paid[:1]) == cell.price
            dear += cell.price > lot.price
    assert dear
