"""The parameters of rule functions after the state, for checks of games and positions."""

from collections.abc import Callable
from functools import cache
import inspect
from typing import Any, Final, NamedTuple

ARGUMENT: Final = str | int
MANY: Final = 20  # the most arguments of a step with `*args`


class Parameters(NamedTuple):
    names: tuple[str, ...]
    kinds: tuple[Any, ...]  # of each parameter; compiled functions do not keep them
    least: int  # the fewest arguments
    most: int
    row: bool  # whether the last parameter is `*args`


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
    """Whether every call of `asked` with `more` additional arguments is also valid for `wider`."""
    return wider.least <= asked.least + more and (wider.row or wider.most >= asked.most + more)
