"""What a client does at a table when it is asked. Moves of bots come from the table itself."""

from collections.abc import Callable, Iterable

from bree.core import Refusal
from bree.server.show.clients import Client
from bree.server.show.scene import Seats
from bree.server.tables.live import LiveTable
from bree.table import Marked, Sitting


async def answer(live: LiveTable, client: Client, row: int, pick: str) -> int:
    return await _move(live, client, row, lambda sitting, seat: sitting.answer(seat, pick))


async def gather(live: LiveTable, client: Client, row: int, picks: Iterable[str]) -> int:
    return await _move(live, client, row, lambda sitting, seat: sitting.gather(seat, picks))


async def marked(live: LiveTable, client: Client, row: int, picks: Iterable[str]) -> Marked:
    """What may still be marked beside these. It moves nothing."""
    async with live.in_play() as sitting:
        live.not_late(row)
        return sitting.marked(_asked(live, client.seats), picks)


async def _move(live: LiveTable, client: Client, row: int, move: Callable[[Sitting, str], None]) -> int:
    async with live.in_play():
        live.not_late(row)
        live.progress.must_have_room()
        seat = _asked(live, client.seats)
        await live.play(lambda: move(live.sitting, seat), client.seats)
        live.services.metrics.person.inc()
        return live.progress.moved


def _asked(live: LiveTable, seats: Seats) -> str:
    """Which of the client's seats is asked."""
    if not seats:
        raise Refusal("not-seated")
    ask = live.sitting.ask
    if ask is None:
        raise Refusal("game-over")
    if ask.who not in seats:
        raise Refusal("not-asked", seat=seats[0], who=ask.who)
    _in_person(live, ask.who)
    return ask.who


def may_speak_for(live: LiveTable, client: Client, seat: str) -> None:
    if seat not in client.seats:
        raise Refusal("no-seat", seat=seat)
    _in_person(live, seat)


def _in_person(live: LiveTable, seat: str) -> None:
    if live.guest_of(seat):
        raise Refusal("bot-plays", seat=seat)
