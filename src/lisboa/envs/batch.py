"""Many games stepped by one call, compiled with the rules."""

from lisboa.envs.observed import ObservedGame
from lisboa.envs.rewards import Worth
from lisboa.rules.machinery import numbers as w
from lisboa.rules.machinery.state import State

# Tables whose rewards stand in the array, the stride, the deal and the state of each table.
Standing = tuple[list[int], int, list[int], list[State]]


class Batch:
    """Many tables that go on by themselves, writing into arrays that somebody else owns.

    Game number i plays the deals `seed + i`, `seed + i + stride`, `seed + i + 2 * stride`, …
    """

    def __init__(
        self,
        tables: list[ObservedGame],
        worth: Worth,
        observations: memoryview,  # all of them flat
        masks: memoryview,
        seats: memoryview,
        rewards: "memoryview[float]",
        dones: memoryview,
    ) -> None:
        self.tables = tables
        self._worth = worth
        self._observations = observations
        self._masks = masks
        self._seats = seats
        self._rewards = rewards
        self._dones = dones
        self._deals: list[int] = [0] * len(tables)
        self._stride = len(tables)
        self._over: list[int] = []  # tables whose rewards stand in the array
        self.checked: int = 0  # the table whose answer was looked at last
        self._columns = len(rewards) // len(tables)
        self._width = tables[0].layout.size
        self._size = tables[0].layout.t.actions.size

    def deal(self, seed: int, stride: int) -> None:
        """Begin all games anew."""
        self._tidy()
        self._stride = stride
        for number, table in enumerate(self.tables):
            self._deals[number] = seed + number
            table.deal(seed + number)
            self._show(number, table)

    def step(self, actions: list[int]) -> None:
        """One answer at every table, or none at all if one of them is illegal."""
        tables = self.tables
        for number in range(len(tables)):
            self.checked = number
            tables[number].check(actions[number])
        self._tidy()
        for number in range(len(tables)):
            table = tables[number]
            table.advance(actions[number])
            if table.asked == w.NONE:
                self._end(number, table)
            self._show(number, table)

    def _tidy(self) -> None:
        for number in self._over:
            self._dones[number] = 0
            for column in range(self._columns):
                self._rewards[number * self._columns + column] = 0.0
        self._over = []

    def _end(self, number: int, table: ObservedGame) -> None:
        self._over.append(number)
        self._dones[number] = 1
        worth = self._worth(table.s)
        for column in range(self._columns):
            self._rewards[number * self._columns + column] = worth[column]
        self._deals[number] += self._stride
        table.deal(self._deals[number])

    def _show(self, number: int, table: ObservedGame) -> None:
        first, mask = number * self._width, number * self._size
        self._observations[first : first + self._width] = table.observe(table.asked)
        self._masks[mask : mask + self._size] = table.mask
        self._seats[number] = table.asked

    def put(self, number: int, s: State) -> None:
        """Let one table go on from a state."""
        self.tables[number].take(s)
        self._show(number, self.tables[number])

    def standing(self) -> Standing:
        """Where all games stand, and which deals are to come."""
        return self._over[:], self._stride, self._deals[:], [at.s.clone() for at in self.tables]

    def go_on(self, standing: Standing) -> None:
        """Let as many tables stand where those did; the states are then their own."""
        self._over, self._stride, self._deals, states = standing
        for number, s in enumerate(states):
            self.put(number, s)
