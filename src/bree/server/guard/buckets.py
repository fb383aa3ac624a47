"""Token buckets: so much at once, then so much a second."""

from collections import OrderedDict

from bree.server import clock


class Bucket:
    def __init__(self, a_second: float, at_once: int) -> None:
        self._rate = a_second
        self._most = float(at_once)
        self._level = self._most
        self._at = clock.monotonic()

    def take(self) -> bool:
        """One more; False if it is one too many."""
        now = clock.monotonic()
        self._level = min(self._most, self._level + (now - self._at) * self._rate)
        self._at = now
        if self._level < 1.0:
            return False
        self._level -= 1.0
        return True


class Buckets:
    """One for each address; those not heard of for longest are forgotten."""

    MOST = 10_000

    def __init__(self, a_second: float, at_once: int) -> None:
        self._rate = a_second
        self._at_once = at_once
        self._known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        bucket = self._known.pop(address, None) or Bucket(self._rate, self._at_once)
        self._known[address] = bucket
        if len(self._known) > self.MOST:
            self._known.popitem(last=False)
        return bucket.take()
