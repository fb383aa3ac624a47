"""Long work in the event loop, done in small pieces: between them everybody else has a turn."""

import asyncio
from collections.abc import Iterable

BREATH = 32  # answers played again in one piece: a few milliseconds


async def breathing(steps: Iterable[None], each: int = BREATH) -> None:
    for number, _ in enumerate(steps, 1):
        if number % each == 0:
            await asyncio.sleep(0)
