"""The MCP tools at a local table, called as a client calls them."""

import asyncio
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

from bree.adapters.mcp.local_table import LocalTable
from bree.adapters.mcp.tools import Tools
from bree.core import Value
from bree.core.find import find
from bree.table import Chair, Sitting

ROOT = Path(__file__).resolve().parents[2]
PATIENCE_S = 120.0
ME = "me"


def example() -> Any:
    """Import `examples/mcp_player.py` as a module."""
    spec = spec_from_file_location("mcp_player", ROOT / "examples" / "mcp_player.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def sitting(game: str, *bots: str, seed: int = 1, **options: Value) -> Sitting:
    """Return a sitting in which the test plays the first seat."""
    played = find(game)
    chosen = {"players": 1 + len(bots), **options}
    chairs = [Chair(ME), *(Chair(name, name) for name in bots)]
    return Sitting(played, chosen, dict(zip(played.seats(played.choose(chosen)), chairs, strict=True)), seed)


class Table:
    """The MCP tools at a local table."""

    def __init__(self, sat: Sitting, language: str = "en") -> None:
        self.saved = 0
        self.sitting = sat
        self.here = LocalTable(sat, self.save)
        self.tools = Tools(self.here, language)

    def save(self) -> None:
        self.saved += 1

    async def __aenter__(self) -> "Table":
        await self.here.open()
        return self

    async def __aexit__(self, *_fault: object) -> None:
        await self.here.close()

    async def says(self, tool: str, **given: Any) -> str:
        text, refused = await self.tools.call(tool, given)
        assert not refused, text
        return text

    async def refuses(self, tool: str, **given: Any) -> str:
        """Call a tool that must refuse, and check that nothing has changed."""
        before = list(self.sitting.answers)
        text, refused = await self.tools.call(tool, given)
        assert refused, text
        assert self.sitting.answers == before
        return text

    async def until_asked(self) -> None:
        async with asyncio.timeout(PATIENCE_S):
            while self.here.look().asked is None and not self.here.look().over:
                await self.here.wait(PATIENCE_S)
