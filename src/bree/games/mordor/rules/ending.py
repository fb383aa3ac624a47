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
    if not living:
        s.tell("all-out", "MOR-7.3")
    elif s.terms.last_standing and len(living) == 1:
        win(s, living, "MOR-9.1")
    elif s.terms.instant_win and in_mordor(s, s.active):
        win(s, [s.active], "MOR-O1")
    else:
        pass_dice(s, living)


def pass_dice(s: Mordor, living: list[int]) -> None:
    """To the next living player of the round; after the last of them, see who has arrived."""
    for seat in round_order(s):
        if place_in_round(s, seat) > place_in_round(s, s.active) and seat in living:
            s.active = seat
            s.then(("turn",))
            return
    arrived = [seat for seat in living if in_mordor(s, seat)]
    if arrived:
        judge(s, arrived)
    else:
        s.active = next(seat for seat in round_order(s) if seat in living)
        s.then(("turn",))


def place_in_round(s: Mordor, seat: int) -> int:
    return (seat - s.first) % len(s.seats)


def round_order(s: Mordor) -> list[int]:
    """The seats as they play, from the one that started the game."""
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
