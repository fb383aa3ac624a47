"""Saves that somebody has meddled with: one thing changed in a real one, wherever it lies.

A mutant is made from a seed alone, so that one that was found can be made again.
"""

from collections.abc import Iterator
from copy import deepcopy
import json
from random import Random
from typing import Any, NamedTuple

from bree.core import CHANCE, Game, Value, sample
from bree.table import Chair, Sitting
from tests.contract.variants import GAMES, option_sets

HUGE = (10**6, 10**9, 20_000_000, 2**63, 10**4000)
WORDS = ("", "x", "\0", "\ud800", "ąęść", "0", "-1", "chance", "pass", "done", "#tuple", "x" * 5000)
VALUES: tuple[Any, ...] = (None, True, False, 0, -1, 1.5, float("nan"), [], {}, [[]], {"#set": []}, {"#tuple": []})
Path = tuple[str | int, ...]


class Real(NamedTuple):
    """A save as the table wrote it: of a game in the middle, by some options."""

    game: Game
    save: dict[str, Any]


def real(game: Game, options: dict[str, Value], seed: str) -> Real:
    """A random game, stopped anywhere. Most go on from a position: one since the rules have changed, some long ago."""
    rng = Random(seed)
    chosen = game.choose(options)
    chairs = {seat: Chair(seat, "random") for seat in game.seats(chosen)}
    sitting = Sitting(game, chosen, chairs, seed=rng.getrandbits(32))
    played(sitting, rng, rng.randrange(120))
    save: dict[str, Any] = json.loads(sitting.save())
    kind = rng.choice(("whole", "older", "later", "later"))
    if kind == "later":
        later = Sitting(game, chosen, chairs, seed=1, start=save["position"])
        played(later, rng, rng.randrange(4))
        save = json.loads(later.save()) | {"position": None, "position_after": 0}
    elif kind == "older":
        save |= {"rules": game.version - 1, "answers": ["no longer allowed"], "position_after": 1}
    else:
        save |= {"position": None, "position_after": 0}
    return Real(game, save)


def played(sitting: Sitting, rng: Random, most: int) -> None:
    """Give this many random answers, or fewer if the game ends."""
    for _ in range(most):
        ask = sitting.ask
        if ask is None:
            return
        sitting.answer(ask.who, sample(ask.picks, rng) if ask.who == CHANCE else rng.choice(ask.picks).id)


def reals(seed: str, each: int = 1) -> list[Real]:
    """Of every game by every option set."""
    return [
        real(game, options, f"{seed} {game.name} {name} {number}")
        for game in GAMES
        for name, options in option_sets(game).items()
        for number in range(each)
    ]


def places(value: Any, at: Path = ()) -> Iterator[Path]:
    """Every place in it, nested ones too."""
    if at:
        yield at
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in inside:
        yield from places(item, (*at, key))


def found(value: Any, at: Path) -> Any:
    for key in at:
        value = value[key]
    return value


def mutant(save: dict[str, Any], rng: Random) -> dict[str, Any]:
    """One to three things put wrong; a position is meddled with more often than the frame around it."""
    changed = deepcopy(save)
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        spots = list(places(changed))
        inner = [at for at in spots if at[0] in ("start", "position", "answers", "options")]
        at = rng.choice(inner if inner and rng.random() < 0.9 else spots)
        _meddle(changed, at, rng)
    return changed


def _meddle(save: dict[str, Any], at: Path, rng: Random) -> None:
    parent, key = found(save, at[:-1]), at[-1]
    value = parent[key]
    match rng.choice(("delete", "double", "kind", "number", "word", "swap", "order", "other")):
        case "delete":
            del parent[key]
        case "double" if isinstance(parent, list):
            parent.insert(key, deepcopy(value))
        case "double":
            parent[f"{key}x"] = deepcopy(value)
        case "kind":
            parent[key] = deepcopy(rng.choice(VALUES))
        case "number" if isinstance(value, int):
            parent[key] = rng.choice((-1, 0, value + 1, value - 1, -value, 7, 19, 99, *HUGE))
        case "word" if isinstance(value, str):
            parent[key] = rng.choice((*WORDS, value + "x", value[:-1], value[::-1]))
        case "order" if isinstance(value, list):
            rng.shuffle(value)
        case "order" if isinstance(value, dict):
            items = list(value.items())
            rng.shuffle(items)
            value.clear()
            value.update(items)
        case _:  # what lies elsewhere, perhaps of the same kind, comes here
            spots = [other for other in places(save) if type(found(save, other)) is type(value)]
            parent[key] = deepcopy(found(save, rng.choice(spots)))
