"""OpenSpiel: the game `python_lisboa`, registered when this module is imported.

The deal is a parameter of the game, so there are no chance nodes: a state is the deal and the list
of actions. `pyspiel.load_game("python_lisboa(players=2,deal=7)")`.
"""

from typing import Any, Final

from lisboa.envs.agreed import Agreed
from lisboa.envs.faults import extra
from lisboa.envs.observed import ObservedGame
from lisboa.rules.machinery import numbers as w

with extra("env"):
    import numpy as np
    import pyspiel

LONGEST: Final = 10_000  # answers; a game has about 250
DEFAULTS: Final = {"players": 2, "deal": 0, "rewards": "victory", "variants": ""}
MOST_AHEAD: Final = {"victory": 1.0, "wigs": 10.0}  # nobody gets a thousand wigs


def _type(players: int) -> Any:
    alone = players == 1
    return pyspiel.GameType(
        short_name="python_lisboa",
        long_name="Lisboa",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=(
            pyspiel.GameType.Utility.GENERAL_SUM if alone else pyspiel.GameType.Utility.ZERO_SUM
        ),
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=4,
        min_num_players=1,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=DEFAULTS,
    )


class LisboaGame(pyspiel.Game):
    """Parameters: players; deal (a seed); rewards; variants, as `tokens+queen`."""

    def __init__(self, params: Any = None) -> None:
        given = {**DEFAULTS, **(params or {})}
        variants = {name: True for name in str(given["variants"]).split("+") if name}
        players, rewards = int(given["players"]), str(given["rewards"])
        self.agreed = Agreed.on(players, variants, rewards, None)
        self.deal = int(given["deal"])
        info = pyspiel.GameInfo(
            num_distinct_actions=self.agreed.actions,
            max_chance_outcomes=0,
            num_players=players,
            min_utility=-MOST_AHEAD[rewards],
            max_utility=MOST_AHEAD[rewards],
            utility_sum=None if players == 1 else 0.0,
            max_game_length=LONGEST,
        )
        super().__init__(_type(players), info, params or {})

    def new_initial_state(self) -> "LisboaState":
        return LisboaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "LisboaObserver":
        return LisboaObserver(self.agreed)


class Replica:
    """A table that can be copied and pickled as OpenSpiel does it: as deal and actions."""

    def __init__(self, game: "LisboaGame", actions: list[int], table: ObservedGame) -> None:
        self.game = game
        self.actions = actions
        self.table = table

    def __deepcopy__(self, memo: object) -> "Replica":
        return Replica(self.game, self.actions[:], self.table.clone())

    def __reduce__(self) -> tuple[Any, ...]:
        return _replayed, (self.game.get_parameters(), self.actions)


def _replayed(parameters: dict[str, Any], actions: list[int]) -> Replica:
    course = LisboaGame(parameters).new_initial_state().course
    for action in actions:
        course.table.play(action)
    course.actions += actions
    return course


class LisboaState(pyspiel.State):
    """A game at one of its questions, or over."""

    def __init__(self, game: LisboaGame) -> None:
        super().__init__(game)
        table = game.agreed.table()
        table.deal(game.deal)
        self.course = Replica(game, [], table)  # all that a copy of the state needs

    @property
    def agreed(self) -> Agreed:
        return self.course.game.agreed

    def current_player(self) -> Any:
        asked = self.course.table.asked
        return pyspiel.PlayerId.TERMINAL if asked == w.NONE else asked

    def is_terminal(self) -> bool:
        return self.course.table.asked == w.NONE

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.course.table.s.answers)

    def _apply_action(self, action: int) -> None:
        self.course.table.play(action)
        self.course.actions.append(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.agreed.layout.t.actions.name[action]

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.agreed.players
        return self.agreed.worth(self.course.table.s)[: self.agreed.players]

    def __str__(self) -> str:
        """Another text for every history."""
        names = self.agreed.layout.t.actions.name
        return "; ".join(names[action] for action in self.course.actions)


class LisboaObserver:
    """The observation of docs/envs.md as one tensor of floats, and slice by slice."""

    def __init__(self, agreed: Agreed) -> None:
        self._layout = agreed.layout
        self.tensor = np.zeros(agreed.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: LisboaState, player: int) -> None:
        self.tensor[:] = np.frombuffer(state.course.table.observe(player), np.uint8)

    def string_from(self, state: LisboaState, player: int) -> str:
        """Every slice in which something stands."""
        row = state.course.table.observe(player)
        return "\n".join(
            f"{each.name}: {' '.join(map(str, row[self._layout[each.name]]))}"
            for each in self._layout.slices
            if any(row[self._layout[each.name]])
        )


pyspiel.register_game(_type(DEFAULTS["players"]), LisboaGame)  # type: ignore[arg-type]  # an int
