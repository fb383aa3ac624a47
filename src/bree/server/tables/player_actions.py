"""The actions of a client at a table: answers, selections, undo, consent and hints. Bots answer in `live.py`."""

from collections.abc import Callable, Iterable, Sequence
from math import ceil

from bree.bots.hint import Hint
from bree.core import Refusal
from bree.server import clock
from bree.server.show.clients import Client
from bree.server.show.published_state import Seats, shown_ask
from bree.server.store import TableRow
from bree.server.tables.live import Declined, LiveTable
from bree.server.tables.progress import BACK, NO, WISH, WORD, YES
from bree.server.tables.yielding import run_yielding
from bree.server.wire import messages
from bree.table import Selection, Sitting
from bree.table.ahead import ahead as ahead_of, answer_path, planned
from bree.table.lesson_sitting import wanted_of
from bree.table.undo import Request

PAUSE_S = 30.0  # after a declined undo, before the same request is allowed again


async def answer(live: LiveTable, client: Client, row: int, pick: str) -> int:
    return await _move(live, client, row, lambda sitting, seat: sitting.answer(seat, pick))


async def gather(live: LiveTable, client: Client, row: int, picks: Iterable[str]) -> int:
    return await _move(live, client, row, lambda sitting, seat: sitting.gather(seat, picks))


async def follow(live: LiveTable, client: Client, row: int, picks: Sequence[str]) -> int:
    return await _move(live, client, row, lambda sitting, seat: answer_path(sitting, seat, picks))


async def ahead(live: LiveTable, client: Client, row: int) -> list[messages.PathShown]:
    """The asks to which the client's own answers would lead. Changes nothing."""
    async with live.in_play() as sitting:
        live.must_be_current(row)
        wanted = wanted_of(sitting)
        found = [
            path
            for path in ahead_of(sitting, _asked(live, client.seats))
            if not wanted or wanted[: len(path.picks)] == path.picks
        ]
        return [messages.PathShown(path.picks, shown_ask(live.game, path.s, path.ask)) for path in found]


async def marked(live: LiveTable, client: Client, row: int, picks: Iterable[str]) -> Selection:
    """Check a selection from a pick set. Changes nothing."""
    async with live.in_play() as sitting:
        live.must_be_current(row)
        return sitting.selection(_asked(live, client.seats), picks)


async def _move(live: LiveTable, client: Client, row: int, move: Callable[[Sitting, str], None]) -> int:
    async with live.in_play() as sitting:
        live.must_be_current(row)
        progress = live.progress
        progress.must_have_room()
        seat = _asked(live, client.seats)
        await live.play(lambda: move(sitting, seat), client.seats)
        live.services.metrics.person.inc()
        return progress.moved


def _asked(live: LiveTable, seats: Seats) -> str:
    """The seat of the client that is asked."""
    if not seats:
        raise Refusal("not-seated")
    ask = live.sitting.ask
    if ask is None:
        raise Refusal("game-over")
    if ask.who not in seats:
        raise Refusal("not-asked", seat=seats[0], who=ask.who)
    _in_person(live, ask.who)
    return ask.who


def _may_speak_for(live: LiveTable, client: Client, seat: str) -> None:
    if seat not in client.seats:
        raise Refusal("no-seat", seat=seat)
    _in_person(live, seat)


def _in_person(live: LiveTable, seat: str) -> None:
    if live.bot_at(seat):
        raise Refusal("bot-plays", seat=seat)


async def undo(live: LiveTable, client: Client, seat: str) -> int:
    """Undo the last move of the seat: at once if that is fair, else when the others agree."""

    def say() -> list[TableRow]:
        _may_speak_for(live, client, seat)  # inside the lock, because the client may have lost its seat while it waited
        sitting = live.sitting
        if live.record.daily:  # everybody has one attempt
            raise Refusal("daily-undo")
        if live.over:  # all secrets are revealed
            raise Refusal("game-over")
        live.progress.must_have_room()
        pending = sitting.request
        if sitting.undo(seat):
            return live.new_rows((BACK, seat, "", len(sitting.answers)))
        wish, sitting.request = sitting.request, pending  # until the request is allowed
        assert wish is not None
        if pending is not None and (pending.seat, pending.at) == (wish.seat, wish.at):
            return []  # the same request is pending, and some may have agreed
        _may_be_requested(live, wish)
        sitting.request = wish
        return live.new_rows((WISH, seat, "", wish.at))

    return await _speak(live, say)


def _may_be_requested(live: LiveTable, wish: Request) -> None:
    """Refuse a request right after it was declined, and too many requests: each of them interrupts the others."""
    no, now = live.declined, clock.monotonic()
    if no is not None and (no.seat, no.at) == (wish.seat, wish.at) and now < no.until:
        raise Refusal("undo-declined", seconds=ceil(no.until - now))
    if not live.side_rows.take():
        raise Refusal("flood")


async def consent(live: LiveTable, client: Client, seat: str, agree: bool) -> int:
    word = (WORD, seat, YES if agree else NO, 0)

    def say() -> list[TableRow]:
        if seat not in client.seats:  # a person may consent even while a bot plays the seat
            raise Refusal("no-seat", seat=seat)
        sitting = live.sitting
        live.progress.must_have_room()
        request = sitting.request
        granted = sitting.consent(seat, agree)
        assert request is not None
        if granted:
            return live.new_rows(word, (BACK, request.seat, "", len(sitting.answers)))
        if not agree:
            live.declined = Declined(request.seat, request.at, clock.monotonic() + PAUSE_S)
        return live.new_rows(word)

    return await _speak(live, say)


async def _speak(live: LiveTable, say: Callable[[], list[TableRow]]) -> int:
    async with live.in_play():
        if not live.over:  # a restored game may lack checkpoints
            await run_yielding(live.sitting.add_checkpoints())
        rows = say()
        if rows:
            await live.append(rows)
        live.broadcast.show()
        live.wake_bots()
        return live.progress.moved


async def hint(live: LiveTable, client: Client, seat: str, after: Sequence[str] = ()) -> tuple[str, Hint]:
    """A bot's hint for the seat that is asked. A table computes one hint at a time."""
    async with live.in_play() as sitting:
        _may_speak_for(live, client, seat)
        ask = sitting.ask
        if ask is None or ask.who != seat:
            raise Refusal("no-hint")
        if wanted_of(sitting):
            raise Refusal("lesson-hint")
        if live.record.daily:
            raise Refusal("daily-hint")
        state = planned(sitting, seat, after)
    if live.advising.locked():
        raise Refusal("busy")
    async with live.advising:
        return await live.services.bots.advise(live.game, state, seat, client.address)
