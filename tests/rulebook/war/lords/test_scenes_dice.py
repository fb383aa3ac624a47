"""Scenes of special dice."""

import pytest

from bree.games.war.state import Lords
from tests.rulebook.war.lords.turns import GO, rolled
from tests.rulebook.war.war_story import NO_COUNCIL, Tale

ALL_FOUR = (
    "rivendell: elves 1e elrond; lorien: elves 1e galadriel; moria: sauron 2r balrog; minas_morgul: sauron 2r gothmog"
)
WHITE = "edoras: rohan 2r gandalf_the_white"


@pytest.mark.rule("LME-4.1", "LME-4.2", "LME-4.7", "LME-4.8", "LME-4.10")
@pytest.mark.parametrize(("hunters", "first"), [("3", "free"), ("2", "shadow"), ("4", "free")])
def test_whoever_rolled_more_dice_chooses_first(hunters: str, first: str):
    # Four and two, against the rolled dice of seven, and two.
    tale = rolled(ALL_FOUR, "muster drawing balrog army", hunters=hunters)
    assert tale.asked == first + " special_die"
    answers = {"free": ("nenya vilya", "vilya"), "shadow": ("balrog gothmog", "gothmog")}
    for side in (first, "shadow" if first == "free" else "free"):
        assert tale.asked == side + " special_die"
        assert sorted(tale.picks) == answers[side][0].split()
        tale.answer(answers[side][1])
    assert tale.asked == "free die"
    assert (len(tale.s.free_dice), len(tale.s.shadow_dice)) == (5, 8 - int(hunters))
    assert "vilya-muster" in tale.s.free_dice
    assert "gothmog-army" in tale.s.shadow_dice


@pytest.mark.rule("LME-4.7", "LME-O1")
def test_if_only_special_dice_are_counted_two_against_two_is_a_tie():
    tale = rolled(ALL_FOUR, "muster drawing balrog army", terms=NO_COUNCIL._replace(all_dice=False))
    assert tale.asked == "free special_die"
    tale.answer("nenya")
    assert tale.asked == "shadow special_die"


@pytest.mark.rule("LME-4.2", "LME-4.3", "LME-4.4", "LME-4.5", "LME-4.6", "LME-4.17", "LME-4.19")
def test_an_eye_leaves_no_choice_and_two_leave_which():
    tale = rolled(ALL_FOUR, "eye* muster eye* eye*")
    assert (tale.asked, sorted(tale.picks)) == ("shadow special_die", ["balrog", "gothmog"])
    tale.answer("balrog")
    assert tale.asked == "free die"
    # The Eyes of Vilya and of the Balrog, and nothing of the other dice. They cause no action.
    assert tale.s.box_shadow == 2
    assert tale.s.box_free == 0
    assert (len(tale.s.free_dice), len(tale.s.shadow_dice)) == (4, 7)


@pytest.mark.rule("LME-4.5", "LME-4.16", "LME-4.17", "LME-5.8", "LME-4.6")
def test_the_eye_of_a_keeper_hunts_and_obliges_nobody():
    tale = rolled("rivendell: elves 1e elrond", "eye*", bearers="hollin")
    assert (tale.s.box_shadow, tale.s.box_free) == (1, 0)
    tale.go("character fellowship")
    assert tale.asked == "chance hunt_die"
    tale.answer("5")  # no bonus: a Keeper's die is not a die of the Free Peoples here
    assert tale.asked == "free keep_die"
    tale.answer("pass")
    assert tale.asked == "shadow die"
    assert (tale.s.box_free, tale.s.corruption) == (1, 0)
    again = Tale.of(
        "rivendell: elves 1e elrond",
        ("recover",),
        ("hunt_allocation",),
        terms=NO_COUNCIL,
        turn=3,
        box_shadow=1,
        shadow_pool=8,
        lords=Lords(special=("vilya-eye*",), picked=("vilya",)),
    )
    assert (again.asked, again.picks[0]) == ("shadow allocate", "0")


@pytest.mark.rule("LME-5.7", "LME-5.14", "LME-5.15", "LME-5.17", "LME-7.5")
def test_the_white_costs_elrond_a_starred_die_that_nobody_used():
    tale = rolled(
        "rivendell: elves 1e elrond; " + WHITE,
        "army*",
        ("recover",),
        ("hunt_allocation",),
        shadow="eye eye eye eye eye eye eye",
    )
    assert tale.asked == "free die"
    assert "vilya-army" in tale.s.free_dice
    for die in tale.s.free_dice:
        tale.go(die + " skip")
    assert tale.asked == "shadow allocate"
    assert tale.s.lords is not None
    assert (tale.s.lords.gone, tale.s.lords.special) == (("vilya",), ())
    assert "elrond" in tale.s.free["rivendell"]
    assert tale.s.free_pool == 5  # four, and one more with Gandalf the White


@pytest.mark.rule("LME-5.7", "LME-5.15")
def test_without_the_white_a_star_costs_nothing():
    tale = rolled(
        "rivendell: elves 1e elrond", "army*", ("recover",), ("hunt_allocation",), shadow="eye eye eye eye eye eye eye"
    )
    for die in tale.s.free_dice:
        tale.go(die + " skip")
    assert tale.s.lords is not None
    assert (tale.s.lords.gone, tale.s.lords.special) == ((), ("vilya",))


@pytest.mark.rule("LME-5.13", "LME-9.25", "LME-9.33", "LME-9.6")
@pytest.mark.parametrize(
    ("king", "picked", "gone"),
    [
        ("witch_king", "balrog", "balrog gothmog"),  # the Black Captain removes Gothmog's die with any face
        ("witch_king_chief", "balrog", "balrog"),
        ("witch_king_chief", "gothmog", ""),  # Muster has no star
        ("", "balrog", ""),
    ],
)
def test_a_witch_king_costs_lesser_minions_their_dice(king: str, picked: str, gone: str):
    lords = Lords(special=("balrog-character*", "gothmog-muster"), picked=(picked,))
    board = f"moria: sauron 2r balrog; minas_morgul: sauron 2r gothmog; barad_dur: sauron 1r {king}".strip()
    tale = Tale.of(
        board, ("recover",), ("hunt_allocation",), terms=NO_COUNCIL, turn=3, shadow_pool=9 if king else 8, lords=lords
    )
    assert tale.s.lords is not None
    assert sorted(tale.s.lords.gone) == gone.split()
    assert sorted(tale.s.lords.special) == sorted({"balrog", "gothmog"} - {*gone.split()})


@pytest.mark.rule("LME-4.15", "LME-5.4", "LME-5.11")
def test_who_has_fallen_takes_the_die_along():
    lords = Lords(special=("vilya-event", "nenya-muster"), picked=("nenya",))
    tale = Tale.of(
        "lorien: elves 1e galadriel",
        ("recover",),
        ("hunt_allocation",),
        terms=NO_COUNCIL,
        turn=3,
        fallen="elrond",
        lords=lords,
    )
    assert tale.s.lords is not None
    assert (tale.s.lords.gone, tale.s.lords.special) == (("vilya",), ("nenya",))


@pytest.mark.rule("LME-4.18", "LME-4.1")
def test_special_dice_are_never_allocated():
    tale = Tale.of(
        "moria: sauron 2r balrog; minas_morgul: sauron 2r gothmog", *GO, terms=NO_COUNCIL, turn=3, fallen="boromir"
    )
    assert (tale.asked, tale.picks[-1]) == ("shadow allocate", "6")
    tale.answer("6")
    tale.go("event event event event event")
    assert tale.asked == "chance special_roll"


@pytest.mark.rule("LME-4.10")
def test_a_special_die_counts_for_passing():
    dice = {"free_dice": ("event", "vilya-event"), "shadow_dice": ("event", "event"), "terms": NO_COUNCIL}
    lords = Lords(special=("vilya-event",), picked=("vilya",))
    tale = Tale.of("rivendell: elves 1e elrond", ("go",), lords=lords, free_pool=5, **dice)
    assert tale.refuses("pass") == "WAR-4.7"
    dice["shadow_dice"] = ("event", "event", "balrog-balrog")
    both = Lords(special=("vilya-event", "balrog-balrog"), picked=("vilya", "balrog"))
    tale = Tale.of(
        "rivendell: elves 1e elrond; moria: sauron 1r balrog", ("go",), lords=both, free_pool=5, shadow_pool=8, **dice
    )
    assert "pass" in tale.picks


@pytest.mark.rule("LME-6.3")
def test_no_ring_touches_a_special_die():
    lords = Lords(special=("vilya-event",), picked=("vilya",))
    tale = Tale.of(
        "rivendell: elves 1e elrond",
        ("go",),
        terms=NO_COUNCIL,
        lords=lords,
        free_pool=5,
        free_dice=("vilya-event",),
        shadow_dice=("event",),
    )
    assert tale.refuses("ring") == "LME-6.3"
    tale = Tale.of(
        "rivendell: elves 1e elrond",
        ("go",),
        terms=NO_COUNCIL,
        lords=lords,
        free_pool=5,
        free_dice=("event", "vilya-event"),
        shadow_dice=("event",),
    )
    tale.answer("ring")
    assert tale.asked == "free ring_face"  # of the other die
    tale.go("muster narya")
    assert tale.s.free_dice == ("muster", "vilya-event")


@pytest.mark.rule("LME-4.12", "LME-4.21", "LME-4.11")
def test_the_drawing_face_draws_from_either_deck_or_hides_under_strider():
    lords = Lords(special=("vilya-drawing",), picked=("vilya",))
    given = {
        "terms": NO_COUNCIL,
        "lords": lords,
        "free_pool": 5,
        "free_dice": ("vilya-drawing",),
        "shadow_dice": ("event",),
    }
    tale = Tale.of("rivendell: elves 1e elrond", ("go",), **given)
    tale.answer("vilya-drawing")
    assert set(tale.picks) == {"draw_character", "draw_strategy", "skip"}
    tale.answer("draw_strategy")
    assert (tale.asked, len(tale.picks)) == ("chance draw_card", tale.s.decks["free_strategy"].size)
    revealed = Tale.of(
        "rivendell: elves 1e elrond; edoras: rohan 1r gandalf_the_grey",
        ("go",),
        hidden=False,
        bearers="hollin",
        guide="strider",
        **given,
    )
    revealed.answer("vilya-drawing")
    assert "hide" in revealed.picks
    revealed.answer("hide")
    assert revealed.s.hidden
