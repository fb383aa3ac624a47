"""Chapters 2 and 3: rolls, dice that must or may be set aside, the White Tree.

The player sets dice aside one pick at a time and ends with `done`. A compulsory Nazgûl comes first; the order of the
others is free. The state and the log hold the dice in a fixed order, so the order of the picks leaves no trace.
"""

from functools import cache

from bree.core import CHANCE, DONE, NO_FACTS, Ask, Pick
from bree.games.mordor.dice import roll_picks
from bree.games.mordor.rules.book import book
from bree.games.mordor.rules.turn import place
from bree.games.mordor.state import DICE, NAZGUL, SYMBOLS, TREE, Mordor

ROLL = {die: ("die", die) for die in DICE}
AGAIN, STAND = Pick("again"), Pick("stand")
ENOUGH = Pick(DONE)
KEEP = {die: {face: Pick(die, ("die:" + die, "symbol:" + face)) for face in SYMBOLS} for die in DICE}


@book.step
def roll(s: Mordor) -> None:
    s.rolls += 1
    s.repeated = False
    throw(s)


def throw(s: Mordor) -> None:
    """Throw every die that is not set aside."""
    # A White Tree that was not set aside is thrown again (MOR-3.6).
    s.rolled.clear()
    s.now = ()
    s.then(*[ROLL[die] for die in DICE if die not in s.kept], ("rolled",))


@cache
def throw_of(colour: str, sides: tuple[str, ...]) -> Ask:
    """The ask for a throw. These asks are frequent and few, so they are cached."""
    return Ask(CHANCE, "die", "MOR-2.1", roll_picks(sides), {"die": "die-" + colour})


@book.ask
def die(s: Mordor, colour: str) -> Ask:
    return throw_of(colour, s.terms.faces[DICE.index(colour)])


@book.step
def on_die(s: Mordor, colour: str, face: str) -> None:
    s.rolled[colour] = face


@book.step
def rolled(s: Mordor) -> None:
    if s.log is not None:
        dice = tuple(f"symbol-{face}+die-{colour}" for colour, face in s.rolled.items())
        rule = "MOR-2.1" if s.rolls == 1 else "MOR-2.6"
        s.tell("rolled", rule, who=s.seats[s.active], dice=dice, number=s.rolls, reveals=True)
    # The reroll comes before a compulsory Nazgûl (MOR-R9) and is allowed for a single die (MOR-R10).
    if place(s).repeat_rolls and not s.repeated:
        s.then(("repeat",))
    else:
        s.then(("keep",))


@book.ask
def repeat(s: Mordor) -> Ask:
    return Ask(s.seats[s.active], "repeat", "MOR-8.6", (STAND, AGAIN))


@book.step
def on_repeat(s: Mordor, answer: str) -> None:
    if answer == STAND.id:
        s.then(("keep",))
        return
    s.repeated = True
    s.tell("repeated", "MOR-8.6", who=s.seats[s.active])
    throw(s)


def may_keep(s: Mordor) -> list[str]:
    """The dice that may be set aside next."""
    rolled = s.rolled
    if not s.now:
        # The duty to keep a Nazgûl holds for every roll (MOR-2.13), even with a White Tree (MOR-3.4).
        return [d for d in rolled if rolled[d] == NAZGUL] if NAZGUL in rolled.values() else list(rolled)
    # Rivendell changes only this. One Nazgûl stays compulsory; others are allowed (MOR-8.14, MOR-R8).
    if place(s).equal_symbols:
        return [d for d in rolled if d not in s.now]
    # The symbols of this roll must differ (MOR-2.4); the White Tree is no exception (MOR-3.3).
    shown = [rolled[d] for d in s.now]
    return [d for d in rolled if rolled[d] not in shown]


@book.ask
def keep(s: Mordor) -> Ask:
    # A die must be set aside, even the last or the White Tree (MOR-2.11, MOR-R17); a Nazgûl is enough (MOR-2.10).
    rolled = s.rolled
    dice = may_keep(s)
    picks = [KEEP[colour][rolled[colour]] for colour in dice]
    if s.now:
        picks.append(ENOUGH)
    elif len(dice) < len(rolled):  # a Nazgûl comes first, and what may follow is unknown: no bounds
        return Ask(s.seats[s.active], "keep", "MOR-2.2", tuple(picks), NO_FACTS, True)
    most = len(dice)
    if most > 1 and not place(s).equal_symbols:
        most = len(set(map(rolled.get, dice)))
    return Ask(s.seats[s.active], "keep", "MOR-2.2", tuple(picks), NO_FACTS, True, 0 if s.now else 1, most)


@book.bar
def bar_keep(s: Mordor) -> dict[str, str]:
    """Why another die, or `done`, is not offered."""
    offered = may_keep(s)
    reasons = dict.fromkeys(s.kept, "MOR-2.5")
    for d in s.rolled:
        if d in offered or d in s.now:
            continue
        if not s.now:
            reasons[d] = "MOR-2.8"
        else:  # its symbol was already set aside from this roll
            reasons[d] = "MOR-2.9" if s.rolled[d] == NAZGUL else "MOR-2.3"
    if place(s).repeat_rolls:
        reasons[AGAIN.id] = "MOR-8.12"
    if not s.now:
        reasons[DONE] = "MOR-2.8" if NAZGUL in s.rolled.values() else "MOR-2.2"
    return reasons


@book.step
def on_keep(s: Mordor, answer: str) -> None:
    if answer != DONE:
        put_aside(s, answer)
        if may_keep(s):
            s.then(("keep",))
            return
    set_aside(s)


def put_aside(s: Mordor, die: str) -> None:
    """Add the die to those of this roll, in the order of the dice."""
    rolled = s.rolled
    chosen = (*s.now, die)
    s.now = tuple([d for d in rolled if d in chosen])
    for d in s.now:
        s.kept.pop(d, "")
        s.kept[d] = rolled[d]


def set_aside(s: Mordor) -> None:
    """The player has chosen: roll again, or stop."""
    # MOR-2.7: nothing else ends the rolls, so there are at most five (MOR-2.12). The last die may be a Tree (MOR-R16).
    if s.log is not None:
        dice = tuple(f"symbol-{s.rolled[d]}+die-{d}" for d in s.now)
        s.tell("kept", "MOR-2.2", who=s.seats[s.active], dice=dice)
    if TREE in s.kept.values():
        s.tell("tree", "MOR-3.2", who=s.seats[s.active])
    elif len(s.kept) < len(DICE):
        s.then(("roll",))
