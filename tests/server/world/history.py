"""What everybody said and was told, in the order in which it happened."""

from collections.abc import Callable
import json
from typing import Any, NamedTuple


class Event(NamedTuple):
    at: float
    who: str  # a client
    kind: str  # "open", "says", "told", "lost", or a fault of the schedule
    facts: dict[str, Any]

    @property
    def told(self) -> dict[str, Any]:
        """The message, of "told"."""
        message: dict[str, Any] = self.facts["message"]
        return message


class History:
    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self.events: list[Event] = []

    def note(self, who: str, kind: str, **facts: Any) -> None:
        self.events.append(Event(self._clock(), who, kind, facts))

    def text(self) -> str:
        """The same for the same seed, to the last byte."""
        return "\n".join(f"{one.at:.6f} {one.who} {one.kind} {json.dumps(_plain(one.facts))}" for one in self.events)


def _plain(facts: dict[str, Any]) -> dict[str, Any]:
    return {name: fact for name, fact in facts.items() if name != "message"}
