"""Chapter 5: which players the kept Nazgûl strike, and the marks on their sheets."""

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
    # It strikes one player (MOR-5.1). Black and neutral dice strike the active player (MOR-5.8), and only once
    # (MOR-R14).
    here = place(s)
    rival = owner(s, die)
    if rival not in (NOBODY, s.active):
        # MOR-R20: without the option no player is safe in Mordor.
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
    """Count the strikes on the active player. Gandalf may be used before them."""
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
    """The rule that protects a rival in Mordor."""
    return "MOR-O8" if place(s).all_strike_active else "MOR-O5"


@book.step
def rivals(s: Mordor) -> None:
    """Mark the strikes on rivals."""
    # MOR-R23: each colour is on one die only, so the order does not matter.
    hits = [target(s, die) for die, face in s.kept.items() if face == NAZGUL]
    for seat in hits:
        if seat not in (NOBODY, s.active):
            mark(s, seat, "MOR-5.3")


def mark(s: Mordor, seat: int, rule: str) -> None:
    """Mark one field of the trail. A player without unmarked fields is out."""
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
    """Use Gandalf before Nazgûl, which is never worse. With a free order the player chooses."""
    # MOR-R3
    if is_out(s, s.active):
        return
    if s.halvings and s.strikes and s.terms.free_order:
        s.then(("order",), ("own_sheet",))
    # Gandalf comes first (MOR-6.2), one after the other (MOR-6.8).
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
