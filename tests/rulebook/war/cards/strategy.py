"""Helpers for tests that play a strategy card, or check that it cannot be played."""

from typing import Any

from bree.games.war.facts import CARDS
from bree.games.war.state import SEATS
from tests.rulebook.war.cards.readings import in_vain, strictly
from tests.rulebook.war.war_story import Tale

ALWAYS = {"free": "elven_cloaks", "shadow": "shelobs_lair"}  # cards that a Character or Event result can always play


def side_of(card: str) -> str:
    return CARDS[card].deck.partition("_")[0]


def play(card: str, board: str = "", **given: Any) -> Tale:
    """Offer the only card of the hand for the face in its corner, and play it. The action ends after it."""
    side = side_of(card)
    hands = {seat: (card,) if seat == side else () for seat in SEATS}
    icon = CARDS[card].icon
    t = Tale.of(board, ("event", side, icon), ("tidy",), **{"hands": hands, "die": icon, "acting": side, **given})
    assert (t.asked, t.offers) == (f"{side} event", card)
    t.answer(card)
    assert card not in t.s.hands[side]
    return t


def barred(card: str, board: str = "", face: str = "event", **given: Any) -> str:
    """Return the rule that forbids this card; another card can be played with this face.

    If the rule is WAR-O5, check that without this option the card is offered, marked, and has no effect.
    """
    side = side_of(card)
    hands = {seat: tuple(sorted((card, ALWAYS[side]))) if seat == side else () for seat in SEATS}
    strict = Tale.of(board, ("event", side, face), **strictly({**given, "hands": dict(hands)}))
    assert (strict.asked, strict.offers) == (f"{side} event", ALWAYS[side])
    rule = strict.refuses(card)
    t = Tale.of(board, ("event", side, face), **{**given, "hands": dict(hands)})
    if rule == "WAR-O5":
        in_vain(t, card)
    else:
        assert (t.offers, t.refuses(card)) == (ALWAYS[side], rule)
    return rule


def act(side: str, face: str, board: str, **given: Any) -> Tale:
    """Ask for the action of this die."""
    return Tale.of(board, ("die", side), **{side + "_dice": (face,), "acting": side, **given}).answer(face)
