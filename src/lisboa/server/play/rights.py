"""What people do at a table, and who may. Each deed changes the table or refuses; no I/O."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from hashlib import sha256
from secrets import compare_digest, token_urlsafe

from lisboa.game import GameError, IllegalAction
from lisboa.game.game import check_names
from lisboa.server.faults import Refusal, illegal, wrong
from lisboa.server.play.entries import (
    ACTION,
    CONCEDE,
    END,
    FROZEN,
    ORDERS,
    OVER,
    PLAYING,
    REMATCH,
    REWIND,
    SEAT,
    SETTINGS,
)
from lisboa.server.play.seating import HAND_OVER, LINK, RENAME, TAKE, TAKE_BACK, Seat
from lisboa.server.play.standing import dated
from lisboa.server.play.table import Table
from lisboa.server.show.messages import HouseRules, Orders
from lisboa.server.show.picked import in_order

SECRET_BYTES = 16  # 128 bits


def new_secret() -> str:
    return token_urlsafe(SECRET_BYTES)


def hashed(secret: str) -> str:
    """Secrets are random enough to need no salt."""
    return sha256(secret.encode()).hexdigest()


@dataclass(frozen=True)
class Holder:
    """What the secrets that somebody showed are good for."""

    author: str  # for the requests that are kept: the hash of the first secret
    host: bool
    seats: frozenset[int]
    invited: int | None = None  # to this seat; an invitation is good for nothing else

    def may_see(self, seat: int | None) -> bool:
        return seat is None or seat in self.seats


def holder_of(table: Table, secrets: list[str]) -> Holder:
    """Refuses unless every secret belongs to this table."""
    if not secrets:
        raise Refusal("no-credential")
    host, seats = False, set[int]()
    for mine in map(hashed, secrets):
        here = {
            number
            for number, seat in enumerate(table.seats)
            if seat.secret is not None and compare_digest(seat.secret, mine)
        }
        is_host = compare_digest(table.host, mine)
        if not (here or is_host or compare_digest(table.spectator, mine)):
            raise Refusal("wrong-credential")
        host, seats = host or is_host, seats | here
    return Holder(hashed(secrets[0]), host, frozenset(seats))


def guest_of(table: Table, secrets: list[str]) -> Holder:
    """Refuses unless somebody shows an invitation of this table."""
    for mine in map(hashed, secrets):
        for number, seat in enumerate(table.seats):
            if seat.invitation is not None and compare_digest(seat.invitation, mine):
                return Holder(mine, host=False, seats=frozenset(), invited=number)
    raise Refusal("wrong-credential")


@contextmanager
def _explained() -> Iterator[None]:
    """What the game does not allow is refused, with its reason."""
    try:
        yield
    except IllegalAction as fault:
        raise illegal(fault) from None
    except GameError as fault:
        raise wrong(fault) from None


class Rights:
    """What one holder of secrets may do at one table."""

    def __init__(self, table: Table, holder: Holder) -> None:
        self.table = table
        self.holder = holder

    # ---- answers ----

    def draft(self, seat: int, actions: Sequence[str], usual: Sequence[str] = ()) -> None:
        """All of these answers or none; then what almost everybody would answer, of these kinds."""
        self._must_be_asked(seat)
        drafts = self.table.drafts
        drafted, thinking = len(drafts.given), drafts.thinking
        try:
            with _explained():
                for action in in_order(self.table.game_for(seat), actions):
                    drafts.add(action)
        except Refusal:
            drafts.keep(drafted)
            drafts.thinking = thinking
            raise
        if usual:
            drafts.go_on(usual)

    def undo(self, seat: int, keep: int | None) -> None:
        """All drafts but the first so many; or the last one and those after it that nobody had to
        think about."""
        self._must_be_asked(seat)
        drafts = self.table.drafts
        if len(drafts.given) <= (keep or 0):
            raise Refusal("nothing-drafted")
        if keep is None:
            drafts.keep_chosen()
        else:
            drafts.keep(keep)

    def confirm(self, seat: int) -> None:
        self._must_be_asked(seat)
        advance, actions = self.table.drafts.advance, self.table.drafts.actions
        if not actions:
            raise Refusal("nothing-drafted")
        *before, last = actions
        for action in before:
            self.table.add(ACTION, seat, {"action": action})
        # In the entry of the answer itself, so that the number of entries tells nobody of it.
        kept = {} if advance is None else {"advance": advance}
        self.table.add(ACTION, seat, {"action": last, **kept})
        self.table.follow_orders()

    def draw_ahead(self, seat: int, action: str | None) -> None:
        """While a final draft waits, and others may follow before the own draw."""
        self._must_be_asked(seat)
        with _explained():
            self.table.drafts.choose_draw(action)

    def rewind(self, seat: int, to: int) -> None:
        self._must_hold(seat)
        if not self.table.alone:
            raise Refusal("another-human")
        self.must_be_allowed_to_play_on()
        if self.table.status not in (PLAYING, OVER):
            raise self.table.not_played()
        self._must_play_by_our_rules()
        if to >= len(self.table.actions):
            raise Refusal("nothing-to-rewind")
        if self.table.deals_after(to):
            raise Refusal("dealt")  # G-135: to choose again would be to choose after a look
        self.table.add(REWIND, seat, {"to": to})

    def _must_be_asked(self, seat: int) -> None:
        self._must_hold(seat)
        self._must_be_playing()
        if self.table.seats[seat].bot:
            raise Refusal("bot-plays")
        if self.table.to_move != seat:
            raise Refusal("not-asked", topic="reasons", key="not-your-turn", rule="FLOW-01")

    # ---- seats ----

    def hand_over(self, number: int, level: str) -> None:
        """The host at once, the seat itself, any player after a silence."""
        seat = self._human(number)
        self._must_be_playing()
        if not (self.holder.host or number in self.holder.seats):
            self._must_be_player()
            if number != self.table.to_move:
                raise Refusal("not-silent", seconds=0)
            self._must_be_silent(self.table.rules.silence)
        if seat.bot:
            raise Refusal("bot-plays")
        self.table.add(SEAT, number, {"what": HAND_OVER, "level": level})

    def take_back(self, number: int) -> None:
        self._must_hold(number)
        self._must_be_playing()
        seat = self._human(number)
        if seat.conceded:
            raise Refusal("conceded")
        if not seat.bot:
            raise Refusal("no-bot-plays")
        self.table.add(SEAT, number, {"what": TAKE_BACK})
        self.table.follow_orders()

    def rename(self, number: int, name: str) -> None:
        self._human(number)
        if not self.holder.host:
            self._must_hold(number)
        self._must_not_be_frozen()
        self._must_play_by_our_rules()
        names = self.table.names
        names[number] = name
        try:
            check_names(names, len(names))
        except GameError as fault:
            raise wrong(fault) from None
        self.table.add(SEAT, number, {"what": RENAME, "name": name})

    def new_link(self, number: int | None) -> str:
        """A new invitation to a seat, or a new secret for spectators (None); the old ones are good
        for nothing, and the whole table hears of it."""
        self._must_be_host()
        self._must_not_be_frozen()
        if number is not None:
            self._human(number)
        link = new_secret()
        kept = "secret" if number is None else "invitation"
        self.table.add(SEAT, number, {"what": LINK, kept: hashed(link)})
        return link

    def take(self, secret: str) -> None:
        """The seat of the invitation. The first who comes opens it from then on, with a secret that
        nobody else was ever told; the same again changes nothing."""
        number, mine = self.holder.invited, hashed(secret)
        assert number is not None
        seat = self.table.seats[number]
        if seat.secret is not None and compare_digest(seat.secret, mine):
            return
        if seat.secret is not None:
            raise Refusal("seat-taken")
        self._must_not_be_frozen()
        if mine in self.table.known_secrets:
            raise Refusal("secret-known")
        self.table.add(SEAT, number, {"what": TAKE, "secret": mine})

    def give_orders(self, number: int, orders: Orders) -> None:
        self._must_hold(number)
        self._must_be_playing()
        self.table.add(ORDERS, number, dated(orders, self.table.game).model_dump())
        self.table.follow_orders()

    # ---- the table ----

    def set_rules(self, rules: HouseRules) -> None:
        self._must_be_host()
        self._must_be_playing()
        if rules.play_on != self.table.rules.play_on:
            raise Refusal("play-on-agreed")
        self.table.add(SETTINGS, None, rules.model_dump())

    def concede(self, number: int, level: str) -> None:
        """A bot plays on; with nobody left to beat, or no human left, the game ends."""
        self._must_hold(number)
        self._must_be_playing()
        if self.table.seats[number].conceded:
            raise Refusal("conceded")
        self.table.add(CONCEDE, number, {"level": level})
        left = [i for i, seat in enumerate(self.table.seats) if not seat.conceded]
        if len(left) == 1 or not any(self.table.seats[i].kind == "human" for i in left):
            self.table.add(END, None, {"why": "conceded", "winners": left})

    def end(self) -> None:
        """The host at once, any player once the game is dead."""
        self._must_be_playing()
        if self.holder.host:
            why = "host"
        else:
            self._must_be_player()
            self._must_be_silent(self.table.rules.dead)
            why = "dead"
        self.table.add(END, None, {"why": why, "winners": []})

    def rematch(self, game: str) -> None:
        self.must_be_done_with()
        if not self.holder.host:
            self._must_be_player()
        if self.table.rematch is not None:
            raise Refusal("rematch-there", game=self.table.rematch)
        self.table.add(REMATCH, None, {"game": game})

    # ---- who may ----

    def must_have_seen(self, drafted: int) -> None:
        if drafted != len(self.table.drafts.given):
            raise Refusal("stale", sequence=self.table.sequence)

    def must_be_open(self) -> None:
        self._must_not_be_frozen()
        if not self.table.open:
            raise Refusal("not-over")

    def must_be_done_with(self) -> None:
        """Over, ended, or from before: nobody plays here any more."""
        if self.table.status == PLAYING:
            raise Refusal("not-over")

    def must_be_allowed_to_play_on(self) -> None:
        """From a past moment: whoever does so has seen what comes."""
        if not self.table.rules.play_on:
            raise Refusal("no-play-on")

    def must_be_advised(self, seat: int) -> None:
        if not self.table.rules.hints:
            raise Refusal("no-hints")
        self._must_be_asked(seat)
        if self.table.drafts.final:
            raise Refusal("confirm-first")

    def must_be_deletable(self) -> None:
        self._must_be_host()

    def _human(self, number: int) -> Seat:
        seat = self._seat(number)
        if seat.kind != "human":
            raise Refusal("no-human")
        return seat

    def _seat(self, number: int) -> Seat:
        if number >= len(self.table.seats):
            raise Refusal("no-such-seat")
        return self.table.seats[number]

    def _must_hold(self, number: int) -> None:
        self._seat(number)
        if number not in self.holder.seats:
            raise Refusal("not-yours")

    def _must_be_player(self) -> None:
        if not self.holder.seats:
            raise Refusal("not-yours")

    def _must_be_host(self) -> None:
        if not self.holder.host:
            raise Refusal("not-host")

    def _must_be_playing(self) -> None:
        if self.table.status != PLAYING:
            raise self.table.not_played()

    def _must_not_be_frozen(self) -> None:
        if self.table.status == FROZEN:
            raise self.table.not_played()

    def _must_play_by_our_rules(self) -> None:
        _ = self.table.game  # or it says so

    def _must_be_silent(self, seconds: float) -> None:
        waited = self.table.now - self.table.moved
        if waited < seconds:
            raise Refusal("not-silent", seconds=int(seconds - waited) + 1)
