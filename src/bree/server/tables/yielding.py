"""Long work in the event loop, done in small pieces: between them everybody else has a turn."""

import asyncio
from collections.abc import Iterable

YIELD_EVERY = 32  # answers played again in one piece: a few milliseconds


async def run_yielding(steps: Iterable[None], each: int = YIELD_EVERY) -> None:
    for number, _ in enumerate(steps, 1):
        if number % each == 0:
            await asyncio.sleep(0)
