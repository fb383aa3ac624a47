"""Helpers: the Free Peoples play an event card with Lords of Middle-earth, without the Council."""

from typing import Any

from tests.rulebook.war.cards.readings import unplayed
from tests.rulebook.war.war_story import NO_COUNCIL, Tale


def played(card: str, **given: Any) -> Tale:
    given = {"terms": NO_COUNCIL, "hands": {"free": (card,), "shadow": ()}, **given}
    t = Tale.of(given.pop("board", ""), ("event", "free", "character"), ("tidy",), **given)
    assert (t.asked, t.offers) == ("free event", card)
    return t.answer(card)


def shot(card: str, face: str, **given: Any) -> Tale:
    """Play a strategy card with this result."""
    hands = {"free": (card,), "shadow": ()}
    given = {"terms": NO_COUNCIL, "hands": hands, **given}
    return Tale.of(given.pop("board", ""), ("event", "free", face), ("tidy",), **given).answer(card)


def refused(card: str, face: str = "character", **given: Any) -> str:
    given = {"terms": NO_COUNCIL, **given}
    return unplayed(card, given.pop("board", ""), face, **given)
