"""A game people play: seats, answers, undo, views, events, records and positions."""

import re
from collections.abc import Callable, Mapping, Sequence
from operator import index
from random import randrange
from types import EllipsisType
from unicodedata import category

from lisboa.edition import Edition
from lisboa.edition import load as load_edition
from lisboa.game.actions import Action, Decision, Result, World, result_of
from lisboa.game.decisions import refusal
from lisboa.game.events import Event, seen_by, typed
from lisboa.game.faults import GameError, IllegalAction, Reason
from lisboa.game.layouts import lay_out, take_layout
from lisboa.game.names import SEAT_COLOURS, names_of
from lisboa.game.positions import steps, writing
from lisboa.game.positions.document import Position
from lisboa.game.turn_by_turn import Turn, Turns
from lisboa.game.variants import LACERDA, agreement_of
from lisboa.game.view import View
from lisboa.rules.machinery import agenda as ag
from lisboa.rules.machinery import deal as dealing
from lisboa.rules.machinery import engine, reasons
from lisboa.rules.machinery.catalogue import UnknownAction
from lisboa.rules.machinery.deal import Deal
from lisboa.rules.machinery.state import Event as Told
from lisboa.rules.machinery.state import State
from lisboa.rules.machinery.tables import tables_of

FEWEST, MOST = 2, 4
SEEDS = 1_000_000  # enough to choose from, short enough to type again
LONGEST_NAME = 30
PICTURE, WORN = "☺", ("Mn", "Sk")  # any emoji, and what it may wear: accents, colours of skin
RESERVED = set(";:>=|#[]{}?")  # they have a meaning in records

Playable = Action | Mapping[str, object] | str | int


class Game:
    """Edition, deal, seats and the list of actions: nothing else makes a game what it is."""

    def __init__(
        self, s: State, names: Sequence[str], deal: Deal | None, seed: int | None = None
    ) -> None:
        self.names = list(names)
        self.deal = deal  # None for a game that began from a position
        self.seed = seed  # of the deal; None where it came from a record
        self.first = s  # where it began
        self.state = s  # the engine's; look, do not touch: a state that was handed out stays
        self.actions: list[int] = []
        self._told: list[Told] = list(s.log or [])
        # Before each answer that can be taken back: the state, and the number of events.
        self._past: list[tuple[State, int]] = []
        self._turns: Turns | None = None  # kept up once somebody has asked for them
        self._looked_up: World | None = None

    @staticmethod
    def of_deal(
        edition: Edition,
        deal: Deal,
        names: Sequence[str] | None = None,
        seed: int | None = None,
    ) -> "Game":
        s = engine.start(tables_of(edition), deal, log=[])
        return Game(s, check_names(names, deal.players), deal, seed)

    @staticmethod
    def of_state(s: State, names: Sequence[str]) -> "Game":
        """A game that goes on from any state."""
        return Game(s, names, None)

    def __repr__(self) -> str:
        seed = "" if self.seed is None else f" seed={self.seed}"
        asked = self.decision
        doing = "over" if asked is None else f"{self.names[asked.seat]}: {asked.kind}"
        return f"<Game {', '.join(self.names)};{seed} turn={self.state.turn} {doing}>"

    # ---- copies ----

    def clone(self) -> "Game":
        """An independent copy. Nothing is played again: states never change, so both share them."""
        copy = Game(self.first, self.names, self.deal, self.seed)
        copy.state = self.state
        copy.actions = self.actions[:]
        copy._told = self._told[:]
        copy._past = self._past[:]
        return copy

    def __copy__(self) -> "Game":
        return self.clone()

    def __deepcopy__(self, memo: object) -> "Game":
        return self.clone()

    def __reduce__(self) -> tuple[Callable[..., "Game"], tuple[object, ...]]:
        """For pickle: only what makes a game what it is; whoever reads it plays it once more."""
        begun = self.first if self.deal is None else self.deal
        end = self.state.hash()
        return _played, (self.edition, begun, self.names, self.actions, end, self.seed)

    @property
    def edition(self) -> Edition:
        return self.state.t.edition

    @property
    def players(self) -> int:
        return len(self.state.players)

    @property
    def over(self) -> bool:
        return bool(self.state.over)

    # ---- questions and answers ----

    @property
    def decision(self) -> Decision | None:
        """The question that is asked now, or None when the game is over."""
        s = self.state
        if not s.agenda:
            return None
        asked = s.agenda[-1]
        # What a seat kept first in the draft is nobody else's business, so it is not in here.
        arguments = steps.arguments(names_of(s.t), writing.masked_task(asked, None))
        question = ag.TASKS[ag.kind_of(asked)]
        return Decision(ag.seat_of(asked), question.name, arguments, question.rules)

    @property
    def legal(self) -> list[Action]:
        return [Action(self.state, action, self._world) for action in self.state.answers]

    @property
    def _world(self) -> World:
        """One for all answers to the question."""
        if self._looked_up is None or self._looked_up.known is not self.state:
            self._looked_up = World(self.state)
        return self._looked_up

    def action(self, what: Playable) -> Action:
        """An action of the catalogue by its number, text or structured form."""
        catalogue = self.state.t.actions
        try:
            if isinstance(what, Action):
                number = what.id
            elif isinstance(what, str):
                number = catalogue.parse(what)
            elif isinstance(what, Mapping):
                number = catalogue.from_dict(what)
            else:
                number = what
        except UnknownAction as unknown:
            raise GameError("unknown-action", action=str(unknown)) from None
        id = whole(number)
        if id is None or not 0 <= id < catalogue.size:
            raise GameError("unknown-action", action=str(what))
        return Action(self.state, id, self._world)

    def why_not(self, what: Playable) -> Reason | None:
        """None if the action is legal, otherwise why it is not."""
        action = self.action(what).id
        return None if action in self.state.answers else self._reason(action)

    def _reason(self, action: int) -> Reason:
        """Why an action that is not among the answers is not."""
        return refusal(self.state, action, engine.why_not(self.state, action))

    def play(self, what: Playable, seat: int | None = None) -> Action:
        """Play an answer; with `seat`, only if that seat is the one that is asked."""
        action = self.action(what)
        if self.over:
            raise GameError("game-over")
        seat = self._check_seat(seat)
        before = self.state
        asked = engine.seat_to_move(before)
        if seat is not None and seat != asked:
            rule, message = reasons.RULE[reasons.NOT_YOUR_TURN]
            raise IllegalAction(Reason(rule, message), str(action))
        if action.id not in before.answers:
            raise IllegalAction(self._reason(action.id), str(action))
        now = before.clone()
        now.log = []
        engine.apply(now, action.id)
        if now.reveals > before.reveals or engine.seat_to_move(now) != asked:
            self._past.clear()  # final (G-153): something hidden turned up, or another is asked
        else:
            self._past.append((before, len(self._told)))
        self.state = now
        self._told += now.log
        self.actions.append(action.id)
        if self._turns is not None:
            self._turns.note(before, action.id, now)
        return action

    @property
    def can_undo(self) -> bool:
        return bool(self._past)

    def undo(self) -> None:
        """Take back the last answer, if it was not final."""
        if not self._past:
            raise GameError("nothing-to-undo")
        self.state, told = self._past.pop()
        del self._told[told:]
        self.actions.pop()
        if self._turns is not None:
            self._turns.take_back()

    # ---- looking ----

    def view(self, seat: int | None = None) -> View:
        """All that this seat may know and no more (None: a spectator)."""
        return View(self.state, self._check_seat(seat), self.names)

    def events(self, seat: int | None = None, since: int = 0) -> list[Event]:
        """What happened, from the event with this number on, as this seat may know it."""
        seat, number = self._check_seat(seat), whole(since)
        if number is None:
            raise GameError("wrong-since", since=repr(since))
        names, first = names_of(self.state.t), max(0, number)
        return [
            typed(names, number, told)
            for number, told in enumerate(self._told[first:], start=first)
            if seen_by(seat, told)
        ]

    @property
    def turns(self) -> list[Turn]:
        """The answers turn by turn. To know them the game is played once again, but not twice."""
        if self._turns is None:
            self._turns = Turns(self.first, self.actions)
        return self._turns.all

    def record(self, *, known_to: int | EllipsisType | None = ...) -> str:
        """The game as a readable text file that `lisboa.load` replays to the identical state.

        `known_to=seat` (None: a spectator) writes an unfinished game without what that seat may
        not know; such a record can be read, but not replayed.
        """
        from lisboa.game.records import transcript

        if isinstance(known_to, EllipsisType):
            return transcript.write(self)
        return transcript.write_known(self, known_to)

    def position(self) -> Position:
        """The whole state as a document of names."""
        return writing.describe(self.state, self.names)

    @property
    def result(self) -> Result | None:
        return result_of(self.state) if self.over else None

    def _check_seat(self, seat: int | None) -> int | None:
        return None if seat is None else check_seat(seat, self.players)


def _played(
    edition: Edition,
    begun: Deal | State,
    names: list[str],
    actions: list[int],
    end: str,
    seed: int | None,
) -> Game:
    """A game from its pickle: the same to the last event, or a sentence if rules have changed."""
    if isinstance(begun, Deal):
        game = Game.of_deal(edition, begun, names, seed)
    else:
        game = Game.of_state(begun, names)
    try:
        for action in actions:
            game.play(action)
    except (GameError, IllegalAction):
        raise GameError("other-rules") from None
    if game.state.hash() != end:
        raise GameError("other-rules")
    return game


def new_game(
    players: int = 3,
    seed: int | None = None,
    *,
    names: Sequence[str] | None = None,
    start: int | None = None,
    edition: Edition | None = None,
    variants: Mapping[str, object] | None = None,
) -> Game:
    """Deal a new game. One player plays against Lacerda.

    The same seed gives the same deal. Without one it is drawn, and `game.seed` says which.
    """
    players = check_players(players)
    seed = randrange(SEEDS) if seed is None else check_seed(seed)
    start = None if start is None else check_seat(start, players)
    if variants is not None and not isinstance(variants, Mapping):
        raise GameError("wrong-variants", variants=str(variants)[:40])
    seats = check_names(names, players)
    agreed, layout = take_layout(variants or {})
    agreement = agreement_of(agreed, seats, solo=players == 1)
    if agreement.solo:
        seats = check_names([*seats, LACERDA], 2)
    edition = check_edition(edition) if edition is not None else load_edition()
    t = tables_of(edition)
    deal = dealing.draw(t, len(seats), seed, start, agreement)
    if layout is not None:
        deal = lay_out(t, deal, layout)
    return Game.of_deal(edition, deal, seats, seed)


def whole(value: object) -> int | None:
    """A whole number, also one of NumPy; None for anything else."""
    try:
        return None if isinstance(value, bool) else index(value)  # type: ignore[arg-type]  # asking is the test
    except TypeError:
        return None


def check_players(players: object) -> int:
    number = whole(players)
    if number is None or not 1 <= number <= MOST:
        raise GameError("wrong-players", players=repr(players), fewest=1, most=MOST)
    return number


def check_seed(seed: object) -> int:
    number = whole(seed)
    if number is None:
        raise GameError("wrong-seed", seed=repr(seed))
    return number


def check_seat(seat: object, players: int) -> int:
    number = whole(seat)
    if number is None or not 0 <= number < players:
        raise GameError("no-such-seat", seat=repr(seat), players=players)
    return number


def check_edition(edition: object) -> Edition:
    if not isinstance(edition, Edition):
        raise GameError("wrong-edition", edition=str(edition)[:40])
    return edition


def _is_legible(name: str) -> bool:
    """Nothing invisible, except what joins two pictures to one: anywhere else it would make two
    names that look alike."""
    bare = (letter for letter in name if category(letter) not in WORN)
    plain = "".join(PICTURE if category(letter) == "So" else letter for letter in bare)
    return re.sub(f"{PICTURE}\u200d(?={PICTURE})", PICTURE, plain).isprintable()


def check_names(names: Sequence[str] | None, players: int) -> list[str]:
    """Names of the seats: different, short, on one line, without the signs that records use."""
    if names is None:
        return list(SEAT_COLOURS[:players])
    if isinstance(names, str) or not isinstance(names, Sequence) or len(names) != players:
        raise GameError("wrong-names", players=players)
    for name in names:
        good = isinstance(name, str) and name.strip() == name and 0 < len(name) <= LONGEST_NAME
        if not good or not _is_legible(name) or RESERVED & set(name) or name == writing.NEUTRAL:
            raise GameError("bad-name", name=str(name), signs=" ".join(sorted(RESERVED)))
    if len(set(names)) != players:
        raise GameError("same-names")
    return list(names)
