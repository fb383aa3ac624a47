"""Chapter 1: the starting player and the two phases of a turn."""

from bree.core import CHANCE, Ask, Pick
from bree.games.mordor.place import PLACES, Place
from bree.games.mordor.rules.book import book
from bree.games.mordor.state import GANDALF, Mordor


def place(s: Mordor) -> Place:
    """The place whose rules apply in this turn: the place where it began, on the advanced side."""
    # Neither a place reached in this turn (MOR-R13) nor a rival's place (MOR-8.11) matters.
    return PLACES[s.place]


@book.ask
def starter(s: Mordor) -> Ask:
    picks = tuple(Pick(hobbit, ("seat:" + hobbit,)) for hobbit in s.seats)
    return Ask(CHANCE, "starter", "MOR-1.7", picks)


@book.step
def on_starter(s: Mordor, hobbit: str) -> None:
    s.first = s.active = s.seats.index(hobbit)
    s.tell("starts", "MOR-1.7", who=hobbit)
    s.then(("turn",))


@book.step
def turn(s: Mordor) -> None:
    seat = s.active
    # MOR-1.11
    s.place = s.circles[seat] if s.terms.advanced else 0
    s.rolls = 0
    s.kept.clear()
    s.tell("turn", "MOR-1.8", who=s.seats[seat])
    if s.place:
        s.tell("turn-place", "MOR-8.1", who=s.seats[seat], place="place-" + place(s).id)
    s.then(("roll",), ("symbols",))


@book.step
def symbols(s: Mordor) -> None:
    """Phase 2: Gandalf and Nazgûl, then Rings, then eliminations and arrivals."""
    # Only kept dice count (MOR-4.1, MOR-R24), not the rest (MOR-3.5), and only after the last roll (MOR-4.9).
    s.rolled.clear()
    s.now = ()
    s.halvings = 0
    for face in s.kept.values():
        if face == GANDALF:
            s.halvings += place(s).gandalf
    if GANDALF in s.kept.values() and not s.halvings:
        s.tell("gandalf-void", "MOR-8.4", who=s.seats[s.active])
    # MOR-R1. If `own_sheet` eliminates the player, Rings do not count, but struck rivals still mark (MOR-R3).
    s.then(("nazgul",), ("own_sheet",), ("rivals",), ("rings",), ("close",))
