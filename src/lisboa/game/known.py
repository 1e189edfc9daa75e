"""What a seat knows of the deal while the game goes on (G-136)."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import islice

from lisboa.game.faults import GameError
from lisboa.game.game import Game
from lisboa.game.names import UNKNOWN
from lisboa.rules.machinery import agenda as ag
from lisboa.rules.machinery import engine
from lisboa.rules.machinery import log as e
from lisboa.rules.machinery.deal import Deal
from lisboa.rules.machinery.state import State


def known_deal(game: Game, seat: int | None) -> Deal:
    """The deal with UNKNOWN for everything that this seat has not seen (None: a spectator)."""
    s, deal = game.state, game.deal
    if deal is None:
        raise GameError("no-deal")
    public = _shown(s)
    own = set(s.players[seat].hand) if seat is not None else set()
    known_hand = _came_by(s, seat) if deal.agreement.draft else public
    looked_at = None if s.blue else seat  # nobody has seen a hand that is not dealt (G-135)
    # The red cards that nobody drew leave the game unseen, but for the one on top.
    drawn = [sum(card in public for card in stack) for stack in deal.red]
    turned = s.stack_next if s.period > 1 else [-1] * len(deal.brown)
    return replace(
        deal,
        returns=_unknown_from(deal.returns, 0),
        hands=tuple(
            hand if other == looked_at else _known_first(hand, known_hand.__contains__)
            for other, hand in enumerate(deal.hands)
        ),
        red=tuple(_unknown_from(x, n + 1) for x, n in zip(deal.red, drawn, strict=True)),
        purple=tuple(_purple(game, (public | own).__contains__)),
        brown=tuple(_unknown_from(x, n + 1) for x, n in zip(deal.brown, turned, strict=True)),
        decrees=_unknown_from(deal.decrees, s.decree_next),
        buildings=tuple(
            _unknown_from(x, n + 1 + len(x) - len(stack))  # in solo one was opened at set-up
            for x, n, stack in zip(deal.buildings, s.building_next, s.building_stack, strict=True)
        ),
        bag=_unknown_from(deal.bag, 0),
        tasks=_unknown_from(deal.tasks, s.task_next),
        task_deck=_unknown_from(deal.task_deck, max(0, s.task_next - len(deal.tasks))),
    )


def first_church(game: Game) -> list[int]:
    """The tiles that everybody saw turned up after the last choice; empty before that."""
    s = game.first.clone()
    for action in game.actions:
        if not s.blue:
            break
        engine.carry_out(s, action)
    return [] if s.blue else s.church


def _shown(s: State) -> set[int]:
    """The political cards that everybody has seen in a hand or leaving it."""
    out = {*s.discards, s.court}
    out.update(ag.a_of(todo) for todo in s.agenda if ag.kind_of(todo) == ag.ASK_ROOM)
    for p in s.players:
        out.update(p.upper, p.lower, p.seen)
    return out


def _came_by(s: State, seat: int | None) -> set[int]:
    """Draft: the cards that a seat has held, and so those of every pack that came by.

    From which pack another player's card came nobody else can say, even when it is shown.
    """
    if seat is None:
        return set()
    p, pack = s.players[seat], s.packs[seat] if s.packs else []
    return {*p.hand, *p.shown, *p.passed, *pack}


def _unknown_from(things: tuple[int, ...], first: int) -> tuple[int, ...]:
    return (*things[:first], *[UNKNOWN] * len(things[first:]))


def _known_first(cards: tuple[int, ...], known: Callable[[int], bool]) -> tuple[int, ...]:
    """Where a card stood among the others would say something about these."""
    return _padded(sorted(card for card in cards if known(card)), len(cards))


def _padded(cards: list[int], n: int) -> tuple[int, ...]:
    return (*cards, *[UNKNOWN] * (n - len(cards)))


def _purple(game: Game, known: Callable[[int], bool]) -> Iterator[int]:
    """Hand by hand, as the cards were dealt between the periods; the rest nobody has seen."""
    assert game.deal is not None
    cards = iter(game.deal.purple)
    for event in game.events():
        if event.told[0] == e.CARDS_DEALT:
            dealt = tuple(islice(cards, event.told[2]))
            yield from _known_first(dealt, known)
    yield from (UNKNOWN for _ in cards)
