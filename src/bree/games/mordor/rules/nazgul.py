"""Chapter 5: whom the kept Nazgûl strike, and the marks they leave."""

from bree.core import Ask, Pick
from bree.games.mordor.rules.book import book
from bree.games.mordor.rules.turn import place
from bree.games.mordor.sheet import in_mordor, is_out, next_field, owner
from bree.games.mordor.state import GANDALF, NAZGUL, Mordor

GANDALF_FIRST = Pick(GANDALF, ("symbol:gandalf",))
NAZGUL_FIRST = Pick(NAZGUL, ("symbol:nazgul",))
NOBODY = -1


def target(s: Mordor, die: str) -> int:
    """The seat that a Nazgûl on this die strikes in this turn, or NOBODY."""
    # Never more than one (MOR-5.1). Black and neutral colours turn on the active player (MOR-5.8), once (MOR-R14).
    here = place(s)
    rival = owner(s, die)
    if rival not in (NOBODY, s.active):
        # MOR-R20: without the option nobody is safe there.
        safe = s.terms.safe_in_mordor and in_mordor(s, rival)
        if not here.all_strike_active:
            return NOBODY if safe else rival
        # MOR-R26
        if safe and s.terms.void_colour:
            return NOBODY
    # MOR-R11
    return NOBODY if here.spares_active else s.active


@book.step
def nazgul(s: Mordor) -> None:
    """Count what strikes the active player; Gandalf may come before it."""
    s.strikes = 0
    for die, face in s.kept.items():
        if face == NAZGUL:
            struck = target(s, die)
            if struck == s.active:
                s.strikes += 1
            elif struck == NOBODY:
                rule = "MOR-8.8" if owner(s, die) in (NOBODY, s.active) else safety_rule(s)
                s.tell("nazgul-void", rule, die="die-" + die)


def safety_rule(s: Mordor) -> str:
    """By which a rival in Mordor is left alone."""
    return "MOR-O8" if place(s).all_strike_active else "MOR-O5"


@book.step
def rivals(s: Mordor) -> None:
    """The Nazgûl on rivals' colours."""
    # MOR-R23: every colour is on one die, so the order does not matter.
    hits = [target(s, die) for die, face in s.kept.items() if face == NAZGUL]
    for seat in hits:
        if seat not in (NOBODY, s.active):
            mark(s, seat, "MOR-5.3")


def mark(s: Mordor, seat: int, rule: str) -> None:
    """One field of the trail; whoever marks the last one is out."""
    if not s.left[seat]:
        return
    if s.log is not None:
        square, half = next_field(s.terms.squares, s.left[seat], s.halved[seat])
        key = "marked-half" if half else "marked"
        s.tell(key, rule, who=s.seats[seat], square=square, half=half)
    s.left[seat] -= 1
    if not s.left[seat]:
        s.tell("out", "MOR-5.5" if seat == s.active else "MOR-5.6", who=s.seats[seat])


def own_rule(s: Mordor) -> str:
    return "MOR-8.9" if place(s).all_strike_active else "MOR-5.2"


@book.step
def own_sheet(s: Mordor) -> None:
    """Gandalf before Nazgûl, which is never worse; with a free order the player says which is next."""
    # MOR-R3
    if is_out(s, s.active):
        return
    if s.halvings and s.strikes and s.terms.free_order:
        s.then(("order",), ("own_sheet",))
    # MOR-6.2, and each Gandalf in turn (MOR-6.8).
    elif s.halvings:
        s.then(("gandalf",), ("own_sheet",))
    elif s.strikes:
        s.then(("suffer",), ("own_sheet",))


@book.step
def suffer(s: Mordor) -> None:
    s.strikes -= 1
    mark(s, s.active, own_rule(s))


@book.ask
def order(s: Mordor) -> Ask:
    return Ask(s.seats[s.active], "order", "MOR-O4", (GANDALF_FIRST, NAZGUL_FIRST))


@book.step
def on_order(s: Mordor, symbol: str) -> None:
    s.then(("gandalf",) if symbol == GANDALF else ("suffer",))
