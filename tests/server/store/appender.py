"""Appends rows to some tables for ever and says each number once it is durable. Made to be killed.

Run as a program with a URL and the ids of the tables.
"""

import asyncio
from random import Random
import sys

from bree.server.store import Store, TableRow


async def play(store: Store, table_id: str) -> None:
    last = len(await store.all_rows(table_id))
    rng = Random(f"{table_id} {last}")
    while True:
        rows = [TableRow(last + n, "answer", "frodo", "pass", 0, 0.0) for n in range(1, rng.randint(1, 3) + 1)]
        await store.append(table_id, rows)
        last = rows[-1].number
        sys.stdout.write(f"{table_id} {last}\n")
        sys.stdout.flush()


async def main(url: str, *tables: str) -> None:
    store = await Store.open(url)
    await asyncio.gather(*(play(store, table_id) for table_id in tables))


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
