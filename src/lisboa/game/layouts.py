"""City tokens where people want them, instead of a layout that chance drew (G-120)."""

from collections.abc import Mapping
from dataclasses import replace

from lisboa.game.faults import GameError
from lisboa.game.names import names_of
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery.deal import Deal
from lisboa.rules.machinery.tables import Tables

Layout = Mapping[str, Mapping[str, str]]  # as the tokens of a position: plots and sites by name
PARTS = {"plots": "plot", "sites": "site"}


def take_layout(variants: Mapping[str, object]) -> tuple[dict[str, object], Layout | None]:
    """The variants without the layout that stands for `tokens`, and that layout."""
    layout = variants.get("tokens")
    if not isinstance(layout, Mapping):
        return dict(variants), None
    for part, places in layout.items():
        if part not in PARTS or not isinstance(places, Mapping):
            raise GameError("layout-part", part=str(part)[:40], parts=", ".join(PARTS))
    return {**variants, "tokens": True}, layout


def lay_out(t: Tables, deal: Deal, layout: Layout) -> Deal:
    """The same deal with these tokens in their places; others stay as they were drawn, as far as
    they are still there."""
    return replace(
        deal,
        plot_tokens=_laid(t, "plot", layout.get("plots", {}), deal.plot_tokens),
        site_tokens=_laid(t, "site", layout.get("sites", {}), deal.site_tokens),
    )


def _laid(
    t: Tables, kind: str, wanted: Mapping[str, str], drawn: tuple[int, ...]
) -> tuple[int, ...]:
    chosen = dict(_chosen(t, kind, place, token, drawn) for place, token in wanted.items())
    copies = t.plot_token_copies if kind == "plot" else t.site_token_copies
    rest = [token for token in drawn if token != w.NONE]
    for token in chosen.values():
        if list(chosen.values()).count(token) > copies[token]:
            name = names_of(t).name(f"{kind}_token", token)
            raise GameError("layout-copies", token=name, copies=copies[token])
        if token in rest:
            rest.remove(token)
    left = iter(rest)
    return tuple(
        token if token == w.NONE else chosen[place] if place in chosen else next(left)
        for place, token in enumerate(drawn)
    )


def _chosen(
    t: Tables, kind: str, place: object, token: object, drawn: tuple[int, ...]
) -> tuple[int, int]:
    """Their numbers; a place must be in play."""
    names = names_of(t)
    where, what = names.number(kind, place), names.number(f"{kind}_token", token)
    if where is None or drawn[where] == w.NONE:
        raise GameError("layout-place", place=str(place)[:40])
    if what is None:
        raise GameError("layout-token", place=str(place)[:40], token=str(token)[:40])
    return where, what
