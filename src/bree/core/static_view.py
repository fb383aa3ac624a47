"""Split views into the parts that never change during a game and the rest. Paths such as `campaign.chapters` name them.

The static parts are the same for every seat and for the public, so the server sends them once.
"""

from collections.abc import Mapping
from typing import Any


def static_part(view: Mapping[str, Any], paths: tuple[str, ...]) -> dict[str, Any]:
    """The parts at these paths, in their places."""
    found: dict[str, Any] = {}
    for path in paths:
        here, there = view, found
        *way, name = path.split(".")
        for step in way:
            here, there = here[step], there.setdefault(step, {})
        there[name] = here[name]
    return found


def dynamic_part(view: Mapping[str, Any], paths: tuple[str, ...]) -> dict[str, Any]:
    """The view without these parts. Dicts on the paths are copied; the rest is shared with the view."""
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
