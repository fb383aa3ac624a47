"""OpenSpiel's own algorithms run on our games."""

from random import Random

import numpy as np
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts
import pyspiel

import bree.adapters.openspiel  # noqa: F401  (registers the games)
from tests.adapters.tinier import loaded

OBSERVATION = rl_environment.ObservationType.OBSERVATION


def test_information_set_search_plays_a_whole_chapter() -> None:
    """Every seat searches worlds that look the same to it."""
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
    """The algorithm walks the whole tree of a tiny game with hidden hands, a sealed choice and objections."""
    game = loaded(cards=3)
    solver = pyspiel.CFRSolver(game)
    reached = {}
    for number in range(1, 33):
        solver.evaluate_and_update_policy()
        if number in (1, 32):
            reached[number] = pyspiel.nash_conv(game, solver.average_policy(), True)
    assert reached[1] > 0.25
    assert 0 <= reached[32] < 0.02


def test_a_playthrough_is_written_and_played_again() -> None:
    """OpenSpiel keeps such a playthrough of each of its games, with all API results for every state."""
    told = generate_playthrough.playthrough_lines(
        "bree_mordor(max_game_length=25)", seed=1, observation_params_string=None
    )
    actions = [int(line.removeprefix("action: ")) for line in told if line.startswith("action: ")]
    again = generate_playthrough.playthrough_lines("bree_mordor(max_game_length=25)", action_sequence=actions)
    assert actions
    assert again == told


def test_an_environment_for_learners() -> None:
    """`rl_environment` plays a whole game: the observations have the length of its spec, and rewards come at the
    end.
    """
    game = pyspiel.load_game("bree_mordor(players=3)")
    chance = rl_environment.ChanceEventSampler(seed=1)
    env = rl_environment.Environment(game, observation_type=OBSERVATION, chance_event_sampler=chance)
    rng, now = Random(1), env.reset()
    while not now.last():
        player = now.observations["current_player"]
        assert len(now.observations["info_state"][player]) == env.observation_spec()["info_state"][0]
        now = env.step([rng.choice(now.observations["legal_actions"][player])])
    assert now.rewards == env.get_state.returns()
