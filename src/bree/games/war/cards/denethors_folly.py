"""Denethor's Folly."""

from typing import Final

from bree.core import Ask
from bree.games.war.figures import ARAGORN, GREY, IS_LEADER, WHITE
from bree.games.war.map_queries import figures_in, region_of_person, remove_figures
from bree.games.war.picks import FIGURE
from bree.games.war.rules.book import book
from bree.games.war.state import FREE, SHADOW, War, seat_of

MINAS_TIRITH: Final = "minas_tirith"


@book.requirement
def minas_tirith_besieged(s: War, card: str) -> bool:
    return MINAS_TIRITH in s.sieges and MINAS_TIRITH not in s.captured


@book.requirement
def fought_in_minas_tirith(s: War, card: str) -> bool:
    return s.battle is not None and s.battle.target == MINAS_TIRITH


@book.effect()
def despair(s: War, card: str) -> None:
    """Remove one Leader from Minas Tirith."""
    found = [one for one in dict.fromkeys(figures_in(s, FREE, MINAS_TIRITH)) if one in IS_LEADER]
    if len(found) == 1:
        on_despair_whom(s, card, found[0])
    elif found:
        s.then(("despair_whom", card))


@book.ask
def despair_whom(s: War, card: str) -> Ask:
    """Ask the Shadow which Leader is removed, if there are Leaders of several nations."""
    found = [one for one in dict.fromkeys(figures_in(s, FREE, MINAS_TIRITH)) if one in IS_LEADER]
    return Ask(
        seat_of(s, SHADOW), "despair_whom", "WAR-6.6", tuple([FIGURE[one] for one in found]), {"card": "card-" + card}
    )


@book.step
def on_despair_whom(s: War, card: str, figure: str) -> None:
    remove_figures(s, FREE, MINAS_TIRITH, (figure,))
    s.tell("given-up", "WAR-6.6", figure="figure-" + figure, region="region-" + MINAS_TIRITH)


@book.requirement
def wise_in_minas_tirith(s: War, card: str) -> bool:
    """Gandalf the Grey, Gandalf the White or Aragorn is in Minas Tirith."""
    return any(region_of_person(s, one) == "minas_tirith" for one in (GREY, WHITE, ARAGORN))
