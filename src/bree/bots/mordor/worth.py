"""A quick estimate of a position of Journey to Mordor for a seat."""

from bree.games.mordor.rules.nazgul import target
from bree.games.mordor.rules.turn import place
from bree.games.mordor.sheet import is_out
from bree.games.mordor.state import CIRCLES, GANDALF, NAZGUL, ORC, RING, WEAPON, Mordor

FIELD = 0.5  # an unmarked Nazgûl field, counted in circles
LOST = -20.0


def standing(s: Mordor, seat: int) -> float:
    """Rate a seat: circles bring it closer to Mordor, and unmarked fields keep it in the game."""
    if is_out(s, seat):
        return LOST
    arrival = 3.0 if s.circles[seat] == CIRCLES else 0.0
    return s.circles[seat] + arrival + FIELD * min(s.left[seat], 6)


def promise(s: Mordor) -> float:
    """Return what the dice set aside so far would bring the active player if the rolling stopped now."""
    here = place(s)
    faces = list(s.kept.values())
    orcs, weapons = faces.count(ORC) * here.orc, faces.count(WEAPON) * here.weapon
    total = 0.4 * faces.count(GANDALF) * here.gandalf + 0.15 * weapons - 0.5 * orcs
    total += faces.count(RING) if orcs <= weapons else 0.2 * faces.count(RING)
    for die, face in s.kept.items():
        if face == NAZGUL:
            struck = target(s, die)
            total += -FIELD if struck == s.active else 0.15 if struck >= 0 else 0.0
    return total


def worth(s: Mordor, hobbit: str) -> float:
    seat = s.seats.index(hobbit)
    if not s.todo:
        return 100.0 if hobbit in s.winners else -100.0
    rivals = [standing(s, rival) for rival in range(len(s.seats)) if rival != seat]
    value = standing(s, seat) - 0.3 * max(rivals)
    return value + promise(s) if s.active == seat else value
