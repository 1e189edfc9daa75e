"""The box: how many of everything a game has, and everything that a position names."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from lisboa.edition import vocabulary as v
from lisboa.game.faults import PositionError
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery.agreement import Agreement
from lisboa.rules.machinery.deal import decrees_in_play, purple_deck
from lisboa.rules.machinery.tables import Tables

Doc = dict[str, Any]
Thing = tuple[str, str]  # (kind, name)
Named = tuple[str, Thing]  # (path, thing)


def box(t: Tables, players: int, agreement: Agreement) -> Counter[Thing]:
    """The components of a game for so many seats."""
    out: Counter[Thing] = Counter()
    for number, cards in enumerate(t.deck):
        deck = purple_deck(t, agreement) if number == w.PURPLE_DECK else cards
        out.update(("card", t.card_name[card]) for card in deck)
    for kind in t.ship_kinds:
        out.update(("card", t.card_name[ship]) for ship in kind[: players - 1])  # SETUP-31
    decrees = decrees_in_play(t, players, agreement)
    out.update(("decree", t.decree_name[decree]) for decree in decrees)
    out.update(("plan", plan) for plan in t.plan_name)
    out.update(("building", building) for building in t.building_name)
    out.update({("tile", name): t.clergy_copies[i] for i, name in enumerate(t.clergy_name)})
    out.update({("cube", colour): t.cubes[i] for i, colour in enumerate(v.RUBBLE)})
    out.update({("favour", noble): players for noble in v.NOBLES})  # SETUP-01
    out.update(("city", name) for name in t.city_name)  # one on each space of the display
    if agreement.tasks:
        out.update(("task", name) for name in t.task_name)
    if agreement.tokens:
        for token, names, copies in (
            ("plot_token", t.plot_token_name, t.plot_token_copies),
            ("site_token", t.site_token_name, t.site_token_copies),
        ):
            out.update({(token, name): copies[i] for i, name in enumerate(names)})
    return out


def building_of(face: str) -> Thing:
    """A tile has two faces, one for each architect."""
    return "building", face.rpartition("-")[0]


def named(doc: Doc) -> Iterator[Named]:
    """Every component that a well-formed position names, with its path."""
    yield from _in_court_and_church(doc)
    yield from _in_city(doc.get("city", {}))
    for architect, spaces in doc.get("architects", {}).items():
        path = f"architects.{architect}"
        for at, face in _listed(f"{path}.stack", spaces.get("stack", [])):
            yield at, building_of(face)
        if spaces.get("available") is not None:
            yield f"{path}.available", building_of(spaces["available"])
    for part, kind in (("ships", "card"), ("decrees", "decree")):
        for pile, things in doc.get(part, {}).items():
            yield from _things(kind, f"{part}.{pile}", things)
    politics = doc.get("politics", {})
    for part in ("display", "later"):
        for kind, cards in politics.get(part, {}).items():
            yield from _things("card", f"politics.{part}.{kind}", cards)
    for part in ("blue", "purple", "discards"):
        yield from _things("card", f"politics.{part}", politics.get(part, []))
    for seat, player in doc.get("players", {}).items():
        yield from _on_board(f"players.{seat}", player)
    yield from _things("task", "tasks", doc.get("tasks", []))
    for part, kind in (("plots", "plot_token"), ("sites", "site_token")):
        for place, token in ((doc.get("tokens") or {}).get(part, {})).items():
            yield f"tokens.{part}.{place}", (kind, token)
    for number, task in enumerate(doc.get("agenda", [])):
        # A card on its way into the portfolio is named by the question that makes room for it.
        if isinstance(task, dict) and task.get("task") == "ask-room":
            yield f"agenda[{number}].card", ("card", str(task.get("card")))


def _listed(path: str, things: list[Any]) -> Iterator[tuple[str, Any]]:
    for place, thing in enumerate(things):
        if thing is not None:
            yield f"{path}[{place}]", thing


def _things(kind: str, path: str, things: list[Any]) -> Iterator[Named]:
    for at, thing in _listed(path, things):
        yield at, (kind, thing)


def _in_court_and_church(doc: Doc) -> Iterator[Named]:
    if doc.get("court", {}).get("card") is not None:
        yield "court.card", ("card", doc["court"]["card"])
    church = doc.get("church", {})
    for part in ("tiles", "bag"):
        yield from _things("tile", f"church.{part}", church.get(part, []))
    for seat, pair in church.get("pairs", {}).items():
        yield from _things("tile", f"church.pairs.{seat}", pair)


def _in_city(city: Doc) -> Iterator[Named]:
    for part in ("rows", "columns"):
        for line, cubes in city.get(part, {}).items():
            yield from _things("cube", f"city.{part}.{line}", cubes)
    for site, here in city.get("sites", {}).items():
        yield from _things("cube", f"city.sites.{site}.cubes", here.get("cubes", []))
        if here.get("building") is not None:
            yield f"city.sites.{site}.building", building_of(here["building"])
    yield from _things("cube", "city.pile", city.get("pile", []))
    yield from _things("city", "city.display", city.get("display", []))


def _on_board(path: str, player: Doc) -> Iterator[Named]:
    for part, kind in (
        ("hand", "card"),
        ("lower", "card"),
        ("clergy", "tile"),
        ("favours", "favour"),
        ("plans", "plan"),
        ("completed", "plan"),
        ("decrees", "decree"),
        ("tasks", "task"),
        ("pack", "card"),
    ):
        yield from _things(kind, f"{path}.{part}", player.get(part, []))
    for at, slot in _listed(f"{path}.upper", player.get("upper", [])):
        yield f"{at}.card", ("card", slot["card"])
    for colour, n in player.get("rubble", {}).items():
        for _ in range(n):
            yield f"{path}.rubble.{colour}", ("cube", colour)


def take_out(t: Tables, players: int, agreement: Agreement, doc: Doc) -> Counter[Thing]:
    """What is left in the box; refuses what a game does not have, or not so often."""
    left = box(t, players, agreement)
    for path, thing in named(doc):
        if not left[thing]:
            if thing in box(t, players, agreement):
                raise PositionError(path, "too-often", name=thing[1])
            raise PositionError(path, "not-in-game", name=thing[1][:40], players=players)
        left[thing] -= 1
    for seat, player in doc.get("players", {}).items():
        favours = player.get("favours", [])
        for place, noble in enumerate(favours):
            if noble in favours[:place]:
                raise PositionError(f"players.{seat}.favours[{place}]", "too-often", name=noble)
    return left


def closed(t: Tables, row: int, players: int) -> bool:
    """Row E is not in play with two players (TWOP-04)."""
    return row != w.NONE and t.row_players[row] > players
