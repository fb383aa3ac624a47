"""Runs tasks in batches of about half a second, with only as many batches in progress as the workers need."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Sized
from itertools import islice
from math import ceil
from time import perf_counter
from typing import Any, Generic, NamedTuple, TypeVar

from bree.core import Refusal

T = TypeVar("T")
R = TypeVar("R")
SECONDS = 0.5  # the wanted time of a batch: long compared to sending it, and short enough that all workers end together
GROWTH = 8  # the largest growth of the size in one step, because the first tasks may be quick
TRIES = 4  # attempts for a batch whose worker dies


class BatchResult(NamedTuple):
    results: list[Any]
    seconds: float


class WorkerLost(Exception):  # noqa: N818  (nothing is wrong with the tasks)
    """The worker that ran this batch is gone."""


def run_batch(do: Callable[[Any], Any], tasks: list[Any]) -> BatchResult:
    """Run a batch, in a worker."""
    began = perf_counter()
    return BatchResult([do(task) for task in tasks], perf_counter() - began)


class BatchExecutor(ABC):
    """Runs batches in workers. A submitted batch has a future; `result` returns its result."""

    @abstractmethod
    def capacity(self) -> int:
        """How many batches may be in progress at the same time."""

    @abstractmethod
    def submit(self, do: Callable[[Any], Any], tasks: list[Any]) -> Any: ...

    @abstractmethod
    def wait(self, futures: Iterable[Any]) -> Iterable[Any]:
        """Wait until at least one is done. Returns all that are done."""

    @abstractmethod
    def result(self, future: Any) -> BatchResult: ...

    @abstractmethod
    def cancel(self, futures: Iterable[Any]) -> None:
        """Cancel batches whose results nobody needs."""

    def run(self, do: Callable[[T], R], tasks: Iterable[T]) -> Iterator[tuple[T, R]]:
        """Yield each task once with its result, in any order. A batch whose worker died is submitted again, a few
        times.
        """
        queue = Queue(tasks)
        lost: list[tuple[list[T], int]] = []
        under_way: dict[Any, tuple[list[T], int]] = {}
        try:
            while True:
                while len(under_way) < (capacity := self.capacity()):
                    batch, tries = lost.pop() if lost else (queue.take(capacity), 0)
                    if not batch:
                        break
                    under_way[self.submit(do, batch)] = batch, tries + 1
                if not under_way:
                    return
                for future in list(self.wait(under_way)):
                    batch, tries = under_way.pop(future)
                    try:
                        results, seconds = self.result(future)
                    except WorkerLost:
                        if tries == TRIES:
                            raise Refusal("workers-lost", times=TRIES) from None
                        lost.append((batch, tries))
                        continue
                    queue.adapt(len(batch), seconds)
                    yield from zip(batch, results, strict=True)
        finally:
            self.cancel(under_way)


class Queue(Generic[T]):
    """The tasks that no worker has yet. They are read lazily, because there may be millions."""

    def __init__(self, tasks: Iterable[T]) -> None:
        self.left = len(tasks) if isinstance(tasks, Sized) else None
        self.tasks = iter(tasks)
        self.size = 1

    def take(self, capacity: int) -> list[T]:
        """The next batch. It is smaller near the end, if the number of tasks is known, so that all workers end
        together.
        """
        size = self.size if self.left is None else min(self.size, ceil(self.left / capacity))
        batch = list(islice(self.tasks, size))
        if self.left is not None:
            self.left -= len(batch)
        return batch

    def adapt(self, tasks: int, seconds: float) -> None:
        """Adapt the size of the next batches to the time of this one."""
        wanted = int(SECONDS * tasks / seconds) if seconds > 0 else self.size * GROWTH
        self.size = max(1, min(wanted, self.size * GROWTH))
