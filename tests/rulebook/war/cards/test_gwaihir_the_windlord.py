"""Gwaihir the Windlord: its event, and where it cannot be played."""

import pytest

from bree.games.war.board import REGIONS, STRONGHOLDS
from tests.rulebook.war.cards import scenes
from tests.rulebook.war.cards.free_play import ALONE, play, refused, works
from tests.rulebook.war.paths import walks
from tests.rulebook.war.war_story import but

CARD = "gwaihir_the_windlord"
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
def test_gwaihir_bears_a_group_as_if_of_level_four_even_into_a_siege() -> None:
    t = play(CARD, board=SIEGE, siege="helms_deep").answer(CARD)
    assert (t.asked, t.offers) == ("free send_from", "fellowship edoras westemnet")
    t.answer("westemnet")
    assert t.asked == "free companions_to"
    assert {"helms_deep", "minas_tirith", "lorien", "dead_marshes"} <= set(t.picks)
    assert "westemnet" not in t.picks  # a group that moves must leave its region
    t.answer("helms_deep")
    assert (t.at_rest, t.here("helms_deep", "free")) == (True, "rohan 2r gimli")
    assert t.rules_of("companions-go") == ["WAR-7.4"]


@pytest.mark.rule("WAR-22.1")
def test_gwaihir_fetches_a_hobbit_from_the_fellowship() -> None:
    t = play(CARD, fallen=but("peregrin"), progress=1).answer(CARD)
    assert (t.asked, "moria" in t.picks, "rivendell" in t.picks) == ("free companions_to", True, True)
    assert t.refuses("dimrill_dale") == "WAR-7.6"  # the group stops in Moria
    assert t.refuses("erebor") == "WAR-22.1"
    t.answer("tharbad")
    assert (t.at_rest, t.here("tharbad"), t.s.guide) == (True, "peregrin", "gollum")


@pytest.mark.rule("WAR-22.3", "WAR-7.7")
def test_out_of_a_besieged_stronghold_nobody_goes() -> None:
    board = "lorien: elves 1r; lorien: sauron 1r"
    t = scenes.play(CARD, board, siege="lorien", bearers="lorien", progress=3, corruption=1).go("meriadoc done")
    assert t.here("lorien", "free") == "elves 1r meriadoc"
    assert not scenes.playable(CARD, board.replace("1r;", "1r gimli;"), siege="lorien", fallen=but("gimli"))


@pytest.mark.rule("WAR-7.7", "WAR-19.4")
def test_the_windlord_lands_in_a_siege_and_the_nation_wakes() -> None:
    board = "dale: gimli; erebor: dwarves 1r; erebor: sauron 3r"
    t = scenes.play(CARD, board, siege="erebor", politics="dwarves 3 passive").go("dale erebor")
    assert (t.here("erebor"), t.s.passive) == ("dwarves 1r gimli | sauron 3r", ())
    assert (
        "erebor" not in scenes.play("i_will_go_alone", board, siege="erebor", bearers="dale").go("legolas done").picks
    )


@pytest.mark.rule("WAR-6.6")
def test_refused_with_no_companion_left_nobody_can_be_sent() -> None:
    assert refused(CARD, fallen=ALONE) == "WAR-O5"
    assert works(CARD, fallen=but("meriadoc"))
    assert works(CARD, board="bree: meriadoc", fallen=but("meriadoc"))
