"""Functions that Numba compiles once and keeps on disk."""

from collections.abc import Callable, Iterable
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeVar, cast

from numba import config, njit

Function = TypeVar("Function", bound=Callable[..., Any])


class NumbaStore:
    """The compiled functions of one folder of sources.

    Each version of the sources has its own place on disk. Numba itself checks only the file of the function that it has
    compiled, not the files of the functions that it calls.
    """

    def __init__(self, folder: Path, others: Iterable[str] = ()) -> None:
        files = [*sorted(folder.glob("*.py")), *map(Path, others)]
        sources = b"".join(file.read_bytes() for file in files)
        self.path = folder / "__pycache__" / f"kernel-{sha256(sources).hexdigest()[:12]}"

    def compiled(self, function: Function, *, parallel: bool = False) -> Function:
        before, config.CACHE_DIR = config.CACHE_DIR, str(self.path)
        try:
            return cast(Function, njit(cache=True, parallel=parallel)(function))
        finally:
            config.CACHE_DIR = before

    def holds(self, function: str) -> bool:
        """Whether the function has been compiled before: `module.name`."""
        return any(self.path.rglob(f"{function}-*.nbi"))
