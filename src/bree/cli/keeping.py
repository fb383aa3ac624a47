"""Rows of a long command, kept in a file while it goes on; whoever breaks it off is told what there is."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, nullcontext
import sys
from typing import TYPE_CHECKING, Any

from bree.core import Refusal
from bree.lang import Voice
from bree.lang.voice import LITERALLY

if TYPE_CHECKING:
    from bree.lab.rows import Rows


class Keeper:
    """Rows go to the file, if there is one; a full disk is told once, and the rows wait for room."""

    def __init__(self, rows: "Rows | None", voice: Voice) -> None:
        self.rows, self.voice = rows, voice
        self.count = 0
        self.told = False
        self.lost = False  # a file beside the rows could not be written

    def __call__(self, row: Mapping[str, Any]) -> None:
        self.count += 1
        try:
            if self.rows is not None:
                self.rows.add([row])
        except Refusal as refusal:
            if not self.told:
                print(self.voice.refusal(refusal), file=sys.stderr)
            self.told = True

    def aside(self, write: Callable[[], None]) -> None:
        """A file beside the rows: if it cannot be written, that is told, and the others are written all the same."""
        try:
            write()
        except Refusal as refusal:
            print(self.voice.refusal(refusal), file=sys.stderr)
            self.lost = True


@contextmanager
def keeping(rows: "Rows | None", voice: Voice, what: str = "games") -> Iterator[Keeper]:
    """Rows are in their file at the end; where a run breaks off it is told how many there are, and where."""
    keep = Keeper(rows, voice)
    try:
        with rows or nullcontext():
            yield keep
    except KeyboardInterrupt:
        print(stopped(keep, what), file=sys.stderr)
        raise
    except Refusal as refusal:  # the workers are gone; that the file cannot be written says by itself where rows are
        if rows is not None and rows.kept is not None and refusal.key != "rows-unwritable":
            print(stopped(keep, what), file=sys.stderr)
        raise


def stopped(keep: Keeper, what: str) -> str:
    facts: dict[str, str | int] = {"what": LITERALLY + what, "count": keep.count}
    kept = keep.rows.kept if keep.rows is not None else None
    if kept is None:
        return keep.voice.say("cli-stopped", facts)
    return keep.voice.say("cli-stopped-kept", {**facts, "kept": LITERALLY + str(kept)})
