"""PettingZoo: three seats of Journey to Mordor, each with its own policy, here at random."""

from bree.adapters.pettingzoo import env

table = env("mordor", players=3)
table.reset(seed=1)
total = dict.fromkeys(table.agents, 0.0)
for number, agent in enumerate(table.agent_iter()):
    observation, reward, over, cut, _ = table.last()
    total[agent] += reward
    space = table.action_space(agent)
    space.seed(number)
    table.step(None if over or cut else space.sample(observation["action_mask"]))
print(total)
