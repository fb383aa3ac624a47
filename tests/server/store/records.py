"""Records to play with."""

from collections.abc import Iterable
from typing import Any

from bree.server.store import SeatRecord, Store, TableRecord, TableRow

OPEN = SeatRecord("frodo", "open", "", "", "", "")


def table(table_id: str = "t", **other: Any) -> TableRecord:
    fields: dict[str, Any] = {
        "id": table_id, "game": "tiny", "rules": 1, "options": {"players": 2}, "start": None, "host_hash": "host",
        "watch": True, "clock": None, "closed": False, "created": 1234567890.125,
        "seats": [OPEN, SeatRecord("sam", "bot", "Sam", "random", "", "")],
    }  # fmt: skip
    return TableRecord(**(fields | other))


def row(number: int, who: str = "frodo", pick: str = "pass") -> TableRow:
    return TableRow(number, "answer", who, pick, 0, 1234567890.5 + number)


def numbers(rows: Iterable[TableRow]) -> list[int]:
    return [row.number for row in rows]


async def kept(store: Store, table_id: str) -> TableRecord | None:
    loaded = await store.load(table_id)
    return loaded and loaded.table
