"""The Lidless Eye: its event, and where it cannot be played."""

import pytest

from tests.rulebook.war.cards.shadow_play import play, refused

CARD = "the_lidless_eye"


@pytest.mark.rule("WAR-6.6")
@pytest.mark.parametrize(
    ("dice", "first", "then"),
    [
        ("army army", {"army": 2}, {"army": 1}),
        ("army army army army muster", {"army": 3, "muster": 1}, {"army": 2, "muster": 1}),
        ("army muster muster muster", {"army": 1, "muster": 3}, {"muster": 2}),
    ],
)
def test_of_dice_that_are_alike_no_more_are_offered_than_may_be_taken(
    dice: str, first: dict[str, int], then: dict[str, int]
) -> None:
    t = play(CARD, shadow_dice=tuple(dice.split()))
    assert (t.asked, t.copies()) == ("shadow eye_die", first)
    assert t.answer("army").copies() == then


@pytest.mark.rule("WAR-6.6")
def test_the_lidless_eye_takes_up_to_three_unused_dice() -> None:
    dice = ("army", "army", "event", "muster")
    t = play(CARD, die="character", shadow_dice=dice, box_shadow=1)
    assert (t.asked, t.copies(), t.ask.least, t.ask.most) == (
        "shadow eye_die", {"army": 2, "event": 1, "muster": 1}, 0, 3,
    )  # fmt: skip
    t.go("muster army army")
    assert (t.at_rest, t.s.shadow_dice, t.s.box_shadow) == (True, ("event",), 4)
    one = play(CARD, die="character", shadow_dice=dice).go("event done")
    assert (one.at_rest, one.s.shadow_dice, one.s.box_shadow) == (True, ("army", "army", "muster"), 1)


@pytest.mark.rule("WAR-6.4")
def test_refused_an_army_or_muster_result_does_not_play_it() -> None:
    for face in ("army", "muster", "army_muster"):
        assert refused(CARD, face=face, shadow_dice=tuple(sorted((face, "character")))) == "WAR-6.5"


@pytest.mark.rule("WAR-6.6")
def test_refused_the_die_that_pays_for_it_is_not_unused() -> None:
    assert refused(CARD) == "WAR-O5"
