"""WAR section 5: the Elven Rings."""

from typing import Any

import pytest

from tests.rulebook.war.war_story import Tale

FREE_DICE: dict[str, Any] = {"free_dice": ("character", "muster"), "shadow_dice": ("army", "event")}


def free_go(**given: Any) -> Tale:
    """The action turn of the Free Peoples."""
    return Tale.of("", ("go",), **{**FREE_DICE, **given})


def shadow_go(**given: Any) -> Tale:
    """The action turn of the Shadow, which has two rings."""
    given = {"rings": {"free": 1, "shadow": 2}, **FREE_DICE, **given}
    return Tale.of("", ("go",), acting="shadow", **given)


@pytest.mark.rule("WAR-5.1")
def test_a_ring_changes_one_own_die_to_another_result() -> None:
    tale = free_go()
    assert tale.offers == "character muster ring"
    tale.go("ring")
    assert tale.asked == "free ring_die"
    assert tale.offers == "character muster"
    tale.go("character")
    assert tale.asked == "free ring_face"
    assert tale.offers == "army muster army_muster event"
    assert tale.refuses("character") == "WAR-5.1"  # another result
    tale.go("event")
    assert tale.s.free_dice == ("event", "muster")
    assert tale.s.shadow_dice == ("army", "event")
    assert tale.facts_of("ring-used") == [{"who": "free", "face": "face-character", "other": "face-event"}]
    assert tale.rules_of("ring-used") == ["WAR-5.1"]


@pytest.mark.rule("WAR-5.1")
def test_which_die_is_not_asked_if_all_show_the_same() -> None:
    tale = free_go(free_dice=("muster", "muster")).go("ring")
    assert tale.asked == "free ring_face"
    assert tale.offers == "character army army_muster event"
    tale.go("character")
    assert tale.s.free_dice == ("character", "muster")  # one die, not both


@pytest.mark.rule("WAR-5.1")
def test_without_a_ring_nothing_is_changed() -> None:
    tale = free_go(rings={"free": 0, "shadow": 3})
    assert tale.offers == "character muster"
    assert tale.refuses("ring") == "WAR-5.1"


@pytest.mark.rule("WAR-5.2")
def test_then_the_player_takes_the_go_as_usual() -> None:
    tale = free_go().go("ring character event")
    assert tale.asked == "free die"
    assert tale.offers == "event muster"  # any die, not only the changed one
    tale.go("muster skip")
    assert tale.asked == "shadow die"
    assert tale.s.free_dice == ("event",)


@pytest.mark.rule("WAR-5.2", "WAR-4.6")
def test_then_the_player_may_pass_if_he_has_fewer_dice() -> None:
    tale = free_go(shadow_dice=("army", "army", "event")).go("ring character event")
    assert tale.offers == "event muster pass"
    tale.go("pass")
    assert tale.asked == "shadow die"


@pytest.mark.rule("WAR-5.3")
def test_one_ring_each_in_a_turn() -> None:
    tale = free_go().go("ring character event")
    assert tale.s.ringed == ("free",)
    assert tale.s.rings["free"] == 2
    assert tale.refuses("ring") == "WAR-5.3"
    tale.go("muster skip army skip")
    # Nor in a later action turn.
    assert tale.asked == "free die"
    assert tale.offers == "event"
    assert tale.refuses("ring") == "WAR-5.3"


@pytest.mark.rule("WAR-5.3")
def test_a_new_turn_allows_another_ring() -> None:
    tale = Tale.of("", ("recover",), ("action_phase",), ringed=("free", "shadow"), phase=6)
    assert tale.s.ringed == ()


@pytest.mark.rule("WAR-5.4")
def test_a_ring_of_the_free_peoples_passes_to_the_shadow_at_once() -> None:
    tale = free_go().go("ring character event")
    assert tale.s.rings == {"free": 2, "shadow": 1}


@pytest.mark.rule("WAR-5.4")
def test_a_ring_of_the_shadow_leaves_the_game() -> None:
    tale = shadow_go().go("ring army muster")
    assert tale.s.rings == {"free": 1, "shadow": 1}
    assert tale.s.shadow_dice == ("event", "muster")


@pytest.mark.rule("WAR-5.5")
def test_no_die_becomes_a_will_of_the_west() -> None:
    tale = free_go().go("ring muster")
    assert tale.offers == "character army army_muster event"
    assert tale.refuses("will") == "WAR-5.5"
    assert tale.refuses("eye") == "WAR-5.1"


@pytest.mark.rule("WAR-5.5")
def test_a_will_of_the_west_may_become_something_else() -> None:
    tale = free_go(free_dice=("muster", "will")).go("ring will")
    assert tale.offers == "character army muster army_muster event"
    tale.go("character")
    assert tale.s.free_dice == ("character", "muster")


@pytest.mark.rule("WAR-5.6")
def test_the_shadow_may_make_a_die_an_eye_and_still_takes_its_go() -> None:
    tale = shadow_go(box_shadow=2).go("ring army")
    assert tale.offers == "character muster army_muster event eye"
    tale.go("eye")
    assert tale.s.box_shadow == 3
    assert tale.s.shadow_dice == ("event",)
    assert tale.rules_of("ring-used") == ["WAR-5.6"]
    assert tale.asked == "shadow die"
    # With fewer dice than the other side, passing is possible. The ring is used up.
    assert tale.offers == "event pass"


@pytest.mark.rule("WAR-5.6", "WAR-4.10")
def test_if_the_last_die_became_an_eye_the_other_side_goes_on() -> None:
    tale = shadow_go(shadow_dice=("army",)).go("ring eye")
    assert tale.s.shadow_dice == ()
    assert tale.asked == "free die"
    assert tale.s.box_shadow == 1


@pytest.mark.rule("WAR-5.7")
def test_dice_in_the_hunt_box_cannot_be_changed() -> None:
    tale = shadow_go(box_shadow=3).go("ring")
    assert tale.offers == "army event"
    assert tale.refuses("eye") == "WAR-5.7"
    tale = shadow_go(box_shadow=5, shadow_dice=())
    assert tale.asked == "free die"  # no die, so no action turn and no ring


@pytest.mark.rule("WAR-5.8")
def test_a_ring_that_came_this_turn_may_be_used_in_the_same_turn() -> None:
    tale = free_go().go("ring character event muster skip")
    assert tale.asked == "shadow die"
    assert tale.offers == "army event ring"
    tale.go("ring army eye")
    assert tale.s.rings == {"free": 2, "shadow": 0}
    assert tale.s.ringed == ("free", "shadow")
    assert tale.refuses("ring") == "WAR-5.3"


@pytest.mark.rule("WAR-5.8", "WAR-5.3")
def test_but_not_if_the_shadow_has_used_one_already() -> None:
    tale = shadow_go(rings={"free": 2, "shadow": 1}).go("ring army muster event skip ring character event muster skip")
    assert tale.asked == "shadow die"
    assert tale.s.rings == {"free": 1, "shadow": 1}
    assert "ring" not in tale.picks
    assert tale.refuses("ring") == "WAR-5.3"
