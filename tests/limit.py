"""A limit for every test, so that one that waits in vain fails instead of hanging. Taken up by tests/conftest.py.

No test needs that long, even on a busy machine: each wait also has a limit and says what it waited for.
"""

from collections.abc import Iterator
from contextlib import contextmanager
import signal

import pytest

LIMIT_S = 900.0


@contextmanager
def limited(seconds: float = LIMIT_S) -> Iterator[None]:
    """Fail when the time is up, wherever the test is."""

    def ring(_number: int, _frame: object) -> None:
        pytest.fail(f"not done after {seconds:.0f} s")

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup() -> Iterator[None]:
    with limited():
        return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call() -> Iterator[None]:
    with limited():
        return (yield)
