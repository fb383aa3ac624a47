"""The rounds of a finished game: where each began and ended, and which were won."""

import asyncio
from typing import NamedTuple

from bree.table import Sitting

STEPS = 50  # answers between two turns of the event loop


class PlayedRound(NamedTuple):
    number: int
    first: int  # answers before it
    last: int  # answers when it ended
    won: bool


async def played_rounds(sitting: Sitting) -> list[PlayedRound]:
    """Empty for a game that is not played in rounds. It leaves out a round without an end."""
    game, rounds = sitting.game, sitting.game.rounds
    if rounds is None:
        return []
    state = sitting.position(0).clone()
    number, first, found = rounds.number(state), 0, list[PlayedRound]()
    for n, answer in enumerate(sitting.answers, 1):
        game.rules.play(state, answer.pick)
        won = rounds.won(state, number) if number > len(found) else None
        if won is not None:
            found.append(PlayedRound(number, first, n, won))
        if rounds.number(state) > number:
            number, first = rounds.number(state), n
        if n % STEPS == 0:
            await asyncio.sleep(0)
    return found
