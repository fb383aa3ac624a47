"""The Day Without Dawn: its event, and where it cannot be played."""

import pytest

from tests.rulebook.war.cards import scenes
from tests.rulebook.war.cards.strategy import act, barred

CARD = "the_day_without_dawn"


@pytest.mark.rule("WAR-6.6", "WAR-6.5")
def test_the_dawn_is_darkened_for_dice_that_are_unused() -> None:
    t = scenes.play(CARD, "", free_dice=("army", "will", "will"))
    assert (t.s.free_dice, t.s.free_used) == (("army",), 3)
    assert not scenes.playable(CARD, "", free_dice=("army",))
    assert not scenes.playable(CARD, "", free_dice=("will",), politics="southrons 1")


@pytest.mark.rule("WAR-6.6")
def test_no_will_of_the_west_is_left() -> None:
    dice = ("army", "will", "will")
    t = act("shadow", "army", "", hands={"free": (), "shadow": (CARD,)}, free_dice=dice)
    t.go("event the_day_without_dawn")
    assert (t.s.free_dice, t.s.free_used, t.asked) == (("army",), 3, "free die")
    assert t.facts_of("darkened") == [{"card": "card-the_day_without_dawn", "dice": 2}]
    assert t.s.rings == {"free": 3, "shadow": 0}


@pytest.mark.rule("WAR-6.5", "WAR-6.6")
def test_refused_the_dawn_needs_a_will_to_darken_and_all_nations_at_war() -> None:
    for nation in ("isengard", "sauron", "southrons"):
        assert barred(CARD, politics=nation + " 1", free_dice=("will",)) == "WAR-6.5"
    assert barred(CARD, free_dice=("army",)) == "WAR-O5"
