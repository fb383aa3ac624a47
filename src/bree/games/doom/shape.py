"""What everybody sees of a game: the shape of a view. The browser's types are made from it (`make shapes`)."""

from typing import TypedDict


class Courage(TypedDict):
    at: int
    top: int
    galadriel: int
    eye: int


class Nazgul(TypedDict):
    placed: int
    figures: int
    slain: bool


class Isengard(TypedDict):
    warriors: int
    figures: int
    chieftain: bool
    tree: bool


class Gandalf(TypedDict):
    banned: bool
    stack: int
    boxed: int


class Slot(TypedDict):
    card: str  # "": bare, "?": nobody knows
    kind: str  # "" where no known card lies
    stays: bool  # when it was carried out
    down: bool
    symbol: str  # what the bare slot shows: a figure, or "nazgul"
    under: str  # the card that lies under the Army of the Dead
    active: bool


class Held(TypedDict):
    card: str
    owner: str
    kind: str
    users: list[str]  # seats that may use it at all; none: Gandalf has fallen
    served: bool  # of no use any more: the last stage


class Dice(TypedDict):
    board: list[str]  # black 1, colour 1, black 2, colour 2; "": free
    taken: list[str]  # for a roll, not thrown yet
    roll: list[str]
    shows: dict[str, int]
    pool: list[str]


class Battle(TypedDict):
    foe: str
    fights: int  # left, this one included
    loss: int  # courage for a lost one
    uruk_hai: int  # in Isengard, where they are fought
    streak: int  # wins in a row that end it; 0: it ends by count
    won_in_a_row: int
    wins: int
    losses: int
    supporters: list[str]
    faces: list[str]
    winning: list[str]  # of the faces
    sure: int  # faces that win
    with_gandalf: int  # ... if a Gandalf card is given for his sign
    face: str  # rolled
    verdict: str  # "", "won" or "lost"


class Modes(TypedDict):
    easier: bool
    exclusive: bool
    protection: bool


class DoomView(TypedDict):
    active: str
    turn: int
    stage: str
    stages: list[str]
    ends: list[int]  # the destination of each stage
    events: list[str]  # of each space: "", "nazgul" or "dark_heart"
    destination: int
    at: dict[str, int]
    courage: Courage
    nazgul: Nazgul
    isengard: Isengard
    gandalf: Gandalf
    track: list[Slot]
    unseen: list[str]
    next: str  # the first card of the next stage, if somebody has looked
    held: list[Held]
    box: list[str]
    dice: Dice
    battle: Battle | None
    modes: Modes
    over: str  # "", "won", "despair" or "nazgul"
