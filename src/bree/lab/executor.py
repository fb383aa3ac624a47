"""An executor runs many tasks: in this process, in several, or on the machines of a Ray cluster.

Each task runs once. Results come in any order; the caller sorts them.
"""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context
import signal
from typing import Any, Protocol, TypeVar

from bree.core import Refusal
from bree.lab.batches import BatchExecutor, BatchResult, WorkerLost, run_batch

T = TypeVar("T")
R = TypeVar("R")


class Executor(Protocol):
    def run(self, do: Callable[[T], R], tasks: Iterable[T]) -> Iterator[tuple[T, R]]:
        """Yield each task with its result, in any order. `do` and the tasks must be picklable."""


@contextmanager
def executor(jobs: int, ray: str = "") -> Iterator[Executor]:
    """An executor with `jobs` processes (1: only this process), or with all machines of a Ray cluster."""
    if jobs < 1:
        raise Refusal("jobs-count")
    if ray:
        from bree.lab.ray_executor import ray_executor

        with ray_executor(ray) as machines:
            yield machines
        return
    if jobs == 1:
        yield ThisProcess()
        return
    processes = Processes(jobs)
    try:
        yield processes
    finally:
        processes.end()


class ThisProcess:
    def run(self, do: Callable[[T], R], tasks: Iterable[T]) -> Iterator[tuple[T, R]]:
        return ((task, do(task)) for task in tasks)


class Processes(BatchExecutor):
    """Processes of this machine. One that dies is replaced, and its batch is run again."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        self.pool = self._begin()

    def capacity(self) -> int:
        return 2 * self.jobs

    def submit(self, do: Callable[[Any], Any], tasks: list[Any]) -> "Future[BatchResult]":
        with interrupts_held():
            try:
                return self.pool.submit(run_batch, do, tasks)
            except BrokenProcessPool:
                self.end()
                self.pool = self._begin()
                return self.pool.submit(run_batch, do, tasks)

    def wait(self, futures: Iterable["Future[BatchResult]"]) -> Iterable["Future[BatchResult]"]:
        return wait(futures, return_when=FIRST_COMPLETED).done

    def result(self, future: "Future[BatchResult]") -> BatchResult:
        try:
            return future.result()
        except BrokenProcessPool:
            raise WorkerLost from None

    def cancel(self, futures: Iterable["Future[BatchResult]"]) -> None:
        for future in futures:
            future.cancel()

    def end(self) -> None:
        self.pool.shutdown(cancel_futures=True)

    def _begin(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.jobs, get_context("spawn"), end_on_interrupt)


@contextmanager
def interrupts_held() -> Iterator[None]:
    """Delay Ctrl-C while processes start, until they can handle it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, (signal.SIGINT,))
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def end_on_interrupt() -> None:
    """In a process of the pool: Ctrl-C ends it silently. Only the main process prints something."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, (signal.SIGINT,))
