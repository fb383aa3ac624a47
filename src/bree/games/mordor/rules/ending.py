"""Chapters 7 and 9: who is out, who has arrived, the last round, the winners."""

from bree.games.mordor.rules.book import book
from bree.games.mordor.sheet import alive, in_mordor
from bree.games.mordor.state import Mordor


@book.step
def close(s: Mordor) -> None:
    """After a turn: end the game, or give the dice on."""
    living = alive(s)
    if in_mordor(s, s.active):
        s.tell("arrived", "MOR-7.4", who=s.seats[s.active])
    # MOR-R4: before the last one standing is looked for.
    if not living:
        s.tell("all-out", "MOR-7.3")
    # At once and wherever that is (MOR-9.2, MOR-9.4), also while a last round runs (MOR-R21).
    elif s.terms.last_standing and len(living) == 1:
        win(s, living, "MOR-9.1")
    # MOR-R15
    elif s.terms.instant_win and in_mordor(s, s.active):
        win(s, [s.active], "MOR-O1")
    else:
        pass_dice(s, living)


def pass_dice(s: Mordor, living: list[int]) -> None:
    """To the next living player of the round; after the last of them, see who has arrived."""
    # Those who are out are passed over (MOR-7.1, MOR-R7); the others, or one alone, play on (MOR-7.9, MOR-R5).
    for seat in round_order(s):
        if place_in_round(s, seat) > place_in_round(s, s.active) and seat in living:
            s.active = seat
            s.then(("turn",))
            return
    arrived = [seat for seat in living if in_mordor(s, seat)]
    # If all who came are out by now, the end is off (MOR-R19).
    if arrived:
        judge(s, arrived)
    else:
        s.active = next(seat for seat in round_order(s) if seat in living)
        s.then(("turn",))


def place_in_round(s: Mordor, seat: int) -> int:
    # MOR-R22
    return (seat - s.first) % len(s.seats)


def round_order(s: Mordor) -> list[int]:
    """The seats as they play, from the one that started the game."""
    # Clockwise (MOR-1.9).
    return [(s.first + n) % len(s.seats) for n in range(len(s.seats))]


def judge(s: Mordor, arrived: list[int]) -> None:
    """One in Mordor wins; of several, those with the most unmarked fields."""
    if len(arrived) == 1:
        win(s, arrived, "MOR-7.5")
        return
    most = max(s.left[seat] for seat in arrived)
    best = [seat for seat in arrived if s.left[seat] == most]
    win(s, best, "MOR-7.6" if len(best) == 1 else "MOR-R6")


def win(s: Mordor, seats: list[int], rule: str) -> None:
    s.winners = tuple(s.seats[seat] for seat in sorted(seats))
    s.tell("won", rule, who=s.winners)
