"""A key of a position, for tables of search: equal positions have equal keys, different ones different keys."""

from collections.abc import Hashable

from bree.core.state import State, field_names


def state_key(s: State, names: tuple[str, ...] = ()) -> Hashable:
    """Of these fields; of all but the log, if none are named. Cheap: leaves are taken as they are."""
    found: list[Hashable] = []
    for name in names or field_names(type(s)):
        if name == "log":
            continue
        value = getattr(s, name)
        form = type(value)
        found.append(tuple(value) if form is list else frozenset(value.items()) if form is dict else value)
    return tuple(found)
