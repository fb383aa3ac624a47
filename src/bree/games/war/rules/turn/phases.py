"""Sections 3 and 26: the six phases of a turn, and how the game ends."""

from typing import Final

from bree.core import CHANCE, Ask
from bree.games.war.facts import DICE, MORE_DICE, NUMBERS, ROLLS
from bree.games.war.map_queries import in_play
from bree.games.war.rules.battle.capture import victory_points
from bree.games.war.rules.book import book
from bree.games.war.rules.extension_points import (
    AFTER_ROLL,
    DICE_RECOVERED,
    DRAW_PHASE,
    EXTRA_DICE_ROLLS,
    GAME_WON,
    ROLL_LOGGED,
    TURN_BEGINS,
)
from bree.games.war.state import DECKS, EYE, FREE, SHADOW, War, seat_of

SHADOW_WINS: Final = 10  # WAR-26.3
FREE_WINS: Final = 4  # WAR-26.4
ENDS: Final = {"corrupted": SHADOW, "destroyed": FREE, "shadow_military": SHADOW, "free_military": FREE}


@book.step
def turn(s: War) -> None:
    """WAR-3.1."""
    s.turn += 1
    s.tell("turn", "WAR-3.1", turn=s.turn)
    for begin in TURN_BEGINS:
        begin(s)
    s.then(
        ("recover",), ("draw_phase",), ("fellowship_phase",), ("hunt_allocation",), ("action_roll",),
        ("action_phase",), ("victory_check",),
    )  # fmt: skip


def dice_of(s: War, side: str) -> int:
    """Return the number of a side's dice. Certain characters in play add dice (WAR-4.1)."""
    return DICE[side] + sum([in_play(s, one) for one in MORE_DICE[side]])


@book.step
def recover(s: War) -> None:
    """Return all dice. A side gets or loses dice for characters only now (WAR-3.2, WAR-4.2, LME-2.8)."""
    s.phase = 1
    s.watched = s.box_free > 0
    s.free_pool, s.shadow_pool = dice_of(s, FREE), dice_of(s, SHADOW)
    s.free_dice = s.shadow_dice = ()
    s.free_used = s.shadow_used = s.box_free = s.box_shadow = 0
    s.ringed = ()
    s.strove = s.entered = s.messenger = False
    for recover_more in DICE_RECOVERED:
        recover_more(s)


@book.step
def draw_phase(s: War) -> None:
    """Draw one card from each deck of a side, also in the first turn (WAR-3.3)."""
    for take_over in DRAW_PHASE:
        if take_over(s):
            return
    s.then(("hand_limit", FREE), ("hand_limit", SHADOW))
    for deck in reversed(DECKS):
        s.then(("draw", deck))


@book.step
def hunt_allocation(s: War) -> None:
    s.phase = 3
    least, most = allocation(s)
    if least == most:
        on_allocate(s, str(least))
    else:
        s.then(("allocate",))


def allocation(s: War) -> tuple[int, int]:
    """Return the minimum and the maximum of dice that the Shadow puts into the Hunt Box before the roll."""
    # WAR-3.6: at least one die if dice of the Free Peoples were there. This is never so in the first turn.
    least = 1 if s.watched else 0
    # WAR-3.7, WAR-3.8: as many as companions in the Fellowship now. Sméagol counts, but not the Ring-bearers and Gollum
    # (LME-8.8).
    return least, min(max(1, len(s.companions)), s.shadow_pool)


@book.ask
def allocate(s: War) -> Ask:
    least, most = allocation(s)
    return Ask(seat_of(s, SHADOW), "allocate", "WAR-3.5", NUMBERS[least : most + 1], {"least": least, "most": most})


@book.bar
def bar_allocate(s: War) -> dict[str, str]:
    least, most = allocation(s)
    few = {str(number): "WAR-3.6" for number in range(least)}
    return few | {str(number): "WAR-3.7" for number in range(most + 1, s.shadow_pool + 1)}


@book.step
def on_allocate(s: War, number: str) -> None:
    s.box_shadow = int(number)
    s.tell("allocated", "WAR-3.5", dice=s.box_shadow)


@book.step
def action_roll(s: War) -> None:
    """Roll all dice that are not in the Hunt Box (WAR-3.9)."""
    s.phase = 4
    for add_later in AFTER_ROLL:
        add_later(s)
    s.then(("rolled_all", FREE), ("rolled_all", SHADOW))
    for roll_more in EXTRA_DICE_ROLLS:
        roll_more(s)
    for _ in range(s.shadow_pool - s.box_shadow):
        s.then(("action_die", SHADOW))
    for _ in range(s.free_pool):
        s.then(("action_die", FREE))


@book.ask
def action_die(s: War, side: str) -> Ask:
    return Ask(CHANCE, "action_die", "WAR-3.9", ROLLS[side], {"side": side})


@book.step
def on_action_die(s: War, side: str, face: str) -> None:
    if face == EYE:
        # Eyes go to the Hunt Box at once, without a limit. An Eye is never an action (WAR-4.19).
        s.box_shadow += 1
    elif side == FREE:
        s.free_dice = tuple(sorted((*s.free_dice, face)))
    else:
        s.shadow_dice = tuple(sorted((*s.shadow_dice, face)))


@book.step
def rolled_all(s: War, side: str) -> None:
    dice = s.free_dice if side == FREE else s.shadow_dice
    faces = tuple(["face-" + face for face in dice])
    if side == SHADOW and not faces:
        s.tell("rolled-nothing", "WAR-3.9", reveals=True, box=s.box_shadow)
    elif side == SHADOW:
        s.tell("rolled-shadow", "WAR-3.9", reveals=True, faces=faces, box=s.box_shadow)
    else:
        s.tell("rolled-free", "WAR-3.9", reveals=True, faces=faces)
    for tell_more in ROLL_LOGGED:
        tell_more(s, side)


@book.step
def action_phase(s: War) -> None:
    """Let the sides act in turn, beginning with the Free Peoples (WAR-3.10)."""
    s.phase = 5
    s.acting = FREE
    # WAR-3.11
    s.then(("go",), ("idle_in_mordor",))


@book.step
def victory_check(s: War) -> None:
    """Count the victory points (WAR-3.12). If both sides have enough, the Shadow wins (WAR-26.5).

    Points that are reached earlier in the turn do not end the game (WAR-26.7).
    """
    s.phase = 6
    if victory_points(s, SHADOW) >= SHADOW_WINS:
        win(s, "shadow_military", "WAR-26.3")
    elif victory_points(s, FREE) >= FREE_WINS:
        win(s, "free_military", "WAR-26.4")
    else:
        # There is no limit of turns and no draw (WAR-26.8).
        s.then(("turn",))


def win(s: War, how: str, rule: str) -> None:
    """End the game.

    A victory by the Ring ends it at once, in any phase (WAR-3.13, WAR-26.2). A military victory ends it at the end of a
    turn.
    """
    s.over = how
    s.tell("over-" + how, rule, who=ENDS[how])
    for note in GAME_WON:
        note(s, ENDS[how])
    s.end()


def winner(s: War) -> str:
    return ENDS[s.over]
