"""Learn the weights of `bots/doom/value_weights.json` from games of `doom` that bots play.

    .venv/bin/python scripts/fit_doom.py ROUNDS [GAMES]

Each round plays GAMES games with the current weights, or like `greedy` while all weights are zero. The tables have
several difficulties, so that there are both wins and losses. Then the script fits the weights to the results: logistic
regression, shrunk towards the weights of the round before.
"""

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
import sys

import numpy as np

from bree.bots.doom import outlook, value_weights
from bree.bots.doom.search import best
from bree.bots.doom.worth import worth
from bree.core import CHANCE, Value, sample
from bree.games.doom import GAME
from bree.games.doom.state import WON, Doom

HOME = Path(value_weights.__file__).with_name(value_weights.FILE)
STRAY = 0.03  # of the answers are random, so that other positions are seen
SHRINK = 4.0  # towards the weights of the round before
SMOOTH = 40.0  # neighbours in a row of numbers should not differ wildly
KEPT = 4  # rounds whose games are learned from
SLOPES = ("courage", "courage_raised", "distance", "nazgul", "uruk_hai", "support", "place")  # by number
APART = {"distance": 1}  # the first value of this kind has no neighbours
ROWS = [  # where rows of neighbours begin and how long they are
    (start + APART.get(kind, 0), value_weights.LAYOUT[kind][1] - APART.get(kind, 0))
    for kind in SLOPES
    for start in value_weights.START[kind].values()
]
Sample = tuple[list[int], bool]


def glance(s: Doom) -> float:
    return worth(s, "")


def answer(s: Doom, rng: Random, teacher: Callable[[Doom], float]) -> str:
    ask = GAME.waiting(s)
    assert ask is not None
    if ask.who == CHANCE:
        return sample(ask.picks, rng)
    if rng.random() < STRAY:
        return rng.choice(ask.picks).id
    return best(s, ask, teacher)


def play(seed: int, count: int, taught: bool) -> list[Sample]:
    rng, teacher = Random(seed), outlook.outlook if taught else glance
    samples: list[Sample] = []
    for _ in range(count):
        options: dict[str, Value] = {"players": rng.choice((1, 4)), "courage_start": rng.choice((13, 13, 13, 15, 18))}
        s = GAME.new(options)
        seen: list[list[int]] = []
        turns = 0
        while s.todo:
            if s.turns > turns:
                turns = s.turns
                seen.append(outlook.signs(s))
            GAME.rules.play(s, answer(s, rng, teacher))
        samples += [(signs, s.over == WON) for signs in seen]
    return samples


def roughness(
    weights: "np.ndarray[tuple[int], np.dtype[np.float64]]",
) -> "np.ndarray[tuple[int], np.dtype[np.float64]]":
    """How each weight pulls away from the line between its neighbours."""
    pull = np.zeros_like(weights)
    for start, length in ROWS:
        row = weights[start : start + length]
        bend = row[:-2] - 2 * row[1:-1] + row[2:]
        pull[start : start + length - 2] += bend
        pull[start + 1 : start + length - 1] -= 2 * bend
        pull[start + 2 : start + length] += bend
    return pull


def fit(samples: list[Sample], before: list[float], steps: int = 400) -> list[float]:
    """Logistic regression by gradient descent with Adam's step lengths."""
    rows = np.concatenate([np.full(len(signs), n) for n, (signs, _) in enumerate(samples)])
    columns = np.concatenate([np.array(signs) for signs, _ in samples])
    won = np.array([float(result) for _, result in samples])
    start = np.array(before)
    weights = start.copy()
    first = np.zeros_like(weights)
    second = np.zeros_like(weights)
    for step in range(1, steps + 1):
        total = np.bincount(rows, weights[columns], len(samples))
        error = 1 / (1 + np.exp(-total)) - won
        slope = np.bincount(columns, error[rows], len(weights)) / len(samples)
        slope += SHRINK * (weights - start) / len(samples)
        slope += SMOOTH * roughness(weights) / len(samples)
        first = 0.9 * first + 0.1 * slope
        second = 0.999 * second + 0.001 * slope**2
        weights -= 0.05 * (first / (1 - 0.9**step)) / (np.sqrt(second / (1 - 0.999**step)) + 1e-8)
    total = np.bincount(rows, weights[columns], len(samples))
    chance = np.clip(1 / (1 + np.exp(-total)), 1e-6, 1 - 1e-6)
    loss = -np.mean(won * np.log(chance) + (1 - won) * np.log(1 - chance))
    print(f"  {len(samples)} positions, won {won.mean():.3f}, loss {loss:.4f}", flush=True)
    return [round(float(weight), 4) for weight in weights]


def main(rounds: int, games: int) -> None:
    kept: list[list[Sample]] = []
    for number in range(rounds):
        seeds = [Random(f"{number}/{part}").getrandbits(40) for part in range(8)]
        taught = any(value_weights.weights())
        with ProcessPoolExecutor() as pool:
            parts = list(pool.map(play, seeds, [games // 8] * 8, [taught] * 8))
        kept = [*kept, [one for part in parts for one in part]][-KEPT:]
        samples = [one for part in kept for one in part]
        print(f"round {number + 1}")
        row = fit(samples, value_weights.weights() if taught else [0.0] * value_weights.SIZE)
        HOME.write_text(value_weights.write(row), encoding="utf-8")
        value_weights.weights.cache_clear()
        outlook.fresh_track.cache_clear()


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 4000)
