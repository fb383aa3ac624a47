"""Elrond and Galadriel: how they enter play (LME-7)."""

from typing import Final

from bree.core import Ask
from bree.games.war.figures import CHARACTERS, ELROND, GALADRIEL
from bree.games.war.lords.actions import MUSTERS, extra
from bree.games.war.map_queries import at_war, unconquered
from bree.games.war.picks import FIGURE
from bree.games.war.players.control import controls
from bree.games.war.rules.book import book
from bree.games.war.rules.characters.arrivals import enter
from bree.games.war.state import FREE, War, seat

KEEPERS: Final = (ELROND, GALADRIEL)
RULE: Final = {ELROND: "LME-7.4", GALADRIEL: "LME-7.11"}


def keepers_ready(s: War) -> list[str]:
    """LME-7.4, LME-7.11: each once (LME-7.27). It is no recruiting, so a siege is no obstacle (LME-7.28)."""
    if not s.terms.keepers or not (at_war(s, "sauron") or at_war(s, "elves")):
        return []
    mine = [one for one in KEEPERS if one in s.aside and controls(s, FREE, one)]
    return [one for one in mine if unconquered(s, CHARACTERS[one].home)]


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
    return Ask(seat(s, FREE), "keeper", "LME-7.4", tuple([FIGURE[one] for one in keepers_ready(s)]))


@book.step
def on_keeper(s: War, answer: str) -> None:
    enter(s, FREE, answer, CHARACTERS[answer].home, RULE[answer])


extra(FREE, "keeper", MUSTERS, can_bring_keeper, ("bring_keeper",), "LME-7.4")
