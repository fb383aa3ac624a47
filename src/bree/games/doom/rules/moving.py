"""Sections 5 and 6: moves along the road, event spaces and arrivals."""

from typing import Final

from bree.core import CHANCE, Ask, Pick
from bree.core.cards.file import OneOf
from bree.games.doom.facts import CARDS
from bree.games.doom.road import blocked, destination, end_of_move, neighbour, on_the_way, stack_left, stage_of
from bree.games.doom.rules.book import book
from bree.games.doom.rules.courage import gain, lose, place_nazgul_figure, win
from bree.games.doom.rules.window_steps import OPEN_WINDOW, USE
from bree.games.doom.state import (
    BEARERS,
    FIGURES,
    HELMS_DEEP,
    LAST,
    MORGUL,
    NAZGUL,
    STAGES,
    WAITING,
    Doom,
)

STEPS: Final = {n: Pick(str(n)) for n in range(7)}
FREE: Final = (STEPS[0], STEPS[1], STEPS[2])


def move(s: Doom, figure: str, spaces: int, *, die: bool, rule: str) -> None:
    """Move a figure forward. `die` is true if a die gives the number, because exact arrivals are rewarded then."""
    # Figures never move back (DOOM-5.13).
    if figure == BEARERS:
        move_bearers(s, spaces, die, rule)
    else:
        move_companion(s, figure, spaces, die, rule)


def move_companion(s: Doom, figure: str, spaces: int, die: bool, rule: str) -> None:
    # The full number, even into later stages, but never past Minas Morgul (DOOM-5.2, DOOM-5.10, DOOM-5.11).
    start = s.at[figure]
    if blocked(s, figure):
        s.tell("idle", "DOOM-R33", figure="figure-" + figure)
        return
    # A figure that does not move meets no new event (DOOM-R4).
    if not spaces:
        return
    # It waits at once, wherever the Ring-bearers are (DOOM-8.14).
    goal = end_of_move(s, figure, start, spaces, die=die)
    if goal == WAITING:
        wait_outside(s, figure, "DOOM-8.3")
        return
    s.at[figure] = goal
    s.tell("moved", rule, figure="figure-" + figure, spaces=goal - start, space=goal)
    landed(s, figure, exact=start + spaces == goal, die=die)


def wait_outside(s: Doom, figure: str, rule: str) -> None:
    s.at[figure] = WAITING
    s.by_die = tuple([name for name in s.by_die if name != figure])
    s.tell("waits", rule, figure="figure-" + figure)


def landed(s: Doom, figure: str, *, exact: bool, die: bool) -> None:
    """Apply the space where a companion's move has ended."""
    # Spaces and destinations on the way have no effect (DOOM-5.4, DOOM-6.2).
    space = s.at[figure]
    if space in s.terms.road.ends:
        reached(s, figure, exact, die)
    else:
        meet_event(s, figure)


def reached(s: Doom, figure: str, exact: bool, die: bool) -> None:
    # This holds for any companion and destination (DOOM-6.3, DOOM-R40), but only with a die (DOOM-R1).
    if die and exact and s.at[figure] == s.terms.road.ends[MORGUL]:
        s.by_die = (*s.by_die, figure)
    if exact and (die or s.terms.free_arrival == "generous"):
        gain(s, 1, "DOOM-6.1", "place-" + STAGES[s.terms.road.ends.index(s.at[figure])])


def meet_event(s: Doom, figure: str) -> None:
    """Apply the event of the space, unless another figure is there already."""
    # Once, at the end of the move (DOOM-5.9, DOOM-R30). Only figures there now protect (DOOM-5.8, DOOM-5.14, DOOM-R23).
    space = s.at[figure]
    event = s.terms.road.events[space]
    if not event:
        return
    # DOOM-10.6
    other = neighbour(s.at, figure) if s.terms.protection else ""
    if other:
        s.tell("protected", "DOOM-5.7", figure="figure-" + figure, other="figure-" + other)
        return
    s.threat, s.threat_at = event, space
    s.then(OPEN_WINDOW["landed"], ("strike",))


@book.step
def strike(s: Doom) -> None:
    event, space = s.threat, s.threat_at
    s.threat, s.threat_at = "", 0
    if event == NAZGUL:
        place_nazgul_figure(s, "DOOM-5.6", "cause-nazgul", space)
    elif event:
        lose(s, 1, "DOOM-5.5", "cause-dark_heart", space)


@book.effect()
def ignore_event(s: Doom, card: str) -> None:
    s.threat = ""
    s.tell("event-ignored", CARDS[card].rule)


@book.can
def can_ignore_event(s: Doom, card: str) -> bool:
    return bool(s.threat)


def move_bearers(s: Doom, spaces: int, die: bool, rule: str) -> None:
    """The Ring-bearers stop on the destination and stay there until the next stage."""
    # Surplus spaces are lost, with or without a die (DOOM-5.12, DOOM-6.4, DOOM-R6), also in Minas Morgul (DOOM-8.4).
    start, goal = s.at[BEARERS], destination(s)
    if start == goal:
        s.tell("idle", "DOOM-6.12", figure="figure-" + BEARERS)
        return
    if not spaces:
        return
    space = s.at[BEARERS] = end_of_move(s, BEARERS, start, spaces, die=die)
    s.tell("moved", rule, figure="figure-" + BEARERS, spaces=space - start, space=space)
    if space == goal:
        arrive(s, exact=start + spaces == goal, die=die)
    else:
        meet_event(s, BEARERS)


def arrive(s: Doom, *, exact: bool, die: bool) -> None:
    """The Ring-bearers reach the destination of the stage."""
    # The Balrog's ban does not affect the stack (DOOM-9.24). Without a die no card is drawn (DOOM-R1).
    if s.stage == LAST:
        win(s)
        return
    s.tell("arrived", "DOOM-6.8", place="place-" + STAGES[s.stage])
    if s.stage == HELMS_DEEP and s.gandalf_token:
        s.gandalf_token = False
        s.tell("gandalf-back", "DOOM-9.5")
    if s.stage == MORGUL:
        # DOOM-6.7, DOOM-R39
        return
    generous, strict = s.terms.free_arrival == "generous", s.terms.free_arrival == "strict"
    if not stack_left(s):
        s.tell("gandalf-none", "DOOM-R20")
    elif exact and (die or generous):
        s.then(("draw_gandalf",))
    elif die or strict:
        box_gandalf(s)


def box_gandalf(s: Doom) -> None:
    """Remove the top Gandalf card from the game; nobody sees it."""
    # DOOM-6.15
    s.gandalf_boxed += 1
    s.tell("gandalf-boxed", "DOOM-6.6")


@book.ask
def draw_gandalf(s: Doom) -> Ask:
    return Ask(CHANCE, "draw_gandalf", "DOOM-6.5", tuple([USE[card] for card in s.gandalf_unseen]))


@book.step
def on_draw_gandalf(s: Doom, card: str) -> None:
    # The card can be used at once (DOOM-2.20, DOOM-6.14).
    s.gandalf_unseen = tuple([other for other in s.gandalf_unseen if other != card])
    s.held[card] = s.active
    rule = "DOOM-6.5" if s.turns else "DOOM-2.8"
    s.tell("gandalf-drawn", rule, who=s.seats[s.active], card="card-" + card, reveals=True)


# Moves without a die.


@book.ask
def free_move(s: Doom, figure: str) -> Ask:
    return Ask(s.seats[s.active], "free_move", "DOOM-4.12", FREE, {"figure": "figure-" + figure})


@book.step
def on_free_move(s: Doom, figure: str, spaces: str) -> None:
    # A move like any other, but without a die (DOOM-R1, DOOM-R3).
    move(s, figure, int(spaces), die=False, rule="DOOM-4.12")


@book.effect(figure=OneOf(FIGURES, "why-unknown-figure"), least=int, most=int)
def advance(s: Doom, card: str, figure: str, least: int, most: int) -> None:
    s.then(("how_far", card, figure, least, most))


@book.can
def can_advance(s: Doom, card: str, figure: str, least: int, most: int) -> bool:
    return s.stage < LAST


@book.ask
def how_far(s: Doom, card: str, figure: str, least: int, most: int) -> Ask:
    """Faramir: a number within the card's bounds."""
    picks = tuple([STEPS[n] for n in range(least, most + 1)])
    return Ask(s.seats[s.user], "how_far", CARDS[card].rule, picks, {"figure": "figure-" + figure})


@book.step
def on_how_far(s: Doom, card: str, figure: str, least: int, most: int, spaces: str) -> None:
    s.then(("over_early",))
    move(s, figure, int(spaces), die=False, rule=CARDS[card].rule)


@book.effect()
def to_destination(s: Doom, card: str) -> None:
    s.then(("whom", card))


@book.can
def can_to_destination(s: Doom, card: str) -> bool:
    return s.stage < LAST and bool(on_the_way(s))


@book.ask
def whom(s: Doom, card: str) -> Ask:
    picks = tuple([Pick(name, ("figure:" + name,)) for name in on_the_way(s)])
    return Ask(s.seats[s.user], "whom", CARDS[card].rule, picks)


@book.step
def on_whom(s: Doom, card: str, figure: str) -> None:
    goal = s.terms.road.ends[stage_of(s, figure)]
    move(s, figure, goal - s.at[figure], die=False, rule=CARDS[card].rule)
