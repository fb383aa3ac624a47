"""A worker's time: signs of life, what happens when it is up, and how it comes back."""

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest

from bree.core import Refusal
from bree.server.cluster.lease import Lease
from bree.server.tables.ownership import Ownership
from tests.server.running import PATIENCE_S


class Told:
    """Leases that keep book of what they are told, and do as the test wants."""

    def __init__(self) -> None:
        self.seconds = PATIENCE_S
        self.lives = True
        self.away = False
        self.hangs = False
        self.enlisted: list[tuple[str, str]] = []
        self.beats = 0
        self.resigned: list[str] = []

    def _answer(self) -> None:
        if self.away:
            raise Refusal("store-unreachable", why="the cable is cut")

    async def register(self, worker: str, address: str) -> None:
        self._answer()
        self.enlisted.append((worker, address))

    async def renew(self, worker: str) -> bool:
        assert worker == self.enlisted[-1][0]
        if self.hangs:
            await asyncio.Event().wait()
        self._answer()
        self.beats += 1
        return self.lives

    async def resign(self, worker: str) -> None:
        self._answer()
        self.resigned.append(worker)


class Kept:
    def __init__(self) -> None:
        self.told = Told()
        self.lost = self.lived = 0
        told: Any = self.told
        self.lease = Lease(told, "here", self._live)

    async def open(self) -> None:
        await self.lease.open(self._lose)

    async def _lose(self) -> None:
        assert not self.lease.held
        self.lost += 1
        self.told.lives = True

    async def _live(self) -> None:
        self.lived += 1


@pytest.fixture
async def kept() -> AsyncIterator[Kept]:
    found = Kept()
    yield found
    await found.lease.resign()


async def soon(wanted: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE_S):
        while not wanted():
            await asyncio.sleep(0.001)


async def test_who_shares_with_nobody_needs_no_signs_of_life() -> None:
    ours, kept = Ownership(), Kept()
    assert not ours.held
    await ours.open(kept._lose)
    assert ours.held
    assert await ours.owns("t")
    assert await ours.take("t")
    await ours.resign()
    assert not ours.held


async def test_as_long_as_it_says_that_it_lives_it_does(kept: Kept) -> None:
    kept.told.seconds = 0.02
    await kept.open()
    await soon(lambda: kept.lived >= 3)
    assert kept.told.enlisted[0][1] == "here"
    assert len(kept.told.enlisted[0][0]) == 32, "nobody can guess it"


async def test_when_its_time_was_up_all_is_void_and_it_comes_back_under_a_new_name(kept: Kept) -> None:
    kept.told.seconds = 4.0
    await kept.open()
    kept.told.lives = False
    await soon(lambda: kept.lost >= 1)
    await soon(lambda: len(kept.told.enlisted) >= 2 and kept.lease.held)
    assert len(dict(kept.told.enlisted)) == len(kept.told.enlisted), "no name comes twice"


@pytest.mark.parametrize("how", ["away", "hangs"])
async def test_a_store_that_does_not_answer_in_time_ends_it_too(kept: Kept, how: str) -> None:
    kept.told.seconds = 0.2
    await kept.open()
    setattr(kept.told, how, True)
    await soon(lambda: kept.lost >= 1)
    kept.told.seconds = PATIENCE_S / 10  # from now on nothing is lost because the machine is busy
    lost = kept.lost
    setattr(kept.told, how, False)
    await soon(lambda: kept.lease.held)
    assert kept.lost == lost


async def test_who_stops_gives_back_what_it_had(kept: Kept) -> None:
    await kept.open()
    await kept.lease.resign()
    assert kept.told.resigned == [kept.told.enlisted[0][0]]
    assert not kept.lease.held
    await kept.lease.resign()
    assert len(kept.told.resigned) == 1


async def test_who_cannot_say_that_it_stops_stops_all_the_same(kept: Kept) -> None:
    await kept.open()
    kept.told.away = True
    await kept.lease.resign()
    assert not kept.lease.held
