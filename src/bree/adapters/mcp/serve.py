"""Runs the tools with the official SDK, over the standard streams or on a local port."""

import asyncio
import logging
import socket
import sys
from typing import Any

from bree.adapters.extras import missing_extra

try:
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
except ImportError:
    raise missing_extra("mcp") from None

from bree import __version__
from bree.adapters.mcp.seat import Seat
from bree.adapters.mcp.tools import KINDS, TOOLS, Tool, Tools
from bree.adapters.mcp.words import part_names
from bree.core import Refusal
from bree.lang import Voice
from bree.table.os_errors import reason

HERE = "127.0.0.1"
PORTS = 65535
log = logging.getLogger(__name__)


def run(seat: Seat, language: str, port: int | None = None) -> None:
    """Run until the host disconnects."""
    logging.basicConfig(stream=sys.stderr, level=logging.WARNING)  # the standard output belongs to the protocol
    listens = listen(port) if port is not None else None
    if listens is None and sys.stdin.isatty():
        print(Voice(language).say("mcp-terminal"), file=sys.stderr)
    asyncio.run(run_at(seat, language, listens))


def listen(port: int) -> socket.socket:
    """Open a port that only this machine can reach."""
    if not 0 <= port <= PORTS:
        raise Refusal("setting", name="--port", value=str(port), kind="whole", least="0", most=str(PORTS))
    listens = socket.socket()
    listens.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listens.bind((HERE, port))
    except OSError as fault:
        listens.close()
        raise Refusal("port", host=HERE, port=str(port), why=reason(fault)) from fault
    return listens


async def run_at(seat: Seat, language: str, listens: socket.socket | None) -> None:
    """Run on the standard streams, or on the open port."""
    try:
        await seat.open()
        server = served(seat, language)
        if listens is None:
            async with stdio_server() as (reads, writes):
                await server.run(reads, writes, server.create_initialization_options())
        else:
            address = f"http://{HERE}:{listens.getsockname()[1]}/mcp"
            print(Voice(language).say("mcp-address", {"address": address}), file=sys.stderr)
            app = server.streamable_http_app(host=HERE)
            await uvicorn.Server(uvicorn.Config(app, log_config=None)).serve([listens])
    finally:
        await seat.close()
        if listens is not None:
            listens.close()


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
    """Return a tool with its schema, in the language of the table."""
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
