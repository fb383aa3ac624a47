"""Tool results may appear on a terminal, so they contain no control characters."""

import json

import pytest

from bree.core import Ask, Pick
from bree.table import Chair
from tests.adapters.mcp_table import Table, sitting
from tests.hostile import NAME, unseen

CALLS = [
    ("look", {}),
    ("look", {"part": "board"}),
    ("look", {"part": "log 100"}),
    ("look", {"part": NAME}),
    ("look", {"format": "json"}),
    ("look", {"format": NAME}),
    ("answers", {}),
    ("answers", {"format": "json"}),
    ("answer", {"answers": [NAME]}),
    ("rule", {"name": NAME}),
    ("wait", {NAME: 1}),
    (NAME, {}),
]


@pytest.mark.parametrize("game", ["doom", "mordor", "war"])
async def test_nothing_that_a_tool_says_steers_a_terminal(game: str) -> None:
    async with Table(sitting(game, "random")) as table:
        table.sitting.chairs = {seat: Chair(NAME, chair.bot) for seat, chair in table.sitting.chairs.items()}
        for tool, given in CALLS:
            text, _ = await table.tools.call(tool, given)
            assert unseen(text) == set(), tool
            if given.get("format") == "json":
                json.loads(text)


async def test_the_ids_of_a_server_that_means_ill_do_not_either(monkeypatch: pytest.MonkeyPatch) -> None:
    async with Table(sitting("mordor", "random")) as table:
        seen = table.here.look()
        assert seen.ask is not None
        ask = Ask("frodo", seen.ask.key, seen.ask.rule, (Pick(NAME),), seen.ask.facts)
        odd = seen._replace(ask=ask, asked=ask, view={NAME: NAME})
        monkeypatch.setattr(table.here, "look", lambda: odd)
        for given in ({}, {"format": "json"}):
            said = await table.says("answers", **given)
            assert "Al" in said
            assert unseen(said) == set()
        told = json.loads(await table.says("look", format="json"))
        assert told["view"] == {NAME: NAME}
