"""People and bots around one terminal: who is asked, what they are shown, and how it is kept."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from itertools import groupby
from time import monotonic
from typing import Final

from lisboa import PRODUCT
from lisboa.bots.safeguard import Guarded
from lisboa.game import Game, GameError
from lisboa.game.picking import take_back
from lisboa.rules.machinery import agenda as ag
from lisboa.rules.machinery import log as e
from lisboa.rules.machinery import numbers as w
from lisboa.terminal import wordlist
from lisboa.terminal.answering import Answering, Misunderstood
from lisboa.terminal.choices import Choice
from lisboa.terminal.chronicle import chapters
from lisboa.terminal.console import faint
from lisboa.terminal.ending import show_result
from lisboa.terminal.reference import Reference
from lisboa.terminal.saves import Save
from lisboa.terminal.screen import Screen
from lisboa.terminal.sight import AROUND, Sight, sight
from lisboa.text import court, look, player_boards, say, things

_say = partial(say, "play")
_word = partial(say, "commands")
LONG: Final = 0.2  # seconds that a bot thinks before one wonders


class Leaving(Exception):
    """Somebody wants to go on another time."""


class HotSeat:
    """One game at one terminal."""

    def __init__(
        self,
        game: Game,
        bots: Mapping[int, Guarded],
        save: Save,
        screen: Screen,
        *,
        full: bool = False,
    ) -> None:
        self.game = game
        self.names = things.all_called(game.names)
        self.bots = bots
        self.save = save
        self.screen = screen
        self.lacerda = look.lacerda(game.state)  # nobody sits there
        seats = (seat for seat in range(game.players) if seat != self.lacerda)
        self.people = [seat for seat in seats if seat not in bots]
        # Events that a seat has been told of; of an old game it hears the last round.
        self.told = dict.fromkeys(range(game.players), _last_round(game))
        self.looking: int | None = self.people[0] if len(self.people) == 1 else None
        self.drawn = -1  # the turn for which the table was last shown
        self.full = full  # the whole table at every turn, or what has changed
        self.seen: dict[int, Sight] = {}  # how the table was when a seat last looked
        self.hinted = False  # that there are words besides numbers
        self.unsaved = False
        self.blamed: set[tuple[int, str]] = set()  # bots, and what they did wrong
        self.pace = {seat: bot.kind.budget.seconds or 0.0 for seat, bot in bots.items()}  # seconds

    def play(self) -> bool:
        """Until the end of the game (True), or until somebody leaves."""
        try:
            while self.game.decision is not None:
                seat = self.game.decision.seat
                if seat in self.bots:
                    self._ask_bot(seat)
                else:
                    self._keep()
                    self._ask_person(seat)
        except (Leaving, EOFError, KeyboardInterrupt):
            self._leave()
            return False
        self._keep()
        self._tell(self.looking)
        show_result(self.game, self.screen)
        return True

    def _ask_bot(self, seat: int) -> None:
        """A bot gets the view of its seat, never the game itself."""
        bot, view, began = self.bots[seat], self.game.view(seat), monotonic()
        with self._thinking(seat):
            action = bot.answer(view, view.legal)
        self.pace[seat] = max(self.pace[seat], monotonic() - began)
        self._tell_fault(seat)
        self.game.play(action, seat)
        self.unsaved = True

    def _tell_fault(self, seat: int) -> None:
        """What a bot does wrong again and again is told once."""
        bot = self.bots[seat]
        if not bot.faults or (seat, bot.faults[-1].what) in self.blamed:
            return
        self.blamed.add((seat, bot.faults[-1].what))
        name = _say("introduced", name=self.names[seat], kind="bot", bot=bot.kind.name)
        self.screen.line(_say("forfeited", sentence=bot.faults[-1].sentence(name)))

    @contextmanager
    def _thinking(self, seat: int) -> Iterator[None]:
        """Say so on a screen, if this bot takes long, until it has answered."""
        if self.screen.plain or self.pace[seat] < LONG:
            yield
            return
        print(faint(_say("thinking", name=self.names[seat])), end="", flush=True)
        try:
            yield
        finally:
            print("\r\033[2K", end="", flush=True)

    # ---- saving ----

    def _keep(self) -> None:
        if self.unsaved:
            self._write()

    def _write(self) -> bool:
        try:
            self.save.write(self.game)
            self.unsaved = False
        except OSError as error:
            self.unsaved = True
            self.screen.line(_say("not-saved", reason=error.strerror or str(error)))
        return not self.unsaved

    def _leave(self) -> None:
        print()
        if self._write():
            self.screen.line(_say("left", folder=str(self.save.folder)))

    # ---- one decision of a person ----

    def _ask_person(self, seat: int) -> None:
        self._pass_screen(seat)
        asked = Answering(self.game, seat)
        self._show_decision(seat, asked)
        while True:
            typed: str | None = self.screen.ask(_word("prompt", name=self.names[seat]))
            while typed is not None:
                done, typed = self._obey(typed.strip(), asked)
                if done:
                    return

    def _obey(self, typed: str, asked: Answering) -> tuple[bool, str | None]:
        """Whether the question is behind us, and what was typed instead of a yes or no."""
        if not typed:
            self._show_question(asked)
            self.screen.line(_word("nothing-typed", most=len(asked.options)))
            return False, None
        word, _, rest = typed.partition(" ")
        if typed.startswith("?"):
            word, rest = "?", typed[1:]
        try:
            command = None if asked.is_plain_answer(typed) else wordlist.command(word)
            if command is None:
                return self._choose(asked, asked.meant(typed))
        except Misunderstood as sentence:
            self.screen.line(str(sentence))
            return False, None
        return self._command(command, rest.strip(), asked), None

    def _choose(self, asked: Answering, actions: list[int]) -> tuple[bool, str | None]:
        answers = asked.answers(actions)
        if answers is None:
            self._show_question(asked)
            return False, None
        if self.screen.has_keyboard and asked.is_final(actions):
            answer = self.screen.ask(_word("confirm")).strip()
            agreed = wordlist.agrees(answer)
            if not agreed:
                return False, answer if agreed is None else None
        for action in answers:
            self.game.play(action)
        self._write()
        return True, None

    def _command(self, command: str, rest: str, asked: Answering) -> bool:
        """Whether the question has to be asked anew."""
        match command:
            case "undo":
                return self._undo(asked)
            case "short" | "full":
                self.full = command == "full"
                self.screen.line(_word(f"now-{command}"))
            case "again":
                self._show_question(asked)
            case "save":
                if self._write():
                    self.screen.line(_say("saved", file=str(self.save.record)))
            case "quit":
                raise Leaving
            case _:
                Reference(self.game, asked, self.screen).tell(command, rest)
        return False

    def _undo(self, asked: Answering) -> bool:
        if thing := asked.unpick():
            self._show_question(asked)
            self.screen.line(_word("unpicked", thing=thing))
            return False
        try:
            take_back(self.game)
        except GameError as error:
            self.screen.line(str(error))
            return False
        self._write()
        last = len(self.game.events())
        self.told = {seat: min(n, last) for seat, n in self.told.items()}
        self.screen.line(_word("undone"))
        return True

    # ---- what is shown ----

    def _pass_screen(self, seat: int) -> None:
        """A page without secrets between two people; there are none before hands are dealt."""
        if self.game.state.blue and len(self.people) > 1:
            self.looking = None
            return
        if seat == self.looking:
            return
        if len(self.people) > 1:
            if self.looking is not None:
                self.screen.hide()
            self.screen.title(PRODUCT)
            answer = self.screen.ask(_say("pass", name=self.names[seat])).strip()
            if wordlist.command(answer) == "quit":
                raise Leaving
            self.screen.hide()
        self.looking, self.drawn = seat, -1

    def _show_decision(self, seat: int, asked: Answering) -> None:
        """The table once a turn, or what has changed there since this seat last looked."""
        at, turn = asked.at, self.game.state.turn
        first = self.drawn != turn
        self.drawn = turn
        by_card = any(option.group != w.NONE for option in asked.options)
        self._show_table(seat, at, first=first)
        self.screen.title(_say("asked", name=at.names[seat], round=court.round_text(at)))
        self._tell(seat)
        own = at.state.players[seat]
        means, goods = player_boards.means(own), look.goods(own.goods)
        self.screen.line(_say("status", means=means, goods=goods))
        if first and not by_card:
            self.screen.table(at, ["hand"])
        elif not by_card and not at.state.blue:
            cards = [things.card_label(at.t, card) for card in own.hand]
            self.screen.line(_say("status-hand", cards=look.listed(cards)))
        self._show_question(asked)

    def _show_table(self, seat: int, at: look.Look, *, first: bool) -> None:
        if self.screen.plain:  # what happened is told in words
            if first and self.full:
                self.screen.table(at, (*AROUND, "players"))
            return
        if not (first or self.screen.is_tall):
            return
        before, self.seen[seat] = self.seen.get(seat), sight(at)
        if before is None or self.full or self.screen.is_tall:
            self.screen.table(at, (*AROUND, "players"))
        else:
            self.screen.changes(at, before, self.seen[seat])

    def _show_question(self, asked: Answering) -> None:
        print()
        self.screen.strong(asked.question)
        options = asked.options
        numbered = list(enumerate(options, 1))
        for group, members in groupby(numbered, key=lambda member: member[1].group):
            if group != w.NONE:
                card = things.card_label(asked.at.t, group)
                text = court.card_text(asked.at, group)
                self.screen.card(_say("titled", title=card, text=text), len(card))
            self._show_options(list(members), together=group != w.NONE)
        if asked.several is not None:
            if asked.picked:
                picked = [asked.named(thing) for thing in asked.picked]
                self.screen.line(_word("picked", things=look.items(picked)))
            self.screen.line(_word("hint-picking", example="1 2"))
        elif not self.hinted or ag.kind_of(asked.at.state.agenda[-1]) == ag.ASK_TURN:
            self.screen.line(_word("hint", most=len(options)))
            self.hinted = True

    def _show_options(self, members: list[tuple[int, Choice]], *, together: bool) -> None:
        """One below the other, or those of a card in one line."""
        if together and not self.screen.plain:
            self.screen.items([self._in_brief(*member) for member in members])
            return
        for number, option in members:
            changes = self._changes(option)
            extras = changes or ([] if self.screen.plain else [""])
            details = [option.detail] if option.detail else []
            self.screen.item(number, option.text, [*extras, *details], option.final)

    def _in_brief(self, number: int, option: Choice) -> tuple[int, str, list[str], bool]:
        details = [_say("brief-detail", text=option.detail)] if option.detail else []
        return number, option.brief, [*self._changes(option), *details], option.final

    def _changes(self, option: Choice) -> list[str]:
        """What is paid and gained at once, in one text."""
        key = "change-words" if self.screen.plain else "change"
        changes = [_say(key, sign=sign, amount=amount) for sign, amount in option.changes]
        return [", ".join(changes)] if changes else []

    def _tell(self, seat: int | None) -> None:
        """What happened since this seat was last told."""
        since = self.told[seat] if seat is not None else 0
        events = self.game.events(seat, since=since)
        if seat is None or not events:
            return
        self.told[seat] = events[-1].number + 1
        log = [event.told for event in events]
        told = chapters(self.game.state.t, log, self.names, lacerda=self.lacerda)
        self.screen.told(
            [line for chapter in told for turn in chapter.turns for line in turn.lines],
            self.names,
        )


def _last_round(game: Game) -> int:
    """The number of the event with which the last turn of everybody began."""
    turns = [event.number for event in game.events() if event.told[0] == e.TURN_BEGINS]
    return turns[-game.players - 1] if len(turns) > game.players else 0
