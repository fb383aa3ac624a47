"""Record the steps of an answer while the rules carry it out, so that clients can show them."""

from collections.abc import Callable

from bree.core.state import LogEntry, State


class Recorder:
    """Calls `record` with the new log entries after every step that added some, while the state is as after that step.

    A state without a log is not recorded.
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
