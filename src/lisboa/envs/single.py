"""Gymnasium: one seat learns, bots play the others."""

import pickle
from collections.abc import Callable, Mapping, Sequence
from copy import deepcopy
from typing import Any, Final

from lisboa.bots import registry
from lisboa.bots.safeguard import Guarded, seed_of
from lisboa.edition import Edition
from lisboa.envs.agreed import Agreed, check_action, game_at
from lisboa.envs.faults import EnvError, extra
from lisboa.envs.observed import ObservedGame
from lisboa.envs.rendering import HUMAN, MODES, check_mode, rendered
from lisboa.game import Game, GameError, IllegalAction, View
from lisboa.game.game import check_seed, whole
from lisboa.rules.machinery import numbers as w
from lisboa.text import say

with extra("env"):
    import gymnasium
    import numpy as np
    from gymnasium import spaces

LOST: Final = -1.0  # what an illegal answer is worth
MOST_DEALS: Final = 2**31 - 1
ID: Final = "lisboa/Lisboa-v1"  # for gymnasium.make, once this module is imported


class SingleEnv(gymnasium.Env):
    """A game for one learner against given bots (`random`, `greedy`, `my_module:MyBot`, …).

    An observation is {"observation": bytes as docs/envs.md says, "action_mask": legal answers}. The
    reward comes with the end of the game. Whoever gives an illegal answer has lost at once:
    `info["illegal"]` says why it was not possible.
    """

    # Gymnasium wants to know the frames a second; each answer is one, whenever it comes.
    metadata: Final[dict[str, Any]] = {"render_modes": [*MODES], "render_fps": 1}

    def __init__(
        self,
        opponents: Sequence[str] = ("random",),
        seat: int = 0,
        *,
        variants: Mapping[str, object] | None = None,
        rewards: str = "victory",
        edition: Edition | None = None,
        render_mode: str | None = None,
    ) -> None:
        if isinstance(opponents, str) or not isinstance(opponents, Sequence):
            raise EnvError("wrong-opponents", opponents=repr(opponents)[:40])
        self.render_mode = check_mode(render_mode)
        players = len(opponents) + 1
        self._begin(Agreed.on(players, variants, rewards, edition), tuple(opponents), seat)

    def _begin(self, agreed: Agreed, opponents: tuple[str, ...], seat: int) -> None:
        number = whole(seat)
        if number is None or not 0 <= number < agreed.players:
            raise EnvError("wrong-seat", seat=repr(seat), last=agreed.players - 1)
        self.agreed = agreed
        self.seat = number
        self.opponents = opponents
        self._kinds = [registry.find(bot) for bot in opponents]
        self._bots: dict[int, Guarded] = {}
        self.table = agreed.table()
        self._open = False  # an answer is waited for
        self.action_space = spaces.Discrete(agreed.actions)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (agreed.size,), np.uint8),
                "action_mask": spaces.Box(0, 1, (agreed.actions,), np.int8),
            }
        )

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deal number `seed`; without it, one drawn by the generator that the last seed began.

        `options={"game": game}` goes on from a game, with fresh bots.
        """
        super().reset(seed=seed)
        deal = int(self.np_random.integers(MOST_DEALS)) if seed is None else check_seed(seed)
        self.close()
        self._bots = {
            (self.seat + 1 + place) % self.agreed.players: Guarded(kind, 0)
            for place, kind in enumerate(self._kinds)
        }
        for seat, bot in self._bots.items():
            bot.seed = seed_of(deal, seat)
        game = (options or {}).get("game")
        if game is None:
            self.table.deal(deal)
        else:
            self.table.take(game_at(game, self.agreed))
        self._let_bots_answer()
        self._show()
        return self._look(), {"deal": deal}

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Answer; then the bots do, until this seat is asked again or the game is over."""
        if not self._open:
            raise EnvError("not-begun")
        number = check_action(action)
        try:
            self.table.play(number)
        except (GameError, IllegalAction) as illegal:
            self._open = False
            return self._look(), LOST, True, False, {"illegal": str(illegal)}
        self._let_bots_answer()
        self._show()
        reward = 0.0 if self._open else self.agreed.worth(self.table.s)[self.seat]
        return self._look(), reward, not self._open, False, {}

    def _let_bots_answer(self) -> None:
        table = self.table
        while table.asked not in (self.seat, w.NONE):
            asked = table.asked
            view = View(table.s, asked, self.agreed.names)
            table.play(self._bots[asked].answer(view, list(table.s.answers)))
        self._open = table.asked == self.seat

    def _show(self) -> None:
        if self.render_mode == HUMAN:
            self.render()

    def render(self) -> Any:
        """The table as this seat sees it, as a text or in the terminal."""
        if self.render_mode is None:
            gymnasium.logger.warn(say("envs", "no-render-mode"))
            return None
        if not self.table.s.players:
            raise EnvError("not-begun")
        return rendered(self.game, self.seat, self.render_mode)

    def _look(self) -> dict[str, Any]:
        row = np.frombuffer(bytearray(self.table.observe(self.seat)), np.uint8)
        return {"observation": row, "action_mask": self.action_masks()}

    def action_masks(self) -> Any:
        """1 for each legal answer; the name is that which maskable learners ask for."""
        if not self._open:
            return np.zeros(self.agreed.actions, np.int8)
        return np.frombuffer(self.table.mask[:], np.int8)

    def close(self) -> None:
        """Bots that are programs of their own may go."""
        for bot in self._bots.values():
            bot.close()
        self._bots = {}

    def clone(self) -> "SingleEnv":
        """An independent copy at the same point, bots and chance included.

        Planners, and bots that are programs of their own, cannot be copied.
        """
        copy = SingleEnv.__new__(SingleEnv)
        copy.render_mode = self.render_mode
        copy.spec = self.spec
        copy._begin(self.agreed, self.opponents, self.seat)
        copy.table = self.table.clone()
        copy._open = self._open
        try:
            copy._bots = deepcopy(self._bots)
        except TypeError:
            raise EnvError("no-copy", bots=", ".join(self.opponents)) from None
        copy.np_random = deepcopy(self.np_random)
        return copy

    def __copy__(self) -> "SingleEnv":
        return self.clone()

    def __deepcopy__(self, memo: object) -> "SingleEnv":
        return self.clone()

    def __reduce__(self) -> tuple[Callable[..., "SingleEnv"], tuple[object, ...]]:
        """For pickle; what cannot be copied cannot be pickled either."""
        try:
            bots = pickle.dumps(self._bots)  # here and now, to say it in a sentence
        except (TypeError, AttributeError, pickle.PicklingError):
            raise EnvError("no-pickle", bots=", ".join(self.opponents)) from None
        settings = (self.agreed, self.opponents, self.seat, self.render_mode)
        return _going_on, (*settings, self.table, self._open, bots, self.np_random)

    @property
    def game(self) -> Game:
        """The game as people play it, for looking at; what is played there changes nothing here."""
        return Game.of_state(self.table.s.clone(), self.agreed.names)


def _going_on(
    agreed: Agreed,
    opponents: tuple[str, ...],
    seat: int,
    render_mode: str | None,
    table: ObservedGame,
    is_open: bool,
    bots: bytes,
    chance: Any,
) -> SingleEnv:
    env = SingleEnv.__new__(SingleEnv)
    env.render_mode = render_mode
    env._begin(agreed, opponents, seat)
    env.table = table
    env._open = is_open
    env._bots = pickle.loads(bots)
    env.np_random = chance
    return env


gymnasium.register(ID, entry_point="lisboa.envs.single:SingleEnv")
