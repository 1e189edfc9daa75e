"""Small bots for matches: `tests.arena.stubs:First` and the like."""

import os
import signal

from lisboa.bots.protocol import Budget
from lisboa.game import View


class First:
    """Takes the first answer, whatever it is."""

    def __init__(self, seed: int) -> None:
        pass

    def choose(self, view: View, legal: list[int], budget: Budget) -> int:
        return legal[0]


class Last(First):
    """Takes the last one."""

    def choose(self, view: View, legal: list[int], budget: Budget) -> int:
        return legal[-1]


class Failing(First):
    """Fails at every tenth question."""

    def __init__(self, seed: int) -> None:
        self.asked = 0

    def choose(self, view: View, legal: list[int], budget: Budget) -> int:
        self.asked += 1
        if self.asked % 10 == 0:
            raise ZeroDivisionError("a bug")
        return legal[0]


class Clumsy(First):
    """Fails at every fortieth question: rarely enough to be ranked."""

    def __init__(self, seed: int) -> None:
        self.asked = 0

    def choose(self, view: View, legal: list[int], budget: Budget) -> int:
        self.asked += 1
        if self.asked % 40 == 0:
            raise ZeroDivisionError("a small bug")
        return legal[0]


class Useless(First):
    """Fails at every question."""

    def choose(self, view: View, legal: list[int], budget: Budget) -> int:
        raise LookupError("no idea at all")


class Forgetful(First):
    """Has a method of the right name that cannot be asked."""

    def choose(self, view: View) -> int:  # type: ignore[override]  # the wrong one is the point
        return 0


class Impatient(First):
    """Presses Ctrl-C when it sits down for the third time, once."""

    sittings = 0

    def __init__(self, seed: int) -> None:
        Impatient.sittings += 1
        if Impatient.sittings == 3:
            os.kill(os.getpid(), signal.SIGINT)


class Deadly(First):
    """Takes its whole process along."""

    def __init__(self, seed: int) -> None:
        os.kill(os.getpid(), signal.SIGKILL)


FIRST, LAST, FAILING, CLUMSY, USELESS, FORGETFUL, IMPATIENT, DEADLY = (
    f"{__name__}:{kind.__name__}"
    for kind in (First, Last, Failing, Clumsy, Useless, Forgetful, Impatient, Deadly)
)
