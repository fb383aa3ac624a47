"""Puzzles at the server: the list, the position, the judgement of every answer, and what is refused."""

from typing import Any

import httpx
import pytest

from bree.core.find import find, games
from bree.server import clock
from bree.table.puzzle_file import puzzles
from tests.server.test_rest import refused

WRITTEN = [(game.name, name) for game in games().values() for name in puzzles(game)]
DAY = 24 * 60 * 60


async def test_the_list_names_the_puzzle_of_the_day(rest: httpx.AsyncClient, monkeypatch: pytest.MonkeyPatch) -> None:
    names = list(puzzles(find("mordor")))
    for day in (0, 1, len(names) + 1):
        monkeypatch.setattr(clock, "now", lambda day=day: (day + 0.5) * DAY)
        found: dict[str, Any] = (await rest.get("/api/puzzles/mordor")).json()
        assert found["today"] == names[day % len(names)]
        assert [one["name"] for one in found["puzzles"]] == names


@pytest.mark.parametrize(("game", "name"), WRITTEN)
async def test_a_puzzle_is_solved(rest: httpx.AsyncClient, game: str, name: str) -> None:
    puzzle = puzzles(find(game))[name]
    path = f"/api/puzzles/{game}/{name}"
    shown = (await rest.get(path)).json()
    assert shown["ask"]["who"] == shown["seat"]
    assert ("hands" in shown) == puzzle.open_hands
    for answer, value in puzzle.values.items():
        judged = (await rest.post(path, json={"picks": answer.split()})).json()
        assert judged["right"] == (answer == puzzle.right)
        first, *others = judged["says"]
        assert first["key"] == ("puzzle-right" if judged["right"] else "puzzle-wrong")
        assert first["facts"]["value"] == round(100 * value)
        assert [one["key"] for one in others] == [one.key for one in puzzle.reasons.get(answer, ())]


async def test_the_position_gives_nothing_away(rest: httpx.AsyncClient) -> None:
    name, puzzle = next(iter(puzzles(find("mordor")).items()))
    shown = (await rest.get(f"/api/puzzles/mordor/{name}")).json()
    assert set(shown) == {"seat", "grade", "view", "ask", "n"}
    assert shown["n"] == len(puzzle.answers)


async def test_what_puzzles_refuse(rest: httpx.AsyncClient) -> None:
    name = next(iter(puzzles(find("mordor"))))
    path = f"/api/puzzles/mordor/{name}"
    refused(await rest.get("/api/puzzles/none"), "game-unknown")
    refused(await rest.get("/api/puzzles/mordor/none"), "puzzle-unknown")
    refused(await rest.post("/api/puzzles/mordor/none", json={"picks": ["red"]}), "puzzle-unknown")
    refused(await rest.post(path, json={"picks": ["none"]}), "puzzle-answer")
    for bad in ({}, {"picks": []}, {"picks": ["x"] * 21}, {"picks": ["x" * 201]}, {"picks": "red"}):
        refused(await rest.post(path, json=bad), "form")
