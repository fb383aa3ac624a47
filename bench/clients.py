"""Bot clients on the local machine: tables of four, one connection for each seat, random answers at full speed.

    python bench/clients.py URL[,URL...] TABLES SECONDS [SECONDS FOR EACH ANSWER [GAMES]]

With several servers that share tables, each table and each seat connects to a random server. The script prints one JSON
object: acknowledged answers per second, the time from sending to acknowledgement, states shown per answer, and the
processor time of this process per answer. With several servers it also prints how long after the acknowledgement the
seats at other servers saw the answer.
"""

import asyncio
from collections.abc import Callable
from functools import partial
from itertools import repeat
import json
from random import Random
import sys
from time import perf_counter, process_time
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from seat import Count, Seat, sit_down

SEATS = 4


def new_table(url: str) -> tuple[str, list[str]]:
    seats = [{"kind": "me", "name": f"Bot {n}", "bot": ""} for n in range(1, SEATS + 1)]
    body = {"game": "mordor", "options": {"players": SEATS}, "seats": seats, "watch": False, "clock": None}
    request = Request(f"{url}/api/tables", json.dumps(body).encode(), {"Content-Type": "application/json"})
    with urlopen(request, timeout=30) as answer:
        made = json.load(answer)
    return made["table"], list(made["tokens"].values())


async def table(urls: list[str], count: Count, rng: Random, think: float, games: int) -> None:
    """Play `games` games one after the other. With 0, play without end."""
    for _ in range(games) if games else repeat(None):
        name, tokens = await asyncio.to_thread(new_table, rng.choice(urls))
        places = [rng.choice(urls) for _ in tokens]
        makers = [partial(Seat, name, token, count, rng, think) for token in tokens]
        seats = await asyncio.gather(*map(come, places, makers))
        for seat, place in zip(seats, places, strict=True):
            seat.elsewhere = [other for other, far in zip(seats, places, strict=True) if far != place]
        try:
            await asyncio.gather(*(seat.over for seat in seats))
            count.games += 1
        finally:
            for seat in seats:
                seat.transport.abort()


async def come(url: str, make: Callable[[], Seat]) -> Seat:
    where = urlsplit(url)
    return await sit_down(str(where.hostname), int(where.port or 80), make)


async def main(urls: list[str], tables: int, seconds: float, think: float, games: int) -> None:
    count = Count()
    began, worked = perf_counter(), process_time()
    tasks = [asyncio.create_task(table(urls, count, Random(n), think, games)) for n in range(tables)]
    done, _ = await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    for task in done:
        task.result()  # raise an error of the benchmark or of the server
    spent, worked = perf_counter() - began, process_time() - worked
    times, lags = sorted(count.times), sorted(count.lags)
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
        "lags": len(lags),
        "lag_p50_ms": 1000 * lags[len(lags) // 2] if lags else 0.0,
        "lag_p99_ms": 1000 * lags[len(lags) * 99 // 100] if lags else 0.0,
    }
    print(json.dumps(report))


if __name__ == "__main__":
    import uvloop

    tables, seconds, think, games = (*map(float, sys.argv[2:]), 0.0, 0.0)[:4]
    uvloop.run(main(sys.argv[1].split(","), int(tables), seconds, think, int(games)))
