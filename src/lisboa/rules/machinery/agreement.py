"""What a table may agree on before the deal: solo, the variants and the configurable rulings."""

from dataclasses import astuple, dataclass


@dataclass(frozen=True)
class Agreement:
    """The defaults are the plain game."""

    solo: bool = False  # chapter 23: alone against Lacerda
    draft: bool = False  # DRAFT
    starting_decrees: bool = False  # STARTDECREE
    tasks: tuple[int, ...] = ()  # TASK: the seats that get a task card
    tokens: bool = False  # TOKEN
    queen: bool = False  # QUEEN
    discard_before_ships: bool = True  # CF-21
    servant_decrees: int = 6  # SOLO-RANK-05
    blank_task_rewards: str = "above"  # CF-47: "above" or "below"

    def __post_init__(self) -> None:
        if self.solo and self.draft:
            raise ValueError("there is nobody to draft with in solo")  # G-151

    def __reduce__(self) -> tuple[type["Agreement"], tuple[object, ...]]:
        """For pickle, which cannot set the fields of a frozen class once it is compiled."""
        return Agreement, astuple(self)

    def numbers(self) -> list[int]:
        """For the identity of a state."""
        switches = (self.solo, self.draft, self.starting_decrees, self.tokens, self.queen)
        below = self.blank_task_rewards == "below"
        return [*switches, self.discard_before_ships, self.servant_decrees, below, *self.tasks]


PLAIN = Agreement()
