"""Helpers: the Shadow plays a card in a game with the cards of Lords of Middle-earth, without the Council."""

from typing import Any

from tests.rulebook.war.cards import shadow_play
from tests.rulebook.war.war_story import NO_COUNCIL, Tale


def play(card: str, board: str = "", face: str = "character", **given: Any) -> Tale:
    return shadow_play.play(card, board, face, **{"terms": NO_COUNCIL, **given})


def refused(card: str, board: str = "", face: str = "character", **given: Any) -> str:
    return shadow_play.refused(card, board, face, **{"terms": NO_COUNCIL, **given})
