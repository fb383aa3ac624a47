"""A limit on the open connections of each address, so that one client cannot use up all of them."""

from collections import Counter
from typing import Final

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from bree.server.guard.request_guard import address_of

CONNECTION_LIMITS: Final = "bree.connection_limits"  # the key in the state of the server


class ConnectionLimits:
    def __init__(self, most: int) -> None:
        self._most = most
        self.open: Counter[str] = Counter()  # by address

    def take(self, address: str) -> bool:
        """Count one more connection, until `give_back`. False if it is one too many."""
        if self.open[address] >= self._most:
            return False
        self.open[address] += 1
        return True

    def give_back(self, address: str) -> None:
        self.open[address] -= 1
        if not self.open[address]:
            del self.open[address]


def counted_address(client: tuple[str, int] | None, app: object) -> str:
    """The address to count a connection for. Empty for a trusted proxy, whose connections serve many clients."""
    if client is None or (isinstance(app, ProxyHeadersMiddleware) and client[0] in app.trusted_hosts):
        return ""
    return address_of({"client": client})
