"""While a world runs, clocks and luck are its own: the same seed is the same world, whatever else the machine does."""

from collections.abc import Iterator
from contextlib import contextmanager
import gc
from itertools import count
import logging
from random import Random
import secrets
from typing import Any

import pytest

from bree.server import app, clock
from bree.server.show.clients import Client
from tests.server.world.loop import Loop

START = 1_000_000.0  # seconds since 1970, when every world begins


@contextmanager
def fixed(loop: Loop, rng: Random, faults: list[str]) -> Iterator[pytest.MonkeyPatch]:
    numbers = count(1)
    loggers = [logging.getLogger(name) for name in ("bree", "uvicorn", "asyncio", "websockets")]
    heard = Faults(faults)

    def number(client: Any) -> int:
        """Sets of clients are in one order, wherever the clients lie in memory."""
        if "number" not in vars(client):
            client.number = next(numbers)
        found: int = client.number
        return found

    gc.disable()  # a later check finds tables that only the garbage collector would free
    gc.freeze()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(clock, "now", lambda: START + loop.time())
        patch.setattr(clock, "monotonic", loop.time)
        patch.setattr(secrets, "token_bytes", lambda size=32: rng.randbytes(size))
        patch.setattr(app, "STOP", ())  # signals are the tests' own
        patch.setattr(Client, "__hash__", number)
        for logger in loggers:
            patch.setattr(logger, "handlers", [heard])
            patch.setattr(logger, "propagate", False)
            patch.setattr(logger, "disabled", False)
            logger.setLevel(logging.ERROR)
        try:
            yield patch
        finally:
            for logger in loggers:
                logger.setLevel(logging.NOTSET)
            gc.collect()  # of this world alone
            gc.unfreeze()
            gc.enable()


class Faults(logging.Handler):
    """Note each forbidden event."""

    def __init__(self, faults: list[str]) -> None:
        super().__init__(logging.ERROR)
        self._faults = faults
        self.formatter = logging.Formatter()

    def emit(self, record: logging.LogRecord) -> None:
        trace = self.formatter.formatException(record.exc_info) if self.formatter and record.exc_info else ""
        self._faults.append(f"{record.name}: {record.getMessage()} {trace}".strip())
