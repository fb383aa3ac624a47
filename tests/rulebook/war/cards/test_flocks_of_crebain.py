"""Flocks of Crebain: its event, and where it cannot be played."""

import pytest

from tests.rulebook.war.cards import shadow_scenes
from tests.rulebook.war.cards.shadow_play import play, refused
from tests.rulebook.war.war_story import Tale

CARD = "flocks_of_crebain"
CREBAIN = (CARD,)


@pytest.mark.rule("WAR-6.7")
def test_it_is_put_on_the_table_and_stays() -> None:
    t = play(CARD)
    assert (t.at_rest, t.s.table, t.s.played, t.s.hands["shadow"]) == (True, (CARD,), (), ())


@pytest.mark.rule("WAR-23.3", "WAR-23.7", "WAR-23.4")
def test_the_crebain_add_one_to_all_dice_of_a_hunt() -> None:
    t = Tale.of("hollin: 1n", ("move_fellowship",), table=CREBAIN, bearers="hollin", box_shadow=3)
    assert (t.asked, t.offers) == ("shadow use", "flocks_of_crebain pass")
    t.answer(CARD)
    assert (t.s.table, t.s.played) == ((), CREBAIN)
    t.roll("5 1 1")
    assert (t.facts_of("hunt-rolled")[0]["needs"], t.offers) == (5, "0 1")
    t.go("1 5 eye")
    assert t.ask.facts["damage"] == 2
    many = Tale.of("", ("move_fellowship",), table=CREBAIN, bearers="hollin", box_shadow=1, box_free=5)
    assert many.go("flocks_of_crebain 1").at_rest  # a 1 fails with any bonus


@pytest.mark.rule("WAR-23.2")
def test_they_may_wait_and_without_a_roll_there_is_nothing_to_use_them_for() -> None:
    t = Tale.of("", ("move_fellowship",), table=CREBAIN, bearers="hollin", box_shadow=1).answer("pass")
    assert (t.asked, t.s.table) == ("chance hunt_die", CREBAIN)
    t.roll("5")
    assert (t.at_rest, t.told("hunt-fails") != []) == (True, True)
    assert Tale.of("", ("move_fellowship",), table=CREBAIN, bearers="hollin").at_rest


@pytest.mark.rule("WAR-6.8", "WAR-1.14")
def test_it_leaves_at_once_when_the_fellowship_is_declared_in_a_refuge() -> None:
    shadow_scenes.it_leaves_at_once_when_the_fellowship_is_declared_in_a_refuge(CARD)


@pytest.mark.rule("WAR-6.4")
def test_refused_an_army_or_muster_result_does_not_play_it() -> None:
    for face in ("army", "muster", "army_muster"):
        assert refused(CARD, face=face, shadow_dice=tuple(sorted((face, "character")))) == "WAR-6.5"
