"""Check a state from a file against the declarations of its class, because a file may hold anything.

The declarations are the annotations of fields, of named tuples in them, and of the arguments of waiting steps. Compiled
classes keep only outer types, and compiled functions none. Compiled code itself refuses wrong values there.
"""

from collections.abc import Callable
from types import NoneType, UnionType
from typing import Any, Final, Union, get_args, get_origin, get_type_hints

from bree.core.rules import Rules
from bree.core.signature import parameters
from bree.core.state import State, field_names

LETTERS: Final = 10_000  # limit of a text
ITEMS: Final = 1_000  # limit of a container
NUMBER: Final = 10**6  # limit of the absolute value of a number
PLAIN: Final = (str, int, float, bool, NoneType)


def fits(s: State, rules: Rules[Any]) -> bool:
    """Whether every field has its declared type, and every waiting step is known and has arguments that it can take."""
    hints = get_type_hints(type(s))
    fields = [name for name in field_names(type(s)) if name not in ("todo", "log")]
    if type(s.ended) is not bool or (s.ended and s.todo):  # the stack must be empty after the end
        return False
    return all(_is(getattr(s, name), hints[name]) for name in fields) and _are_steps(s.todo, rules)


def _is(value: Any, hint: Any) -> bool:
    origin, inner = get_origin(hint) or hint, get_args(hint)
    if origin in (UnionType, Union):
        return any(_is(value, one) for one in inner)
    if origin in PLAIN:
        return type(value) is origin and _sane(value)
    if origin in (list, tuple, dict, frozenset):
        return type(value) is origin and len(value) <= ITEMS and _all_are(value, inner)
    if hasattr(origin, "_fields"):  # a named tuple
        return type(value) is origin and all(map(_is, value, get_type_hints(origin).values()))
    return _sane(value)  # no declaration is known


def _all_are(value: Any, inner: tuple[Any, ...]) -> bool:
    """The items of a container. Without a declared item type only their size is checked."""
    if not inner:
        return all(map(_sane, value)) and (type(value) is not dict or all(map(_sane, value.values())))
    if type(value) is dict:
        return all(_is(key, inner[0]) and _is(item, inner[1]) for key, item in value.items())
    if type(value) is tuple and inner[-1] is not Ellipsis:
        return len(value) == len(inner) and all(map(_is, value, inner))
    return all(_is(item, inner[0]) for item in value)


def _sane(value: Any) -> bool:
    """Whether a value is small enough to be plausible."""
    if isinstance(value, (int, float)):
        return -NUMBER <= value <= NUMBER
    if isinstance(value, str):
        return len(value) <= LETTERS
    if isinstance(value, (tuple, frozenset)):
        return len(value) <= ITEMS and all(map(_sane, value))
    return value is None


# Steps


def _are_steps(todo: Any, rules: Rules[Any]) -> bool:
    return type(todo) is list and len(todo) <= ITEMS and all(_is_step(step, rules) for step in todo)


def _is_step(step: Any, rules: Rules[Any]) -> bool:
    if type(step) is not tuple or not step or type(step[0]) is not str:
        return False
    doer: Callable[..., Any] | None = rules.steps.get(step[0]) or rules.asks.get(step[0])
    if doer is None:
        return False
    wants = parameters(doer)
    return wants.least <= len(step) - 1 <= wants.most and all(map(_is, step[1:], wants.kinds))
