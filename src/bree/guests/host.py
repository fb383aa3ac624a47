"""Lets chance and the guests at a table play until a person must choose."""

from collections.abc import Iterator
from random import Random

from bree.core import Ask, Illegal, Refusal
from bree.core.entry_points import DEFECTS, spoken
from bree.guests.find import invite
from bree.guests.guest import Guest, Sight, dismiss
from bree.guests.outside import NONSENSE, Outside, shown
from bree.table import Sitting
from bree.table.sitting import Answer

STAND_IN = "random"  # plays on where a guest has failed


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
        """What the guest answers that is asked. For one that fails chance plays on, and the log says so."""
        guest, sitting = self.guests[ask.who], self.sitting
        sight, seed = Sight(sitting.game, sitting.state, ask.who, ask), seed_of_guest(sitting)
        try:
            pick = guest.choose(sight, Random(seed))
            if not ask.offers(pick):
                raise Illegal("not-offered", ask.rule, answer=pick)
        except DEFECTS as fault:
            self._note(ask.who, guest, fault)
            dismiss((guest,))
            self.guests[ask.who] = stand_in = invite(sitting.game.name, STAND_IN)
            return stand_in.choose(sight, Random(seed))
        return pick

    def _note(self, who: str, guest: Guest, fault: BaseException) -> None:
        """Why it plays no more: a program has last words, a guest of this process an error."""
        if isinstance(guest, Outside) and isinstance(fault, Refusal):
            why, said = str(fault.facts["why"]), str(fault.facts["said"])
            self.sitting.note("outside-failed", who=who, why=why, said=said)
        else:
            why = NONSENSE if isinstance(fault, Illegal) else "'" + shown(spoken(fault))
            self.sitting.note("guest-failed", who=who, why=why)

    def close(self) -> None:
        """The game is over, or is left: nothing of the guests stays behind."""
        dismiss(self.guests.values())
