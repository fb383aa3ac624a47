"""What time it is: the only place of the server where a clock is read, so that a test can bring another one.

A metre of work (`perf_counter`) is no clock: nothing is decided by it.
"""

import time


def now() -> float:
    """Seconds since 1970, for people and for what is kept."""
    return time.time()


def monotonic() -> float:
    """Seconds since some moment of this process, for what has passed since."""
    return time.monotonic()
