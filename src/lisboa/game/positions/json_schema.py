"""The published schema of positions, made from their form, the names of the edition and the tasks
of the agenda."""

import json
import re

from lisboa.edition import load as load_edition
from lisboa.edition import vocabulary as v
from lisboa.edition.words import EFFECT_WORDS
from lisboa.game.game import FEWEST, LONGEST_NAME, MOST, RESERVED
from lisboa.game.positions import steps
from lisboa.game.positions.form import Heads, Kinds, form_of_all
from lisboa.game.positions.shapes import (
    Definitions,
    Naming,
    Outline,
    Schema,
    either,
    fields,
    flag,
    items,
    number,
    one_of,
    said,
)
from lisboa.game.positions.writing import FORMAT
from lisboa.rules.machinery import agenda as ag
from lisboa.rules.machinery.agreement import LAYOUT, SEATS, SWITCH, VARIANTS
from lisboa.rules.machinery.tables import tables_of

# Writes the file anew.
COMMAND = "python -m lisboa.game.positions.json_schema > docs/position.schema.json"
WIDTH = 100  # of a line

_TITLE = f"Lisboa position, format {FORMAT}"
_ABOUT = (
    "Any state of a game of the edition {edition}, also in the middle of a turn. Everything but "
    "the seats may be left out: it is then as after set-up (docs/records.md). Things have names, "
    "never numbers; decks are written from their top on."
)
_EFFECT = 'as the edition writes it, such as {"reais": 3} or {"good": "any", "n": 2}'
_FINGERPRINT = "^[0-9a-f]{16}$"


def schema() -> Schema:
    """JSON Schema, draft 2020-12."""
    edition = load_edition()
    t = tables_of(edition)
    seat = _seat()
    heads = Heads(
        format=said(const=FORMAT),
        edition=fields(
            {"name": said(type="string"), "fingerprint": said(type="string", pattern=_FINGERPRINT)},
            required=("fingerprint",),
        ),
        rules=said(type="integer", minimum=1),
        seats=items(seat, MOST, FEWEST, distinct=True),
        variants=_variants(seat),
        agenda=_task(Kinds(t), seat).called("task"),
    )
    definitions: Definitions = {}
    position = form_of_all(t, seat, MOST, heads).schema(definitions)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": _TITLE,
        "description": _ABOUT.format(edition=edition.name.capitalize()),
        **position,
        "$defs": dict(sorted(definitions.items())),
    }


def _seat() -> Naming:
    """Any name that `check_names` allows, as far as a pattern can tell."""
    signs = "".join(re.escape(sign) for sign in sorted(RESERVED))
    name = said(type="string", minLength=1, maxLength=LONGEST_NAME, pattern=f"^[^{signs}]+$")
    return one_of(()).told_as(name).called("seat")


def _variants(seat: Outline) -> Outline:
    """As `variants.agreement_of` takes them."""
    some = items(either(seat, number(0, MOST - 1)), MOST)
    shapes = {SWITCH: flag, LAYOUT: flag, SEATS: either(flag, some)}
    return fields({x.name: shapes.get(x.kind, said(enum=list(x.choices))) for x in VARIANTS})


# ---- tasks ----


def _task(kinds: Kinds, seat: Outline) -> Outline:
    """Each field that some task has; a name may mean something else in another task."""
    types: dict[str, set[str]] = {}
    for kind in steps.KIND_NAME:
        for name, type_ in steps.fields(kind):
            types.setdefault(name, set()).add(type_)
    arguments = {
        name: _choice([_argument(kinds, name, type_) for type_ in sorted(types[name])])
        for name in sorted(types)
    }
    task = one_of(list(steps.KIND_NAME.values()))
    return fields({"task": task, "seat": seat, **arguments}, required=("task", "seat"))


def _choice(shapes: list[Outline]) -> Outline:
    return shapes[0] if len(shapes) == 1 else either(*shapes)


def _argument(kinds: Kinds, name: str, type_: str) -> Outline:
    match type_:
        case "number":
            return number(0, steps.most(name))
        case "effect":
            return _effect().called("effect")
        case "how":
            return one_of(list(steps.HOW.values()))
        case "nobles":
            return items(kinds.noble, len(v.NOBLES), distinct=True)
        case "goods":
            return items(kinds.good, len(v.GOODS), distinct=True)
        case "state":
            return one_of(v.STATE_ACTIONS)
        case "court":
            return one_of(v.NOBLE_ACTIONS)
        case "card":
            return kinds.card
    return kinds.of(type_)


def _effect() -> Outline:
    amounts = {
        False: number(1, steps.MOST_EFFECT),
        True: number(-ag.BIAS, steps.MOST_EFFECT),
    }
    words = {
        effect.word: one_of(effect.names) if effect.names else amounts[effect.signed]
        for effect in EFFECT_WORDS
    }
    return fields({**words, "n": amounts[False]}).noted(_EFFECT)


# ---- the file ----


def text() -> str:
    return f"{_written(schema())}\n"


def _written(value: object, indent: str = "") -> str:
    """On one line where there is room."""
    line = json.dumps(value, ensure_ascii=False)
    if len(indent) + len(line) <= WIDTH or not isinstance(value, dict | list) or not value:
        return line
    inner = f"{indent}  "
    if isinstance(value, dict):
        parts = [f"{json.dumps(key)}: {_written(item, inner)}" for key, item in value.items()]
        first, last = "{", "}"
    else:
        parts = [_written(item, inner) for item in value]
        first, last = "[", "]"
    return f"{first}\n" + ",\n".join(inner + part for part in parts) + f"\n{indent}{last}"


if __name__ == "__main__":
    print(text(), end="")
