"""Tools for the kernel: compiles functions and caches them on disk, and counts bits in one machine instruction."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from llvmlite import ir
from numba import types
from numba.extending import intrinsic

from bree.solve.numba_store import NumbaStore

STORE = NumbaStore(Path(__file__).parent)
compiled = STORE.compiled


def is_compiled() -> bool:
    """Whether the kernel has been compiled before. Its outermost function is compiled last."""
    return STORE.holds("kernel.search")


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
