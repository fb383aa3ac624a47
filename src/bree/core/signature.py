"""What a rule takes after the state: for checks when a game is loaded or a position is read."""

from collections.abc import Callable
from functools import cache
import inspect
from typing import Any, Final, NamedTuple

ARGUMENT: Final = str | int
MANY: Final = 20  # arguments of a step that takes any number of them


class Parameters(NamedTuple):
    names: tuple[str, ...]
    kinds: tuple[Any, ...]  # of each; a compiled function has forgotten them
    least: int  # how many there must be
    most: int
    row: bool  # the last takes any number


@cache
def parameters(function: Callable[..., Any]) -> Parameters:
    _state, *others = inspect.signature(function).parameters.values()
    kinds = [ARGUMENT if one.annotation is one.empty else one.annotation for one in others]
    row = bool(others) and others[-1].kind is inspect.Parameter.VAR_POSITIONAL
    if row:
        kinds += kinds[-1:] * MANY
    names = tuple([one.name for one in others])
    single = others[:-1] if row else others
    return Parameters(names, tuple(kinds), sum(one.default is one.empty for one in single), len(kinds), row)


def accepts(wider: Parameters, asked: Parameters, more: int = 0) -> bool:
    """Can it be called with whatever the other may be called with, and so many more?"""
    return wider.least <= asked.least + more and (wider.row or wider.most >= asked.most + more)
