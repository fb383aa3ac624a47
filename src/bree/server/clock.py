"""The only module of the server that reads a clock, so that a test can replace it.

Other modules may measure durations with `perf_counter`, but no decision depends on them.
"""

import time


def now() -> float:
    """Seconds since 1970, for people and for stored times."""
    return time.time()


def monotonic() -> float:
    """Seconds since an arbitrary start, to measure durations."""
    return time.monotonic()
