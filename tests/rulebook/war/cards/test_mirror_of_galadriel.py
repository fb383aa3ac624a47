"""Mirror of Galadriel: its event, and where it cannot be played."""

import pytest

from tests.rulebook.war.cards import scenes
from tests.rulebook.war.cards.free_play import at_action, play, refused, works

CARD = "mirror_of_galadriel"


@pytest.mark.rule("WAR-6.6")
def test_the_mirror_makes_a_will_of_the_west_of_another_die() -> None:
    dice = ("army", "character", "character")
    t = at_action(CARD, free_dice=dice, corruption=2, shadow_dice=("army",) * 2)
    t.go("event mirror_of_galadriel")
    assert (t.s.free_dice, t.s.free_used, t.s.corruption, t.asked) == (("army", "will"), 2, 2, "shadow die")
    assert t.facts_of("die-turned") == [{"who": "free", "face": "face-character", "result": "face-will"}]


@pytest.mark.rule("WAR-6.6", "WAR-1.14")
def test_in_lorien_the_mirror_heals() -> None:
    t = play(CARD, bearers="lorien", corruption=2).answer(CARD)
    assert (t.at_rest, t.s.corruption, t.s.free_dice) == (True, 1, ())
    # A besieged settlement is unconquered too.
    t = play(
        CARD,
        board="lorien: elves 1r, sauron 2r",
        siege="lorien",
        bearers="lorien",
        corruption=2,
        free_dice=("character",),
    ).answer(CARD)
    assert (t.at_rest, t.s.corruption, t.s.free_dice) == (True, 1, ("will",))


@pytest.mark.rule("WAR-6.6", "WAR-1.14")
def test_the_mirror_takes_another_die_and_heals_in_lorien() -> None:
    lorien = {"bearers": "lorien", "corruption": 2}
    t = scenes.play(CARD, "", dice="character", **lorien)
    assert (t.s.free_dice, t.s.corruption) == (("will",), 1)
    assert not scenes.playable(CARD, "")
    assert scenes.playable(CARD, "", **lorien)
    assert scenes.playable(CARD, "lorien: elves 1r; lorien: sauron 1r", siege="lorien", **lorien)
    assert not scenes.playable(CARD, "", captured="lorien", **lorien)
    assert not scenes.playable(CARD, "", track=0, **lorien)


@pytest.mark.rule("WAR-6.5", "WAR-6.6")
def test_refused_the_die_that_pays_is_not_unused() -> None:
    assert refused(CARD, free_dice=("army", "character")) == "WAR-O5"
    assert works(CARD, free_dice=("character", "character"))
    assert works(CARD, "event", free_dice=("character", "event"))
    assert refused(CARD, bearers="lorien") == "WAR-O5"
    assert refused(CARD, bearers="lorien", captured="lorien", corruption=1) == "WAR-O5"
    assert works(CARD, bearers="lorien", corruption=1)
