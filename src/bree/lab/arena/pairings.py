"""The pairings of a contest: line-ups, seatings and luck.

A place is a seat, or all seats of a side; one bot plays it. Rivals play in line-ups of two or more bots. Each line-up
is played in all its seatings with the same dice and deals, so no bot has an advantage. In a cooperative game, all teams
play with the same luck. A team has one bot or several; a mixed team changes its seats from round to round. A round
contains each of these games once.
"""

from collections.abc import Iterator, Mapping
from itertools import product
from typing import NamedTuple

from bree.core import Game, Value

LineUp = tuple[str, ...]  # bots in the order of the contest, without seats
Seating = tuple[str, ...]  # the bot at each place


class Bout(NamedTuple):
    """One game to be played."""

    number: int  # of the game
    round: int
    line_up: int  # its index
    luck: int  # bouts with the same number have the same dice and deals
    seating: Seating


class Pairings(NamedTuple):
    places: tuple[tuple[str, ...], ...]  # the seats of each
    line_ups: tuple[LineUp, ...]
    seatings: tuple[tuple[Seating, ...], ...]  # of each line-up
    together: bool

    @property
    def size(self) -> int:
        """Games of a round."""
        return len(self.line_ups) if self.together else sum(map(len, self.seatings))

    def bouts(self, number: int) -> Iterator[Bout]:
        """Those of a round."""
        count = number * self.size
        for index, seatings in enumerate(self.seatings):
            luck = number if self.together else number * len(self.line_ups) + index
            for seating in (seatings[number % len(seatings)],) if self.together else seatings:
                yield Bout(count, number, index, luck, seating)
                count += 1

    def seated(self, seating: Seating) -> dict[str, str]:
        """Seat -> bot."""
        return {seat: bot for place, bot in zip(self.places, seating, strict=True) for seat in place}


def pair(game: Game, options: Mapping[str, Value], bots: tuple[str, ...]) -> Pairings:
    """All pairings of a table."""
    chosen = game.choose(options)
    teams = game.teams(chosen)
    together = len(teams) == 1
    places = tuple((seat,) for seat in teams[0]) if together else teams
    seatings: dict[LineUp, list[Seating]] = {}
    for seating in product(bots, repeat=len(places)):
        if together or len(set(seating)) > 1:
            seatings.setdefault(tuple(sorted(seating, key=bots.index)), []).append(seating)
    return Pairings(places, tuple(seatings), tuple(map(tuple, seatings.values())), together)
