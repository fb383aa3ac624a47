"""The state of Journey to Mordor: up to four sheets and five dice."""

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

Faces = tuple[tuple[str, ...], ...]  # the faces of each die, in the order of DICE


class Terms(NamedTuple):
    """The options of the game."""

    advanced: bool
    instant_win: bool
    last_standing: bool
    choose_square: bool
    free_order: bool
    safe_in_mordor: bool
    squares: int
    faces: Faces
    void_colour: bool = False  # a Nazgûl on a safe player's colour strikes nobody, even from Minas Tirith


@dataclass(slots=True)
class Mordor(State):
    terms: Terms = Terms(False, False, False, True, False, False, 6, ())
    seats: tuple[str, ...] = ()  # hobbits in playing order, clockwise (MOR-1.9)
    # The sheets, by seat number.
    circles: list[int] = field(default_factory=list)  # circles marked
    left: list[int] = field(default_factory=list)  # unmarked Nazgûl fields; 0: out of the game
    halved: list[tuple[int, ...]] = field(default_factory=list)  # halved squares, from 1
    # The round and the turn.
    first: int = 0  # the seat that started the game; rounds are counted from it
    active: int = 0
    place: int = 0  # the circle where the turn began; 0 on the basic side
    rolls: int = 0  # number of rolls in this turn
    repeated: bool = False  # this roll is the repeated one (Rohan)
    rolled: dict[str, str] = field(default_factory=dict)  # die -> symbol, for dice that may be set aside now
    now: tuple[str, ...] = ()  # dice set aside from this roll
    kept: dict[str, str] = field(default_factory=dict)  # die -> symbol, for all dice set aside in this turn
    # The second phase.
    halvings: int = 0  # Gandalfs that are still to be used
    strikes: int = 0  # strikes that are still to be marked on the active player's sheet
    winners: tuple[str, ...] = ()
