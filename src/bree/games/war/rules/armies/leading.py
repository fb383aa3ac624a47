"""Finds the leader that an army needs to move or attack: none, any leader for a Character result, or a named one."""

from typing import Final

from bree.games.war.figures import BALROG, IS_UNIT, NUMENOREAN, SARUMAN, VERSIONS, WITCH_KING, WRAITHS, tally
from bree.games.war.map_queries import in_play, never_moves
from bree.games.war.players.control import is_saruman_elite
from bree.games.war.rules.battle.fighters import is_led
from bree.games.war.state import Figures, War

# The argument `led` of the steps `move` and `attack`.
ANYHOW, LED, BY_NAZGUL, BY_WITCH_KING, BY_BALROG, BY_NUMENOREAN = 0, 1, 2, 3, 4, 5
# Characters that must be in the army, because of a card (LME-10.18) or of an ability (LME-9.14, LME-10.6).
NAMED: Final[dict[int, tuple[str, ...]]] = {
    BY_WITCH_KING: VERSIONS[WITCH_KING], BY_BALROG: (BALROG,), BY_NUMENOREAN: (NUMENOREAN,),
}  # fmt: skip
TWO_ARMIES: Final = (ANYHOW, BY_NAZGUL)  # with these, two armies may move (WAR-10.2)


def leads(s: War, figure: str, led: int) -> bool:
    """Does this figure satisfy `led`?

    With Saruman in play, elites of Isengard lead for a Character result (WAR-7.25).
    """
    # The nation of the units does not matter (WAR-8.7).
    if led in NAMED:
        return figure in NAMED[led]
    if led == BY_NAZGUL:
        return figure in WRAITHS
    if figure in IS_UNIT:
        return is_saruman_elite(s, figure) and in_play(s, SARUMAN)
    return not never_moves(s, figure)


def has_leader(s: War, figures: Figures, led: int) -> bool:
    """Do the attacking figures include a required leader (WAR-11.2)? Without a requirement the answer is True."""
    if led in NAMED:
        return any(one in figures for one in NAMED[led])
    if led == BY_NAZGUL:
        return tally(figures).nazgul > 0
    return led != LED or is_led(s, tally(figures))
