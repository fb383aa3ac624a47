"""Hashable keys of states for search tables. Two states have the same key only if their fields are equal."""

from collections.abc import Hashable

from bree.core.state import State, field_names


def state_key(s: State, names: tuple[str, ...] = ()) -> Hashable:
    """The key of these fields, or of all fields except the log. It is cheap, because leaves are used as they are."""
    found: list[Hashable] = []
    for name in names or field_names(type(s)):
        if name == "log":
            continue
        value = getattr(s, name)
        form = type(value)
        found.append(tuple(value) if form is list else frozenset(value.items()) if form is dict else value)
    return tuple(found)
