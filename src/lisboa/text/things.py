"""The things of the game by name, from the numbers of the engine."""

from collections.abc import Callable, Sequence
from functools import partial, reduce
from typing import Final

from lisboa.edition import vocabulary as v
from lisboa.edition.components import PoliticalCard
from lisboa.edition.words import EFFECT_WORDS
from lisboa.game.names import SEAT_COLOURS
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery.tables import Tables
from lisboa.text import say, titled

_say = partial(say, "things")

CUBES: Final = ("period", "sets")


# ---- words of the edition ----


def good(good: int) -> str:
    return _say(f"good-{v.GOODS[good]}")


def goods(good: int, n: int) -> str:
    """ "2 books" """
    return _say("goods", good=v.GOODS[good], n=n)


def reais(n: int) -> str:
    return _say("reais", n=n)


def store(good: int) -> str:
    return _say(f"store-{v.GOODS[good]}")


def noble(noble: int) -> str:
    return _say(f"noble-{v.NOBLES[noble]}")


def kind(kind: int) -> str:
    """Of political cards."""
    return _say(f"kind-{v.CARD_KINDS[kind]}")


def deed(deed: int) -> str:
    """ "build a ship" """
    return _say(f"deed-{v.ACTIONS_AT_COURT[deed]}")


def colour(colour: int) -> str:
    """Of rubble."""
    return _say(f"colour-{v.RUBBLE[colour]}")


def group(group: int) -> str:
    """Of houses."""
    return _say(f"group-{v.HOUSE_GROUPS[group]}")


def category(category: int, *, solo: bool = False) -> str:
    """Of wigs; Lacerda has cubes where others have sets."""
    name = w.WIGS[category]
    return _say(f"category-{name}-solo" if solo and name in CUBES else f"category-{name}")


def effect(word: int, what: int) -> str:
    """What an effect lets one do: "place an official", "build a ship"."""
    if word == w.GIVE_STATE or word == w.GIVE_NOBLE:
        return deed(what)
    return _say(f"effect-{EFFECT_WORDS[word].word}")


def loss(word: int, n: int) -> str:
    """What a penalty takes: "2 goods"."""
    return _say(f"loss-{EFFECT_WORDS[word].word}", n=n)


# ---- cards and tiles ----


def card(t: Tables, card: int) -> str:
    """The title of a political card; the name of a ship."""
    if card >= t.political:
        return ship(t, card)
    return _quoted(_printed(t, card).title)


def card_label(t: Tables, card: int) -> str:
    """As people speak of it: "King 4 · Equestrian statue unveiled"; 4 is its influence."""
    if card >= t.political:
        return ship(t, card)
    printed = _printed(t, card)
    if t.card_kind[card] == w.TREASURY:
        return _say("treasury-label", title=titled(printed.title))
    return _say(
        "card-label",
        title=titled(printed.title),
        kind=kind(t.card_kind[card]),
        influence=str(printed.influence),
    )


def _printed(t: Tables, card: int) -> PoliticalCard:
    ordinary = len(t.edition.cards)
    return t.edition.cards[card] if card < ordinary else t.edition.variant_cards[card - ordinary]


def _quoted(title: str) -> str:
    return _say("title", title=titled(title))


def ship(t: Tables, card: int) -> str:
    """ "red ship 2": the cards of a kind are told apart by a number."""
    for kind, cards in zip(t.edition.ships, t.ship_kinds, strict=True):
        if card in cards:
            colour = _say(f"colour-{kind.colour}")
            return _say("ship", colour=colour, copy=str(cards.index(card) + 1))
    raise LookupError(f"no ship {card}")


def tile(t: Tables, front: int) -> str:
    return _quoted(t.edition.clergy[front].title)


def decree(t: Tables, decree: int) -> str:
    return _quoted(t.edition.decrees[decree].title)


def plan(t: Tables, plan: int) -> str:
    printed = t.edition.plans[plan]
    colour = _say(f"colour-{printed.architect}")
    return _say("plan", colour=colour, number=str(printed.number), n=printed.officials)


def building(t: Tables, face: int) -> str:
    return _quoted(t.edition.buildings[face % t.buildings].title)


def task(t: Tables, task: int) -> str:
    """ "task B6": each pack has numbers of its own."""
    printed = t.edition.tasks[task]
    return _say("task-card", pack=printed.pack, number=str(printed.number))


# ---- places ----


def plot(t: Tables, plot: int) -> str:
    printed = t.edition.board.plots[plot]
    return _say("plot", plot=f"{printed.row}{printed.column}")


def lot(t: Tables, lot: int) -> str:
    """ "gold store on plot A2" """
    return _say("lot", store=store(t.lot_good[lot]), plot=plot(t, t.lot_plot[lot]))


def site(t: Tables, site: int) -> str:
    printed = t.edition.board.sites[site]
    if printed.row:
        return _say("site-row", side=_say(f"side-{printed.side}"), row=printed.row)
    street = t.edition.board.streets[t.site_street[site]]
    return _say("site-street", street=titled(street.name))


def office(noble: int) -> str:
    return _say(f"office-{v.NOBLES[noble]}")


def place(place: int) -> str:
    """Where officials serve: the offices, then the plazas."""
    if place < w.NOBLES:
        return office(place)
    return _say(f"plaza-{v.NOBLES[place - w.NOBLES]}")


# ---- people ----


def called(name: str) -> str:
    """A player as people read it: the name that was given, or else the colour in words."""
    return _say(f"seat-{name}") if name in SEAT_COLOURS else name


def all_called(names: Sequence[str]) -> list[str]:
    return [called(name) for name in names]


def people(names: Sequence[str]) -> str:
    """ "Red, Green and Violet" """
    return listed(all_called(names))


def listed(parts: Sequence[str]) -> str:
    """ "a, b and c" """
    *front, last = parts
    if not front:
        return last
    first = reduce(lambda some, more: _say("list-two", first=some, second=more), front)
    return _say("list-last", first=first, second=last)


# ---- by the name of an argument: how a number becomes the word that a message asks for ----

Namer = Callable[[Tables, int], str]
NAMERS: Final[dict[str, Namer]] = {
    "card": card_label,
    "ship": ship,
    "tile": tile,
    "decree": decree,
    "plan": plan,
    "building": building,
    "task": task,
    "plot": plot,
    "lot": lot,
    "site": site,
    "good": lambda t, n: good(n),
    "noble": lambda t, n: noble(n),
    "deed": lambda t, n: deed(n),
    "colour": lambda t, n: colour(n),
    "group": lambda t, n: group(n),
    "office": lambda t, n: office(n),
    "place": lambda t, n: place(n),
    "kind": lambda t, n: kind(n),
}


def named(t: Tables, arguments: Sequence[str], numbers: Sequence[int]) -> dict[str, str | int]:
    """The arguments of a message; those that name no thing stay numbers, and what has no argument
    is not told."""
    return {
        argument: NAMERS[argument](t, number) if argument in NAMERS else number
        for argument, number in zip(arguments, numbers, strict=False)
        if argument
    }
