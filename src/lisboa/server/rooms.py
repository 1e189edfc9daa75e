"""Who looks at a table over live connections, and what each audience has been told.

An audience is a seat, or all spectators. What changed is worked out and written once for each
audience, and only if somebody listens.
"""

import asyncio
from collections.abc import Mapping
from functools import cached_property

from lisboa.game.actions import Result
from lisboa.server.play.entries import ENDED
from lisboa.server.play.past import PastTable
from lisboa.server.play.seating import Notice
from lisboa.server.play.table import Table
from lisboa.server.show.deltas import Deltas
from lisboa.server.show.figures import Figures
from lisboa.server.show.messages import (
    Draft,
    Gone,
    InAdvance,
    Orders,
    ResultInfo,
    SeatInfo,
    SeatState,
    TableInfo,
    TableNotice,
    Update,
)
from lisboa.server.show.questions import Asked, asked
from lisboa.server.show.stories import Story
from lisboa.server.show.telling import EventText, tell
from lisboa.server.show.texts import text_of
from lisboa.server.show.waiting import offered, turns_up
from lisboa.server.show.wire import written
from lisboa.server.thinking.sharing import NOBODY
from lisboa.text import UNREAD, has, say, speaking, things

LATEST = 50  # events for somebody who has none
WORDS = (
    *("actions", "cards", "events", "options", "play", "questions", "reasons", "stories"),
    "things",
)


def warm_up() -> None:
    """Read the catalogues before somebody waits for them."""
    for topic in WORDS:
        has(topic, "")


class Socket:
    """The sending end of a connection: messages wait in order, and not too many of them."""

    def __init__(self, audiences: tuple[int | None, ...], most: int, address: str = NOBODY) -> None:
        self.audiences = audiences
        self.address = address
        self._most = most
        self._closed = False
        self.waiting: asyncio.Queue[str | None] = asyncio.Queue()

    def send(self, message: str) -> None:
        if self.waiting.qsize() >= self._most:
            self.close()
        elif not self._closed:
            self.waiting.put_nowait(message)

    def close(self) -> None:
        """After what is already waiting."""
        if not self._closed:
            self._closed = True
            self.waiting.put_nowait(None)


class Audience:
    """One seat (None: the spectators), and the last it was told."""

    def __init__(self, seat: int | None, secret: str | None) -> None:
        self.seat = seat
        self.secret = secret  # hashed; whoever came with an older one has to go
        self.sockets: set[Socket] = set()
        self.sequence = -1
        self.rewound = 0
        self.drafts: list[str] = []
        self.thinking = False
        self.told = 0
        self.view: Mapping[str, object] = {}
        self.table: TableInfo | None = None
        self.orders: Orders | None = None
        self.figures: Figures | None = None

    def knows(self, table: Table) -> bool:
        return (
            self.sequence == table.sequence
            and self.thinking == table.drafts.thinking
            and self.drafts == _drafts_of(table, self.seat)
        )

    def note(self, table: Table) -> None:
        self.sequence, self.rewound = table.sequence, table.rewound
        self.drafts, self.thinking = _drafts_of(table, self.seat), table.drafts.thinking
        self.told = table.event_count

    def take(self, state: SeatState) -> None:
        """It was told everything."""
        self.view, self.table = state.view, state.table
        self.orders, self.figures = state.orders, state.figures


class Room:
    """The audiences of one table."""

    def __init__(self) -> None:
        self._audiences: dict[int | None, Audience] = {}

    @property
    def sockets(self) -> set[Socket]:
        return {s for audience in self._audiences.values() for s in audience.sockets}

    @property
    def addresses(self) -> set[str]:
        """From where they look."""
        return {socket.address for socket in self.sockets}

    @property
    def seats(self) -> list[int]:
        """Where somebody sits at the moment."""
        return sorted(seat for seat in self._audiences if seat is not None)

    def listeners(self, seat: int | None) -> int:
        """How many sockets there are for a seat, or for spectators."""
        audience = self._audiences.get(seat)
        return 0 if audience is None else len(audience.sockets)

    def join(self, table: Table, socket: Socket, told: int | None, sequence: int) -> None:
        """Everybody is up to date; the new socket gets everything it may see.

        Whoever has events of a history that was rewritten since gets others.
        """
        if sequence < table.rewound:
            told = None
        for seat in socket.audiences:
            audience = self._audiences.get(seat)
            if audience is None:
                audience = self._audiences[seat] = Audience(seat, _secret_of(table, seat))
            with speaking(UNREAD):
                state = state_of(table, seat, told)
            if not audience.sockets:
                audience.note(table)
                audience.take(state)
            audience.sockets.add(socket)
            socket.send(written(state))

    def leave(self, socket: Socket) -> None:
        for seat in socket.audiences:
            audience = self._audiences.get(seat)
            if audience is not None:
                audience.sockets.discard(socket)
                if not audience.sockets:
                    del self._audiences[seat]

    def publish(self, table: Table) -> None:
        """Bring every audience up to date."""
        with speaking(UNREAD):
            self._publish(table)

    def _publish(self, table: Table) -> None:
        news = News(table)
        self._expel(table)
        for audience in self._audiences.values():
            if not audience.knows(table):
                if audience.rewound != table.rewound:
                    message = self._state(table, audience)
                else:
                    message = news.update(audience)
                for socket in audience.sockets:
                    socket.send(message)

    def _expel(self, table: Table) -> None:
        """Who came by a link that is no longer good may knock again."""
        for seat, audience in list(self._audiences.items()):
            if audience.secret != _secret_of(table, seat):
                for socket in list(audience.sockets):
                    socket.close()
                    self.leave(socket)

    def _state(self, table: Table, audience: Audience) -> str:
        """All of it, for those whose history is no longer true."""
        state = state_of(table, audience.seat, None)
        audience.note(table)
        audience.take(state)
        return written(state)

    def dissolve(self) -> None:
        """The game is gone."""
        for socket in self.sockets:
            socket.send(written(Gone()))
            socket.close()
        self._audiences.clear()


class News:
    """What changed at a table. What is the same for several audiences is worked out once: it is
    made from what everybody may know, or known to each of them."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._deltas = Deltas()
        self._sentences: dict[int, EventText] = {}  # by number of the event
        self._stories: dict[int, list[Story]] = {}  # by number of events that one had

    @cached_property
    def _info(self) -> TableInfo:
        return info_of(self._table)

    def update(self, audience: Audience) -> str:
        """For one audience, which knows it from now on."""
        table, seat, view, info = self._table, audience.seat, audience.view, self._info
        orders, numbers = orders_of(table, seat), audience.figures
        if audience.sequence != table.sequence or seat == table.to_move:
            view, numbers = table.shown(seat), table.figures(seat)
        update = Update.model_construct(
            seat=seat,
            sequence=table.sequence,
            actions=len(table.actions),
            table=info if info != audience.table else None,
            delta=self._deltas.between(audience.view, view),
            to_move=table.to_move,
            thinking=table.drafts.thinking,
            asked=question_of(table, seat),
            draft=draft_of(table, seat),
            orders=orders if orders != audience.orders else None,
            figures=numbers if numbers != audience.figures else None,
            stories=self._stories_for(audience),
            events=self._events_for(audience),
            told=table.event_count,
        )
        audience.note(table)
        audience.view, audience.table, audience.orders = view, info, orders
        audience.figures = numbers
        return written(update)

    def _events_for(self, audience: Audience) -> list[EventText]:
        """An event is told in the same words to everybody who may know it."""
        if audience.told == self._table.event_count:
            return []
        out = []
        for event in self._table.game.events(audience.seat, audience.told):
            if event.number not in self._sentences:
                (self._sentences[event.number],) = tell(self._table.game, [event])
            out.append(self._sentences[event.number])
        return out

    def _stories_for(self, audience: Audience) -> list[Story]:
        """Everybody is told the same."""
        since = audience.told
        if since == self._table.event_count:
            return []
        if since not in self._stories:
            self._stories[since] = self._table.stories(since)
        return self._stories[since]


def _secret_of(table: Table, seat: int | None) -> str | None:
    return table.spectator if seat is None else table.seats[seat].secret


def _drafts_of(table: Table, seat: int | None) -> list[str]:
    return table.drafts.kept if seat is not None and seat == table.to_move else []


def question_of(table: Table, seat: int | None) -> Asked | None:
    """The next question to this seat, drafts included; none while a final answer waits."""
    if seat is None or seat != table.to_move or table.seats[seat].mover or table.drafts.final:
        return None
    return asked(table.game_for(seat), seat)


def draft_of(table: Table, seat: int | None) -> Draft | None:
    if seat is None or seat != table.to_move:
        return None
    drafts, waiting = table.drafts, table.drafts.waiting
    draws = offered(waiting.action, table.names) if waiting else []
    return Draft.model_construct(
        actions=drafts.actions,
        steps=[draft.step for draft in drafts.given],
        final=drafts.final,
        turns_up=turns_up(waiting.action) if waiting else None,
        advance=InAdvance(options=draws, chosen=drafts.advance) if draws else None,
    )


def orders_of(table: Table, seat: int | None) -> Orders | None:
    return None if seat is None else table.orders(seat)


def state_of(table: Table, seat: int | None, told: int | None) -> SeatState:
    """Everything, with the events from number `told` on or the latest ones."""
    since = max(0, table.event_count - LATEST) if told is None else told
    return SeatState(
        seat=seat,
        sequence=table.sequence,
        actions=len(table.actions),
        table=info_of(table),
        view=table.shown(seat),
        to_move=table.to_move,
        thinking=table.drafts.thinking,
        asked=question_of(table, seat),
        draft=draft_of(table, seat),
        orders=orders_of(table, seat),
        figures=table.figures(seat),
        stories=table.stories(told),
        events=table.events(seat, since),
        told=table.event_count,
    )


def info_of(table: Table) -> TableInfo:
    return TableInfo.model_construct(
        game=table.foundation.id,
        edition=table.foundation.edition,
        status=table.status,
        why=table.why,
        seats=[
            SeatInfo.model_construct(
                name=seat.name,
                kind=seat.kind,
                level=seat.level,
                colour=seat.colour,
                bot=seat.bot,
                conceded=seat.conceded,
                entrance=seat.entrance,
            )
            for seat in table.seats
        ],
        rules=table.rules,
        result=_result(table),
        rematch=table.rematch,
        notices=[_notice(table, notice) for notice in table.notices],
        created=table.foundation.created,
        past=table.past if isinstance(table, PastTable) else None,
    )


def _notice(table: Table, notice: Notice) -> TableNotice:
    if notice.seat is None:
        words = say("server", "notice-spectators")
    else:
        name = things.called(table.seats[notice.seat].name)
        words = say("server", f"notice-{notice.what}", name=name)
    text = text_of(words)
    return TableNotice(seat=notice.seat, at=notice.at, told=notice.told, text=text)


def _result(table: Table) -> ResultInfo | None:
    if table.status == ENDED:
        return ResultInfo(winners=table.winners, totals=[], wigs=[], tie_breaks=[], rank=None)
    if isinstance(table, PastTable):
        return table.result
    result: Result | None = table.game.result
    if result is None:
        return None
    return ResultInfo(
        winners=_winners(table, result),
        totals=list(result.totals),
        wigs=list(result.wigs),
        tie_breaks=list(result.tie_breaks),
        rank=result.rank,
    )


def _winners(table: Table, result: Result) -> list[int]:
    """Whoever conceded has not won, however well the bot did."""
    left = [seat for seat in range(len(table.seats)) if not table.seats[seat].conceded]
    winners = [seat for seat in result.winners if seat in left]
    if winners:
        return winners
    best = max(result.totals[seat] for seat in left)
    return [seat for seat in left if result.totals[seat] == best]
