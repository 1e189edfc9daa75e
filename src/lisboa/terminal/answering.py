"""One question to a person: its options by number, and what typed numbers and words mean there."""

import re
from collections.abc import Sequence
from functools import partial

from lisboa.game import Game, GameError, IllegalAction
from lisboa.game.picking import picking
from lisboa.rules.machinery import catalogue as act
from lisboa.terminal import choices, wordlist
from lisboa.terminal.choices import Choice
from lisboa.terminal.console import short
from lisboa.text import asking, look, rulebook, say, speaking
from lisboa.text.meaning import reason_text
from lisboa.text.wording import action_text, picking_text, question_text

_say = partial(say, "commands")
NUMBERS = re.compile(r"[0-9]+(?:[\s,;+&]+[0-9]+)*[,;]?")


class Misunderstood(Exception):
    """What was typed is no answer; its text is one sentence."""


class Answering:
    """A question while somebody answers it; several things may be picked in any order (G-152)."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game = game
        self.at = look.look(game, seat)
        self.several = picking(game.state)
        self.picked: list[int] = []
        self._plain = choices.options(game, self.at) if self.several is None else []

    @property
    def question(self) -> str:
        if self.several is not None:
            return picking_text(self.several)
        return question_text(self.at.state, self.at.names)

    @property
    def options(self) -> list[Choice]:
        if self.several is None:
            return self._plain
        return choices.things_to_pick(self.game, self.at, self.several, self.picked)

    @property
    def numbers(self) -> dict[int, int]:
        """By which number each answer goes."""
        return {option.action: number for number, option in enumerate(self.options, 1)}

    # ---- what is typed ----

    def is_plain_answer(self, typed: str) -> bool:
        """A yes or no where one is asked for: there it is no command."""
        return self._yes_or_no(typed) is not None

    def meant(self, typed: str) -> list[int]:
        """The answers that somebody means by numbers, or by words of exactly one option."""
        if NUMBERS.fullmatch(typed):
            return self._by_number(re.findall("[0-9]+", typed))
        number = self._yes_or_no(typed) or self._by_words(typed)
        return [self.options[number - 1].action]

    def answers(self, actions: Sequence[int]) -> list[int] | None:
        """What the engine is to be told; None if more is to be picked first."""
        if self.several is None:
            return list(actions)
        stop = self.several.stop
        picked = [*self.picked, *(action for action in actions if action != stop)]
        enough = stop in actions or self.several.complete(picked)
        if len(actions) > 1 and self.several.number is None:
            enough = True  # all of them were named at once
        if self.several.number is not None and len(picked) > self.several.number:
            raise Misunderstood(_say("too-many", n=self.several.number))
        for thing in picked:
            if picked.count(thing) > self.several.there(thing):
                raise Misunderstood(_say("not-there", thing=self.named(thing)))
        if not enough:
            self.picked = picked
            return None
        try:
            return self.several.answers(picked)
        except IllegalAction as error:
            raise Misunderstood(reason_text(error.reason)) from None

    def is_final(self, actions: Sequence[int]) -> bool:
        """Whether there is something to lose, and no way back."""
        if self.several is not None:
            stop = self.several.stop
            picked = [*self.picked, *(action for action in actions if action != stop)]
            return (self.game.can_undo or bool(picked)) and self.several.final(picked)
        return self.game.can_undo and self.game.action(actions[0]).final

    def unpick(self) -> str | None:
        """Take off what was picked last."""
        return self.named(self.picked.pop()) if self.picked else None

    def named(self, thing: int) -> str:
        return action_text(self.at.t, self.at.state, thing, self.at.names)

    # ---- numbers and words ----

    def _by_number(self, typed: Sequence[str]) -> list[int]:
        options = self.options
        if len(typed) > 1 and self.several is None:
            raise Misunderstood(_say("one-number"))
        for number in typed:
            if not 1 <= int(number[:9]) <= len(options):
                sentence = _say("no-such-number", number=short(number), most=len(options))
                raise Misunderstood(sentence)
        return [options[int(number) - 1].action for number in typed]

    def _yes_or_no(self, typed: str) -> int | None:
        """The number of a plain yes or no, where one is asked for."""
        verb = self.at.t.actions.verb
        declined = [n for n, x in enumerate(self.options, 1) if verb[x.action] == act.DECLINE]
        agreed = wordlist.agrees(typed) if typed and declined else None
        if agreed is None:
            return None
        others = [n for n in self.numbers.values() if n not in declined]
        fits = others if agreed else declined
        return fits[0] if len(fits) == 1 else None

    def _by_words(self, typed: str) -> int:
        most = len(self.options)
        found = self._fitting(typed)
        if len(found) == 1:
            return found[0]
        if found:
            numbers = look.listed(list(map(str, found)))
            raise Misunderstood(_say("fits-several", text=short(typed), numbers=numbers))
        near = wordlist.nearest(typed.partition(" ")[0])
        key = "not-understood-near" if near else "not-understood"
        raise Misunderstood(_say(key, text=short(typed), near=near or "", most=most))

    def _fitting(self, typed: str) -> list[int]:
        """The numbers of the options that are called so, or written so in records."""
        numbers = self.numbers
        try:
            action = self.game.action(typed).id
        except GameError:
            pass
        else:
            return [numbers[action]] if action in numbers else []
        for spoken in asking.readings():
            wanted = [word for word in asking.content(typed, spoken) if len(word) > 1]
            if not wanted or not all(word.replace("-", "").isalpha() for word in wanted):
                continue
            with speaking(spoken):
                texts = {n: rulebook.fold(self.named(action)) for action, n in numbers.items()}
                fits = [n for n, x in texts.items() if all(asking.occurs(y, x) for y in wanted)]
            if fits:
                return fits
        return []
