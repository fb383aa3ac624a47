"""Who may come with a Muster result: what each is worth now. A die more for the rest of the game is worth most."""

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

FORTUNE: Final = {SARUMAN: 6.0, WITCH_KING: 5.0, MOUTH: 4.0, CHIEF: 5.0, NUMENOREAN: 4.0}  # an action die
SPECIAL: Final = {FREE: (ELROND, GALADRIEL), SHADOW: (BALROG, GOTHMOG)}
A_TURN: Final = {FREE: 0.3, SHADOW: 0.35}  # what a special die brings in a turn, more or less
ANOTHER: Final = 0.3  # of that: the better of two may be chosen, but an Eye on either must be
LAST: Final = 12  # turns that a game of captains takes, more or less
FLAME: Final = 0.2  # a unit in Moria, and who goes there is burnt
HOST: Final = 0.3  # recruits for the army that Gothmog is with
ROUSES: Final = 0.15  # the Black Captain makes a passive nation active; the Balrog brings two nearer to war
LOST_DIE: Final = 1.0  # Gothmog's, when the Black Captain comes
IN_SIEGE: Final = 0.3  # a free round for who army_attacks a stronghold; a better leader
WATCHES: Final = 0.2  # the Chief of the Ringwraiths over the Ring-bearers
WALLS: Final = 0.05  # the leadership of a Keeper behind walls, for each unit that could come


def lasting(s: War, side: str) -> float:
    """What a special die will still bring."""
    return A_TURN[side] * max(1, LAST - s.turn)


def special_worth(s: War, side: str) -> float:
    """A special die from the next turn on."""
    others = [one for one in SPECIAL[side] if in_play(s, one)]
    return lasting(s, side) * (ANOTHER if others else 1.0)


def entry_worth(s: War, one: str) -> float:
    """Of a minion who could come now."""
    if one == BALROG:
        roused = [nation for nation in ("elves", "dwarves") if s.steps[nation]]
        return special_worth(s, SHADOW) + FLAME - ROUSES * len(roused)
    if one == GOTHMOG:
        return special_worth(s, SHADOW) + HOST
    if one == CHIEF and in_play(s, WITCH_KING):
        return swap_worth(s, CHIEF)
    value = FORTUNE[one]
    if one == WITCH_KING and s.terms.rivals:
        # The Chief would come without these.
        value -= ROUSES * len(s.passive) + LOST_DIE * in_play(s, GOTHMOG)
    return value + (IN_SIEGE if one == NUMENOREAN and s.sieges else 0.0)


def swap_worth(s: War, to: str) -> float:
    """One Witch-king for the other: the Captain leads better, the Chief watches the Ring-bearers."""
    if to == CHIEF:
        return 0.0 if s.sieges else WATCHES
    return (IN_SIEGE if s.sieges else 0.0) - ROUSES * len(s.passive) - LOST_DIE * in_play(s, GOTHMOG)


def keeper_worth(s: War, one: str) -> float:
    """Elrond or Galadriel: a special die, and somebody who leads behind walls."""
    return special_worth(s, FREE) + WALLS * min(10.0, threat(s, FREE, CHARACTERS[one].home))
