"""An old position in today's shape: steps by their names of today, and what the game's own `lift` knows."""

from collections.abc import Mapping
from typing import Any, Final

from bree.core.game import Game
from bree.core.refusal import Refusal
from bree.core.saves.malformed import MALFORMED_ERRORS

# Old names of the steps of core's own windows, in every game.
FORMER: Final = {"moment": "open_window", "either_deed": "either_effect"}


def migrated(game: Game, version: int, position: dict[str, Any]) -> dict[str, Any]:
    """A position that rules of this version wrote, as today's would write it. One of today is left as it is."""
    try:
        return game.migrate(version, renamed(position, {**FORMER, **game.renamed_steps}))
    except MALFORMED_ERRORS as fault:
        raise Refusal("save-position") from fault


def renamed(position: dict[str, Any], former: Mapping[str, str]) -> dict[str, Any]:
    """A position with the steps' names of today."""
    try:
        todo = [[former.get(name, name), *args] for name, *args in position["todo"]]
    except (KeyError, TypeError, ValueError) as fault:
        raise Refusal("save-position") from fault
    return {**position, "todo": todo}
