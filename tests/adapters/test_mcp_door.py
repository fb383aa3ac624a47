"""The command line of `bree mcp`: seat, table and port."""

import asyncio
from contextlib import suppress
import socket
from types import SimpleNamespace
from typing import Any

from mcp import Client
import pytest

from bree.adapters.mcp.local_table import LocalTable
from bree.adapters.mcp.serve import listen, run, run_at
from bree.cli import main
from tests.adapters.mcp_table import PATIENCE_S, sitting


def test_a_table_has_one_seat_for_it(capsys: pytest.CaptureFixture[str]) -> None:
    for seats, found in (("random,random", "none"), ("me,Anna", "2 persons")):
        assert main(["mcp", "mordor", "--seats", seats, "--lang", "en"]) == 2
        assert found in capsys.readouterr().err


@pytest.mark.parametrize(
    "words",
    ["", "mordor --server http://x", "--server http://x", "--server http://x --table t", "--table t --seat sam"],
)
def test_a_call_that_names_no_table_is_refused(words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["mcp", *words.split(), "--lang", "en"]) == 2
    assert capsys.readouterr().err.startswith("Name a game for a local table, or give --server")


def test_a_port_that_cannot_be_had_is_refused_before_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert main(["mcp", "mordor", "--port", str(port), "--lang", "en"]) == 2
        assert f"The server cannot start at 127.0.0.1, port {port}: the port is in use." in capsys.readouterr().err


async def test_over_http_on_this_machine(capsys: pytest.CaptureFixture[str]) -> None:
    listens = listen(0)
    address = f"http://127.0.0.1:{listens.getsockname()[1]}/mcp"
    serving = asyncio.create_task(run_at(LocalTable(sitting("mordor", "random"), lambda: None), "en", listens))
    async with asyncio.timeout(PATIENCE_S), Client(address) as client:
        result = await client.call_tool("look", {})
        assert getattr(result.content[0], "text", "").startswith("Journey to Mordor. You play Frodo.\n")
    serving.cancel()
    with suppress(asyncio.CancelledError):
        await serving
    assert f"The seat is available at {address}\n" in capsys.readouterr().err


@pytest.mark.parametrize("terminal", [True, False])
def test_in_a_terminal_the_server_says_who_starts_it(
    terminal: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def nothing(*_given: object) -> None:
        return

    seat: Any = None
    monkeypatch.setattr("bree.adapters.mcp.serve.run_at", nothing)
    monkeypatch.setattr("sys.stdin", SimpleNamespace(isatty=lambda: terminal))
    run(seat, "en")
    written = capsys.readouterr()
    assert written.out == ""
    assert written.err.startswith("This server is made for an MCP host") == terminal
