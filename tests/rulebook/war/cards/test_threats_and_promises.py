"""Threats and Promises: its event, and where it cannot be played."""

import pytest

from tests.rulebook.war.battles import attack
from tests.rulebook.war.cards import scenes
from tests.rulebook.war.cards.strategy import act, barred, play
from tests.rulebook.war.war_story import Tale

CARD = "threats_and_promises"
THREATS = (CARD,)


@pytest.mark.rule("WAR-19.11", "WAR-7.23", "WAR-4.16")
@pytest.mark.parametrize("die", ["muster", "army_muster", "will"])
def test_threats_hold_back_who_is_passive_whatever_die_is_a_muster(die: str) -> None:
    politics = "rohan 3 passive, elves 2, north 2, gondor 2 passive"
    t = Tale.of("dol_amroth: boromir", ("go",), free_dice=(die,), politics=politics, table=THREATS).answer(die)
    assert "warden-gondor" in t.picks, "an ability is no diplomacy"
    assert t.answer("diplomacy").offers == "elves north"


@pytest.mark.rule("WAR-6.8", "WAR-19.8")
def test_threats_end_with_an_attack_or_an_ability_that_moves_a_free_nation() -> None:
    free = "moria: sauron 1r; dimrill_dale: elves 1r"
    assert attack(free, politics="elves 2", table=THREATS).s.table == ()
    assert attack(free, table=THREATS).s.table == THREATS, "the Elves are at war"
    t = attack("moria: isengard 1r; dimrill_dale: elves 1r", "free", politics="isengard 1", table=THREATS)
    assert (t.s.steps["isengard"], t.s.table) == (0, THREATS), "no Free nation"
    t = Tale.of("woodland_realm: legolas", ("go",), free_dice=("army",), politics="elves 2", table=THREATS)
    assert t.go("army warden-elves").s.table == ()
    t = scenes.play("wisdom_of_elrond", "", politics="rohan 1 passive", table=THREATS)
    assert (t.s.steps["rohan"], t.s.table) == (0, THREATS), "a card is neither"


@pytest.mark.rule("WAR-6.7", "WAR-19.11")
def test_passive_nations_are_not_spurred_by_a_muster() -> None:
    t = play(CARD)
    assert (t.at_rest, t.s.table, t.s.played) == (True, THREATS, ())
    politics = "rohan 3 passive, gondor 2, north 2, dwarves 3 passive"
    t = act("free", "muster", "", politics=politics, table=THREATS).answer("diplomacy")
    assert (t.asked, t.offers) == ("free diplomacy", "gondor north")
    assert t.refuses("rohan") == "WAR-19.2"
    t = act("free", "muster", "", politics=politics).answer("diplomacy")
    assert t.offers == "dwarves gondor north rohan"
    t = act("free", "muster", "", politics="rohan 3 passive", table=THREATS)
    assert "diplomacy" not in t.picks
    # Cards advance them anyway.
    t = play("the_red_arrow", politics="rohan 3 passive", table=THREATS)
    assert (t.s.steps["rohan"], t.s.table) == (2, THREATS)


@pytest.mark.rule("WAR-6.8", "WAR-19.8")
def test_threats_end_with_an_attack_that_moves_a_nation() -> None:
    board = "osgiliath: gondor 1r; north_ithilien: sauron 1r"
    t = Tale.of(board, ("attack", "shadow", 0), table=THREATS, politics="gondor 2 passive")
    assert (t.s.steps["gondor"], t.s.table, t.s.played, t.asked) == (1, (), THREATS, "chance combat_die")
    # At war already: no nation advances, and the card stays.
    t = Tale.of(board, ("attack", "shadow", 0), table=THREATS)
    assert (t.s.table, t.asked) == (THREATS, "chance combat_die")
    # It is a nation of the Free Peoples that must advance.
    t = Tale.of(board, ("attack", "free", 0), table=THREATS, politics="sauron 1")
    assert (t.s.steps["sauron"], t.s.table) == (0, THREATS)


@pytest.mark.rule("WAR-6.8", "WAR-7.23")
def test_threats_end_when_a_companion_speaks_at_home() -> None:
    board = "minas_tirith: gondor 1r boromir"
    t = act("free", "character", board, table=THREATS, politics="gondor 2 passive", shadow_dice=("army",))
    t.answer("warden-gondor")
    assert (t.s.steps["gondor"], t.s.table, t.s.played) == (1, (), THREATS)


@pytest.mark.rule("WAR-6.4")
def test_refused_threats_need_a_muster_or_an_event_result() -> None:
    assert barred(CARD, face="character") == "WAR-6.4"
