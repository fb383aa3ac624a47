"""PettingZoo: its own tests pass for every game, and the values agree with the game."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any
import warnings

from gymnasium.spaces import Discrete
import numpy as np
import pettingzoo
from pettingzoo import AECEnv
from pettingzoo.utils.conversions import parallel_to_aec, turn_based_aec_to_parallel
from pettingzoo.utils.wrappers import BaseWrapper
import pytest
from tiny import GAME as TINY

from bree.adapters.pettingzoo import env, parallel_env, raw_env
from bree.core import Illegal, Refusal
from bree.core.find import find

with warnings.catch_warnings():  # PettingZoo creates its example game in a deprecated way
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, max_cycles_test, render_test, seed_test

TABLES: list[tuple[Any, dict[str, Any]]] = [
    ("mordor", {}),
    ("mordor", {"players": 4, "side": "advanced", "observation": "parts"}),
    ("doom", {}),
    ("doom", {"players": 1}),
    ("fellowship", {}),
    ("fellowship", {"players": 2, "chapter": "5"}),
    ("war", {}),
    ("war", {"players": 3, "lords": "whole"}),
    (TINY, {}),
]
every_table = pytest.mark.parametrize(
    ("game", "options"), TABLES, ids=[f"{getattr(g, 'name', g)}-{o}" for g, o in TABLES]
)

# PettingZoo's warnings about masks of unknown environments and about named agents.
ALLOWED = (
    "Observation space for each agent probably should be gymnasium.spaces.box",
    "We recommend agents to be named in the format <descriptor>_<number>",
    "Observation is not a NumPy array",
)
allowed = pytest.mark.filterwarnings(*[f"ignore:{said}:UserWarning" for said in ALLOWED])


def maker(game: Any, options: dict[str, Any]) -> Callable[..., Any]:
    return lambda **more: env(game, **options, **more)


@allowed
@every_table
def test_api(game: Any, options: dict[str, Any]) -> None:
    api_test(env(game, **options), num_cycles=20)


@every_table
def test_seeds(game: Any, options: dict[str, Any]) -> None:
    seed_test(maker(game, options), num_cycles=10)


@every_table
def test_rendering(game: Any, options: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    render_test(maker(game, options), custom_tests={"ansi": bool})
    assert capsys.readouterr().out


class Legal(BaseWrapper):
    """PettingZoo's test of cycles ignores masks; this wrapper allows only legal actions."""

    def action_space(self, agent: str) -> Any:
        space = Discrete(self.env.unwrapped.match.codec.size, seed=1)
        mask = self.env.unwrapped.match.mask(agent)
        return SimpleNamespace(sample=lambda: space.sample(mask))


@pytest.mark.parametrize("name", ["doom", "fellowship"])
def test_cycles_alone(name: str) -> None:
    def alone(max_cycles: int) -> AECEnv[Any, Any, Any]:
        return Legal(env(name, players=1, max_cycles=max_cycles))

    max_cycles_test(SimpleNamespace(env=alone, parallel_env=lambda **more: turn_based_aec_to_parallel(alone(**more))))


@pytest.mark.parametrize("name", ["mordor", "doom", "fellowship", "war"])
def test_cycles_of_several(name: str) -> None:
    """In each cycle all seats act, and only the action of the seat that must answer counts."""

    def together(max_cycles: int) -> Any:
        return turn_based_aec_to_parallel(Legal(env(name, max_cycles=max_cycles)))

    max_cycles_test(SimpleNamespace(env=lambda **more: parallel_to_aec(together(**more)), parallel_env=together))


def play(table: Any, choose: Callable[[Any], int]) -> dict[str, float]:
    """Play to the end. Return the reward of each agent."""
    rewards: dict[str, float] = {}
    for agent in table.agent_iter():
        observation, reward, over, cut, _ = table.last()
        rewards[agent] = rewards.get(agent, 0.0) + reward
        table.step(None if over or cut else choose(observation))
    return rewards


@pytest.mark.parametrize(("name", "options"), [("mordor", {"players": 3}), ("doom", {}), ("fellowship", {})])
def test_rewards_are_the_score(name: str, options: dict[str, Any]) -> None:
    table, rng = env(name, **options), np.random.default_rng(3)
    table.reset(seed=3)
    rewards = play(table, lambda seen: int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    match = table.unwrapped.match
    score = match.game.score(match.state)
    if match.game.cooperative:
        assert rewards == score
    else:
        assert rewards == {seat: 1.0 if share else -0.5 for seat, share in score.items()}


def test_a_game_is_what_its_seed_and_actions_make_it() -> None:
    def moves(seed: int) -> list[tuple[str, int]]:
        table, rng, told = raw_env("fellowship"), np.random.default_rng(1), []
        table.reset(seed=seed)
        while table.agents and len(told) < 30:
            observation, _, over, _, _ = table.last()
            action = None if over else int(rng.choice(np.flatnonzero(observation["action_mask"])))
            told.append((table.agent_selection, action))
            table.step(action)
        return told

    assert moves(5) == moves(5) != moves(6)


def test_an_illegal_action_is_refused_or_ends_the_game() -> None:
    table = raw_env("mordor", starter="sam")
    table.reset(seed=1)
    before = table.match.game.write(table.match.state)
    barred = int(np.flatnonzero(table.observe("sam")["action_mask"] == 0)[0])
    with pytest.raises(Illegal):
        table.step(barred)
    with pytest.raises(ValueError, match="None is no answer"):
        table.step(None)
    assert table.match.game.write(table.match.state) == before

    ending = env("mordor", starter="sam")
    ending.reset(seed=1)
    ending.step(barred)
    assert ending.terminations == {"frodo": True, "sam": True}
    assert ending.infos["sam"] == {"illegal": ending.unwrapped.match.codec.name(barred)}
    assert play(ending, lambda _: 0) == {"frodo": 0.0, "sam": -1.0}


def test_only_who_is_asked_has_anything_to_choose() -> None:
    table = env("mordor", starter="sam")
    table.reset(seed=1)
    assert table.agent_selection == "sam"
    assert table.observe("sam")["action_mask"].sum() == len(table.unwrapped.match.ask.picks)
    assert table.observe("frodo")["action_mask"].sum() == 0
    assert table.view("frodo") == find("mordor").view(table.unwrapped.match.state, "frodo")


def test_the_parts_of_an_observation_are_those_of_the_row() -> None:
    flat, parts = env("doom"), env("doom", observation="parts")
    flat.reset(seed=2)
    parts.reset(seed=2)
    seat = flat.agent_selection
    row, shown = flat.observe(seat)["observation"], parts.observe(seat)["observation"]
    assert np.array_equal(np.concatenate(list(shown.values())), row)
    assert {"courage", "track", "me"} <= set(shown)


def test_games_are_made_by_their_names_too() -> None:
    table = pettingzoo.make("aec", "bree/mordor_v1", players=4)
    assert (table.metadata["name"], table.possible_agents) == ("bree/mordor_v1", ["frodo", "sam", "merry", "pippin"])
    together = parallel_env("doom", players=2)
    observations, _ = together.reset(seed=1)
    assert len(observations) == 2


def test_bad_input() -> None:
    with pytest.raises(Refusal, match="game-unknown"):
        env("chess")
    with pytest.raises(Refusal, match="option-unknown"):
        env("mordor", colour="red")
    with pytest.raises(Refusal, match="option-value"):
        env("mordor", observation="odd")
    with pytest.raises(Refusal, match="option-value") as mode:
        env("mordor", render_mode="rgb")
    assert mode.value.facts == {"option": "render_mode", "value": "rgb", "allowed": ("human", "ansi")}
    odd: Any
    for odd in (0, -1, "5", 2.5):
        with pytest.raises(Refusal, match="option-value") as few:
            env("mordor", max_cycles=odd)
        assert few.value.facts["option"] == "max_cycles"
