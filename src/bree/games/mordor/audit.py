"""What must hold at every decision: all fields are valid, and no conservation law is broken.

The first half checks types and bounds without counting up to a number from the position. The second half runs only if
the first finds nothing.
"""

from typing import Final

from bree.core.saves.value_check import are_different, are_names, is_flag, is_name, is_number
from bree.games.mordor.setup import SQUARES
from bree.games.mordor.state import CIRCLES, DICE, HOBBITS, SYMBOLS, TREE, Mordor, Terms

SIDES: Final = 6  # of a die; the dice of one player, so also the most rolls of a turn, are five
MOST: Final = 5  # dice, rolls, halvings and strikes of a turn
SHEET: Final = ("close", "rings", "rivals", "own_sheet")  # the stack below an ask about the active player's sheet
FORMS: Final = (("starter",), ("symbols", "repeat"), ("symbols", "keep"), (*SHEET, "halve"), (*SHEET, "order"))
THROW: Final = ["symbols", "rolled"]  # the stack below the dice that are still to be thrown


def audit(s: Mordor) -> list[str]:
    """The broken laws."""
    broken = terms_shape(s.terms) or seats_shape(s) or turn_shape(s)
    return broken or stack_laws(s) or sheet_laws(s) + dice_laws(s) + end_laws(s)


# Types and bounds.


def terms_shape(terms: Terms) -> list[str]:
    if type(terms) is not Terms:
        return ["the terms of the table"]
    flags = (
        terms.advanced,
        terms.instant_win,
        terms.last_standing,
        terms.choose_square,
        terms.free_order,
        terms.safe_in_mordor,
        terms.void_colour,
    )
    if not all(is_flag(flag) for flag in flags) or not is_number(terms.squares, min(SQUARES), max(SQUARES)):
        return ["a term of the table"]
    faces = terms.faces
    if type(faces) is not tuple or len(faces) != len(DICE):
        return ["the faces of the dice"]
    wrong = [
        die for die, sides in zip(DICE, faces, strict=True) if not are_names(sides, tuple, known(die), SIDES, SIDES)
    ]
    return [f"the faces of {wrong}"] if wrong else []


def known(die: str) -> tuple[str, ...]:
    """The faces that a die may have. Only the black die has the White Tree."""
    return SYMBOLS if die == DICE[0] else tuple([face for face in SYMBOLS if face != TREE])


def seats_shape(s: Mordor) -> list[str]:
    if not are_different(s.seats, HOBBITS, len(HOBBITS)) or len(s.seats) < 2:
        return ["the seats"]
    for sheets in (s.circles, s.left, s.halved):
        if type(sheets) is not list or len(sheets) != len(s.seats):
            return ["a sheet for every seat"]
    squares = s.terms.squares
    for seat, hobbit in enumerate(s.seats):
        halved = s.halved[seat]
        if type(halved) is not tuple or len(halved) > squares:
            return [f"the halved squares of {hobbit}"]
        if not all(is_number(square, 1, squares) for square in halved) or list(halved) != sorted(set(halved)):
            return [f"{hobbit} has halved {halved}"]
        if not is_number(s.left[seat], 0, squares + len(halved)):
            return [f"the fields of {hobbit}"]
        if not is_number(s.circles[seat], 0, CIRCLES):
            return [f"the circles of {hobbit}"]
    return []


def turn_shape(s: Mordor) -> list[str]:
    last = len(s.seats) - 1
    if not (is_number(s.first, 0, last) and is_number(s.active, 0, last) and is_number(s.place, 0, CIRCLES)):
        return ["whose turn it is, and where it began"]
    if not all(is_number(number, 0, MOST) for number in (s.rolls, s.halvings, s.strikes)) or not is_flag(s.repeated):
        return ["the numbers of the turn"]
    for dice in (s.rolled, s.kept):
        if type(dice) is not dict or len(dice) > len(DICE):
            return ["the dice"]
        for die, face in dice.items():
            if not is_name(die, DICE) or not is_name(face, s.terms.faces[DICE.index(die)]):
                return ["what the dice show"]
    if not are_different(s.now, DICE, MOST) or not are_different(s.winners, s.seats, len(s.seats)):
        return ["dice set aside, or winners"]
    return []


# Conservation laws.


def stack_laws(s: Mordor) -> list[str]:
    """At a decision the stack has one of a few forms."""
    todo = s.todo
    if type(todo) is not list or len(todo) > len(THROW) + len(DICE):
        return ["the stack"]
    if not all(type(step) is tuple and step and type(step[0]) is str for step in todo):
        return ["a step"]
    names = [step[0] for step in todo]
    thrown = [step[1:] for step in todo if step[0] == "die"]
    if any(len(step) > 1 for step in todo if step[0] != "die"):
        return ["a step with something that it does not take"]
    if not thrown:
        return [] if not todo or tuple(names) in FORMS else [f"nothing can wait for {names}"]
    left = [(die,) for die in reversed(DICE) if die not in s.kept and die not in s.rolled]
    if names != THROW + ["die"] * len(thrown) or thrown != left:
        return [f"dice to throw: {thrown}"]
    return []


def sheet_laws(s: Mordor) -> list[str]:
    if s.todo and not s.left[s.active]:
        return [f"{s.seats[s.active]} is out and plays on"]
    if s.todo and s.place != (s.circles[s.active] if s.terms.advanced else 0):
        return [f"the turn began at {s.place}"]
    return []


def dice_laws(s: Mordor) -> list[str]:
    broken = []
    twice = [die for die in s.rolled if die in s.kept and die not in s.now]
    changed = [die for die in s.now if die not in s.rolled or s.kept.get(die) != s.rolled[die]]
    if twice or changed:
        broken.append(f"dice changed while they were set aside: {twice} {changed}")
    top = s.todo[-1][0] if s.todo else ""
    if top in ("keep", "repeat") and len(s.rolled) + len(s.kept) - len(s.now) != len(DICE):
        broken.append("dice are missing")
    if top == "keep" and TREE in [face for die, face in s.kept.items() if die not in s.now]:
        broken.append("the rolls go on after the White Tree")
    if s.now and top != "keep":
        broken.append("dice are set aside from no roll")
    return broken


def end_laws(s: Mordor) -> list[str]:
    if s.todo and s.winners:
        return ["the game goes on after it was won"]
    if not s.todo and not s.winners and any(s.left):
        return ["the game has ended, and nobody has won or is out"]
    return []
