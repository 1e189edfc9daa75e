"""What people ask in their own words: is it possible, and if not, why not?"""

import re

import pytest

import lisboa
from lisboa.game import Game
from lisboa.rules.machinery import numbers as w
from lisboa.text import asking, look, rulebook, speaking
from lisboa.text.asking import Inquiry, content, why


def at_turn(seed: int = 3, **own: object) -> Game:
    """The first turn of a game, with another hand or other means."""
    game = lisboa.new_game(3, seed, start=0)
    while not game.state.turn:
        game.play(game.legal[0])
    if own:
        doc = game.position()
        doc["players"]["red"].update(own)  # type: ignore[typeddict-item]  # fields by name
        game = lisboa.from_position(doc)
    return game


def told(game: Game, text: str) -> str:
    assert game.decision is not None
    numbers = {action.id: number for number, action in enumerate(game.legal, 1)}
    return "\n".join(why(Inquiry(game, look.look(game, game.decision.seat), text, numbers)))


def test_only_words_that_say_something_are_compared() -> None:
    assert content("Why can’t I build a STORE?") == ["build", "store"]
    assert content("why not?") == []
    assert told(at_turn(), "why can't I?").startswith("Why not what?")


def test_small_words_are_those_of_the_language_that_is_read() -> None:
    with speaking("fr"):
        assert content("pourquoi ne puis-je pas vendre d’or ?") == ["vendre", "or"]
        assert content("sell gold or trade", "en") == ["sell", "gold", "trade"]
        said = told(at_turn(), "pourquoi pas de l'or ?")
        assert said.startswith("Défausser ")
        assert "et recevoir 1 or" in said
        assert told(at_turn(), "why can't I build a store?").startswith("Vous pouvez construire un")
        assert told(at_turn(), "why can't I?").startswith("Pourquoi pas quoi")
        assert told(at_turn(), "pourquoi pas ?").startswith("Pourquoi pas quoi")


@pytest.mark.parametrize(
    ("spoken", "word", "text"),
    [
        ("fr", "outils", "construire un magasin d’outils en b4"),
        ("fr", "or", "vendre 1 or au bateau bleu 1"),
        ("fr", "eugenio", "mort d’eugenio dos santos"),
        ("it", "edificio", "inaugurare l’edificio pubblico"),
    ],
)
def test_words_that_are_shortened_before_a_vowel_stand_alone(
    spoken: str, word: str, text: str
) -> None:
    with speaking(spoken):
        assert asking.occurs(word, text)
        assert not asking.occurs("ordre", text)


@pytest.mark.parametrize(
    "text",
    [
        "why can't I build a store?",
        "store",
        "why no shop",
        "can I build",
        "WHY CAN’T I BUILD STORES",
    ],
)
def test_a_store_that_can_be_built(text: str) -> None:
    game = at_turn()
    said = told(game, text)
    builders = [n for n, x in enumerate(game.legal, 1) if _visits(game, x.id, 0)]
    assert builders
    assert said.startswith("You can build a store: visit the Builder (number")
    assert re.findall(r"\d+", said) == list(map(str, builders))


def _visits(game: Game, action: int, noble: int) -> bool:
    card = game.state.t.actions.thing[action]
    court = str(game.action(action)).startswith("court")
    return court and game.state.t.card_kind[card] == noble


def test_a_store_that_costs_too_much() -> None:
    said = told(at_turn(reais=0, influence=1), "why can't I build a store?")
    assert "You cannot raise the price of any plot." in said
    assert re.search(r"It costs at least \d+ réis; you can raise \d+\. \((VISIT-06|G-03)\)", said)


def test_no_card_for_it_in_the_own_hand() -> None:
    game = at_turn()
    hand = game.position()["players"]["red"]["hand"]
    names = game.state.t.card_name
    left = [card for card in hand if game.state.t.card_kind[names.index(card)] != w.BUILDER]
    game = at_turn(hand=left)
    for text in ("why can't I build a store", "why not visit the builder"):
        assert told(game, text) == (
            "You hold no Builder card, and only with one you visit the Builder. (ACT-03)"
        )


def test_the_own_hand_goes_before_all_other_cards() -> None:
    said = told(at_turn(), "visit king")
    assert said.startswith("Visit the King with King 2 · Sea burials by leave of the Patriarch: ")
    assert "You do not hold this card" not in said


def test_a_card_of_nobody_here_gets_one_sentence() -> None:
    said = told(at_turn(), "play card of the Queen mother into portfolio")
    assert said.startswith("Nothing that could be done here is called")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("why can't I sell?", "Sell goods: No docked ship has room for another good. (SELL-02)"),
        ("why not trade with the nobles", "You can trade with the nobles: play a card into your"),
        ("why can't I produce", "Produce goods: Your stores would produce nothing"),
        ("build a ship", "You can build a ship"),
        ("why can't I take a decree", "You can take a decree: visit the Minister (number"),
        ("open a public building", "You can open a public building: visit the King (number"),
        ("why can't I undo", "Nothing can be taken back"),
        ("sponsor", "Sponsor the event of Treasury · Grão-Pará and Maranhão Company: this is"),
    ],
)
def test_what_people_ask_at_the_beginning_of_a_turn(text: str, sentence: str) -> None:
    assert sentence in told(at_turn(), text)


def test_what_comes_later_is_told_as_such() -> None:
    game = lisboa.new_game(3, 3)
    said = told(game, "why can't I sell goods?")
    assert said.startswith("You are asked something else now: “Which of your two clergy tiles")
    assert "after you play a card into your portfolio. (PORT-11)" in said


def test_rules_named_in_answers_exist() -> None:
    assert all(rule in rulebook.rules() for rule in asking.RULES_OF_DEEDS.values())
    assert {*asking.RULES_OF_DEEDS} == {*asking.DEEDS}
