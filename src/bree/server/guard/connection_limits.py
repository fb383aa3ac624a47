"""The lines of each address: so many at the same time, and no more, or somebody alone could use up all there are."""

from collections import Counter
from typing import Final

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from bree.server.guard.request_guard import address_of

CONNECTION_LIMITS: Final = "bree.connection_limits"  # under this name they are found in the state of a server


class ConnectionLimits:
    def __init__(self, most: int) -> None:
        self._most = most
        self.open: Counter[str] = Counter()  # by address

    def take(self, address: str) -> bool:
        """One more, to be given back; False if it is one too many."""
        if self.open[address] >= self._most:
            return False
        self.open[address] += 1
        return True

    def give_back(self, address: str) -> None:
        self.open[address] -= 1
        if not self.open[address]:
            del self.open[address]


def counted_address(client: tuple[str, int] | None, app: object) -> str:
    """An address, or "" where lines are not counted: those of a proxy that is believed are everybody's."""
    if client is None or (isinstance(app, ProxyHeadersMiddleware) and client[0] in app.trusted_hosts):
        return ""
    return address_of({"client": client})
