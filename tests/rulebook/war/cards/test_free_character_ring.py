"""The Free Peoples' character deck: special hunt tiles, healing, and a die that changes."""

import pytest

from bree.games.war.facts import STANDARD
from tests.rulebook.war.cards.free_play import ALONE, at_action, play, refused, works

TILES = {
    "elven_cloaks": "elven_cloaks",
    "elven_rope": "elven_rope",
    "phial_of_galadriel": "phial_of_galadriel",
    "smeagol_helps_nice_master": "smeagol_helps",
}


@pytest.mark.card("elven_cloaks", "event")
@pytest.mark.card("elven_rope", "event")
@pytest.mark.card("phial_of_galadriel", "event")
@pytest.mark.card("smeagol_helps_nice_master", "event")
@pytest.mark.rule("WAR-23.11", "WAR-6.7")
@pytest.mark.parametrize("card", TILES)
def test_a_special_tile_waits_for_mordor(card: str) -> None:
    t = play(card)
    assert (t.asked, t.offers) == ("free event", card)
    t.answer(card)
    assert (t.at_rest, t.s.specials, t.s.tiles) == (True, (TILES[card],), STANDARD)
    assert (t.s.hands["free"], t.s.played, t.s.table) == ((), (card,), ())


@pytest.mark.card("elven_cloaks", "event")
@pytest.mark.card("elven_rope", "event")
@pytest.mark.card("phial_of_galadriel", "event")
@pytest.mark.card("smeagol_helps_nice_master", "event")
@pytest.mark.rule("WAR-23.11")
@pytest.mark.parametrize("card", TILES)
def test_on_the_mordor_track_it_goes_straight_into_the_pool(card: str) -> None:
    t = play(card, track=2, bearers="morannon").answer(card)
    assert (t.at_rest, t.s.specials, t.s.tiles) == (True, (), tuple(sorted((*STANDARD, TILES[card]))))


@pytest.mark.card("elven_cloaks", "refusal")
@pytest.mark.card("elven_rope", "refusal")
@pytest.mark.card("phial_of_galadriel", "refusal")
@pytest.mark.card("smeagol_helps_nice_master", "refusal")
@pytest.mark.rule("WAR-6.4")
@pytest.mark.parametrize("card", TILES)
def test_it_needs_a_character_or_an_event_result(card: str) -> None:
    for face in ("army", "muster", "army_muster"):
        t = at_action(card, face)
        assert t.asked == "free action"
        assert t.refuses("event") == "WAR-6.5"
    for face in ("character", "event", "will"):
        assert works(card, face)


@pytest.mark.card("elven_rope", "event")
@pytest.mark.rule("WAR-20.14")
def test_under_gandalf_the_grey_a_card_played_with_an_event_result_brings_one_of_its_deck() -> None:
    t = at_action("elven_rope", "event", shadow_dice=("army",)).go("event elven_rope")
    assert (t.asked, t.offers, t.ask.facts["deck"]) == ("free gandalf_draw", "draw pass", "deck-free_character")
    t.go("draw athelas")
    assert (t.s.hands["free"], t.asked) == (("athelas",), "shadow die")
    assert at_action("elven_rope", "will", shadow_dice=("army",)).go("event elven_rope").asked == "free gandalf_draw"
    # Not with the icon of the card, and not under another Guide.
    assert at_action("elven_rope", shadow_dice=("army",)).go("event elven_rope").asked == "shadow die"
    t = at_action("elven_rope", "event", shadow_dice=("army",), fallen="gandalf_the_grey", guide="strider")
    assert t.go("event elven_rope").asked == "shadow die"


# Healing.


@pytest.mark.card("athelas", "event")
@pytest.mark.rule("WAR-6.6")
def test_athelas_heals_one_for_each_five() -> None:
    t = play("athelas", corruption=4).go("athelas")
    assert (t.asked, t.offers) == ("chance heal_die", "1 2 3 4 5 6")
    t.roll("4 5 6")
    assert (t.at_rest, t.s.corruption) == (True, 2)
    told = {"card": "card-athelas", "dice": ("4", "5", "6"), "needs": 5, "good": 2}
    assert t.facts_of("heal-roll") == [told]
    assert t.facts_of("healed") == [{"by": 2, "corruption": 2}]


@pytest.mark.card("athelas", "event")
@pytest.mark.rule("WAR-6.6", "WAR-20.9")
def test_with_strider_as_guide_athelas_heals_for_each_three_and_never_below_none() -> None:
    t = play("athelas", corruption=2, fallen="gandalf_the_grey", guide="strider").go("athelas 3 4 2")
    assert (t.at_rest, t.s.corruption) == (True, 0)
    t = play("athelas", corruption=1, fallen="gandalf_the_grey", guide="strider").go("athelas 3 3 3")
    assert (t.at_rest, t.s.corruption) == (True, 0)
    t = play("athelas", corruption=2).go("athelas 3 4 2")  # Strider is there, but he is not the Guide
    assert (t.at_rest, t.s.corruption) == (True, 2)


@pytest.mark.card("bilbos_song", "event")
@pytest.mark.rule("WAR-6.6")
def test_bilbos_song_heals_one_and_two_under_gollum() -> None:
    t = play("bilbos_song", corruption=3).answer("bilbos_song")
    assert (t.at_rest, t.s.corruption, t.s.guide) == (True, 2, "gandalf_the_grey")
    t = play("bilbos_song", corruption=3, fallen=ALONE).answer("bilbos_song")
    assert (t.at_rest, t.s.corruption, t.s.guide) == (True, 1, "gollum")


@pytest.mark.card("athelas", "refusal")
@pytest.mark.card("bilbos_song", "refusal")
@pytest.mark.rule("WAR-6.6")
@pytest.mark.parametrize("card", ["athelas", "bilbos_song"])
def test_where_nothing_can_be_healed_the_card_is_not_offered(card: str) -> None:
    assert refused(card) == "WAR-O5"
    assert works(card, corruption=1)


@pytest.mark.card("there_is_another_way", "event")
@pytest.mark.rule("WAR-20.4", "WAR-20.2")
def test_another_way_heals_and_under_gollum_moves_a_hidden_fellowship() -> None:
    t = play("there_is_another_way", corruption=3, fallen=ALONE, progress=2).answer("there_is_another_way")
    assert (t.s.corruption, t.asked, t.offers) == (2, "free gollum_way", "move pass")
    t.answer("move")
    assert (t.at_rest, t.s.progress, t.s.strove) == (True, 3, True)
    assert len(t.told("no-hunt")) == 1  # it is hunted as always: nobody is in the box


@pytest.mark.card("there_is_another_way", "event")
@pytest.mark.rule("WAR-20.4")
def test_the_die_that_pays_for_the_card_does_not_go_to_the_hunt_box() -> None:
    t = at_action("there_is_another_way", fallen=ALONE, corruption=1, shadow_dice=("army",))
    t.go("event there_is_another_way move")
    assert (t.s.progress, t.s.box_free, t.s.free_used, t.asked) == (1, 0, 4, "shadow die")


@pytest.mark.card("there_is_another_way", "event")
@pytest.mark.rule("WAR-20.5", "WAR-25.12")
def test_another_way_hides_a_revealed_fellowship_on_the_mordor_track_too() -> None:
    t = play("there_is_another_way", fallen=ALONE, hidden=False, track=1, bearers="morannon")
    t.answer("there_is_another_way")
    assert (t.asked, t.offers) == ("free gollum_way", "hide pass")
    t.answer("hide")
    assert (t.at_rest, t.s.hidden, t.s.strove) == (True, True, True)
    t = play("there_is_another_way", fallen=ALONE, hidden=False).go("there_is_another_way pass")
    assert (t.at_rest, t.s.hidden, t.s.strove) == (True, False, False)


@pytest.mark.card("there_is_another_way", "event")
@pytest.mark.rule("WAR-25.19")
def test_on_the_track_the_move_by_the_card_draws_a_tile() -> None:
    t = play("there_is_another_way", fallen=ALONE, track=1, bearers="morannon").go("there_is_another_way move")
    assert t.asked == "chance hunt_tile"
    t.go("one pass")
    assert (t.at_rest, t.s.track, t.s.corruption, t.s.box_free) == (True, 2, 1, 0)


@pytest.mark.card("there_is_another_way", "refusal")
@pytest.mark.rule("WAR-6.6", "WAR-20.10")
def test_without_gollum_the_other_way_only_heals() -> None:
    t = play("there_is_another_way", corruption=1).answer("there_is_another_way")
    assert (t.at_rest, t.s.corruption, t.s.progress) == (True, 0, 0)
    assert refused("there_is_another_way") == "WAR-O5"
    assert works("there_is_another_way", fallen=ALONE)


# The mirror.


@pytest.mark.card("mirror_of_galadriel", "event")
@pytest.mark.rule("WAR-6.6")
def test_the_mirror_makes_a_will_of_the_west_of_another_die() -> None:
    dice = ("army", "character", "character")
    t = at_action("mirror_of_galadriel", free_dice=dice, corruption=2, shadow_dice=("army",) * 2)
    t.go("event mirror_of_galadriel")
    assert (t.s.free_dice, t.s.free_used, t.s.corruption, t.asked) == (("army", "will"), 2, 2, "shadow die")
    assert t.facts_of("die-turned") == [{"who": "free", "face": "face-character", "result": "face-will"}]


@pytest.mark.card("mirror_of_galadriel", "event")
@pytest.mark.rule("WAR-6.6", "WAR-1.14")
def test_in_lorien_the_mirror_heals() -> None:
    t = play("mirror_of_galadriel", bearers="lorien", corruption=2).answer("mirror_of_galadriel")
    assert (t.at_rest, t.s.corruption, t.s.free_dice) == (True, 1, ())
    # Besieged, it is unconquered all the same.
    t = play(
        "mirror_of_galadriel",
        board="lorien: elves 1r, sauron 2r",
        siege="lorien",
        bearers="lorien",
        corruption=2,
        free_dice=("character",),
    ).answer("mirror_of_galadriel")
    assert (t.at_rest, t.s.corruption, t.s.free_dice) == (True, 1, ("will",))


@pytest.mark.card("mirror_of_galadriel", "refusal")
@pytest.mark.rule("WAR-6.5", "WAR-6.6")
def test_the_die_that_pays_is_not_unused() -> None:
    card = "mirror_of_galadriel"
    assert refused(card, free_dice=("army", "character")) == "WAR-O5"
    assert works(card, free_dice=("character", "character"))
    assert works(card, "event", free_dice=("character", "event"))
    assert refused(card, bearers="lorien") == "WAR-O5"
    assert refused(card, bearers="lorien", captured="lorien", corruption=1) == "WAR-O5"
    assert works(card, bearers="lorien", corruption=1)
