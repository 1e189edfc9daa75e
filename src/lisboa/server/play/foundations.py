"""How games come to be: dealt anew, imported from a record, or as a branch of another game."""

from dataclasses import dataclass
from random import sample
from secrets import randbits, token_urlsafe
from typing import Any, Final

from lisboa.bots.levels import NAMES
from lisboa.edition import Edition
from lisboa.game import Game, GameError, load, new_game
from lisboa.game.names import SEAT_COLOURS
from lisboa.game.variants import LACERDA, variants_of
from lisboa.rules import RULES_VERSION
from lisboa.server.faults import Refusal, wrong
from lisboa.server.play.entries import ACTION, Foundation
from lisboa.server.play.rights import hashed, new_secret
from lisboa.server.play.table import Table
from lisboa.server.show.messages import Created, HouseRules, NewGame, NewRecord, NewSeat

ID_BYTES: Final = 9  # twelve characters
DEAL_BITS: Final = 128


@dataclass
class Founded:
    """A new table and the secrets that go with it."""

    table: Table
    created: Created | None = None  # None: the secrets are those of another game


def new_id() -> str:
    return token_urlsafe(ID_BYTES)


def deal_anew(asked: NewGame, edition: Edition, now: float) -> Founded:
    """From 128 secret random bits."""
    solo = _is_solo(asked.seats)
    colours = _colours(asked.seats, list(range(len(asked.seats))))
    names = _names(asked.seats, colours)
    people = names[:1] if solo else names
    seed = randbits(DEAL_BITS)
    try:
        game = new_game(
            len(people),
            seed,
            names=people,
            start=asked.start,
            edition=edition,
            variants=asked.variants,
        )
    except GameError as fault:
        raise wrong(fault) from None
    seats = _seats(asked.seats, names, colours)
    return _found(game, f"{seed:032x}", seats, asked.rules, now)


def from_record(asked: NewRecord, edition: Edition, now: float) -> Founded:
    """A game that was played elsewhere, with all its actions."""
    try:
        game = load(asked.record, edition)
    except GameError as fault:
        raise wrong(fault) from None
    seats = asked.seats or [
        NewSeat(kind="lacerda" if game.state.agreement.solo and number else "human")
        for number in range(game.players)
    ]
    if len(seats) != game.players or _is_solo(seats) != game.state.agreement.solo:
        raise Refusal("other-seats")
    colours = _colours(seats, _usual(game.names))
    founded = _found(game, "", _seats(seats, game.names, colours), asked.rules, now)
    _play(founded.table, [game.state.t.actions.name[action] for action in game.actions])
    return founded


def branch(table: Table, at: int, seats: list[NewSeat] | None, now: float) -> Founded:
    """Play on from a point of a game, as a new game."""
    if at > len(table.actions):
        raise Refusal("no-such-point", n=len(table.actions))
    if not table.open and table.game_at(at).state.blue:
        raise Refusal("undealt")  # G-135: the new game would show what this one is to deal
    kept = [NewSeat(kind=seat.kind, level=seat.level) for seat in table.seats]  # type: ignore[arg-type]  # checked when the game was made
    taken = seats or kept
    if len(taken) != len(kept) or _is_solo(taken) != _is_solo(kept):
        raise Refusal("other-seats")
    game = table.game_at(0)
    colours = _colours(taken, [seat.colour for seat in table.seats])
    founded = _found(game, "", _seats(taken, table.names, colours), table.rules, now)
    _play(founded.table, table.actions[:at])
    return founded


def again(table: Table, now: float) -> Founded:
    """A rematch: the same seats, secrets and edition, another deal."""
    agreement, names = table.agreement, table.names
    people = names[:1] if agreement.solo else names
    seed = randbits(DEAL_BITS)
    variants = variants_of(agreement, names)
    game = new_game(len(people), seed, names=people, edition=table.edition, variants=variants)
    same = ("name", "kind", "level", "colour", "secret", "invitation")
    seats = [{name: getattr(seat, name) for name in same} for seat in table.seats]
    setup = {
        "seats": seats,
        "rules": table.rules.model_dump(),
        "host": table.host,
        "spectator": table.spectator,
    }
    return Founded(_table(game, f"{seed:032x}", setup, now))


def _is_solo(seats: list[NewSeat]) -> bool:
    kinds = [seat.kind for seat in seats]
    if "lacerda" in kinds and (
        len(kinds) != 2 or kinds.index("lacerda") != 1 or kinds[0] == "lacerda"
    ):
        raise Refusal("lacerda-seat")
    return "lacerda" in kinds


def _usual(names: list[str]) -> list[int]:
    """The colours of seats that have names already: who is called by a colour has it."""
    named = [SEAT_COLOURS.index(name) if name in SEAT_COLOURS else None for name in names]
    free = (colour for colour in range(len(SEAT_COLOURS)) if colour not in named)
    return [next(free) if colour is None else colour for colour in named]


def _colours(seats: list[NewSeat], usual: list[int]) -> list[int]:
    """As they are wished for; who has no wish gets the usual one or the first that is free."""
    wished = [seat.colour for seat in seats if seat.colour is not None]
    if len(set(wished)) < len(wished):
        raise Refusal("same-colours")
    own = [colour for seat, colour in zip(seats, usual, strict=True) if seat.colour is None]
    spare = (
        colour for colour in range(len(SEAT_COLOURS)) if colour not in wished and colour not in own
    )
    return [
        seat.colour if seat.colour is not None else next(spare) if colour in wished else colour
        for seat, colour in zip(seats, usual, strict=True)
    ]


def _names(seats: list[NewSeat], colours: list[int]) -> list[str]:
    """As they were given; a bot has a name of its own, whoever else has none that of the colour."""
    given = {seat.name for seat in seats}
    spare = sample([name for name in NAMES if name not in given], len(seats))

    def name(seat: NewSeat, colour: int) -> str:
        if seat.kind == "lacerda":
            return LACERDA
        return seat.name or (spare.pop() if seat.kind == "bot" else SEAT_COLOURS[colour])

    return [name(seat, colour) for seat, colour in zip(seats, colours, strict=True)]


def _seats(asked: list[NewSeat], names: list[str], colours: list[int]) -> list[dict[str, Any]]:
    return [
        {
            "name": name,
            "kind": seat.kind,
            "level": seat.level,
            "colour": colour,
            "invited": seat.invited,
        }
        for seat, name, colour in zip(asked, names, colours, strict=True)
    ]


def _found(
    game: Game, seed: str, seats: list[dict[str, Any]], rules: HouseRules, now: float
) -> Founded:
    """With new secrets for whoever makes the table, and invitations for those who are invited."""
    host, spectator = new_secret(), new_secret()
    links = [new_secret() if seat["kind"] == "human" else None for seat in seats]
    kinds = ["invitation" if seat.pop("invited") else "secret" for seat in seats]
    setup = {
        "seats": [
            {**seat, kind: hashed(link) if link else None}
            for seat, kind, link in zip(seats, kinds, links, strict=True)
        ],
        "rules": rules.model_dump(),
        "host": hashed(host),
        "spectator": hashed(spectator),
    }
    table = _table(game, seed, setup, now)
    told = list(zip(links, kinds, strict=True))
    created = Created(
        game=table.foundation.id,
        host=host,
        spectator=spectator,
        seats=[link if kind == "secret" else None for link, kind in told],
        invitations=[link if kind == "invitation" else None for link, kind in told],
    )
    return Founded(table, created)


def _table(game: Game, seed: str, setup: dict[str, Any], now: float) -> Table:
    assert game.deal is not None
    foundation = Foundation(
        id=new_id(),
        edition=game.edition.imprint,
        rules=RULES_VERSION,
        seed=seed,
        deal=Game.of_deal(game.edition, game.deal, game.names).record(),
        setup=setup,
        created=now,
    )
    return Table(foundation, game.edition)


def _play(table: Table, actions: list[str]) -> None:
    for action in actions:
        table.add(ACTION, table.to_move, {"action": action})
