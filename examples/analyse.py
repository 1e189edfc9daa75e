"""What kind of a game is this? `python examples/analyse.py --players 3 --plot lisboa.svg`.

Random games, looked at as research suites for tabletop games do: how many answers there are to a
question, how long a game takes, what is asked how often, and how much a seat does not know, in
bits: the binary logarithm of the number of worlds that agree with its observation. Everything is
read from the observations alone. Needs the extra `env`, and for the plot the extra `plot`
(docs/envs.md says how to install them).
"""

import argparse
from collections import Counter
from importlib.util import find_spec
from math import lgamma, log

import numpy as np

from lisboa.envs import encoding as enc
from lisboa.envs.vector import VectorEnv
from lisboa.game.positions.steps import KIND_NAME
from lisboa.rules.machinery import numbers as w

TENTHS = 10


def bits_of_order(*counts: int) -> float:
    """Of so many things, in any order."""
    return sum(lgamma(count + 1) for count in counts) / log(2)


class Reader:
    """How much is hidden, from a row of bytes."""

    def __init__(self, env: VectorEnv) -> None:
        self.layout, self.t = env.agreed.layout, env.agreed.layout.t
        self.kind = np.array(self.t.card_kind[: self.t.political])
        self.deck = np.array(self.t.card_deck)
        self.late = self.deck[:, None] == (w.BLUE_DECK, w.PURPLE_DECK)

    def __call__(self, row, name: str):
        return row[self.layout[name]]

    def decks(self, row) -> float:
        """What lies face down on the table: its order."""
        cards, bag = self(row, "cards"), self(row, "bag")
        stacks = [
            int(((cards == place) & (self.kind == kind)).sum())
            for place in (enc.FACE_DOWN, enc.LATER)
            for kind in range(w.KINDS)
        ]
        decrees = int((self(row, "decrees") == enc.FACE_DOWN).sum())
        buildings = int(self(row, "building-stack").sum())
        others = int(self(row, "purple")[0]), int(bag.sum())
        same = bits_of_order(*bag.tolist())  # equal tiles can be exchanged
        return bits_of_order(*stacks, decrees, buildings, *others) - same

    def hands(self, row) -> float:
        """What others hold: any of the cards of that back which this seat has not seen."""
        seen = (self(row, "cards") > 0) | (self(row, "gone")[: self.t.political] > 0)
        for seat in range(enc.SEATS):
            for name in ("upper", "lower"):
                there = self(row, f"{name}-{seat}").astype(int) - 1
                seen[there[(there >= 0) & (there < self.t.political)]] = True
        if self(row, "court")[0]:
            seen[int(self(row, "court")[0]) - 1] = True
        total = 0.0
        for back in (0, 1):
            unseen = int((~seen & self.late[:, back]).sum())
            held = [int(self(row, f"backs-{seat}")[back]) for seat in range(1, enc.SEATS)]
            rest = max(unseen - sum(held), 0)
            total += bits_of_order(unseen) - bits_of_order(*held, rest) if sum(held) else 0.0
        return total


def measured(players: int, games: int, seed: int):
    """Of every question of so many games: tenth of the game, answers, kind, bits hidden."""
    env, rng = VectorEnv(games, players), np.random.default_rng(seed)
    env.reset(seed)
    reader, running = Reader(env), np.ones(games, bool)
    asked = [[] for _ in range(games)]
    while running.any():
        for number in np.flatnonzero(running):
            row = env.observation[number]
            kind = KIND_NAME[int(row[env.agreed.layout["agenda"]][0]) - 1]
            hidden = reader.hands(row), reader.decks(row)
            asked[number].append((int(env.mask[number].sum()), kind, *hidden))
        chances = env.mask * rng.random(env.mask.shape)
        env.step(chances.argmax(axis=1))
        running &= env.done == 0
    return [
        (TENTHS * place // len(game), *question)
        for game in asked
        for place, question in enumerate(game)
    ], [len(game) for game in asked]


def told(questions, lengths) -> None:
    answers = np.array([question[1] for question in questions])
    print(f"{len(lengths)} games, {len(questions)} questions")
    print(f"questions a game: {np.mean(lengths):.0f}, from {min(lengths)} to {max(lengths)}")
    several = answers[answers > 1]
    print(f"answers to a question with several: {several.mean():.1f}, at most {answers.max()}")
    print(f"with one final answer: {np.mean(answers == 1):.1%} of all questions")
    print(f"size of the game tree: about 10^{np.log10(several).sum() / len(lengths):.0f}")
    print("tenth of the game   answers   bits hidden in hands   in decks")
    for tenth in range(TENTHS):
        part = np.array([(q[1], q[3], q[4]) for q in questions if q[0] == tenth])
        print("{:17}   {:7.1f}   {:20.1f}   {:8.0f}".format(tenth + 1, *part.mean(axis=0)))
    for kind, times in Counter(question[2] for question in questions).most_common(12):
        print(f"{times / len(lengths):6.1f} times a game  {kind}")


def drawn(questions, lengths, file: str) -> None:
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, ((one, two), (three, four)) = pyplot.subplots(2, 2, figsize=(10, 7))
    by_tenth = [[q for q in questions if q[0] == tenth] for tenth in range(TENTHS)]
    one.boxplot([[q[1] for q in part] for part in by_tenth], showfliers=False)
    one.set(title="Answers to a question", xlabel="tenth of the game")
    two.hist(lengths, bins=20)
    two.set(title="Questions a game")
    kinds = Counter(question[2] for question in questions).most_common(12)[::-1]
    three.barh([kind for kind, _ in kinds], [times / len(lengths) for _, times in kinds])
    three.set(title="Asked, times a game")
    for place, name in ((3, "hands of others"), (4, "decks")):
        four.plot(
            range(1, 11), [np.mean([q[place] for q in part]) for part in by_tenth], label=name
        )
    four.set(title="Hidden from the seat that is asked, bits", xlabel="tenth of the game")
    four.set_yscale("symlog")
    four.legend()
    figure.tight_layout()
    figure.savefig(file)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plot", metavar="FILE", help="draw it, too: a .svg or .png")
    arguments = parser.parse_args()
    if arguments.plot and not find_spec("matplotlib"):  # said before the games are played
        parser.error('--plot needs matplotlib: pip install ".[plot]" in the repository brings it')
    found = measured(arguments.players, arguments.games, arguments.seed)
    told(*found)
    if arguments.plot:
        drawn(*found, arguments.plot)
