"""Gymnasium: import this module, then call `gymnasium.make("bree/Doom-v1")`.

The learner plays all seats, or one seat against bots. `info["action_mask"]` marks the legal actions, in the form that
`action_space.sample(mask)` expects.
"""

from random import Random
from typing import Any

from bree.adapters.extras import missing_extra

try:
    import gymnasium
    import numpy as np
except ImportError:
    raise missing_extra("rl") from None

from bree.adapters.match import Match
from bree.adapters.spaces import FLAT, RENDERS, AnswerSpace, ObservationSpace, check_render
from bree.adapters.table_text import table_text
from bree.bots.bot import Bot, Sight
from bree.bots.find import invite
from bree.core import Game, Illegal, Refusal, Value
from bree.core.entry_points import DEFECTS, error_line
from bree.core.find import games

Info = dict[str, Any]
ILLEGAL = -1.0  # the reward for an illegal action, which ends the game
ANYBODY = "random"  # the default bot at the other seats


class Opponent:
    """A bot whose name appears in the error if it fails."""

    def __init__(self, game: str, name: str) -> None:
        self.name = name
        self.bot = invite(game, name)

    def choose(self, sight: Sight, rng: Random) -> str:
        try:
            word = self.bot.choose(sight, rng)
        except DEFECTS as fault:
            raise self._failed(sight, error_line(fault)) from fault
        if not sight.ask.offers(word):
            raise self._failed(sight, f"{word} is not offered")
        return word

    def _failed(self, sight: Sight, why: str) -> RuntimeError:
        return RuntimeError(f"the bot {self.name} failed at the seat {sight.seat}: {why}")


class TableEnv(gymnasium.Env[Any, np.int64]):
    """A game for one learner. In a co-operative game it plays all seats, unless `seat` names one. In other games it
    plays one seat.
    """

    metadata = {"render_modes": list(RENDERS), "render_fps": 1}  # noqa: RUF012  (so Gymnasium wants it)

    def __init__(
        self,
        game: str | Game,
        *,
        seat: str = "",  # the learner's seat; in a competitive game by default the first
        opponents: str = ANYBODY,  # the bot at all other seats
        observation: str = FLAT,
        render_mode: str | None = None,
        **options: Value,
    ) -> None:
        check_render(render_mode)
        self.match = match = Match(game, options)
        if seat and seat not in match.seats:
            raise Refusal("option-value", option="seat", value=seat, allowed=match.seats)
        self.seat = seat or ("" if match.game.cooperative else match.seats[0])
        others = [other for other in match.seats if self.seat and other != self.seat]
        self._bots: dict[str, Bot] = {other: Opponent(match.game.name, opponents) for other in others}
        self._sights = ObservationSpace(match.watch.features, observation)
        self.observation_space = self._sights.space
        self.action_space = AnswerSpace(match.codec.size)
        self.render_mode = render_mode

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, Info]:
        """Start a new game. The options were set when the environment was made; `options` here have no effect."""
        super().reset(seed=seed, options=options)
        self._over = False
        self.match.start(int(self.np_random.integers(1 << 62)))
        self.match.invite(self._bots)
        return self._told()

    def step(self, action: np.int64) -> tuple[Any, float, bool, bool, Info]:
        """Carry out an action. An illegal action ends the game, and `info["illegal"]` names it."""
        if self._over:
            raise gymnasium.error.ResetNeeded("the game is over")
        try:
            self.match.give(action)
        except Illegal as fault:
            return self._ended(ILLEGAL, {"illegal": fault.facts["answer"]})
        self.match.invite(self._bots)
        if self.match.ask is None:
            return self._ended(self.match.rewards()[self.seat or self.match.seats[0]], {})
        observation, info = self._told()
        return observation, 0.0, False, False, info

    def _ended(self, reward: float, more: Info) -> tuple[Any, float, bool, bool, Info]:
        self._over = True
        observation, info = self._told()
        return observation, reward, True, False, info | more

    def _told(self) -> tuple[Any, Info]:
        """Return what the seat that must answer sees. At the end, this is the learner's seat or the first one."""
        match = self.match
        seat = self.seat or (match.seats[0] if match.ask is None else match.ask.who)
        mask = match.codec.mask(None if self._over else match.ask)
        return self._sights.shown(match.row(seat)), {"action_mask": mask, "seat": seat}

    def render(self) -> str | None:
        if self.render_mode == "human":
            print(table_text(self.match))
        return table_text(self.match) if self.render_mode == "ansi" else None


for _name in games():  # after this import, gymnasium.make knows names such as "bree/Doom-v1"
    gymnasium.register(f"bree/{_name.title().replace('_', '')}-v1", f"{__name__}:TableEnv", kwargs={"game": _name})
