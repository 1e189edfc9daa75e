"""From the tables of an edition's files to the frozen records. The tables must be sound."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeVar

from lisboa.edition import components as r
from lisboa.edition.fingerprint import fingerprint, imprint
from lisboa.edition.titles import Titles, called
from lisboa.edition.vocabulary import (
    ARCHITECTS,
    GOODS,
    HOUSE_GROUPS,
    NOBLES,
    ROWS,
    RUBBLE,
    SIDES,
    SIZES,
)
from lisboa.edition.words import SCORE_RULES

Table = Mapping[str, Any]
Record = TypeVar("Record")


def edition(documents: Mapping[str, Table], titles: Titles | None = None) -> r.Edition:
    """The records of nine sound documents, in the order in which the engine counts them."""
    documents = called(documents, titles or Titles({}))
    politics, plans, tokens = (documents[file] for file in ("politics", "plans", "tokens"))
    parts: dict[str, Any] = {
        "board": _board(documents["board"]),
        "cards": _each(politics["card"], _card, _number),
        "variant_cards": _each(politics["variant_card"], _card, _number),
        "clergy": _each(documents["clergy"]["tile"], _clergy_tile, _number),
        "decrees": _each(documents["decrees"]["decree"], _decree, _number),
        "ships": _each(documents["ships"]["ship"], _ship, lambda ship: ship["hull"]),
        "architects": _each(plans["architect"], _architect, _place(ARCHITECTS, "architect")),
        "plans": _each(plans["plan"], _plan, _number),
        "buildings": _each(documents["buildings"]["building"], _building, _number),
        "tasks": _each(documents["tasks"]["task"], _task, _number),
        "plot_tokens": _each(tokens["plot_token"], _token),
        "site_tokens": _each(tokens["site_token"], _token),
    }
    name = documents["board"]["edition"]
    return r.Edition(name, fingerprint(parts), imprint(name, parts), **parts)


# ---- entries, one by one


def _number(entry: Table) -> int:
    return int(entry["number"])


def _place(words: tuple[str, ...], field: str) -> Callable[[Table], int]:
    """Sorts entries by the place of their word in the vocabulary, which is its number."""
    return lambda entry: words.index(entry[field])


def _each(
    entries: Iterable[Table],
    read: Callable[[Table], Record],
    order: Callable[[Table], Any] | None = None,
) -> tuple[Record, ...]:
    return tuple(map(read, sorted(entries, key=order) if order else entries))


def _fill(record: Callable[..., Record], entry: Table, *fields: str, **read: Any) -> Record:
    """A record whose `fields` stand in the entry under the same name."""
    return record(**{field: entry[field] for field in fields}, **read)


def _effects(entry: Table, field: str = "reward") -> tuple[r.Effect, ...]:
    return tuple(map(_effect, entry.get(field, ())))


def _effect(table: Table) -> r.Effect:
    if "good" in table:
        return r.Effect("good", table["n"], table["good"])
    ((word, value),) = table.items()
    return r.Effect(word, value) if isinstance(value, int) else r.Effect(word, 1, value)


def _benefit(table: Table) -> r.Benefit:
    limits = [table[limit] for limit in ("good", "noble", "colour") if limit in table]
    return r.Benefit(table["kind"], table.get("n", 0), "".join(limits), _effects(table, "effect"))


def _score(table: Table) -> r.Score:
    rest = dict(table)
    rule = next(rule for rule in SCORE_RULES if rule in table)
    counter = rest.pop(rule)
    row, rows = rest.pop("row", None), rest.pop("rows", ())
    return r.Score(rule, counter, rows=(row,) if row else tuple(rows), **rest)


def _card(entry: Table) -> r.PoliticalCard:
    return _fill(
        r.PoliticalCard,
        entry,
        "id",
        "number",
        "deck",
        "kind",
        "year",
        "title",
        influence=entry.get("influence", 0),
        reward=_effects(entry),
        penalty=_effects(entry, "penalty"),
        event=_effects(entry, "event"),
        benefit=_benefit(entry["benefit"]) if "benefit" in entry else None,
        variant=entry.get("variant"),
        replaces=entry.get("replaces"),
    )


def _clergy_tile(entry: Table) -> r.ClergyTile:
    fields = ("id", "number", "title", "copies", "wigs")
    return _fill(r.ClergyTile, entry, *fields, benefit=_benefit(entry["benefit"]))


def _decree(entry: Table) -> r.Decree:
    return _fill(
        r.Decree,
        entry,
        "id",
        "number",
        "title",
        score=_score(entry["score"]),
        row_e=entry.get("row_e", False),
        solo=entry.get("solo", True),
    )


def _ship(entry: Table) -> r.ShipKind:
    fields = ("id", "colour", "hull", "price_modifier", "influence", "period", "copies")
    return _fill(r.ShipKind, entry, *fields)


def _architect(entry: Table) -> r.Architect:
    return _fill(r.Architect, entry, "id", "architect", "person")


def _plan(entry: Table) -> r.Plan:
    return _fill(r.Plan, entry, "id", "number", "architect", "officials", "starting")


def _building(entry: Table) -> r.Building:
    faces = {face: tuple(entry[face]) for face in ARCHITECTS}
    return _fill(r.Building, entry, "id", "number", "title", **faces)


def _task(entry: Table) -> r.TaskCard:
    return _fill(
        r.TaskCard,
        entry,
        "id",
        "number",
        "pack",
        any_of=tuple(r.Deed(**deed) for deed in entry["any_of"]),
        reward=_effects(entry),
        alternative=_effects(entry, "alternative"),
        clergy_bonus=entry.get("clergy_bonus", True),
    )


def _token(entry: Table) -> r.Token:
    return _fill(r.Token, entry, "id", "copies", reward=_effects(entry))


# ---- the board


def _board(board: Table) -> r.Board:
    components = board["components"]
    return r.Board(
        **_map(board),
        **_tracks(board),
        **_church_and_offices(board),
        large_city_tiles=components["large_city_tiles"],
        small_city_tiles=components["small_city_tiles"],
        officials_per_player=components["officials_per_player"],
        rubble=_each(board["rubble_colour"], _rubble, _place(RUBBLE, "colour")),
        rubble_pile=board["rubble"]["pile"],
        house_groups=_each(board["house_group"], _houses, _place(HOUSE_GROUPS, "group")),
        **{
            field: board["player_board"][field]
            for field in (
                "upper_slots",
                "lower_slots",
                "portfolio_base",
                "warehouse_base",
                "rubble_columns",
                "clergy_spaces",
            )
        },
    )


def _map(board: Table) -> dict[str, Any]:
    street = _place(GOODS, "good")
    row = _place(ROWS, "row")
    return {
        "streets": _each(board["street"], _street, street),
        "rows": _each(board["row"], _row, row),
        "columns": _each(board["column"], _column, lambda column: column["column"]),
        "plots": _each(board["plot"], _plot, lambda plot: (row(plot), plot["column"])),
        "sites": _each(board["site"], _site, _site_order),
        "city_spaces": _each(
            board["city_space"],
            _city_space,
            lambda space: (SIZES.index(space["size"]), street(space)),
        ),
        "scoring_tiles": tuple(sorted(tile["value"] for tile in board["scoring_tile"])),
    }


def _tracks(board: Table) -> dict[str, Any]:
    treasury = _each(board["treasury_space"], _treasury_space)
    start = board["treasury"]["start_reais"]
    influence, market = board["influence_track"], board["market"]
    prices = sorted(board["market_price"], key=_place(GOODS, "good"))
    return {
        "treasury": treasury,
        "treasury_start": [space.reais for space in treasury].index(start),
        "influence_max": influence["max"],
        "wig_space": influence["wig_space"],
        "coin_spaces": tuple(influence["coin_spaces"]),
        "influence_start": tuple(influence["start_by_turn_order"]),
        "market_spaces": tuple(market["spaces"]),
        "market_floor": market["floor"],
        "market_start": tuple(price["start"] for price in prices),
    }


def _church_and_offices(board: Table) -> dict[str, Any]:
    return {
        "offices": _each(board["office"], _office, _place(NOBLES, "noble")),
        "church_gaps": _each(board["church_gap"], _gap, lambda gap: gap["gap"]),
        "church_start": board["church"]["start_gap"],
    }


def _street(entry: Table) -> r.Street:
    fields = ("id", "good", "name", "colour", "west_column", "east_column", "north_site")
    return _fill(r.Street, entry, *fields)


def _row(entry: Table) -> r.Row:
    return _fill(r.Row, entry, "id", "row", "cubes", "min_players")


def _column(entry: Table) -> r.Column:
    return _fill(r.Column, entry, "id", "column", "size", "cubes", "scoring_space")


def _plot(entry: Table) -> r.Plot:
    streets = tuple(entry["streets"])
    return _fill(
        r.Plot, entry, "id", "row", "column", "size", streets=streets, reward=_effects(entry)
    )


def _site(entry: Table) -> r.Site:
    row, street = entry.get("row"), entry.get("street")
    return _fill(
        r.Site, entry, "id", "side", "cubes", row=row, street=street, reward=_effects(entry)
    )


def _site_order(entry: Table) -> tuple[int, int]:
    place = GOODS.index(entry["street"]) if "street" in entry else ROWS.index(entry["row"])
    return SIDES.index(entry["side"]), place


def _city_space(entry: Table) -> r.CitySpace:
    return _fill(r.CitySpace, entry, "id", "good", "size")


def _treasury_space(entry: Table) -> r.TreasurySpace:
    return _fill(r.TreasurySpace, entry, "id", "reais", "influence")


def _office(entry: Table) -> r.Office:
    fields = ("id", "noble", "person", "capacity", "top", "bottom", "noble_action", "favour_tiles")
    return _fill(r.Office, entry, *fields, accepts=tuple(entry["accepts"]))


def _gap(entry: Table) -> r.ChurchGap:
    return _fill(r.ChurchGap, entry, "id", "gap", "icon", "tile_behind", "tile_ahead")


def _rubble(entry: Table) -> r.RubbleColour:
    return _fill(r.RubbleColour, entry, "id", "colour", "cause", "price", "cubes")


def _houses(entry: Table) -> r.HouseGroup:
    return _fill(r.HouseGroup, entry, "id", "group", "houses", abilities=tuple(entry["abilities"]))
