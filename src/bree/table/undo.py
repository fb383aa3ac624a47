"""When a seat may undo an answer without the consent of the others."""

from bisect import bisect_right
from collections.abc import Sequence
from typing import NamedTuple, Protocol

from bree.core import LogEntry

TABLE_RULE = ""  # the rule of a log line that the table writes itself, such as who has taken a seat
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
    """A request for an undo that others must agree to."""

    seat: str
    at: int  # the first answer to take back
    waiting: frozenset[str]  # seats that have not agreed yet


def last_move_of(seat: str, answers: Sequence[GivenAnswer]) -> int | None:
    """The number of the first answer of the seat's last move: one answer, or a whole pick set."""
    at = len(answers) - 1
    while at >= 0 and (answers[at].who != seat or answers[at].automatic):
        at -= 1
    return start_of_move(at, answers) if at >= 0 else None


def start_of_move(at: int, answers: Sequence[GivenAnswer]) -> int:
    """The number of the first answer of a move: `at` itself, or the first answer of its pick set."""
    while 0 < at < len(answers) and _same_set(answers[at - 1], answers[at]):
        at -= 1
    return at


def _same_set(before: GivenAnswer, answer: GivenAnswer) -> bool:
    return bool(answer.set_key) and (before.who, before.set_key) == (answer.who, answer.set_key)


def fair(at: int, answers: Sequence[GivenAnswer], log: Sequence[LogEntry]) -> bool:
    """Has nobody learned anything since that answer? All later answers are the seat's, and no log line reveals
    anything.

    A roll of dice is an answer of chance, so it always ends a fair undo.
    """
    own = all(answer.who == answers[at].who for answer in answers[at:])
    return own and not any(entry.reveals for entry in log[answers[at].log_before :])


def seats_changed(at: int, answers: Sequence[GivenAnswer], log: Sequence[LogEntry]) -> bool:
    """Has anybody taken or left a seat since that answer? A new person cannot consent for the former one."""
    return any(entry.rule == TABLE_RULE and entry.key in SEAT_CHANGES for entry in log[answers[at].log_before :])


def table_lines(answers: Sequence[GivenAnswer], log: Sequence[LogEntry], first: int) -> dict[int, list[LogEntry]]:
    """The log lines that the table wrote itself, by the number of answers before them. Skips the
    first `first` lines.
    """
    told = [answer.log_before for answer in answers]
    found: dict[int, list[LogEntry]] = {}
    for place, entry in enumerate(log[first:], first):
        if entry.rule == TABLE_RULE:
            found.setdefault(bisect_right(told, place), []).append(entry)
    return found
