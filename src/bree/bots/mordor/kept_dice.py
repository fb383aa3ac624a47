"""The symbols of the dice set aside in a turn, and the worth of the position after the turn."""

from typing import NamedTuple, Self

from bree.games.mordor.rules.turn import place
from bree.games.mordor.sheet import free_squares
from bree.games.mordor.state import CIRCLES, GANDALF, NAZGUL, ORC, RING, WEAPON, Mordor

FIELD = 0.4  # an unmarked field, counted in circles, while there are enough of them
FEW_LEFT = (-12.0, -1.3, -0.4)  # worth of having 0, 1 or 2 left
RIVAL = 0.35  # share of a rival's loss that counts as a gain
HOME = 2.5  # for standing in Mordor


class KeptDice(NamedTuple):
    rings: int
    gandalfs: int
    weapons: int
    orcs: int
    struck: tuple[int, ...]  # Nazgûl, by the seat that they strike

    def plus(self, face: str, victim: int) -> Self:
        if face == NAZGUL:
            if victim < 0:
                return self
            struck = list(self.struck)
            struck[victim] += 1
            return self._replace(struck=tuple(struck))
        if face == RING:
            return self._replace(rings=self.rings + 1)
        if face == GANDALF:
            return self._replace(gandalfs=self.gandalfs + 1)
        if face == WEAPON:
            return self._replace(weapons=self.weapons + 1)
        return self._replace(orcs=self.orcs + 1) if face == ORC else self


def no_kept_dice(s: Mordor) -> KeptDice:
    return KeptDice(0, 0, 0, 0, (0,) * len(s.seats))


def fields_worth(left: int) -> float:
    """Return the worth of this number of unmarked fields."""
    if left <= 0:
        return FEW_LEFT[0]
    return FIELD * left + (FEW_LEFT[left] if left < len(FEW_LEFT) else 0.0)


def sheet_after(s: Mordor, kept: KeptDice) -> tuple[int, int]:
    """Return the active player's unmarked fields and circles after these symbols. No fields, or fewer, means out."""
    here, seat = place(s), s.active
    free = len(free_squares(s.terms.squares, s.left[seat], s.halved[seat]))
    left = s.left[seat] + min(kept.gandalfs * here.gandalf, free) - kept.struck[seat]
    if left <= 0:
        return left, s.circles[seat]
    blocked = kept.orcs * here.orc > kept.weapons * here.weapon
    rings = 0 if blocked else max(kept.rings - here.rings_lost, 0)
    return left, min(s.circles[seat] + rings, CIRCLES)


def after_turn(s: Mordor, kept: KeptDice) -> float:
    """Return the worth of the position for the active player after these symbols."""
    left, circles = sheet_after(s, kept)
    if left <= 0:
        return FEW_LEFT[0]
    value = circles + fields_worth(left) + (HOME if circles == CIRCLES else 0.0)
    for rival, times in enumerate(kept.struck):
        if rival != s.active and times:
            value += RIVAL * (fields_worth(s.left[rival]) - fields_worth(s.left[rival] - times))
    return value
