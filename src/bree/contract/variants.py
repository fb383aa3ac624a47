"""Variants: a game with each of the option sets at which the laws are checked. Also their random games."""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from bree.contract.trial import pace, trial
from bree.core import CHANCE, Ask, Game, Options, Value, sample


class Variant(NamedTuple):
    game: Game
    name: str
    options: dict[str, Value]


def option_sets(game: Game) -> dict[str, dict[str, Value]]:
    """The default, every other value of each option, and some random sets."""
    sets: dict[str, dict[str, Value]] = {"default": {}}
    if trial(game).together:
        return sets | dict(trial(game).together)
    for option in game.options:
        for value in option.values[1:]:
            if option.name != "starter" or value in game.seats(game.choose({})):
                where = trial(game).places.get(option.name, {})
                sets[f"{option.name}={value}"] = {**where, option.name: value}
    sets |= dict(trial(game).free)
    rng = Random(game.name)
    listed = [option for option in game.options if not option.free and option.name != "starter"]
    for number in range(1, pace(game).mixed + 1):
        sets[f"mixed-{number}"] = {option.name: rng.choice(option.values) for option in listed}
    return sets


def variants_of(game: Game) -> list[Variant]:
    return [Variant(game, name, options) for name, options in option_sets(game).items()]


def answer_of(ask: Ask, rng: Random) -> str:
    """A random answer. If the ask has no picks, the answer is empty, and a law reports it."""
    if not ask.picks:
        return ""
    return sample(ask.picks, rng) if ask.who == CHANCE else rng.choice(ask.picks).id


def random_game(game: Game, options: Options | dict[str, Value], seed: object) -> Iterator[tuple[Any, Ask, str]]:
    """Yield the live state, its ask and the next answer, then apply the answer."""
    rng = Random(f"{game.name}/{seed}")
    s = game.new(options, log=True)
    while (ask := game.waiting(s)) is not None:
        answer = answer_of(ask, rng)
        yield s, ask, answer
        game.apply(s, answer)


def watchers(s: Any) -> list[str | None]:
    """Everybody who looks at a game: the seats and the public."""
    return [*s.seats, None]
