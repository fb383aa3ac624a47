"""How a test plays a strategy card, or sees that it cannot be played."""

from typing import Any

from bree.games.war.facts import CARDS
from bree.games.war.state import SEATS
from tests.rulebook.war.cards.readings import in_vain, strictly
from tests.rulebook.war.war_story import Tale

ALWAYS = {"free": "elven_cloaks", "shadow": "shelobs_lair"}  # cards that a Character or Event result can always play


def side_of(card: str) -> str:
    return CARDS[card].deck.partition("_")[0]


def play(card: str, board: str = "", **given: Any) -> Tale:
    """The only card in the hand is offered for the face in its corner, and played; then the action ends."""
    side = side_of(card)
    hands = {seat: (card,) if seat == side else () for seat in SEATS}
    icon = CARDS[card].icon
    t = Tale.of(board, ("event", side, icon), ("tidy",), **{"hands": hands, "die": icon, "acting": side, **given})
    assert (t.asked, t.offers) == (f"{side} event", card)
    t.answer(card)
    assert card not in t.s.hands[side]
    return t


def barred(card: str, board: str = "", face: str = "event", **given: Any) -> str:
    """With this face another card can be played, but not this one: the rule that bars it.

    If that is the other reading alone (WAR-O5), it is offered and marked otherwise, and does nothing.
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
    """What to do with this die is asked."""
    return Tale.of(board, ("die", side), **{side + "_dice": (face,), "acting": side, **given}).answer(face)
