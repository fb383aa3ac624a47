"""When an answer may be taken back without asking anybody."""

from bisect import bisect_right
from collections.abc import Sequence
from typing import NamedTuple, Protocol

from bree.core import LogEntry

TABLE_RULE = ""  # the rule of a line that the table itself tells, such as who has sat down
SEAT_CHANGES = ("seat-taken", "seat-freed")


class GivenAnswer(Protocol):
    @property
    def who(self) -> str: ...
    @property
    def log_before(self) -> int: ...
    @property
    def set_key(self) -> str: ...
    @property
    def automatic(self) -> bool: ...


class Request(NamedTuple):
    """An undo that the others must agree to."""

    seat: str
    at: int  # the answer to take back, and all after it
    waiting: frozenset[str]  # persons who have not agreed yet


def last_move_of(seat: str, answers: Sequence[GivenAnswer]) -> int | None:
    """Where the seat's last move began: one answer, or the whole run of picks that it ended."""
    at = len(answers) - 1
    while at >= 0 and (answers[at].who != seat or answers[at].automatic):
        at -= 1
    while (
        at > 0 and answers[at].set_key and (answers[at - 1].who, answers[at - 1].set_key) == (seat, answers[at].set_key)
    ):
        at -= 1
    return at if at >= 0 else None


def fair(at: int, answers: Sequence[GivenAnswer], log: Sequence[LogEntry]) -> bool:
    """Only own answers since, no die thrown, nothing revealed: nobody has learned anything.

    A throw is an answer of chance, so it ends a fair undo by itself. Lines about throws say `reveals` all the same.
    """
    own = all(answer.who == answers[at].who for answer in answers[at:])
    return own and not any(entry.reveals for entry in log[answers[at].log_before :])


def seats_changed(at: int, answers: Sequence[GivenAnswer], log: Sequence[LogEntry]) -> bool:
    """Has somebody sat down or left since? Whoever sits there now cannot agree for whoever sat there then."""
    return any(entry.rule == TABLE_RULE and entry.key in SEAT_CHANGES for entry in log[answers[at].log_before :])


def table_lines(answers: Sequence[GivenAnswer], log: Sequence[LogEntry], first: int) -> dict[int, list[LogEntry]]:
    """The lines that the table itself has told, by how many answers they follow; the log begins with `first` others."""
    told = [answer.log_before for answer in answers]
    found: dict[int, list[LogEntry]] = {}
    for place, entry in enumerate(log[first:], first):
        if entry.rule == TABLE_RULE:
            found.setdefault(bisect_right(told, place), []).append(entry)
    return found
