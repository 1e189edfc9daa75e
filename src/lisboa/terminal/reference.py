"""All that one can ask at a question: the table, the log, the rules, and why something is not."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from lisboa.game import Game
from lisboa.terminal import choices, wordlist
from lisboa.terminal.answering import Answering
from lisboa.terminal.chronicle import chapters
from lisboa.terminal.console import short
from lisboa.terminal.screen import Screen
from lisboa.text import asking, language, look, player_boards, rulebook, say
from lisboa.text.asking import Inquiry
from lisboa.text.sections import SECTIONS

_say = partial(say, "play")
_word = partial(say, "commands")
TURNS_IN_LOG: Final = 12


class Reference:
    """What can be looked up while somebody is asked something."""

    def __init__(self, game: Game, asked: Answering, screen: Screen) -> None:
        self.game = game
        self.asked = asked
        self.at = asked.at
        self.screen = screen

    def tell(self, command: str, about: str) -> None:
        """Answer one of the commands that change nothing."""
        if command == "why":
            for sentence in asking.why(
                Inquiry(self.game, self.at, short(about), self.asked.numbers)
            ):
                self.screen.line(sentence)
            return
        with self.screen.paged():
            match command:
                case "board":
                    self._board(about)
                case "hand":
                    self.screen.table(self.at, ["hand"])
                case "log":
                    self._log()
                case "refused":
                    self._refused()
                case _ if about:
                    self._rules(about)
                case _:
                    self._help()

    def _board(self, part: str) -> None:
        """All of the table, a part of it, or what lies before one player."""
        wanted = asking.content(part)
        if {*wanted} <= wordlist.typed("play", "part-all"):
            self.screen.table(self.at, SECTIONS)
            return
        for seat, name in enumerate(self.at.names):
            if name.casefold() == part.casefold():
                self.screen.title(name)
                self.screen.facts(player_boards.board_of(self.at, seat))
                return
        found = [
            name
            for name in SECTIONS
            if any(word.startswith(wanted[-1]) for word in wordlist.typed("play", f"part-{name}"))
        ]
        if found:
            self.screen.table(self.at, found[:1])
        else:
            known = look.listed([*(_say(f"part-{name}") for name in SECTIONS), *self.at.names])
            self.screen.line(_say("no-part", text=short(part), parts=known))

    def _log(self) -> None:
        log = [event.told for event in self.game.events(self.at.seat)]
        names, lacerda = list(self.at.names), look.lacerda(self.game.state)
        told = chapters(self.game.state.t, log, names, lacerda=lacerda)
        turns = [turn for chapter in told for turn in chapter.turns if turn.lines]
        if not turns:
            self.screen.line(_say("log-empty"))
        for turn in turns[-TURNS_IN_LOG:]:
            if turn.number:
                title = _say("log-turn", turn=turn.number, name=names[turn.seat])
                self.screen.title(title)
            self.screen.told(turn.lines, names)

    def _refused(self) -> None:
        refused = choices.refused(self.game, self.at)
        if not refused:
            self.screen.line(_say("refused-none"))
            return
        self.screen.title(_say("refused-title"))
        for sentence, actions in refused.items():
            self.screen.line(sentence)
            for action in actions:
                self.screen.line(action, indent=4)

    def _rules(self, about: str) -> None:
        from lisboa.terminal.looking_up import NotFound, look_up

        typed = short(about).rstrip("?").split()
        everything = typed[1:] != [] and wordlist.means(typed[-1], "everything")
        named = typed[:-1] if everything else typed
        words = _meant(named)
        if not words:  # “what do I do?”
            self._help()
            return
        try:
            look_up(words, everything=everything, hint="all-hint-in-game")
        except NotFound as sentence:
            self.screen.line(str(sentence))

    def _help(self) -> None:
        self.screen.title(_word("help-title"))
        for line in _word("help-game").splitlines():
            self.screen.line(line)
        print()
        lines = [line.partition(" | ") for line in _word("help-commands").splitlines()]
        self.screen.columns([(command, text) for command, _, text in lines])
        self.screen.line(_word("help-letters"))
        decision = self.game.decision
        if decision is not None:
            self.screen.line(_word("help-rules", rules=look.listed(decision.rules)))


def _meant(named: Sequence[str]) -> list[str]:
    """The words that say something, “what is rubble?”, in the language whose rules have them."""
    read = {
        spoken: [word for word in named if asking.content(word, spoken)]
        for spoken in asking.readings()
    }
    for spoken, words in read.items():
        if words and rulebook.having(words, spoken):
            return words
    return read[language()] if all(read.values()) else []
