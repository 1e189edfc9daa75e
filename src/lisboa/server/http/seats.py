"""Seats over HTTP: links, names, bots in place of people, standing orders, hints."""

from math import ceil

from fastapi import APIRouter

from lisboa.server.faults import Refusal
from lisboa.server.http.access import OF_A_CHANGE, Address, Secrets, TheHost
from lisboa.server.play.rights import Rights, holder_of
from lisboa.server.show.messages import (
    Changing,
    Done,
    GameId,
    HandOver,
    NewOrders,
    Rename,
    SeatNumber,
)
from lisboa.server.thinking.thoughts import Hint, Job
from lisboa.server.thinking.workers import Spent, WorkerError

router = APIRouter(prefix="/api/games/{game}/seats/{seat}")


@router.post("/link", responses=OF_A_CHANGE)
async def new_link(
    host: TheHost, game: GameId, seat: SeatNumber, secrets: Secrets, asked: Changing
) -> Done:
    """The host issues a new invitation link; the old one is good for nothing."""
    return await host.changes.make(game, secrets, asked, lambda rights: rights.new_link(seat))


@router.put("/name", responses=OF_A_CHANGE)
async def rename(
    host: TheHost, game: GameId, seat: SeatNumber, secrets: Secrets, asked: Rename
) -> Done:
    """A seat, or the host for it, takes another name."""
    return await host.changes.make(
        game, secrets, asked, lambda rights: rights.rename(seat, asked.name)
    )


@router.post("/hand-over", responses=OF_A_CHANGE)
async def hand_over(
    host: TheHost, game: GameId, seat: SeatNumber, secrets: Secrets, asked: HandOver
) -> Done:
    """Let a bot play for a human: the host and the seat itself at once, others after a silence."""
    return await host.changes.make(
        game, secrets, asked, lambda rights: rights.hand_over(seat, asked.level)
    )


@router.post("/take-back", responses=OF_A_CHANGE)
async def take_back(
    host: TheHost, game: GameId, seat: SeatNumber, secrets: Secrets, asked: Changing
) -> Done:
    """The human answers again, from the next question on."""
    return await host.changes.make(game, secrets, asked, lambda rights: rights.take_back(seat))


@router.post("/concede", responses=OF_A_CHANGE)
async def concede(
    host: TheHost, game: GameId, seat: SeatNumber, secrets: Secrets, asked: HandOver
) -> Done:
    """Give up; a bot plays on for the others."""
    return await host.changes.make(
        game, secrets, asked, lambda rights: rights.concede(seat, asked.level)
    )


@router.put("/orders", responses=OF_A_CHANGE)
async def give_orders(
    host: TheHost, game: GameId, seat: SeatNumber, secrets: Secrets, asked: NewOrders
) -> Done:
    """What this seat need not be asked from now on."""
    return await host.changes.make(
        game, secrets, asked, lambda rights: rights.give_orders(seat, asked.orders)
    )


@router.get("/hint", responses=OF_A_CHANGE)
async def hint(
    host: TheHost, game: GameId, address: Address, seat: SeatNumber, secrets: Secrets
) -> Hint:
    """What the planner would do now and why, where the table allows to ask."""
    async with host.seen(game) as (_, table):
        Rights(table, holder_of(table, secrets)).must_be_advised(seat)
        job = Job.of(game, table.sequence, table.view(seat), table.edition)
    try:
        return await host.workers.hint(job, address)
    except Spent as spent:
        seconds = ceil(spent.seconds)
        raise Refusal(
            "too-many", topic="operations", key="thought-enough", seconds=seconds
        ) from None
    except WorkerError:
        raise Refusal("busy") from None
