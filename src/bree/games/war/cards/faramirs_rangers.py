"""Faramir's Rangers."""

from bree.core.cards.file import OneOf
from bree.games.war.board import REGIONS
from bree.games.war.effects.recruiting import can_levy, levy
from bree.games.war.map_queries import units_in
from bree.games.war.rules.book import book
from bree.games.war.rules.cards.windows import card_owner
from bree.games.war.state import NATIONS, War


@book.effect(nation=OneOf(NATIONS), figures=str, region=OneOf(tuple(REGIONS)))
def levy_with_army(s: War, card: str, nation: str, figures: str, region: str) -> None:
    """Recruit as usual if an own army is in the region."""
    if units_in(s, card_owner(s, card), region):
        levy(s, card, nation, figures, region)


@book.can
def can_levy_with_army(s: War, card: str, nation: str, figures: str, region: str) -> bool:
    return units_in(s, card_owner(s, card), region) > 0 and can_levy(s, card, nation, figures, region)
