"""How much of the log a client held at each row that it was shown: what it is told next was said after one of these.

Usually that is the last one. A table that was recalled sends again whatever may have been taken back since, and in
those lines a seat reads of cards that it knew then and does not know any more.
"""

from typing import Any


class Held:
    def __init__(self) -> None:
        self._marks = [(0, 0)]  # rows, each with the length of the log there; both grow

    def since(self, state: dict[str, Any]) -> int:
        """The last row that was shown before any line of the state was said; it is held from now on."""
        while self._marks[-1][1] > state["from"]:
            self._marks.pop()
        before = self._marks[-1][0]
        self._marks.append((state["row"], state["from"] + len(state["log"])))
        return before
