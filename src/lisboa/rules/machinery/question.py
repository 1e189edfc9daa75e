"""What a question is: who can be asked it, and what may be answered."""

from lisboa.rules.machinery.state import State


class Question:
    """One kind of question; each chapter has its own.

    `candidates` holds every legal answer and perhaps more; `forbids` judges any action with one
    of the verbs: 0, or the reason why not; `answer` carries it out.
    """

    def __init__(self, *verbs: int) -> None:
        self.verbs = verbs

    def candidates(self, s: State, asked: int) -> list[int]:
        raise NotImplementedError

    def forbids(self, s: State, asked: int, action: int) -> int:
        raise NotImplementedError

    def answer(self, s: State, asked: int, action: int) -> None:
        raise NotImplementedError

    def unforbidden(self, s: State, asked: int) -> list[int]:
        out = self.candidates(s, asked)
        # Dropping the few that are forbidden beats a new list: every number in it is an object.
        for place in range(len(out) - 1, -1, -1):
            if self.forbids(s, asked, out[place]):
                out.pop(place)
        return out
