"""Whose turn it is to think: little used goes before much used, by address and then by game."""

import asyncio
from dataclasses import dataclass
from itertools import islice
from typing import Final

from lisboa.server.settings import Limits, Rate, hourly
from lisboa.server.thinking.sharing import HALF_LIFE, NOBODY, Customer, FairQueue, Waiting

PLENTY: Final = Limits(thinking=hourly(0), thinking_of_game=hourly(0))


class Clock:
    """Seconds, as the test tells them."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


@dataclass
class Errand(Waiting):
    """A game of an address that waits."""

    customer: Customer
    is_awaited: bool = True


def errand(address: str, game: str = "only") -> Errand:
    return Errand(Customer(address, f"{address} {game}"))


def order(turns: FairQueue[Errand], count: int, seconds: float = 1.0) -> list[Customer]:
    """Who is thought for next, so long each; whoever had a turn wants another one."""

    async def served() -> list[Customer]:
        out = []
        for _ in range(count):
            next_ = await turns.get()
            out.append(next_.customer)
            turns.charge(next_.customer, seconds)
            turns.put(next_)
        return out

    return asyncio.run(served())


def test_who_comes_first_is_served_first_among_equals() -> None:
    turns: FairQueue[Errand] = FairQueue(PLENTY, Clock())
    for name in ("ana", "ben", "eva"):
        turns.put(errand(name))
    assert [customer.address for customer in order(turns, 6)] == ["ana", "ben", "eva"] * 2


def test_sixty_games_of_one_address_get_no_more_than_one_of_another() -> None:
    turns: FairQueue[Errand] = FairQueue(PLENTY, Clock())
    for number in range(60):
        turns.put(errand("crowd", str(number)))
    order(turns, 100, 2.0)  # nobody else was there
    turns.put(errand("lone"))
    first = order(turns, 10)
    assert {customer.address for customer in first} == {"lone"}  # it has used nothing so far
    both = [customer.address for customer in order(turns, 1000)]
    assert both.count("lone") > 400


def test_games_of_one_address_take_turns() -> None:
    turns: FairQueue[Errand] = FairQueue(PLENTY, Clock())
    slow, quick = errand("ana", "slow"), errand("ana", "quick")
    turns.put(slow)
    turns.charge(slow.customer, 10.0)
    turns.put(quick)
    assert {customer.game for customer in islice(order(turns, 9), 9)} == {"ana quick"}


def test_what_was_long_ago_is_forgotten() -> None:
    clock = Clock()
    turns: FairQueue[Errand] = FairQueue(PLENTY, clock)
    patient, hasty = errand("patient"), errand("hasty")
    turns.charge(patient.customer, 1000.0)  # a whole evening
    clock.now = 10 * HALF_LIFE
    turns.charge(hasty.customer, 1.0)
    turns.put(hasty)
    turns.put(patient)
    assert order(turns, 1)[0].address == "patient"


def test_games_without_anybody_share_what_one_address_gets() -> None:
    turns: FairQueue[Errand] = FairQueue(Limits(thinking=Rate(5, 0.001)), Clock())
    for number in range(20):
        turns.put(Errand(Customer(NOBODY, str(number))))
    turns.put(errand("lone"))
    served = order(turns, 8)
    assert [customer.address for customer in served].count("lone") == 4
    order(turns, 100)  # and though the address has used up its hour, they go on


def test_who_has_used_up_an_hour_waits_and_others_do_not() -> None:
    clock = Clock()
    turns: FairQueue[Errand] = FairQueue(Limits(thinking=Rate(10, 0.5)), clock)
    spent, other = errand("spent"), errand("other")
    turns.charge(spent.customer, 13.0)
    turns.charge(other.customer, 9.0)
    assert turns.wait(spent.customer) == 8.0 and turns.wait(other.customer) == 0.0
    turns.put(spent)
    turns.put(other)
    assert order(turns, 1)[0] == other.customer
    clock.now = 8.0
    assert turns.wait(spent.customer) == 0.0


def test_a_game_has_its_own_hour() -> None:
    turns: FairQueue[Errand] = FairQueue(Limits(thinking_of_game=Rate(10, 0.5)), Clock())
    long, short = errand("ana", "long"), errand("ana", "short")
    turns.charge(long.customer, 12.0)
    assert turns.wait(long.customer) == 6.0 and turns.wait(short.customer) == 0.0


def test_who_waits_for_the_hour_is_served_when_it_comes() -> None:
    """By the real clock: nobody else has to wake the workers."""
    turns: FairQueue[Errand] = FairQueue(Limits(thinking=Rate(1, 10.0)))
    spent = errand("spent")
    turns.charge(spent.customer, 1.5)
    turns.put(spent)
    assert asyncio.run(turns.get()) is spent


def test_who_has_used_little_may_come_back_with_the_next_question() -> None:
    turns: FairQueue[Errand] = FairQueue(PLENTY)
    crowd, lone = errand("crowd"), errand("lone")
    turns.charge(crowd.customer, 100.0)
    turns.put(crowd)

    async def next_ones() -> list[Errand]:
        first = asyncio.create_task(turns.get(lone.customer))
        await asyncio.sleep(0)  # it looks around, and there is only the crowd
        turns.put(lone)
        return [await first, await turns.get(lone.customer), await _after(turns, crowd)]

    assert asyncio.run(next_ones()) == [lone, crowd, lone]


async def _after(turns: FairQueue[Errand], last: Errand) -> Errand:
    """Who has used much has no such moment."""
    used_less = errand("lone")
    turns.put(last)
    turns.put(used_less)
    return await turns.get(last.customer)


def test_nobody_thinks_for_whom_nobody_waits_any_more() -> None:
    turns: FairQueue[Errand] = FairQueue(PLENTY, Clock())
    gone, here = errand("gone"), errand("here")
    turns.put(gone)
    turns.put(here)
    gone.is_awaited = False
    assert order(turns, 1)[0] == here.customer


def test_a_table_goes_with_whoever_there_has_used_least() -> None:
    turns: FairQueue[Errand] = FairQueue(PLENTY, Clock())
    turns.charge(Customer("much", "x"), 10.0)
    turns.charge(Customer("little", "y"), 1.0)
    assert turns.least(["much", "little"]) == "little"
    assert turns.least([]) == NOBODY
