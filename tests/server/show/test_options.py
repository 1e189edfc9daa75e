"""A client shows what it is sent, and needs no rules of its own."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass

import pytest
from pydantic import BaseModel

from lisboa.game import Game
from lisboa.rules.machinery import numbers as w
from lisboa.server.show.questions import Asked, asked
from lisboa.server.show.texts import Text, resolve
from lisboa.text import rulebook
from lisboa.text.meaning import why_not
from lisboa.text.wording import action_text, question_text
from tests.server.sittings import KINDS, asked_games, sitting, twin

MOST_CLOSED = 40


def texts(model: object) -> Iterator[Text]:
    """All texts of an answer to a client."""
    if isinstance(model, Text):
        yield model
    elif isinstance(model, BaseModel):
        for _, value in model:
            yield from texts(value)
    elif is_dataclass(model):
        for part in fields(model):
            yield from texts(getattr(model, part.name))
    elif isinstance(model, list):
        for item in model:
            yield from texts(item)


def question(game: Game, seat: int) -> Asked:
    out = asked(game, seat)
    assert out is not None
    return out


@pytest.mark.parametrize("kind", KINDS)
def test_the_seat_that_is_asked_gets_its_legal_answers_in_the_words_of_the_terminal(
    kind: str,
) -> None:
    for game, seat in asked_games(kind, 1):
        out = question(game, seat)
        assert game.decision is not None
        assert (out.seat, out.kind) == (seat, game.decision.kind)
        assert resolve(out.prompt) == question_text(game.state, game.names)
        assert set(out.rules) <= set(rulebook.rules())
        legal = [(a.id, str(a), a.final) for a in game.legal]
        assert [(o.id, o.action, o.final) for o in out.options] == legal
        for option in out.options:
            words = action_text(game.state.t, game.state, option.id, game.names)
            assert resolve(option.label) == words
            assert all(x.seat == seat and x.n < 0 for x in option.costs)
            assert all(x.seat == seat and x.n > 0 for x in option.gains)
            assert all(x.seat != seat and x.n for x in option.others)
            told = {x.what: x.n for x in option.costs + option.gains}
            assert told == game.action(option.action).preview


def test_a_plot_has_its_price_and_its_wigs_as_numbers() -> None:
    plots = 0
    for game, seat in asked_games("three", 6):
        for option in question(game, seat).options:
            if option.action.startswith("build "):
                assert option.detail is not None
                told = option.detail.args["least"], option.detail.args["wigs"]
                assert (option.price, option.wigs) == told
                plots += 1
            else:
                assert (option.price, option.wigs) == (None, None)
    assert plots > 10


@pytest.mark.parametrize("kind", KINDS)
def test_nobody_else_is_asked(kind: str) -> None:
    for number, game in enumerate(sitting(kind, 2)):
        if number % 10 == 0 or game.over:
            mover = None if game.decision is None else game.decision.seat
            given = [seat for seat in range(game.players) if asked(game, seat) is not None]
            assert given == ([] if mover is None else [mover])


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_closed_says_why(kind: str) -> None:
    seen = 0
    for game, seat in asked_games(kind, 1):
        out = question(game, seat)
        assert len(out.closed) <= MOST_CLOSED
        for closed in out.closed:
            reason = game.why_not(closed.action)
            assert reason is not None
            assert closed.rule == reason.rule
            assert closed.rule in rulebook.rules()
            assert resolve(closed.reason) == why_not(reason)
            seen += 1
    assert seen > 50


def test_no_thing_of_a_question_is_passed_over() -> None:
    """Every card of the hand, every plot and site in play, every office is open or closed."""
    kinds = set()
    for game, seat in asked_games("three", 6):
        out, s = question(game, seat), game.state
        kinds.add(out.kind)
        listed = {o.action for o in out.options} | {c.action for c in out.closed}
        pointed = {x for o in out.options for x in o.elements}
        pointed |= {x for c in out.closed for x in c.elements}
        match out.kind:
            case "ask-turn":
                hand = [s.t.card_name[card] for card in s.players[seat].hand]
                ways = ("gold", "portfolio", "court")
                assert {f"{way} {card}" for card in hand for way in ways} == {
                    action for action in listed if action.split()[1] in hand
                }
            case "ask-lot":
                rows = [n <= game.players for n in s.t.row_players]
                plots = [p for p in range(s.t.plots) if rows[s.t.plot_row[p]]]
                assert {f"plot:{s.t.plot_name[p]}" for p in plots} == pointed
            case "ask-site":
                rows = [n <= game.players for n in s.t.row_players]
                row = s.t.site_row
                sites = [x for x in range(s.t.sites) if row[x] == w.NONE or rows[row[x]]]
                assert {f"site:{s.t.site_name[x]}" for x in sites} == pointed
            case "ask-decree":
                display = {f"decree:{s.t.decree_name[d]}" for d in s.decree_display}
                assert display == pointed
            case "ask-office":
                assert {"office:builder", "office:minister", "office:king"} == pointed
            case "ask-favour":
                assert {"noble:builder", "noble:minister", "noble:king"} == pointed
    assert {"ask-turn", "ask-lot", "ask-site", "ask-decree", "ask-office", "ask-favour"} <= kinds


@pytest.mark.parametrize("kind", KINDS)
def test_every_text_can_be_said_and_every_question_survives_the_wire(kind: str) -> None:
    for game, seat in asked_games(kind, 7):
        out = question(game, seat)
        assert Asked.model_validate_json(out.model_dump_json()) == out
        assert all(resolve(text) for text in texts(out))


@pytest.mark.rule("G-136")
@pytest.mark.parametrize("kind", KINDS)
def test_what_the_seat_cannot_know_changes_no_byte(kind: str) -> None:
    for seed in (8, 9):
        for number, (game, seat) in enumerate(asked_games(kind, seed)):
            own, other = question(game, seat), question(twin(game, seat, number), seat)
            assert own.model_dump_json() == other.model_dump_json()
