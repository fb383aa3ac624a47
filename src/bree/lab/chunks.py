"""Tasks by the handful: so many that each handful takes about half a second, and never more under way than needed."""

from collections.abc import Callable, Iterable, Iterator, Sized
from itertools import islice
from math import ceil
from time import perf_counter
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from bree.core import Refusal

T = TypeVar("T")
R = TypeVar("R")
MEANT = 0.5  # seconds that a handful should take: sending it is nothing beside that, and nobody waits long at the end
GROWTH = 8  # a handful is at most so many times the one before: the first tasks may be the quick ones
TRIES = 4  # a handful whose worker died is done again, so often in all


class Chunk(NamedTuple):
    results: list[Any]
    seconds: float


class Lost(Exception):  # noqa: N818  (nothing is wrong with the tasks)
    """Whoever had this handful in hand is gone."""


class Hands(Protocol):
    """Workers who take handfuls; what they give for one is a slip with which the result is fetched."""

    def width(self) -> int: ...  # handfuls under way at a time
    def send(self, do: Callable[[Any], Any], tasks: list[Any]) -> Any: ...
    def done(self, sent: Iterable[Any]) -> Iterable[Any]: ...  # waits for at least one
    def take(self, sent: Any) -> Chunk: ...
    def drop(self, sent: Iterable[Any]) -> None: ...  # nobody waits for these any longer


def do_all(do: Callable[[Any], Any], tasks: list[Any]) -> Chunk:
    """In a worker: a handful."""
    began = perf_counter()
    return Chunk([do(task) for task in tasks], perf_counter() - began)


def by_chunks(hands: Hands, do: Callable[[T], R], tasks: Iterable[T]) -> Iterator[tuple[T, R]]:
    """Each task once, with its result, as they come. What dies with its worker is sent again, a few times."""
    waiting = Waiting(tasks)
    lost: list[tuple[list[T], int]] = []
    under_way: dict[Any, tuple[list[T], int]] = {}
    try:
        while True:
            while len(under_way) < (width := hands.width()):
                chunk, tries = lost.pop() if lost else (waiting.some(width), 0)
                if not chunk:
                    break
                under_way[hands.send(do, chunk)] = chunk, tries + 1
            if not under_way:
                return
            for sent in list(hands.done(under_way)):
                chunk, tries = under_way.pop(sent)
                try:
                    results, seconds = hands.take(sent)
                except Lost:
                    if tries == TRIES:
                        raise Refusal("workers-lost", times=TRIES) from None
                    lost.append((chunk, tries))
                    continue
                waiting.took(len(chunk), seconds)
                yield from zip(chunk, results, strict=True)
    finally:
        hands.drop(under_way)


class Waiting(Generic[T]):
    """The tasks that nobody has yet; they are read only when they are wanted, as there may be millions."""

    def __init__(self, tasks: Iterable[T]) -> None:
        self.left = len(tasks) if isinstance(tasks, Sized) else None
        self.tasks = iter(tasks)
        self.size = 1

    def some(self, width: int) -> list[T]:
        """The next handful; near the end, if that is known, a smaller one, so that all workers end together."""
        size = self.size if self.left is None else min(self.size, ceil(self.left / width))
        chunk = list(islice(self.tasks, size))
        if self.left is not None:
            self.left -= len(chunk)
        return chunk

    def took(self, tasks: int, seconds: float) -> None:
        wanted = int(MEANT * tasks / seconds) if seconds > 0 else self.size * GROWTH
        self.size = max(1, min(wanted, self.size * GROWTH))
