"""Lets chance and the guests at a table play until a person must choose."""

from collections.abc import Iterator
from random import Random

from bree.core import Ask, Refusal
from bree.guests.find import invite
from bree.guests.guest import Guest, Sight, dismiss
from bree.guests.outside import Outside
from bree.table import Sitting
from bree.table.sitting import Answer

STAND_IN = "random"  # plays on where a program has failed


def seed_of_guest(sitting: Sitting) -> int:
    """For the next answer of a guest. Asked again at the same place, it has the same luck, as the dice have."""
    return sitting.seed * 7_368_787 + len(sitting.answers)


class Host:
    def __init__(self, sitting: Sitting, *, outside: bool = False) -> None:
        """`outside`: may a chair name a program? Only where the chairs were set by who commands this machine."""
        self.sitting = sitting
        self.guests: dict[str, Guest] = {
            seat: invite(sitting.game.name, chair.guest, outside=outside)
            for seat, chair in sitting.chairs.items()
            if chair.guest
        }

    def serve(self) -> Iterator[Answer]:
        """Answer by answer, so that a door can show each."""
        sitting = self.sitting
        while (ask := sitting.ask) is not None:
            before = len(sitting.answers)
            if ask.idle:
                sitting.roll_on()
            elif ask.who in self.guests:
                sitting.answer(ask.who, self.thought(ask))
            else:
                return
            yield from sitting.answers[before:]
        self.close()

    def thought(self, ask: Ask) -> str:
        """What the guest answers that is asked. For a program that fails, chance plays on, and the log says so."""
        guest, sitting = self.guests[ask.who], self.sitting
        sight, seed = Sight(sitting.game, sitting.state, ask.who, ask), seed_of_guest(sitting)
        try:
            return guest.choose(sight, Random(seed))
        except Refusal as refusal:
            if not isinstance(guest, Outside):
                raise
            sitting.note("outside-failed", who=ask.who, why=str(refusal.facts["why"]), said=str(refusal.facts["said"]))
            self.guests[ask.who] = invite(sitting.game.name, STAND_IN)
            return self.guests[ask.who].choose(sight, Random(seed))

    def close(self) -> None:
        """The game is over, or is left: nothing of the guests stays behind."""
        dismiss(self.guests.values())
