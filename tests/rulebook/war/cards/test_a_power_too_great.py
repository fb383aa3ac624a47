"""A Power too Great: its event, and where it cannot be played."""

import pytest

from tests.rulebook.war.battles import attack
from tests.rulebook.war.cards import scenes, shadow_scenes
from tests.rulebook.war.cards.strategy import act, barred, play
from tests.rulebook.war.war_story import Tale

CARD = "a_power_too_great"
POWER = (CARD,)


@pytest.mark.rule("WAR-6.7", "WAR-6.6")
def test_a_power_too_great_keeps_the_shadow_out() -> None:
    t = play(CARD, politics="elves 3 passive")
    assert (t.at_rest, t.s.steps["elves"], t.s.table) == (True, 2, (CARD,))
    board = "trollshaws: sauron 2r; fords_of_bruinen: sauron 1r 1n"
    t = act("shadow", "army", board, table=(CARD,)).go("move trollshaws")
    assert "rivendell" not in t.picks
    assert t.refuses("rivendell") == "WAR-6.8"
    assert "rivendell" in act("shadow", "army", board).go("move trollshaws").picks


@pytest.mark.rule("WAR-6.7")
@pytest.mark.parametrize(("region", "near"), [("lorien", "dimrill_dale"), ("grey_havens", "tower_hills")])
def test_nor_is_an_elven_stronghold_attacked(region: str, near: str) -> None:
    field = f"{region}: elves 1r; {near}: sauron 4r"
    inside = f"{region}: elves 1r, sauron 4r"
    for board, siege in ((field, ""), (inside, region)):
        t = act("shadow", "army", board, siege=siege, table=(CARD,))
        assert "attack" not in t.picks
        assert "attack" in act("shadow", "army", board, siege=siege).picks
    # The Free Peoples may enter and leave, and the garrison may attack.
    t = act("free", "army", inside, siege=region, table=(CARD,))
    assert "attack" in t.picks


@pytest.mark.rule("WAR-6.8", "WAR-6.9", "WAR-14.3")
def test_a_power_too_great_closes_three_havens() -> None:
    given = {"acting": "shadow", "shadow_dice": ("army",), "table": (CARD,)}
    t = Tale.of("dimrill_dale: sauron 3r; lorien: elves 1r", ("go",), **given).answer("army")
    assert t.offers == "move skip"
    t = Tale.of("lorien: sauron 3r; lorien: elves 1r", ("go",), siege="lorien", **given).answer("army")
    assert t.offers == "move skip", "who is there already may leave"
    t = Tale.of("lorien: sauron 3r; lorien: elves 3r", ("go",), siege="lorien", captured="lorien", **given)
    assert t.answer("army").offers == "skip", "a sortie would be a battle in Lórien"
    t = attack("dimrill_dale: sauron 1r; parth_celebrant: elves 2r", "free", captured="lorien", table=given["table"])
    t.go("elves-regular elves-regular 1 1 1 on")
    assert "lorien" not in t.picks
    hand = {"shadow": ("grond", "pits_of_mordor"), "free": ()}
    t = Tale.of("lorien: elves 1r", ("go",), hands=hand, **given).answer("army")
    assert t.offers == "skip", "no card with the icon of an army"


@pytest.mark.rule("WAR-6.8", "WAR-10.4", "WAR-11.1")
def test_a_power_too_great_stops_cards_too() -> None:
    siege = "lorien: sauron 1r 1n witch_king; lorien: elves 1r"
    assert not scenes.playable("grond", siege, siege="lorien", table=POWER)
    assert scenes.play("dreadful_spells", siege, siege="lorien", table=POWER).asked == "chance volley_die", "no attack"
    t = scenes.play("the_ringwraiths_are_abroad", "dimrill_dale: sauron 1r 1n; lorien: elves 1r", table=POWER)
    assert t.answer("done").offers == "move pass"
    t = scenes.play("shadows_gather", "dimrill_dale: sauron 1r; lorien: sauron 1r", captured="lorien", table=POWER)
    assert t.ask.key == "march_to", "out of Lórien, never into it"


@pytest.mark.rule("WAR-6.9", "WAR-28.2")
def test_the_shadow_pays_with_two_cards_of_its_hand_that_nobody_else_sees() -> None:
    shadow_scenes.the_shadow_pays_with_two_cards_of_its_hand_that_nobody_else_sees(CARD)


@pytest.mark.rule("WAR-6.4", "WAR-6.6")
def test_refused_they_need_an_army_or_an_event_result() -> None:
    assert barred(CARD, face="character") == "WAR-6.4"
    t = play(CARD)  # at war already: the card stays on the table anyway
    assert (t.at_rest, t.s.table) == (True, (CARD,))
