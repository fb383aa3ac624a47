"""Chapter 4: Rings, orcs, weapons, and the circles on the way to Mordor."""

from bree.games.mordor.place import PLACES
from bree.games.mordor.rules.book import book
from bree.games.mordor.rules.turn import place
from bree.games.mordor.sheet import is_out
from bree.games.mordor.state import CIRCLES, ORC, RING, WEAPON, Mordor


def blocked(s: Mordor) -> bool:
    """Whether orcs outnumber weapons, so that no Ring counts."""
    # Weapons without orcs do nothing (MOR-4.7), and orcs affect only Rings (MOR-4.8).
    here = place(s)
    faces = list(s.kept.values())
    return faces.count(ORC) * here.orc > faces.count(WEAPON) * here.weapon


def working(s: Mordor, found: int) -> int:
    """The number of kept Rings that count after orcs and Shelob. A number below one means none."""
    # First the orcs, then Shelob's Lair takes one working Ring, if the turn began there (MOR-R12, MOR-R25, MOR-8.13).
    return 0 if blocked(s) else found - place(s).rings_lost


@book.step
def rings(s: Mordor) -> None:
    # Marking is compulsory (MOR-4.10), and circles are marked in order (MOR-4.3).
    seat = s.active
    found = list(s.kept.values()).count(RING)
    if not found or is_out(s, seat):
        return
    count = working(s, found)
    if s.log is not None:
        explain(s, found, count)
    for _ in range(min(count, CIRCLES - s.circles[seat])):
        s.circles[seat] += 1
        s.tell("circle", "MOR-4.2", who=s.seats[seat], place="place-" + PLACES[s.circles[seat]].id)


def explain(s: Mordor, found: int, count: int) -> None:
    """Log which Rings do not count, and why."""
    here, who = place(s), s.seats[s.active]
    if blocked(s):
        s.tell("orcs-block", "MOR-8.7" if here.orc > 1 else "MOR-4.5", who=who, rings=found)
        return
    if ORC in s.kept.values():
        s.tell("orcs-beaten", "MOR-8.5" if here.weapon > 1 else "MOR-4.6", who=who)
    if count < found:
        s.tell("ring-lost", "MOR-8.10", who=who)
    over = count - (CIRCLES - s.circles[s.active])
    if over > 0:
        s.tell("rings-over", "MOR-4.4", who=who, rings=over)
