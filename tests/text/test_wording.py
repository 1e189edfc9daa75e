"""Sentences for people: nothing in the game is without words."""

import re
from functools import cache
from pathlib import Path
from random import Random

import pytest

import lisboa.edition
from lisboa.edition.words import EFFECT_NUMBER, EFFECTS, PENALTIES
from lisboa.game.names import SEAT_COLOURS
from lisboa.rules import lacerda_nobles
from lisboa.rules.machinery import agenda as ag
from lisboa.rules.machinery import catalogue as act
from lisboa.rules.machinery import deal, engine, reasons
from lisboa.rules.machinery import dispatch as ask
from lisboa.rules.machinery import log as e
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery.agreement import PLAIN, Agreement
from lisboa.rules.machinery.state import Event, State
from lisboa.rules.machinery.tables import Tables
from lisboa.text import Said, has, speaking, things, wording
from lisboa.text.wording import action_text, event_text, question_text, reason_text

QUESTIONS = ag.TASKS[ag.QUESTIONS :]
NAMES = ["Ana", "Bento", "Clara", "Duarte"]

# Nobody does it; all other events are deeds.
BY_ITSELF = {
    "ship-docks",
    "treasury-moved",
    "ship-sails",
    "official-displaced",
    "price-fell",
    "church-opens",
    "period-ends",
    "new-period",
    "last-round",
    "game-over",
    "aide-moves",
    "turned-up",
}


@cache
def tables() -> Tables:
    return Tables(lisboa.edition.load())


def asked(*tasks: int, players: int = 3) -> State:
    """A new game in which this is asked: the last task first."""
    state = engine.start(tables(), deal.draw(tables(), players, 1, start=0))
    state.agenda = list(tasks)
    return state


def action(text: str) -> int:
    return tables().actions.parse(text)


def is_sentence(text: str) -> bool:
    return bool(re.match(r"[A-ZÀ-Ý“\d]", text)) and text[-1] in ".?!" and "{" not in text


class TestEverythingHasWords:
    def test_verbs(self) -> None:
        assert [verb.number for verb in act.ALL_VERBS] == list(range(act.VERBS))
        assert all(has("actions", verb.name) for verb in act.ALL_VERBS)

    def test_questions(self) -> None:
        assert [kind.number for kind in QUESTIONS] == sorted(ask.QUESTIONS)
        assert all(has("questions", kind.message) for kind in QUESTIONS)

    def test_reasons(self) -> None:
        for reason in reasons.RULE:
            assert is_sentence(reason_text(reason))
            assert reasons.RULE[reason][0] in reason_text(reason, with_rule=True)

    def test_events(self) -> None:
        assert [kind.number for kind in e.EVENTS] == list(range(e.KINDS))
        assert all(has("events", kind.name) for kind in e.EVENTS)

    def test_categories_of_wigs(self) -> None:
        assert len({things.category(n) for n in range(w.W_CATEGORIES)}) == w.W_CATEGORIES

    def test_effects_and_penalties(self) -> None:
        for word in map(EFFECT_NUMBER.__getitem__, EFFECTS):
            assert things.effect(word, 0)
        for word in map(EFFECT_NUMBER.__getitem__, PENALTIES):
            assert things.loss(word, 1) != things.loss(word, 2)

    def test_all_actions_without_a_state(self) -> None:
        texts = [action_text(tables(), None, number) for number in range(tables().actions.size)]
        assert all(text[:1].isupper() and text[-1] not in ".?!" for text in texts)

    def test_special_answers_belong_to_questions(self) -> None:
        """Every message of an action is either its plain one or that of a question."""
        source = Path(wording.__file__).parent.joinpath("en", "actions.ftl").read_text("utf-8")
        keys = set(re.findall(r"^([a-z-]+) =", source, re.MULTILINE))
        plain = {verb.name for verb in act.ALL_VERBS} | {"sponsor", "load-owner"}
        questions = [kind.message for kind in QUESTIONS]
        special = {f"{key}-{question}" for key in plain for question in questions}
        assert keys <= plain | special


class TestRandomGames:
    @pytest.mark.parametrize(
        ("players", "agreement"),
        [
            *((players, PLAIN) for players in (2, 3, 4)),
            *((2, Agreement(solo=True, servant_decrees=n)) for n in (4, 6)),
            (2, Agreement(solo=True, tasks=(0,), tokens=True, queen=True, starting_decrees=True)),
            (2, Agreement(draft=True, tasks=(0, 1))),
            (3, Agreement(draft=True, tasks=(1,), blank_task_rewards="below", tokens=True)),
            (
                4,
                Agreement(
                    draft=True, starting_decrees=True, discard_before_ships=False, queen=True
                ),
            ),
        ],
    )
    def test_have_words_for_all_that_happens(self, players: int, agreement: Agreement) -> None:
        t, chance, log = tables(), Random(players), list[Event]()
        lacerda = w.LACERDA if agreement.solo else w.NONE
        s = engine.start(t, deal.draw(t, players, players, agreement=agreement), log)
        while s.answers:
            assert is_sentence(question_text(s, NAMES))
            menu = [action_text(t, s, answer, NAMES) for answer in s.answers]
            assert len(set(menu)) == len(menu), menu
            engine.apply(s, chance.choice(s.answers))
        for event in log:
            assert is_sentence(event_text(t, event, NAMES))
            assert is_sentence(event_text(t, event, NAMES, lacerda))
        assert question_text(s) == "The game is over."

    def test_why_not_has_words_for_every_action(self) -> None:
        s = engine.start(tables(), deal.draw(tables(), 3, 1))
        for number in range(tables().actions.size):
            if reason := engine.why_not(s, number):
                assert is_sentence(reason_text(reason))


class TestActions:
    @pytest.mark.parametrize(
        ("name", "text"),
        [
            ("build plot-a2 gold", "Build a gold store on plot A2"),
            ("load gold ship-blue-1", "Sell 1 gold to the blue ship 1"),
            ("offer tools recruit", "Give 1 tool to recruit officials"),
            ("do open", "Open a public building"),
            ("move 2", "Move the Cardinal 2 steps"),
            ("cube pile red", "Take a red cube from the rubble pile"),
            ("open site-west-a", "Open a public building on the west site of row A"),
            ("open site-north-cloth", "Open a public building on the north site of Rua Augusta"),
            ("return plaza-king", "Take back an official from the King’s plaza"),
            ("convert 0", "Pay in coins only"),
            ("stop", "Stop"),
            ("decline", "Decline"),
        ],
    )
    def test_without_a_state(self, name: str, text: str) -> None:
        assert action_text(tables(), None, action(name)) == text

    def test_of_cards_tell_their_kind(self) -> None:
        first = tables().edition.cards[0]
        assert first.kind == "builder"
        assert action_text(tables(), None, action(f"portfolio {first.id}")) == (
            f"Play Builder {first.influence} · {first.title} into your portfolio"
        )
        assert action_text(tables(), None, action(f"court {first.id}")).startswith("Visit the Buil")
        treasury = next(card for card in tables().edition.cards if card.kind == "treasury")
        assert action_text(tables(), None, action(f"court {treasury.id}")).startswith("Sponsor")

    def test_of_cards_tell_them_apart(self) -> None:
        t = tables()
        assert len({things.card_label(t, card) for card in range(t.political)}) == t.political

    def test_tell_whose_ship_it_is(self) -> None:
        state = asked(ag.task(ag.ASK_LOAD, 0))
        state.berth[0] = tables().berths * 1
        sell = action("load books ship-blue-1")
        assert action_text(tables(), state, sell, NAMES) == (
            "Sell 1 book to the blue ship 1 of Bento"
        )
        assert action_text(tables(), state, sell).endswith("of Green")

    @pytest.mark.parametrize(
        ("task", "name", "text"),
        [
            (ag.task(ag.ASK_LOAD, 0, 1), "stop", "Sell no more goods"),
            (ag.task(ag.ASK_DECREE, 0, 1), "stop", "Take no extra decree"),
            (ag.task(ag.ASK_FOLLOW, 0, 2), "decline", "Do not follow"),
            (ag.task(ag.ASK_FOLLOW, 0, 2), "do favour", "Follow: obtain a royal favour"),
            (ag.task(ag.ASK_PAYMENT, 0, 7), "convert 3", "Pay 4 in coins and 3 from influence"),
            (ag.task(ag.ASK_PAYMENT, 0, 7), "convert 7", "Pay all 7 from influence"),
            (ag.task(ag.ASK_PAYMENT, 0, 7), "convert 0", "Pay all 7 in coins"),
            (ag.task(ag.ASK_VISIT_REAIS, 0, 3), "reais 1", "Pay 1 in réis and 2 in influence"),
            (
                ag.task(ag.ASK_ACCEPT, 0, w.GIVE_CARDINAL, 0, 1 + ag.BIAS),
                "decline",
                "No, do not move the Cardinal",
            ),
        ],
    )
    def test_fit_their_question(self, task: int, name: str, text: str) -> None:
        assert action_text(tables(), asked(task), action(name)) == text


class TestLacerda:
    """What it does is told with its reason."""

    @pytest.mark.parametrize(
        ("event", "text"),
        [
            ((e.LACERDA_VISITS, w.BUILDER), "turns to the Builder."),
            (
                (e.LACERDA_STATE_ACTION, w.SHIP, w.KING),
                "sets out to build a ship, since the Aide stands on the King stack.",
            ),
            ((e.LACERDA_SKIPS, w.PRODUCE), "cannot produce goods and does without."),
            (
                (e.LACERDA_SKIPS, w.STORE, 2),
                "cannot build a store: the visit costs 2 more than all its influence and wigs.",
            ),
            (
                (e.LACERDA_BUILDS, 0, 4, lacerda_nobles.BEST),
                "builds a gold store on plot A1: 4 wigs, more than anywhere else.",
            ),
            (
                (e.LACERDA_BUILDS, 0, 1, lacerda_nobles.FIRST_IN_ORDER),
                "builds a gold store on plot A1: 1 wig, the topmost row and then the leftmost plot "
                "of those that pay the most.",
            ),
            (
                (e.LACERDA_BUILDS, 0, 0, lacerda_nobles.FACING_LEFT),
                "builds a gold store on plot A1: 0 wigs, in the left one of two streets that pay "
                "the same.",
            ),
            (
                (e.LACERDA_OPENS, 0, 3, lacerda_nobles.BEST),
                "chooses the west site of row A for a public building: 3 wigs more than Ana, "
                "better than anywhere else.",
            ),
            (
                (e.LACERDA_OPENS, 0, -1, lacerda_nobles.FIRST_IN_ORDER),
                "chooses the west site of row A for a public building: 1 wig fewer than Ana, "
                "the first of the best sites clockwise.",
            ),
            (
                (e.LACERDA_OPENS, 0, 0, lacerda_nobles.BY_THE_AIDE),
                "chooses the west site of row A for a public building: as many wigs as Ana, "
                "the Aide decides between two buildings that pay the same.",
            ),
            ((e.VISIT_PAID, w.KING, 3), "pays 3 for the visit."),
            ((e.VISIT_PAID, w.KING, 0), "pays nothing for the visit."),
            (
                (e.LACERDA_SPARED, 2),
                "has neither influence nor wigs for the rest of the cost, 2, and is spared it.",
            ),
            (
                (e.FAVOUR_TAKEN, w.KING),
                "takes a royal favour of the King, the first it lacks.",
            ),
            ((e.WIGS, 9, w.W_PERIOD), "gains 9 wigs for its cubes."),
            ((e.WIGS, 9, w.W_STORES), "gains 9 wigs for the new store."),
        ],
    )
    def test_sentences(self, event: tuple[int, ...], text: str) -> None:
        kind, *numbers = event
        x, y, z = [*numbers, 0, 0, 0][:3]
        told = event_text(tables(), (kind, w.LACERDA, x, y, z), ["Ana", "Lacerda"], w.LACERDA)
        assert told == f"Lacerda {text}"

    def test_others_are_told_without(self) -> None:
        event = (e.FAVOUR_TAKEN, 0, w.KING, 0, 0)
        told = event_text(tables(), event, ["Ana", "Lacerda"], w.LACERDA)
        assert told == "Ana takes a royal favour of the King."

    def test_every_reason_has_words(self) -> None:
        told = {kind.name for kind in e.EVENTS if kind.of_lacerda}
        assert told == {kind.name for kind in e.EVENTS if has("events", f"lacerda-{kind.name}")}


class TestQuestions:
    @pytest.mark.parametrize(
        ("below", "what"),
        [
            (ag.task(ag.ASK_HOUSE, 0), "the land"),
            (ag.task(ag.COMPLETE_PLAN, 0), "the officials you hire"),
            (ag.task(ag.MUST, 0), "the event"),
        ],
    )
    def test_about_money_say_what_it_is_for(self, below: int, what: str) -> None:
        state = asked(below, ag.task(ag.ASK_PAYMENT, 0, 7))
        assert question_text(state) == f"Pay 7 réis for {what}: how many of them from influence?"

    @pytest.mark.parametrize(
        ("reais", "text"),
        [
            (
                0,
                "You have no coins for a penalty of 4 réis: how many of them do you pay from "
                "influence? You need not pay any.",
            ),
            (
                1,
                "Your coins and discounts cover 1 of a penalty of 4 réis: how many more do you "
                "pay from influence? You need not pay any.",
            ),
        ],
    )
    def test_about_a_penalty_say_what_is_covered(self, reais: int, text: str) -> None:
        state = asked(ag.task(ag.ASK_PENALTY, 0, 4))
        state.players[0].reais = reais
        state.players[0].benefit = [0] * len(state.players[0].benefit)
        assert question_text(state) == text
        rest = 4 - reais
        last = action_text(tables(), state, action(f"convert {rest}"))
        assert last == f"Pay the last {rest} réis from influence"
        assert action_text(tables(), state, action("convert 0")) == "Pay nothing from influence"

    def test_about_following_name_the_visitor_and_the_cost(self) -> None:
        state = asked(ag.task(ag.ASK_FOLLOW, 0, w.KING))
        state.active = 1
        text = question_text(state, NAMES)
        assert text.startswith("Bento visits the King: do you return your royal favour")
        assert question_text(state).startswith("Green visits the King")


class TestEvents:
    @pytest.mark.parametrize(
        ("event", "text"),
        [
            ((e.WIGS, 0, 1, w.W_STORES, 0), "Ana gains 1 wig for the new store."),
            ((e.WIGS, 1, -2, w.W_VISITS, 0), "Bento loses 2 wigs for the visit."),
            ((e.WIGS, 1, 2, w.W_REWARDS, 0), "Bento gains 2 wigs."),
            ((e.GOODS_GAINED, 0, w.BOOKS, 2, 1), "Ana takes 2 books and has no room for 1 book."),
            ((e.GOODS_GAINED, 0, w.GOLD, 0, 1), "Ana has no room for 1 gold."),
            ((e.REAIS_PAID, 2, 4, 3, 0), "Clara pays 4 réis and 3 more from influence."),
            ((e.REAIS_PAID, 2, 0, 1, 0), "Clara pays 1 real from influence."),
            ((e.REAIS_PAID, 2, 0, 0, 2), "Clara pays nothing thanks to a discount."),
            (
                (e.OFFICIAL_RETURNED, 0, 2, 1, 0),
                "Ana takes back an official from the King’s plaza.",
            ),
            ((e.PENALTY_PAID, 0, w.GIVE_REAIS, 2, 0), "Ana pays 2 réis as a penalty."),
            (
                (e.PENALTY_PAID, 0, w.GIVE_REAIS, 1, 3),
                "Ana pays 1 real as a penalty and leaves 3 unpaid.",
            ),
            ((e.PENALTY_PAID, 0, w.GIVE_REAIS, 0, 1), "Ana leaves a penalty of 1 real unpaid."),
            (
                (e.PENALTY_PAID, 0, w.GIVE_REAIS, 0, 0),
                "Ana pays nothing as a penalty thanks to a discount.",
            ),
            ((e.PENALTY_PAID, 0, w.LOSE_FAVOUR, 0, 0), "Ana has nothing to lose as a penalty."),
            ((e.OFFICIALS_HIRED, 0, 2, 3, 0), "Ana hires 2 officials for 3 réis each."),
            ((e.PERIOD_ENDS, 0, 0, 0, 0), "The first period ends."),
            ((e.TASK_DONE, 0, 0, 0, 0), "Ana is rewarded for task A1."),
        ],
    )
    def test_sentences(self, event: Event, text: str) -> None:
        assert event_text(tables(), event, NAMES) == text


def test_people() -> None:
    assert things.people(["Ana"]) == "Ana"
    assert things.people(["Ana", "Bento"]) == "Ana and Bento"
    assert things.people(NAMES) == "Ana, Bento, Clara and Duarte"


@pytest.mark.parametrize(
    ("language", "last", "text"),
    [
        ("es", "Bento", "Ana y Bento"),
        ("es", "Inês", "Ana e Inês"),
        ("es", "Íñigo", "Ana e Íñigo"),
        ("es", "Hilda", "Ana e Hilda"),
        ("es", "Hugo", "Ana y Hugo"),
        ("es", "«Iris»", "Ana e «Iris»"),
        ("it", "Elio", "Ana ed Elio"),
        ("it", "Bento", "Ana e Bento"),
        ("pt", "Elio", "Ana e Elio"),
    ],
)
def test_the_word_between_people_follows_what_comes_after_it(
    language: str, last: str, text: str
) -> None:
    with speaking(language):
        assert things.people(["Ana", last]) == text


def test_a_seat_without_a_name_is_called_by_its_colour_in_words() -> None:
    assert things.all_called(SEAT_COLOURS) == ["Red", "Green", "Violet", "Black"]
    assert things.people(["red", "Ana", "black"]) == "Red, Ana and Black"
    given = things.called("Green")  # a name from before there were keys
    assert given == "Green" and not isinstance(given, Said)
    assert event_text(tables(), (e.TURN_PASSED, 1, 0, 0, 0), SEAT_COLOURS).startswith("Green ")


@pytest.mark.parametrize("kind", e.EVENTS, ids=lambda kind: kind.name)
def test_an_event_says_who_did_it_unless_it_happens_by_itself(kind: e.EventKind) -> None:
    ships = ("ship", "replaced")
    numbers = [tables().political if f.name in ships else 1 for f in kind.fields]
    x, y, z = [*numbers, 1, 1, 1][:3]
    text = event_text(tables(), (kind.number, 0, x, y, z), NAMES)
    assert text.startswith("Ana ") != (kind.name in BY_ITSELF)


@pytest.mark.parametrize(
    ("spoken", "played", "discarded"),
    [
        (
            "fr",
            "Ana joue Roi 1 «\xa0Les confesseurs jésuites quittent la cour\xa0» dans le portfolio.",
            "Ana défausse le bateau bleu 1.",
        ),
        (
            "de",
            "Ana spielt König 1 „Jesuitische Beichtväter verlassen den Hof“ ins Portfolio.",
            "Ana wirft das blaue Schiff 1 ab.",
        ),
        (
            "pl",
            "Ana zagrywa do Portfolio kartę Król 1 „Jezuiccy spowiednicy opuszczają dwór”.",
            "Ana odrzuca niebieski okręt 1.",
        ),
        (
            "it",
            "Ana gioca nel portfolio Re 1 «I confessori gesuiti lasciano la corte».",
            "Ana scarta la nave blu 1.",
        ),
        (
            "es",
            "Ana juega en el portafolio Rey 1 «Los confesores jesuitas dejan la corte».",
            "Ana descarta el barco azul 1.",
        ),
        (
            "pt",
            "Ana joga no portefólio Rei 1 «Os confessores jesuítas deixam a corte».",
            "Ana descarta o navio azul 1.",
        ),
    ],
)
def test_a_title_is_told_from_the_sentence_around_it(
    spoken: str, played: str, discarded: str
) -> None:
    """Otherwise the confessors would leave the court into the portfolio."""
    card, ship = tables().card_name.index("political-16"), tables().card_name.index("ship-blue-1")
    with speaking(spoken):
        assert event_text(tables(), (e.CARD_PLAYED, 0, card, 0, 0), NAMES) == played
        assert event_text(tables(), (e.CARD_DISCARDED, 0, ship, 0, 0), NAMES) == discarded
