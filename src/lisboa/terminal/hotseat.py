"""People and bots around one terminal: questions, answers, and all one can ask meanwhile."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager, redirect_stderr
from functools import partial
from time import monotonic
from typing import Final

from lisboa import PRODUCT
from lisboa.bots.safeguard import Guarded
from lisboa.game import Game, GameError
from lisboa.rules.machinery import agenda as ag
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery.state import Event
from lisboa.terminal import choices
from lisboa.terminal.choices import Choice
from lisboa.terminal.chronicle import Chapter, chapters
from lisboa.terminal.console import faint, short
from lisboa.terminal.ending import show_result
from lisboa.terminal.saves import Save
from lisboa.terminal.screen import Screen
from lisboa.text import court, look, player_boards, say, things
from lisboa.text.look import Look
from lisboa.text.sections import SECTIONS
from lisboa.text.wording import question_text

_say = partial(say, "play")
TURNS_IN_LOG: Final = 12
LONG: Final = 0.2  # seconds that a bot thinks before one wonders
AROUND: Final = tuple(name for name in SECTIONS if name not in ("hand", "pack"))
COMMANDS: Final = ("u", "b", "h", "l", "n", "w", "s", "?", "q")


class Leaving(Exception):
    """Somebody wants to go on another time."""


class HotSeat:
    """One game at one terminal."""

    def __init__(self, game: Game, bots: Mapping[int, Guarded], save: Save, screen: Screen) -> None:
        self.game = game
        self.names = things.all_called(game.names)
        self.bots = bots
        self.save = save
        self.screen = screen
        self.lacerda = look.lacerda(game.state)  # nobody sits there
        seats = (seat for seat in range(game.players) if seat != self.lacerda)
        self.people = [seat for seat in seats if seat not in bots]
        self.told = dict.fromkeys(range(game.players), 0)  # events that a seat has been told of
        self.looking: int | None = self.people[0] if len(self.people) == 1 else None
        self.drawn = -1  # the turn for which the table was last drawn
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
        at = look.look(self.game, seat)
        shown = choices.options(self.game, at)
        self._show_decision(seat, at, shown)
        while True:
            typed: str | None = self.screen.ask(_say("prompt", name=self.names[seat]))
            while typed is not None:
                done, typed = self._obey(typed.strip(), at, shown)
                if done:
                    return

    def _obey(self, typed: str, at: Look, shown: list[Choice]) -> tuple[bool, str | None]:
        """Whether the question is behind us, and what was typed instead of a yes or no."""
        if typed.isdecimal() and typed.isascii():
            number = int(typed[:9])
            if 1 <= number <= len(shown):
                return self._choose(shown[number - 1])
            self.screen.line(_say("no-such-number", number=short(typed), most=len(shown)))
            return False, None
        word, _, rest = typed.partition(" ")
        if typed.startswith("?"):
            word, rest = "?", typed[1:]
        command = word.lower()
        if not typed:
            self._show_question(at, shown)
            self.screen.line(_say("nothing-typed", most=len(shown)))
            return False, None
        if command not in COMMANDS:
            self.screen.line(_say("not-understood", text=short(typed), most=len(shown)))
            return False, None
        return self._command(command, rest.strip(), at, shown), None

    def _choose(self, option: Choice) -> tuple[bool, str | None]:
        if option.final and self.game.can_undo and self.screen.has_keyboard:
            answer = self.screen.ask(_say("confirm")).strip()
            if answer.lower() in _say("no-words").split():
                return False, None
            if answer.lower() not in ("", *_say("yes-words").split()):
                return False, answer
        self.game.play(option.action)
        self._write()
        return True, None

    def _command(self, command: str, rest: str, at: Look, shown: list[Choice]) -> bool:
        """Whether the question has to be asked anew."""
        match command:
            case "u":
                return self._undo()
            case "b":
                self._show_board(at, rest)
            case "h":
                self.screen.table(at, ["hand"])
            case "l":
                self._show_log(at)
            case "n":
                self._show_refused(at)
            case "w":
                for sentence in choices.why(self.game, at, short(rest), shown):
                    self.screen.line(sentence)
            case "s":
                if self._write():
                    self.screen.line(_say("saved", file=str(self.save.record)))
            case "?":
                self._help(rest, at, shown)
            case "q":
                raise Leaving
        return False

    def _undo(self) -> bool:
        try:
            self.game.undo()
        except GameError as error:
            self.screen.line(str(error))
            return False
        self._write()
        last = len(self.game.events())
        self.told = {seat: min(n, last) for seat, n in self.told.items()}
        self.screen.line(_say("undone"))
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
            answer = self.screen.ask(_say("pass", name=self.names[seat])).strip().lower()
            if answer == "q":
                raise Leaving
            self.screen.hide()
        self.looking, self.drawn = seat, -1

    def _show_decision(self, seat: int, at: Look, shown: list[Choice]) -> None:
        """The table once a turn, or always on a screen where all of it has room."""
        turn = self.game.state.turn
        first = self.drawn != turn
        self.drawn = turn
        by_card = any(option.group != w.NONE for option in shown)
        if not self.screen.plain and (first or self.screen.is_tall):
            self.screen.table(at, AROUND)
        self.screen.title(_say("asked", name=at.names[seat], round=court.round_text(at)))
        self._tell(seat)
        own = at.state.players[seat]
        means, goods = player_boards.means(own), look.goods(own.goods)
        self.screen.line(_say("status", means=means, goods=goods))
        if first and not by_card:
            self.screen.table(at, ["hand"])
        elif not by_card and not at.state.blue:
            cards = [things.card(at.t, card) for card in own.hand]
            self.screen.line(_say("status-hand", cards=look.listed(cards)))
        self._show_question(at, shown)

    def _show_question(self, at: Look, shown: list[Choice]) -> None:
        print()
        self.screen.strong(question_text(at.state, at.names))
        group = w.NONE
        for number, option in enumerate(shown, 1):
            if option.group != group:
                group = option.group
                card = things.card_label(at.t, group)
                self.screen.line(_say("titled", title=card, text=court.card_text(at, group)))
            self._show_option(number, option)
        if ag.kind_of(at.state.agenda[-1]) == ag.ASK_TURN:
            self.screen.line(_say("hint", most=len(shown)))

    def _show_option(self, number: int, option: Choice) -> None:
        key = "change-words" if self.screen.plain else "change"
        changes = [_say(key, sign=sign, amount=amount) for sign, amount in option.changes]
        extras = [", ".join(changes)] if changes else [""] if not self.screen.plain else []
        if option.detail:
            extras.append(option.detail)
        self.screen.item(number, option.text, extras, option.final)

    def _tell(self, seat: int | None) -> None:
        """What happened since this seat was last told."""
        since = self.told[seat] if seat is not None else 0
        events = self.game.events(seat, since=since)
        if seat is None or not events:
            return
        self.told[seat] = events[-1].number + 1
        log = [event.told for event in events]
        told = self._chapters(log)
        self.screen.told(
            [line for chapter in told for turn in chapter.turns for line in turn.lines],
            self.names,
        )

    def _chapters(self, log: list[Event]) -> list[Chapter]:
        return chapters(self.game.state.t, log, self.names, lacerda=self.lacerda)

    def _show_log(self, at: Look) -> None:
        log = [event.told for event in self.game.events(at.seat)]
        told = self._chapters(log)
        turns = [turn for chapter in told for turn in chapter.turns if turn.lines]
        for turn in turns[-TURNS_IN_LOG:]:
            if turn.number:
                name = self.names[turn.seat]
                self.screen.title(_say("log-turn", turn=turn.number, name=name))
            self.screen.told(turn.lines, self.names)

    def _show_board(self, at: Look, part: str) -> None:
        """All of the table, a part of it, or what lies before one player."""
        if not part:
            self.screen.table(at, SECTIONS)
            return
        wanted = part.casefold()
        for seat, name in enumerate(at.names):
            if name.casefold() == wanted:
                self.screen.title(name)
                self.screen.facts(player_boards.board_of(at, seat))
                return
        parts = {name: _say(f"part-{name}") for name in SECTIONS}
        found = [name for name, word in parts.items() if word.startswith(wanted)]
        if found:
            self.screen.table(at, found[:1])
        else:
            known = look.listed([*parts.values(), *at.names])
            self.screen.line(_say("no-part", text=short(part), parts=known))

    def _show_refused(self, at: Look) -> None:
        refused = choices.refused(self.game, at)
        if not refused:
            self.screen.line(_say("refused-none"))
            return
        self.screen.title(_say("refused-title"))
        for sentence, actions in refused.items():
            self.screen.line(sentence)
            for action in actions:
                self.screen.line(action, indent=4)

    def _help(self, about: str, at: Look, shown: list[Choice]) -> None:
        if about:
            self._show_rule(about)
            return
        for line in _say("help", most=len(shown)).splitlines():
            self.screen.line(line)
        decision = self.game.decision
        if decision is not None:
            self.screen.line(_say("help-rules", rules=look.listed(decision.rules)))

    def _show_rule(self, about: str) -> None:
        import sys

        from lisboa.terminal.looking_up import look_up

        with redirect_stderr(sys.stdout):
            look_up(short(about).split())
