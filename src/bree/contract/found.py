"""A position that was found for a look at imagination, and who looks at it."""

from collections.abc import Callable
from typing import Any, NamedTuple

from bree.contract.worlds import World, Worlds
from bree.core import Ask


class At(NamedTuple):
    """Who looks at which position."""

    s: Any
    ask: Ask
    seat: str | None


class Found(NamedTuple):
    """A position and a seat, all worlds that this seat cannot rule out, and how to tell which an imagined state is."""

    s: Any
    seat: str | None
    worlds: Worlds
    key: Callable[[Any], World]
    truth: World
