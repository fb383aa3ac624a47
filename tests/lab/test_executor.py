"""An executor runs each task once, in this process or in several, and replaces who dies."""

from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from itertools import count
import os
from pathlib import Path
import signal

import pytest

from bree.core import Refusal
from bree.lab import batches
from bree.lab.batches import BatchExecutor, BatchResult, Queue, WorkerLost, run_batch
from bree.lab.executor import Processes, executor
from bree.lang import Voice


def square(number: int) -> int:
    return number * number


def refuse(number: int) -> int:
    raise Refusal("games-count", number=number)


def die_once(task: tuple[int, str]) -> int:
    """The first who sees the seventh task dies over it."""
    number, mark = task
    if number == 7 and not Path(mark).exists():
        Path(mark).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


class Fake(BatchExecutor):
    """The test says what happens, in place of processes."""

    def __init__(self, wide: int = 2, deaths: int = 0) -> None:
        self.wide, self.deaths = wide, deaths
        self.sizes: list[int] = []
        self.most = 0
        self.cancelled: list[int] = []
        self.slips = count()
        self.waiting: dict[int, tuple[object, list[object]]] = {}

    def capacity(self) -> int:
        return self.wide

    def submit(self, do: object, tasks: list[object]) -> int:
        slip = next(self.slips)
        self.waiting[slip] = do, tasks
        self.sizes.append(len(tasks))
        self.most = max(self.most, len(self.waiting))
        return slip

    def wait(self, sent: object) -> list[int]:
        return [max(sent)]  # type: ignore[call-overload,no-any-return]  # the last sent is the first done

    def result(self, sent: int) -> BatchResult:
        do, tasks = self.waiting.pop(sent)
        if self.deaths:
            self.deaths -= 1
            raise WorkerLost
        return BatchResult(run_batch(do, tasks).results, 0.01 * len(tasks))  # type: ignore[arg-type]

    def cancel(self, sent: object) -> None:
        self.cancelled = sorted(sent)  # type: ignore[call-overload]


@contextmanager
def refused(key: str) -> Iterator[None]:
    with pytest.raises(Refusal) as refusal:
        yield
    assert refusal.value.key == key


def test_alone_each_task_comes_back_once_with_its_result() -> None:
    with executor(1) as workers:
        assert list(workers.run(square, range(10))) == [(number, number * number) for number in range(10)]


def test_a_process_that_dies_is_replaced_and_nothing_is_lost_or_done_twice(tmp_path: Path) -> None:
    mark = str(tmp_path / "dead")
    with executor(2) as workers:
        found = [(number, result) for (number, _), result in workers.run(die_once, [(n, mark) for n in range(40)])]
        assert Path(mark).exists()
        assert sorted(found) == [(number, number * number) for number in range(40)]
        with refused("games-count"):
            list(workers.run(refuse, range(3)))


def test_no_processes_at_all() -> None:
    with refused("jobs-count"), executor(0):
        pass


def test_batches_grow_until_they_take_half_a_second_and_shrink_at_the_end() -> None:
    fake = Fake()
    found = list(fake.run(square, range(400)))
    assert sorted(found) == [(number, number * number) for number in range(400)]
    assert fake.sizes[:3] == [1, 1, 8]
    assert max(fake.sizes) == 50  # of 10 ms each
    assert fake.sizes[-1] == 1


def test_only_so_many_batches_are_under_way_and_tasks_are_read_when_wanted() -> None:
    fake, read = Fake(wide=3), count()
    work = fake.run(square, read)  # there is no end of tasks
    for _ in range(20):
        next(work)
    assert fake.most == 3
    assert next(read) == sum(fake.sizes)
    work.close()  # type: ignore[attr-defined]
    assert fake.cancelled == sorted(fake.waiting)


def test_what_was_lost_is_sent_again() -> None:
    fake = Fake(wide=1, deaths=batches.TRIES - 1)
    assert sorted(fake.run(square, range(5))) == [(number, number * number) for number in range(5)]
    assert fake.sizes[: batches.TRIES] == [1] * batches.TRIES


@pytest.mark.parametrize(
    ("lang", "says"),
    [
        (
            "en",
            "Worker processes keep dying (4 so far on the same tasks). The machine may be out of memory.",
        ),
        ("pl", "Procesy robocze wciąż giną: już 4 przy tych samych zadaniach. Być może brakuje pamięci."),
    ],
)
def test_what_is_lost_again_and_again_is_refused(lang: str, says: str) -> None:
    with pytest.raises(Refusal) as refusal:
        list(Fake(deaths=batches.TRIES * 2).run(square, range(5)))
    assert Voice(lang).refusal(refusal.value) == says


def test_a_task_that_takes_no_time_at_all_is_no_trouble() -> None:
    queue = Queue(range(10**6))
    queue.adapt(1, 0.0)
    assert len(queue.take(2)) == batches.GROWTH


@pytest.fixture
def heard() -> Iterator[None]:
    """Ctrl-C is heard here, even where tests run in the background of a shell, which has it ignored."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("heard")
def test_ctrl_c_while_tasks_are_sent_is_not_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Processes, "_begin", lambda _: Interrupting())
    with pytest.raises(KeyboardInterrupt), executor(2) as two:
        list(two.run(square, range(10)))


class Interrupting:
    """A pool that is interrupted while a batch is submitted."""

    def submit(self, do: Callable[..., BatchResult], *given: object) -> "Future[BatchResult]":
        os.kill(os.getpid(), signal.SIGINT)
        done: Future[BatchResult] = Future()
        done.set_result(do(*given))
        return done

    def shutdown(self, cancel_futures: bool) -> None:
        assert cancel_futures
