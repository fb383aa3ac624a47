"""Is a value what a field may hold? Asked of positions from outside, before anything is done with them.

Everything here looks at the type first and at the length before the items, so that no number and no list, however
large, costs anything.
"""

from collections.abc import Collection
from typing import Any

Names = Collection[str]


def is_number(value: Any, least: int, most: int) -> bool:
    """A whole number within these bounds; True and False are none."""
    return type(value) is int and least <= value <= most


def is_flag(value: Any) -> bool:
    return type(value) is bool


def is_name(value: Any, known: Names) -> bool:
    return type(value) is str and value in known


def are_names(value: Any, kind: type, known: Names, least: int, most: int) -> bool:
    """A list or tuple of so many of these names."""
    if type(value) is not kind:
        return False
    items: Any = value  # the checker knows of `kind` only that it is some type
    return least <= len(items) <= most and all(is_name(one, known) for one in items)


def are_different(value: Any, known: Names, most: int) -> bool:
    """A tuple of at most so many of these names, none of them twice."""
    return are_names(value, tuple, known, 0, most) and len(set(value)) == len(value)


def is_tally(value: Any, known: Names, least: int, most: int) -> bool:
    """A dict from some of these names to numbers within these bounds."""
    if type(value) is not dict or len(value) > len(known):
        return False
    return all(is_name(name, known) and is_number(number, least, most) for name, number in value.items())
