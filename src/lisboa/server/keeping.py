"""Keepsakes: how a game stands, in words and views that a program with other rules can show.

A game is its deal and its answers, and only the rules that it was played under make a table of
them. So the program that plays a game also writes down how it stands: what each seat sees, what
happened in words, the result, the records. The server does so for games that are over or at rest,
`lisboa keep` for all of them.

This file is also a script for an older program that cannot do this yet: run by its Python it reads
the address of a database and prints a keepsake for each game of that program, one to a line. So it
uses nothing of the server that version 0.1 does not have.
"""

import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Engine, select

from lisboa import PRODUCT
from lisboa.edition import Edition
from lisboa.edition import load as load_edition
from lisboa.game import Game, from_position
from lisboa.game.records import transcript
from lisboa.rules import RULES_VERSION
from lisboa.rules.machinery.log import PRIVATE
from lisboa.server.play.entries import FROZEN, Snapshot, Stored
from lisboa.server.play.table import Table, rebuild
from lisboa.server.rooms import info_of
from lisboa.server.settings import Settings
from lisboa.server.show.telling import tell
from lisboa.server.store.archive import Archive
from lisboa.server.store.database import connect
from lisboa.server.store.schema import games

EVERYBODY: Final = "everybody"  # what spectators see

Keepsake = dict[str, Any]
ReadEdition = Callable[[dict[str, str]], Edition]  # from the text of its files


def keepsake_of(table: Table) -> Keepsake:
    """What this program knows of a table, for one that plays by other rules."""
    result = info_of(table).result
    return {
        "sequence": table.sequence,
        **_shown(table.game),
        "result": None if result is None else result.model_dump(mode="json"),
        "records": {_name(x): record_of(table, table.game, x) for x in _audiences(table.game)},
    }


def _shown(game: Game) -> Keepsake:
    """Views, and all events with the seat that alone may know them, if there is one."""
    told = {event.number: event for seat in _audiences(game) for event in game.events(seat)}
    events = [told[number] for number in sorted(told)]
    private = [event.told[1] if event.told[0] in PRIVATE else None for event in events]
    return {
        "views": {_name(seat): game.view(seat).to_dict() for seat in _audiences(game)},
        "events": [
            {**words.model_dump(mode="json"), "for": seat}
            for words, seat in zip(tell(game, events), private, strict=True)
        ],
    }


def _audiences(game: Game) -> list[int | None]:
    return [None, *range(game.players)]


def _name(seat: int | None) -> str:
    return EVERYBODY if seat is None else str(seat)


def record_of(table: Table, whole: Game, seat: int | None) -> str:
    """All of it after the end, before it what this seat knows."""
    if not table.open:
        return whole.record(known_to=seat)
    seed = table.foundation.seed
    game = f"{PRODUCT} {table.foundation.id}"
    return transcript.write(whole, (game, f"seed {seed}") if seed else (game,))


def from_snapshot(snapshot: Snapshot, edition: Edition) -> Keepsake | None:
    """What an older program left for itself alone, if we can read it. Later answers are missing."""
    document = snapshot.document
    names = [seat["name"] for seat in document["seats"]]
    try:
        state = from_position({**document["position"], "rules": RULES_VERSION}, edition).state
        state.log = [tuple(event) for event in document["told"]]
        shown = _shown(Game.of_state(state, names))
    except (ValueError, LookupError, TypeError):
        return None
    return {"sequence": snapshot.sequence, **shown, "records": {}}


def kept(stored: Stored, edition: Edition) -> Keepsake | None:
    """Of a game as the database has it, from its first entry on; None if we do not agree with
    its log."""
    table = rebuild(stored.foundation, edition, stored.entries, None)
    return keepsake_of(table) if table.status != FROZEN else None


def all_kept(engine: Engine, read: ReadEdition) -> Iterator[tuple[str, Keepsake]]:
    """Of every game that this program plays."""
    archive = Archive(engine, "")
    with engine.connect() as connection:
        ours = select(games.c.id).where(games.c.rules == RULES_VERSION)
        found = list(connection.execute(ours).scalars())
    for game in found:
        stored = archive.load(game, 0)
        if stored is None:  # it was deleted meanwhile
            continue
        edition = load_edition()
        if stored.foundation.edition != edition.fingerprint:
            files = archive.edition_files(stored.foundation.edition)
            edition = edition if files is None else read(files)
        keepsake = kept(stored, edition)
        if keepsake is not None:
            yield game, keepsake


if __name__ == "__main__":
    from lisboa.server.play import foundations  # where version 0.1 reads editions

    address = sys.stdin.readline().strip()
    engine = connect(Settings(data=Path(), database=address))
    for each in all_kept(engine, foundations.stored_edition):  # type: ignore[attr-defined]
        print(json.dumps(each))
