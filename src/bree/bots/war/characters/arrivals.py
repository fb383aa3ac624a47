"""The worth of characters who can enter play with a Muster result. An extra die for the rest of the game is worth
most.
"""

from typing import Final

from bree.bots.war.armies.forces import threat
from bree.games.war.figures import (
    BALROG,
    CHARACTERS,
    CHIEF,
    ELROND,
    GALADRIEL,
    GOTHMOG,
    MOUTH,
    NUMENOREAN,
    SARUMAN,
    WITCH_KING,
)
from bree.games.war.map_queries import in_play
from bree.games.war.state import FREE, SHADOW, War

FORTUNE: Final = {SARUMAN: 6.0, WITCH_KING: 5.0, MOUTH: 4.0, CHIEF: 5.0, NUMENOREAN: 4.0}  # with an action die
SPECIAL: Final = {FREE: (ELROND, GALADRIEL), SHADOW: (BALROG, GOTHMOG)}
A_TURN: Final = {FREE: 0.3, SHADOW: 0.35}  # average worth of a special die in a turn
# share of that for a second special die: only one result is chosen, and an Eye on either die counts
ANOTHER: Final = 0.3
LAST: Final = 12  # approximate number of turns in a game between captains
FLAME: Final = 0.2  # a unit in Moria, and danger for anyone who goes there
HOST: Final = 0.3  # recruits for Gothmog's army
ROUSES: Final = 0.15  # the Black Captain activates a passive nation; the Balrog brings two nations closer to war
LOST_DIE: Final = 1.0  # Gothmog's die, when the Black Captain enters play
IN_SIEGE: Final = 0.3  # a free round against a besieged stronghold, and a better leader
WATCHES: Final = 0.2  # the Chief of the Ringwraiths with the Ring-bearers
WALLS: Final = 0.05  # leadership of a Keeper in a stronghold, for each unit that could attack


def lasting(s: War, side: str) -> float:
    """Return the expected worth of a special die for the rest of the game."""
    return A_TURN[side] * max(1, LAST - s.turn)


def special_worth(s: War, side: str) -> float:
    """Return the worth of a special die from the next turn on."""
    others = [one for one in SPECIAL[side] if in_play(s, one)]
    return lasting(s, side) * (ANOTHER if others else 1.0)


def entry_worth(s: War, one: str) -> float:
    """Return the worth of a minion who could enter play now."""
    if one == BALROG:
        roused = [nation for nation in ("elves", "dwarves") if s.steps[nation]]
        return special_worth(s, SHADOW) + FLAME - ROUSES * len(roused)
    if one == GOTHMOG:
        return special_worth(s, SHADOW) + HOST
    if one == CHIEF and in_play(s, WITCH_KING):
        return swap_worth(s, CHIEF)
    value = FORTUNE[one]
    if one == WITCH_KING and s.terms.rivals:
        # The Chief would come without these disadvantages.
        value -= ROUSES * len(s.passive) + LOST_DIE * in_play(s, GOTHMOG)
    return value + (IN_SIEGE if one == NUMENOREAN and s.sieges else 0.0)


def swap_worth(s: War, to: str) -> float:
    """Return the worth of swapping the Witch-kings. The Captain leads better, the Chief watches the Ring-bearers."""
    if to == CHIEF:
        return 0.0 if s.sieges else WATCHES
    return (IN_SIEGE if s.sieges else 0.0) - ROUSES * len(s.passive) - LOST_DIE * in_play(s, GOTHMOG)


def keeper_worth(s: War, one: str) -> float:
    """Return the worth of Elrond or Galadriel: a special die, and leadership in a stronghold."""
    return special_worth(s, FREE) + WALLS * min(10.0, threat(s, FREE, CHARACTERS[one].home))
