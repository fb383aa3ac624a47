"""A long command writes its rows to a file while it runs. If it is interrupted, it prints what the file holds."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, nullcontext
import sys
from typing import TYPE_CHECKING, Any

from bree.core import Refusal
from bree.lang import Voice
from bree.lang.voice import LITERALLY

if TYPE_CHECKING:
    from bree.lab.rows import Rows


class ResultFile:
    """Writes rows to the file, if there is one. If the disk is full, it says so once, and the rows wait in memory."""

    def __init__(self, rows: "Rows | None", voice: Voice) -> None:
        self.rows, self.voice = rows, voice
        self.count = 0
        self.warned = False  # about a write that failed
        self.lost = False  # another result file could not be written

    def __call__(self, row: Mapping[str, Any]) -> None:
        self.count += 1
        try:
            if self.rows is not None:
                self.rows.add([row])
        except Refusal as refusal:
            if not self.warned:
                print(self.voice.refusal(refusal), file=sys.stderr)
            self.warned = True

    def write_other(self, write: Callable[[], None]) -> None:
        """Write another result file. If that fails, print why and go on."""
        try:
            write()
        except Refusal as refusal:
            print(self.voice.refusal(refusal), file=sys.stderr)
            self.lost = True


@contextmanager
def result_file(rows: "Rows | None", voice: Voice, what: str = "games") -> Iterator[ResultFile]:
    """Complete the file at the end. If the command is interrupted, print how many rows there are, and where."""
    keep = ResultFile(rows, voice)
    try:
        with rows or nullcontext():
            yield keep
    except KeyboardInterrupt:
        print(stopped(keep, what), file=sys.stderr)
        raise
    except Refusal as refusal:  # such as lost workers; "rows-unwritable" names the place of the rows itself
        if rows is not None and rows.kept is not None and refusal.key != "rows-unwritable":
            print(stopped(keep, what), file=sys.stderr)
        raise


def stopped(keep: ResultFile, what: str) -> str:
    facts: dict[str, str | int] = {"what": LITERALLY + what, "count": keep.count}
    kept = keep.rows.kept if keep.rows is not None else None
    if kept is None:
        return keep.voice.say("cli-stopped", facts)
    return keep.voice.say("cli-stopped-kept", {**facts, "kept": LITERALLY + str(kept)})
