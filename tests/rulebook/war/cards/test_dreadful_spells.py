"""Dreadful Spells: its event, and where it cannot be played."""

import pytest

from tests.rulebook.war.cards import scenes
from tests.rulebook.war.cards.shadow_play import play, refused
from tests.rulebook.war.war_story import Tale

CARD = "dreadful_spells"


@pytest.mark.rule("WAR-6.15", "WAR-6.11", "WAR-18.4", "WAR-6.13")
def test_dreadful_spells_empty_a_besieged_city() -> None:
    board = "minas_tirith: gondor 1r 1l gimli; minas_tirith: sauron 1r; osgiliath: sauron 1r 1n witch_king"
    t = scenes.play(CARD, board, siege="minas_tirith", politics="gondor 2 passive").roll("5 1")
    assert (t.here("minas_tirith"), t.s.captured, t.s.sieges) == ("gimli | sauron 1r", ("minas_tirith",), ())
    assert (t.s.steps["gondor"], t.s.passive) == (1, ("gondor",)), "for the capture; it was no attack"
    assert not scenes.playable(CARD, "osgiliath: gimli; south_ithilien: sauron 1r 2n")
    assert not scenes.playable(CARD, "osgiliath: gondor 1r; south_ithilien: 2n")


@pytest.mark.rule("WAR-6.12")
def test_dreadful_spells_throw_a_die_for_each_nazgul() -> None:
    t = play(CARD, "osgiliath: gondor 1r 1e 1l; north_ithilien: sauron 5r 2n witch_king")
    assert t.asked == "chance volley_die"
    t.roll("4 5 6")
    assert (t.asked, t.offers) == ("free hit", "gondor-regular gondor-elite both-gondor-elite")
    t.answer("both-gondor-elite")
    assert (t.at_rest, t.here("osgiliath"), t.s.volley) == (True, "gondor 1r 1l", None)


@pytest.mark.rule("WAR-6.12")
def test_five_dice_at_most_from_an_army_that_is_chosen() -> None:
    board = "osgiliath: gondor 3r; north_ithilien: sauron 1r 6n; south_ithilien: sauron 1r 1n; minas_tirith: gondor 2r"
    t = play(CARD, board)
    assert (t.asked, t.offers) == ("shadow spell_from", "north_ithilien south_ithilien")
    five = t.answer("north_ithilien").roll("1 1 1 1 1")
    assert (five.at_rest, five.facts_of("volley")[0]["hits"]) == (True, 0)
    two = play(CARD, "osgiliath: sauron 1r 1n; minas_tirith: gondor 1r; lossarnach: gondor 2r")
    assert (two.asked, two.offers) == ("shadow spell_at", "lossarnach minas_tirith")


@pytest.mark.rule("WAR-6.15", "WAR-6.11")
def test_a_besieged_army_may_be_hit_and_if_it_dies_the_stronghold_falls() -> None:
    board = "helms_deep: rohan 1r 1l, isengard 3r 1n"
    t = Tale.of(
        board, ("event", "shadow", "event"), ("tidy",), siege="helms_deep", acting="shadow",
        hands={"free": (), "shadow": (CARD,)},
    )  # fmt: skip
    t.answer(CARD).roll("5")
    assert (t.at_rest, t.here("helms_deep"), t.s.captured, t.s.sieges) == (
        True, "isengard 3r 1n", ("helms_deep",), (),
    )  # fmt: skip


@pytest.mark.rule("WAR-6.5")
def test_refused_the_nazgul_must_be_with_an_army_near_another() -> None:
    assert refused(CARD, "north_ithilien: 2n; osgiliath: gondor 2r") == "WAR-6.5"
    assert refused(CARD, "north_ithilien: sauron 2r; osgiliath: gondor 2r") == "WAR-6.5"
    assert refused(CARD, "north_ithilien: sauron 2r 1n; minas_tirith: gondor 2r") == "WAR-6.5"
    assert refused(CARD, "north_ithilien: sauron 2r 1n; osgiliath: strider") == "WAR-6.5"
