"""We Prove the Swifter: its event, and where it cannot be played."""

import pytest

from bree.games.war.board import REGIONS, STRONGHOLDS
from tests.rulebook.war.cards import shadow_scenes
from tests.rulebook.war.cards.free_play import ALONE, play, refused, works
from tests.rulebook.war.paths import walks
from tests.rulebook.war.war_story import but

CARD = "we_prove_the_swifter"
DARK = frozenset([name for name in STRONGHOLDS if REGIONS[name].side == "shadow"])
STEPS = 4
SIEGE = "helms_deep: rohan 2r, isengard 5r; edoras: strider boromir; westemnet: gimli"


@pytest.mark.rule("WAR-22.2", "WAR-22.1")
@pytest.mark.parametrize("progress", [0, 1, 2])
def test_who_leaves_the_fellowship_by_a_card_goes_farther_by_the_progress(progress: int) -> None:
    t = play(CARD, fallen=but("gimli"), bearers="hollin", progress=progress).answer(CARD)
    reached = sorted({*walks("hollin", STEPS + progress, DARK, frozenset())})
    assert (t.asked, t.picks) == ("free companions_to", reached)
    assert t.refuses("umbar") == "WAR-22.1"


@pytest.mark.rule("WAR-7.4", "WAR-22.2")
def test_the_progress_takes_nobody_farther_who_has_left_already() -> None:
    t = play(CARD, board="bree: gimli", fallen=but("gimli strider"), progress=2).go(f"{CARD} bree")
    assert t.asked == "free companions_to"
    assert t.picks == sorted({*walks("bree", STEPS, DARK, frozenset())} - {"bree"})


@pytest.mark.rule("WAR-7.4", "WAR-7.7")
def test_the_swifter_go_two_regions_farther_even_into_a_siege() -> None:
    t = play(CARD, board=SIEGE, siege="helms_deep").go("we_prove_the_swifter edoras")
    assert (t.asked, t.offers) == ("free send_who", "boromir strider")
    t.answer("boromir").answer("done")
    # Four regions, of level 2.
    assert {"helms_deep", "orthanc", "osgiliath", "minas_tirith"} <= set(t.picks)
    t.answer("helms_deep")
    assert (t.at_rest, t.here("helms_deep", "free"), t.here("edoras")) == (True, "rohan 2r boromir", "strider")


@pytest.mark.rule("WAR-7.7")
def test_the_way_ends_in_the_siege() -> None:
    board = "grey_havens: elves 1r, sauron 2r; tower_hills: meriadoc"
    t = play(CARD, board=board, siege="grey_havens", fallen=but("meriadoc"))
    t.answer(CARD)
    assert (t.asked, "grey_havens" in t.picks, "the_shire" in t.picks) == ("free companions_to", True, True)
    assert t.refuses("forlindon") == "WAR-7.6"  # there is no other way to it


@pytest.mark.rule("WAR-7.7")
def test_no_card_leads_out_of_a_siege() -> None:
    board = "helms_deep: rohan 2r boromir, isengard 5r"
    assert refused(CARD, board=board, siege="helms_deep", fallen=but("boromir")) == "WAR-O5"
    assert works(CARD, board="helms_deep: rohan 2r boromir", fallen=but("boromir"))


@pytest.mark.rule("WAR-22.3", "WAR-7.7")
def test_out_of_a_besieged_stronghold_nobody_goes() -> None:
    shadow_scenes.out_of_a_besieged_stronghold_nobody_goes(CARD)


@pytest.mark.rule("WAR-6.6")
def test_refused_with_no_companion_left_nobody_can_be_sent() -> None:
    assert refused(CARD, fallen=ALONE) == "WAR-O5"
    assert works(CARD, fallen=but("meriadoc"))
    assert works(CARD, board="bree: meriadoc", fallen=but("meriadoc"))
