"""Who must lead an army that moves or attacks: nobody, a leader by a Character result, or whom a card names."""

from typing import Final

from bree.games.war.figures import BALROG, IS_UNIT, NUMENOREAN, SARUMAN, VERSIONS, WITCH_KING, WRAITHS, tally
from bree.games.war.map_queries import in_play, never_moves
from bree.games.war.players.control import is_saruman_elite
from bree.games.war.rules.battle.fighters import is_led
from bree.games.war.state import Figures, War

# Travels as a number: `led` of moves and attacks.
ANYHOW, LED, BY_NAZGUL, BY_WITCH_KING, BY_BALROG, BY_NUMENOREAN = 0, 1, 2, 3, 4, 5
# Who must be in the army, where it is one person: by a card (LME-10.18), or by what he is himself (LME-9.14, LME-10.6).
NAMED: Final[dict[int, tuple[str, ...]]] = {
    BY_WITCH_KING: VERSIONS[WITCH_KING], BY_BALROG: (BALROG,), BY_NUMENOREAN: (NUMENOREAN,),
}  # fmt: skip
TWO_ARMIES: Final = (ANYHOW, BY_NAZGUL)  # where a move is one of two armies (WAR-10.2)


def leads(s: War, figure: str, led: int) -> bool:
    """Is he one who lets an army go? By a Character result elites of Isengard do, too, with Saruman (WAR-7.25)."""
    # Of whatever nation the units are (WAR-8.7).
    if led in NAMED:
        return figure in NAMED[led]
    if led == BY_NAZGUL:
        return figure in WRAITHS
    if figure in IS_UNIT:
        return is_saruman_elite(s, figure) and in_play(s, SARUMAN)
    return not never_moves(s, figure)


def has_leader(s: War, figures: Figures, led: int) -> bool:
    """Is there one among those who attack (WAR-11.2)? Whoever need not be led has."""
    if led in NAMED:
        return any(one in figures for one in NAMED[led])
    if led == BY_NAZGUL:
        return tally(figures).nazgul > 0
    return led != LED or is_led(s, tally(figures))
