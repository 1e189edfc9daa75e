"""The published schema of positions fits what the program writes, and names what it reads."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from lisboa.game import new_game
from lisboa.game.names import names_of
from lisboa.game.positions.json_schema import COMMAND, text
from lisboa.game.positions.steps import KIND_NAME, fields
from lisboa.game.variants import NAMED
from lisboa.rules.machinery import numbers as w
from tests.game.play import PLAYERS, random_game

FILE = Path(__file__).parents[3] / "docs" / "position.schema.json"
SCHEMA: dict[str, Any] = json.loads(FILE.read_text("utf-8"))
TYPES: dict[str, tuple[type, ...]] = {
    "object": (dict,),
    "array": (list,),
    "string": (str,),
    "integer": (int,),
    "boolean": (bool,),
    "null": (type(None),),
}
UNDERSTOOD = {
    "$schema",
    "$defs",
    "$ref",
    "title",
    "description",
    "type",
    "const",
    "enum",
    "oneOf",
    "required",
    "properties",
    "additionalProperties",
    "propertyNames",
    "items",
    "pattern",
    "minimum",
    "maximum",
    "minItems",
    "maxItems",
    "uniqueItems",
    "minLength",
    "maxLength",
}


def faults(value: Any, schema: Any, path: str = "") -> list[str]:
    """What a small validator for the words that our schema uses has to say."""
    assert set(schema) <= UNDERSTOOD, set(schema) - UNDERSTOOD
    if "$ref" in schema:
        return faults(value, SCHEMA["$defs"][schema["$ref"].removeprefix("#/$defs/")], path)
    if "oneOf" in schema:
        fits = sum(not faults(value, one, path) for one in schema["oneOf"])
        return [] if fits == 1 else [f"{path}: fits {fits} of the choices"]
    types = schema.get("type", list(TYPES))
    types = [types] if isinstance(types, str) else types
    if not any(_is(value, name) for name in types):
        return [f"{path}: not {types}"]
    out = []
    if "const" in schema and (value != schema["const"] or isinstance(value, bool)):
        out.append(f"{path}: not {schema['const']}")
    if "enum" in schema and value not in schema["enum"]:
        out.append(f"{path}: not one of {schema['enum']}")
    if isinstance(value, str):
        if not re.search(schema.get("pattern", ""), value):
            out.append(f"{path}: not like {schema['pattern']}")
        if not schema.get("minLength", 0) <= len(value) <= schema.get("maxLength", 10**6):
            out.append(f"{path}: wrong length")
    low, high = schema.get("minimum", value), schema.get("maximum", value)
    if _is(value, "integer") and not low <= value <= high:
        out.append(f"{path}: out of range")
    if isinstance(value, list):
        if not schema.get("minItems", 0) <= len(value) <= schema.get("maxItems", 10**6):
            out.append(f"{path}: wrong length")
        if schema.get("uniqueItems") and len({json.dumps(x) for x in value}) != len(value):
            out.append(f"{path}: something twice")
        for place, item in enumerate(value):
            out += faults(item, schema.get("items", {}), f"{path}[{place}]")
    if isinstance(value, dict):
        out += _object_faults(value, schema, path)
    return out


def _is(value: Any, name: str) -> bool:
    return isinstance(value, TYPES[name]) and (name == "boolean" or not isinstance(value, bool))


def _object_faults(value: dict[str, Any], schema: Any, path: str) -> list[str]:
    out = [f"{path}.{key}: missing" for key in schema.get("required", []) if key not in value]
    known = schema.get("properties", {})
    for key, item in value.items():
        out += faults(key, schema.get("propertyNames", {}), f"{path}.{key}")
        rest = schema.get("additionalProperties", {})
        if key in known or rest is not False:
            out += faults(item, known.get(key, rest), f"{path}.{key}")
        else:
            out.append(f"{path}.{key}: unknown")
    return out


def test_the_file_is_what_the_command_makes() -> None:
    assert FILE.read_text("utf-8") == text(), f"write {FILE.name} anew: {COMMAND}"


@pytest.mark.parametrize("players", PLAYERS)
def test_real_positions_fit_the_schema_at_every_step(players: int) -> None:
    for game in random_game(players, 1):
        assert not faults(game.position(), SCHEMA)


def test_the_schema_refuses_what_is_wrong() -> None:
    doc: Any = new_game(2, 1).position()
    for path, value in (
        (("turn",), -1),
        (("format",), 2),
        (("weather",), "fine"),
        (("players", "red", "influence"), 11),
        (("players", "red", "hand"), ["political-99"]),
        (("players", "red", "hand"), ["?blue"]),
        (("city", "pile"), ["yellow"]),
        (("church", "tiles"), []),
        (("agenda",), [{"task": "ask-turn"}]),
        (("over",), 1),
    ):
        wrong = json.loads(json.dumps(doc))
        place = wrong
        for key in path[:-1]:
            place = place[key]
        place[path[-1]] = value
        assert faults(wrong, SCHEMA), path
    assert faults(new_game(2, 1).view(0).to_dict(), SCHEMA)


def test_the_schema_knows_every_name_of_the_edition() -> None:
    names = names_of(new_game(2, 1).state.t)
    kinds = {"tile": "tile", "decree": "decree", "plan": "plan", "face": "face", "site": "site"}
    kinds |= {"lot": "lot", "good": "good", "colour": "colour", "noble": "noble"}
    for kind, definition in kinds.items():
        for name in names.of[kind]:
            assert not faults(name, SCHEMA["$defs"][definition]), name
    for name in names.of["card"]:
        assert not faults(name, SCHEMA["$defs"]["card"]), name
    for kind, part in (("plot_token", "plots"), ("site_token", "sites")):
        tokens = SCHEMA["properties"]["tokens"]["oneOf"][0]["properties"][part]
        for name in names.of[kind]:
            assert not faults(name, tokens["additionalProperties"]), name
    for name in names.of["task"]:
        assert not faults(name, SCHEMA["$defs"]["taskCard"]), name
    assert set(SCHEMA["properties"]["variants"]["properties"]) == set(NAMED)
    assert set(SCHEMA["$defs"]["tile"]["enum"]) == set(names.of["tile"])
    wigs = SCHEMA["$defs"]["player"]["properties"]["wigs"]["propertyNames"]["enum"]
    assert tuple(wigs) == w.WIGS


def test_the_schema_knows_every_field_of_a_task() -> None:
    known = set(SCHEMA["$defs"]["task"]["properties"])
    used = {"task", "seat"} | {name for kind in KIND_NAME for name, _ in fields(kind)}
    assert used == known
    for name in KIND_NAME.values():
        assert not faults(name, SCHEMA["$defs"]["task"]["properties"]["task"])
