"""If a bot, a program or the disk fails, `bree mcp` says so and the game continues."""

import asyncio
from random import Random
from threading import Event

import pytest

from bree.bots.bot import Bot, Sight
from bree.bots.find import invite
from bree.bots.outside import Outside
from bree.core import Refusal
from tests.adapters.mcp_table import PATIENCE_S, Table, sitting


async def test_a_disk_that_is_full_stops_nothing_and_is_told() -> None:
    table = Table(sitting("mordor", "random", starter="frodo"))

    def full() -> None:
        raise Refusal("file-unwritable", file="'game.json", why="why-full")

    table.here._save = full
    async with table:
        assert (await table.says("look")).startswith("Bree cannot write the file “game.json”: the disk is full.")


async def test_a_program_that_fails_is_told_and_the_game_goes_on() -> None:
    async with Table(sitting("mordor", "outside:sh -c 'echo lost >&2'", starter="sam")) as table:
        await table.until_asked()
        told = await table.says("wait")
        assert "The program for Heather has failed: it ended in the middle of the game." in told
        assert "Its last message: lost\n" in told


async def test_nobody_waits_for_a_program_when_the_table_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BREE_OUTSIDE_SECONDS", "80000")
    async with asyncio.timeout(PATIENCE_S):
        async with Table(sitting("mordor", "outside:sh -c 'sleep 100000'", starter="sam")) as table:
            assert (await table.says("wait", seconds=0.01)).endswith("Heather is to choose. Call wait.")
        await asyncio.to_thread(table.here._threads.shutdown)  # its thread has ended


@pytest.mark.parametrize("others", [(), ("greedy",)], ids=["alone", "beside another bot"])
async def test_a_program_that_is_just_being_started_when_the_table_is_left_is_called_off(
    others: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BREE_OUTSIDE_SECONDS", "80000")
    begun, left = Event(), Event()
    leave, choose = Outside.leave, Outside.choose

    def slow(bot: Outside, sight: Sight, rng: Random) -> str:
        begun.set()
        assert left.wait(PATIENCE_S)
        return choose(bot, sight, rng)

    def leaving(bot: Outside) -> None:
        leave(bot)
        left.set()

    monkeypatch.setattr(Outside, "choose", slow)
    monkeypatch.setattr(Outside, "leave", leaving)
    async with asyncio.timeout(PATIENCE_S):
        bots = ("outside:sh -c 'sleep 100000'", *others)
        async with Table(sitting("mordor", *bots, starter="sam")) as table:
            await asyncio.to_thread(begun.wait, PATIENCE_S)
        await asyncio.to_thread(table.here._threads.shutdown)


@pytest.mark.parametrize(
    "fault", [ZeroDivisionError("too\nclever"), SystemExit("too clever")], ids=["raises", "leaves"]
)
@pytest.mark.parametrize("told_by", ["wait", "look"])
async def test_a_bot_that_fails_does_not_stop_the_table_and_is_told(
    fault: BaseException, told_by: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Failing:
        def choose(self, _sight: Sight, _rng: Random) -> str:
            raise fault

    def known(game: str, name: str, *, outside: bool = False) -> Bot:
        return Failing() if name == "greedy" else invite(game, name, outside=outside)

    monkeypatch.setattr("bree.bots.host.invite", known)
    async with asyncio.timeout(PATIENCE_S), Table(sitting("mordor", "greedy", starter="sam")) as table:
        if told_by == "look":
            await table.until_asked()
        said = await table.says(told_by)
        why = f"{type(fault).__name__}: too clever"
        assert f"The bot for Heather has failed: {why}. A random bot plays on." in said
        seen = table.here.look()
        assert seen.asked is not None
        assert (await table.says("answers")).splitlines()
