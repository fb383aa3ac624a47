"""The fields of a game of Adventure to Mount Doom: the road, the track, the dice, and what lies before the players."""

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
BATTLE: Final = "battle"  # the battle die, and the first word of a battle's steps

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

NAZGUL_FIGURES: Final = 8  # beside the Witch-king
WARRIORS: Final = 5  # beside the chieftain
LOWEST: Final = 1  # circle of the courage track
WAITING: Final = -1  # the area left of Minas Morgul
NOWHERE: Final = -1
BOROMIR: Final = "boromir"
WON, LOST = "won", "lost"


class Road(NamedTuple):
    """The spaces, counted from Rivendell."""

    ends: tuple[int, ...]  # the destination of each stage; the last is Mount Doom
    events: tuple[str, ...]  # of each space: "", NAZGUL or DARK_HEART


class Terms(NamedTuple):
    """What the table agreed on."""

    road: Road = Road((), ())
    bare: tuple[str, ...] = ()  # what each slot shows without a card: a figure, or NAZGUL
    faces: tuple[str, ...] = ()  # of the battle die
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
    seats: tuple[str, ...] = ()  # clockwise; the first is the oldest player
    active: int = 0  # so the oldest begins (DOOM-2.21)
    turns: int = 0  # begun so far
    stage: int = 0
    # The board.
    at: dict[str, int] = field(default_factory=dict)  # figure -> space, or WAITING; any number on one (DOOM-5.3)
    by_die: tuple[str, ...] = ()  # companions who came to Minas Morgul by an exact die
    courage: int = 0
    # The other Nazgûl are in the pool (DOOM-2.6), and all spaces of theirs are alike (DOOM-R37).
    nazgul: int = 0  # at Minas Morgul, the Witch-king not counted
    slain: bool = False  # the Witch-king: no Nazgûl does harm any more
    warriors: int = 0  # in Isengard; the rest in the pool, from where they come and go (DOOM-2.4, DOOM-2.5)
    chieftain: bool = True
    # Neither token lies on the board at first (DOOM-2.15).
    gandalf_token: bool = False  # lies by Helm's Deep: no Gandalf card works
    treebeard_token: bool = False  # lies in Isengard
    # The cards.
    track: list[str] = field(default_factory=list)  # of each slot: a card, "" or UNKNOWN
    down: tuple[int, ...] = ()  # slots whose card lies face down
    under: str = ""  # the card that lies under the Army of the Dead
    under_at: int = NOWHERE  # its slot
    unseen: tuple[str, ...] = ()  # cards of this stage that nobody has seen: face down, or out of the game
    next_top: str = ""  # the first card of the next stack, if somebody has looked and left it there
    next_gone: str = ""  # ... or taken it out
    gandalf_unseen: tuple[str, ...] = ()
    gandalf_boxed: int = 0  # of those, how many have left the game unseen
    held: dict[str, int] = field(default_factory=dict)  # unused ally or Gandalf card -> seat it lies before
    box: tuple[str, ...] = ()  # cards that have left the game and were seen
    # The dice.
    shows: dict[str, int] = field(default_factory=dict)  # number on each die that was thrown and is not in the pool
    roll: tuple[str, ...] = ()  # dice thrown just now
    board: list[str] = field(default_factory=list)  # the dice board: black 1, colour 1, black 2, colour 2
    # What is being carried out.
    card: str = ""  # the encounter that was activated last
    user: int = 0  # the seat that used a card last
    threat: str = ""  # the event that is about to strike
    threat_at: int = 0  # its space
    held_fast: bool = False  # the Ring-bearers do not step in this turn
    passes: bool = False  # the turn goes on to the next player before its rolls
    foe: str = ""  # the card that is fought
    fights: int = 0  # still to fight, this one included
    streak: int = 0  # of won battles
    wins: int = 0
    plain_wins: int = 0  # of those, without Treebeard's token
    losses: int = 0
    tree_helps: bool = False  # the token lay in Isengard before the battle was thrown
    support: tuple[str, ...] = ()  # who supported when the battle die was thrown
    face: str = ""  # of the battle die
    lost_on: str = ""  # in a repeat, the only face that loses
    verdict: str = ""  # of the battle being fought: "", WON or LOST
    over: str = ""  # WON, or what was lost to: "despair", "nazgul"
