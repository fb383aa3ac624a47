"""Section 3: the turn, its two rolls and the dice board."""

from typing import Final

from bree.core import NO_FACTS, Ask, Step
from bree.games.doom.rules.book import book
from bree.games.doom.rules.dice import TAKE, noun, shown_picks, throw, to_pool
from bree.games.doom.rules.moving import move, wait_outside
from bree.games.doom.rules.window_steps import OPEN_WINDOW
from bree.games.doom.state import BEARERS, BLACKS, COLOURS, FIGURE, LAST, MORGUL, Doom

# DOOM-3.8
ACTIONS: Final[tuple[Step, ...]] = (("act", 0), ("act", 1), ("act", 2), ("act", 3))


@book.step
def turn(s: Doom) -> None:
    s.turns += 1
    s.held_fast = False
    s.tell("turn", "DOOM-3.1", who=s.seats[s.active])
    s.then(OPEN_WINDOW["start"], ("begin",))


@book.step
def begin(s: Doom) -> None:
    """Begin the turn. Cards can change the stage or pass the turn until the first die is thrown."""
    if s.passes:
        s.passes = False
        s.tell("turn-passes", "DOOM-O9")
        s.then(("next_turn",))
    elif s.stage == LAST:
        # DOOM-8.13: the last stage has no Fellowship dice.
        s.then(("last_roll",), OPEN_WINDOW["end"], ("next_turn",))
    else:
        # The stage continues until all dice are carried out (DOOM-6.9, DOOM-8.4).
        s.then(("first_roll",), *ACTIONS, OPEN_WINDOW["end"], ("stage_over",), ("next_turn",))


@book.step
def next_turn(s: Doom) -> None:
    # Clockwise to the end, after arrivals and in the last stage too (DOOM-1.7, DOOM-6.11, DOOM-8.12).
    s.active = (s.active + 1) % len(s.seats)
    s.then(("turn",))


# The first roll.


@book.step
def first_roll(s: Doom) -> None:
    s.then(("take", 2), ("place_black",))


def may_take(s: Doom) -> list[str]:
    """The Fellowship dice that were not used yet."""
    # So the dice board holds two colours, and no figure moves twice (DOOM-3.7).
    return [die for die in COLOURS if die not in s.roll and die != s.board[1]]


@book.ask
def take(s: Doom, left: int) -> Ask:
    # Only the active player is asked, in all asks of the turn (DOOM-3.9).
    rule = "DOOM-3.4" if s.board[0] else "DOOM-3.2"
    picks = tuple([TAKE[die] for die in may_take(s)])
    return Ask(s.seats[s.active], "take", rule, picks, NO_FACTS, not s.board[0])


@book.bar
def bar_take(s: Doom, left: int) -> dict[str, str]:
    """The dice that were used already."""
    offered = may_take(s)
    rule = "DOOM-3.4" if s.board[0] else "DOOM-3.2"
    reasons = {die: rule for die in COLOURS if die not in offered}
    reasons["battle"] = "DOOM-3.11"
    return reasons


@book.step
def on_take(s: Doom, left: int, die: str) -> None:
    s.roll = (*s.roll, die)
    if left > 1:
        s.then(("take", left - 1))
    elif s.board[0]:
        # The dice of side 1 keep their numbers (DOOM-3.6).
        throw(s, s.roll)
    else:  # the order of the picks does not matter
        throw(s, (*BLACKS, *[colour for colour in COLOURS if colour in s.roll]))


@book.ask
def place_black(s: Doom) -> Ask:
    blacks = [die for die in s.roll if die in BLACKS]
    return Ask(s.seats[s.active], "place_black", "DOOM-3.12", shown_picks(s, blacks))


@book.step
def on_place_black(s: Doom, die: str) -> None:
    put(s, 0, die)
    s.then(("place_colour", 1))


@book.ask
def place_colour(s: Doom, at: int) -> Ask:
    """`at` is the place on the dice board: 1 or 3."""
    colours = [die for die in s.roll if die in COLOURS]
    return Ask(s.seats[s.active], "place_colour", "DOOM-3.3" if at == 1 else "DOOM-3.5", shown_picks(s, colours))


@book.step
def on_place_colour(s: Doom, at: int, die: str) -> None:
    put(s, at, die)
    if at == 1:
        tell_side(s, 1)
        s.then(("take", 1), ("second_placed",))
        return
    tell_side(s, 2)
    to_pool(s, *s.roll)
    s.roll = ()


def put(s: Doom, at: int, die: str) -> None:
    s.board[at] = die
    s.roll = tuple([other for other in s.roll if other != die])


def tell_side(s: Doom, side: int) -> None:
    if s.log is not None:
        black, colour = s.board[2 * side - 2], s.board[2 * side - 1]
        dice = (f"{noun(black)}+side-{s.shows[black]}", f"{noun(colour)}+side-{s.shows[colour]}")
        s.tell("placed", "DOOM-3.3" if side == 1 else "DOOM-3.5", who=s.seats[s.active], side=side, dice=dice)


@book.step
def second_placed(s: Doom) -> None:
    """After the second roll the black die is placed automatically."""
    black = s.roll[0] if s.roll[0] in BLACKS else s.roll[-1]
    put(s, 2, black)
    s.then(("place_colour", 3))


# The action phase.


@book.step
def act(s: Doom, at: int) -> None:
    """A black die first turns its card up. Then cards may be used, and then the die is carried out."""
    # The die activates the top of the slot at that moment (DOOM-4.10).
    if at in (0, 2):
        slot = s.shows[s.board[at]] - 1
        s.then(("turn_up", slot), OPEN_WINDOW["die"], ("encounter", slot), ("put_back", at))
    else:
        s.then(OPEN_WINDOW["die"], ("walk", at))


@book.step
def walk(s: Doom, at: int) -> None:
    # The action is compulsory (DOOM-3.10).
    die = s.board[at]
    figure = FIGURE[die]
    s.card = ""
    s.then(("put_back", at))
    if s.terms.leaves_morgul and figure != BEARERS and s.at[figure] == s.terms.road.ends[MORGUL]:
        wait_outside(s, figure, "DOOM-O6")
    else:
        move(s, figure, s.shows[die], die=True, rule="DOOM-5.1")


@book.step
def put_back(s: Doom, at: int) -> None:
    """A die returns to the pool after its action."""
    # DOOM-3.8
    to_pool(s, s.board[at])
    s.board[at] = ""
