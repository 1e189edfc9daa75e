"""Somebody who plays against a bot, answers at random, and looks at the clock."""

import asyncio
import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from benchmarks.attacks.strangers import made

ADDRESS = "203.0.113.5"
SEATS = ({"kind": "human"}, {"kind": "bot", "level": "courtier"})


@dataclass
class Waits:
    """Seconds."""

    new_game: float = 0.0  # until the player sits at a new table
    bot: list[float] = field(default_factory=list)  # until the bot had done with its turn
    in_vain: float = 0.0  # of the last one, if the bot never had

    def told(self) -> str:
        turns = sorted(self.bot)
        middle = f"{turns[len(turns) // 2]:.1f} s, at most {turns[-1]:.1f} s" if turns else "never"
        vain = f"; then {self.in_vain:.0f} s in vain" if self.in_vain else ""
        return (
            f"a table after {self.new_game:.1f} s; "
            f"{len(turns)} turns of its bot took {middle}{vain}"
        )


async def play(url: str, turns: int, patience: float) -> Waits:
    """Until so many turns of the bot were seen, or one took too long."""
    waits, began = Waits(), perf_counter()
    async with asyncio.timeout(patience):
        status, table = await made(url, SEATS, ADDRESS)
        if status != 201:
            raise OSError(f"no table for the player: {status}")
        line = await connect(
            f"{url.replace('http', 'ws', 1)}/api/games/{table['game']}/live",
            additional_headers={"X-Forwarded-For": ADDRESS},
        )
        await line.send(json.dumps({"type": "hello", "secrets": [table["seats"][0]]}))
    async with line:
        await _answer(line, waits, began, turns, patience)
    return waits


async def _answer(
    line: ClientConnection, waits: Waits, began: float, turns: int, patience: float
) -> None:
    chance, left, sat = Random(1755), None, False
    while len(waits.bot) < turns:
        since = perf_counter() if left is None else left
        try:
            async with asyncio.timeout(max(0.1, since + patience - perf_counter())):
                news = json.loads(await line.recv())
        except TimeoutError:
            waits.in_vain = patience
            return
        if not sat:
            sat, waits.new_game = True, perf_counter() - began
        if news["type"] not in ("state", "update"):
            continue
        if news["to_move"] != 0:
            left = perf_counter() if left is None else left
        elif news["asked"] is not None:
            if left is not None:
                waits.bot.append(perf_counter() - left)
                left = None
            await line.send(json.dumps(_move(news, chance)))


def _move(news: dict[str, Any], chance: Random) -> dict[str, Any]:
    options: Sequence[dict[str, Any]] = news["asked"]["options"]
    return {
        "type": "draft",
        "seat": 0,
        "sequence": news["sequence"],
        "action": chance.choice(options)["action"],
        "confirm": True,
        "request": f"lone-player-{news['sequence']:06d}",
    }
