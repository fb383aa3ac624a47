"""Bot clients on loopback: tables of four, each seat its own connection, random answers, as fast as they may.

    python bench/clients.py URL TABLES SECONDS

Prints one JSON object: answers acknowledged per second, the time from sending to acknowledgement, the states that were
shown per answer, and the processor's time that this process spent per answer.
"""

import asyncio
from functools import partial
import json
from random import Random
import sys
from time import perf_counter, process_time
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from seat import Count, Seat, sit_down

SEATS = 4


def new_table(url: str) -> tuple[str, list[str]]:
    seats = [{"kind": "me", "name": f"Bot {n}", "guest": ""} for n in range(1, SEATS + 1)]
    body = {"game": "mordor", "options": {"players": SEATS}, "seats": seats, "watch": False, "clock": None}
    request = Request(f"{url}/api/tables", json.dumps(body).encode(), {"Content-Type": "application/json"})
    with urlopen(request, timeout=30) as answer:
        made = json.load(answer)
    return made["table"], list(made["tokens"].values())


async def table(url: str, count: Count, rng: Random) -> None:
    """One game after the other."""
    where = urlsplit(url)
    host, port = str(where.hostname), int(where.port or 80)
    while True:
        name, tokens = await asyncio.to_thread(new_table, url)
        makers = [partial(Seat, name, token, count, rng) for token in tokens]
        seats = await asyncio.gather(*(sit_down(host, port, make) for make in makers))
        try:
            await asyncio.gather(*(seat.over for seat in seats))
            count.games += 1
        finally:
            for seat in seats:
                seat.transport.abort()


async def main(url: str, tables: int, seconds: float) -> None:
    count = Count()
    began, worked = perf_counter(), process_time()
    tasks = [asyncio.create_task(table(url, count, Random(n))) for n in range(tables)]
    done, _ = await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    for task in done:
        task.result()  # a fault of the bench or of the server
    spent, worked = perf_counter() - began, process_time() - worked
    times = sorted(count.times)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    report = {
        "tables": tables,
        "answers": len(times),
        "answers_per_s": len(times) / spent,
        "p50_ms": 1000 * times[len(times) // 2],
        "p99_ms": 1000 * times[len(times) * 99 // 100],
        "states_per_answer": count.states / len(times),
        "client_us": 1e6 * worked / len(times),
        "games": count.games,
    }
    print(json.dumps(report))


if __name__ == "__main__":
    import uvloop

    uvloop.run(main(sys.argv[1], int(sys.argv[2]), float(sys.argv[3])))
