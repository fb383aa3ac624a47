"""The same game through every adapter: the same seed and choices must give the same game, down to the last number.

A separate random generator chooses among the sorted legal numbers. The adapters' own generator drives chance.
"""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, NamedTuple

import gymnasium
from gymnasium.utils import seeding
import numpy as np
import pyspiel
import pytest
from tiny import GAME as TINY

from bree.adapters.codec import Codec
import bree.adapters.gymnasium
from bree.adapters.openspiel import register
from bree.adapters.pettingzoo import raw_env
from bree.adapters.reward import rewards
from bree.core import CHANCE, PASS, Game, Value, sample
from bree.core.find import find

assert bree.adapters.gymnasium, "it registers the environments"
register(TINY, zero_sum=True)

SEED = 11
LIMIT = 250  # decisions, then the test leaves a long game


class Told(NamedTuple):
    """What an adapter reports about a game."""

    choices: list[tuple[str, list[int], int]]  # (seat, legal numbers, chosen number)
    rows: list[list[float]]  # some of the observations of that seat
    position: str
    rewards: dict[str, float]  # empty while the game continues


class Story:
    """Chooses answers and records them."""

    def __init__(self) -> None:
        self.told = Told([], [], "", {})
        self._rng = Random("choices")

    @property
    def long(self) -> bool:
        return len(self.told.choices) >= LIMIT

    def choose(self, seat: str, legal: list[int], row: Callable[[], Any]) -> int:
        number = self._rng.choice(sorted(legal))
        if len(self.told.choices) % 25 == 0:
            self.told.rows.append([float(cell) for cell in row()])
        self.told.choices.append((seat, sorted(legal), number))
        return number

    def end(self, position: str, got: dict[str, float]) -> Told:
        return self.told._replace(position=position, rewards=got)


def plainly(game: Game, options: dict[str, Value], seed: int) -> Told:
    """Play without an adapter, with numbers only: roll for chance and pass automatic asks."""
    story, codec, rng, s = Story(), Codec(game), Random(seed), game.new(options)
    for ask in iter(lambda: game.waiting(s), None):
        if ask.who == CHANCE:
            game.apply(s, sample(ask.picks, rng))
        elif ask.automatic:
            game.apply(s, PASS)
        elif story.long:
            break
        else:
            game.apply(s, codec.answer(ask, story.choose(ask.who, codec.numbers(ask), list)))
    scores = game.score(s)
    return story.end(game.write(s), {} if scores is None else rewards(game, scores))


def through_pettingzoo(game: Game, options: dict[str, Value], seed: int) -> Told:
    story, env = Story(), raw_env(game, **options)
    env.reset(seed=seed)
    got: dict[str, float] = {}
    for agent in env.agent_iter():
        observation, reward, over, _, _ = env.last()
        if over:
            got[agent] = reward
            env.step(None)
        elif story.long:
            break
        else:
            legal = np.flatnonzero(observation["action_mask"]).tolist()
            env.step(story.choose(agent, legal, lambda seen=observation: seen["observation"]))
    return story.end(game.write(env.match.state), {seat: got[seat] for seat in env.possible_agents if seat in got})


def through_gymnasium(game: Game, options: dict[str, Value], seed: int) -> Told:
    """Play all seats with one environment."""
    story, env = Story(), gymnasium.make(f"bree/{game.name.title()}-v1", **options)
    seen, info = env.reset(seed=seed)
    over, reward = False, 0.0
    while not over and not story.long:
        legal = np.flatnonzero(info["action_mask"]).tolist()
        number = story.choose(info["seat"], legal, lambda seen=seen: seen)
        seen, reward, over, _, info = env.step(np.int64(number))
    match = env.unwrapped.match  # type: ignore[attr-defined]
    return story.end(game.write(match.state), dict.fromkeys(match.seats, reward) if over else {})


def through_openspiel(game: Game, options: dict[str, Value], seed: int) -> Told:
    story, rng, loaded = Story(), Random(seed), pyspiel.load_game(f"bree_{game.name}", options)
    state, seats = loaded.new_initial_state(), loaded.table.seats
    while not state.is_terminal():
        player = state.current_player()
        if state.is_chance_node():
            picks = state.play.ask.picks
            state.apply_action([pick.id for pick in picks].index(sample(picks, rng)))
        elif story.long:
            break
        else:
            row = lambda seen=state, player=player: seen.observation_tensor(player)[len(seats) :]  # noqa: E731
            state.apply_action(story.choose(seats[player], state.legal_actions(), row))
    got = dict(zip(seats, state.returns(), strict=True)) if state.is_terminal() else {}
    return story.end(game.write(state.play.s), got)


def tables() -> Iterator[Any]:
    yield from (
        pytest.param(find("mordor"), {"players": 3, "side": "advanced"}, id="mordor"),
        pytest.param(find("doom"), {"players": 2, "road": ". . . . . ."}, id="doom"),
        pytest.param(find("fellowship"), {"loss": "end"}, id="fellowship"),
        pytest.param(find("fellowship"), {"players": 1, "chapter": "3", "loss": "end"}, id="fellowship, solo"),
        pytest.param(find("war"), {"players": 3}, id="war"),
        pytest.param(TINY, {"charms": "on"}, id="tiny"),
    )


@pytest.mark.parametrize(("game", "options"), tables())
def test_every_door_tells_of_the_same_game(game: Game, options: dict[str, Value]) -> None:
    plain = plainly(game, options, SEED)
    others = [through_pettingzoo(game, options, SEED), through_openspiel(game, options, SEED)]
    assert plain.choices
    for told in others:
        assert told._replace(rows=plain.rows) == plain
    assert others[0].rows == others[1].rows
    assert bool(plain.rewards) == (game.name != "war"), "but for the war all of them end"


@pytest.mark.parametrize(("game", "options"), [table for table in tables() if table.values[0].cooperative])
def test_gymnasium_does_so_too_where_one_mind_plays_all_seats(game: Game, options: dict[str, Value]) -> None:
    """The environment draws its game seed from the given seed."""
    told = through_gymnasium(game, options, SEED)
    drawn = int(seeding.np_random(SEED)[0].integers(1 << 62))
    zoo = through_pettingzoo(game, options, drawn)
    assert told.choices == zoo.choices
    assert told == zoo
