"""Our tools behind the official SDK: on the standard streams, or on a port of this machine alone."""

import asyncio
import logging
import sys
from typing import Any

from mcp.server.lowlevel import Server
from mcp.server.stdio import stdio_server
from mcp_types import (
    CallToolRequestParams,
    CallToolResult,
    ListToolsResult,
    TextContent,
    Tool as ToolShown,
    ToolAnnotations,
)
import uvicorn

from bree import __version__
from bree.adapters.mcp.seat import Seat
from bree.adapters.mcp.tools import KINDS, TOOLS, Tool, Tools
from bree.adapters.mcp.words import part_names
from bree.lang import Voice

HERE = "127.0.0.1"
log = logging.getLogger(__name__)


def run(seat: Seat, language: str, port: int | None = None) -> None:
    """Until whoever called us hangs up."""
    asyncio.run(_run(seat, language, port))


async def _run(seat: Seat, language: str, port: int | None) -> None:
    await seat.open()
    try:
        server = served(seat, language)
        if port is None:
            async with stdio_server() as (reads, writes):
                await server.run(reads, writes, server.create_initialization_options())
        else:
            app = server.streamable_http_app(host=HERE)
            await uvicorn.Server(uvicorn.Config(app, HERE, port, log_level="warning")).serve()
    finally:
        await seat.close()


def served(seat: Seat, language: str) -> Server[Any]:
    tools, voice = Tools(seat, language), Voice(language, seat.game)

    async def list_tools(_context: Any, _params: Any) -> ListToolsResult:
        return ListToolsResult(tools=[shown(tool, voice) for tool in TOOLS])

    async def call_tool(_context: Any, params: CallToolRequestParams) -> CallToolResult:
        try:
            text, refused = await tools.call(params.name, params.arguments or {})
        except Exception:
            log.exception("a defect in the tool %s", params.name)
            text, refused = voice.say("no-fault"), True
        return CallToolResult(content=[TextContent(type="text", text=text)], is_error=refused)

    return Server(
        "bree",
        version=__version__,
        title=voice.say("game-title"),
        instructions=f"{voice.say('game-title')}. {voice.say('game-about')} {voice.say('mcp-instructions')}",
        on_list_tools=list_tools,
        on_call_tool=call_tool,
    )


def shown(tool: Tool, voice: Voice) -> ToolShown:
    """A tool with its schema, in the language of the table."""
    game = voice.game.name if voice.game is not None else ""
    facts = {"parts": part_names(game)}
    takes = {name: {**KINDS[name], "description": voice.say("mcp-kind-" + name)} for name in tool.takes}
    return ToolShown(
        name=tool.name,
        description=voice.say("mcp-tool-" + tool.name, facts),
        input_schema={
            "type": "object",
            "properties": takes,
            "required": list(tool.needs),
            "additionalProperties": False,
        },
        annotations=ToolAnnotations(read_only_hint=not tool.changes, destructive_hint=False, open_world_hint=False),
    )


def complain_on_stderr() -> None:
    """The standard output is the protocol's."""
    logging.basicConfig(stream=sys.stderr, level=logging.WARNING)
