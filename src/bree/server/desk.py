"""The host's desk: who takes a seat, who leaves it, who may watch."""

from collections.abc import Callable

from msgspec.structs import replace

from bree.core import Refusal
from bree.server import seats as seating
from bree.server.names import clean_name
from bree.server.recall import NO, WORD
from bree.server.store import SeatRecord
from bree.server.tables import LiveTable


async def claim(live: LiveTable, seat: str, name: str) -> str:
    """Take an open seat; gives the token."""
    token = seating.new_token()
    async with live.in_play():
        record = seating.find(live.record, seat)
        name, key = clean_name(name), seating.hashed(token)
        if seating.taken(record) or not await live.house.store.claim(live.id, seat, name, key):
            raise Refusal("seat-taken", seat=seat)
        _put(live, replace(record, name=name, token_hash=key))
    return token


async def change_seat(live: LiveTable, seat: str, change: Callable[[SeatRecord], SeatRecord]) -> None:
    async with live.in_play():
        changed = change(seating.find(live.record, seat))
        await live.house.store.update_seat(live.id, changed)
        while live.sitting.request is not None:  # whoever was asked may be another now
            if await live.append(live.said((WORD, seat, NO, 0))):
                live.sitting.request = None
        _put(live, changed)


async def set_watch(live: LiveTable, watch: bool) -> None:
    async with live.in_play():
        await live.house.store.set_watch(live.id, watch)
        live.sit(replace(live.record, watch=watch))


async def close_table(live: LiveTable) -> None:
    async with live.in_play():
        await live.house.store.close_table(live.id)
        live.sit(replace(live.record, closed=True))


def _put(live: LiveTable, seat: SeatRecord) -> None:
    seats = [seat if one.seat == seat.seat else one for one in live.record.seats]
    live.sit(replace(live.record, seats=seats))
    live.stage.show()
    live.take_over()
