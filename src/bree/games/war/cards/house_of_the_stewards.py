"""House of the Stewards."""

from bree.core.cards.file import OneOf
from bree.games.war.effects.companions import BOROMIR, nation_of
from bree.games.war.effects.recruiting import can_levy, levy
from bree.games.war.figures import COMPANIONS
from bree.games.war.map_queries import region_of_person
from bree.games.war.rules.book import book
from bree.games.war.state import NATIONS, War


@book.requirement
def boromir_in_gondor(s: War, card: str) -> bool:
    return nation_of(region_of_person(s, BOROMIR)) == "gondor"


@book.effect(companion=OneOf(COMPANIONS), nation=OneOf(NATIONS), figures=str)
def levy_beside(s: War, card: str, companion: str, nation: str, figures: str) -> None:
    """Recruit in the region of a companion on the map."""
    levy(s, card, nation, figures, region_of_person(s, companion))


@book.can
def can_levy_beside(s: War, card: str, companion: str, nation: str, figures: str) -> bool:
    region = region_of_person(s, companion)
    return bool(region) and can_levy(s, card, nation, figures, region)
