"""Chapters 7 and 9: eliminated players, arrivals, the last round, the winners."""

from bree.games.mordor.rules.book import book
from bree.games.mordor.sheet import alive, in_mordor
from bree.games.mordor.state import Mordor


@book.step
def close(s: Mordor) -> None:
    """After a turn: end the game, or pass the dice on."""
    living = alive(s)
    if in_mordor(s, s.active):
        s.tell("arrived", "MOR-7.4", who=s.seats[s.active])
    # MOR-R4: this comes before the check for a last player.
    if not living:
        s.tell("all-out", "MOR-7.3")
    # The win is immediate and does not depend on the place (MOR-9.2, MOR-9.4), even in a last round (MOR-R21).
    elif s.terms.last_standing and len(living) == 1:
        win(s, living, "MOR-9.1")
    # MOR-R15
    elif s.terms.instant_win and in_mordor(s, s.active):
        win(s, [s.active], "MOR-O1")
    else:
        pass_dice(s, living)


def pass_dice(s: Mordor, living: list[int]) -> None:
    """Pass the dice to the next living player. After the last player of the round, check who has arrived."""
    # Eliminated players are skipped (MOR-7.1, MOR-R7). The others play on, even one alone (MOR-7.9, MOR-R5).
    for seat in round_order(s):
        if place_in_round(s, seat) > place_in_round(s, s.active) and seat in living:
            s.active = seat
            s.then(("turn",))
            return
    arrived = [seat for seat in living if in_mordor(s, seat)]
    # If all players who arrived are eliminated by now, the game goes on (MOR-R19).
    if arrived:
        judge(s, arrived)
    else:
        s.active = next(seat for seat in round_order(s) if seat in living)
        s.then(("turn",))


def place_in_round(s: Mordor, seat: int) -> int:
    # MOR-R22
    return (seat - s.first) % len(s.seats)


def round_order(s: Mordor) -> list[int]:
    """The seats in playing order, from the seat that started the game."""
    # Clockwise (MOR-1.9).
    return [(s.first + n) % len(s.seats) for n in range(len(s.seats))]


def judge(s: Mordor, arrived: list[int]) -> None:
    """A single player in Mordor wins. Of several, those with the most unmarked fields win."""
    if len(arrived) == 1:
        win(s, arrived, "MOR-7.5")
        return
    most = max(s.left[seat] for seat in arrived)
    best = [seat for seat in arrived if s.left[seat] == most]
    win(s, best, "MOR-7.6" if len(best) == 1 else "MOR-R6")


def win(s: Mordor, seats: list[int], rule: str) -> None:
    s.winners = tuple(s.seats[seat] for seat in sorted(seats))
    s.tell("won", rule, who=s.winners)
