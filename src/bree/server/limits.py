"""The limits of one client and of one address. `BREE_LIMIT_FACTOR` multiplies counts and rates, for a school or a club
whose players share one address.
"""

from typing import Self

from msgspec import Struct
from msgspec.structs import asdict, replace


class Limits(Struct, frozen=True, kw_only=True):
    # Sizes and times, which the factor does not change
    body_bytes: int = 64 * 1024
    save_bytes: int = 1024 * 1024
    message_bytes: int = 16 * 1024
    arrival_seconds: float = 15.0  # for the head of a request, for its body, for the hello on a socket
    talkers_an_address: int = 10  # messages of all clients of one address together, in multiples of one client
    # Counts and rates
    messages_a_second: float = 30.0  # of one client
    messages_at_once: int = 120
    calls_a_second: float = 20.0  # of one address, from here on
    calls_at_once: int = 200
    pages_a_second: float = 100.0
    pages_at_once: int = 600  # the browser client loads about sixty files
    sockets_an_address: int = 256
    connections_an_address: int = 512  # TCP, including sockets; connections of a trusted proxy do not count
    tables_an_address: int = 500  # kept
    tables_a_minute: float = 20.0  # opened
    tables_at_once: int = 40
    parcels_an_address: int = 20  # histories that wait to be taken
    parcels_a_minute: float = 6.0  # left or taken
    parcels_at_once: int = 10
    long_calls_an_address: int = 1  # replays, saves and tables from records; the same number of reviews
    hints_an_address: int = 3  # in progress or waiting

    def times(self, factor: float) -> Self:
        """All counts and rates times the factor. Counts are at least one."""
        grown = {name: value * factor for name, value in asdict(self).items() if name not in FIXED}
        counts = {name: max(1, int(value)) for name, value in grown.items() if isinstance(getattr(self, name), int)}
        return replace(self, **{**grown, **counts})


FIXED = frozenset(("body_bytes", "save_bytes", "message_bytes", "arrival_seconds", "talkers_an_address"))
