"""The fields of a game of Journey to Mordor: four sheets, five dice, nothing else."""

from dataclasses import dataclass, field
from typing import Final, NamedTuple

from bree.core import State

CIRCLES: Final = 9  # Rivendell to Mordor
DICE: Final = ("black", "yellow", "red", "blue", "green")
HOBBITS: Final = ("frodo", "sam", "merry", "pippin")
COLOUR: Final = {"frodo": "yellow", "sam": "red", "merry": "blue", "pippin": "green"}

RING: Final = "ring"
GANDALF: Final = "gandalf"
WEAPON: Final = "weapon"
ORC: Final = "orc"
NAZGUL: Final = "nazgul"
TREE: Final = "tree"
# MOR-1.10
SYMBOLS: Final = (RING, GANDALF, WEAPON, ORC, NAZGUL, TREE)

Faces = tuple[tuple[str, ...], ...]  # of each die, in the order of DICE


class Terms(NamedTuple):
    """What the table agreed on."""

    advanced: bool
    instant_win: bool
    last_standing: bool
    choose_square: bool
    free_order: bool
    safe_in_mordor: bool
    squares: int
    faces: Faces
    void_colour: bool = False  # a Nazgûl on the colour of a player who is safe strikes nobody, in Minas Tirith either


@dataclass(slots=True)
class Mordor(State):
    terms: Terms = Terms(False, False, False, True, False, False, 6, ())
    seats: tuple[str, ...] = ()  # hobbits, clockwise; so turns go (MOR-1.9)
    # The sheets, by the number of the seat.
    circles: list[int] = field(default_factory=list)  # circles marked
    left: list[int] = field(default_factory=list)  # Nazgûl fields not yet marked; 0: out of the game
    halved: list[tuple[int, ...]] = field(default_factory=list)  # squares halved, from 1
    # The round and the turn.
    first: int = 0  # who started the game: rounds are counted from this seat
    active: int = 0
    place: int = 0  # the circle where the active player's turn began; 0 on the basic side
    rolls: int = 0  # made this turn
    repeated: bool = False  # this roll was made anew (Rohan)
    rolled: dict[str, str] = field(default_factory=dict)  # die -> symbol: what may be set aside now
    now: tuple[str, ...] = ()  # dice set aside from this roll
    kept: dict[str, str] = field(default_factory=dict)  # die -> symbol: all set aside this turn
    # The second phase.
    halvings: int = 0  # Gandalfs still to use
    strikes: int = 0  # Nazgûl still to mark on the active player's sheet
    winners: tuple[str, ...] = ()
