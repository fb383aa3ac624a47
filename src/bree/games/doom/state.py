"""The state of Adventure to Mount Doom: the road, the track, the dice, and the cards before the players."""

from dataclasses import dataclass, field
from typing import Final, NamedTuple

from bree.core import State

SEATS: Final = ("star", "leaf", "moon", "flame")
BEARERS: Final = "ring_bearers"
# DOOM-2.2
COMPANIONS: Final = ("merry_pippin", "aragorn", "legolas", "gimli")
FIGURES: Final = (BEARERS, *COMPANIONS)
COLOURS: Final = ("orange", "purple", "blue", "green", "red")
FIGURE: Final = dict(zip(COLOURS, FIGURES, strict=True))  # the figure that a coloured die moves
BLACKS: Final = ("black1", "black2")
BATTLE: Final = "battle"  # the battle die; also the first word of the steps of a battle

STAGES: Final = ("lothlorien", "rohan", "helms_deep", "gondor", "minas_morgul", "mount_doom")
HELMS_DEEP: Final = 2
MORGUL: Final = 4
LAST: Final = 5

SLOTS: Final = 6
HIDDEN_SLOTS: Final = (0, 5)  # dealt face down
UNKNOWN: Final = "?"  # a card that nobody has seen
NAZGUL: Final = "nazgul"
DARK_HEART: Final = "dark_heart"
GANDALF: Final = "gandalf"
SAURON: Final = "sauron"
FACES: Final = (*COMPANIONS, GANDALF, SAURON)  # of the battle die

NAZGUL_FIGURES: Final = 8  # without the Witch-king
WARRIORS: Final = 5  # without the chieftain
LOWEST: Final = 1  # the lowest circle of the courage track
WAITING: Final = -1  # the waiting area left of Minas Morgul
NOWHERE: Final = -1
BOROMIR: Final = "boromir"
WON, LOST = "won", "lost"


class Road(NamedTuple):
    """The spaces of the road, counted from Rivendell."""

    ends: tuple[int, ...]  # the destination of each stage, Mount Doom last
    events: tuple[str, ...]  # the event of each space: "", NAZGUL or DARK_HEART


class Terms(NamedTuple):
    """The options of the game."""

    road: Road = Road((), ())
    bare: tuple[str, ...] = ()  # the symbol of each slot without a card: a figure, or NAZGUL
    faces: tuple[str, ...] = ()  # the faces of the battle die
    top: int = 0
    galadriel: int = 0
    eye: int = 0
    easier: bool = False
    exclusive: bool = False
    protection: bool = True
    free_arrival: str = "plain"
    exact_steps: bool = False
    army_jumps: bool = False
    any_turn: bool = False
    one_by_one: bool = False
    leaves_morgul: bool = False
    spends: bool = False
    loss_once: bool = False
    early_passes: bool = False
    ban_holds: bool = False
    shuffles: bool = False


@dataclass(slots=True)
class Doom(State):
    terms: Terms = Terms()
    seats: tuple[str, ...] = ()  # clockwise; the oldest player first
    active: int = 0  # the oldest player begins (DOOM-2.21)
    turns: int = 0  # turns that have begun
    stage: int = 0
    # The board.
    at: dict[str, int] = field(default_factory=dict)  # figure -> space, or WAITING; figures can share spaces (DOOM-5.3)
    by_die: tuple[str, ...] = ()  # companions that arrived in Minas Morgul exactly with a die
    courage: int = 0
    # The other Nazgûl are in the pool (DOOM-2.6). All Nazgûl spaces are alike (DOOM-R37).
    nazgul: int = 0  # Nazgûl at Minas Morgul, without the Witch-king
    slain: bool = False  # the Witch-king is slain, and Nazgûl do no harm
    warriors: int = 0  # in Isengard; the others are in the pool (DOOM-2.4, DOOM-2.5)
    chieftain: bool = True
    # Both tokens begin beside the board (DOOM-2.15).
    gandalf_token: bool = False  # at Helm's Deep: no Gandalf card works
    treebeard_token: bool = False  # in Isengard
    # The cards.
    track: list[str] = field(default_factory=list)  # the card of each slot, "" or UNKNOWN
    down: tuple[int, ...] = ()  # slots whose card lies face down
    under: str = ""  # the card under the Army of the Dead
    under_at: int = NOWHERE  # the slot of that card
    unseen: tuple[str, ...] = ()  # unknown cards of this stage: face down or out of the game
    next_top: str = ""  # the first card of the next stack, if it is known and stays
    next_gone: str = ""  # the same card, if it was removed
    gandalf_unseen: tuple[str, ...] = ()
    gandalf_boxed: int = 0  # how many of these have left the game
    held: dict[str, int] = field(default_factory=dict)  # unused ally or Gandalf card -> number of its seat
    box: tuple[str, ...] = ()  # known cards that have left the game
    # The dice.
    shows: dict[str, int] = field(default_factory=dict)  # the number on each die that was thrown and is not in the pool
    roll: tuple[str, ...] = ()  # the dice of the present roll
    board: list[str] = field(default_factory=list)  # the dice board: black 1, colour 1, black 2, colour 2
    # What is being carried out.
    card: str = ""  # the card that was activated last
    user: int = 0  # the seat that used a card last
    threat: str = ""  # the event that is about to strike
    threat_at: int = 0  # the space of that event
    held_fast: bool = False  # the Ring-bearers do not move in this turn
    passes: bool = False  # the turn passes to the next player before its rolls
    foe: str = ""  # the card that is being fought
    fights: int = 0  # battles left, with this one
    streak: int = 0  # won battles in a row
    wins: int = 0
    plain_wins: int = 0  # wins without Treebeard's token
    losses: int = 0
    tree_helps: bool = False  # the token was in Isengard before the battle die was thrown
    support: tuple[str, ...] = ()  # the supporters when the battle die was thrown
    face: str = ""  # the face of the battle die
    lost_on: str = ""  # in a repeated battle, the only face that loses
    verdict: str = ""  # of the present battle: "", WON or LOST
    over: str = ""  # WON, or the kind of defeat: "despair", "nazgul"
