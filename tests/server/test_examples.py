"""The worked examples of a rulebook at the server: what the seat may know, and what is refused."""

import httpx
from msgspec import json
import pytest

from bree.core.find import find, games
from bree.table.example import examples
from tests.server.test_rest import refused


@pytest.mark.parametrize("game", games())
async def test_an_example_shows_what_the_seat_may_know(rest: httpx.AsyncClient, game: str) -> None:
    table = find(game)
    shown = (await rest.get(f"/api/examples/{game}")).json()
    assert [one["name"] for one in shown] == [one.name for one in examples(table)]
    for one, example in zip(shown, examples(table), strict=True):
        s = example.position(table)
        ask = table.waiting(s)
        assert ask is not None
        assert (one["seat"], one["ask"]["who"], one["rule"]) == (ask.who, ask.who, example.rule)
        assert {pick["id"] for pick in one["ask"]["picks"]} == {pick.id for pick in ask.picks}
        assert one["view"] == json.decode(json.encode(table.view(s, ask.who)))
        lines = [entry.key for entry in example.play(table, s) if entry.visible_to(ask.who)]
        assert [line["key"] for line in one["lines"]] == lines
        assert one["after"] == json.decode(json.encode(table.view(s, ask.who))) != one["view"]


async def test_an_unknown_game_has_no_examples(rest: httpx.AsyncClient) -> None:
    refused(await rest.get("/api/examples/none"), "game-unknown")
