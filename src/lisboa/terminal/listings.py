"""What an edition prints, as listings: titles, heads and rows, before anything is drawn."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial

from lisboa.edition.components import Board, Edition, Office, PoliticalCard, Site
from lisboa.edition.vocabulary import DECKS, GOODS
from lisboa.text import say, titled

_say = partial(say, "edition")


@dataclass(frozen=True)
class Listing:
    """One table of printed things."""

    title: str
    heads: tuple[str, ...]  # messages "head-…"; numbers stand at the right
    rows: Iterable[tuple[str | int, ...]]


def _words(words: Iterable[str]) -> str:
    return ", ".join(_say(f"word-{word}") for word in words)


def _word(word: str) -> str:
    return _words([word])


def _thing(kind: str, name: str) -> str:
    """A word that the rest of the game says, too, and that bends as a language needs it."""
    return say("things", f"{kind}-{name}")


def _yes(flag: bool) -> str:
    return _say("yes") if flag else _say("no")


def overview(edition: Edition) -> Listing:
    title = _say("title-overview", name=edition.name, fingerprint=edition.fingerprint)
    rows = ((kind, number, remark) for kind, number, remark in pieces(edition))
    return Listing(title, ("kind", "pieces", "remark"), rows)


def pieces(edition: Edition) -> Iterator[tuple[str, int, str]]:
    """How many pieces of each kind there are, and what to say about them. A kind is a file."""
    plots = Counter(plot.size for plot in edition.board.plots)
    decks = Counter(card.deck for card in edition.cards)
    packs = Counter(task.pack for task in edition.tasks)
    by_deck = [
        _say("remark-deck", deck=_thing("colour", deck), cards=decks[deck]) for deck in DECKS
    ]
    plot_tokens = sum(token.copies for token in edition.plot_tokens)
    site_tokens = sum(token.copies for token in edition.site_tokens)
    ships = sum(ship.copies for ship in edition.ships)
    clergy = sum(tile.copies for tile in edition.clergy)
    starting = sum(plan.starting for plan in edition.plans)
    row_e = sum(decree.row_e for decree in edition.decrees)
    sites = len(edition.board.sites)
    yield "board", 1, _say("remark-board", plots=plots.total(), sites=sites, **plots)
    yield "politics", decks.total(), ", ".join(by_deck)
    yield "clergy", clergy, _say("remark-clergy", fronts=len(edition.clergy))
    yield "decrees", len(edition.decrees), _say("remark-decrees", row_e=row_e)
    yield "ships", ships, _say("remark-ships", kinds=len(edition.ships))
    yield "plans", len(edition.plans), _say("remark-plans", starting=starting)
    yield "buildings", len(edition.buildings), _say("remark-buildings")
    yield "tasks", packs.total(), _say("remark-tasks", first=packs["A"], second=packs["B"])
    tokens = _say("remark-tokens", plots=plot_tokens, sites=site_tokens)
    yield "tokens", plot_tokens + site_tokens, tokens


def _politics(edition: Edition) -> Listing:
    from lisboa.text.cards import card_text

    def row(card: PoliticalCard) -> tuple[str | int, ...]:
        title = _say("title-and-year", title=titled(card.title), year=str(card.year))
        if card.variant:
            title = _say("variant-title", title=title)
        deck, kind = _thing("colour", card.deck), _thing("kind", card.kind)
        return card.number, deck, kind, title, card_text(card)

    rows = map(row, (*edition.cards, *edition.variant_cards))
    return Listing(_say("title-politics"), ("number", "deck", "kind", "title", "text"), rows)


def _clergy(edition: Edition) -> Listing:
    from lisboa.text.cards import benefit_text

    rows = (
        (tile.number, titled(tile.title), tile.copies, tile.wigs, benefit_text(tile.benefit))
        for tile in edition.clergy
    )
    return Listing(_say("title-clergy"), ("number", "title", "copies", "wigs", "text"), rows)


def _decrees(edition: Edition) -> Listing:
    from lisboa.text.cards import decree_text

    rows = ((d.number, titled(d.title), decree_text(d.score)) for d in edition.decrees)
    return Listing(_say("title-decrees"), ("number", "title", "text"), rows)


def _ships(edition: Edition) -> Listing:
    heads = ("colour", "hull", "price", "influence", "period", "copies")
    rows = (
        (
            _thing("colour", s.colour),
            s.hull,
            _signed(s.price_modifier),
            s.influence,
            s.period,
            s.copies,
        )
        for s in edition.ships
    )
    return Listing(_say("title-ships"), heads, rows)


def _plans(edition: Edition) -> Listing:
    people = {architect.architect: titled(architect.person) for architect in edition.architects}
    rows = (
        (
            p.number,
            _thing("colour", p.architect),
            people[p.architect],
            p.officials,
            _yes(p.starting),
        )
        for p in edition.plans
    )
    heads = ("number", "colour", "architect", "officials", "starting")
    return Listing(_say("title-plans"), heads, rows)


def _buildings(edition: Edition) -> Listing:
    rows = ((b.number, titled(b.title), _words(b.blue), _words(b.green)) for b in edition.buildings)
    return Listing(_say("title-buildings"), ("number", "title", "blue", "green"), rows)


def _plots(edition: Edition) -> Listing:
    from lisboa.text.cards import effects_text

    rows = (
        (f"{p.row}{p.column}", _thing("size", p.size), _words(p.streets), effects_text(p.reward))
        for p in edition.board.plots
    )
    return Listing(_say("title-plots"), ("plot", "size", "streets", "reward"), rows)


def _sites(edition: Edition) -> Listing:
    from lisboa.text.cards import effects_text

    def end(site: Site) -> str:
        return site.row or _words([site.street] if site.street else [])

    rows = (
        (_word(site.side), end(site), site.cubes, effects_text(site.reward))
        for site in edition.board.sites
    )
    return Listing(_say("title-sites"), ("side", "row-or-street", "cubes", "reward"), rows)


def _tasks(edition: Edition) -> Listing:
    from lisboa.text.cards import task_text

    rows = ((task.number, task.pack, task_text(task)) for task in edition.tasks)
    return Listing(_say("title-tasks"), ("number", "pack", "text"), rows)


def _tokens(edition: Edition) -> Listing:
    from lisboa.text.cards import token_text

    kinds = (("plot", edition.plot_tokens), ("site", edition.site_tokens))
    rows = ((_word(kind), t.copies, token_text(t)) for kind, tokens in kinds for t in tokens)
    return Listing(_say("title-tokens"), ("kind", "copies", "reward"), rows)


# ---- the board, part by part ----


def _board(edition: Edition) -> Listing:
    board = edition.board
    rows = (*_map(board), *_tracks(board), *map(_office, board.offices), *_player_board(board))
    return Listing(_say("title-board"), ("part", "values"), rows)


def _part(part: str, *values: str, **arguments: str) -> tuple[str, str]:
    return _say(f"part-{part}", **arguments), ", ".join(values)


def _named(name: str | int, value: str | int) -> str:
    return _say("value-named", name=str(name), value=str(value))


def _signed(number: int) -> str:
    return f"{number:+}" if number else "0"


def _map(board: Board) -> Iterator[tuple[str, str]]:
    names = (_say("value-street", name=titled(s.name), good=_word(s.good)) for s in board.streets)
    yield _part("streets", *names)
    yield _part("rows", *(_named(row.row, row.cubes) for row in board.rows))
    yield _part("columns", *(_named(c.column, c.cubes) for c in board.columns))
    for colour in board.rubble:
        yield _part(
            "rubble",
            _say("value-rubble", cubes=colour.cubes, price=colour.price),
            colour=_thing("colour", colour.colour),
        )
    yield _part("pile", str(board.rubble_pile))
    yield _part("scoring", *map(str, board.scoring_tiles))
    city = {"large": board.large_city_tiles, "small": board.small_city_tiles}
    yield _part("city", _say("value-city", **city))


def _tracks(board: Board) -> Iterator[tuple[str, str]]:
    start = board.treasury[board.treasury_start].reais
    yield _part("treasury", *(_named(s.reais, _signed(s.influence)) for s in board.treasury))
    yield _part("treasury-start", str(start))
    prices = zip(GOODS, board.market_start, strict=True)
    yield _part("market", *(_named(_word(good), price) for good, price in prices))
    yield _part("market-floor", str(board.market_floor))
    yield _part("influence", *map(str, board.influence_start), max=str(board.influence_max))
    yield _part("coins", *map(str, board.coin_spaces))
    icons = [(gap.gap, _say(f"icon-{gap.icon}")) for gap in board.church_gaps if gap.icon != "none"]
    yield _part("church", *(_named(gap, icon) for gap, icon in icons))


def _office(office: Office) -> tuple[str, str]:
    actions = (office.top, office.bottom, office.noble_action)
    text = _say(
        "value-office",
        person=titled(office.person),
        capacity=office.capacity,
        accepts=_words(office.accepts),
        actions=", ".join(_say(f"action-{action}") for action in actions),
    )
    return _part("office", text, office=_thing("office", office.noble))


def _player_board(board: Board) -> Iterator[tuple[str, str]]:
    fields = (
        "upper_slots",
        "lower_slots",
        "portfolio_base",
        "warehouse_base",
        "rubble_columns",
        "clergy_spaces",
        "officials_per_player",
    )
    counts = (_named(_say(f"count-{field}"), getattr(board, field)) for field in fields)
    yield _part("player", *counts)
    for group in board.house_groups:
        abilities = (_say(f"ability-{ability}") for ability in group.abilities)
        yield _part("houses", *abilities, group=_thing("group", group.group))


LISTINGS: dict[str, tuple[Callable[[Edition], Listing], ...]] = {  # by file
    "board": (_board, _plots, _sites),
    "politics": (_politics,),
    "clergy": (_clergy,),
    "decrees": (_decrees,),
    "ships": (_ships,),
    "plans": (_plans,),
    "buildings": (_buildings,),
    "tasks": (_tasks,),
    "tokens": (_tokens,),
}
