"""When an answer may be taken back without asking anybody."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from bree.core import Entry


class Given(Protocol):
    @property
    def who(self) -> str: ...
    @property
    def told(self) -> int: ...
    @property
    def run(self) -> str: ...
    @property
    def idle(self) -> bool: ...


class Request(NamedTuple):
    """An undo that the others must agree to."""

    seat: str
    at: int  # the answer to take back, and all after it
    waiting: frozenset[str]  # persons who have not agreed yet


def last_move_of(seat: str, answers: Sequence[Given]) -> int | None:
    """Where the seat's last move began: one answer, or the whole run of picks that it ended."""
    at = len(answers) - 1
    while at >= 0 and (answers[at].who != seat or answers[at].idle):
        at -= 1
    while at > 0 and answers[at].run and (answers[at - 1].who, answers[at - 1].run) == (seat, answers[at].run):
        at -= 1
    return at if at >= 0 else None


def fair(at: int, answers: Sequence[Given], log: Sequence[Entry]) -> bool:
    """Only own answers since, no die thrown, nothing revealed: nobody has learned anything."""
    own = all(answer.who == answers[at].who for answer in answers[at:])
    return own and not any(entry.reveals for entry in log[answers[at].told :])
