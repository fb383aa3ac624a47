"""Look-ups on a sheet: the Nazgûl trail is marked from the front, and some of its squares are halved."""

from functools import cache

from bree.games.mordor.state import CIRCLES, COLOUR, Mordor


def is_out(s: Mordor, seat: int) -> bool:
    return s.left[seat] == 0


def in_mordor(s: Mordor, seat: int) -> bool:
    # An eliminated player has not arrived, in the same turn or later (MOR-7.2, MOR-7.7, MOR-7.10).
    return s.circles[seat] == CIRCLES and s.left[seat] > 0


def alive(s: Mordor) -> list[int]:
    # MOR-7.1
    return [seat for seat in range(len(s.seats)) if s.left[seat]]


def owner(s: Mordor, die: str) -> int:
    """The living player with this colour; -1 for black and neutral dice."""
    # Colours matter only here (MOR-1.3). A colour without a living player is neutral (MOR-1.4, MOR-7.8).
    for seat, hobbit in enumerate(s.seats):
        if COLOUR[hobbit] == die and s.left[seat]:
            return seat
    return -1


def marked(s: Mordor, seat: int) -> int:
    """The number of marked fields. A half and a whole square count one each."""
    return s.terms.squares + len(s.halved[seat]) - s.left[seat]


@cache
def free_squares(squares: int, left: int, halved: tuple[int, ...]) -> tuple[int, ...]:
    """The squares that Gandalf may halve: unmarked and not halved yet."""
    # Any of them, even the last (MOR-6.6, MOR-R18).
    free: list[int] = []
    for square in range(squares, 0, -1):
        left -= 2 if square in halved else 1
        if left < 0:
            break
        if square not in halved:
            free.append(square)
    return tuple(reversed(free))


@cache
def next_field(squares: int, left: int, halved: tuple[int, ...]) -> tuple[int, int]:
    """The square of the next mark and its half: 0 for a whole square, else 1 or 2."""
    # Marks go from the first square on (MOR-5.4); a halved square takes two (MOR-5.7).
    for square in range(squares, 0, -1):
        parts = 2 if square in halved else 1
        if left <= parts:
            return square, 0 if parts == 1 else 3 - left
        left -= parts
    raise ValueError("more fields left than the trail has")
