"""Names for the engine's numbers: what records, positions and views are written in."""

from typing import Final

from lisboa.edition import vocabulary as v
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery.tables import Tables

# A card or tile that the reader may not know. Of a hand card one knows the back: the deck.
UNKNOWN = -2
UNKNOWN_BLUE = -3
UNKNOWN_PURPLE = -4
UNKNOWN_NAMES = {UNKNOWN: "?", UNKNOWN_BLUE: "?blue", UNKNOWN_PURPLE: "?purple"}

# The colours of seats. A seat without a name is called by its colour, and that is what is kept and
# sent: a key, which `text.things.called` shows in words.
SEAT_COLOURS: Final = ("red", "green", "violet", "black")


class Names:
    """Two-way lists of names, by kind of thing."""

    def __init__(self, t: Tables) -> None:
        faces = [f"{name}-{a}" for a in v.ARCHITECTS for name in t.building_name]
        lots = [
            f"{t.plot_name[plot]}-{v.GOODS[good]}"
            for plot, good in zip(t.lot_plot, t.lot_good, strict=True)
        ]
        self.of: dict[str, list[str]] = {
            "card": t.card_name,
            "tile": t.clergy_name,
            "decree": t.decree_name,
            "plan": t.plan_name,
            "face": faces,
            "plot": t.plot_name,
            "lot": lots,
            "site": t.site_name,
            "city": t.city_name,
            "good": list(v.GOODS),
            "colour": list(v.RUBBLE),
            "noble": list(v.NOBLES),
            "kind": list(v.CARD_KINDS),
            "deed": list(v.ACTIONS_AT_COURT),
            "architect": list(v.ARCHITECTS),
            "group": list(v.HOUSE_GROUPS),
            "place": [f"{p}-{n}" for p in ("office", "plaza") for n in v.NOBLES],
            "wigs": list(w.WIGS),
            "task": t.task_name,
            "plot_token": t.plot_token_name,
            "site_token": t.site_token_name,
        }
        self._number: dict[str, dict[str, int]] = {
            kind: {name: number for number, name in enumerate(names)}
            for kind, names in self.of.items()
        }

    def name(self, kind: str, number: int) -> str:
        return self.of[kind][number] if number >= 0 else UNKNOWN_NAMES[number]

    def name_or_none(self, kind: str, number: int) -> str | None:
        return None if number == w.NONE else self.name(kind, number)

    def names(self, kind: str, numbers: list[int] | tuple[int, ...]) -> list[str]:
        of = self.of[kind]
        return [of[n] if n >= 0 else UNKNOWN_NAMES[n] for n in numbers]

    def number(self, kind: str, name: object) -> int | None:
        """The number of a name, or None if there is no such thing."""
        return self._number[kind].get(name) if isinstance(name, str) else None


_names: dict[str, Names] = {}


def names_of(t: Tables) -> Names:
    key = t.edition.fingerprint
    if key not in _names:
        _names[key] = Names(t)
    return _names[key]
