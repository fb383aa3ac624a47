"""Rows of a long run as one Parquet file. What has come is safe on disk at any time, as parts beside it."""

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
OFTEN = 10.0  # seconds; rows that came before are on disk

Kind = type[int] | type[float] | type[str] | type[bool]


class Rows:
    """`add` rows as they come, then `close`: one file, in the order of its first column (or of the columns `by`).

    A row without a fact has none in the file. If a part cannot be written, that is refused, and its rows wait in memory
    for the next `add` or `close`; so whoever goes on loses nothing where the disk has room again. Parts stay where they
    are until the one file is whole, and for good if it never is.
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
        """The end of a run; one that broke off leaves its parts, and the fault is what is told then."""
        if kind is None:
            self.close()
            return
        with suppress(Refusal):
            self.save()

    @property
    def kept(self) -> Path | None:
        """The folder of the parts, while there are any."""
        return self.folder if self.parts and self.parts[0].exists() else None

    def add(self, rows: Iterable[Mapping[str, Any]]) -> None:
        self.fresh += rows
        if len(self.fresh) >= self.room or monotonic() > self.saved_at + OFTEN:
            self.save()

    def save(self) -> None:
        """What has come so far becomes a part."""
        if not self.fresh:
            return
        self.saved_at, self.room = monotonic(), len(self.fresh) + MOST  # where it fails, not every row tries again
        try:
            self.folder = self.folder or self._new_folder()
            part = self.folder / f"{len(self.parts):06}.parquet"
            self._write(part, [self._table(self.fresh)])
        except OSError as fault:
            if self.folder is not None and not self.parts:
                with suppress(OSError):  # a folder of nothing is no use to anybody
                    self.folder.rmdir()
                self.folder = None
            raise self._refusal(fault) from fault
        self.parts.append(part)
        self.fresh, self.room = [], MOST

    def close(self) -> None:
        """One file of all that came; a file that was there before is kept until then."""
        import polars

        try:
            tables = [polars.read_parquet(BytesIO(part.read_bytes())) for part in self.parts]
            self._write(self.path, [*tables, self._table(self.fresh)])
        except OSError as fault:
            with suppress(Refusal):  # the last rows are few: there may be room for them
                self.save()
            raise self._refusal(fault) from fault
        if self.folder is not None:
            rmtree(self.folder, ignore_errors=True)
        self.folder, self.parts, self.fresh = None, [], []

    def _new_folder(self) -> Path:
        """Beside the file, and never one that an earlier run has left."""
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
        """All or nothing; a link stays a link.

        The system's own word is heard, which Polars would swallow, so it only makes the bytes.
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
