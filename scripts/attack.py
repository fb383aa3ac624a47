"""Attack a server on this machine, and measure how much another visitor notices.

    python scripts/attack.py [SECONDS]

Starts a server with its default limits. For each attack, the script measures how long /healthz takes before and during
it. The attackers run in a separate process. On a machine with other work, only the ratios are meaningful.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
import json
import multiprocessing
import os
from pathlib import Path
from random import Random
import statistics
import subprocess
import sys
import tempfile
import time
from typing import Any

import httpx
from rich.console import Console
from rich.table import Table
from websockets.asyncio.client import connect

from bree.core.find import find
from bree.table import Chair, Sitting

ME, BOT = {"kind": "me", "name": "Ania"}, {"kind": "bot", "bot": "random"}
MASK = b"\x00\x00\x00\x00"
PING, PONG, PIECE = b"\x89\x80" + MASK, b"\x8a\x80" + MASK, b"\x00\x80" + MASK
FIRST_PIECE = b"\x01\x80" + MASK
LINES = 8  # of one attacker
LONG = 3000  # answers of the long game
Attack = Callable[[httpx.AsyncClient, dict[str, Any]], Awaitable[None]]


def upgrade(table: str) -> bytes:
    lines = (
        f"GET /api/tables/{table}/play HTTP/1.1", "Host: localhost", "Upgrade: websocket", "Connection: upgrade",
        "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "", "",
    )  # fmt: skip
    return "\r\n".join(lines).encode()


def frames_of(first: bytes, more: bytes) -> Attack:
    """An attack that sends only these frames, and connects again when the server closes the socket."""

    async def attack(rest: httpx.AsyncClient, target: dict[str, Any]) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", rest.base_url.port)
        try:
            writer.write(upgrade(target["table"]))
            await reader.readuntil(b"\r\n\r\n")
            writer.write(first)
            while True:
                writer.write(more * 5000)
                await writer.drain()
        finally:
            writer.close()

    return attack


async def replay(rest: httpx.AsyncClient, target: dict[str, Any]) -> None:
    token = next(iter(target["tokens"].values()))
    await rest.get(f"/api/tables/{target['table']}/frames", headers={"Authorization": f"Bearer {token}"})


async def undo(rest: httpx.AsyncClient, target: dict[str, Any]) -> None:
    url = f"ws://127.0.0.1:{rest.base_url.port}/api/tables/{target['table']}/play"
    async with connect(url, compression=None, max_size=None) as socket:
        await socket.send(json.dumps({"t": "hello", "tokens": list(target["tokens"].values()), "after": 0}))
        async for text in socket:
            told = json.loads(text)
            if told["t"] in ("state", "ack", "no"):
                for seat in target["tokens"]:
                    await socket.send(json.dumps({"t": "undo", "id": 1, "seat": seat}))


async def hints(rest: httpx.AsyncClient, _target: dict[str, Any]) -> None:
    new = (await rest.post("/api/tables", json={"game": "mordor", "seats": [ME, ME]})).json()
    if "table" in new:
        url = f"ws://127.0.0.1:{rest.base_url.port}/api/tables/{new['table']}/play"
        async with connect(url, compression=None) as socket:
            await socket.send(json.dumps({"t": "hello", "tokens": list(new["tokens"].values())}))
            for number in range(100):
                for seat in new["tokens"]:
                    await socket.send(json.dumps({"t": "hint", "id": number, "seat": seat}))
                await asyncio.sleep(0.2)


async def tables(rest: httpx.AsyncClient, _target: dict[str, Any]) -> None:
    await rest.post("/api/tables", json={"game": "mordor", "seats": [ME, BOT]})


async def slow_lines(rest: httpx.AsyncClient, _target: dict[str, Any]) -> None:
    lines = [await asyncio.open_connection("127.0.0.1", rest.base_url.port) for _ in range(50)]
    for _, writer in lines:
        writer.write(b"GET / HTTP/1.1\r\nHost: localhost\r\nX: ")
    await asyncio.sleep(60)


def calls(path: str) -> Attack:
    async def attack(rest: httpx.AsyncClient, _target: dict[str, Any]) -> None:
        await rest.get(path)

    return attack


ATTACKS: dict[str, Attack] = {
    "pings": frames_of(b"", PING), "pongs": frames_of(b"", PONG), "empty pieces": frames_of(FIRST_PIECE, PIECE),
    f"replay of {LONG} answers": replay, f"undo in {LONG} answers": undo, "hints at many tables": hints,
    "opening tables": tables, "slow lines": slow_lines, "rules": calls("/api/rules/fellowship"),
    "texts": calls("/api/texts/pl?game=fellowship"), "readyz": calls("/readyz"), "long paths": calls("/" + "a" * 4000),
}  # fmt: skip


def attacker(name: str, url: str, target: dict[str, Any], seconds: float) -> None:
    """Again and again, over several lines, until time is up."""

    async def line(rest: httpx.AsyncClient) -> None:
        while True:
            with suppress(OSError, EOFError, httpx.HTTPError, Exception):
                await ATTACKS[name](rest, target)
            await asyncio.sleep(0)

    async def all_lines() -> None:
        async with httpx.AsyncClient(base_url=url, timeout=60) as rest:
            with suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    await asyncio.gather(*(line(rest) for _ in range(LINES)))

    asyncio.run(all_lines())


def feel(url: str, seconds: float) -> tuple[float, float]:
    """The median and the worst of /healthz, in milliseconds."""
    took: list[float] = []
    end = time.monotonic() + seconds
    with httpx.Client(base_url=url, timeout=60) as rest:
        while time.monotonic() < end:
            began = time.perf_counter()
            rest.get("/healthz")
            took.append(1000 * (time.perf_counter() - began))
            time.sleep(0.01)
    return statistics.median(took), max(took)


def long_game() -> str:
    """A save of many answers, played at random."""
    game, rng = find("fellowship"), Random(1)
    options = game.choose({"chapter": "campaign"})
    sitting = Sitting(game, options, {seat: Chair(seat) for seat in game.seats(options)}, seed=1)
    sitting.play_automatic()
    while (ask := sitting.ask) is not None and len(sitting.answers) < LONG:
        sitting.answer(ask.who, rng.choice(ask.picks).id)
        sitting.play_automatic()
    return sitting.save()


def main(seconds: float) -> None:
    source = Path(__file__).resolve().parent.parent / "src"
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "PYTHONPATH": str(source), "BREE_HOME": folder}
        command = [sys.executable, "-m", "bree", "serve", "--port", "0", "--no-browser"]
        server = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
        assert server.stdout is not None
        try:
            report(server.stdout.readline().strip(), seconds)
        finally:
            server.terminate()
            server.wait(20)


def report(url: str, seconds: float) -> None:
    answer = httpx.post(f"{url}/api/tables/import", json={"save": long_game(), "seats": [ME] * 4}, timeout=60)
    assert answer.status_code == 201, answer.text
    shown = Table("attack", "quiet p50 ms", "quiet max", "attacked p50", "attacked max", "ratio of p50")
    for name in ATTACKS:
        quiet, worst = feel(url, seconds)
        given = (name, url, answer.json(), seconds + 1)
        process = multiprocessing.get_context("spawn").Process(target=attacker, args=given)
        process.start()
        time.sleep(1)  # to start it
        attacked, peak = feel(url, seconds)
        process.join(30)
        figures = (quiet, worst, attacked, peak, attacked / quiet)
        shown.add_row(name, *(f"{figure:.1f}" for figure in figures))
    Console().print(shown)


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 3.0)
