"""The Power of Tom Bombadil: its event, and where it cannot be played."""

import pytest

from tests.rulebook.war.cards import shadow_scenes
from tests.rulebook.war.cards.strategy import act, barred, play

CARD = "the_power_of_tom_bombadil"


@pytest.mark.rule("WAR-6.7", "WAR-6.6", "WAR-14.3")
def test_tom_bombadil_keeps_the_shadow_out() -> None:
    t = play(CARD, politics="north 3 passive")
    assert (t.at_rest, t.s.steps["north"], t.s.table) == (True, 2, (CARD,))
    board = "cardolan: sauron 3r; bree: north 2r"
    table = (CARD,)
    t = act("shadow", "army", board, table=table).go("move")
    assert t.asked == "shadow move_to"
    assert (t.refuses("old_forest"), t.refuses("buckland")) == ("WAR-6.8", "WAR-6.8")
    assert t.offers == "minhiriath north_dunland south_downs south_ered_luin tharbad"
    # Nor may a beaten army retreat there.
    around = "; ".join(
        [f"{region}: gondor 1r" for region in ("minhiriath", "north_dunland", "south_ered_luin", "tharbad")]
    )
    fight = f"south_downs: north 5r; cardolan: sauron 2r; {around}"
    t = act("free", "army", fight, table=table).go("attack south_downs")
    assert t.asked == "free attack_who"
    t.go("north-regular " * 5 + "1 1 1 1 1 1 1 on")
    assert t.asked != "shadow retreat"
    t = act("free", "army", fight).go("attack south_downs " + "north-regular " * 5 + "1 1 1 1 1 1 1 on")
    assert (t.asked, t.offers) == ("shadow retreat", "buckland old_forest stay")


@pytest.mark.rule("WAR-6.9", "WAR-28.2")
def test_the_shadow_pays_with_two_cards_of_its_hand_that_nobody_else_sees() -> None:
    shadow_scenes.the_shadow_pays_with_two_cards_of_its_hand_that_nobody_else_sees(CARD)


@pytest.mark.rule("WAR-6.4", "WAR-6.6")
def test_refused_they_need_an_army_or_an_event_result() -> None:
    assert barred(CARD, face="character") == "WAR-6.4"
    t = play(CARD)  # at war already: the card stays on the table anyway
    assert (t.at_rest, t.s.table) == (True, (CARD,))
