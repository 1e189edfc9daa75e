"""A dozen whole games as golden records. After a change of the rules, `python -m tests.game.golden`
writes them anew; the difference shows what the change did.
"""

from pathlib import Path

from tests.game.play import PLAYERS, finished

FOLDER = Path(__file__).parent / "golden"
SEEDS = (1755, 1756, 1757, 1758)


def file(players: int, seed: int) -> Path:
    return FOLDER / f"{players}-players-{seed}.lisboa"


def write() -> None:
    FOLDER.mkdir(exist_ok=True)
    for players in PLAYERS:
        for seed in SEEDS:
            file(players, seed).write_text(finished(players, seed).record(), "utf-8")


if __name__ == "__main__":
    write()
