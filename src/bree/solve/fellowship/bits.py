"""Tools for the kernel: compiles functions and caches them on disk, and counts bits in one machine instruction."""

from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeVar, cast

from llvmlite import ir
from numba import config, njit, types
from numba.extending import intrinsic

Function = TypeVar("Function", bound=Callable[..., Any])


def store() -> str:
    """Return the cache folder of the compiled code. Each version of these files has its own folder.

    Numba checks only the file of the compiled function, not the files of the functions that it calls.
    """
    home = Path(__file__).parent
    sources = b"".join(file.read_bytes() for file in sorted(home.glob("*.py")))
    return str(home / "__pycache__" / f"kernel-{sha256(sources).hexdigest()[:12]}")


STORE = store()


def compiled(function: Function) -> Function:
    before, config.CACHE_DIR = config.CACHE_DIR, STORE
    try:
        return cast(Function, njit(cache=True)(function))
    finally:
        config.CACHE_DIR = before


def is_compiled() -> bool:
    """Is the kernel in the cache? Its outermost function is compiled last."""
    return any(Path(STORE).rglob("kernel.search-*.nbi"))


def _popcount(_context: Any, _x: Any) -> Any:
    def build(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), build


def _lowest(_context: Any, _x: Any) -> Any:
    def build(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 1))

    return types.int64(types.int64), build


popcount: Callable[[int], int] = intrinsic(_popcount)  # the number of set bits
lowest: Callable[[int], int] = intrinsic(_lowest)  # the number of the lowest set bit; not for 0
