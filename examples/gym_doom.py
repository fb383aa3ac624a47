"""Gymnasium: one player moves both hobbits on the way to Mount Doom, here at random."""

import gymnasium  # if it is missing, in a clone of Bree: pip install ".[rl]"

import bree.adapters.gymnasium  # noqa: F401  (it names the environments)

env = gymnasium.make("bree/Doom-v1", players=2)
env.action_space.seed(1)
observation, info = env.reset(seed=1)
over, answers, reward = False, 0, 0.0
while not over:
    action = env.action_space.sample(info["action_mask"])  # one of the legal actions
    observation, reward, over, _, info = env.step(action)
    answers += 1
print(f"{answers} answers, reward {reward}")
