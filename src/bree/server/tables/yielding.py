"""Run long work in the event loop in slices, so that other tasks can run between them."""

import asyncio
from collections.abc import Iterable

YIELD_EVERY = 32  # replayed answers in one slice: a few milliseconds


async def run_yielding(steps: Iterable[None], each: int = YIELD_EVERY) -> None:
    for number, _ in enumerate(steps, 1):
        if number % each == 0:
            await asyncio.sleep(0)
