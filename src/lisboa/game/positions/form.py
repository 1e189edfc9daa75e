"""What a position looks like: the names and ranges that an edition and its seats allow in each
field of `document`."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import get_type_hints

from lisboa.edition import vocabulary as v
from lisboa.edition.word_types import Note
from lisboa.game.names import names_of
from lisboa.game.positions import document as d
from lisboa.game.positions.box import closed
from lisboa.game.positions.shapes import (
    Definitions,
    Naming,
    Outline,
    Schema,
    anything,
    each,
    either,
    fields,
    flag,
    items,
    no_items,
    nothing,
    number,
    one_of,
    or_nothing,
)
from lisboa.game.positions.writing import NEUTRAL
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery.agreement import Agreement
from lisboa.rules.machinery.tables import Tables

MOST = 9999  # réis, wigs and turns: far more than any game sees
MOST_TASKS = 100  # on an agenda
CARDS_PASSED = 6  # three, two and one (DRAFT-01..03)
PLACES = {"plot_token": "plot", "site_token": "site"}  # where a token may lie
LOSSES = ("visits", "penalties")  # wigs that only go


@dataclass(frozen=True)
class Heads:
    """The fields that are looked at before the form, as the schema tells them."""

    format: Outline = anything
    edition: Outline = anything
    rules: Outline = anything
    seats: Outline = anything
    variants: Outline = anything
    agenda: Outline = anything  # a task of it, looked at after the form


def form(t: Tables, seats: list[str], agreement: Agreement) -> Outline:
    """The shape of a whole position; every field but the seats may be left out."""
    return _form(t, tuple(seats), agreement)


@lru_cache(maxsize=64)  # shapes know how to be told as well: they are not made for every position
def _form(t: Tables, seats: tuple[str, ...], agreement: Agreement) -> Outline:
    people = seats[:1] if agreement.solo else seats
    return _Form(t, one_of(seats), one_of(people), len(seats), agreement).position(Heads())


def form_of_all(t: Tables, seat: Naming, players: int, heads: Heads) -> Outline:
    """The same for whoever sits there, up to so many, and whatever variants they play: to be told,
    not to be asked."""
    return _Form(t, seat, seat, players, None).position(heads)


def _record(kind: type, shapes: Mapping[str, Outline], required: tuple[str, ...] = ()) -> Outline:
    """An object of the document, each of its fields with its shape and what is noted there."""
    assert shapes.keys() == kind.__annotations__.keys(), kind

    def schema(definitions: Definitions) -> Schema:
        hints = get_type_hints(kind, include_extras=True)
        noted = {field: _noted(shape, hints[field]) for field, shape in shapes.items()}
        return fields(noted, required).schema(definitions)

    return Outline(fields(shapes, required).check, schema)


def _noted(shape: Outline, hint: object) -> Outline:
    notes = [note for note in getattr(hint, "__metadata__", ()) if isinstance(note, Note)]
    return shape.noted(notes[0].text) if notes else shape


class Kinds:
    """The names of an edition by kind of thing, each told under the name of its kind."""

    def __init__(self, t: Tables) -> None:
        self.names = names_of(t)
        cards = self.names.of["card"]
        self.political = one_of(cards[: t.political]).called("political")
        self.ship = one_of(cards[t.political :]).called("ship")
        self.blue = one_of([t.card_name[card] for card in t.deck[w.BLUE_DECK]]).called("blue")
        self.card = one_of(cards).told_as(either(self.political, self.ship)).called("card")
        self.noble = self.of("noble")
        self.good = self.of("good")
        self.tile = self.of("tile")

    def of(self, kind: str) -> Naming:
        return one_of(self.names.of[kind]).called("taskCard" if kind == "task" else kind)

    def pile(self, kind: str) -> Outline:
        things = self.names.of[kind]
        return items(self.of(kind), 3 * len(things), distinct=True)

    def cards(self, told: Naming) -> Outline:
        """Any cards: where the others of them belong is told when the box is counted."""
        return items(self.card.told_as(told), 3 * len(self.card.known), distinct=True)


class _Form(Kinds):
    """The shapes of an edition's positions at one table; without an agreement, at any."""

    def __init__(
        self, t: Tables, seat: Naming, people: Naming, players: int, agreement: Agreement | None
    ) -> None:
        super().__init__(t)
        self.t = t
        self.seat = seat
        self.people = people
        self.players = players
        self.agreement = agreement

    def position(self, heads: Heads) -> Outline:
        seat = or_nothing(self.seat)
        return _record(
            d.Position,
            {
                "format": heads.format,
                "edition": heads.edition,
                "rules": heads.rules,
                "seats": heads.seats,
                "start": self.seat,
                "active": self.seat,
                "turn": number(0, MOST),
                "period": number(min(d.PERIODS), max(d.PERIODS)),
                "trigger": seat,
                "triggered_by": or_nothing(one_of(d.TRIGGERS)),
                "turns_left": or_nothing(number(0, 2 * self.players - 1)),
                "over": flag,
                "variants": heads.variants,
                "solo": self._object_with("solo", self._solo()),
                "tasks": self._list_with("tasks", self.pile("task")),
                "tokens": self._object_with("tokens", self._tokens()),
                "court": self._court(),
                "church": self._church(),
                "city": self._city(),
                "architects": each(self.of("architect"), self._architect()),
                "ships": _record(
                    d.Ships, {"shipyard": self.cards(self.ship), "later": self.cards(self.ship)}
                ),
                "decrees": self._decrees(),
                "politics": self._politics(),
                "players": self._players(),
                "agenda": items(heads.agenda, MOST_TASKS),
            },
            required=("seats",),
        )

    # ---- what belongs to a variant ----

    def _plays(self, variant: str) -> bool:
        return self.agreement is None or bool(getattr(self.agreement, variant))

    def _list_with(self, variant: str, shape: Outline) -> Outline:
        return shape if self._plays(variant) else no_items

    def _object_with(self, variant: str, shape: Outline) -> Outline:
        if self.agreement is None:
            return or_nothing(shape)
        return shape if self._plays(variant) else nothing

    def _solo(self) -> Outline:
        return _record(d.SoloPieces, {"courtier": self.noble, "aide": self.of("kind")})

    def _tokens(self) -> Outline:
        def on(places: list[str], rows: list[int], kind: str) -> Outline:
            in_play = [
                place
                for place, row in zip(places, rows, strict=True)
                if not closed(self.t, row, self.players)
            ]
            return each(one_of(in_play).called(PLACES[kind]), self.of(kind))

        t = self.t
        return _record(
            d.Tokens,
            {
                "plots": on(t.plot_name, t.plot_row, "plot_token"),
                "sites": on(t.site_name, t.site_row, "site_token"),
            },
        )

    # ---- court, church and city ----

    def _court(self) -> Outline:
        t, noble = self.t, self.noble
        colours = one_of([*self.seat.known, NEUTRAL]).told_as(self.seat)
        officials = each(noble, each(colours, number(0, t.officials)))
        spaces = t.edition.board.market_spaces
        return _record(
            d.Court,
            {
                "treasury": number(min(t.treasury_reais), max(t.treasury_reais)),
                "prices": each(self.good, number(min(spaces), max(spaces))),
                "offices": officials,
                "plazas": officials,
                "favours": each(noble, number(0, self.players)),
                "covered": each(one_of(v.STATE_ACTIONS), self.good),
                "card": or_nothing(self.political),
            },
        )

    def _church(self) -> Outline:
        t, tile = self.t, self.tile
        return _record(
            d.Church,
            {
                "cardinal": number(0, t.gaps - 1),
                "tiles": items(or_nothing(tile), t.gaps, t.gaps),
                "called_by": or_nothing(self.seat),
                "bag": items(tile, sum(t.clergy_copies)),
                "pairs": each(self.people, items(tile, 2, 2)),
                "returns": items(number(0, sum(t.clergy_copies)), self.players),
            },
        )

    def _city(self) -> Outline:
        t = self.t
        cubes = items(self.of("colour"), sum(t.cubes)).called("cubes")
        site = {"cubes": cubes, "building": or_nothing(self.of("face"))}
        store = {"owner": self.seat, "good": self.good}
        values, spaces = t.scoring_values, len(t.scoring_values)
        return _record(
            d.City,
            {
                "rows": each(one_of(v.ROWS), cubes),
                "columns": each(one_of([str(column) for column in v.COLUMNS]), cubes),
                "sites": each(self.of("site"), _record(d.CitySite, site)),
                "pile": cubes,
                "stores": each(self.of("plot"), _record(d.Store, store, ("owner", "good"))),
                "scoring": items(number(min(values), max(values)), spaces, spaces),
                "display": items(self.of("city"), t.city_spaces, distinct=True),
                "large_tiles": number(0, t.large_city_tiles),
                "small_tiles": number(0, t.small_city_tiles),
            },
        )

    # ---- decks ----

    def _architect(self) -> Outline:
        face = self.of("face")
        return _record(
            d.ArchitectSpaces,
            {
                "available": or_nothing(face),
                "stack": items(face, self.t.buildings),
                "plan": or_nothing(self.of("plan")),
            },
        )

    def _decrees(self) -> Outline:
        display = items(self.of("decree"), w.DECREES_ON_DISPLAY, distinct=True)
        return _record(d.Decrees, {"display": display, "deck": self.pile("decree")})

    def _politics(self) -> Outline:
        cards = self.cards(self.political)
        stacks = each(self.of("kind"), cards).called("stacks")
        discards = self.cards(self.card)
        return _record(
            d.Politics,
            {
                "display": stacks,
                "later": stacks,
                "blue": items(
                    self.card.told_as(self.blue), self.players * w.HAND_SIZE, distinct=True
                ),
                "purple": cards,
                "discards": discards,
            },
        )

    # ---- player boards ----

    def _players(self) -> Outline:
        """Lacerda has no hand and no limits: its goods, cubes and ships lie in a heap
        (SOLO-SET-03..06)."""
        if self.agreement is None:  # a board that could be anybody's
            return each(self.seat, self._player(self.t.berths, max(self.t.cubes)).called("player"))
        seats = self.seat.known
        boards = dict.fromkeys(seats, self._player(self.t.upper_slots, self.t.rubble_columns))
        boards |= {name: self._lacerda() for name in seats if name not in self.people.known}
        return fields(boards)

    def _board(self, slots: int, rubble: int) -> dict[str, Outline]:
        """What lies on every board, also on Lacerda's."""
        t = self.t
        slot = {"card": self.card, "cargo": items(self.good, max(t.hull)), "at_sea": flag}
        wigs = {
            category: number(-MOST, 0) if category in LOSSES else number(0, MOST)
            for category in w.WIGS
        }
        groups = zip(v.HOUSE_GROUPS, t.houses, strict=True)
        return {
            "reais": number(0, MOST),
            "influence": number(0, t.influence_max),
            "wigs": fields(wigs).told_as(each(one_of(w.WIGS), number(-MOST, MOST))),
            "goods": each(self.good, number(0, MOST)),
            "upper": items(or_nothing(_record(d.Slot, slot, ("card",)).called("slot")), slots),
            "favours": items(self.noble, w.NOBLES, distinct=True),
            "rubble": each(self.of("colour"), number(0, rubble)),
            "houses": fields({group: number(0, most) for group, most in groups}),
            "officials": number(0, t.officials),
            "completed": self.pile("plan"),
            "decrees": self.pile("decree"),
            "marker_used": flag,
        }

    def _player(self, slots: int, rubble: int) -> Outline:
        t, political = self.t, self.political
        hand = items(self.card.told_as(political), w.HAND_SIZE, distinct=True)
        tasks = self._list_with("tasks", self.pile("task"))
        return _record(
            d.PlayerBoard,
            {
                **self._board(slots, rubble),
                "hand": hand,
                "seen": hand,
                "lower": items(or_nothing(self.card.told_as(political)), t.lower_slots),
                "clergy": items(self.tile, t.clergy_spaces),
                "markers": number(0, w.MOST_SETS),
                "plans": self.pile("plan"),
                "tasks": tasks,
                "done": tasks,
                "pack": self._list_with("draft", items(self.blue, w.HAND_SIZE, distinct=True)),
                "passed": self._list_with("draft", items(self.blue, CARDS_PASSED)),
                "shown": self._list_with("draft", items(political, t.political, distinct=True)),
            },
        )

    def _lacerda(self) -> Outline:
        empty = ("hand", "seen", "clergy", "plans", "tasks", "done", "pack", "passed", "shown")
        return _record(
            d.PlayerBoard,
            {
                **self._board(self.t.berths, max(self.t.cubes)),
                **dict.fromkeys(empty, items(anything, 0)),
                "lower": items(or_nothing(one_of(())), self.t.lower_slots),
                "markers": number(0, 0),
            },
        )
