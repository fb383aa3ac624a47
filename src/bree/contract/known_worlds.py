"""Positions at which tests compare `imagine` with all possible worlds."""

from collections.abc import Callable
from typing import Any, NamedTuple

from bree.contract.worlds import World, Worlds
from bree.core import Ask


class Viewpoint(NamedTuple):
    """A position and the seat that looks at it."""

    s: Any
    ask: Ask
    seat: str | None


class KnownWorlds(NamedTuple):
    """A position, all worlds that a seat cannot rule out, and a function from an imagined state to its world."""

    s: Any
    seat: str | None
    worlds: Worlds
    key: Callable[[Any], World]
    truth: World
