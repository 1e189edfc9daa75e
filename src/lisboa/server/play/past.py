"""A table from before: its game was played under rules that this program does not play.

It is never replayed. Its seats, links and end are as the log tells them; how it stood is what the
program that played it left as a keepsake (`server/keeping.py`).
"""

from typing import Any

from lisboa.edition import Edition
from lisboa.game.faults import other_rules
from lisboa.game.game import Game
from lisboa.game.positions.document import SeatView
from lisboa.game.records.transcript import HIDDEN_PICK, read
from lisboa.game.variants import unspell_variants
from lisboa.rules.machinery.agreement import Agreement
from lisboa.server.faults import Refusal
from lisboa.server.play.entries import ACTION, ENDED, FROZEN, OVER, Stored
from lisboa.server.play.table import Table
from lisboa.server.show.figures import Figures
from lisboa.server.show.messages import PastInfo, ResultInfo
from lisboa.server.show.stories import Story
from lisboa.server.show.telling import EventText
from lisboa.server.show.texts import Text

EVERYBODY = "everybody"  # what spectators see, in keepsakes
PICK = HIDDEN_PICK.removesuffix("?")


class PastTable(Table):
    """Can be looked at, exported, followed by another game and deleted."""

    def __init__(self, stored: Stored, edition: Edition, kept: dict[str, Any] | None) -> None:
        self._answers: list[tuple[int, str]] = []
        self._hash = ""
        super().__init__(stored.foundation, edition)
        self._kept = kept or {"sequence": 0, "views": {}, "events": [], "records": {}}
        self.status = FROZEN
        for entry in stored.entries:
            self.apply(entry)
            self._hash = entry.hash or self._hash
        self.status = stored.status if stored.status in (OVER, ENDED) else FROZEN
        later = (entry for entry in stored.entries if entry.sequence > self._kept["sequence"])
        self._missing = sum(entry.kind == ACTION for entry in later)
        if self._kept["views"]:  # in which seats go by the names that they had then
            for seat, name in zip(self.seats, self.shown(None)["seats"], strict=True):
                seat.name = name

    # ---- the log, without playing it ----

    def _begin(self) -> None:
        self.actions, self._answers = [], []

    def _start(self) -> Game:
        raise self._refusal("other-rules")

    def _play(self, seat: int | None, action: str) -> None:
        assert seat is not None
        self.actions.append(action)
        self._answers.append((seat, action))

    def _rewind(self, to: int) -> None:
        self.rewound = self.sequence
        del self.actions[to:], self._answers[to:]

    # ---- looking ----

    @property
    def past(self) -> PastInfo:
        return PastInfo(**other_rules(self.foundation.rules), missing=self._missing)

    @property
    def result(self) -> ResultInfo | None:
        result = self._kept.get("result")
        return None if result is None or self._missing else ResultInfo.model_construct(**result)

    def shown(self, seat: int | None) -> SeatView:
        view: SeatView | None = self._kept["views"].get(_name(seat))
        if view is None:
            raise self._refusal("not-kept")
        return view

    def events(self, seat: int | None, since: int, most: int | None = None) -> list[EventText]:
        known = [event for event in self._kept["events"][since:] if event["for"] in (None, seat)]
        return [
            EventText.model_construct(**{**event, "text": Text.model_validate(event["text"])})
            for event in known[:most]
        ]

    def stories(self, since: int | None) -> list[Story]:
        """Only the rules would say what belonged together: there are the words of `events`."""
        return []

    def figures(self, seat: int | None) -> Figures:
        return Figures(visits=None, decrees={}, projected=[])  # nobody works them out any more

    @property
    def event_count(self) -> int:
        return len(self._kept["events"])

    @property
    def agreement(self) -> Agreement:
        record = read(self.foundation.deal)
        return unspell_variants(record.variants, record.names)

    def not_played(self) -> Refusal:
        return self._refusal("other-rules") if self.status == FROZEN else super().not_played()

    def _refusal(self, code: str) -> Refusal:
        return Refusal(code, **other_rules(self.foundation.rules))

    # ---- the record ----

    def record(self, seat: int | None) -> str:
        """For the program that plays it: as it was kept, or else as the log has it."""
        kept: str | None = self._kept["records"].get(_name(seat))
        return kept if kept is not None and not self._missing else self._from_log(seat)

    def _from_log(self, seat: int | None) -> str:
        """Where turns began only the rules would say, so all answers stand in one line. Before
        the end nothing of the deal is told: what has been seen of it, too, only they would say."""
        heads, _, deal = self.foundation.deal.partition("\n\n[deal]\n")
        if self.open:
            return f"{heads}\n\n[deal]\n{deal.rstrip()}\n{self._line(None)}"
        names = read(self.foundation.deal).names
        known = "everybody" if seat is None else names[seat]
        return f"{heads}\nknown: {known}\n\n[game]\n{self._line({seat})}"

    def _line(self, readers: set[int | None] | None) -> str:
        names = read(self.foundation.deal).names
        said: list[str] = []
        speaker = -1
        for seat, action in self._answers:
            hidden = readers is not None and seat not in readers and action.startswith(PICK)
            words = HIDDEN_PICK if hidden else action
            said.append(words if seat == speaker else f"{names[seat]}> {words}")
            speaker = seat
        if said:
            said[0] = f"0 {said[0].replace('> ', ': ', 1)}"
        end = f"  = {self._hash}" if self._hash and readers is None else ""
        return f"{'; '.join(said)}{end}\n" if said else ""


def _name(seat: int | None) -> str:
    return EVERYBODY if seat is None else str(seat)
