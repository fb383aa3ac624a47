"""Migrate positions of older versions: rename their steps, then call the game's `migrate`."""

from collections.abc import Mapping
from typing import Any, Final

from bree.core.game import Game
from bree.core.refusal import Refusal
from bree.core.saves.malformed import MALFORMED_ERRORS

# Renamed steps of core's windows, in every game.
RENAMED_STEPS: Final = {"moment": "open_window", "either_deed": "either_effect"}


def migrated(game: Game, version: int, position: dict[str, Any]) -> dict[str, Any]:
    """The present form of a position that rules of this version wrote.

    A position of the present version is unchanged.
    """
    try:
        return game.migrate(version, rename_steps(position, {**RENAMED_STEPS, **game.renamed_steps}))
    except MALFORMED_ERRORS as fault:
        raise Refusal("save-position") from fault


def rename_steps(position: dict[str, Any], former: Mapping[str, str]) -> dict[str, Any]:
    """The position with the present names of its steps."""
    try:
        todo = [[former.get(name, name), *args] for name, *args in position["todo"]]
    except (KeyError, TypeError, ValueError) as fault:
        raise Refusal("save-position") from fault
    return {**position, "todo": todo}
