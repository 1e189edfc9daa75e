"""PettingZoo: every seat is an agent, and one of them is asked at a time (AEC).

`env()` gives the environment with PettingZoo's usual wrapper, `raw_env()` without.
"""

from collections.abc import Mapping
from typing import Any, Final

from lisboa.edition import Edition
from lisboa.envs.agreed import Agreed, check_action, game_at
from lisboa.envs.encoding import ENCODING_VERSION
from lisboa.envs.faults import EnvError, extra
from lisboa.envs.rendering import HUMAN, MODES, check_mode, rendered
from lisboa.game import Game
from lisboa.game.game import check_seed
from lisboa.rules.machinery import numbers as w
from lisboa.text import say

with extra("env"):
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers

NAME: Final = f"lisboa_v{ENCODING_VERSION}"


def env(players: int = 2, **agreed: Any) -> Any:
    """The environment as PettingZoo's own come: calls in a wrong order are told."""
    return wrappers.OrderEnforcingWrapper(raw_env(players, **agreed))


class raw_env(AECEnv):  # noqa: N801  # PettingZoo calls it so
    """Agents are player_0, player_1, … by seat. Rewards come with the end of the game.

    An observation is {"observation": bytes as docs/envs.md says, "action_mask": legal answers};
    the mask of a seat that is not asked is empty.
    """

    metadata: Final = {"name": NAME, "render_modes": [*MODES], "is_parallelizable": False}

    def __init__(
        self,
        players: int = 2,
        *,
        variants: Mapping[str, object] | None = None,
        rewards: str = "victory",
        edition: Edition | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self._begin(Agreed.on(players, variants, rewards, edition), check_mode(render_mode))

    def _begin(self, agreed: Agreed, render_mode: str | None) -> None:
        self.agreed = agreed
        self.render_mode = render_mode
        self.table = agreed.table()
        self.possible_agents = [f"player_{seat}" for seat in range(agreed.players)]
        self.agents: list[str] = []
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: self._space() for agent in self.possible_agents}
        self.action_spaces = {
            agent: spaces.Discrete(agreed.actions) for agent in self.possible_agents
        }
        self._no_answer = np.zeros(agreed.actions, np.int8)
        self._next_deal = 0

    def _space(self) -> Any:
        return spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (self.agreed.size,), np.uint8),
                "action_mask": spaces.Box(0, 1, (self.agreed.actions,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Deal number `seed`; without it the next one. `options={"game": game}` goes on from there.

        The first reset without a seed plays deal 0.
        """
        game = (options or {}).get("game")
        if game is not None:
            self.table.take(game_at(game, self.agreed))
        else:
            deal = self._next_deal if seed is None else check_seed(seed)
            self._next_deal = deal + 1
            self.table.deal(deal)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()
        self._show()

    def _select(self) -> None:
        """The seat that is asked, or the end."""
        table = self.table
        if table.asked != w.NONE:
            self.agent_selection = self.possible_agents[table.asked]
            return
        worth = self.agreed.worth(table.s)
        self.rewards = {agent: worth[seat] for agent, seat in self._seat.items()}
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> dict[str, Any]:
        """What a seat may know and what it may answer, in arrays of their own."""
        if agent not in self._seat:
            known = ", ".join(self.possible_agents)
            raise EnvError("no-such-agent", agent=str(agent), agents=known)
        seat, table = self._seat[agent], self.table
        row = np.frombuffer(bytearray(table.observe(seat)), np.uint8)
        if seat != table.asked:
            return {"observation": row, "action_mask": self._no_answer.copy()}
        return {"observation": row, "action_mask": np.frombuffer(table.mask[:], np.int8)}

    def step(self, action: Any) -> None:
        """Answer for the agent that is asked; IllegalAction says why not, and nothing changes."""
        if not self.agents:
            raise EnvError("not-begun")
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self.table.play(check_action(action))
        self._cumulative_rewards[agent] = 0.0
        self._select()
        self._show()

    def _show(self) -> None:
        if self.render_mode == HUMAN:
            self.render()

    def render(self) -> str | None:
        """The table as the agent that is asked sees it, as a text or in the terminal."""
        if self.render_mode is None:
            gymnasium.logger.warn(say("envs", "no-render-mode"))
            return None
        if not self.agents:
            raise EnvError("not-begun")
        seat = None if self.table.asked == w.NONE else self.table.asked
        return rendered(self.game, seat, self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""

    def clone(self) -> "raw_env":
        """An independent copy at the same point; the same answers lead to the same game."""
        copy = raw_env.__new__(raw_env)
        copy._begin(self.agreed, self.render_mode)
        copy._next_deal = self._next_deal
        if self.agents:
            copy.table = self.table.clone()
            copy.agents = self.agents[:]
            copy.agent_selection = self.agent_selection
            for part in ("rewards", "_cumulative_rewards", "terminations", "truncations"):
                setattr(copy, part, dict(getattr(self, part)))
            copy.infos = {agent: dict(info) for agent, info in self.infos.items()}
        return copy

    def __copy__(self) -> "raw_env":
        return self.clone()

    def __deepcopy__(self, memo: object) -> "raw_env":
        return self.clone()

    @property
    def game(self) -> Game:
        """The game as people play it, for looking at; what is played there changes nothing here."""
        return Game.of_state(self.table.s.clone(), self.agreed.names)
