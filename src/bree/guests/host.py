"""Lets chance and the guests at a table play until a person must choose."""

from collections.abc import Iterator
from random import Random

from bree.guests.find import invite
from bree.guests.guest import Guest, Sight
from bree.table import Sitting
from bree.table.sitting import Answer


def seed_of_guest(sitting: Sitting) -> int:
    """For the next answer of a guest. Asked again at the same place, it has the same luck, as the dice have."""
    return sitting.seed * 7_368_787 + len(sitting.answers)


class Host:
    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.guests: dict[str, Guest] = {
            seat: invite(sitting.game.name, chair.guest) for seat, chair in sitting.chairs.items() if chair.guest
        }

    def serve(self) -> Iterator[Answer]:
        """Answer by answer, so that a door can show each."""
        sitting = self.sitting
        while (ask := sitting.ask) is not None:
            before = len(sitting.answers)
            if ask.idle:
                sitting.roll_on()
            elif ask.who in self.guests:
                rng = Random(seed_of_guest(sitting))
                sight = Sight(sitting.game, sitting.state, ask.who, ask)
                sitting.answer(ask.who, self.guests[ask.who].choose(sight, rng))
            else:
                return
            yield from sitting.answers[before:]
