"""Bots think elsewhere, know no more than their seat, and are never waited for in vain."""

import asyncio
import os
import pickle
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from itertools import islice
from multiprocessing import active_children
from pathlib import Path
from random import Random
from typing import TypeVar

import pytest

from lisboa.bots.greedy import Greedy
from lisboa.bots.levels import AT_ONCE, LEVELS
from lisboa.bots.registry import UnknownBot
from lisboa.edition import load
from lisboa.game import Game, new_game
from lisboa.game.view import View
from lisboa.server.thinking.thoughts import Hint, Job, Move, choose
from lisboa.server.thinking.workers import WorkerError, Workers
from tests.game.play import steps, varied

STUBS = "tests.server.stubs"
Answer = TypeVar("Answer")


def asked(seed: int = 1, after: int = 12) -> Game:
    """A game whose question has several answers."""
    games = islice(steps(new_game(3, seed), seed), after, None)
    return next(game for game in games if len(game.legal) > 2)


def job_for(game: Game, bot: str = "merchant", sequence: int = 7) -> Job:
    view = seen(game)
    return Job.of("abcdefghijkl", sequence, view, game.edition, bot)


def seen(game: Game) -> View:
    assert game.decision is not None
    return game.view(game.decision.seat)


def stub(game: Game, bot: str) -> Job:
    """Not by way of `Job.of`, which takes plain names only."""
    job = job_for(game)
    return Job(job.game, job.seat, job.sequence, f"{STUBS}:{bot}", job.legal, job.sight, None)


def greedy(job: Job) -> int:
    return Greedy(job.seed).choose(job.view(), list(job.legal), AT_ONCE)


def employ(do: Callable[[Workers], Awaitable[Answer]], count: int = 1) -> Answer:
    async def employed() -> Answer:
        workers = Workers(count)
        await workers.start()
        try:
            return await do(workers)
        finally:
            await workers.close()

    return asyncio.run(employed())


def is_alive(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return False
    return state != "Z"


def gone(pids: list[int], seconds: float = 10.0) -> bool:
    end = time.monotonic() + seconds
    while any(map(is_alive, pids)) and time.monotonic() < end:
        time.sleep(0.05)
    return not any(map(is_alive, pids))


def pids() -> list[int]:
    """Of all workers of this process."""
    return [child.pid for child in active_children() if child.pid is not None]


# ---- what a worker gets ----


@pytest.mark.rule("G-136")
@pytest.mark.parametrize("seed", range(8))
def test_a_job_holds_nothing_that_its_seat_cannot_know(seed: int) -> None:
    chance, tried = Random(seed), 0
    for game in islice(steps(varied(seed), seed), 0, None, 9):
        if game.decision is None:
            break
        view = seen(game)
        world = view.sample(chance)
        if world.state.hash() == game.state.hash():
            continue  # nothing is hidden any more
        here, there = (job_for(twin).to_bytes("choose") for twin in (game, world))
        assert here == there
        tried += 1
    assert tried > 5


def test_other_views_are_other_bytes() -> None:
    """Otherwise the test above would prove nothing."""
    games = islice(steps(new_game(3, 3), 3), 0, 60, 3)
    jobs = [job_for(game).sight for game in games]
    assert len(set(jobs)) == len(jobs)


def test_the_bytes_of_a_job_have_neither_the_game_nor_its_deal() -> None:
    game = asked()
    sent = job_for(game).to_bytes("choose")
    for name in (b"Deal", b"lisboa.game.game"):
        assert name not in sent
    assert b"State" in sent  # the masked one of the view
    assert len(sent) < 20_000


@pytest.mark.parametrize("seed", range(4))
def test_a_worker_sees_what_the_seat_sees(seed: int) -> None:
    for game in islice(steps(varied(seed), seed), 0, None, 40):
        if game.decision is None:
            break
        _, job = pickle.loads(job_for(game).to_bytes("choose"))
        there, here = job.view(), seen(game)
        assert (there.to_dict(), there.legal) == (here.to_dict(), here.legal)
        mine, theirs = (x.sample_state(Random(1)).hash() for x in (here, there))
        assert mine == theirs


def test_nobody_starts_programs_or_modules_from_afar() -> None:
    game = asked()
    for bot in ("program:/bin/sh", f"{STUBS}:Killer", "planner:100s", "nobody", ""):
        with pytest.raises(UnknownBot):
            job_for(game, bot)


def test_who_is_not_asked_has_no_job() -> None:
    game = asked()
    assert game.decision is not None
    for seat in (None, (game.decision.seat + 1) % 3):
        with pytest.raises(ValueError, match="not asked"):
            Job.of("abcdefghijkl", 1, game.view(seat), game.edition, "merchant")


def test_seeds_belong_to_questions() -> None:
    game = asked()
    seeds = {job_for(game, bot, n).seed for n in range(20) for bot in LEVELS}
    assert len(seeds) == 20


# ---- what comes back ----


def test_every_level_answers_and_hints_come_with_reasons() -> None:
    game = asked()

    async def all_of_them(workers: Workers) -> tuple[list[Move], Hint, Hint]:
        levels = [level for level in LEVELS if level != "minister"]
        choices = await asyncio.gather(*(workers.choose(job_for(game, x)) for x in levels))
        return choices, await workers.hint(job_for(game)), await workers.hint(job_for(game))

    choices, hint, again = employ(all_of_them, 2)
    legal = [action.id for action in game.legal]
    assert all(choice.action in legal for choice in choices)
    # Who has a clock may be late on a busy machine.
    assert [choice.fault for choice in choices[:2]] == [None, None]
    assert choices[0] == choose_like(job_for(game, "apprentice"), choices[0])
    assert choices[1].action == greedy(job_for(game))
    assert {found.action for found in hint.judgements} == {str(action) for action in game.legal}
    assert hint.action == hint.judgements[0].action == hint.line[0].action
    assert game.decision is not None and hint.line[0].seat == game.decision.seat
    assert sum(found.visits for found in hint.judgements) > 100
    assert hint == again  # nothing but the view decides
    assert Hint.model_validate_json(hint.model_dump_json()) == hint


def test_who_asks_often_for_a_hint_gets_one_thought() -> None:
    jobs = [job_for(asked())] * 50 + [job_for(asked(2))]

    async def impatient(workers: Workers) -> tuple[list[Hint], int]:
        asking = [asyncio.create_task(workers.hint(job)) for job in jobs]
        await asyncio.sleep(0.05)  # the worker has not even started
        waiting = workers.state()["waiting"]
        return await asyncio.gather(*asking), waiting

    hints, waiting = employ(impatient)
    assert waiting == 2
    assert all(hint == hints[0] for hint in hints[:50])
    assert hints[50] != hints[0]


def test_too_many_hints_are_refused_and_bots_are_not() -> None:
    views = islice(steps(new_game(3, 4), 4), 0, None)
    games = [job_for(game) for game in islice(views, 0, 80) if len(game.legal) > 1]

    async def crowded() -> list[object]:
        workers = Workers(1)
        await workers.start()
        hints = [asyncio.create_task(workers.hint(job)) for job in games]
        bots = [asyncio.create_task(workers.choose(job)) for job in games]
        await asyncio.sleep(0.01)
        await workers.close()
        return await asyncio.gather(*hints, *bots, return_exceptions=True)

    answers = asyncio.run(crowded())
    why = [answer.why for answer in answers if isinstance(answer, WorkerError)]
    assert len(games) > 32
    assert why.count("busy") == len(games) - 32 and why.count("closed") == len(games) + 32


def test_an_edition_of_ones_own_travels_along() -> None:
    own = replace(load(), fingerprint="0123456789abcdef", imprint="fedcba9876543210")
    game = next(g for g in steps(new_game(3, 1, edition=own), 1) if len(g.legal) > 2)
    job = job_for(game)
    assert job.edition == own and job_for(asked()).edition is None
    assert employ(lambda workers: workers.choose(job)).action == greedy(job)


def choose_like(job: Job, other: Move) -> Move:
    """What this process would choose; it takes another time."""
    here = choose(job)
    return Move(here.action, other.seconds, here.fault)


def test_nonsense_is_forfeited_to_greedy_and_told() -> None:
    job = stub(asked(), "Babbler")
    choice = employ(lambda workers: workers.choose(job))
    assert choice.action == greedy(job)
    assert choice.fault is not None and choice.fault.what == "nonsense"
    assert choice.fault.report == ""


def test_a_worker_that_is_late_is_replaced_and_greedy_answers() -> None:
    job, other = stub(asked(), "Sleeper:10ms"), job_for(asked(2))

    async def late(workers: Workers) -> tuple[Move, Move, dict[str, int]]:
        slow = asyncio.create_task(workers.choose(job))
        await asyncio.sleep(0.1)
        quick = await workers.choose(other)  # it waits behind the slow one
        return await slow, quick, workers.state()

    choice, quick, state = employ(late)
    assert choice.action == greedy(job)
    assert choice.fault is not None and choice.fault.what == "late"
    assert quick.action == greedy(other) and quick.fault is None
    assert state["replaced"] == 1


def test_the_job_of_a_dead_worker_is_done_by_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LISBOA_TEST_MARK", str(tmp_path / "mark"))
    job = stub(asked(), "OnceKiller")
    choice = employ(lambda workers: workers.choose(job), 2)
    assert choice.fault is None
    assert choice.action == job.legal[job.seed % len(job.legal)]


def test_a_job_that_kills_its_workers_is_forfeited() -> None:
    job = stub(asked(), "Killer")

    async def deadly(workers: Workers) -> tuple[Move, dict[str, int]]:
        return await workers.choose(job), workers.state()

    choice, state = employ(deadly, 2)
    assert choice.action == greedy(job)
    assert choice.fault is not None and choice.fault.what == "crash"
    assert state["replaced"] == 2


def test_a_worker_killed_from_outside_loses_nothing() -> None:
    jobs = [stub(asked(seed), "Ponderer") for seed in range(3)]

    async def hunted(workers: Workers) -> list[Move]:
        await workers.choose(job_for(asked()))  # it is there
        thinking = [asyncio.create_task(workers.choose(job)) for job in jobs]
        await asyncio.sleep(0.1)
        for pid in pids():
            os.kill(pid, signal.SIGKILL)
        return await asyncio.gather(*thinking)

    choices = employ(hunted)
    assert [choice.action for choice in choices] == [job.legal[0] for job in jobs]
    assert not any(choice.fault for choice in choices)


def test_a_worker_that_dies_while_it_rests_is_replaced() -> None:
    job = stub(asked(), "Killer")  # nobody's second try is spent on it

    async def hunted(workers: Workers) -> tuple[dict[str, int], Move, dict[str, int]]:
        await workers.choose(job_for(asked()))
        for pid in pids():
            os.kill(pid, signal.SIGKILL)
        while pids():
            await asyncio.sleep(0.01)
        return workers.state(), await workers.choose(job), workers.state()

    before, choice, after = employ(hunted)
    assert before["alive"] == 0
    assert choice.fault is not None and choice.action == greedy(job)
    assert after["alive"] == 1 and after["replaced"] == 3  # two more were killed by the job


def test_a_fault_of_ours_is_an_error_and_no_end() -> None:
    job = job_for(asked())
    broken = replace(job, sight=b"nothing that can be read")

    async def unlucky(workers: Workers) -> tuple[Move, dict[str, int]]:
        for ask in (workers.choose, workers.hint):
            with pytest.raises(WorkerError, match="failed"):
                await ask(broken)
        return await workers.choose(job), workers.state()

    choice, state = employ(unlucky)
    assert choice.action == greedy(job)
    assert state["replaced"] == 0


def test_a_single_answer_needs_no_worker() -> None:
    job = job_for(asked())
    only = Job(job.game, job.seat, job.sequence, job.bot, job.legal[:1], job.sight, None)
    assert asyncio.run(Workers(1).choose(only)).action == job.legal[0]


# ---- the end ----


def test_closing_is_quick_and_leaves_nobody_behind() -> None:
    job = stub(asked(), "Sleeper")  # a whole minute

    async def interrupted() -> tuple[float, list[int]]:
        workers = Workers(2)
        await workers.start()
        await workers.choose(job_for(asked()))
        waiting = [asyncio.create_task(workers.choose(job)) for _ in range(3)]
        await asyncio.sleep(0.2)
        workers_pids, began = pids(), time.monotonic()
        await workers.close()
        results = await asyncio.gather(*waiting, return_exceptions=True)
        assert all(isinstance(result, WorkerError) for result in results)
        with pytest.raises(WorkerError, match="closed"):
            await workers.choose(job)
        return time.monotonic() - began, workers_pids

    seconds, ended = asyncio.run(interrupted())
    assert len(ended) == 2
    assert seconds < 10  # not the minute that they wanted to sleep
    assert gone(ended)


PARENT = """
import asyncio
from tests.server.thinking.test_workers import asked, job_for, pids, stub
from lisboa.server.thinking.workers import Workers

async def main():
    workers = Workers(2)
    await workers.start()
    await asyncio.gather(*(workers.choose(job_for(asked(n))) for n in range(4)))
    asyncio.create_task(workers.choose(stub(asked(), "Sleeper")))
    await asyncio.sleep(0.2)
    print(*pids(), flush=True)
    await asyncio.sleep(60)

if __name__ == "__main__":
    asyncio.run(main())
"""


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL, signal.SIGINT])
def test_workers_never_outlive_their_parent(how: signal.Signals, tmp_path: Path) -> None:
    script = tmp_path / "parent.py"
    script.write_text(PARENT)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(["", *sys.path])}
    with subprocess.Popen(
        [sys.executable, script],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env=environment,
        text=True,
    ) as parent:
        assert parent.stdout is not None
        workers = [int(word) for word in parent.stdout.readline().split()]
        assert len(workers) == 2 and all(map(is_alive, workers))
        parent.send_signal(how)
        parent.wait(20)
    assert gone(workers)
