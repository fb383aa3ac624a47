"""Checks of single values in positions from outside.

Each check looks at the type first, and at the length before the items. So large numbers and lists cost nothing.
"""

from collections.abc import Collection
from typing import Any

Names = Collection[str]


def is_number(value: Any, least: int, most: int) -> bool:
    """An integer within these bounds; a bool is not allowed."""
    return type(value) is int and least <= value <= most


def is_flag(value: Any) -> bool:
    return type(value) is bool


def is_name(value: Any, known: Names) -> bool:
    return type(value) is str and value in known


def are_names(value: Any, kind: type, known: Names, least: int, most: int) -> bool:
    """A list or tuple with an allowed number of known names."""
    if type(value) is not kind:
        return False
    items: Any = value  # the type checker knows only that `kind` is some type
    return least <= len(items) <= most and all(is_name(one, known) for one in items)


def are_different(value: Any, known: Names, most: int) -> bool:
    """A tuple of known names, each at most once."""
    return are_names(value, tuple, known, 0, most) and len(set(value)) == len(value)


def is_tally(value: Any, known: Names, least: int, most: int) -> bool:
    """A dict from known names to numbers within these bounds."""
    if type(value) is not dict or len(value) > len(known):
        return False
    return all(is_name(name, known) and is_number(number, least, most) for name, number in value.items())
