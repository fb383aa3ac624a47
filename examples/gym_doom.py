"""Gymnasium: one mind plays both hobbits on the way to Mount Doom, for now at random."""

import gymnasium  # without it, in a clone of Bree: pip install ".[rl]"

import bree.adapters.gymnasium  # noqa: F401  (it names the environments)

env = gymnasium.make("bree/Doom-v1", players=2)
env.action_space.seed(1)
observation, info = env.reset(seed=1)
over, answers, reward = False, 0, 0.0
while not over:
    action = env.action_space.sample(info["action_mask"])  # among what the rules offer
    observation, reward, over, _, info = env.step(action)
    answers += 1
print(f"{answers} answers, reward {reward}")
