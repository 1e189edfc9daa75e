"""Twenty whole games as golden records. After a change of the rules,
`python -m tests.game.records.golden` writes them anew; the difference shows what the change did.
"""

from collections.abc import Iterator
from pathlib import Path

from lisboa.game import Game, new_game
from tests.game.play import PLAYERS, steps

FOLDER = Path(__file__).parent / "golden"
SEEDS = (1755, 1756, 1757, 1758)
NAMES = ("Green", "Purple", "Yellow", "Orange")


# Solo games and games with variants: name, players and variants.
VARIED: tuple[tuple[str, int, dict[str, object]], ...] = (
    ("solo-1755", 1, {}),
    ("solo-1756", 1, {"servant_decrees": 4, "queen": True}),
    ("solo-1757", 1, {"tasks": True, "tokens": True}),
    ("solo-1758", 1, {"starting_decrees": True, "discard_before_ships": False}),
    ("variants-1755", 2, {"draft": True, "starting_decrees": True}),
    ("variants-1756", 3, {"tasks": [0, 2], "tokens": True, "queen": True}),
    ("variants-1757", 4, {"draft": True, "tasks": True, "blank_task_rewards": "below"}),
    (
        "variants-1758",
        4,
        {
            "draft": True,
            "starting_decrees": True,
            "tasks": [1],
            "tokens": True,
            "queen": True,
            "discard_before_ships": False,
        },
    ),
)


def file(players: int, seed: int) -> Path:
    return FOLDER / f"{players}-players-{seed}.lisboa"


def varied_file(name: str) -> Path:
    return FOLDER / f"{name}.lisboa"


def dealt(name: str, players: int, variants: dict[str, object]) -> Game:
    seed = int(name.rpartition("-")[2])
    return new_game(players, seed, names=NAMES[:players], variants=variants)


def games() -> Iterator[tuple[Path, str]]:
    """Every file, and what the rules of today would write into it."""
    for players in PLAYERS:
        for seed in SEEDS:
            yield file(players, seed), played(dealt(f"-{seed}", players, {}), seed)
    for name, players, variants in VARIED:
        yield varied_file(name), played(dealt(name, players, variants), SEEDS[0])


def played(game: Game, seed: int) -> str:
    for _ in steps(game, seed):
        pass
    return game.record()


def write() -> None:
    FOLDER.mkdir(exist_ok=True)
    for path, record in games():
        path.write_text(record, "utf-8")


if __name__ == "__main__":
    write()
