"""Elrond and Galadriel (LME-7): how they enter play, their abilities, and how they are lost."""

from typing import Final

from bree.core import Ask
from bree.games.war.figures import CHARACTERS, ELROND, GALADRIEL, ArmyTally
from bree.games.war.map_queries import at_war, figures_in, in_play, is_unconquered, region_of, remove_figures
from bree.games.war.picks import FIGURE
from bree.games.war.players.control import controls
from bree.games.war.rules.battle.fighters import edge_of, region_of_side
from bree.games.war.rules.book import book
from bree.games.war.rules.characters.arrivals import enter_play
from bree.games.war.state import FREE, SHADOW, Battle, War, seat_of

KEEPERS: Final = (ELROND, GALADRIEL)
RULE: Final = {ELROND: "LME-7.4", GALADRIEL: "LME-7.11"}


def keepers_ready(s: War) -> list[str]:
    """Return the Keepers that may enter play (LME-7.4, LME-7.11), each once (LME-7.27).

    This is not recruiting, so a siege does not matter (LME-7.28).
    """
    if not s.terms.keepers or not (at_war(s, "sauron") or at_war(s, "elves")):
        return []
    mine = [one for one in KEEPERS if one in s.aside and controls(s, FREE, one)]
    return [one for one in mine if is_unconquered(s, CHARACTERS[one].home)]


def can_bring_keeper(s: War) -> bool:
    return bool(keepers_ready(s))


@book.step
def bring_keeper(s: War) -> None:
    found = keepers_ready(s)
    if len(found) == 1:
        on_keeper(s, found[0])
    else:
        s.then(("keeper",))


@book.ask
def keeper(s: War) -> Ask:
    return Ask(seat_of(s, FREE), "keeper", "LME-7.4", tuple([FIGURE[one] for one in keepers_ready(s)]))


@book.step
def on_keeper(s: War, answer: str) -> None:
    enter_play(s, FREE, answer, CHARACTERS[answer].home, RULE[answer])


# Abilities.


def recruits_under_siege(s: War, region: str) -> bool:
    """Galadriel in play allows recruiting in Lórien under siege (LME-7.14)."""
    return s.lords is not None and region == CHARACTERS[GALADRIEL].home and in_play(s, GALADRIEL)


def has_elrond(s: War, b: Battle, side: str) -> bool:
    """Are Elven elites of this side leaders (LME-7.7)?

    Elrond may be in the rearguard, but no card may have muted him.
    """
    return s.lords is not None and edge_of(b, side).muted != ELROND and region_of(s, ELROND) == region_of_side(b, side)


def elven_leadership(s: War, b: Battle, side: str, found: ArmyTally) -> int:
    return found.elven_elites if found.elven_elites and has_elrond(s, b, side) else 0


def remove_keepers(s: War, side: str, region: str) -> None:
    """Remove Keepers from a captured region, because they never leave it (LME-7.9, LME-7.16)."""
    if s.lords is None or side != SHADOW:
        return
    gone = tuple([one for one in figures_in(s, FREE, region) if one in CHARACTERS and CHARACTERS[one].home == region])
    remove_figures(s, FREE, region, gone)
    for one in gone:
        rule = "LME-7.9" if one == ELROND else "LME-7.16"
        s.tell("keeper-lost", rule, who="figure-" + one, region="region-" + region)
