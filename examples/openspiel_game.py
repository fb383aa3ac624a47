"""A chapter of the trick-taking game in OpenSpiel: hidden hands, chance nodes, and a search bot at every seat (extra
`spiel`).
"""

import numpy as np  # if it is missing, in a clone of Bree: pip install ".[spiel]"
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
import pyspiel

import bree.adapters.openspiel  # noqa: F401  (registers bree_mordor, bree_doom, bree_fellowship, bree_war)

rng = np.random.RandomState(1)
game = pyspiel.load_game("bree_fellowship(players=3,loss=end)")  # options are parameters
bot = ISMCTSBot(game, RandomRolloutEvaluator(1, rng), uct_c=1.4, max_simulations=5, random_state=rng)
bot.set_resampler(lambda state, player: state.resample_from_infostate(player, rng.random_sample))

state = game.new_initial_state()
while not state.is_terminal():
    if state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        action = rng.choice(outcomes, p=chances)
    else:
        action = bot.step(state)  # it searches only in worlds that look the same to the player
        print(f"player {state.current_player()}: {state.action_to_string(action)}")
    state.apply_action(int(action))
print("returns:", state.returns())
