"""Rows of a long command, kept in a file while it goes on."""

from collections.abc import Callable, Mapping
import sys
from typing import TYPE_CHECKING, Any

from bree.core import Refusal
from bree.lang import Voice

if TYPE_CHECKING:
    from bree.lab.rows import Rows


def keeper(rows: "Rows | None", voice: Voice) -> Callable[[Mapping[str, Any]], None]:
    """Rows go to the file, if there is one; a full disk is told once, and the rows wait for room."""
    told: list[Refusal] = []

    def keep(row: Mapping[str, Any]) -> None:
        try:
            if rows is not None:
                rows.add([row])
        except Refusal as refusal:
            if not told:
                print(voice.refusal(refusal), file=sys.stderr)
            told.append(refusal)

    return keep
