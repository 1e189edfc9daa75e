"""What a table may agree on before the deal: solo, the variants and the configurable rulings.

VARIANTS is the list of them. What is accepted, written into records and positions, offered by the
terminal and served to the page follows from it; `tests/test_variants.py` says what is missing.
"""

from dataclasses import astuple, dataclass
from typing import Final, NamedTuple

SWITCH: Final = "switch"  # on or off
CHOICE: Final = "choice"  # one of its choices
SEATS: Final = "seats"  # for all seats, for none or for some
LAYOUT: Final = "layout"  # on or off; a new game may also say what lies where


class Variant(NamedTuple):
    """One thing to agree on: a field of `Agreement`, whose default is the plain game."""

    name: str
    kind: str
    rules: tuple[str, ...]  # where it is told
    choices: tuple[int | str, ...] = ()
    solo: bool = True  # can be agreed on alone against Lacerda
    together: bool = True  # means something in a game of several people


# In the order of the fields; new ones are appended.
VARIANTS: Final = (
    Variant("draft", SWITCH, ("DRAFT-01",), solo=False),
    Variant("starting_decrees", SWITCH, ("STARTDECREE-01",)),
    Variant("tasks", SEATS, ("TASK-01",)),
    Variant("tokens", LAYOUT, ("TOKEN-01", "G-120")),
    Variant("queen", SWITCH, ("QUEEN-01",)),
    Variant("discard_before_ships", SWITCH, ("CF-21",)),
    Variant("servant_decrees", CHOICE, ("CF-42", "SOLO-RANK-05"), (4, 6), together=False),
    Variant("blank_task_rewards", CHOICE, ("CF-47",), ("above", "below")),
    Variant("lacerda_pays", CHOICE, ("SG-27",), ("what-it-can", "in-full"), together=False),
)
FIRST_SETTINGS: Final = 8  # in every hash: solo and the variants that there were from the beginning


@dataclass(frozen=True)
class Agreement:
    """The defaults are the plain game."""

    solo: bool = False  # chapter 23: alone against Lacerda
    draft: bool = False
    starting_decrees: bool = False
    tasks: tuple[int, ...] = ()  # the seats that get a task card
    tokens: bool = False
    queen: bool = False
    discard_before_ships: bool = True
    servant_decrees: int = 6
    blank_task_rewards: str = "above"
    lacerda_pays: str = "what-it-can"

    def __post_init__(self) -> None:
        if self.solo and self.draft:
            raise ValueError("there is nobody to draft with in solo")  # G-151

    def __reduce__(self) -> tuple[type["Agreement"], tuple[object, ...]]:
        """For pickle, which cannot set the fields of a frozen class once it is compiled."""
        return Agreement, astuple(self)

    def settings(self) -> list[int]:
        """Everything but the seats of a variant, in the order of the fields; of choices that are
        words the place."""
        out = [int(self.solo)]
        for variant in VARIANTS:
            if variant.kind != SEATS:
                value = getattr(self, variant.name)
                out.append(variant.choices.index(value) if isinstance(value, str) else int(value))
        return out

    def numbers(self) -> list[int]:
        """For the identity of a state. Settings that came later stand behind all others, each with
        its place, and only where they are not plain: so the hashes in older records stay."""
        settings, plain = self.settings(), PLAIN.settings()
        out = [*settings[:FIRST_SETTINGS], *self.tasks]
        for place in range(FIRST_SETTINGS, len(settings)):
            if settings[place] != plain[place]:
                out += [place, settings[place]]
        return out


PLAIN = Agreement()
