"""Helpers: the Shadow plays a card from its hand."""

from typing import Any

from tests.rulebook.war.cards.readings import unplayed
from tests.rulebook.war.war_story import Tale

ALONE = "gandalf_the_grey strider boromir legolas gimli meriadoc peregrin"  # fallen: Gollum guides


def held(*cards: str) -> dict[str, tuple[str, ...]]:
    return {"free": (), "shadow": tuple(sorted(cards))}


def offered(card: str, board: str = "", face: str = "character", **given: Any) -> Tale:
    """Ask the Shadow which card it plays."""
    return Tale.of(board, ("event", "shadow", face), **{"hands": held(card), "acting": "shadow", **given})


def play(card: str, board: str = "", face: str = "character", **given: Any) -> Tale:
    t = offered(card, board, face, **given)
    assert (t.asked, t.offers) == ("shadow event", card)
    return t.answer(card)


def refused(card: str, board: str = "", face: str = "character", **given: Any) -> str:
    """Return the rule that forbids the only card of the hand for this die."""
    return unplayed(card, board, face, **given)
