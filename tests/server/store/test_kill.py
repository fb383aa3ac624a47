"""kill -9 at any moment: each acknowledged row is there once, without a gap."""

import asyncio
from pathlib import Path
import random
import sys

from bree.server.store import Store
from tests.server.store.records import numbers, table
from tests.tree import environment

APPENDER = Path(__file__).with_name("appender.py")
TABLES = ["a", "b", "c", "d"]
KILLS = 5


async def killed_after(url: str, lines: int, pause: float) -> dict[str, int]:
    """Kill an appender after this many lines and return the last number that it wrote for each table."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, str(APPENDER), url, *TABLES, stdout=asyncio.subprocess.PIPE, env=environment()
    )
    assert process.stdout is not None
    said = b"".join([await process.stdout.readline() for _ in range(lines)])
    await asyncio.sleep(pause)
    process.kill()
    said += await process.stdout.read()
    await process.wait()
    last: dict[str, int] = {}
    for line in said.decode().split("\n")[:-1]:  # a line that was cut off was not said
        table_id, number = line.split()
        last[table_id] = int(number)
    return last


async def test_no_acknowledged_row_is_lost(url: str) -> None:
    chance = random.Random(9)
    store = await Store.open(url)
    for table_id in TABLES:
        await store.create(table(table_id))
    await store.close()
    before = dict.fromkeys(TABLES, 0)
    for _ in range(KILLS):
        said = await killed_after(url, chance.randint(1, 200), chance.random() / 50)
        store = await Store.open(url)
        kept = {table_id: numbers(await store.all_rows(table_id)) for table_id in TABLES}
        await store.close()
        for table_id, rows in kept.items():
            assert rows == list(range(1, len(rows) + 1))
            assert len(rows) >= max(said.get(table_id, 0), before[table_id])
            before[table_id] = len(rows)
    assert sum(before.values()) > KILLS
