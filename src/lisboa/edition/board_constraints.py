"""What must hold on the board: a map that fits together, tracks with a start, cubes that add up."""

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

from lisboa.edition.constraints import constraint, counted, one_each
from lisboa.edition.faults import Fault
from lisboa.edition.items import Entries, Item
from lisboa.edition.shape import listed
from lisboa.edition.vocabulary import COLUMNS, GOODS, HOUSE_GROUPS, NOBLES, ROWS, RUBBLE, SIDES

GAPS = range(6)
SCORING_SPACES = range(1, 5)

# ---- the map


@constraint(good="good colour", street="good colour")
def street_colours(good: Entries, street: Entries) -> Iterator[Fault]:
    colours = {entry["good"]: entry["colour"] for entry in good}
    for entry in street:
        colour = colours.get(entry["good"], entry["colour"])
        if entry["colour"] != colour:
            yield entry.fault("colour", "not-the-value", wanted=colour)


@constraint(street="good west_column east_column")
def streets_between_columns(street: Entries) -> Iterator[Fault]:
    for entry in street:
        west = GOODS.index(entry["good"]) + 1
        for field, column in (("west_column", west), ("east_column", west + 1)):
            if entry[field] != column:
                yield entry.fault(field, "not-the-value", wanted=str(column))


@constraint(street="good north_site", site="id side street")
def north_sites(street: Entries, site: Entries) -> Iterator[Fault]:
    norths = {entry["id"]: entry["street"] for entry in site if entry["side"] == "north"}
    for entry in street:
        if entry["north_site"] not in norths:
            yield entry.fault("north_site", "no-north-site", id=entry["north_site"])
        elif norths[entry["north_site"]] != entry["good"]:
            yield entry.fault("north_site", "other-street", id=entry["north_site"])


@constraint(row="row min_players")
def only_row_e_is_closed(row: Entries) -> Iterator[Fault]:
    for entry in row:
        players = 3 if entry["row"] == "E" else 1
        if entry["min_players"] != players:
            yield entry.fault("min_players", "not-the-value", wanted=str(players))


@constraint(column="column size")
def only_column_5_is_narrow(column: Entries) -> Iterator[Fault]:
    for entry in column:
        size = "narrow" if entry["column"] == 5 else "wide"
        if entry["size"] != size:
            yield entry.fault("size", "not-the-value", wanted=size)


@constraint(plot="row column", missing_plot="row column")
def plots_fill_the_grid(plot: Entries, missing_plot: Item) -> Iterator[Fault]:
    first: dict[tuple[str, int], str] = {}
    for entry in (missing_plot, *plot):
        place = entry["row"], entry["column"]
        if place in first:
            yield entry.fault("column", "place-taken", place=_place(*place), other=first[place])
        first.setdefault(place, entry.name)
    empty = [
        _place(row, column) for row in ROWS for column in COLUMNS if (row, column) not in first
    ]
    if empty:
        yield plot.fault("", "places-empty", places=listed(empty))


def _place(row: str, column: int) -> str:
    return f"{row}{column}"


@constraint(plot="column size streets")
def plots_fit_their_column(plot: Entries) -> Iterator[Fault]:
    for entry in plot:
        column = entry["column"]
        size = "narrow" if column == 5 else "wide"
        streets = list(GOODS[max(column - 2, 0) : column])
        if entry["size"] != size:
            yield entry.fault("size", "not-the-value", wanted=size)
        if entry["streets"] != streets:
            yield entry.fault("streets", "not-the-value", wanted=listed(streets))


@constraint(site="side row street")
def sites_at_every_end(site: Entries) -> Iterator[Fault]:
    first: dict[tuple[str, str], str] = {}
    for entry in site:
        field = "street" if entry["side"] == "north" else "row"
        place = entry["side"], entry[field]
        if place in first:
            yield entry.fault(field, "place-taken", place=" ".join(place), other=first[place])
        first.setdefault(place, entry.name)
    ends = [(side, end) for side in SIDES for end in (GOODS if side == "north" else ROWS)]
    empty = [" ".join(end) for end in ends if end not in first]
    if empty:
        yield site.fault("", "places-empty", places=listed(empty))


@constraint(column="column scoring_space", scoring_space="space columns")
def columns_have_one_scoring_space(column: Entries, scoring_space: Entries) -> Iterator[Fault]:
    for space in scoring_space:
        wanted = [entry["column"] for entry in column if entry["scoring_space"] == space["space"]]
        if sorted(space["columns"]) != sorted(wanted):
            yield space.fault("columns", "other-columns", columns=listed(sorted(wanted)) or "–")


@constraint(scoring_tile="value")
def scoring_tiles_can_alternate(scoring_tile: Entries) -> Iterator[Fault]:
    # The solo game wants no two equal tiles side by side (SG-07).
    values = Counter(entry["value"] for entry in scoring_tile)
    for value, tiles in values.items():
        if tiles > (len(scoring_tile) + 1) // 2:
            yield scoring_tile.fault("value", "too-many-alike", value=str(value), tiles=tiles)


@constraint(city_space="good size")
def city_display(city_space: Entries) -> Iterator[Fault]:
    wanted = Counter([*((good, "wide") for good in GOODS), ("tools", "narrow")])
    here = Counter((entry["good"], entry["size"]) for entry in city_space)
    if here != wanted:
        spaces = listed(" ".join(space) for space in wanted)
        yield city_space.fault("", "wrong-display", spaces=spaces)


# ---- tracks


@constraint(treasury="start_reais", treasury_space="reais")
def treasury_track(treasury: Item, treasury_space: Entries) -> Iterator[Fault]:
    for below, above in pairwise(treasury_space):
        if above["reais"] <= below["reais"]:
            yield above.fault("reais", "not-rising", value=str(below["reais"]))
    values = [entry["reais"] for entry in treasury_space]
    if treasury["start_reais"] not in values:
        start = str(treasury["start_reais"])
        yield treasury.fault("start_reais", "not-on-track", value=start, spaces=listed(values))


@constraint(influence_track="max wig_space coin_spaces start_by_turn_order")
def influence_track(influence_track: Item) -> Iterator[Fault]:
    track, top = influence_track, influence_track["max"]
    if track["wig_space"] != top:
        yield track.fault("wig_space", "not-the-value", wanted=str(top))
    coins = track["coin_spaces"]
    if any(left >= right for left, right in pairwise(coins)):
        yield track.fault("coin_spaces", "list-not-rising")
    for field, highest in (("coin_spaces", top - 1), ("start_by_turn_order", top)):
        if any(space > highest for space in track[field]):
            yield track.fault(field, "beyond-the-track", highest=str(highest))


@constraint(market="spaces floor", market_price="start")
def market_track(market: Item, market_price: Entries) -> Iterator[Fault]:
    spaces = market["spaces"]
    if any(high - low != 1 for high, low in pairwise(spaces)):
        yield market.fault("spaces", "not-falling-by-one")  # PROD-05
    if market["floor"] != min(spaces):
        yield market.fault("floor", "not-the-value", wanted=str(min(spaces)))
    for entry in market_price:
        if entry["start"] not in spaces:
            start = str(entry["start"])
            yield entry.fault("start", "not-on-track", value=start, spaces=listed(spaces))


# ---- court, church, rubble, player board


@constraint(office="top bottom")
def offices_offer_both_actions(office: Entries) -> Iterator[Fault]:
    for entry in office:
        if entry["top"] == entry["bottom"]:
            yield entry.fault("bottom", "same-action", action=entry["top"])


@constraint(church="start_gap", church_gap="gap icon tile_behind tile_ahead")
def church_ring(church: Item, church_gap: Entries) -> Iterator[Fault]:
    for entry in church_gap:
        behind = (entry["gap"] - 1) % len(GAPS)
        for field, tile in (("tile_behind", behind), ("tile_ahead", entry["gap"])):
            if entry[field] != tile:
                yield entry.fault(field, "not-the-value", wanted=str(tile))
    envelopes = [entry["gap"] for entry in church_gap if entry["icon"] == "envelope"]
    if len(envelopes) != 1:
        yield church_gap.fault("icon", "not-one-envelope", count=len(envelopes))
    elif church["start_gap"] != envelopes[0]:
        yield church.fault("start_gap", "not-the-value", wanted=str(envelopes[0]))


@constraint(rubble_colour="cubes", row="cubes", column="cubes", site="cubes", rubble="pile")
def cubes_add_up(
    rubble_colour: Entries, row: Entries, column: Entries, site: Entries, rubble: Item
) -> Iterator[Fault]:
    cubes = sum(entry["cubes"] for entry in rubble_colour)
    places = sum(entry["cubes"] for entry in (*row, *column, *site)) + rubble["pile"]
    if cubes != places:
        yield rubble_colour.fault("cubes", "cubes-left", cubes=str(cubes), places=str(places))


@constraint(house_group="houses abilities")
def abilities_per_house(house_group: Entries) -> Iterator[Fault]:
    for entry in house_group:
        houses, abilities = entry["houses"], len(entry["abilities"])
        if houses != abilities:
            yield entry.fault("abilities", "not-per-house", houses=houses, abilities=abilities)


@constraint(components="set_markers_per_player", player_board="rubble_columns")
def one_marker_per_set(components: Item, player_board: Item) -> Iterator[Fault]:
    columns = player_board["rubble_columns"]
    if components["set_markers_per_player"] != columns:
        yield components.fault("set_markers_per_player", "not-the-value", wanted=str(columns))


BOARD_CONSTRAINTS = (
    one_each("good", "good", GOODS),
    one_each("street", "good", GOODS),
    one_each("row", "row", ROWS),
    one_each("column", "column", COLUMNS),
    one_each("scoring_space", "space", SCORING_SPACES),
    one_each("market_price", "good", GOODS),
    one_each("office", "noble", NOBLES),
    one_each("church_gap", "gap", GAPS),
    one_each("rubble_colour", "colour", RUBBLE),
    one_each("house_group", "group", HOUSE_GROUPS),
    counted("scoring_tiles", "scoring_tile"),
    counted("favour_tiles", "office", "favour_tiles"),
    counted("rubble_cubes", "rubble_colour", "cubes"),
    counted("houses_per_player", "house_group", "houses"),
    street_colours,
    streets_between_columns,
    north_sites,
    only_row_e_is_closed,
    only_column_5_is_narrow,
    plots_fill_the_grid,
    plots_fit_their_column,
    sites_at_every_end,
    columns_have_one_scoring_space,
    scoring_tiles_can_alternate,
    city_display,
    treasury_track,
    influence_track,
    market_track,
    offices_offer_both_actions,
    church_ring,
    cubes_add_up,
    abilities_per_house,
    one_marker_per_set,
)
