"""The Free Peoples' character deck: cards that lie on the table and shield the Fellowship from the hunt."""

from typing import Any

import pytest

from bree.core import Step
from bree.games.war.facts import STANDARD
from tests.rulebook.war.cards.free_play import play, refused, works
from tests.rulebook.war.war_story import Tale, but

COAT, AXE, HORN, STAFF = "mithril_coat_and_sting", "axe_and_bow", "horn_of_gondor", "wizards_staff"
NEEDS = {AXE: "gimli legolas", HORN: "boromir", STAFF: "gandalf_the_grey"}


def hunted(*cards: str, dice: str = "6", **given: Any) -> Tale:
    """These lie on the table; the Shadow has rolled, and a tile is due."""
    pips = dice.split()
    t = Tale.of("", ("hunt", "move"), table=tuple(sorted(cards)), box_shadow=len(pips), **given)
    return t.go(dice)


def laid(step: Step, *cards: str, **given: Any) -> Tale:
    return Tale.of("", step, table=tuple(sorted(cards)), **given)


def less(*tiles: str) -> tuple[str, ...]:
    left = list(STANDARD)
    for tile in tiles:
        left.remove(tile)
    return tuple(left)


# Onto the table, and off it.


@pytest.mark.card("mithril_coat_and_sting", "event")
@pytest.mark.card("axe_and_bow", "event")
@pytest.mark.card("horn_of_gondor", "event")
@pytest.mark.card("wizards_staff", "event")
@pytest.mark.rule("WAR-6.7", "WAR-6.1")
@pytest.mark.parametrize("card", [COAT, AXE, HORN, STAFF])
def test_it_is_played_on_the_table(card: str) -> None:
    t = play(card).answer(card)
    assert (t.at_rest, t.s.table, t.s.hands["free"], t.s.played) == (True, (card,), (), ())


@pytest.mark.card("axe_and_bow", "refusal")
@pytest.mark.card("horn_of_gondor", "refusal")
@pytest.mark.card("wizards_staff", "refusal")
@pytest.mark.rule("WAR-6.5")
@pytest.mark.parametrize("card", NEEDS)
def test_who_must_be_in_the_fellowship_is_not(card: str) -> None:
    assert refused(card, fallen=NEEDS[card]) == "WAR-6.5"
    assert refused(card, board="bree: " + NEEDS[card]) == "WAR-6.5"
    for one in NEEDS[card].split():
        assert works(card, fallen=but(one))


@pytest.mark.card("mithril_coat_and_sting", "refusal")
@pytest.mark.rule("WAR-6.4")
def test_the_coat_needs_a_character_or_an_event_result() -> None:
    for face in ("army", "muster", "army_muster"):
        assert refused(COAT, face) == "WAR-6.5"
    assert works(COAT, "event")


@pytest.mark.card("horn_of_gondor", "event")
@pytest.mark.rule("WAR-6.8")
def test_the_horn_leaves_at_once_with_boromir() -> None:
    t = laid(("separate",), HORN, AXE, COAT, fallen=but("boromir gimli strider")).go("boromir done rivendell")
    assert (t.at_rest, t.s.table, t.s.played) == (True, (AXE, COAT), (HORN,))
    assert t.facts_of("card-leaves") == [{"card": "card-" + HORN}]


@pytest.mark.card("axe_and_bow", "event")
@pytest.mark.rule("WAR-6.8")
def test_axe_and_bow_stay_while_one_of_the_two_does() -> None:
    t = laid(("separate",), AXE, fallen=but("gimli legolas strider")).go("gimli done rivendell")
    assert (t.at_rest, t.s.table) == (True, (AXE,))
    t = laid(("separate",), AXE, fallen=but("gimli legolas strider")).go("gimli legolas done rivendell")
    assert (t.at_rest, t.s.table, t.s.played) == (True, (), (AXE,))


@pytest.mark.card("wizards_staff", "event")
@pytest.mark.rule("WAR-6.8", "WAR-24.4")
def test_the_staff_leaves_when_gandalf_falls_in_the_hunt() -> None:
    t = hunted(STAFF, fallen=but("gandalf_the_grey boromir"))
    t.go("pass three guide")
    assert (t.at_rest, t.s.table, t.s.played, t.s.companions) == (True, (), (STAFF,), ("boromir",))


# No tile.


@pytest.mark.card("wizards_staff", "event")
@pytest.mark.rule("WAR-24.14")
def test_the_staff_stops_the_draw() -> None:
    t = hunted(STAFF)
    assert (t.asked, t.offers, t.ask.rule) == ("free use", "wizards_staff pass", "WAR-24.14")
    t.answer(STAFF)
    assert (t.at_rest, t.s.tiles, t.s.drawn, t.s.table, t.s.played) == (True, STANDARD, (), (), (STAFF,))
    assert (t.s.hunt, t.s.corruption, len(t.told("no-tile"))) == (None, 0, 1)


@pytest.mark.card("wizards_staff", "event")
@pytest.mark.rule("WAR-24.14")
def test_who_keeps_the_staff_has_it_for_the_next_tile() -> None:
    t = hunted(STAFF).answer("pass")
    assert (t.asked, t.s.table) == ("chance hunt_tile", (STAFF,))
    t = hunted(STAFF, dice="3")  # nothing is drawn, and nobody asked
    assert (t.at_rest, t.s.table) == (True, (STAFF,))


@pytest.mark.card("wizards_staff", "event")
@pytest.mark.rule("WAR-24.14", "WAR-25.8")
def test_on_the_mordor_track_the_fellowship_goes_on_without_a_tile() -> None:
    t = laid(("move_fellowship",), STAFF, track=1, bearers="morannon").answer(STAFF)
    assert (t.at_rest, t.s.track, t.s.tiles, t.s.corruption) == (True, 2, STANDARD, 0)


# Another tile.


@pytest.mark.card("mithril_coat_and_sting", "event")
@pytest.mark.rule("WAR-24.2")
def test_with_the_coat_another_tile_is_drawn_and_the_first_goes_back() -> None:
    t = hunted(COAT).answer("zero_reveal")
    assert (t.asked, t.offers, t.ask.rule) == ("free use", COAT + " pass", "WAR-24.2")
    t.answer(COAT)
    assert (t.asked, t.s.tiles) == ("chance hunt_tile", less("zero_reveal"))  # the first is not there yet
    t.answer("one")
    assert (t.s.tiles, t.s.drawn, t.s.hidden) == (less("one"), ("one",), True)
    assert (t.asked, t.s.hunt and t.s.hunt.damage) == ("free casualty", 1)
    t.answer("none")
    assert (t.at_rest, t.s.corruption, t.s.hidden, t.s.played) == (True, 1, True, (COAT,))
    assert t.facts_of("tile-back") == [{"tile": "tile-zero_reveal"}]


@pytest.mark.card("mithril_coat_and_sting", "event")
@pytest.mark.rule("WAR-24.2", "WAR-24.1")
def test_an_eye_in_its_place_is_worth_the_same_successes() -> None:
    t = hunted(COAT, dice="6 6 1").go(f"three {COAT} eye none")
    assert (t.at_rest, t.s.corruption, t.s.hidden, t.s.drawn) == (True, 2, False, ("eye",))


@pytest.mark.card("mithril_coat_and_sting", "event")
@pytest.mark.rule("WAR-25.8", "WAR-25.14")
def test_on_the_mordor_track_the_stop_of_the_first_tile_does_not_count() -> None:
    pool = (*STANDARD, "on_on_they_went", "phial_of_galadriel")
    given: dict[str, Any] = {"track": 1, "bearers": "morannon", "tiles": tuple(sorted(pool)), "corruption": 4}
    t = laid(("move_fellowship",), COAT, **given).go(f"on_on_they_went {COAT} phial_of_galadriel")
    assert (t.at_rest, t.s.track, t.s.corruption) == (True, 2, 2)
    assert (t.s.drawn, "on_on_they_went" in t.s.tiles) == (("phial_of_galadriel",), True)


@pytest.mark.card("mithril_coat_and_sting", "event")
@pytest.mark.rule("WAR-23.10", "WAR-24.2")
def test_a_tile_that_was_the_last_of_the_pool_is_back_already() -> None:
    t = hunted(COAT, tiles=("three",), drawn=less("three")).go(f"three {COAT} three none")
    assert (t.at_rest, t.s.tiles, t.s.drawn, t.s.corruption) == (True, less("three"), ("three",), 3)
    # And if the second is the last one, both are.
    t = hunted(COAT, tiles=("one", "three"), drawn=less("one", "three")).go(f"three {COAT} one none")
    assert (t.at_rest, t.s.tiles, t.s.drawn, t.s.corruption) == (True, STANDARD, (), 1)


# Less damage.


@pytest.mark.card("axe_and_bow", "event")
@pytest.mark.card("horn_of_gondor", "event")
@pytest.mark.rule("WAR-24.2")
@pytest.mark.parametrize("card", [AXE, HORN])
def test_it_lowers_the_damage_by_one(card: str) -> None:
    t = hunted(card).go(f"three {card}")
    assert (t.asked, t.s.hunt and t.s.hunt.damage, t.s.table) == ("free casualty", 2, ())
    assert t.facts_of("damage-less") == [{"card": "card-" + card, "damage": 2}]
    t.answer("none")
    assert (t.at_rest, t.s.corruption, t.s.played) == (True, 2, (card,))


@pytest.mark.card("axe_and_bow", "event")
@pytest.mark.card("horn_of_gondor", "event")
@pytest.mark.rule("WAR-24.2", "WAR-24.15")
@pytest.mark.parametrize("card", [AXE, HORN])
def test_what_is_lowered_to_nothing_still_reveals_and_nothing_is_not_lowered(card: str) -> None:
    t = hunted(card).go(f"one_reveal {card}")
    assert (t.s.corruption, t.s.hidden) == (0, False)
    t = hunted(card, progress=1).answer("zero_reveal")
    assert (t.asked, t.s.table) == ("free reveal_to", (card,))


@pytest.mark.card("axe_and_bow", "event")
@pytest.mark.card("horn_of_gondor", "event")
@pytest.mark.card("mithril_coat_and_sting", "event")
@pytest.mark.rule("WAR-24.2")
def test_one_card_for_a_tile_and_the_next_tile_has_its_own() -> None:
    t = hunted(AXE, HORN, COAT).answer("three")
    assert (t.asked, t.offers) == ("free use", f"{AXE} {HORN} {COAT} pass")
    t.answer(HORN)
    assert (t.asked, t.s.table) == ("free casualty", (AXE, COAT))
    t = hunted(AXE, HORN, COAT).go(f"three {COAT} two")
    assert (t.asked, t.offers) == ("free use", f"{AXE} {HORN} pass")
    t.go(f"{AXE} none")
    assert (t.at_rest, t.s.corruption, t.s.table) == (True, 1, (HORN,))


@pytest.mark.card("horn_of_gondor", "event")
@pytest.mark.rule("WAR-24.18", "WAR-24.2")
def test_a_tile_that_heals_asks_for_no_card() -> None:
    pool = tuple(sorted((*STANDARD, "smeagol_helps")))
    t = laid(("move_fellowship",), HORN, COAT, track=0, bearers="morannon", tiles=pool, corruption=2)
    t.answer("smeagol_helps")
    assert (t.at_rest, t.s.corruption, t.s.table) == (True, 1, (HORN, COAT))
