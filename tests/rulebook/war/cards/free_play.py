"""The Free Peoples play an event card."""

from typing import Any

from tests.rulebook.war.cards.readings import marks, unplayed
from tests.rulebook.war.war_story import FELLOWSHIP, Tale

ALONE = " ".join(FELLOWSHIP)  # all companions fallen: Gollum is the Guide


def play(*cards: str, board: str = "", **given: Any) -> Tale:
    """These are in their hand, and which one is played with a Character result is asked; then the action ends."""
    hands = {"free": tuple(sorted(cards)), "shadow": ()}
    return Tale.of(board, ("event", "free", "character"), ("tidy",), hands=hands, **given)


def at_action(card: str, face: str = "character", board: str = "", **given: Any) -> Tale:
    """A die has been chosen, and what to do with it is asked."""
    hands = {"free": (card,), "shadow": ()}
    dice = given.pop("free_dice", (face,))
    return Tale.of(board, ("die", "free"), hands=hands, free_dice=dice, **given).answer(face)


def refused(card: str, face: str = "character", board: str = "", **given: Any) -> str:
    """The rule by which the only card of the hand is not played for this die."""
    return unplayed(card, board, face, **given)


def works(card: str, face: str = "character", board: str = "", **given: Any) -> bool:
    """With this die the card can be played, and does something."""
    return marks(at_action(card, face, board, **given)).get("event") is False
