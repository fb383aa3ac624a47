"""Writes the rows of a long run to one Parquet file. During the run, the rows are safe on disk in several parts."""

from collections.abc import Iterable, Mapping
from contextlib import suppress
from importlib.util import find_spec
from io import BytesIO
import os
from pathlib import Path
from shutil import rmtree
from time import monotonic
from typing import Any, Self

from bree.core import Refusal
from bree.table.os_errors import reason
from bree.table.user_files import check_writable

MOST = 50_000  # rows of a part
OFTEN = 10.0  # seconds between two parts

Kind = type[int] | type[float] | type[str] | type[bool]


class Rows:
    """`add` rows as they come, then `close`: one file, in the order of its first column (or of the columns `by`).

    A missing fact is null in the file. If a part cannot be written, `add` raises a refusal, and the rows wait in memory
    for the next `add` or `close`. So nothing is lost if the disk has room again later. The parts are deleted when the
    file is complete.
    """

    def __init__(self, path: str, schema: Mapping[str, Kind], by: tuple[str, ...] = ()) -> None:
        if find_spec("polars") is None:
            raise Refusal("missing-library", extra="lab")
        self.path = Path(path)
        self.schema = dict(schema)
        self.by = by or (next(iter(self.schema)),)
        self.folder: Path | None = None
        self.parts: list[Path] = []
        self.fresh: list[Mapping[str, Any]] = []
        self.room = MOST
        self.saved_at = monotonic()
        check_writable(self.path)  # before the first row; nothing is changed

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        """End the run. An interrupted run keeps its parts, and its own error is reported."""
        if kind is None:
            self.close()
            return
        with suppress(Refusal):
            self.save()

    @property
    def kept(self) -> Path | None:
        """The folder of the parts, if there are any."""
        return self.folder if self.parts and self.parts[0].exists() else None

    def add(self, rows: Iterable[Mapping[str, Any]]) -> None:
        self.fresh += rows
        if len(self.fresh) >= self.room or monotonic() > self.saved_at + OFTEN:
            self.save()

    def save(self) -> None:
        """Write the rows so far as a part."""
        if not self.fresh:
            return
        self.saved_at, self.room = monotonic(), len(self.fresh) + MOST  # where it fails, not every row tries again
        try:
            self.folder = self.folder or self._new_folder()
            part = self.folder / f"{len(self.parts):06}.parquet"
            self._write(part, [self._table(self.fresh)])
        except OSError as fault:
            if self.folder is not None and not self.parts:
                with suppress(OSError):  # remove an empty folder
                    self.folder.rmdir()
                self.folder = None
            raise self._refusal(fault) from fault
        self.parts.append(part)
        self.fresh, self.room = [], MOST

    def close(self) -> None:
        """Join all parts to one file. An existing file is replaced only then."""
        import polars

        try:
            tables = [polars.read_parquet(BytesIO(part.read_bytes())) for part in self.parts]
            self._write(self.path, [*tables, self._table(self.fresh)])
        except OSError as fault:
            with suppress(Refusal):  # try again, because the last rows are few
                self.save()
            raise self._refusal(fault) from fault
        if self.folder is not None:
            rmtree(self.folder, ignore_errors=True)
        self.folder, self.parts, self.fresh = None, [], []

    def _new_folder(self) -> Path:
        """A new folder beside the file, never one of an earlier run."""
        number = 1
        while True:
            folder = self.path.with_name(f"{self.path.name}.parts{number if number > 1 else ''}")
            try:
                folder.mkdir()
            except FileExistsError:
                number += 1
            else:
                return folder

    def _table(self, rows: Iterable[Mapping[str, Any]]) -> Any:
        import polars

        columns = {name: [row.get(name) for row in rows] for name in self.schema}
        return polars.DataFrame(columns, schema=self.schema)

    def _write(self, path: Path, tables: list[Any]) -> None:
        """Write a file atomically. A link stays a link.

        Polars only makes the bytes, because it would hide errors of the operating system.
        """
        import polars

        path = Path(os.path.realpath(path))
        made = BytesIO()
        polars.concat(tables).sort(self.by).write_parquet(made)
        scratch = path.with_name(path.name + ".new")
        try:
            with scratch.open("wb") as file:
                file.write(made.getbuffer())
                file.flush()
                os.fsync(file.fileno())
            os.replace(scratch, path)
        except OSError:
            scratch.unlink(missing_ok=True)
            raise

    def _refusal(self, fault: OSError) -> Refusal:
        file, why = str(self.path), reason(fault)
        if self.kept is None:
            return Refusal("file-unwritable", file=file, why=why)
        return Refusal("rows-unwritable", file=file, why=why, kept=str(self.kept))
