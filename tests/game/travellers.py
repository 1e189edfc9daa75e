"""Values that travel between processes, and all that can be seen of each.

Also a program, for an engine in another process than the test's:

    python -m tests.game.travellers write NAME     prints the value's pickle in base 64
    python -m tests.game.travellers read PICKLE    prints all that can be seen of what it holds
"""

import json
import pickle
import sys
import tomllib
from base64 import b64decode, b64encode
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Final

from lisboa.edition import Edition, built_in_files
from lisboa.edition.loader import edition
from lisboa.game import Action, Game, View, from_position, new_game
from lisboa.rules.machinery import engine
from lisboa.rules.machinery.catalogue import Catalogue
from lisboa.rules.machinery.state import State
from lisboa.rules.machinery.tables import tables_of
from tests.game.play import after, finished, steps
from tests.game.test_undo import snapshot

OWN_TITLE: Final = "A title of our own"


@cache
def own_edition() -> Edition:
    """Baixa with another name, a title, and a clergy tile that is worth more."""
    documents = {file: tomllib.loads(text) for file, text in built_in_files().items()}
    documents["board"]["edition"] = "own"
    documents["clergy"]["tile"][0]["wigs"] += 1
    documents["politics"]["card"][0]["title"] = OWN_TITLE
    return edition(documents)


def in_a_turn(game: Game, seed: int = 5) -> Game:
    """The game played on, to a question after answers that can be taken back."""
    for _ in steps(game, seed, 40):
        pass
    for _ in steps(game, seed):
        if len(game._past) > 1:
            return game
    raise AssertionError("no turn of this game has two answers that can be taken back")


def _begun_from_a_position() -> Game:
    return in_a_turn(from_position(after(3, 7, 30).position()))


GAMES: Final[dict[str, Callable[[], Game]]] = {
    "dealt": lambda: new_game(4, 1, names=["Ana", "Rui", "Eva", "Zé"]),
    "in a turn": lambda: in_a_turn(new_game(3, 7)),
    "over": lambda: finished(2, 3),
    "solo": lambda: in_a_turn(new_game(1, 4, variants={"tasks": True})),
    "draft": lambda: after_the_first(new_game(3, 2, variants={"draft": True, "tokens": True})),
    "from a position": _begun_from_a_position,
    "sampled": lambda: in_a_turn(after(2, 6, 50).view(0).sample(Random(1))),
    "own edition": lambda: in_a_turn(new_game(2, 8, edition=own_edition())),
}


def after_the_first(game: Game) -> Game:
    game.play(game.legal[0])
    return game


def _asked(game: Game) -> View:
    decision = game.decision
    return game.view(None if decision is None else decision.seat)


VALUES: Final[dict[str, Callable[[], object]]] = {
    **GAMES,
    "view": lambda: _asked(in_a_turn(new_game(3, 7))),
    "view of a spectator": lambda: in_a_turn(new_game(3, 7)).view(),
    "action": lambda: in_a_turn(new_game(3, 7)).legal[-1],
    "state": lambda: after(3, 9, 60).view(1).sample_state(Random(2)),
    "decision": lambda: after(3, 9, 60).decision,
    "result": lambda: finished(2, 3).result,
    "events": lambda: after(3, 9, 60).events(0),
    "turns": lambda: after(3, 9, 60).turns,
    "reason": lambda: new_game(3, 7).why_not("gold political-01"),
    "position": lambda: after(3, 9, 60).position(),
    "deal": lambda: new_game(3, 7).deal,
    "edition": lambda: new_game(3, 7).edition,
    "catalogue": lambda: tables_of(own_edition()).actions,
}


def told(value: object) -> str:
    """All that can be seen of it."""
    if isinstance(value, Game):
        return told_of_game(value)
    if isinstance(value, View):
        world = value.sample_state(Random(3)).hash()
        return json.dumps([value.seat, value.names, value.legal, value.to_dict(), world])
    if isinstance(value, Action):
        return json.dumps([value.id, value.to_dict(), value.final, value.preview, value.changes])
    if isinstance(value, State):
        after = value.clone()
        engine.apply(after, after.answers[-1])
        return json.dumps([value.hash(), value.answers, value.reveals, after.hash(), after.answers])
    if isinstance(value, Catalogue):
        return json.dumps([value.name, [value.to_dict(action) for action in range(value.size)]])
    return repr(value)


def told_of_game(game: Game) -> str:
    """Besides what everybody sees: the record, the turns, the end, and what can be taken back."""
    back: list[tuple[int, str]] = []
    while game.can_undo:
        action = game.actions[-1]
        game.undo()
        back.append((action, snapshot(game, 0)))
    for action, _ in reversed(back):
        game.play(action)
    written = game.record() if game.deal is not None else repr(game.turns)
    titles = [card.title for card in game.edition.cards]
    return json.dumps([snapshot(game, 0), game.names, back, written, repr(game.result), titles])


if __name__ == "__main__":
    if sys.argv[1] == "write":
        print(b64encode(pickle.dumps(VALUES[sys.argv[2]]())).decode())
    else:
        print(told(pickle.loads(b64decode(sys.argv[2]))))
