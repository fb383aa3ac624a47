"""Chapters 2 and 3: the rolls, what must and may be set aside, the White Tree.

Setting aside is a run of single picks in one fixed order, so that no set of dice is reached twice:
first the Nazgûl, then the other dice by colour, then `done`.
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
    s.rolled.clear()
    s.now = ()
    s.todo.append(("rolled",))
    for die in reversed(DICE):
        if die not in s.kept:
            s.todo.append(ROLL[die])


@cache
def throw_of(colour: str, sides: tuple[str, ...]) -> Ask:
    """Half of all asks are dice, and the same few: each is made once."""
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


def in_order(s: Mordor) -> list[str]:
    """The dice of this roll as they are asked for: Nazgûl first, then by colour."""
    dice = list(s.rolled)
    if NAZGUL not in s.rolled.values():
        return dice
    nazgul = [colour for colour in dice if s.rolled[colour] == NAZGUL]
    return nazgul + [colour for colour in dice if colour not in nazgul]


def may_keep(s: Mordor) -> list[str]:
    """The dice that may be set aside next."""
    dice = in_order(s)
    if not s.now:
        return [d for d in dice if s.rolled[d] == NAZGUL] or dice
    later = dice[dice.index(s.now[-1]) + 1 :]
    if place(s).equal_symbols:
        return later
    shown = [s.rolled[d] for d in s.now]
    return [d for d in later if s.rolled[d] not in shown]


@book.ask
def keep(s: Mordor) -> Ask:
    rolled = s.rolled
    picks = [KEEP[colour][rolled[colour]] for colour in may_keep(s)]
    if s.now:
        picks.append(ENOUGH)
    return Ask(s.seats[s.active], "keep", "MOR-2.2", tuple(picks), NO_FACTS, True)


@book.bar
def bar_keep(s: Mordor) -> dict[str, str]:
    """Why a die that lies there, or stopping, is not offered."""
    offered = may_keep(s)
    shown = [s.rolled[d] for d in s.now]
    reasons = dict.fromkeys(s.kept, "MOR-2.5")
    for d in in_order(s):
        if d in offered or d in s.now:
            continue
        if not s.now:
            reasons[d] = "MOR-2.8"
        elif s.rolled[d] in shown and not place(s).equal_symbols:
            reasons[d] = "MOR-2.9" if s.rolled[d] == NAZGUL else "MOR-2.3"
        else:
            reasons[d] = "MOR-2.2"  # passed over in the fixed order
    if place(s).repeat_rolls:
        reasons[AGAIN.id] = "MOR-8.12"
    if not s.now:
        reasons[DONE] = "MOR-2.8" if NAZGUL in s.rolled.values() else "MOR-2.2"
    return reasons


@book.step
def on_keep(s: Mordor, answer: str) -> None:
    if answer != DONE:
        s.now = (*s.now, answer)
        s.kept[answer] = s.rolled[answer]
        if may_keep(s):
            s.todo.append(("keep",))
            return
    set_aside(s)


def set_aside(s: Mordor) -> None:
    """The choice from this roll is made: roll on, or stop."""
    if s.log is not None:
        dice = tuple(f"symbol-{s.rolled[d]}+die-{d}" for d in s.now)
        s.tell("kept", "MOR-2.2", who=s.seats[s.active], dice=dice)
    if TREE in s.kept.values():
        s.tell("tree", "MOR-3.2", who=s.seats[s.active])
    elif len(s.kept) < len(DICE):
        s.then(("roll",))
