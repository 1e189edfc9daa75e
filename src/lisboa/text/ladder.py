"""The ranks against Lacerda in words: what was reached, and what is missing for the next."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from lisboa.game.actions import RANKS
from lisboa.rules import ranks, scoring
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery.state import State
from lisboa.text import say

_say = partial(say, "play")

ASKED = ("wigs", "stores", "majorities", "reais", "decrees", "ships")  # what a rank asks for


@dataclass(frozen=True)
class Condition:
    """One of the things a rank asks for: at least `need`, and there is `have`."""

    key: str
    have: int
    need: int
    theirs: int | None = None  # what Lacerda has, where that is what counts

    @property
    def met(self) -> bool:
        return self.have >= self.need

    def text(self, rank: int) -> str:
        return _say(
            f"condition-{self.key}",
            rank=RANKS[rank],
            have=self.have,
            need=self.need,
            theirs=self.theirs or 0,
        )


def conditions(s: State, rank: int) -> list[Condition]:
    """Of one rank alone (SOLO-RANK-02..04)."""
    p, lacerda = s.players[ranks.HUMAN], s.players[w.LACERDA]
    stores, theirs = p.stores(), lacerda.stores()
    needed = {ranks.SERVANT: ranks.STORES_OF_A_SERVANT, ranks.FAVOURITE: theirs}
    decrees = s.agreement.servant_decrees if rank == ranks.SERVANT else ranks.DECREES[rank]
    ships = sum(card != w.NONE and s.t.hull[card] > 0 for card in p.upper)
    out = [
        Condition("wigs", p.wigs, lacerda.wigs + 1, lacerda.wigs),
        Condition("stores", stores, needed.get(rank, theirs + 1), theirs),
        Condition("majorities", ranks.majorities(s), ranks.MAJORITIES[rank]),
        Condition("reais", scoring.money(s, p), ranks.REAIS[rank]),
        Condition("decrees", len(p.decrees), decrees),
    ]
    return [*out, Condition("ships", ships, ranks.SHIPS[rank])] if ranks.SHIPS[rank] else out


def out_of_reach(s: State, rank: int) -> str | None:
    """Why a rank can no longer be reached, whatever happens: Lacerda's stores stay, and it is not
    possible to build more of one's own. A rank needs those below it (SOLO-RANK-06)."""
    most = _most_stores(s)
    for needed in range(ranks.SERVANT, rank + 1):
        stores = next(c for c in conditions(s, needed) if c.key == "stores")
        if stores.need > most and not s.over:
            own = needed == ranks.SERVANT
            return _say(
                "reach-own-stores" if own else "reach-stores", theirs=stores.theirs or 0, n=most
            )
    return None


def lost_ranks(s: State) -> list[str]:
    """Each rank that is out of reach, and why."""
    ladder = range(ranks.SERVANT, ranks.RANKS)
    why = {rank: text for rank in ladder if (text := out_of_reach(s, rank)) is not None}
    return [_say("rank-lost", rank=rank_name(rank), why=text) for rank, text in why.items()]


def _most_stores(s: State) -> int:
    """That the player can still come to have: houses and plots that are left."""
    p, t = s.players[ranks.HUMAN], s.t
    free = sum(
        owner == w.NONE and t.row_players[row] <= len(s.players)
        for owner, row in zip(s.owner, t.plot_row, strict=True)
    )
    return min(t.all_houses, p.stores() + free)


def rank_name(rank: int) -> str:
    return _say(f"rank-{RANKS[rank]}")


def verdict(s: State, name: str) -> Iterator[str]:
    """Whose wigs are more, the rank, why it was reached and why not the next one."""
    mine, theirs = (s.players[seat].wigs for seat in (ranks.HUMAN, w.LACERDA))
    order = "ahead" if mine > theirs else "behind" if mine < theirs else "level"
    yield _say("solo-wigs", order=order, name=name, mine=mine, theirs=theirs)
    reached = ranks.rank(s)
    yield _say("rank-reached", name=name, rank=rank_name(reached))
    if reached != ranks.JESTER:
        fulfilled = [c.text(reached) for c in conditions(s, reached)]
        yield _say("rank-fulfilled", conditions=_listed(fulfilled))
    if reached == ranks.RIGHT_HAND:
        yield _say("rank-highest")
        return
    following = reached + 1
    both = conditions(s, following)
    missing = [c.text(following) for c in both if not c.met]
    yield _say("rank-missing", rank=rank_name(following), conditions=_listed(missing))
    if met := [c.text(following) for c in both if c.met]:
        yield _say("rank-met", conditions=_listed(met))


def _listed(parts: list[str]) -> str:
    text, *rest = parts
    for part in rest:
        text = _say("items", first=text, second=part)
    return text
