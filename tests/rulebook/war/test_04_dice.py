"""WAR section 4: the number of dice, whose action turn it is, passing, and what becomes of a die."""

from typing import Any

import pytest

from bree.games.war.rules.turn.phases import dice_of
from tests.rulebook.war.war_story import Tale, but

FREE_THREE = ("character", "event", "muster")
SHADOW_TWO = ("army", "event")


def turn_of(
    free: tuple[str, ...], shadow: tuple[str, ...], acting: str = "free", board: str = "", **given: Any
) -> Tale:
    return Tale.of(board, ("go",), free_dice=free, shadow_dice=shadow, acting=acting, **given)


@pytest.mark.rule("WAR-4.1")
@pytest.mark.parametrize(
    ("board", "free", "shadow"),
    [
        ("", 4, 7),
        ("bree: strider; dale: gandalf_the_grey", 4, 7),
        ("minas_tirith: aragorn", 5, 7),
        ("fangorn: gandalf_the_white", 5, 7),
        ("fangorn: gandalf_the_white aragorn", 6, 7),
        ("orthanc: saruman", 4, 8),
        ("moria: witch_king", 4, 8),
        ("moria: mouth_of_sauron", 4, 8),
        ("orthanc: saruman; moria: witch_king mouth_of_sauron", 4, 10),
    ],
)
def test_how_many_dice_there_are(board: str, free: int, shadow: int) -> None:
    tale = Tale.of(board, ("recover",), phase=6)
    assert (tale.s.free_pool, tale.s.shadow_pool) == (free, shadow)


@pytest.mark.rule("WAR-4.1", "WAR-A.18")
def test_who_fell_brings_no_die() -> None:
    tale = Tale.of("", ("recover",), phase=6, fallen="gandalf_the_white gandalf_the_grey witch_king")
    assert (tale.s.free_pool, tale.s.shadow_pool) == (4, 7)


@pytest.mark.rule("WAR-4.2")
def test_a_die_that_is_won_or_lost_counts_from_the_next_turn() -> None:
    tale = turn_of(("will",), ("army",), board="minas_tirith: gondor 1r strider", box_shadow=1).go("will aragorn")
    assert tale.s.free_pool == 4
    assert dice_of(tale.s, "free") == 5
    assert len(tale.s.free_dice) + tale.s.free_used + tale.s.box_free == 4
    tale = Tale.of(
        "", ("action_phase",), fallen="saruman", shadow_pool=8, shadow_dice=("army",) * 8, free_dice=("event",)
    )
    tale.go("event skip")
    assert tale.s.shadow_pool == 8  # he was lost in this turn, and his die still counts
    assert tale.picks == ["army"]


@pytest.mark.rule("WAR-4.4")
def test_one_die_is_picked_for_one_action_and_is_used() -> None:
    tale = turn_of(FREE_THREE, SHADOW_TWO)
    assert tale.asked == "free die"
    assert tale.offers == "character event muster ring"
    assert tale.refuses("army") == "WAR-4.4"
    tale.go("event")
    assert tale.s.die == "event"
    tale.go("skip")
    assert (tale.s.free_dice, tale.s.free_used, tale.s.die) == (("character", "muster"), 2, "")
    assert tale.asked == "shadow die"
    assert tale.facts_of("acts") == [{"who": "free", "face": "face-event", "action": "action-skip"}]
    assert tale.rules_of("acts") == ["WAR-4.4"]


@pytest.mark.rule("WAR-4.4")
def test_of_two_equal_dice_one_is_used() -> None:
    tale = turn_of(("event", "event"), SHADOW_TWO)
    assert tale.offers == "event ring"
    tale.go("event skip")
    assert tale.s.free_dice == ("event",)


@pytest.mark.rule("WAR-4.4", "WAR-10.3", "WAR-9.5")
def test_what_an_action_remembers_is_forgotten_at_its_end() -> None:
    tale = turn_of(("army_muster",), ("army",), board="osgiliath: gondor 1r; edoras: rohan 1r")
    tale.go("army_muster move osgiliath pelargir done")
    assert (tale.s.moved, tale.s.recruited, tale.s.die) == ({}, (), "")
    tale = turn_of(("muster",), ("army",), board="osgiliath: gondor 1r").go("muster recruit gondor-elite pelargir")
    assert (tale.s.moved, tale.s.recruited, tale.s.die) == ({}, (), "")


@pytest.mark.rule("WAR-4.5")
def test_used_dice_are_set_aside() -> None:
    tale = turn_of(("event",), ("army", "army")).go("event skip army skip")
    assert (tale.s.free_used, tale.s.shadow_used, tale.s.box_free, tale.s.box_shadow) == (4, 6, 0, 0)


@pytest.mark.rule("WAR-4.5", "WAR-20.2", "WAR-23.3")
def test_a_die_that_moved_the_fellowship_goes_to_the_hunt_box_after_the_hunt() -> None:
    tale = turn_of(("character", "event"), ("army",), box_shadow=2).go("character fellowship")
    assert tale.asked == "chance hunt_die"
    assert tale.s.box_free == 0  # not yet
    tale.roll("5 5")
    # Five is no success, because the die does not count yet.
    assert tale.asked == "shadow die"
    assert (tale.s.box_free, tale.s.free_used, tale.s.free_dice) == (1, 2, ("event",))


@pytest.mark.rule("WAR-4.5", "WAR-25.9")
def test_in_mordor_too() -> None:
    given: dict[str, Any] = {"bearers": "morannon", "track": 0, "fallen": but("strider")}
    tale = turn_of(("will",), ("army",), **given).go("will fellowship")
    assert tale.asked == "chance hunt_tile"
    tale.go("zero_reveal")
    assert tale.asked == "shadow die"
    assert (tale.s.box_free, tale.s.free_used) == (1, 3)


@pytest.mark.rule("WAR-4.5")
@pytest.mark.parametrize("action", ["hide", "separate", "skip"])
def test_no_other_die_goes_there(action: str) -> None:
    tale = turn_of(("character",), ("army",), hidden=False, fallen=but("gimli")).go("character " + action)
    if action == "separate":
        tale.go("rivendell")
    assert (tale.s.box_free, tale.s.free_used) == (0, 4)


@pytest.mark.rule("WAR-4.6")
def test_who_has_fewer_dice_may_pass() -> None:
    tale = turn_of(("event",), SHADOW_TWO)
    assert tale.offers == "event ring pass"
    tale.go("pass")
    assert tale.asked == "shadow die"
    assert tale.s.free_dice == ("event",)
    assert tale.facts_of("passes") == [{"who": "free"}]


@pytest.mark.rule("WAR-4.6")
def test_dice_in_the_hunt_box_are_not_unused() -> None:
    # The Shadow has seven dice, five of them in the box. Two are left, and that is not more.
    tale = turn_of(("event", "event"), SHADOW_TWO, box_shadow=5)
    assert "pass" not in tale.picks
    tale = turn_of(("event", "event"), SHADOW_TWO, acting="shadow", box_free=2)
    assert "pass" not in tale.picks


@pytest.mark.rule("WAR-4.7")
def test_who_has_as_many_or_more_must_act() -> None:
    for free in (("event", "event"), FREE_THREE):
        tale = turn_of(free, SHADOW_TWO)
        assert "pass" not in tale.picks
        assert tale.refuses("pass") == "WAR-4.7"
    tale = turn_of(("event",), SHADOW_TWO, acting="shadow")
    assert tale.refuses("pass") == "WAR-4.7"


@pytest.mark.rule("WAR-4.8")
def test_to_pass_is_not_final() -> None:
    tale = turn_of(("event",), ("army", "army", "event")).go("pass army skip")
    assert tale.asked == "free die"
    assert tale.offers == "event ring pass"
    tale.go("pass army skip")
    assert tale.asked == "free die"
    assert tale.offers == "event ring"  # one die each by now
    tale.go("event skip")
    assert tale.asked == "shadow die"


@pytest.mark.rule("WAR-4.9", "WAR-4.22")
@pytest.mark.parametrize("face", ["character", "army_muster", "muster", "event", "will"])
def test_a_die_may_always_be_used_for_nothing(face: str) -> None:
    tale = turn_of((face,), ("army",)).go(face)
    assert tale.picks[-1] == "skip"
    before = tale.s.clone()
    tale.go("skip")
    assert (tale.s.free_dice, tale.s.free_used, tale.asked) == ((), 4, "shadow die")
    assert (tale.s.free, tale.s.steps, tale.s.hands) == (before.free, before.steps, before.hands)


@pytest.mark.rule("WAR-4.9")
def test_where_nothing_else_can_be_done_one_skips() -> None:
    tale = turn_of(("event",), ("army",), acting="shadow").go("army")
    assert tale.offers == "skip"


@pytest.mark.rule("WAR-4.10", "WAR-3.10")
def test_who_has_dice_left_takes_the_other_actions_in_a_row() -> None:
    tale = turn_of(("event",), ("army", "army", "event")).go("event skip")
    for left in (2, 1, 0):
        assert tale.asked == "shadow die"
        tale.go(tale.picks[0]).go("skip")
        assert len(tale.s.shadow_dice) == left
    assert tale.at_rest


@pytest.mark.rule("WAR-4.10")
def test_who_begins_without_dice_is_passed_over() -> None:
    tale = Tale.of("", ("action_phase",), phase=4, free_dice=(), shadow_dice=("army",))
    assert tale.asked == "shadow die"
    tale = Tale.of("", ("action_phase",), phase=4, free_dice=(), shadow_dice=())
    assert tale.at_rest


@pytest.mark.rule("WAR-4.3", "WAR-4.19")
def test_an_eye_is_never_a_die_to_act_with() -> None:
    tale = Tale.of("", ("action_roll",), ("action_phase",), phase=3, free_used=0, shadow_used=0, box_shadow=5)
    tale.go("event event event event eye eye")
    assert (tale.s.shadow_dice, tale.s.box_shadow) == ((), 7)
    for _ in range(4):
        assert tale.asked == "free die"
        tale.go("event skip")
    assert tale.at_rest


@pytest.mark.rule("WAR-10.9")
def test_the_same_army_may_move_again_by_another_action() -> None:
    tale = turn_of(("army_muster", "will"), ("event",), board="osgiliath: gondor 1r; edoras: rohan 1r")
    tale.go("army_muster move osgiliath lossarnach done event skip will move")
    assert tale.asked == "free move_from"
    assert tale.offers == "edoras lossarnach"
    tale.go("lossarnach pelargir")
    assert tale.here("pelargir") == "gondor 1r"


@pytest.mark.rule("WAR-4.22")
def test_what_is_not_legal_now_is_refused_and_changes_nothing() -> None:
    tale = turn_of(("muster",), ("army",), politics="elves 1, dwarves 1, gondor 1, north 1, rohan 1").go("muster")
    assert tale.offers == "diplomacy skip"
    assert tale.refuses("recruit") == "WAR-9.3"
    assert tale.refuses("warden-gondor") == "WAR-4.4"
