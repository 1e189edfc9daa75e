"""What is wrong with an edition, said in one sentence each."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong; `entry` or `field` is empty if it concerns more than that."""

    file: str
    entry: str
    field: str
    reason: str  # a message of the catalogue "edition", without its prefix "fault-"
    arguments: tuple[tuple[str, str | int], ...] = ()

    def text(self) -> str:
        """One sentence that names the file, the entry, the field and the reason."""
        from lisboa.text import say

        whole = {"file": self.file, "entry": self.entry, "field": self.field}
        depth = ("file", "head", "entry", "field")[2 * bool(self.entry) + bool(self.field)]
        place = say("edition", f"place-{depth}", **whole)
        return say("edition", "fault", place=place, reason=self.reason_text())

    def reason_text(self) -> str:
        """The reason alone, where the place is known."""
        from lisboa.text import say

        return say("edition", f"fault-{self.reason}", **dict(self.arguments))


class EditionError(ValueError):
    """An edition that cannot be played; its text names every fault, one per line."""

    def __init__(self, folder: str, faults: tuple[Fault, ...]) -> None:
        super().__init__(folder, faults)
        self.folder = folder
        self.faults = faults

    def __str__(self) -> str:
        from lisboa.text import say

        head = say("edition", "refused", folder=self.folder, faults=len(self.faults))
        return "\n".join((head, *(fault.text() for fault in self.faults)))


class OtherEdition(ValueError):
    """Something was written with another built-in edition than the one of this program."""

    def __init__(self, written: str, own: str) -> None:
        super().__init__(written, own)
        self.written = written
        self.own = own

    def __str__(self) -> str:
        from lisboa.text import say

        return say("edition", "other-built-in", written=self.written, own=self.own)
