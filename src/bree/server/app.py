"""The application: builds all parts of the server and connects them."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
import gc
from multiprocessing import parent_process
from multiprocessing.connection import wait
import os
from pathlib import Path
import signal
import threading
import time
from types import FrameType
from typing import Any

from fastapi import FastAPI

from bree import __version__
from bree.bots.find import plugin_bots
from bree.core import Game
from bree.core.entry_points import unreported
from bree.lang import Voice
from bree.server import log
from bree.server.bots.pool import BotPool
from bree.server.cluster.cluster import Cluster
from bree.server.games import all_games
from bree.server.guard import refusals, request_guard
from bree.server.guard.buckets import Buckets
from bree.server.guard.connection_limits import CONNECTION_LIMITS, ConnectionLimits
from bree.server.guard.fair_queue import LONG_CALLS, FairQueue
from bree.server.metrics import Metrics
from bree.server.routes import (
    daily,
    examples,
    lessons,
    lobby,
    next_table,
    offers,
    pages,
    parcels,
    play,
    puzzles,
    replay,
    review,
    tables,
    won_line,
)
from bree.server.routes.readiness import Readiness
from bree.server.services import Services
from bree.server.settings import Settings
from bree.server.store import Store
from bree.server.tables import expiry
from bree.server.tables.inn import Inn
from bree.server.tables.ownership import Ownership
from bree.table.sitting import fresh_seed

STOP = (signal.SIGINT, signal.SIGTERM)
END_S = 15.0  # that a worker may take to stop when its parent process is gone


def make_app(
    settings: Settings,
    games: Mapping[str, Game] | None = None,
    static: Path = pages.HOME,
    seeds: Callable[[], int] = fresh_seed,
    patient: bool = False,
) -> FastAPI:
    """A server for these games, or for all games that are found. Tests pass `seeds` to know the dice.

    If `patient`, the server waits for a database that is not available yet.
    """
    metrics, limits = Metrics(), settings.allowed
    cluster = None if settings.one_process_only else Cluster(settings)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[Mapping[str, Any]]:
        store = Store.at(settings.database_url)
        known = games or all_games(settings.more_games)
        services = Services(settings, known, store, BotPool(settings, metrics, seeds), metrics, seeds)

        ownership = cluster.join(store) if cluster else Ownership()
        app.state.inn = inn = Inn(services, ownership)
        connections = ConnectionLimits(limits.connections_an_address)
        app.state.reviews = review.Reviews(services)
        app.state.readiness = Readiness(store)
        try:
            await inn.open(patient)
            if cluster is not None:
                await cluster.open(app, connections)
        except BaseException:
            await inn.close()
            if cluster is not None:
                await cluster.close()
            raise
        log_broken_plugins()
        log.note("open", games=list(services.games))
        sweeping = asyncio.create_task(expiry.keep_sweeping(inn))
        with GracefulShutdown(inn):
            yield {CONNECTION_LIMITS: connections}
        sweeping.cancel()
        await asyncio.gather(sweeping, return_exceptions=True)
        await app.state.reviews.close()
        await app.state.solved_rounds.close()
        await inn.close()
        if cluster is not None:
            await cluster.close()

    app = FastAPI(
        title="Bree", version=__version__, lifespan=lifespan, openapi_url="/api/openapi.json", docs_url=None,
        redoc_url=None,
    )  # fmt: skip
    app.state.metrics = metrics
    app.state.sockets = Counter()
    app.state.frames = request_guard.frame_buckets(limits)
    app.state.long_calls = FairQueue(LONG_CALLS, limits.long_calls_an_address)
    app.state.solved_rounds = won_line.SolvedRounds()
    app.state.parcels = parcels.buckets(limits)
    app.state.calls = calls = Buckets(limits.calls_a_second, limits.calls_at_once)
    of_pages = Buckets(limits.pages_a_second, limits.pages_at_once)
    if cluster is not None:
        cluster.add_to(app, calls)
    app.add_middleware(request_guard.RequestGuard, settings=settings, calls=calls, pages=of_pages)
    refusals.install(app)
    for router in (
        lobby.router,
        lessons.router,
        daily.router,
        puzzles.router,
        examples.router,
        replay.router,
        tables.router,
        next_table.router,
        offers.router,
        parcels.router,
        review.router,
        won_line.router,
        play.router,
    ):
        app.include_router(router)
    app.router.default = pages.Pages(static)
    return app


def log_broken_plugins() -> None:
    """Log the packages whose games or bots cannot be used. Everything else works without them."""
    plugin_bots()
    for refusal in unreported():
        log.warn("left-out", why=Voice("en").refusal(refusal))


def from_environment() -> FastAPI:
    """The application for uvicorn's own command line."""
    tune_garbage_collector()
    return make_app(Settings.from_environment())


def worker() -> FastAPI:
    """The application of one worker of `serve`. It is patient, because `serve` has already reached the database."""
    threading.Thread(target=_end_with_parent, daemon=True).start()
    tune_garbage_collector()
    return make_app(Settings.from_environment(), patient=True)


def _end_with_parent() -> None:
    """Stop when the parent process is gone. Otherwise the worker would keep the port and nobody could stop it."""
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os.kill(os.getpid(), signal.SIGTERM)
        time.sleep(END_S)
        os._exit(1)


def tune_garbage_collector() -> None:
    """Collect rarely. Messages are short-lived and have no reference cycles; a full collection delays all tables."""
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


class GracefulShutdown:
    """A context manager that handles signals to stop: the inn says goodbye to all clients before uvicorn stops.

    uvicorn closes all sockets as soon as it gets the signal, so clients would not learn why.
    """

    def __init__(self, inn: Inn) -> None:
        self._inn = inn
        self._loop = asyncio.get_running_loop()
        self._before: dict[int, Callable[[int, FrameType | None], object]] = {}
        self._task: asyncio.Task[None] | None = None

    def __enter__(self) -> None:
        if threading.current_thread() is threading.main_thread():
            for number in STOP:
                before = signal.getsignal(number)
                if callable(before):
                    self._before[number] = before
                    signal.signal(number, self._on_signal)

    def __exit__(self, *_: object) -> None:
        for number, before in self._before.items():
            signal.signal(number, before)

    def _on_signal(self, number: int, frame: FrameType | None) -> None:
        if self._inn.closing:  # a second signal stops the server at once
            self._before[number](number, frame)
        else:
            self._inn.closing = True
            self._loop.call_soon_threadsafe(self._start, number)

    def _start(self, number: int) -> None:
        self._task = self._loop.create_task(self._say_goodbye(number))

    async def _say_goodbye(self, number: int) -> None:
        try:
            await self._inn.farewell()
        finally:
            self._before[number](number, None)
