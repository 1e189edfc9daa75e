"""Every variant that is declared can be agreed on everywhere: one test for each place.

A new variant is declared in `VARIANTS` of rules/machinery/agreement.py, where its field stands as
well. What else it needs is words; these tests name each that is missing.
"""

import re
from argparse import ArgumentParser
from collections.abc import Iterable
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
from pydantic import ValidationError

from lisboa.edition import load as load_edition
from lisboa.envs.encoding import OPTIONS, SEATS, layout_of
from lisboa.game import Game, GameError, PositionError, from_position, load, new_game
from lisboa.game.positions.json_schema import COMMAND
from lisboa.game.variants import agreement_of, plain, variants_of
from lisboa.rules.machinery import agreement as agreeing
from lisboa.rules.machinery.agreement import PLAIN, VARIANTS, Agreement, Variant
from lisboa.server.http.choosing import all_choices
from lisboa.server.show.messages import NewGame
from lisboa.server.show.texts import resolve
from lisboa.terminal import variant_flags
from lisboa.text import has, say
from lisboa.text.rulebook import rules
from tests.compiled import course
from tests.game import play
from tests.game.positions.test_schema import SCHEMA, faults
from tests.words.chapters import RULES, source

NAMES = ("Ana", "Rui")
INTERFACE = (Path(__file__).parents[1] / "docs" / "interface.md").read_text("utf-8")
each = pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.name)


def other(variant: Variant) -> Any:
    """A value that is not plain, as people give it."""
    if variant.kind == agreeing.SEATS:
        return [NAMES[0]]
    if variant.kind == agreeing.CHOICE:
        return next(choice for choice in variant.choices if choice != plain(variant))
    return not plain(variant)


def wrong(variant: Variant) -> list[Any]:
    return [None, 1.5, "perhaps", *([["Nobody"]] if variant.kind == agreeing.SEATS else [[0]])]


def played(variant: Variant) -> Game:
    players = 2 if variant.together else 1
    return new_game(
        players, 1, names=NAMES[:players], variants={variant.name: other(variant)}, start=0
    )


# ---- the engine ----


def test_the_fields_of_an_agreement_are_the_variants() -> None:
    names = [field.name for field in fields(Agreement)]
    assert names == ["solo", *(variant.name for variant in VARIANTS)], (
        "rules/machinery/agreement.py: every variant is declared in VARIANTS and has a field in "
        "Agreement, in the same order"
    )


@each
def test_the_plain_game_is_one_of_its_values(variant: Variant) -> None:
    types = {
        agreeing.SWITCH: (bool,),
        agreeing.LAYOUT: (bool,),
        agreeing.CHOICE: (int, str),
        agreeing.SEATS: (tuple,),
    }
    value = getattr(PLAIN, variant.name)
    assert type(value) in types[variant.kind]
    assert bool(variant.choices) == (variant.kind == agreeing.CHOICE)
    assert not variant.choices or value in variant.choices


@each
def test_a_chapter_of_the_rules_or_the_deal_carries_it_out(variant: Variant) -> None:
    dealing = (RULES / "machinery" / "deal.py").read_text("utf-8")
    read = re.search(rf"\bagreement\.{variant.name}\b", source() + dealing)
    assert read, f"no chapter of src/lisboa/rules reads agreement.{variant.name}"


@each
def test_it_is_played_at_random_and_compiled(variant: Variant) -> None:
    def agreed(some: Iterable[Agreement]) -> bool:
        return any(getattr(each, variant.name) != getattr(PLAIN, variant.name) for each in some)

    assert agreed(course.VARIANTS.values()), "tests/compiled/course.py does not agree on it"
    varied = (play.varied(seed).deal for seed in range(20))
    assert agreed(deal.agreement for deal in varied if deal), "tests/game/play.py, varied"


@each
def test_it_is_part_of_the_identity_of_a_state(variant: Variant) -> None:
    agreed = agreement_of({variant.name: other(variant)}, NAMES, solo=False)
    assert agreed.numbers() != PLAIN.numbers(), (
        "rules/machinery/agreement.py: Agreement.numbers() does not tell it"
    )


def test_the_numbers_of_known_variants_stay() -> None:
    """Or the hashes in records that were written before would be others."""
    assert PLAIN.numbers() == [0, 0, 0, 0, 0, 1, 6, 0]
    everything = Agreement(
        draft=True,
        starting_decrees=True,
        tasks=(0, 2),
        tokens=True,
        queen=True,
        discard_before_ships=False,
        servant_decrees=4,
        blank_task_rewards="below",
    )
    assert everything.numbers() == [0, 1, 1, 1, 1, 0, 4, 1, 0, 2]
    assert Agreement(solo=True, tasks=(0,)).numbers() == [1, 0, 0, 0, 0, 1, 6, 0, 0]
    in_full = Agreement(solo=True, lacerda_pays="in-full")
    assert in_full.numbers() == [1, 0, 0, 0, 0, 1, 6, 0, 8, 1]


@each
def test_environments_see_it(variant: Variant) -> None:
    if variant.kind == agreeing.SEATS:
        return  # a byte for each seat: tests/envs/test_observation.py
    agreed = agreement_of({variant.name: other(variant)}, NAMES, solo=False)
    differing = [a != b for a, b in zip(agreed.settings(), PLAIN.settings(), strict=True)]
    assert sum(differing) == 1, (
        "rules/machinery/agreement.py: Agreement.settings() does not tell it"
    )
    layout = layout_of(new_game(2).state.t)
    assert layout.slices[OPTIONS].length == len(PLAIN.settings()) + SEATS


# ---- games, records, positions ----


@each
def test_it_is_agreed_on_and_told(variant: Variant) -> None:
    game = played(variant)
    assert variants_of(game.state.agreement, game.names) == {variant.name: other(variant)}
    assert game.state.agreement != Agreement(solo=game.state.agreement.solo)


@each
def test_what_cannot_be_is_refused_with_a_sentence(variant: Variant) -> None:
    for value in wrong(variant):
        with pytest.raises(GameError) as fault:
            new_game(2, 1, names=NAMES, variants={variant.name: value})
        assert str(fault.value)
    if not variant.solo:
        with pytest.raises(GameError) as fault:
            new_game(1, 1, variants={variant.name: other(variant)})
        assert fault.value.key == f"{variant.name}-in-solo" and str(fault.value)


@each
def test_it_stands_in_a_record(variant: Variant) -> None:
    game = played(variant)
    text = game.record()
    assert any(line.startswith(f"variant: {variant.name}") for line in text.splitlines())
    again = load(text)
    assert again.state.agreement == game.state.agreement
    assert again.record() == text


@each
def test_it_stands_in_a_position(variant: Variant) -> None:
    game = played(variant)
    doc: Any = game.position()
    assert doc["variants"] == {variant.name: other(variant)}
    assert not faults(doc["variants"], SCHEMA["properties"]["variants"]), (
        f"write docs/position.schema.json anew: {COMMAND}"
    )
    assert from_position(doc).state.agreement == game.state.agreement
    doc["variants"] = {variant.name: wrong(variant)[0]}
    with pytest.raises(PositionError):
        from_position(doc)


# ---- the terminal ----


@each
def test_it_has_a_flag(variant: Variant) -> None:
    parser = ArgumentParser()
    parser.add_argument("--players")
    variant_flags.add_arguments(parser)
    agreed = played(variant).state.agreement
    names = NAMES[:1] if agreed.solo else NAMES
    arguments = parser.parse_args(variant_flags.words(agreed, names).split())
    assert variant_flags.agreement(arguments, names) == agreed
    assert variant_flags.given(arguments)
    assert variant_flags.given(parser.parse_args([])) == []
    sentence = variant_flags.told(agreed, names)
    assert sentence.endswith(".") and sentence != variant_flags.told(PLAIN, names)


# ---- the server ----


@each
def test_the_server_takes_it(variant: Variant) -> None:
    value = [0] if variant.kind == agreeing.SEATS else other(variant)
    seats = [{"kind": "human"}, {"kind": "human"}]
    asked = NewGame.model_validate({"seats": seats, "variants": {variant.name: value}})
    assert asked.variants == {variant.name: value}
    plain_game = NewGame.model_validate(
        {"seats": seats, "variants": {variant.name: plain(variant)}}
    )
    assert plain_game.variants == {}
    for nonsense in ({variant.name: "perhaps"}, {f"{variant.name}s": value}):
        with pytest.raises(ValidationError):
            NewGame.model_validate({"seats": seats, "variants": nonsense})


@each
def test_it_is_described_to_clients(variant: Variant) -> None:
    schema = NewGame.model_json_schema()["$defs"]["Variants"]
    assert not schema["additionalProperties"] and "required" not in schema
    described = schema["properties"][variant.name]
    assert described["default"] == plain(variant)
    if variant.kind == agreeing.SWITCH:
        assert described["type"] == "boolean"
    elif variant.kind == agreeing.CHOICE:
        assert described["enum"] == list(variant.choices)
    elif variant.kind == agreeing.LAYOUT:
        boolean, random, layout = described["anyOf"]
        assert (boolean["type"], random["const"]) == ("boolean", "random")
        assert layout["$ref"].endswith("/TokenLayout")
    else:
        assert [one["type"] for one in described["anyOf"]] == ["boolean", "array"]


@each
def test_it_is_offered_with_words_and_rules(variant: Variant) -> None:
    offer = all_choices((load_edition(),)).variants[VARIANTS.index(variant)]
    assert offer.name == variant.name and offer.kind == variant.kind
    assert offer.default == plain(variant)
    assert [choice.value for choice in offer.choices] == list(variant.choices)
    assert (offer.solo, offer.together) == (variant.solo, variant.together)
    assert offer.ruling == (rules()[variant.rules[0]].kind == "ruling")
    assert resolve(offer.title)[0].isupper() and resolve(offer.explanation).endswith(".")
    titles = [resolve(choice.title) for choice in offer.choices]
    assert len(set(titles)) == len(titles)
    assert offer.rules and set(offer.rules) <= set(rules())


@each
def test_the_guide_for_programmers_names_it(variant: Variant) -> None:
    assert f"| `{variant.name}` |" in INTERFACE, "write it into docs/interface.md"


@each
def test_it_has_all_its_words(variant: Variant) -> None:
    flag, name = variant_flags.flag_of(variant), variant.name
    wanted = [
        ("web", f"variant-{name}"),
        ("web", f"variant-{name}-text"),
        *([("web", f"variant-{name}-choice")] if variant.choices else []),
        ("play", f"{flag}-option"),
        ("play", f"variant-{name.replace('_', '-')}"),
        *([("game", f"variant-{name}")] if variant.kind == agreeing.SEATS else []),
        *([] if variant.solo else [("game", f"{name}-in-solo")]),
    ]
    missing = [f"text/en/{topic}.ftl: {key}" for topic, key in wanted if not has(topic, key)]
    assert not missing


def test_what_an_observation_says_of_an_agreement_is_told() -> None:
    """Number by number, and the seats at the end."""
    meanings = re.split("[,;]", say("envs", "slice-options"))
    assert len(meanings) == len(PLAIN.settings()) + 1, "text/en/envs.ftl: slice-options"
