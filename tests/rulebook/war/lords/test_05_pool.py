"""LME-5: which special dice are in the pool, when they enter it, and when they leave the game."""

from collections import Counter
from typing import Any

import pytest

from bree.games.war.facts import SPECIAL_DICE, SPECIAL_ROLLS
from bree.games.war.state import Lords
from tests.rulebook.war.lords.special_dice import (
    BALROG,
    ELROND,
    GALADRIEL,
    GOTHMOG,
    KEEPERS,
    LESSER,
    ROLL,
    gone,
    led,
    lords,
    picked,
    recovered,
    roll,
    special,
)
from tests.rulebook.war.war_story import Tale

WHITE = "fangorn: gandalf_the_white"
CAPTAIN, CHIEF = "minas_morgul: witch_king", "minas_morgul: witch_king_chief"


def chosen(*words: str) -> dict[str, Any]:
    """The turn before: these dice were rolled, and the first of each side counted."""
    first = {SPECIAL_DICE[word.partition("-")[0]].side: word.partition("-")[0] for word in reversed(words)}
    return {"lords": Lords(special=words, picked=tuple(first.values()))}


def led_turn(board: str, *steps: tuple[str], **given: Any) -> Tale:
    return led(board, ("recover",), *steps, **{"phase": 6, "turn": 5, **given})


FACES = [
    ("vilya", "army* muster event drawing drawing eye*"),
    ("nenya", "character* muster event drawing drawing eye*"),
    ("narya", "character muster event drawing army eye"),
    ("balrog", "character* balrog balrog muster drawing eye*"),
    ("gothmog", "army* army muster muster drawing eye*"),
]


@pytest.mark.rule("LME-5.1", "LME-5.2", "LME-5.3", "LME-5.9", "LME-5.10")
@pytest.mark.parametrize(("die", "faces"), FACES)
def test_the_six_faces_of_a_special_die(die: str, faces: str) -> None:
    assert {pick.id: pick.weight for pick in SPECIAL_ROLLS[die]} == Counter(faces.split())


@pytest.mark.rule("LME-5.4", "LME-5.11")
def test_a_character_in_play_adds_his_die() -> None:
    assert special(recovered("")) == ""
    assert special(recovered(ELROND)) == "vilya"
    assert special(recovered(GALADRIEL)) == "nenya"
    assert special(recovered(BALROG)) == "balrog"
    assert special(recovered(GOTHMOG)) == "gothmog"
    assert special(recovered(f"{KEEPERS}; {LESSER}")) == "vilya nenya balrog gothmog"


@pytest.mark.rule("LME-5.4", "LME-5.11")
def test_who_enters_adds_nothing_before_the_next_turn() -> None:
    tale = recovered("", ("hunt_allocation",), *ROLL)
    tale.s.free["rivendell"], tale.s.shadow["moria"] = ("elrond",), ("balrog",)
    tale.s.aside = tuple([one for one in tale.s.aside if one not in ("elrond", "balrog")])
    tale.go("1")
    while tale.asked == "chance action_die":
        tale.go("muster")
    assert tale.asked == "free die"
    assert special(tale) == ""


@pytest.mark.rule("LME-5.5", "LME-5.8")
def test_narya_needs_its_keeper_as_guide_and_a_die_from_the_hunt_box() -> None:
    assert special(led_turn("", box_free=1)) == "narya"
    assert special(led_turn("")) == ""  # nothing was in the box
    assert special(led_turn("", box_free=1, guide="strider")) == ""
    assert special(led_turn("", turn=1)) == "narya"  # the first Guide


@pytest.mark.rule("LME-5.6", "LME-5.12")
def test_all_come_back_used_or_not() -> None:
    tale = recovered(f"{KEEPERS}; {LESSER}", **chosen("vilya-muster", "nenya-event", "balrog-muster", "gothmog-army*"))
    assert special(tale) == "vilya nenya balrog gothmog"
    assert gone(tale) == ""
    assert tale.s.free_pool == 4
    assert tale.s.shadow_pool == 7


@pytest.mark.rule("LME-5.7", "LME-7.5", "LME-7.12")
@pytest.mark.parametrize(
    ("words", "left"),
    [
        (("vilya-army*", "nenya-event"), "nenya"),
        (("vilya-eye*", "nenya-event"), "nenya"),
        (("nenya-character*", "vilya-army*"), "vilya"),  # Vilya's was not chosen
        (("vilya-muster", "nenya-eye*"), "vilya nenya"),
    ],
)
def test_with_the_white_a_chosen_keeper_die_with_the_icon_is_removed(words: tuple[str, ...], left: str) -> None:
    tale = recovered(f"{KEEPERS}; {WHITE}", **chosen(*words))
    assert special(tale) == left
    assert tale.rules_of("special-gone") == ["LME-5.7"] * (2 - len(left.split()))
    assert special(recovered(KEEPERS, **chosen(*words))) == "vilya nenya"  # without him no die leaves the game


@pytest.mark.rule("LME-5.13", "LME-9.6")
@pytest.mark.parametrize("king", [CAPTAIN, CHIEF])
def test_with_a_witch_king_a_chosen_lesser_die_with_the_icon_is_removed(king: str) -> None:
    words = chosen("balrog-character*")
    assert special(recovered(f"{BALROG}; {king}", **words)) == ""
    assert gone(recovered(f"{BALROG}; {king}", **words)) == "balrog"
    assert gone(recovered(BALROG, **words)) == ""
    assert gone(recovered(f"{BALROG}; {WHITE}", **words)) == ""
    assert gone(recovered(f"{BALROG}; {king}", **chosen("balrog-muster"))) == ""


@pytest.mark.rule("LME-9.25", "LME-5.13")
def test_the_black_captain_takes_the_die_of_gothmog_and_the_chief_only_one_with_the_icon() -> None:
    assert gone(recovered(f"{LESSER}; dol_guldur: witch_king", **chosen("gothmog-muster"))) == "gothmog"
    assert gone(recovered(f"{LESSER}; dol_guldur: witch_king_chief", **chosen("gothmog-muster"))) == ""
    assert gone(recovered(f"{LESSER}; dol_guldur: witch_king_chief", **chosen("gothmog-army*"))) == "gothmog"
    assert gone(recovered(f"{LESSER}; dol_guldur: witch_king_chief", **chosen("gothmog-army"))) == ""
    # A die leaves only if its character is in play.
    assert gone(recovered(CAPTAIN)) == ""


@pytest.mark.rule("LME-5.14")
def test_it_matters_that_the_result_was_chosen_not_that_it_was_used() -> None:
    tale = roll(f"{ELROND}; {WHITE}", "army*")
    assert picked(tale) == "vilya"
    assert "vilya-army" in tale.s.free_dice  # never used
    again = recovered(f"{ELROND}; {WHITE}", lords=tale.s.lords)
    assert gone(again) == "vilya"


@pytest.mark.rule("LME-5.15")
def test_it_matters_who_is_in_play_at_the_recovery_not_at_the_roll() -> None:
    with_white = roll(f"{ELROND}; {WHITE}", "army*")
    assert gone(recovered(ELROND, lords=with_white.s.lords, fallen="gandalf_the_grey gandalf_the_white")) == ""
    without = roll(ELROND, "army*")
    assert gone(recovered(f"{ELROND}; {WHITE}", lords=without.s.lords)) == "vilya"


@pytest.mark.rule("LME-4.15", "LME-7.5", "LME-7.12", "LME-9.6", "LME-9.25")
@pytest.mark.parametrize("die", ["vilya", "nenya", "balrog", "gothmog"])
def test_the_die_of_a_character_who_fell_is_removed(die: str) -> None:
    tale = recovered("", fallen=SPECIAL_DICE[die].character, **chosen(die + "-muster"))
    assert special(tale) == ""
    assert gone(tale) == die
    assert tale.rules_of("special-gone") == ["LME-4.15"]


@pytest.mark.rule("LME-5.16")
def test_a_keeper_die_that_moved_the_fellowship_is_an_ordinary_die_in_the_hunt_box() -> None:
    words = Lords(special=("nenya-character*",), picked=("nenya",))
    tale = lords(
        GALADRIEL,
        ("go",),
        free_dice=("character", "nenya-character"),
        shadow_dice=("army",),
        box_shadow=1,
        lords=words,
    )
    tale.go("nenya-character fellowship 1")
    assert tale.s.box_free == 1
    tale.go("army skip character fellowship 1")
    assert [facts["needs"] for facts in tale.facts_of("hunt-rolled")] == [6, 5]  # +1 for the Keeper die
    assert led_turn("", box_free=1).s.watched
    assert special(led_turn("", box_free=1)) == "narya"


@pytest.mark.rule("LME-5.17")
def test_a_die_that_is_removed_never_comes_back() -> None:
    tale = recovered(f"{KEEPERS}; {BALROG}", lords=Lords(gone=("vilya", "balrog")))
    assert special(tale) == "nenya"
    assert gone(tale) == "vilya balrog"
    assert "elrond" in tale.s.free["rivendell"]


@pytest.mark.rule("LME-5.18")
def test_narya_has_no_icon_and_stops_when_its_keeper_is_gone() -> None:
    words = chosen("narya-eye")
    assert gone(led_turn("", box_free=1, **words)) == ""
    assert gone(recovered(WHITE, fallen="gandalf_grey_narya", **words)) == "narya"


# Examples


@pytest.mark.rule("LME-EX-1")
@pytest.mark.parametrize(("face", "actions"), [("drawing", 5), ("eye", 4)])
def test_example_gandalf_alone(face: str, actions: int) -> None:
    tale = led_turn("", ("action_roll",), ("action_phase",), turn=1)
    while tale.asked == "chance action_die":
        tale.go("muster")
    tale.go(face)
    assert len(tale.s.free_dice) == actions
    assert tale.s.box_shadow == 5 - actions


@pytest.mark.rule("LME-EX-2")
def test_example_gandalf_and_galadriel() -> None:
    tale = led_turn(GALADRIEL, ("action_roll",), ("action_phase",), box_free=1)
    while tale.asked == "chance action_die":
        tale.go("muster")
    tale.go("event army")  # Nenya, Narya
    assert tale.offers == "nenya narya"
    tale.go("nenya")
    assert tale.s.free_dice == ("muster",) * 4 + ("nenya-event",)
    # Narya is rolled again only if he is still the Guide and a die was in the Hunt Box.
    assert special(led_turn(GALADRIEL, lords=tale.s.lords)) == "nenya"
    assert special(led_turn(GALADRIEL, lords=tale.s.lords, box_free=1)) == "nenya narya"
    assert special(led_turn(GALADRIEL, lords=tale.s.lords, box_free=1, guide="strider")) == "nenya"


@pytest.mark.rule("LME-EX-3")
def test_example_two_eyes_and_gandalf_the_white() -> None:
    tale = roll(f"{KEEPERS}; {WHITE}", "eye* eye*")
    assert tale.offers == "vilya nenya"
    tale.go("vilya")
    assert tale.s.box_shadow == 1
    after = recovered(f"{KEEPERS}; {WHITE}", lords=tale.s.lords)
    assert special(after) == "nenya"
    assert gone(after) == "vilya"
    assert special(recovered(KEEPERS, lords=tale.s.lords)) == "vilya nenya"


@pytest.mark.rule("LME-EX-4")
@pytest.mark.parametrize(("pick", "lost"), [("balrog", ""), ("gothmog", "gothmog")])
def test_example_balrog_gothmog_and_the_chief(pick: str, lost: str) -> None:
    board = f"{LESSER}; dol_guldur: witch_king_chief"
    tale = roll(board, "drawing army*")
    assert tale.offers == "balrog gothmog"
    tale.go(pick)
    assert gone(recovered(board, lords=tale.s.lords)) == lost
    assert gone(recovered(LESSER, lords=tale.s.lords)) == ""


@pytest.mark.rule("LME-EX-5")
def test_example_when_narya_comes() -> None:
    third = led("", ("action_roll",), ("action_phase",), turn=3, phase=3, free_used=0, shadow_used=0)
    while third.asked == "chance action_die":
        third.go("character")
    assert special(third) == ""  # he became Guide in this turn's Fellowship phase
    assert third.asked == "free die"
    third.go("character fellowship")
    assert third.s.box_free == 1
    assert special(led_turn("", turn=3, box_free=1)) == "narya"
    assert special(led_turn("", turn=3)) == ""


@pytest.mark.rule("LME-EX-6", "LME-5.8")
def test_example_an_eye_of_vilya_alone_in_the_hunt_box() -> None:
    tale = led(ELROND, *ROLL, phase=3, turn=4, lords=Lords(special=("vilya",)), free_used=0, shadow_used=0)
    while tale.asked == "chance action_die":
        tale.go("muster")
    tale.go("eye*")
    assert (tale.s.box_free, tale.s.box_shadow) == (0, 1)
    tale.s.todo = [("hunt_allocation",), ("recover",)]
    tale.game.rules.settle(tale.s)
    assert special(tale) == "vilya"
    assert tale.asked == "shadow allocate"
    assert tale.ask.facts["least"] == 0
