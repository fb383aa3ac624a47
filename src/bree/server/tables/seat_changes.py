"""Changes of seats: who takes one, who leaves it, who may watch. Every change of seats is a line in the log."""

from collections.abc import Callable

from msgspec.structs import replace

from bree.core import Refusal
from bree.server.guard.names import clean_name
from bree.server.store import SeatRecord
from bree.server.tables import seats as seating
from bree.server.tables.live import LiveTable
from bree.server.tables.progress import NO, SEAT, WORD
from bree.server.tables.restore import log_seat_change


async def claim(live: LiveTable, seat: str, name: str) -> str:
    """Take an open seat; gives the token, when everybody can read that the seat is taken."""
    token = seating.new_token()
    async with live.in_play():
        record = seating.find(live.record, seat)
        name, key = clean_name(name), seating.hashed(token)
        if seating.taken(record):
            raise Refusal("seat-taken", seat=seat)
        _may_be_told(live)
        if not await live.write_as_owner(live.services.store.claim(live.id, seat, name, key)):
            raise Refusal("seat-taken", seat=seat)
        await _tell(live, seat, f"taken '{name}")
        _put(live, replace(record, name=name, token_hash=key))
    return token


async def free(live: LiveTable, seat: str) -> None:
    """For somebody else. Whoever sits down sees the hand: not while that is a secret."""
    await _change(live, seat, "freed", seating.freed)


async def hand_to(live: LiveTable, seat: str, bot: str) -> None:
    """A bot plays on for whoever sat there, if anybody did."""
    await _change(live, seat, f"bot bot-{bot}", lambda record: seating.handed_to(record, bot))


async def give_back(live: LiveTable, seat: str) -> None:
    name = seating.find(live.record, seat).name
    await _change(live, seat, f"back '{name}", seating.given_back)


async def _change(live: LiveTable, seat: str, deed: str, change: Callable[[SeatRecord], SeatRecord]) -> None:
    async with live.in_play():
        record = seating.find(live.record, seat)
        changed = change(record)
        if seating.taken(record) and not seating.taken(changed) and live.game.secrets and not live.over:
            raise Refusal("seat-secret", seat=seat)
        _may_be_told(live)
        await _tell(live, seat, deed)  # first: there may be a line too many, never one too few
        await live.write_as_owner(live.services.store.update_seat(live.id, changed))
        _put(live, changed)


def _may_be_told(live: LiveTable) -> None:
    """Every change is a line in everybody's log, so a table takes only so many of them."""
    live.progress.must_have_room()
    if not live.side_rows.take():
        raise Refusal("flood")


async def _tell(live: LiveTable, seat: str, deed: str) -> None:
    """A line in the log; a wish for a step back ends with it, since whoever was asked may be another now."""
    said = [(SEAT, seat, deed, 0)]
    if live.sitting.request is not None:
        said.append((WORD, seat, NO, 0))
    rows = live.new_rows(*said)
    await live.append(rows)
    log_seat_change(live.sitting, rows[0])
    live.sitting.request = None


async def set_watch(live: LiveTable, watch: bool) -> None:
    async with live.in_play():
        await live.write_as_owner(live.services.store.set_watch(live.id, watch))
        live.set_record(replace(live.record, watch=watch))


async def close_table(live: LiveTable) -> None:
    async with live.in_play():
        await live.write_as_owner(live.services.store.close_table(live.id))
        live.set_record(replace(live.record, closed=True))


def _put(live: LiveTable, seat: SeatRecord) -> None:
    seats = [seat if one.seat == seat.seat else one for one in live.record.seats]
    live.set_record(replace(live.record, seats=seats))
    live.broadcast.show()
    live.wake_bots()
