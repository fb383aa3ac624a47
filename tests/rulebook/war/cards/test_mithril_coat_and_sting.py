"""Mithril Coat and Sting: its event, and where it cannot be played."""

from typing import Any

import pytest

from bree.games.war.facts import STANDARD
from tests.rulebook.war.cards import scenes
from tests.rulebook.war.cards.free_play import play, refused, works
from tests.rulebook.war.cards.table_play import hunted, laid
from tests.rulebook.war.war_story import Tale

CARD = "mithril_coat_and_sting"
MOVE = "character fellowship"


def less(*tiles: str) -> tuple[str, ...]:
    left = list(STANDARD)
    for tile in tiles:
        left.remove(tile)
    return tuple(left)


@pytest.mark.rule("WAR-6.7", "WAR-6.1")
def test_it_is_played_on_the_table() -> None:
    t = play(CARD).answer(CARD)
    assert (t.at_rest, t.s.table, t.s.hands["free"], t.s.played) == (True, (CARD,), (), ())


@pytest.mark.rule("WAR-24.2")
def test_with_the_coat_another_tile_is_drawn_and_the_first_goes_back() -> None:
    t = hunted(CARD).answer("zero_reveal")
    assert (t.asked, t.offers, t.ask.rule) == ("free use", CARD + " pass", "WAR-24.2")
    t.answer(CARD)
    assert (t.asked, t.s.tiles) == ("chance hunt_tile", less("zero_reveal"))  # the first is not there yet
    t.answer("one")
    assert (t.s.tiles, t.s.drawn, t.s.hidden) == (less("one"), ("one",), True)
    assert (t.asked, t.s.hunt and t.s.hunt.damage) == ("free casualty", 1)
    t.answer("none")
    assert (t.at_rest, t.s.corruption, t.s.hidden, t.s.played) == (True, 1, True, (CARD,))
    assert t.facts_of("tile-back") == [{"tile": "tile-zero_reveal"}]


@pytest.mark.rule("WAR-24.2", "WAR-24.1")
def test_an_eye_in_its_place_is_worth_the_same_successes() -> None:
    t = hunted(CARD, dice="6 6 1").go(f"three {CARD} eye none")
    assert (t.at_rest, t.s.corruption, t.s.hidden, t.s.drawn) == (True, 2, False, ("eye",))


@pytest.mark.rule("WAR-25.8", "WAR-25.14")
def test_on_the_mordor_track_the_stop_of_the_first_tile_does_not_count() -> None:
    pool = (*STANDARD, "on_on_they_went", "phial_of_galadriel")
    given: dict[str, Any] = {"track": 1, "bearers": "morannon", "tiles": tuple(sorted(pool)), "corruption": 4}
    t = laid(("move_fellowship",), CARD, **given).go(f"on_on_they_went {CARD} phial_of_galadriel")
    assert (t.at_rest, t.s.track, t.s.corruption) == (True, 2, 2)
    assert (t.s.drawn, "on_on_they_went" in t.s.tiles) == (("phial_of_galadriel",), True)


@pytest.mark.rule("WAR-23.10", "WAR-24.2")
def test_a_tile_that_was_the_last_of_the_pool_is_back_already() -> None:
    t = hunted(CARD, tiles=("three",), drawn=less("three")).go(f"three {CARD} three none")
    assert (t.at_rest, t.s.tiles, t.s.drawn, t.s.corruption) == (True, less("three"), ("three",), 3)
    # And if the second is the last one, both are.
    t = hunted(CARD, tiles=("one", "three"), drawn=less("one", "three")).go(f"three {CARD} one none")
    assert (t.at_rest, t.s.tiles, t.s.drawn, t.s.corruption) == (True, STANDARD, (), 1)


@pytest.mark.rule("WAR-24.2", "WAR-24.14")
def test_staff_and_coat_meet_tiles_that_cards_draw() -> None:
    table = ("axe_and_bow", CARD, "wizards_staff")
    t = scenes.play("orc_patrol", "", bearers="hollin", table=table, **scenes.pool("three two one"))
    assert (t.asked, t.offers) == ("free use", "wizards_staff pass")
    t.go("pass three")
    assert (t.asked, t.offers) == ("free use", "axe_and_bow mithril_coat_and_sting pass")
    t.answer(CARD)
    assert t.picks == ["one", "two"], "the first tile is aside"
    t.answer("two")
    assert (t.asked, t.offers) == ("free use", "axe_and_bow pass"), "it is another tile"
    t.go("pass none")
    assert (t.s.corruption, t.s.tiles) == (2, ("one", "three"))


@pytest.mark.rule("WAR-24.1", "WAR-24.2")
def test_the_coat_is_worn_before_shelobs_die_is_rolled() -> None:
    table = ("axe_and_bow", CARD)
    tiles = scenes.pool("shelobs_lair one two")
    t = Tale.of("", ("go",), track=1, free_dice=("character",), table=table, **tiles).go(f"{MOVE} shelobs_lair")
    assert (t.asked, t.offers) == ("free use", "mithril_coat_and_sting pass")
    t.go("pass 4")
    assert (t.asked, t.offers) == ("free use", "axe_and_bow pass")
    t.go("axe_and_bow none")
    assert (t.s.corruption, t.s.track, t.s.table) == (3, 1, (CARD,))
    t = Tale.of("", ("go",), track=1, free_dice=("character",), table=table, **tiles).go(f"{MOVE} shelobs_lair")
    t.go("mithril_coat_and_sting one")
    assert (t.offers, t.s.tiles) == ("axe_and_bow pass", ("shelobs_lair", "two"))


@pytest.mark.rule("WAR-6.4")
def test_refused_the_coat_needs_a_character_or_an_event_result() -> None:
    for face in ("army", "muster", "army_muster"):
        assert refused(CARD, face) == "WAR-6.5"
    assert works(CARD, "event")
