"""Chapter 6: Gandalf halves squares of the active player's Nazgûl trail."""

from functools import cache

from bree.core import PASS, PASS_PICK, Ask, Pick
from bree.games.mordor.rules.book import book
from bree.games.mordor.sheet import free_squares
from bree.games.mordor.state import Mordor


def halvable(s: Mordor) -> tuple[int, ...]:
    return free_squares(s.terms.squares, s.left[s.active], s.halved[s.active])


@book.step
def gandalf(s: Mordor) -> None:
    s.halvings -= 1
    free = halvable(s)
    if not free:
        s.tell("nothing-to-halve", "MOR-6.4", who=s.seats[s.active])
    elif s.terms.choose_square:
        s.then(("halve",))
    else:
        cut(s, free[0], "MOR-O3")


@cache
def square_picks(free: tuple[int, ...]) -> tuple[Pick, ...]:
    return (*(Pick(str(square), (f"square:{square}",)) for square in free), PASS_PICK)


@book.ask
def halve(s: Mordor) -> Ask:
    return Ask(s.seats[s.active], "halve", "MOR-6.7", square_picks(halvable(s)))


@book.bar
def bar_halve(s: Mordor) -> dict[str, str]:
    free = halvable(s)
    halved = s.halved[s.active]
    squares = [n for n in range(1, s.terms.squares + 1) if n not in free]
    return {str(n): "MOR-6.3" if n in halved else "MOR-R2" for n in squares}


@book.step
def on_halve(s: Mordor, answer: str) -> None:
    if answer == PASS:
        s.tell("waived", "MOR-6.1", who=s.seats[s.active])
    else:
        cut(s, int(answer), "MOR-6.1")


def cut(s: Mordor, square: int, rule: str) -> None:
    # Gandalf helps on the player's own sheet (MOR-6.5) and adds one field (MOR-6.9).
    seat = s.active
    s.halved[seat] = tuple(sorted((*s.halved[seat], square)))
    s.left[seat] += 1
    s.tell("halved", rule, who=s.seats[seat], square=square)
