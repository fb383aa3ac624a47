"""Who must lead an army that moves or attacks: nobody, a leader by a Character result, or whom a card names."""

from typing import Final

from bree.games.war.figures import IS_UNIT, NAZGUL, SARUMAN, WITCH_KING, tally
from bree.games.war.ground import in_play
from bree.games.war.rules.camps import is_led
from bree.games.war.state import Figures, War

ANYHOW, LED, BY_NAZGUL, BY_WITCH_KING = 0, 1, 2, 3  # travels as a number: `led` of moves and attacks
TWO_ARMIES: Final = (ANYHOW, BY_NAZGUL)  # where a move is one of two armies (WAR-10.2)


def leads(s: War, figure: str, led: int) -> bool:
    """Is he one who lets an army go? By a Character result elites of Isengard do, too, with Saruman (WAR-7.25)."""
    # Of whatever nation the units are (WAR-8.7).
    if led == BY_WITCH_KING:
        return figure == WITCH_KING
    if led == BY_NAZGUL:
        return figure in (NAZGUL, WITCH_KING)
    if figure in IS_UNIT:
        return figure == "isengard-elite" and in_play(s, SARUMAN)
    return figure != SARUMAN


def has_leader(s: War, figures: Figures, led: int) -> bool:
    """Is there one among those who attack (WAR-11.2)? Whoever need not be led has."""
    if led == BY_WITCH_KING:
        return WITCH_KING in figures
    if led == BY_NAZGUL:
        return tally(figures).nazgul > 0
    return led != LED or is_led(s, tally(figures))
