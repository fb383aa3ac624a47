"""The Eagles are Coming!: its event, and where it cannot be played."""

import pytest

from tests.rulebook.war.cards import scenes
from tests.rulebook.war.cards.free_play import play, refused, works

CARD = "the_eagles_are_coming"


@pytest.mark.rule("WAR-6.6", "WAR-7.16")
def test_each_five_eliminates_a_nazgul_and_the_others_are_driven_away() -> None:
    board = "minas_tirith: gondor 1r gimli; osgiliath: sauron 2r 3n witch_king; dol_guldur: sauron 1r"
    t = play(CARD, board=board).answer(CARD).roll("4 5 1")
    assert t.asked == "free driven_to"
    assert set(t.picks) == {"barad_dur", "dol_guldur", "minas_morgul", "morannon", "moria", "mount_gundabad"}
    t.answer("dol_guldur")
    assert (t.at_rest, t.here("osgiliath"), t.here("dol_guldur")) == (True, "sauron 2r witch_king", "sauron 1r 2n")
    assert t.s.pool["nazgul"] == 6
    assert t.facts_of("nazgul-driven") == [{"number": 2, "origin": "region-osgiliath", "region": "region-dol_guldur"}]


@pytest.mark.rule("WAR-6.6")
def test_five_dice_at_most_and_one_of_several_armies() -> None:
    board = "minas_tirith: gondor 1r gimli, sauron 1r 1n; osgiliath: sauron 2r 7n"
    t = play(CARD, board=board, siege="minas_tirith").answer(CARD)
    assert (t.asked, t.offers) == ("free strike_where", "minas_tirith osgiliath")
    t.answer("osgiliath").roll("5 5 6 6 6")
    assert t.asked == "free driven_to"
    t = play(CARD, board=board, siege="minas_tirith").go(f"{CARD} minas_tirith 5")
    assert (t.at_rest, t.here("minas_tirith")) == (True, "gondor 1r gimli | sauron 1r")


@pytest.mark.rule("WAR-6.6", "WAR-1.14")
def test_a_conquered_stronghold_is_no_haven() -> None:
    board = "minas_tirith: gondor 1r gimli; osgiliath: sauron 2r 1n"
    taken = "barad_dur dol_guldur morannon moria mount_gundabad"
    t = play(CARD, board=board, captured=taken).go(f"{CARD} 1")
    assert (t.at_rest, t.here("minas_morgul")) == (True, "1n")
    t = play(CARD, board=board, captured=taken + " minas_morgul").go(f"{CARD} 1")
    assert (t.at_rest, t.here("osgiliath")) == (True, "sauron 2r 1n")


@pytest.mark.rule("WAR-6.5", "WAR-1.9", "WAR-1.2")
def test_the_eagles_need_armies_on_both_sides_and_more_than_the_witch_king() -> None:
    assert not scenes.playable(CARD, "osgiliath: gondor 1r gimli; south_ithilien: sauron 1r witch_king")
    assert not scenes.playable(CARD, "osgiliath: gimli; south_ithilien: sauron 1r 1n")
    assert not scenes.playable(CARD, "osgiliath: gondor 1r gimli; south_ithilien: 1n")
    assert not scenes.playable(CARD, "lossarnach: gondor 1r gimli; south_ithilien: sauron 1r 1n")
    board = "minas_tirith: gondor 1r gimli; minas_tirith: sauron 1r 1n"
    assert scenes.playable(CARD, board, siege="minas_tirith")


@pytest.mark.rule("WAR-6.6", "WAR-7.16", "WAR-1.14")
def test_the_eagles_drive_all_who_live_to_one_stronghold() -> None:
    board = "osgiliath: gondor 1r gimli; south_ithilien: sauron 1r 6n witch_king; minas_morgul: sauron 1r, gondor 1r"
    t = scenes.play(CARD, board, captured="barad_dur", siege="minas_morgul").roll("5 6 1 1 4")
    assert t.offers == "dol_guldur minas_morgul morannon moria mount_gundabad"
    t.answer("minas_morgul")
    assert (t.here("south_ithilien"), t.here("minas_morgul")) == ("sauron 1r witch_king", "gondor 1r | sauron 1r 4n")
    assert t.s.pool["nazgul"] == 4
    lost = "barad_dur dol_guldur minas_morgul morannon moria mount_gundabad"
    t = scenes.play(CARD, "osgiliath: gondor 1r gimli; south_ithilien: sauron 1r 1n", captured=lost)
    assert t.roll("4").here("south_ithilien") == "sauron 1r 1n", "nowhere to flee"


@pytest.mark.rule("WAR-6.5")
def test_refused_the_eagles_need_an_army_with_a_companion_beside_an_army_with_nazgul() -> None:
    for board in (
        "minas_tirith: gimli; osgiliath: sauron 1r 1n",  # no army
        "minas_tirith: gondor 1r; osgiliath: sauron 1r 1n",  # no companion
        "minas_tirith: gondor 1r gimli; osgiliath: 1n",  # no army of theirs
        "minas_tirith: gondor 1r gimli; osgiliath: sauron 1r witch_king",  # he does not count
        "minas_tirith: gondor 1r gimli; minas_morgul: sauron 1r 1n",  # too far
    ):
        assert refused(CARD, board=board) == "WAR-6.5"
    assert works(CARD, board="minas_tirith: gondor 1r gimli; osgiliath: sauron 1r 1n")
