"""Shadow of Dol Guldur: its event, and where it cannot be played."""

import pytest

from tests.rulebook.war.cards.lords_shadow_play import play, refused

CARD = "shadow_of_dol_guldur"


@pytest.mark.rule("WAR-9.12", "WAR-6.13")
def test_as_many_come_as_the_nazgul_lead_and_the_army_may_go() -> None:
    t = play(CARD, "dol_guldur: sauron 1r 2n witch_king; southern_mirkwood: elves 1r; moria: sauron 5r", "army")
    assert t.here("dol_guldur") == "sauron 5r 2n witch_king"
    assert (t.asked, t.offers) == ("shadow march_how", "move attack pass")
    t.answer("attack")
    assert t.ask.facts.get("target") == "region-southern_mirkwood"
    t = play(CARD, "dol_guldur: sauron 1r 1n; moria: sauron 5r", "army").answer("move")
    assert t.asked == "shadow move_to"
    t.answer("southern_mirkwood").go("sauron-regular sauron-regular done")
    assert (t.at_rest, t.here("dol_guldur"), t.here("southern_mirkwood")) == (True, "1n", "sauron 2r"), "one army"
    assert play(CARD, "dol_guldur: witch_king_chief", "army").here("dol_guldur") == "sauron 1r witch_king_chief"


@pytest.mark.rule("WAR-8.2", "WAR-8.3")
def test_no_more_come_than_five_than_may_stand_there_and_than_are_left() -> None:
    assert play(CARD, "dol_guldur: 6n", "army").here("dol_guldur") == "sauron 5r 6n"
    assert play(CARD, "dol_guldur: sauron 9r 3n", "army").here("dol_guldur") == "sauron 10r 3n"
    board = "dol_guldur: elves 1r, sauron 4r 3n"
    assert play(CARD, board, "army", siege="dol_guldur").here("dol_guldur", "shadow") == "sauron 5r 3n"


@pytest.mark.rule("WAR-6.5")
def test_refused_without_a_nazgul_in_dol_guldur_nobody_comes() -> None:
    assert refused(CARD, "dol_guldur: sauron 3r; moria: 2n", "army") == "WAR-6.5"
