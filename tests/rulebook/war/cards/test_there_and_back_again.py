"""There and Back Again: its event, and where it cannot be played."""

import pytest

from bree.games.war.board import REGIONS, STRONGHOLDS
from tests.rulebook.war.cards import scenes
from tests.rulebook.war.cards.free_play import ALONE, play, refused, works
from tests.rulebook.war.paths import walks
from tests.rulebook.war.war_story import but

CARD = "there_and_back_again"
DARK = frozenset([name for name in STRONGHOLDS if REGIONS[name].side == "shadow"])
STEPS = 3


@pytest.mark.rule("WAR-22.1", "WAR-19.2", "WAR-19.6")
def test_there_and_back_again_brings_gimli_home_and_stirs_three_nations() -> None:
    politics = "dwarves 3 passive, elves 2, north 1 passive"
    t = play(CARD, bearers="carrock", fallen=but("gimli"), politics=politics)
    t.answer(CARD)
    # One companion, of level 2: three regions.
    assert (t.asked, "dale" in t.picks, "erebor" in t.picks) == ("free companions_to", True, True)
    assert t.refuses("lorien") == "WAR-22.1"
    t.answer("erebor")
    assert (t.at_rest, t.here("erebor"), t.s.passive) == (True, "gimli", ())
    steps = {nation: t.s.steps[nation] for nation in ("dwarves", "elves", "north")}
    assert steps == {"dwarves": 2, "elves": 1, "north": 0}
    assert t.s.guide == "gollum"


@pytest.mark.rule("WAR-6.6")
def test_wherever_else_they_go_nobody_is_stirred() -> None:
    politics = "dwarves 3 passive, elves 2 passive, north 3 passive"
    t = play(CARD, bearers="carrock", fallen=but("gimli"), politics=politics)
    t.go("there_and_back_again rhosgobel")
    assert (t.at_rest, t.s.passive) == (True, ("dwarves", "elves", "north"))
    assert t.told("advanced") == []
    # Another companion in Dale is not enough, but Legolas, who was there before, is.
    assert refused(CARD, board="dale: strider", fallen=but("strider"), politics=politics) == "WAR-O5"
    t = play(CARD, board="dale: legolas", fallen=but("legolas"), politics=politics)
    t.answer(CARD)
    assert (t.at_rest, t.s.passive, t.s.steps["elves"]) == (True, ("elves",), 1)


@pytest.mark.rule("WAR-19.17")
@pytest.mark.parametrize(
    ("lost", "held"), [("dale", "erebor"), ("erebor", "woodland_realm"), ("woodland_realm", "dale")]
)
def test_from_a_place_that_the_shadow_holds_nobody_is_stirred(lost: str, held: str) -> None:
    politics = "dwarves 3 passive, elves 2, north 3 passive"
    t = play(
        CARD, board=f"{lost}: gimli, sauron 1r", captured=lost, fallen=but("gimli strider"),
        politics=politics,
    ).go("there_and_back_again bree")  # fmt: skip
    assert (t.at_rest, t.s.passive) == (True, ("dwarves", "north"))
    assert (t.told("roused"), t.told("advanced")) == ([], [])
    # One of the two is enough, in a controlled region.
    board = f"{lost}: gimli, sauron 1r; {held}: legolas"
    t = play(CARD, board=board, captured=lost, fallen=but("gimli legolas strider"), politics=politics).go(
        "there_and_back_again bree"
    )
    assert (t.at_rest, t.s.passive) == (True, ())
    assert {nation: t.s.steps[nation] for nation in ("dwarves", "elves", "north")} == {
        "dwarves": 2, "elves": 1, "north": 2,
    }  # fmt: skip


@pytest.mark.rule("WAR-22.2", "WAR-22.1")
@pytest.mark.parametrize("progress", [0, 1, 2])
def test_who_leaves_the_fellowship_by_a_card_goes_farther_by_the_progress(progress: int) -> None:
    t = play(CARD, fallen=but("gimli"), bearers="hollin", progress=progress).answer(CARD)
    reached = sorted({*walks("hollin", STEPS + progress, DARK, frozenset())})
    assert (t.asked, t.picks) == ("free companions_to", reached)
    assert t.refuses("umbar") == "WAR-22.1"


@pytest.mark.rule("WAR-6.6", "WAR-19.2")
def test_there_and_back_again_for_one_who_is_there_already() -> None:
    politics = "dwarves 1 passive, elves 1, north 2 passive"
    t = scenes.play(CARD, "dale: gimli", fallen=but("gimli"), politics=politics)
    assert (t.at_rest, t.s.passive) == (True, ())
    assert (t.s.steps["dwarves"], t.s.steps["elves"], t.s.steps["north"]) == (0, 0, 1)


@pytest.mark.rule("WAR-6.6")
def test_refused_without_companions_at_hand_there_is_nothing_to_do() -> None:
    card, board = CARD, "dale: gimli"
    assert refused(card, fallen=ALONE) == "WAR-O5"
    # He is there, but all three are at war.
    assert refused(card, board=board, fallen=but("gimli")) == "WAR-O5"
    assert works(card, board=board, fallen=but("gimli"), politics="north 3")
