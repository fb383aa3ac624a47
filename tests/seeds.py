"""Every throw of a test is the same in every run, in any order and beside any other test.

A table that gets no seed from its test takes one from here, not from the system. The seed follows from the id of the
test and from how many seeds the test has taken before. BREE_TEST_SEED gives every test other seeds. Outside a test
there are none: opening a table there fails.
"""

from collections.abc import Iterator
from contextlib import contextmanager
import os
from random import Random

from bree.table import sitting

SHIFT = "BREE_TEST_SEED"  # any text; 0 by default
TEST = "BREE_TEST"  # tells a process that a test starts which test that is


class Unseeded(RuntimeError):  # noqa: N818
    """A table is opened, and nobody has said for which test."""


class Seeds:
    def __init__(self, shift: str, test: str = "") -> None:
        self.shift = shift
        self.test = test
        self._taken = 0

    def begin(self, test: str) -> None:
        """The first seed of this test comes next. An empty name ends the test."""
        self.test, self._taken = test, 0

    @contextmanager
    def of(self, test: str) -> Iterator[None]:
        """Those of another for a while; then ours go on."""
        before = self.test, self._taken
        self.begin(test)
        try:
            yield
        finally:
            self.test, self._taken = before

    def __call__(self) -> int:
        return self.getrandbits(64)

    def getrandbits(self, bits: int) -> int:
        """As the system's own generator has it."""
        if not self.test:
            raise Unseeded("a table is opened outside a test: its dice would be unseeded")
        self._taken += 1
        return Random(f"{self.shift} {self.test} {self._taken}").getrandbits(bits)


SEEDS = Seeds(os.environ.get(SHIFT, "0"), os.environ.get(TEST, ""))


def take_over() -> None:
    """From now on this process draws no seed of a table from the system."""
    sitting.SystemRandom = lambda: SEEDS  # type: ignore[assignment,misc]
