"""Helpers: the Free Peoples play an event card."""

from typing import Any

from tests.rulebook.war.cards.readings import marks, unplayed
from tests.rulebook.war.war_story import FELLOWSHIP, Tale

ALONE = " ".join(FELLOWSHIP)  # all companions are lost: Gollum is the Guide


def play(*cards: str, board: str = "", **given: Any) -> Tale:
    """Ask which of these cards is played with a Character result. The action ends after it."""
    hands = {"free": tuple(sorted(cards)), "shadow": ()}
    return Tale.of(board, ("event", "free", "character"), ("tidy",), hands=hands, **given)


def at_action(card: str, face: str = "character", board: str = "", **given: Any) -> Tale:
    """Choose a die, so that its actions are asked."""
    hands = {"free": (card,), "shadow": ()}
    dice = given.pop("free_dice", (face,))
    return Tale.of(board, ("die", "free"), hands=hands, free_dice=dice, **given).answer(face)


def refused(card: str, face: str = "character", board: str = "", **given: Any) -> str:
    """Return the rule that forbids the only card of the hand for this die."""
    return unplayed(card, board, face, **given)


def works(card: str, face: str = "character", board: str = "", **given: Any) -> bool:
    """Check that the card can be played with this die and has an effect."""
    return marks(at_action(card, face, board, **given)).get("event") is False
