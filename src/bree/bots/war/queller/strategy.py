"""The two strategies of the Shadow, and the dice of the Hunt that belong to each."""

from typing import Final

from bree.bots.war.armies.distances import APART
from bree.core import Ask
from bree.games.war.board import STRONGHOLDS
from bree.games.war.facts import CARDS
from bree.games.war.map_queries import controller
from bree.games.war.rules.battle.capture import victory_points
from bree.games.war.state import NO_TRACK, SHADOW, War

CORRUPTION: Final = "corruption"
CONQUEST: Final = "conquest"
PREFERRED: Final = {CORRUPTION: "shadow_character", CONQUEST: "shadow_strategy"}  # deck
FAR: Final = 4  # beyond this progress the Hunt gets another die
ALL: Final = 20


def strategy(s: War) -> str:
    """Return the strategy whose counter is ahead. If they are equal, the strategies take turns."""
    points = victory_points(s, SHADOW)
    if s.corruption == points:
        return CORRUPTION if s.turn % 2 else CONQUEST
    return CORRUPTION if s.corruption > points else CONQUEST


def is_preferred(s: War, card: str) -> bool:
    return CARDS[card].deck == PREFERRED[strategy(s)]


def passes_stronghold(s: War) -> bool:
    """Could the Fellowship be at a stronghold of the Shadow now, or after its next step?"""
    reach = s.progress + 1
    return (
        min([APART[s.bearers][home] for home in STRONGHOLDS if controller(s, home) == SHADOW], default=reach + 1)
        <= reach
    )


def hunt_dice(s: War) -> int:
    """Return the number of dice that the strategy wants in the Hunt Box."""
    if s.track != NO_TRACK:
        return ALL
    if strategy(s) == CORRUPTION:
        return 2 if s.progress > FAR or passes_stronghold(s) else 1
    return (s.progress > 0) + (s.progress > FAR)


def allocate(s: War, ask: Ask) -> str:
    least, most = int(ask.picks[0].id), int(ask.picks[-1].id)
    return str(max(least, min(most, hunt_dice(s))))
