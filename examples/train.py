"""Train a policy by playing itself, and let it play against chance: `python examples/train.py`.

REINFORCE with a network of one hidden layer, in NumPy alone: 64 games at a time are played to their
ends, and whatever a seat answered becomes likelier the more wigs it was ahead in the end. Needs
the extra `env`; docs/envs.md says how to install it and what came out.
"""

import argparse
import time
from pathlib import Path

import numpy as np

from lisboa.envs.vector import VectorEnv

GAMES, HIDDEN, RATE, CLIP = 64, 128, 1e-3, 3.0


class Policy:
    """Observation and mask in, probabilities out; learns with Adam."""

    def __init__(self, env: VectorEnv, rng: np.random.Generator) -> None:
        inputs, actions = env.observation.shape[1], env.mask.shape[1]
        first = rng.normal(0, 1 / np.sqrt(inputs), (inputs, HIDDEN))
        self.weights = [first, np.zeros(HIDDEN), np.zeros((HIDDEN, actions)), np.zeros(actions)]
        self.weights = [weight.astype(np.float32) for weight in self.weights]
        self.moments = [(np.zeros_like(weight), np.zeros_like(weight)) for weight in self.weights]
        self.steps = 0

    def probabilities(self, rows, masks):
        """With what learning needs on the way back."""
        one, bias, two, answers = self.weights
        inputs = np.log1p(rows.astype(np.float32))
        hidden = np.maximum(inputs @ one + bias, 0)
        logits = np.where(masks, hidden @ two + answers, -np.inf)
        chances = np.exp(logits - logits.max(axis=1, keepdims=True))
        return chances / chances.sum(axis=1, keepdims=True), inputs, hidden

    def learn(self, rows, masks, actions, advantages) -> None:
        """One step uphill on the mean of advantage times log probability."""
        chances, inputs, hidden = self.probabilities(rows, masks)
        error = -chances
        error[np.arange(len(actions)), actions] += 1
        error *= (advantages / len(actions))[:, None]
        back = (error @ self.weights[2].T) * (hidden > 0)
        slopes = [inputs.T @ back, back.sum(axis=0), hidden.T @ error, error.sum(axis=0)]
        self.steps += 1
        for weight, (mean, square), slope in zip(self.weights, self.moments, slopes, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.01 * (slope**2 - square)
            fair = np.sqrt(square / (1 - 0.99**self.steps)) + 1e-8
            weight += RATE * mean / (1 - 0.9**self.steps) / fair


def drawn(chances, rng):
    """One answer for each row."""
    return (chances.cumsum(axis=1) > rng.random((len(chances), 1))).argmax(axis=1)


def play(env, policy, seed, rng, against_chance=False):
    """All games to their first end: what was seen and answered, by whom, and what it was worth."""
    env.reset(seed)
    told, worth = [], np.zeros_like(env.reward)
    running = np.ones(env.games, bool)
    while running.any():
        chances, _, _ = policy.probabilities(env.observation, env.mask)
        if against_chance:  # the policy sits at seat 0 in even games, at seat 1 in odd ones
            theirs = env.seat != np.arange(env.games) % 2
            chances[theirs] = env.mask[theirs] / env.mask[theirs].sum(axis=1, keepdims=True)
        actions = drawn(chances, rng)
        told.append(
            (
                running.copy(),
                env.observation[running],
                env.mask[running],
                actions[running],
                env.seat[running],
            )
        )
        env.step(actions)
        ended = running & env.done
        worth[ended] = env.reward[ended]
        running &= ~ended
    return told, worth


def train(minutes: float, seed: int) -> tuple[Policy, float]:
    rng = np.random.default_rng(seed)
    env = VectorEnv(GAMES, players=2, rewards="wigs")
    policy, began, number = Policy(env, rng), time.time(), 0
    while time.time() - began < 60 * minutes:
        told, worth = play(env, policy, seed + number * GAMES, rng)
        number += 1
        rows, masks, actions = (np.concatenate([part[i] for part in told]) for i in (1, 2, 3))
        gains = np.concatenate([worth[who, seats] for who, _, _, _, seats in told])
        gains = np.clip(gains / (worth.std() + 1e-3), -CLIP, CLIP)
        for part in np.array_split(rng.permutation(len(actions)), 8):
            policy.learn(rows[part], masks[part], actions[part], gains[part])
        if number % 5 == 0:
            spent, share = time.time() - began, score(policy, rng)
            print(f"{spent:5.0f} s  {number * GAMES:6} games  wins {share:.0%}", flush=True)
    return policy, score(policy, rng, games=400)


def score(policy: Policy, rng, games: int = 64) -> float:
    """The share of victories against a seat that leaves everything to chance."""
    env = VectorEnv(games, players=2)
    _, worth = play(env, policy, 10**6, rng, against_chance=True)
    return float((worth[np.arange(games), np.arange(games) % 2] + 1).mean() / 2)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=3.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", type=Path, help="write the weights into this .npz file")
    arguments = parser.parse_args()
    learnt, share = train(arguments.minutes, arguments.seed)
    print(f"The policy wins {share:.0%} of 400 games against chance.")
    if arguments.save:
        np.savez(arguments.save, *learnt.weights)
