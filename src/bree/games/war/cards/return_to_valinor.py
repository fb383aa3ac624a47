"""Return to Valinor."""

from typing import Final

from bree.games.war.board import REGIONS, SETTLED
from bree.games.war.map_queries import figures_in
from bree.games.war.rules.book import book
from bree.games.war.state import FREE, War

ELVEN_STRONGHOLDS: Final = tuple([name for name in SETTLED["elves"] if REGIONS[name].settlement == "stronghold"])
MOST_DICE, VALINOR_NEEDS = 5, 6


@book.effect()
def sail_west(s: War, card: str) -> None:
    """Roll a die for each Elven unit in each Elven stronghold that is not besieged. Each 6 hits."""
    s.then(*[("sail_from", card, region) for region in ELVEN_STRONGHOLDS])


@book.step
def sail_from(s: War, card: str, region: str) -> None:
    elves = elves_in(s, region)
    if elves and region not in s.sieges:
        s.then(("volley", card, FREE, region, min(elves, MOST_DICE), VALINOR_NEEDS))


def elves_in(s: War, region: str) -> int:
    return len([one for one in figures_in(s, FREE, region) if one in ("elves-regular", "elves-elite")])


@book.can
def can_sail_west(s: War, card: str) -> bool:
    return any(elves_in(s, region) and region not in s.sieges for region in ELVEN_STRONGHOLDS)


@book.requirement
def elven_stronghold_lost(s: War, card: str) -> bool:
    return any(region in s.captured for region in ELVEN_STRONGHOLDS)
