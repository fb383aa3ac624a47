"""Bots for the tests of the arena, quick and of known manners, and an executor that gives back in disorder."""

from collections.abc import Callable, Iterable, Iterator
from functools import cache
import pickle
from random import Random
from typing import TypeVar

import pytest

from bree.bots.bot import Bot, Sight
from bree.bots.find import bots
from bree.lab.arena import bout
from bree.lab.arena.contest import Contest
from bree.lab.executor import ThisProcess

T = TypeVar("T")
R = TypeVar("R")


class First:
    """Always the first pick."""

    def choose(self, sight: Sight, _rng: Random) -> str:
        return sight.ask.picks[0].id


class Wasteful:
    """Plays like `first`, and throws its luck away."""

    def choose(self, sight: Sight, rng: Random) -> str:
        rng.random()
        return sight.ask.picks[0].id


class Twin:
    """Plays like `random`."""

    def choose(self, sight: Sight, rng: Random) -> str:
        return sight.ask.picks[int(rng.random() * len(sight.ask.picks))].id


class Broken:
    """Says now and then what nobody offered."""

    def choose(self, sight: Sight, rng: Random) -> str:
        return "checkmate" if rng.random() < 0.02 else sight.ask.picks[0].id


class Raising:
    def choose(self, _sight: Sight, _rng: Random) -> str:
        raise ZeroDivisionError("too clever")


class Leaving:
    def choose(self, _sight: Sight, _rng: Random) -> str:
        raise SystemExit("no\nmore")


class Odd:
    """Not even a word."""

    def choose(self, _sight: Sight, _rng: Random) -> str:
        return None  # type: ignore[return-value]


COMPANY: dict[str, Callable[[], Bot]] = {
    "first": First,
    "wasteful": Wasteful,
    "twin": Twin,
    "broken": Broken,
    "raising": Raising,
    "leaving": Leaving,
    "odd": Odd,
}


@pytest.fixture
def company(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make all of these bots available, in addition to the normal ones."""
    known = cache(bots)
    monkeypatch.setattr(bout, "_makers", lambda game: {**known(game), **COMPANY})


class Disorderly:
    """Everything travels, and comes back when it likes."""

    def run(self, do: Callable[[T], R], tasks: Iterable[T]) -> Iterator[tuple[T, R]]:
        sent = list(tasks)
        Random(7).shuffle(sent)
        for task in sent:
            there, what = pickle.loads(pickle.dumps((do, task)))
            yield task, pickle.loads(pickle.dumps(there(what)))


def played(contest: Contest, executor: ThisProcess | Disorderly | None = None) -> list[bout.Result]:
    contest.check()
    return [result for results in contest.run(executor or ThisProcess()) for result in results]
