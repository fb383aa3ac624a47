"""Seat changes: claim, free, hand to a bot, give back; also watching and closing. Every seat change is a log line."""

from collections.abc import Callable

from msgspec.structs import replace

from bree.core import Refusal
from bree.server.guard.names import clean_name
from bree.server.store import SeatRecord
from bree.server.tables import seats as seating
from bree.server.tables.live import LiveTable
from bree.server.tables.progress import NO, SEAT, WORD
from bree.server.tables.restore import log_seat_change
from bree.table.lesson_sitting import wanted_of


async def claim(live: LiveTable, seat: str, name: str) -> str:
    """Take an open seat. Returns the token after the log line is stored."""
    token = seating.new_token()
    async with live.in_play():
        record = seating.find(live.record, seat)
        name, key = clean_name(name), seating.hashed(token)
        if seating.taken(record):
            raise Refusal("seat-taken", seat=seat)
        _may_be_logged(live)
        if not await live.write_as_owner(live.services.store.claim(live.id, seat, name, key)):
            raise Refusal("seat-taken", seat=seat)
        await _log(live, seat, f"taken '{name}")
        _put(live, replace(record, name=name, token_hash=key))
    return token


async def free(live: LiveTable, seat: str) -> None:
    """Free a seat for another person. Refused while the hand of the seat is secret."""
    await _change(live, seat, "freed", seating.freed)


async def hand_to(live: LiveTable, seat: str, bot: str) -> None:
    """Let a bot play the seat, for its person if there is one."""
    await _change(live, seat, f"bot bot-{bot}", lambda record: seating.handed_to(record, bot))


async def give_back(live: LiveTable, seat: str) -> None:
    name = seating.find(live.record, seat).name
    await _change(live, seat, f"back '{name}", seating.given_back)


async def _change(live: LiveTable, seat: str, line: str, change: Callable[[SeatRecord], SeatRecord]) -> None:
    async with live.in_play():
        record = seating.find(live.record, seat)
        if live.record.daily:
            raise Refusal("daily-seat")
        if wanted_of(live.sitting):  # a bot would not answer as the lesson wants
            raise Refusal("lesson-seat")
        changed = change(record)
        if seating.taken(record) and not seating.taken(changed) and live.game.secrets and not live.over:
            raise Refusal("seat-secret", seat=seat)
        _may_be_logged(live)
        await _log(live, seat, line)  # first, so that a failure leaves a line too many, never one too few
        await live.write_as_owner(live.services.store.update_seat(live.id, changed))
        _put(live, changed)


def _may_be_logged(live: LiveTable) -> None:
    """Limit the seat changes of a table, because each of them is a line in everybody's log."""
    live.progress.must_have_room()
    if not live.side_rows.take():
        raise Refusal("flood")


async def _log(live: LiveTable, seat: str, line: str) -> None:
    """Store the log line. It ends a request for an undo, because other persons may have the seats now."""
    said = [(SEAT, seat, line, 0)]
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


async def set_offered(live: LiveTable, offered: bool) -> None:
    async with live.in_play():
        await live.write_as_owner(live.services.store.set_offered(live.id, offered))
        live.set_record(replace(live.record, offered=offered))


async def close_table(live: LiveTable) -> None:
    async with live.in_play():
        await live.write_as_owner(live.services.store.close_table(live.id))
        live.set_record(replace(live.record, closed=True))


def _put(live: LiveTable, seat: SeatRecord) -> None:
    seats = [seat if one.seat == seat.seat else one for one in live.record.seats]
    live.set_record(replace(live.record, seats=seats))
    live.broadcast.show()
    live.wake_bots()
