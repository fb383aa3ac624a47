"""Guests think in processes of their own, never in the event loop. One order at a time for each process."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import get_all_start_methods, get_context
import multiprocessing.forkserver
from random import Random
from typing import TypeVar

from bree.core import Ask, Game, Refusal, State
from bree.core.plain import to_plain
from bree.core.save import Save
from bree.guests.find import guests, strongest
from bree.guests.hint import Hint
from bree.server import log
from bree.server.bots import thinking
from bree.server.guard.turns import Turns
from bree.server.metrics import Metrics
from bree.server.settings import Settings
from bree.table.sitting import fresh_seed

T = TypeVar("T")
PATIENCE_S = 20.0  # beyond the budget: a new process must start first, on a busy machine
SAVE_S = 5.0  # for the answers of a save; the longest game takes a second
FORKSERVER = "forkserver"  # starts quickly and inherits nothing of the server


def guests_of(game: Game) -> tuple[str, ...]:
    """The guests that can play a game."""
    return tuple(guests(game.name))


class Bots:
    def __init__(self, settings: Settings, metrics: Metrics, seeds: Callable[[], int] = fresh_seed) -> None:
        self._settings = settings
        self._metrics = metrics
        self._seeds = seeds  # one for each hint and each estimate
        self._free = asyncio.Semaphore(settings.bot_workers)
        # Hints, reviews and saves one at a time: tables do not wait for them in a row, nor callers behind one caller.
        self._aside = Turns(1, settings.hints_an_address, settings.callers_waiting)
        method = FORKSERVER if FORKSERVER in get_all_start_methods() else "spawn"
        self._context = get_context(method)
        if method == FORKSERVER:
            multiprocessing.forkserver.set_forkserver_preload([thinking.__name__])
            multiprocessing.forkserver.ensure_running()
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(
            self._settings.bot_workers, self._context, thinking.begin,
            (self._settings.more_games, self._settings.bot_megabytes),
        )  # fmt: skip

    def close(self) -> None:
        self._dismiss(self._pool)

    def _dismiss(self, pool: ProcessPoolExecutor) -> None:
        """Send the processes home, also one that hangs; the executor itself would wait for it for ever."""
        processes = list((pool._processes or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()

    # Orders

    async def choose(self, game: Game, state: State, ask: Ask, guest: str, seed: int) -> str:
        """The guest's pick, or any pick if it cannot be had: the table must go on."""
        seconds = self._settings.bot_seconds
        order = thinking.Order(game.name, to_plain(state), ask.who, guest, seed, seconds)
        try:
            with self._metrics.thought.time():
                chosen = await self._do(partial(thinking.choose, order), seconds, tries=2)
        except Exception as fault:  # whatever it is, the others at the table must not wait for ever
            chosen = thinking.Chosen(Random(seed).choice(ask.picks).id, repr(fault))
        if chosen.fault:
            log.warn("a bot could not choose", game=game.name, guest=guest, why=chosen.fault)
        return chosen.pick

    async def advise(self, game: Game, state: State, seat: str, caller: str) -> tuple[str, Hint]:
        guest, seconds = strongest(game.name), self._settings.bot_seconds
        order = thinking.Order(game.name, to_plain(state), seat, guest, self._seeds(), seconds)
        try:
            async with self._aside.turn(caller):
                found, fault = await self._do(partial(thinking.advise, order), seconds)
        except Unfit as unfit:
            raise Refusal("no-hint") from unfit
        if found is None:
            log.warn("a bot could not advise", game=game.name, guest=guest, why=fault)
            raise Refusal("no-hint")
        return guest, found

    async def estimate(
        self, game: Game, state: State, seats: tuple[str, ...], guest: str, seconds: float, caller: str
    ) -> thinking.Estimate:
        moment = thinking.Moment(game.name, to_plain(state), seats, guest, self._seeds(), seconds)
        try:
            async with self._aside.turn(caller):
                return await self._do(partial(thinking.estimate, moment), seconds)
        except Unfit:
            return thinking.Estimate({})

    async def check_save(self, text: str, caller: str) -> Save:
        try:
            async with self._aside.turn(caller):
                return await self._do(partial(thinking.check_save, text, SAVE_S), SAVE_S)
        except Unfit as fault:
            raise Refusal("save-time") from fault

    async def _do(self, work: Callable[[], T], seconds: float, tries: int = 1) -> T:
        """Where another's order has ended the processes, ours may be tried again."""
        try:
            async with self._free:
                return await self._in_pool(partial(thinking.within, work, seconds), seconds)
        except Unfit as fault:
            if tries == 1 or isinstance(fault.__cause__, TimeoutError):
                raise
        return await self._do(work, seconds, tries - 1)

    async def _in_pool(self, work: Callable[[], T], seconds: float) -> T:
        pool = self._pool
        try:
            async with asyncio.timeout(seconds + PATIENCE_S):
                return await _done_in(pool, work)
        except (BrokenProcessPool, TimeoutError) as fault:
            if pool is self._pool:  # the first one to notice brings new processes
                self._pool = self._new_pool()
                self._dismiss(pool)
            raise Unfit from fault


async def _done_in(pool: ProcessPoolExecutor, work: Callable[[], T]) -> T:
    try:
        return await asyncio.get_running_loop().run_in_executor(pool, work)
    except asyncio.CancelledError as fault:
        task = asyncio.current_task()
        if task is not None and task.cancelling():
            raise
        raise BrokenProcessPool from fault  # nobody calls us off: the pool was dismissed before a process had the order


class Unfit(Exception):  # noqa: N818
    """The process that was to think has died, or hangs where no alarm reaches it."""
