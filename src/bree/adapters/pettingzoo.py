"""PettingZoo: every game as an AEC environment, `env("mordor", players=3)`. An agent is a seat.

An observation is `{"observation": ..., "action_mask": ...}`. It is computed on request.
"""

from typing import Any

from bree.adapters.extras import missing_extra

try:
    from gymnasium import spaces
    import numpy as np
    from pettingzoo import AECEnv, ParallelEnv, register
    from pettingzoo.utils.conversions import turn_based_aec_to_parallel
except ImportError:
    raise missing_extra("rl") from None

from bree.adapters.match import Match
from bree.adapters.spaces import FLAT, RENDERS, AnswerSpace, ObservationSpace, check_render
from bree.adapters.table_text import table_text
from bree.core import Game, Illegal, Refusal, Value, View
from bree.core.find import games

Observation = dict[str, Any]
ILLEGAL = -1.0  # the cost of an illegal action, if it ends the game


class raw_env(AECEnv[str, Observation, int | None]):  # noqa: N801  (so every module of PettingZoo calls it)
    """One game at a table. An illegal action raises an error and changes nothing."""

    def __init__(
        self,
        game: str | Game,
        *,
        observation: str = FLAT,
        max_cycles: int | None = None,  # maximum number of answers of all seats, then the game is truncated
        render_mode: str | None = None,
        **options: Value,
    ) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        check_render(render_mode)
        if max_cycles is not None and (not isinstance(max_cycles, int) or max_cycles < 1):
            raise Refusal("option-value", option="max_cycles", value=max_cycles, allowed=("1, 2, 3, …",))
        self.match = match = Match(game, options)
        self.metadata = {
            "name": f"bree/{match.game.name}_v1",
            "render_modes": list(RENDERS),
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.possible_agents = list(match.seats)
        self._sights = ObservationSpace(match.watch.features, observation)
        mask = spaces.Box(0, 1, (match.codec.size,), np.int8)
        self._spaces = {
            agent: spaces.Dict({"observation": self._sights.space, "action_mask": mask})
            for agent in self.possible_agents
        }
        self._actions = {agent: AnswerSpace(match.codec.size) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Start a new game. The options were set when the environment was made; `options` here have no effect."""
        self.match.start(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._go_on()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked, and None is no answer")
        self.match.give(action)
        self._cumulative_rewards[agent] = 0.0
        self._go_on()

    def _go_on(self) -> None:
        """Continue to the next question, or to the end. All rewards come at the end."""
        ask = self.match.ask
        if ask is None:
            self.rewards = self.match.rewards()
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
            self._deads_step_first()
        elif self.max_cycles is not None and self.match.answers >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
            self._deads_step_first()
        else:
            self.agent_selection = ask.who

    def observe(self, agent: str) -> Observation:
        match = self.match
        return {"observation": self._sights.shown(match.row(agent)), "action_mask": match.mask(agent)}

    def view(self, agent: str) -> View:
        """Return the agent's view as JSON values."""
        return self.match.game.view(self.match.state, agent)

    def render(self) -> str | None:
        if self.render_mode == "human":
            print(table_text(self.match))
        return table_text(self.match) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Close nothing: rendering only produces text."""


class strict_env(raw_env):  # noqa: N801
    """Like `raw_env`, but an illegal action ends the game and costs the agent 1, as in PettingZoo's own games."""

    def step(self, action: int | None) -> None:
        try:
            super().step(action)
        except Illegal as fault:
            self._end_by(self.agent_selection, fault)

    def _end_by(self, agent: str, fault: Illegal) -> None:
        self.terminations = dict.fromkeys(self.agents, True)
        self.rewards = {**dict.fromkeys(self.agents, 0.0), agent: ILLEGAL}
        self._cumulative_rewards[agent] = 0.0
        self._accumulate_rewards()
        self.infos[agent]["illegal"] = fault.facts["answer"]
        self._deads_step_first()


def env(game: str | Game, **options: Any) -> strict_env:
    """Return an environment as PettingZoo's own games do, but without their wrappers: `strict_env` itself refuses
    misuse.
    """
    return strict_env(game, **options)


def parallel_env(game: str | Game, **options: Any) -> ParallelEnv[str, Observation, int | None]:
    """Return an environment in which all agents act at once. Only the action of the seat that must answer counts."""
    return turn_based_aec_to_parallel(env(game, **options))


for _name in games():  # for pettingzoo.make("aec", "bree/mordor_v1")
    register("aec", f"bree/{_name}_v1", f"{__name__}:env", kwargs={"game": _name})
    register("parallel", f"bree/{_name}_v1", f"{__name__}:parallel_env", kwargs={"game": _name})
