"""How much of the log a client held at each row that it saw: the next lines that it gets follow one of these.

Usually that is the last one. A restored table sends the lines again that an undo may have removed since. From
these lines a seat reads about cards that it knew then and does not know any more.
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
