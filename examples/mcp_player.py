"""A client of `bree mcp` that plays a whole game and writes a transcript of what its seat saw.

    python examples/mcp_player.py TRANSCRIPT mordor --seats me,turn --seed 7 --lang en

The arguments after TRANSCRIPT go to `bree mcp`. The player knows nothing about the game: it chooses a random legal
answer. Replace `choose` with a call of a language model, and the model plays.
"""

import asyncio
import json
from pathlib import Path
from random import Random
import sys
from typing import Any

from mcp import Client, StdioServerParameters  # if it is missing, in a clone of Bree: pip install ".[mcp]"

WAIT_S, PATIENCE_S = 50, 600
REFUSED = "! "  # before the text of a refusal


def choose(ask: dict[str, Any], rng: Random) -> list[str]:
    """Return a random answer, or a random set of a possible size if several picks may be taken."""
    if not ask["many"]:
        return [rng.choice(ask["answers"])["id"]]
    offered = [answer["id"] for answer in ask["answers"] for _ in range(answer["copies"])]
    return rng.sample(offered, rng.randint(ask["least"], min(ask["most"], len(offered))))


class Player:
    """A session with the tools, and its transcript."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.said: list[str] = []

    async def call(self, tool: str, **given: Any) -> str:
        result = await self.client.call_tool(tool, given)
        text = "".join(getattr(part, "text", "") for part in result.content)
        words = " ".join(f"{name}={json.dumps(value, ensure_ascii=False)}" for name, value in given.items())
        self.said += [f"> {tool} {words}".rstrip(), (REFUSED if result.is_error else "") + text, ""]
        return text

    async def play(self, rng: Random) -> None:
        """Wait, look and answer until the game is over. If a rule forbids a set, try another one."""
        await self.call("wait", seconds=WAIT_S)
        await self.call("look")
        while True:
            ask = json.loads(await self.quietly("answers", format="json"))
            if ask is not None:
                told = await self.call("answer", answers=choose(ask, rng))
                if "\n- " in told or self.said[-2].startswith(REFUSED):
                    continue  # it is still our turn
            elif json.loads(await self.quietly("look", format="json"))["over"]:
                return
            await self.call("wait", seconds=WAIT_S)

    async def quietly(self, tool: str, **given: Any) -> str:
        """Call a tool without writing to the transcript."""
        count = len(self.said)
        text = await self.call(tool, **given)
        del self.said[count:]
        return text


async def main(transcript: str, words: list[str]) -> None:
    here = StdioServerParameters(command=sys.executable, args=["-m", "bree", "mcp", *words])
    async with asyncio.timeout(PATIENCE_S), Client(here) as client:
        player = Player(client)
        await player.play(Random(" ".join(words)))
    Path(transcript).write_text("\n".join(player.said), encoding="utf-8")


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2:]))
