"""What typed numbers and words mean at a question."""

from random import Random

import pytest

import lisboa
from lisboa.game import Game
from lisboa.terminal import wordlist
from lisboa.terminal.answering import Answering, Misunderstood
from lisboa.text import say, speaking


def asked_for(kind: str, players: int = 2, seed: int = 1) -> tuple[Game, Answering]:
    for one in range(seed, seed + 20):
        chance, game = Random(one), lisboa.new_game(players, one)
        while game.decision is not None:
            if game.decision.kind == kind:
                asked = Answering(game, game.decision.seat)
                if asked.several is not None:
                    return game, asked
            game.play(chance.choice(game.legal))
    raise AssertionError(kind)


def play(game: Game, asked: Answering, typed: str) -> bool:
    answers = asked.answers(asked.meant(typed))
    for action in answers or ():
        game.play(action)
    return answers is not None


@pytest.mark.rule("G-152")
def test_cards_are_discarded_all_at_once_in_any_order() -> None:
    game, asked = asked_for("ask-discard")
    seat = asked.at.seat
    assert seat is not None
    hand = list(game.state.players[seat].hand)
    last = len(asked.options) - 1  # the option behind it says that it is enough
    assert play(game, asked, f"{last} 1")
    assert game.state.players[seat].hand == hand[1:-1]


@pytest.mark.rule("G-152")
def test_one_after_the_other_with_second_thoughts() -> None:
    game, asked = asked_for("ask-discard")
    seat = asked.at.seat
    assert seat is not None
    hand = list(game.state.players[seat].hand)
    first_text = asked.options[0].text
    assert not play(game, asked, str(len(asked.options) - 1))
    assert not play(game, asked, "1")
    assert first_text not in [option.text for option in asked.options]
    assert asked.unpick() == first_text
    assert asked.options[0].text == first_text
    assert play(game, asked, str(len(asked.options)))
    assert game.state.players[seat].hand == hand[:-1]


@pytest.mark.rule("G-152", "SHIP-02")
def test_goods_for_a_ship_in_any_order() -> None:
    game, asked = asked_for("ask-ship-goods")
    seat = asked.at.seat
    assert seat is not None
    assert asked.several is not None
    number = asked.several.number
    goods = list(game.state.players[seat].goods)
    numbers = list(range(len(asked.options), len(asked.options) - (number or 0), -1))
    paid = [asked.at.t.actions.thing[asked.options[n - 1].action] for n in numbers]
    with pytest.raises(Misunderstood, match="in all, not more"):
        play(game, asked, " ".join(map(str, [*numbers, 1])))
    assert play(game, asked, ", ".join(map(str, numbers)))
    assert [n - m for n, m in zip(goods, game.state.players[seat].goods, strict=True)] == [
        int(good in paid) for good in range(4)
    ]


def test_nothing_is_chosen_twice() -> None:
    game, asked = asked_for("ask-discard")
    with pytest.raises(Misunderstood, match="there is no second one"):
        play(game, asked, "1 1")
    with pytest.raises(Misunderstood, match="There is no option 77"):
        play(game, asked, "1 77")
    assert asked.picked == []


def test_yes_and_no_answer_where_they_are_asked_for() -> None:
    chance, game = Random(5), lisboa.new_game(2, 5)
    seen = 0
    while game.decision is not None and seen < 3:
        asked = Answering(game, game.decision.seat)
        if game.decision.kind in ("ask-accept", "ask-follow"):
            seen += 1
            (action,) = asked.meant("no")
            assert str(game.action(action)) == "decline"
        else:
            assert not asked.is_plain_answer("no")
        game.play(chance.choice(game.legal))
    assert seen


def test_short_words_and_shortened_ones_are_understood() -> None:
    """“or” is gold in French, and “d’or” is “or”."""
    chance, game = Random(5), lisboa.new_game(2, 5)
    while game.decision is not None:
        gold = [action for action in game.legal if str(action).startswith("load gold")]
        if len(gold) == 1 < len(game.legal):
            break
        game.play(chance.choice(game.legal))
    assert game.decision is not None
    with speaking("fr"):
        asked = Answering(game, game.decision.seat)
        for typed in ("vendre or", "vendre de l'or", "vendre d’or", "sell gold"):
            assert asked.meant(typed) == [gold[0].id]


def test_what_a_record_says_is_understood() -> None:
    game = lisboa.new_game(2, 3)
    assert game.decision is not None
    asked = Answering(game, game.decision.seat)
    assert asked.meant(str(game.legal[1])) == [game.legal[1].id]


@pytest.mark.parametrize("word", ["u", "UNDO", "Undo", "back"])
def test_words_and_letters_call_commands(word: str) -> None:
    assert wordlist.command(word) == "undo"


def test_no_word_calls_two_commands() -> None:

    words = [
        word for name in wordlist.COMMANDS for word in say("commands", f"words-{name}").split()
    ]
    assert len(words) == len({*words})
