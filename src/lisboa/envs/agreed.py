"""What a table of an environment agrees on: edition, seats, variants, rewards."""

from collections.abc import Mapping
from dataclasses import dataclass

from lisboa.edition import Edition
from lisboa.edition import load as load_edition
from lisboa.envs.encoding import Layout, layout_of
from lisboa.envs.faults import EnvError
from lisboa.envs.observed import ObservedGame
from lisboa.envs.rewards import WORTH, Worth
from lisboa.game.game import Game, check_edition, check_players, whole
from lisboa.game.names import SEAT_COLOURS
from lisboa.game.variants import LACERDA, agreement_of
from lisboa.rules.machinery.agreement import Agreement
from lisboa.rules.machinery.state import State
from lisboa.rules.machinery.tables import tables_of


@dataclass(frozen=True)
class Agreed:
    """The same for every game that an environment plays."""

    layout: Layout
    players: int  # who decide something; alone one plays against Lacerda
    agreement: Agreement
    worth: Worth

    @staticmethod
    def on(
        players: int, variants: Mapping[str, object] | None, rewards: str, edition: Edition | None
    ) -> "Agreed":
        """Checked as `lisboa.new_game` does."""
        players = check_players(players)
        if rewards not in WORTH:
            raise EnvError("wrong-rewards", rewards=str(rewards), known=", ".join(WORTH))
        edition = load_edition() if edition is None else check_edition(edition)
        agreement = agreement_of(variants or {}, SEAT_COLOURS[:players], solo=players == 1)
        return Agreed(layout_of(tables_of(edition)), players, agreement, WORTH[rewards])

    @property
    def seats(self) -> int:
        """Lacerda's included."""
        return self.players + self.agreement.solo

    @property
    def names(self) -> list[str]:
        return (
            [SEAT_COLOURS[0], LACERDA]
            if self.agreement.solo
            else list(SEAT_COLOURS[: self.players])
        )

    @property
    def size(self) -> int:
        """Bytes of an observation."""
        return self.layout.size

    @property
    def actions(self) -> int:
        """In the catalogue."""
        return self.layout.t.actions.size

    def table(self) -> ObservedGame:
        return ObservedGame(self.layout, self.seats, self.agreement)


def check_action(action: object) -> int:
    """A whole number, also one of NumPy."""
    number = whole(action)
    if number is None:
        raise EnvError("wrong-action", action=repr(action)[:40])
    return number


def game_at(game: object, agreed: Agreed) -> State:
    """The state of a game that fits the table, copied."""
    if not isinstance(game, Game):
        raise EnvError("no-game", game=type(game).__name__)
    s = game.state
    fits = len(s.players) == agreed.seats and s.agreement == agreed.agreement
    if not fits or s.t.edition.fingerprint != agreed.layout.t.edition.fingerprint:
        raise EnvError("other-game")
    return s.clone()
