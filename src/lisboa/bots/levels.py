"""Opponents for people: levels with names instead of numbers.

The *apprentice* plays sensibly, but looks at one line at a time and slips now and then; the
*merchant* is greedy; the *courtier* and the *minister* plan ahead, a little and for long.
"""

from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Final

from lisboa.bots.protocol import Budget
from lisboa.game.view import View

if TYPE_CHECKING:
    from lisboa.bots.evaluation import Weights

SLIPS: Final = 0.35  # how often an apprentice takes the second best
NARROW: Final = 1  # lines that an apprentice follows at a time


class Apprentice:
    """Greedy with a narrow beam, who now and then takes the second best."""

    def __init__(self, seed: int) -> None:
        self._random = Random(f"apprentice {seed}")
        self._weights: Weights | None = None

    def choose(self, view: View, legal: list[int], budget: Budget) -> int:
        from lisboa.bots import beam, weights

        s = view.sample_state(self._random)
        if self._weights is None:
            self._weights = weights.load("greedy", s.agreement.solo)
        values = dict(zip(s.answers, beam.rank(s, self._weights, NARROW), strict=True))
        best, second = sorted(legal, key=lambda action: (-values[action], action))[:2]
        return second if self._random.random() < SLIPS else best


@dataclass(frozen=True)
class Level:
    """Which bot plays at this level, and for how long it may think."""

    bot: str
    budget: Budget


# What bots are called that nobody gave a name: people of the time, the same in every language.
NAMES: Final = (
    *("Filinto Elísio", "Manuel do Cenáculo", "Mateus Vicente", "Reinaldo Manuel"),
    *("Machado de Castro", "Ribeiro Sanches", "Luísa Todi", "Teresa Margarida"),
    *("Leonor de Almeida", "Correia Garção", "Domingos Vandelli", "Jácome Ratton"),
)

AT_ONCE: Final = Budget()  # needs none
# From weak to strong. The catalogue `bots` describes each as `level-NAME`.
LEVELS: Final[dict[str, Level]] = {
    "apprentice": Level("apprentice", AT_ONCE),
    "merchant": Level("greedy", AT_ONCE),
    "courtier": Level("planner", Budget(seconds=0.3)),
    "minister": Level("planner", Budget(seconds=2.0)),
}
