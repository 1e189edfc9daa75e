"""Drafts: what the seat to move has answered for now, and a final answer that waits.

Only the last one can be final. It is not carried out before the confirm; with it the card to draw
may be chosen, where others may follow before the own draw.
"""

from collections.abc import Callable, Sequence

from lisboa.game import Game, GameError, IllegalAction
from lisboa.rules.machinery import reasons
from lisboa.rules.machinery.agenda import seat_of
from lisboa.server.faults import Refusal
from lisboa.server.show.course import Drafted
from lisboa.server.show.usual import usual
from lisboa.server.show.waiting import draws


class Drafts:
    """The drafts of one table."""

    def __init__(self, published: Callable[[], Game]) -> None:
        self._published = published
        self.forget()

    def forget(self) -> None:
        self.given: list[Drafted] = []
        self.game: Game | None = None  # with all of them but a final one
        self.final = False  # the last one is, so it is not carried out yet
        self.advance: str | None = None  # the card to draw after others have followed
        self.thinking = False  # also if everything was taken back

    @property
    def actions(self) -> list[str]:
        return [str(draft.action) for draft in self.given]

    @property
    def kept(self) -> list[str]:
        """All that must not get lost: behind a final one the card to draw, if it is chosen."""
        return [*self.actions, *([] if self.advance is None else [self.advance])]

    @property
    def waiting(self) -> Drafted | None:
        """The final one."""
        return self.given[-1] if self.final else None

    def add(self, action: str) -> None:
        """An answer of the seat to move."""
        if self.final:
            raise Refusal("confirm-first")
        game = self.game or self._published()
        answer, before = game.action(action), game.state
        reason = game.why_not(answer)
        if reason is not None:
            raise IllegalAction(reason, str(answer))
        if answer.final:
            self.final = True
        else:
            if self.game is None:
                self.game = Game.of_state(before, game.names)
            self.game.play(answer)
        self.given.append(Drafted(answer, seat_of(before.agenda[-1]), before, game.names))
        self.thinking = True

    def go_on(self, kinds: Sequence[str]) -> None:
        """Answer what follows as almost everybody would, of these kinds, up to a real choice."""
        while self.game is not None and not self.final:
            answer = usual(self.game.state, self.game.legal, kinds)
            if answer is None:
                return
            self.add(str(answer))

    def keep(self, first: int) -> None:
        """Take back all but the first so many."""
        while len(self.given) > first:
            self.given.pop()
            if self.final:
                self.final, self.advance = False, None
            elif self.game is not None:
                self.game.undo()
        if not self.given:
            self.game = None

    def keep_chosen(self) -> None:
        """Take back the last one that somebody had to think about, and all after it."""
        chosen = [number for number, draft in enumerate(self.given) if not draft.usual]
        self.keep(max(chosen, default=0))

    def choose_draw(self, action: str | None) -> None:
        """Which card to draw when others have followed; None: to be asked then."""
        open_ = draws(self.waiting.action) if self.waiting else []
        if not open_:
            raise Refusal("no-advance")
        chosen = None if action is None else self._published().action(action)
        if chosen is not None and chosen not in open_:
            rule, message = reasons.RULE[reasons.CARD_NOT_SHOWN]
            raise Refusal("illegal", topic="reasons", key=message, rule=rule)
        self.advance = None if chosen is None else str(chosen)

    def restore(self, kept: list[str]) -> None:
        """As the database has them."""
        thinking = self.thinking
        self.forget()
        for action in kept:
            try:
                if self.final:
                    self.choose_draw(action)
                else:
                    self.add(action)
            except (GameError, IllegalAction, Refusal):  # this program plays it differently
                break
        self.thinking = self.thinking or thinking
