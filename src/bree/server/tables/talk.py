"""What is said at a table beside the moves: somebody wants a step back, the others grant it or do not; and advice."""

from collections.abc import Callable

from bree.core import Refusal
from bree.guests.hint import Hint
from bree.server.show.clients import Client
from bree.server.store import Row
from bree.server.tables.breath import breathing
from bree.server.tables.live import LiveTable
from bree.server.tables.moves import may_speak_for
from bree.server.tables.progress import BACK, NO, WISH, WORD, YES


async def undo(live: LiveTable, client: Client, seat: str) -> int:
    """Take back the seat's last answer, at once where that is fair, else when the others agree."""

    def say() -> list[Row]:
        may_speak_for(live, client, seat)  # now: whoever was put out while waiting has no say any more
        sitting = live.sitting
        if live.over:  # everything has been opened by now
            raise Refusal("game-over")
        if sitting.undo(seat):
            return live.said((BACK, seat, "", len(sitting.answers)))
        assert sitting.request is not None
        return live.said((WISH, seat, "", sitting.request.at))

    return await _speak(live, say)


async def consent(live: LiveTable, client: Client, seat: str, agree: bool) -> int:
    word = (WORD, seat, YES if agree else NO, 0)

    def say() -> list[Row]:
        if seat not in client.seats:  # a person for whom a bot plays has a say in this all the same
            raise Refusal("no-seat", seat=seat)
        sitting = live.sitting
        request = sitting.request
        if sitting.consent(seat, agree) and request is not None:
            return live.said(word, (BACK, request.seat, "", len(sitting.answers)))
        return live.said(word)

    return await _speak(live, say)


async def _speak(live: LiveTable, say: Callable[[], list[Row]]) -> int:
    async with live.in_play():
        if not live.over:  # a long game that was brought from the store goes back as fast as one that was played here
            await breathing(live.sitting.retrace())
        await live.append(say())
        live.broadcast.show()
        live.wake_guests()
        return live.progress.moved


async def hint(live: LiveTable, client: Client, seat: str) -> tuple[str, Hint]:
    """What a guest would do in the place of the seat that is asked. One at a time is enough for a table."""
    async with live.in_play() as sitting:
        may_speak_for(live, client, seat)
        ask = sitting.ask
        if ask is None or ask.who != seat:
            raise Refusal("no-hint")
        state = sitting.state.clone()
    if live.advising.locked():
        raise Refusal("busy")
    async with live.advising:
        return await live.services.bots.advise(live.game, state, seat, client.address)
