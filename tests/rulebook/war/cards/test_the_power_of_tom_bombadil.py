"""The Power of Tom Bombadil: its event, and where it cannot be played."""

import pytest

from bree.games.war.view import view
from tests.rulebook.war.cards.shadow_play import held
from tests.rulebook.war.cards.strategy import act, barred, play
from tests.rulebook.war.war_story import Tale

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
    hand = ("grond", "monsters_roused", "morgul_wound", "the_day_without_dawn")
    t = Tale.of("", ("die", "shadow"), table=(CARD,), hands=held(*hand), shadow_dice=("muster",), acting="shadow")
    t.go("muster remove-" + CARD)
    assert (t.asked, t.offers, t.ask.secret, t.s.table) == ("shadow pay_card", "the_day_without_dawn", True, ())
    t.answer("the_day_without_dawn")
    assert (t.asked, t.offers) == ("shadow pay_card", "grond morgul_wound")
    t.answer("grond")
    assert (t.s.discards["shadow"], t.s.played) == (("grond", "the_day_without_dawn"), (CARD,))
    assert "grond" not in str(view(t.s, "free"))
    poor = Tale.of("", ("die", "shadow"), table=(CARD,), hands=held("grond"), shadow_dice=("army",), acting="shadow")
    assert poor.answer("army").refuses("remove-" + CARD) == "WAR-6.9"


@pytest.mark.rule("WAR-6.4", "WAR-6.6")
def test_refused_they_need_an_army_or_an_event_result() -> None:
    assert barred(CARD, face="character") == "WAR-6.4"
    t = play(CARD)  # at war already: the card stays on the table anyway
    assert (t.at_rest, t.s.table) == (True, (CARD,))
