"""Bot clients on loopback: tables of four, each seat its own connection, random answers, as fast as they may.

    python bench/clients.py URL TABLES SECONDS

Prints one JSON object: answers acknowledged per second and the time from sending to acknowledgement.
"""

import asyncio
import json
from random import Random
import sys
from time import perf_counter
from urllib.request import Request, urlopen

import msgspec
from websockets.asyncio.client import ClientConnection, connect

SEATS = 4
decode = msgspec.json.Decoder().decode
encode = msgspec.json.Encoder().encode


class Count:
    def __init__(self) -> None:
        self.times: list[float] = []
        self.games = 0
        self.stop = False


def new_table(url: str) -> tuple[str, list[str]]:
    seats = [{"kind": "me", "name": f"Bot {n}", "guest": ""} for n in range(1, SEATS + 1)]
    body = {"game": "mordor", "options": {"players": SEATS}, "seats": seats, "watch": False, "clock": None}
    request = Request(f"{url}/api/tables", json.dumps(body).encode(), {"Content-Type": "application/json"})
    with urlopen(request, timeout=30) as answer:
        made = json.load(answer)
    return made["table"], list(made["tokens"].values())


async def play(line: ClientConnection, token: str, count: Count, rng: Random) -> None:
    """One seat, until its game is over."""
    await line.send(encode({"t": "hello", "tokens": [token], "after": 0}), text=True)
    number, seat = 0, ""
    sent: dict[int, float] = {}
    while not count.stop:
        message = decode(await line.recv())
        kind = message["t"]
        if kind == "welcome":
            seat = message["seats"][0]
        elif kind == "ack":
            count.times.append(perf_counter() - sent.pop(message["id"]))
        elif kind == "state":
            if message["over"]:
                return
            ask = message["ask"]
            if ask and ask["who"] == seat and "picks" in ask:
                number += 1
                pick = rng.choice(ask["picks"])["id"]
                sent[number] = perf_counter()
                await line.send(encode({"t": "answer", "id": number, "row": message["row"], "pick": pick}), text=True)


async def table(url: str, count: Count, rng: Random) -> None:
    while not count.stop:
        name, tokens = await asyncio.to_thread(new_table, url)
        address = f"{url.replace('http', 'ws')}/api/tables/{name}/play"
        lines = await asyncio.gather(*(connect(address, compression=None, max_size=None) for _ in tokens))
        games = (play(line, token, count, rng) for line, token in zip(lines, tokens, strict=True))
        await asyncio.gather(*games)
        count.games += 1
        await asyncio.gather(*(line.close() for line in lines))


async def main(url: str, tables: int, seconds: float) -> None:
    count = Count()
    began = perf_counter()
    tasks = [asyncio.create_task(table(url, count, Random(n))) for n in range(tables)]
    await asyncio.sleep(seconds)
    spent = perf_counter() - began
    count.stop = True
    times = sorted(count.times)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    report = {
        "tables": tables,
        "answers_per_s": len(times) / spent,
        "p50_ms": 1000 * times[len(times) // 2],
        "p99_ms": 1000 * times[len(times) * 99 // 100],
        "games": count.games,
    }
    print(json.dumps(report))


if __name__ == "__main__":
    import uvloop

    uvloop.run(main(sys.argv[1], int(sys.argv[2]), float(sys.argv[3])))
