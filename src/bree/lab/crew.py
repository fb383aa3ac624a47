"""A crew does many tasks: in this process, in several, or on the machines of a cluster.

Each task is done once and comes back with its result, in whatever order; who reads them puts them in order.
"""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context
import signal
from typing import Any, Protocol, TypeVar

from bree.core import Refusal
from bree.lab.chunks import Chunk, Lost, by_chunks, do_all

T = TypeVar("T")
R = TypeVar("R")


class Crew(Protocol):
    def work(self, do: Callable[[T], R], tasks: Iterable[T]) -> Iterator[tuple[T, R]]:
        """Each task with its result, as they come. `do` and the tasks travel: they must be picklable."""


@contextmanager
def crew(jobs: int, ray: str = "") -> Iterator[Crew]:
    """So many processes; one is this very process. Or all machines of the Ray cluster at an address."""
    if jobs < 1:
        raise Refusal("jobs-count")
    if ray:
        from bree.lab.cluster import cluster

        with cluster(ray) as machines:
            yield machines
        return
    if jobs == 1:
        yield Alone()
        return
    pool = Pool(jobs)
    try:
        yield pool
    finally:
        pool.end()


class Alone:
    """This process."""

    def work(self, do: Callable[[T], R], tasks: Iterable[T]) -> Iterator[tuple[T, R]]:
        return ((task, do(task)) for task in tasks)


class Pool:
    """Processes of this machine. One that dies is replaced, and what it had in hand is done anew."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        self.pool = self._begin()

    def work(self, do: Callable[[T], R], tasks: Iterable[T]) -> Iterator[tuple[T, R]]:
        return by_chunks(self, do, tasks)

    def width(self) -> int:
        return 2 * self.jobs

    def send(self, do: Callable[[Any], Any], tasks: list[Any]) -> "Future[Chunk]":
        with held_back():
            try:
                return self.pool.submit(do_all, do, tasks)
            except BrokenProcessPool:
                self.end()
                self.pool = self._begin()
                return self.pool.submit(do_all, do, tasks)

    def done(self, sent: Iterable["Future[Chunk]"]) -> Iterable["Future[Chunk]"]:
        return wait(sent, return_when=FIRST_COMPLETED).done

    def take(self, sent: "Future[Chunk]") -> Chunk:
        try:
            return sent.result()
        except BrokenProcessPool:
            raise Lost from None

    def drop(self, sent: Iterable["Future[Chunk]"]) -> None:
        for one in sent:
            one.cancel()

    def end(self) -> None:
        self.pool.shutdown(cancel_futures=True)

    def _begin(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.jobs, get_context("spawn"), end_silently)


@contextmanager
def held_back() -> Iterator[None]:
    """Ctrl-C waits: processes that are started meanwhile do not hear it before they know what to do about it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, (signal.SIGINT,))
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def end_silently() -> None:
    """In a process of the pool: Ctrl-C ends it, and only the first process has something to say about that."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, (signal.SIGINT,))
