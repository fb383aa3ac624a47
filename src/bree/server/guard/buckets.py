"""Token buckets: rate limits with a burst size and a rate per second."""

from collections import OrderedDict

from bree.server import clock


class Bucket:
    def __init__(self, a_second: float, at_once: int) -> None:
        self._rate = a_second
        self._most = float(at_once)
        self._level = self._most
        self._at = clock.monotonic()

    def take(self) -> bool:
        """Take one token. False if there is none."""
        now = clock.monotonic()
        self._level = min(self._most, self._level + (now - self._at) * self._rate)
        self._at = now
        if self._level < 1.0:
            return False
        self._level -= 1.0
        return True


class Buckets:
    """A bucket for each address. The least recently used ones are dropped."""

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
