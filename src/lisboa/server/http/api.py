"""Games over HTTP: making, looking, ending, replaying."""

import time
from contextlib import suppress
from typing import Annotated, Literal

from fastapi import APIRouter, Query, Response
from fastapi.responses import PlainTextResponse

from lisboa import __version__, is_compiled
from lisboa.game import GameError
from lisboa.game.records import transcript
from lisboa.rules import RULES_VERSION
from lisboa.server.faults import DatabaseAway, Refusal, wrong
from lisboa.server.http.access import OF_A_CHANGE, OF_A_GAME, Address, Secrets, TheHost
from lisboa.server.keeping import record_of
from lisboa.server.play.foundations import Founded, again, branch, deal_anew, from_record
from lisboa.server.play.offered import chosen
from lisboa.server.play.past import PastTable
from lisboa.server.play.rights import Holder, Rights, holder_of
from lisboa.server.play.table import Table
from lisboa.server.rooms import state_of
from lisboa.server.show.messages import (
    Changing,
    Count,
    Created,
    Done,
    EditionInfo,
    Events,
    GameId,
    Health,
    NewGame,
    NewHouseRules,
    NewRecord,
    PlayOn,
    Present,
    Replay,
    SeatNumber,
    SeatState,
    Stories,
    WorkerState,
)
from lisboa.server.show.scores import Scores, TurnList, scores, turns
from lisboa.server.show.telling import tell
from lisboa.server.store.database import is_postgres

EVERYTHING = "everything"  # instead of a seat: nothing is hidden
MOST_EVENTS = 500

router = APIRouter(prefix="/api")
SeatQuery = Annotated[SeatNumber | None, Query(description="by default what is public")]


@router.get("/health", responses={503: {"model": Health}})
async def health(host: TheHost, response: Response) -> Health:
    """How the server is."""
    try:
        await host.ask(host.archive.ping)
        answers = True
    except DatabaseAway:
        answers = False
        response.status_code = 503
    return Health(
        status="ok" if answers else "failing",
        version=__version__,
        compiled=is_compiled(),
        rules=RULES_VERSION,
        editions=[EditionInfo.of(one.edition) for one in host.settings.editions],
        database="postgresql" if is_postgres(host.engine) else "sqlite",
        database_answers=answers,
        workers=WorkerState(**host.workers.state()),
        tables=len(host.places),
        sockets=sum(len(place.room.sockets) for place in host.places.values()),
    )


# ---- making games ----


@router.post("/games", status_code=201, responses=OF_A_CHANGE)
async def new_game(host: TheHost, address: Address, asked: NewGame) -> Created:
    """Deal a new game. Its secrets are told only now; its bots wait until somebody comes."""
    await host.must_have_room(address)
    edition = chosen(host.settings.editions, asked.edition).edition
    return await _make(host, deal_anew(asked, edition, time.time()))


@router.post("/records", status_code=201, responses=OF_A_CHANGE)
async def import_record(host: TheHost, address: Address, asked: NewRecord) -> Created:
    """Import a record as a game, to look at or to play on."""
    await host.must_have_room(address)
    try:
        wanted = transcript.read(asked.record)
        edition = await host.edition_alike(wanted.fingerprint, wanted.edition)
    except GameError as fault:
        raise wrong(fault) from None
    except DatabaseAway:
        raise Refusal("unavailable") from None
    return await _make(host, from_record(asked, edition, time.time()))


@router.post("/games/{game}/branches", status_code=201, responses=OF_A_CHANGE)
async def play_on(
    host: TheHost, game: GameId, address: Address, secrets: Secrets, asked: PlayOn
) -> Created:
    """Play on from a point of a finished game (or of one without another human), as a new one."""
    async with host.seen(game) as (_, table):
        holder = holder_of(table, secrets)
        if not (table.alone and holder.seats):
            Rights(table, holder).must_be_open()
        await host.must_have_room(address)
        founded = branch(table, asked.at, asked.seats, time.time())
    return await _make(host, founded)


@router.post("/games/{game}/rematch", responses=OF_A_CHANGE)
async def rematch(
    host: TheHost, game: GameId, address: Address, secrets: Secrets, asked: Changing
) -> Done:
    """Another deal for the same seats: every secret of this game is good for the new one."""
    async with host.seen(game) as (_, table):
        Rights(table, holder_of(table, secrets)).must_be_done_with()
        await host.must_have_room(address)
        founded = again(table, time.time())
    new = founded.table.foundation.id
    await host.changes.create(founded)
    try:
        done = await host.changes.make(game, secrets, asked, lambda rights: rights.rematch(new))
    except Refusal:
        await _unmake(host, new)
        raise
    if done.game != new:
        await _unmake(host, new)
    return done


async def _make(host: TheHost, founded: Founded) -> Created:
    await host.changes.create(founded)
    assert founded.created is not None
    return founded.created


async def _unmake(host: TheHost, game: str) -> None:
    """Nobody has heard of this game."""
    with suppress(DatabaseAway):  # retention finds it
        await host.ask(host.archive.delete, game)


# ---- looking ----


def _may_see(table: Table, holder: Holder, seat: int | None) -> None:
    if seat is not None and seat >= len(table.seats):
        raise Refusal("no-such-seat")
    if not holder.may_see(seat):
        raise Refusal("not-yours")


@router.get("/games/{game}", responses=OF_A_GAME)
async def look(host: TheHost, game: GameId, secrets: Secrets, seat: SeatQuery = None) -> SeatState:
    """Everything that this seat may see now."""
    async with host.seen(game) as (_, table):
        _may_see(table, holder_of(table, secrets), seat)
        return state_of(table, seat, None)


@router.get("/games/{game}/present", responses=OF_A_GAME)
async def present(host: TheHost, game: GameId, secrets: Secrets) -> Present:
    """Which seats are connected now: for a host who waits for friends."""
    async with host.seen(game) as (place, table):
        holder_of(table, secrets)
        return Present(seats=place.room.seats)


@router.get("/games/{game}/events", responses=OF_A_GAME)
async def events(
    host: TheHost, game: GameId, secrets: Secrets, since: Count = 0, seat: SeatQuery = None
) -> Events:
    """What happened from an event on, as this seat may know it; at most five hundred at a time."""
    async with host.seen(game) as (_, table):
        _may_see(table, holder_of(table, secrets), seat)
        return Events(events=table.events(seat, since, MOST_EVENTS), told=table.event_count)


@router.get("/games/{game}/stories", responses=OF_A_GAME)
async def all_stories(host: TheHost, game: GameId, secrets: Secrets) -> Stories:
    """All turns so far, told in a few words each; the same for everybody."""
    async with host.seen(game) as (_, table):
        _may_see(table, holder_of(table, secrets), None)
        return Stories.model_construct(stories=table.stories(0))


@router.get("/games/{game}/scores", responses=OF_A_GAME)
async def projected_scores(
    host: TheHost, game: GameId, secrets: Secrets, seat: SeatQuery = None
) -> Scores:
    """The final scoring as if the game ended now, with what this seat has drafted."""
    async with host.seen(game) as (_, table):
        _may_see(table, holder_of(table, secrets), seat)
        return scores(table.game_for(seat).state, seat)


@router.get("/games/{game}/record", responses=OF_A_GAME, response_class=PlainTextResponse)
async def record(
    host: TheHost, game: GameId, secrets: Secrets, seat: SeatQuery = None
) -> PlainTextResponse:
    """The game as a record: all of it after the end, before it what this seat knows."""
    async with host.seen(game) as (_, table):
        _may_see(table, holder_of(table, secrets), seat)
        if isinstance(table, PastTable):
            return PlainTextResponse(table.record(seat))
        return PlainTextResponse(record_of(table, table.game_at(len(table.actions)), seat))


@router.get("/games/{game}/replay", responses=OF_A_CHANGE)
async def replay(
    host: TheHost,
    game: GameId,
    secrets: Secrets,
    at: Count,
    seat: Annotated[SeatNumber | Literal["everything"] | None, Query()] = None,
) -> Replay:
    """A finished game after so many actions, as any seat saw it, or with nothing hidden."""
    async with host.seen(game) as (_, table):
        Rights(table, holder_of(table, secrets)).must_be_open()
        if at > len(table.actions):
            raise Refusal("no-such-point", n=len(table.actions))
        if isinstance(seat, int) and seat >= len(table.seats):
            raise Refusal("no-such-seat")
        then, since = table.moment(at)
        known = seat if isinstance(seat, int) else None
        decision = then.decision
        return Replay(
            at=at,
            actions=table.actions,
            seat=known,
            edition=table.foundation.edition,
            view=then.position() if seat == EVERYTHING else then.view(known).to_dict(),
            to_move=None if decision is None else decision.seat,
            events=tell(then, then.events(known, since)),
        )


@router.get("/games/{game}/turns", responses=OF_A_CHANGE)
async def all_turns(host: TheHost, game: GameId, secrets: Secrets) -> TurnList:
    """Where each turn of a finished game began, and how it stood then."""
    async with host.seen(game) as (_, table):
        Rights(table, holder_of(table, secrets)).must_be_open()
        return turns(table)


# ---- the table ----


@router.put("/games/{game}/rules", responses=OF_A_CHANGE)
async def set_rules(host: TheHost, game: GameId, secrets: Secrets, asked: NewHouseRules) -> Done:
    """The host changes what the table agreed on."""
    return await host.changes.make(
        game, secrets, asked, lambda rights: rights.set_rules(asked.rules)
    )


@router.post("/games/{game}/end", responses=OF_A_CHANGE)
async def end(host: TheHost, game: GameId, secrets: Secrets, asked: Changing) -> Done:
    """End a game without a result: the host at once, any player when it is dead."""
    return await host.changes.make(game, secrets, asked, lambda rights: rights.end())


@router.post("/games/{game}/spectators", responses=OF_A_CHANGE)
async def new_spectator_link(
    host: TheHost, game: GameId, secrets: Secrets, asked: Changing
) -> Done:
    """The host issues a new link for spectators; the old one is good for nothing."""
    return await host.changes.make(game, secrets, asked, lambda rights: rights.new_link(None))


@router.delete("/games/{game}", status_code=204, responses=OF_A_GAME)
async def delete(host: TheHost, game: GameId, secrets: Secrets) -> None:
    """The host deletes a game and all that is known of it."""
    await host.changes.delete(game, secrets)
