"""The view of combat cards, and of dice that a card rolls against an army."""

from typing import Any

import pytest

from bree.games.war import GAME
from tests.rulebook.war.battles import attack
from tests.rulebook.war.combat.rounds import FIELD, fight
from tests.rulebook.war.war_story import Tale


def camp(tale: Tale, side: str, eyes: str | None) -> dict[str, Any]:
    battle: Any = GAME.view(tale.s, eyes)["battle"]
    return next(dict(one) for one in (battle["attacker"], battle["defender"]) if one["side"] == side)


@pytest.mark.rule("WAR-28.3")
def test_of_a_card_that_lies_face_down_the_deck_alone_is_seen() -> None:
    """Only its owner knows the card."""
    hands = {"shadow": ("shelobs_lair",), "free": ("elven_cloaks",)}
    tale = attack(FIELD, hands=hands, bearers="south_ithilien").go("shelobs_lair")
    assert tale.asked == "free combat_card"
    for eyes, card in (("free", ""), (None, ""), ("shadow", "shelobs_lair")):
        seen = camp(tale, "shadow", eyes)
        assert (seen["sealed"], seen["card"]) == ("shadow_character", card)
    assert GAME.view(tale.s, "free")["battle"]["acting"] == []


@pytest.mark.rule("WAR-12.6")
def test_shown_cards_are_seen_in_the_order_in_which_they_act() -> None:
    """The view also has the numbers without cards."""
    tale = fight(FIELD, shadow="shelobs_lair", free="elven_cloaks", bearers="south_ithilien")
    assert GAME.view(tale.s, None)["battle"]["acting"] == ["free", "shadow"], "of equals the defender's"
    for side, card in (("free", "elven_cloaks"), ("shadow", "shelobs_lair")):
        seen = camp(tale, side, None)
        assert (seen["sealed"], seen["card"], seen["silenced"]) == ("", card, False)
        assert (seen["needs"], seen["again_needs"], seen["plain"]["needs"]) == (4, 4, 5)


@pytest.mark.rule("WAR-6.12")
def test_dice_that_a_card_throws_at_an_army_are_seen_by_all() -> None:
    tale = Tale.of("minas_tirith: gondor 2r 1e", ("volley", "return_to_valinor", "free", "minas_tirith", 3, 6))
    tale.roll("6 2 6")
    assert tale.asked == "free hit"
    for eyes in ("free", "shadow", None):
        assert GAME.view(tale.s, eyes)["volley"] == {
            "card": "return_to_valinor", "side": "free", "region": "minas_tirith", "needs": 6, "rolled": [6, 2, 6],
            "left": 2,
        }  # fmt: skip
    assert GAME.view(tale.answer("gondor-regular", "gondor-regular").s, None)["volley"] is None
