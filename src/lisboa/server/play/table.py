"""A table: a game as its log tells it, with seats, drafts and standing orders. No input or output.

Every change is an entry: `add` makes it, `apply` carries it out, and the same `apply` rebuilds the
table from the log. Whoever changes a table writes the fresh entries down before anybody else may
look, or forgets the table.
"""

from collections.abc import Iterator
from typing import Any, Final

from lisboa.edition import Edition
from lisboa.game import Game, GameError, IllegalAction, from_position
from lisboa.game.faults import other_rules
from lisboa.game.positions.document import SeatView
from lisboa.game.records.transcript import load as load_record
from lisboa.game.view import View
from lisboa.rules.machinery.agenda import seat_of
from lisboa.rules.machinery.agreement import Agreement
from lisboa.rules.machinery.state import Event as Told
from lisboa.server.faults import Refusal
from lisboa.server.play.drafts import Drafts
from lisboa.server.play.entries import (
    ACTION,
    CONCEDE,
    END,
    ENDED,
    FROZEN,
    ORDERS,
    OVER,
    PLAYING,
    REMATCH,
    REWIND,
    SEAT,
    SETTINGS,
    Entry,
    Foundation,
    Snapshot,
)
from lisboa.server.play.seating import (
    HAND_OVER,
    LINK,
    MOST_NOTICES,
    RENAME,
    TAKE,
    TAKE_BACK,
    Notice,
    Seat,
    seats_of,
)
from lisboa.server.play.standing import DRAW, current, declined
from lisboa.server.show.figures import Figures
from lisboa.server.show.messages import HouseRules, Orders
from lisboa.server.show.scenes import Scene
from lisboa.server.show.stories import Story, stories
from lisboa.server.show.telling import EventText, tell

BY_ORDERS: Final = "orders"
BY_ADVANCE: Final = "advance"
# What is in snapshots as it is.
PLAIN: Final = ("spectator", "status", "why", "winners", "rematch", "moved", "rewound")


class Table:
    """One game and everything around it, after some entry of its log."""

    def __init__(self, foundation: Foundation, edition: Edition) -> None:
        self.foundation = foundation
        self.edition = edition
        self.seats = seats_of(foundation.setup["seats"])
        self.rules = HouseRules(**foundation.setup["rules"])
        self.spectator: str = foundation.setup["spectator"]  # hashed
        self.host: str = foundation.setup["host"]
        self._game: Game | None = None  # where our rules are not those of this game
        self._scene: Scene | None = None  # the last that was published
        self.actions: list[str] = []
        self.told: list[Told] = []  # what the engine said so far
        self.sequence = 0
        self.status = PLAYING
        self.why: str | None = None  # people ended it
        self.winners: list[int] = []  # where all others conceded
        self.rematch: str | None = None
        self.rewound = 0  # the last entry that changed history
        self.notices: list[Notice] = []  # about links, for everybody
        self.moved = foundation.created  # when the present question was asked
        self.now = foundation.created  # the host's clock
        self.drafts = Drafts(lambda: self.game)
        self.fresh: list[Entry] = []
        self._begin()

    def _begin(self) -> None:
        """As before the first action."""
        self._game = self._start()
        self.actions, self.told = [], list(self._game.state.log or [])

    # ---- looking ----

    @property
    def game(self) -> Game:
        if self._game is None:
            raise Refusal("other-rules", **other_rules(self.foundation.rules))
        return self._game

    @property
    def open(self) -> bool:
        """Whether everybody may see everything."""
        return self.status in (OVER, ENDED)

    @property
    def to_move(self) -> int | None:
        if self.status != PLAYING:
            return None
        agenda = self.game.state.agenda  # asked too often to put the whole question into words
        return seat_of(agenda[-1]) if agenda else None

    @property
    def bot_to_move(self) -> str | None:
        """The level of the bot that is asked."""
        seat = self.to_move
        return None if seat is None else self.seats[seat].mover

    @property
    def alone(self) -> bool:
        """Without another human, one may go back."""
        return sum(seat.kind == "human" for seat in self.seats) <= 1

    def game_for(self, seat: int | None) -> Game:
        """With its drafts for the seat to move, as published for everybody else."""
        drafted = self.drafts.game if seat == self.to_move else None
        return drafted or self.game

    def view(self, seat: int | None) -> View:
        return self.game_for(seat).view(seat)

    def orders(self, seat: int) -> Orders:
        """The standing orders that have not ended."""
        turn = 0 if self._game is None else self._game.state.turn
        return current(self.seats[seat].orders, turn)

    def shown(self, seat: int | None) -> SeatView:
        """The position as this seat sees it."""
        return self._scene_for(seat).view(seat)

    def figures(self, seat: int | None) -> Figures:
        """The numbers that this seat would otherwise have to work out."""
        return self._scene_for(seat).figures(seat)

    def _scene_for(self, seat: int | None) -> Scene:
        """What is published is looked at by everybody, drafts by their seat alone."""
        game = self.game_for(seat)
        if game is not self._game:
            return Scene(game)
        if self._scene is None or not self._scene.shows(game):
            self._scene = Scene(game)
        return self._scene

    def events(self, seat: int | None, since: int, most: int | None = None) -> list[EventText]:
        """What happened from this event on, in words, as this seat may know it."""
        return tell(self.game, self.game.events(seat, since)[:most])

    def stories(self, since: int | None) -> list[Story]:
        """The turns to which this event and later ones belong (None: the latest turns)."""
        return stories(self.game, self.told, since)

    @property
    def event_count(self) -> int:
        return len(self.told)

    @property
    def agreement(self) -> Agreement:
        return self.game.state.agreement

    def not_played(self) -> Refusal:
        """Why nobody may answer here."""
        return Refusal(self.status)

    # ---- entries ----

    def add(self, kind: str, seat: int | None, payload: dict[str, Any]) -> None:
        """Make and carry out the next entry."""
        entry = Entry(self.sequence + 1, kind, seat, payload, self.now)
        self.apply(entry)
        if kind in (ACTION, REWIND):
            entry = Entry(**{**vars(entry), "hash": self.game.state.hash()})
        self.fresh.append(entry)

    def apply(self, entry: Entry) -> None:
        """Carry out an entry, fresh or from the log."""
        payload = entry.payload
        self.sequence = entry.sequence
        if entry.kind == ACTION:
            self._play(entry.seat, payload["action"])
            self._seat(entry.seat).advance = payload.get("advance")
        elif entry.kind == REWIND:
            self._rewind(payload["to"])
        elif entry.kind == SEAT:
            self._change_seat(entry.seat, payload)
            self._take_notice(entry)
        elif entry.kind == SETTINGS:
            self.rules = HouseRules(**payload)
        elif entry.kind == ORDERS:
            self._seat(entry.seat).orders = Orders(**payload)
        elif entry.kind == CONCEDE:
            seat = self._seat(entry.seat)
            seat.conceded = True
            seat.give_to_bot(payload["level"])
            if entry.seat == self.to_move:
                self.drafts.forget()
        elif entry.kind == END:
            self.status, self.why = ENDED, payload["why"]
            self.winners = payload["winners"]
            self.drafts.forget()
        elif entry.kind == REMATCH:
            self.rematch = payload["game"]
        else:
            raise ValueError(entry.kind)
        if entry.kind in (ACTION, REWIND, SEAT):
            self.moved = entry.at

    def _play(self, seat: int | None, action: str) -> None:
        self.game.play(action, seat=seat)
        self.actions.append(action)
        self.told += self.game.state.log or []
        self.status = OVER if self.game.over else PLAYING
        self.drafts.forget()

    def _rewind(self, to: int) -> None:
        self.rewound = self.sequence
        kept = self.actions[:to]
        self._begin()
        for action in kept:
            self._play(None, action)
        for seat in self.seats:
            seat.advance = None
        self.status = OVER if self.game.over else PLAYING
        self.drafts.forget()

    def _seat(self, number: int | None) -> Seat:
        assert number is not None
        return self.seats[number]

    def _change_seat(self, number: int | None, payload: dict[str, Any]) -> None:
        what = payload["what"]
        if number is None:
            self.spectator = payload["secret"]
        elif what == HAND_OVER:
            self._seat(number).give_to_bot(payload["level"])
            if number == self.to_move:
                self.drafts.forget()
        elif what == TAKE_BACK:
            self._seat(number).bot = None
        elif what == RENAME:
            self._seat(number).name = payload["name"]
            for game in (self._game, self.drafts.game):
                if game is not None:
                    game.names = self.names
        elif what == LINK:  # earlier programs made a secret and told it to the host
            seat = self._seat(number)
            seat.secret, seat.invitation = payload.get("secret"), payload.get("invitation")
        elif what == TAKE:
            self._seat(number).secret = payload["secret"]

    def _take_notice(self, entry: Entry) -> None:
        what = entry.payload["what"]
        if what in (LINK, TAKE):
            notice = Notice(what, entry.seat, entry.at, self.event_count)
            self.notices = [*self.notices, notice][-MOST_NOTICES:]

    @property
    def known_secrets(self) -> set[str | None]:
        """Hashed: all that open something here, or have been told to somebody."""
        of_seats = {link for seat in self.seats for link in (seat.secret, seat.invitation)}
        return {self.host, self.spectator, *of_seats}

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    def game_at(self, played: int) -> Game:
        """The game after so many of its actions."""
        game, _ = self.moment(played)
        return game

    def deals_after(self, played: int) -> bool:
        """Whether church and hands were dealt after so many of the actions."""
        return not self.game.state.blue and bool(self.game_at(played).state.blue)

    def moment(self, played: int) -> tuple[Game, int]:
        """The same, and how many events there were before the last of these actions."""
        game, before = self._start(), 0
        told = len(game.state.log or [])
        for action in self.actions[:played]:
            game.play(action)
            before, told = told, told + len(game.state.log or [])
        return game, before

    def course(self) -> Iterator[Game]:
        """The game from its beginning, after each of its actions."""
        game = self._start()
        yield game
        for action in self.actions:
            game.play(action)
            yield game

    def _start(self) -> Game:
        game = start_of(self.foundation, self.edition)
        game.names = self.names
        return game

    def follow_orders(self) -> None:
        """Answer questions that a seat does not want to be asked, or has answered already."""
        while (seat := self.to_move) is not None and not self.seats[seat].mover:
            action, by = self._in_advance(self.seats[seat]), BY_ADVANCE
            if action is None:
                action, by = declined(self.game, self.seats[seat].orders), BY_ORDERS
            if action is None or self.drafts.given:
                return
            self.add(ACTION, seat, {"action": action, "by": by})

    def _in_advance(self, seat: Seat) -> str | None:
        """The card that this seat wanted to draw, if it is asked for it now and it is still there.
        Whatever it answers next, it chooses anew afterwards."""
        asked = self.game.decision
        if seat.advance is None or asked is None or asked.kind != DRAW:
            return None
        return seat.advance if self.game.why_not(seat.advance) is None else None

    # ---- snapshots ----

    def snapshot(self) -> Snapshot:
        """All of it but the drafts."""
        document = {
            "position": self.game.position(),
            "told": self.told,
            "actions": self.actions,
            "seats": [{**vars(seat), "orders": seat.orders.model_dump()} for seat in self.seats],
            "rules": self.rules.model_dump(),
            "notices": [vars(notice) for notice in self.notices],
            "hash": self.game.state.hash(),
            **{name: getattr(self, name) for name in PLAIN},
        }
        return Snapshot(self.sequence, document)

    def restore(self, snapshot: Snapshot) -> None:
        """Be as the snapshot says; ValueError if it does not fit this program."""
        document = snapshot.document
        state = from_position(document["position"], self.edition).state
        if state.hash() != document["hash"]:
            raise ValueError("another state")
        self.seats = seats_of(document["seats"])
        for seat in self.seats:
            seat.orders = Orders.model_validate(seat.orders)
        self.rules = HouseRules(**document["rules"])
        self.sequence = snapshot.sequence
        self.actions = list(document["actions"])
        for name in PLAIN:
            setattr(self, name, document[name])
        self.notices = [Notice(**notice) for notice in document.get("notices", [])]
        self.told = [tuple(event) for event in document["told"]]
        state.log = self.told[:]
        self._game = Game.of_state(state, self.names)


def start_of(foundation: Foundation, edition: Edition) -> Game:
    """The game before its first action. The deal is written out, so it does not depend on how
    this version shuffles; whether it plays on as before, the hashes tell."""
    return load_record(foundation.deal, edition)


def rebuild(
    foundation: Foundation, edition: Edition, entries: list[Entry], snapshot: Snapshot | None
) -> Table:
    """The table after all these entries; frozen before the first with which we do not agree."""
    table = Table(foundation, edition)
    if snapshot is not None:
        table.restore(snapshot)
    for entry in entries:
        try:
            table.apply(entry)
        except (GameError, IllegalAction, ValueError, LookupError):
            table.status = FROZEN
        if table.status != FROZEN and entry.hash and entry.hash != table.game.state.hash():
            table.status = FROZEN
        if table.status == FROZEN:
            table.sequence = entries[-1].sequence  # nothing can follow
            break
    return table
