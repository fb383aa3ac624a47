"""Sides, nations and characters of the seats with three and four players (WAR-27.1).

These are constant facts. `players/team_play.py` and `players/control.py` contain the rules.
"""

from functools import lru_cache
from typing import Final

GONDOR_PLAYER: Final = "gondor_player"
ROHAN_PLAYER: Final = "rohan_player"
WITCH_KING_PLAYER: Final = "witch_king_player"
SARUMAN_PLAYER: Final = "saruman_player"

FREE_TEAM: Final = (GONDOR_PLAYER, ROHAN_PLAYER)
SHADOW_TEAM: Final = (WITCH_KING_PLAYER, SARUMAN_PLAYER)
PAIRS: Final = (*FREE_TEAM, *SHADOW_TEAM)
MATE: Final = {
    GONDOR_PLAYER: ROHAN_PLAYER,
    ROHAN_PLAYER: GONDOR_PLAYER,
    WITCH_KING_PLAYER: SARUMAN_PLAYER,
    SARUMAN_PLAYER: WITCH_KING_PLAYER,
}
SIDE_OF_SEAT: Final = {
    "free": "free",
    "shadow": "shadow",
    **dict.fromkeys(FREE_TEAM, "free"),
    **dict.fromkeys(SHADOW_TEAM, "shadow"),
}
# In the order of the action turns with two, three (WAR-27.19) and four players.
SEATS_OF: Final = {
    2: ("free", "shadow"),
    3: ("free", *SHADOW_TEAM),
    4: (*FREE_TEAM, *SHADOW_TEAM),
}
LEADS_FIRST: Final = {3: ("free", WITCH_KING_PLAYER), 4: (GONDOR_PLAYER, WITCH_KING_PLAYER)}  # WAR-27.2

PLAYS: Final = {
    "gondor": GONDOR_PLAYER,
    "elves": GONDOR_PLAYER,
    "rohan": ROHAN_PLAYER,
    "north": ROHAN_PLAYER,
    "dwarves": ROHAN_PLAYER,
    "sauron": WITCH_KING_PLAYER,
    "isengard": SARUMAN_PLAYER,
    "southrons": SARUMAN_PLAYER,
}
# WAR-27.10, LME-6.14, LME-6.16: characters that one player controls, in any version.
CONTROLS: Final = {
    "witch_king": WITCH_KING_PLAYER,
    "mouth_of_sauron": WITCH_KING_PLAYER,
    "saruman": SARUMAN_PLAYER,
    "elrond": GONDOR_PLAYER,
    "galadriel": GONDOR_PLAYER,
    "balrog": WITCH_KING_PLAYER,
    "gothmog": WITCH_KING_PLAYER,
}
UNITS: Final = ("regular", "elite")


def side_of_seat(seat: str) -> str:
    """Return the side of a seat. With two players the seats are the sides."""
    return SIDE_OF_SEAT[seat]


def is_pair(seat: str) -> bool:
    """Has the seat a teammate?"""
    return seat in PAIRS


def nations_of(seat: str) -> tuple[str, ...]:
    """Return the nations of a seat. A seat that is a whole side has all its nations."""
    side = SIDE_OF_SEAT[seat]
    return tuple([nation for nation, player in PLAYS.items() if player == seat or (side == seat == side_of(nation))])


def side_of(nation: str) -> str:
    return SIDE_OF_SEAT[PLAYS[nation]]


@lru_cache(1 << 12)
def units_of(figures: tuple[str, ...], seat: str) -> tuple[int, int]:
    """Count a player's units among the figures, and the elites among these."""
    units = elites = 0
    for figure in figures:
        nation, _, rank = figure.partition("-")
        if rank in UNITS and PLAYS[nation] == seat:
            units += 1
            elites += rank == "elite"
    return units, elites


def controlling_player(figures: tuple[str, ...], leading: str) -> str:
    """Return who controls an army of two teammates (WAR-27.13); "" without a unit.

    More units decide, then more elites, then the leading player.
    """
    mine, theirs = units_of(figures, leading), units_of(figures, MATE[leading])
    if not mine[0] and not theirs[0]:
        return ""
    return leading if mine >= theirs else MATE[leading]
