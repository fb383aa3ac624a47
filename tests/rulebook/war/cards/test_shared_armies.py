"""Common rules of cards that move armies."""

from typing import Any

import pytest

from tests.rulebook.war.cards import scenes
from tests.rulebook.war.war_story import Tale


@pytest.mark.rule("WAR-10.3", "WAR-6.5")
def test_nobody_marches_twice_by_one_card() -> None:
    t = scenes.play("the_shadow_lengthens", "moria: sauron 2r; dimrill_dale: sauron 1r; parth_celebrant: sauron 2r")
    t.go("moria sauron-regular sauron-regular done dimrill_dale")
    assert t.asked == "shadow march_to", "of those in Dimrill Dale one has not moved"
    assert not scenes.playable("the_shadow_is_moving", "moria: sauron 3r", politics="isengard 1")
    t = scenes.play("the_shadow_is_moving", "moria: sauron 1r; dimrill_dale: sauron 1r").go(
        "moria dimrill_dale dimrill_dale"
    )
    t.answer("lorien")
    assert (t.here("dimrill_dale"), t.here("lorien"), t.s.captured) == ("sauron 1r", "sauron 1r", ("lorien",))
    assert t.at_rest


@pytest.mark.rule("WAR-7.26", "WAR-6.4")
def test_the_mouth_of_sauron_plays_a_card_of_armies_with_a_muster_result_once_a_turn() -> None:
    def holding(**given: Any) -> Tale:
        hands = {"free": (), "shadow": ("pits_of_mordor", "shadows_gather", "the_shadow_lengthens")}
        board = "nurn: mouth_of_sauron; moria: sauron 1r; dimrill_dale: sauron 1r; parth_celebrant: sauron 1r"
        tale = Tale.of(board, ("go",), acting="shadow", shadow_dice=("muster", "muster"), hands=hands, **given)
        return tale.go("muster event")

    t = holding()
    assert t.offers == "pits_of_mordor shadows_gather the_shadow_lengthens"
    t.go("shadows_gather moria dimrill_dale done muster event")
    assert (t.s.messenger, t.offers, t.refuses("the_shadow_lengthens")) == (True, "pits_of_mordor", "WAR-6.4")
    t = holding().go("pits_of_mordor barad_dur dol_guldur minas_morgul")
    assert (t.asked, t.s.messenger) == ("shadow die", False), "it is a card of musters"
    assert holding(messenger=True).offers == "pits_of_mordor"
