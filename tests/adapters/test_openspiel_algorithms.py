"""Algorithms of OpenSpiel's own run on our games."""

from random import Random

import numpy as np
from open_spiel.python.algorithms import ismcts, mcts
import pyspiel

import bree.adapters.openspiel  # noqa: F401  (registers the games)
from tests.adapters.tinier import loaded


def test_information_set_search_plays_a_whole_chapter() -> None:
    """Every seat searches worlds that it cannot tell from the true one."""
    game, dice, worlds = pyspiel.load_game("bree_fellowship(loss=end)"), np.random.RandomState(3), Random(3)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, dice), uct_c=1.4, max_simulations=2, random_state=dice)
    bot.set_resampler(lambda state, player: state.resample_from_infostate(player, worlds.random))
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            numbers, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(dice.choice(numbers, p=chances)))
        else:
            state.apply_action(int(bot.step(state)))
    assert state.play.s.over in ("won", "lost")
    assert set(state.returns()) == {1.0 if state.play.s.over == "won" else 0.0}


def test_counterfactual_regret_comes_near_an_equilibrium() -> None:
    """No throw is made here: the whole tree of a tiny game with hidden hands, a seal and objections is walked."""
    game = loaded(cards=3)
    solver = pyspiel.CFRSolver(game)
    reached = {}
    for number in range(1, 33):
        solver.evaluate_and_update_policy()
        if number in (1, 32):
            reached[number] = pyspiel.nash_conv(game, solver.average_policy(), True)
    assert reached[1] > 0.25
    assert 0 <= reached[32] < 0.02
