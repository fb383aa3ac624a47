"""An external bot: it takes an open seat and plays random picks. python examples/bot.py http://127.0.0.1:8000 TABLE
SEAT
"""

import asyncio
import json
import random
import sys
from urllib.request import Request, urlopen

from websockets.asyncio.client import connect


def take_seat(url: str, table: str, seat: str) -> str:
    body = json.dumps({"name": "Example bot"}).encode()
    call = Request(f"{url}/api/tables/{table}/seats/{seat}/claim", body, {"Content-Type": "application/json"})
    return str(json.load(urlopen(call))["token"])


async def play(url: str, table: str, token: str) -> None:
    async for line in connect(f"{url.replace('http', 'ws', 1)}/api/tables/{table}/play"):  # reconnects automatically
        await line.send(json.dumps({"t": "hello", "tokens": [token], "after": 0}))
        async for text in line:
            told = json.loads(text)
            if told["t"] == "bye" or told.get("over"):
                return
            if told["t"] == "state" and "picks" in (told["ask"] or {}):  # only the seat that must answer gets the picks
                pick = random.choice(told["ask"]["picks"])["id"]
                await line.send(json.dumps({"t": "answer", "id": told["row"], "row": told["row"], "pick": pick}))


if __name__ == "__main__":
    url, table, seat = sys.argv[1:4]
    asyncio.run(play(url, table, take_seat(url, table, seat)))
