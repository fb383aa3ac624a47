"""A table at rest, for one at a time: everything in it is durable, and one that cannot be trusted is recalled."""

from typing import Protocol

from bree.table import Sitting


class Taken(Protocol):
    async def take(self, closed: bool) -> Sitting: ...

    def put_back(self) -> None: ...


class Locked:
    def __init__(self, table: Taken, closed: bool) -> None:
        self._table = table
        self._closed = closed  # may it be closed?

    async def __aenter__(self) -> Sitting:
        return await self._table.take(self._closed)

    async def __aexit__(self, *_: object) -> None:
        self._table.put_back()
