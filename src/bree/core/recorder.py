"""Records the steps of an answer while it is carried out, for programs that show what happens on the way."""

from collections.abc import Callable

from bree.core.state import LogEntry, State


class Recorder:
    """Calls `record` after every step that told something, with the lines of that step, while the position stands.

    A position without a log tells nothing, so nothing of it is recorded.
    """

    def __init__(self, s: State, record: Callable[[list[LogEntry]], None]) -> None:
        self._s = s
        self._record = record
        self._told = 0 if s.log is None else len(s.log)

    def after_step(self) -> None:
        """`Rules` calls this after every step."""
        log = self._s.log
        if log is not None and len(log) > self._told:
            lines = log[self._told :]
            self._told = len(log)
            self._record(lines)
