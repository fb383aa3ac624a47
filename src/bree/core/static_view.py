"""What never changes while a game goes on: parts of its views, named by their paths (`campaign.chapters`).

They are open to all and the same for every seat, so a door that is far away needs them once.
"""

from collections.abc import Mapping
from typing import Any


def static_part(view: Mapping[str, Any], paths: tuple[str, ...]) -> dict[str, Any]:
    """Only the parts that these paths name, each in its place."""
    found: dict[str, Any] = {}
    for path in paths:
        here, there = view, found
        *way, name = path.split(".")
        for step in way:
            here, there = here[step], there.setdefault(step, {})
        there[name] = here[name]
    return found


def dynamic_part(view: Mapping[str, Any], paths: tuple[str, ...]) -> dict[str, Any]:
    """All but these parts. What the parts lay in is copied, the rest is shared with the view."""
    left = dict(view)
    for path in paths:
        here, name = left, path
        while "." in name:
            step, name = name.split(".", 1)
            inner = dict(here[step])
            here[step] = inner
            here = inner
        del here[name]
    return left
