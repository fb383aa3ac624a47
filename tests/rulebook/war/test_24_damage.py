"""Section 24: the effects of a hunt tile."""

import pytest

from bree.games.war import GAME
from bree.games.war.board import NEAR
from bree.games.war.facts import STANDARD, TILES
from bree.games.war.rules.cards.windows import DECLARED
from bree.games.war.rules.characters.companions import leave_fellowship
from bree.games.war.state import Hunt
from tests.rulebook.war.war_story import Tale, but

SPECIAL = tuple(sorted([name for name in TILES if TILES[name].special]))
CARD = Hunt("cruel_weather")  # a tile for a card, without a roll


def drawn(tile: str, roll: str = "6", *, who: str = "", **given: object) -> Tale:
    """Draw this tile in a hunt with these dice. With `who` only these companions are left."""
    given = {"bearers": "hollin", "box_shadow": len(roll.split()), **given}
    if who:
        given["fallen"] = but(who)
    return Tale.of("", ("move_fellowship",), **given).go(roll + " " + tile)


def alone(tile: str, roll: str = "6", **given: object) -> Tale:
    """The same with Gollum as Guide."""
    return drawn(tile, roll, fallen=but(""), **given)


def in_mordor(tile: str, **given: object) -> Tale:
    """Draw this tile on the Mordor Track, with the special tiles in the pool."""
    tiles = tuple(sorted((*STANDARD, *SPECIAL)))
    return Tale.of("", ("move_fellowship",), track=1, bearers="morannon", tiles=tiles, **given).answer(tile)


# Damage of a tile


@pytest.mark.rule("WAR-24.1")
@pytest.mark.parametrize(
    ("tile", "damage"),
    [("zero_reveal", 0), ("one", 1), ("one_reveal", 1), ("two", 2), ("two_reveal", 2), ("three", 3), ("eye", 2)],
)
def test_a_number_is_that_damage_and_an_eye_the_successes(tile: str, damage: int) -> None:
    t = drawn(tile, "6 1 6")
    assert t.facts_of("damage") == [{"damage": damage}]


@pytest.mark.rule("WAR-24.1")
@pytest.mark.parametrize(
    ("tile", "damage"), [("elven_cloaks", 0), ("elven_rope", 0), ("on_on_they_went", 3), ("give_it_to_uss", 1)]
)
def test_a_special_tile_is_worth_its_number(tile: str, damage: int) -> None:
    assert in_mordor(tile).facts_of("damage") == [{"damage": damage}]


@pytest.mark.rule("WAR-24.1")
def test_the_successes_of_a_reroll_count_for_the_eye() -> None:
    t = Tale.of("hollin: sauron 1r", ("move_fellowship",), bearers="hollin", box_shadow=2).go("6 1 1 6 eye")
    assert t.facts_of("damage") == [{"damage": 2}]


@pytest.mark.rule("WAR-24.1")
def test_the_tile_with_a_die_is_rolled_for() -> None:
    t = in_mordor("shelobs_lair")
    assert (t.asked, t.offers) == ("chance tile_die", "1 2 3 4 5 6")
    t.answer("4")
    assert (t.asked, t.facts_of("damage"), t.ask.facts["damage"]) == ("free casualty", [{"damage": 4}], 4)


@pytest.mark.rule("WAR-24.1", "WAR-24.18")
def test_a_negative_tile_heals_instead_and_nothing_can_be_lost() -> None:
    t = in_mordor("phial_of_galadriel", corruption=5)
    assert (t.at_rest, t.s.corruption, t.told("damage")) == (True, 3, [])
    assert t.facts_of("healed") == [{"by": 2, "corruption": 3}]
    assert in_mordor("phial_of_galadriel", corruption=1).s.corruption == 0
    hobbit = in_mordor("smeagol_helps", corruption=5, fallen=but("meriadoc"))
    assert (hobbit.at_rest, hobbit.s.corruption) == (True, 4)


@pytest.mark.rule("WAR-24.17")
def test_an_eye_without_a_roll_is_worth_nothing() -> None:
    for track in (-1, 2):
        t = Tale.of("", ("draw_tile",), bearers="hollin", box_shadow=5, track=track, hunt=CARD).answer("eye")
        assert t.facts_of("damage") == [{"damage": 0}]


# The order of effects


@pytest.mark.rule("WAR-24.2")
def test_guide_then_casualty_then_corruption_then_the_reveal() -> None:
    t = drawn("two_reveal", who="meriadoc peregrin")
    assert (t.asked, t.offers) == ("free guide_power", "separate pass")
    t.answer("pass")
    assert (t.asked, t.offers) == ("free casualty", "guide random none")
    t.answer("none")
    assert (t.asked, t.s.corruption) == ("free reveal_to", 2)
    assert t.keys()[-3:] == ["damage", "corruption", "revealed"]


@pytest.mark.rule("WAR-24.2", "WAR-24.5")
@pytest.mark.parametrize(
    ("answers", "corruption"), [("none", 2), ("guide", 0), ("random peregrin bree", 1), ("random gimli", 0)]
)
def test_damage_that_was_taken_is_not_shown_any_more(answers: str, corruption: int) -> None:
    """While the region of the reveal is asked, only the icon of the tile is left."""
    t = drawn("two_reveal", who="strider gimli peregrin", progress=2).go(answers)
    assert (t.asked, t.s.corruption) == ("free reveal_to", corruption)
    now = GAME.view(t.s, "shadow")["hunt"]["now"]
    assert (now["damage"], now["tile"]) == (0, "two_reveal")
    assert t.s.hunt is not None
    assert (t.s.hunt.damage, t.s.hunt.victim) == (0, "")


@pytest.mark.rule("WAR-24.3", "WAR-24.8")
def test_a_hobbit_guide_may_leave_to_ease_the_burden_and_the_other_too() -> None:
    t = drawn("three", who="meriadoc peregrin")
    assert t.ask.facts == {"guide": "character-meriadoc", "damage": 3, "mordor": 0}
    t.go("separate hollin")
    assert (t.asked, t.s.guide, t.ask.facts) == (
        "free guide_power",
        "peregrin",
        {"guide": "character-peregrin", "damage": 2, "mordor": 0},
    )
    t.go("separate moria")
    assert (t.here("hollin"), t.here("moria"), t.s.guide) == ("meriadoc", "peregrin", "gollum")
    assert (t.asked, t.offers) == ("free guide_power", "reveal pass")  # and Gollum
    t.answer("pass")
    assert (t.at_rest, t.s.corruption, t.s.hidden) == (True, 1, True)


@pytest.mark.rule("WAR-24.8")
def test_only_with_damage_and_only_a_hobbit_who_guides() -> None:
    assert drawn("zero_reveal", who="meriadoc").asked == "free reveal_to"
    assert drawn("one", who="gimli meriadoc").asked == "free casualty"
    t = drawn("one", who="peregrin").go("separate hollin")
    assert (t.at_rest, t.s.corruption, t.s.guide) == (True, 0, "gollum")
    assert t.rules_of("separated") == ["WAR-24.8"]


@pytest.mark.rule("WAR-24.8", "WAR-22.1")
def test_he_goes_as_one_who_is_separated() -> None:
    t = drawn("one", who="peregrin", progress=0, bearers="lorien").answer("separate")
    assert t.picks == sorted({"lorien", *NEAR["lorien"], *NEAR["dimrill_dale"], *NEAR["parth_celebrant"]})


# Casualties


@pytest.mark.rule("WAR-24.4")
def test_the_guide_may_be_the_casualty() -> None:
    t = drawn("three", guide="strider").answer("guide")
    assert (t.at_rest, t.s.fallen, t.s.corruption, t.s.guide) == (True, ("strider",), 0, "gandalf_the_grey")
    assert t.rules_of("companion-lost") == ["WAR-24.4"]


@pytest.mark.rule("WAR-24.4", "WAR-24.6")
def test_or_one_drawn_at_random_among_all() -> None:
    t = drawn("three").answer("random")
    assert (t.asked, t.offers) == (
        "chance random_companion", "gandalf_the_grey strider boromir legolas gimli meriadoc peregrin",
    )  # fmt: skip
    assert {pick.weight for pick in t.ask.picks} == {1}
    t.answer("boromir")
    assert (t.s.fallen, [entry.reveals for entry in t.told("drawn-lot")]) == (("boromir",), [True])
    assert t.go("strider").at_rest  # a new Guide may be chosen; there is only one casualty
    assert t.s.corruption == 1


@pytest.mark.rule("WAR-24.4")
def test_at_most_one_for_each_tile() -> None:
    t = drawn("three", who="boromir legolas gimli").answer("guide")
    assert t.asked == "free guide"
    t.answer("legolas")
    assert (t.at_rest, t.s.corruption, t.s.companions) == (True, 1, ("legolas", "gimli"))


@pytest.mark.rule("WAR-24.4")
def test_who_is_alone_is_not_drawn() -> None:
    t = drawn("three", who="gimli")
    assert t.offers == "guide none"
    assert t.refuses("random") == "WAR-24.4"


@pytest.mark.rule("WAR-24.5")
@pytest.mark.parametrize(("tile", "left"), [("one", 0), ("two", 0), ("three", 1)])
def test_he_absorbs_his_level_and_what_is_below_is_wasted(tile: str, left: int) -> None:
    t = drawn(tile, who="strider gimli").go("random gimli")
    assert (t.at_rest, t.s.corruption) == (True, left)


@pytest.mark.rule("WAR-24.7")
def test_no_casualty_without_damage() -> None:
    t = in_mordor("elven_cloaks")
    assert (t.at_rest, t.told("companion-lost")) == (True, [])
    assert drawn("one").asked == "free casualty"


@pytest.mark.rule("WAR-24.9", "WAR-20.9")
def test_a_hobbit_who_is_lost_comes_back_at_once_and_still_absorbed_one() -> None:
    t = drawn("two", who="gimli peregrin", progress=2).go("random peregrin")
    assert (t.asked, t.ask.rule) == ("free separate_to", "WAR-24.9")
    t.answer("bree")
    assert (t.at_rest, t.here("bree"), "peregrin" in t.s.fallen, t.s.corruption) == (True, "peregrin", False, 1)
    assert t.told("companion-lost") == []
    two = drawn("three", who="meriadoc peregrin").go("pass guide hollin")
    assert (two.asked, two.s.guide, two.ask.facts["damage"]) == ("free guide_power", "peregrin", 2)


@pytest.mark.rule("WAR-24.3")
def test_a_guide_who_declined_is_not_asked_again_after_the_casualty() -> None:
    t = drawn("three", who="meriadoc peregrin").go("pass random peregrin hollin")
    assert (t.at_rest, t.s.guide, t.s.companions, t.s.corruption) == (True, "meriadoc", ("meriadoc",), 2)


# Gollum


@pytest.mark.rule("WAR-24.10")
@pytest.mark.parametrize("tile", ["zero_reveal", "one_reveal", "two_reveal"])
def test_gollum_hides_the_fellowship_from_the_numbers(tile: str) -> None:
    t = alone(tile)
    while not t.at_rest:
        assert t.offers == "reveal pass"
        t.answer("pass")
    assert (t.s.hidden, t.s.corruption) == (True, TILES[tile].value)


@pytest.mark.rule("WAR-24.10")
def test_he_may_reveal_it_to_lower_the_damage_once() -> None:
    t = alone("three")
    assert (t.asked, t.offers, t.ask.facts) == (
        "free guide_power", "reveal pass", {"guide": "character-gollum", "damage": 3, "mordor": 0},
    )  # fmt: skip
    t.answer("reveal")
    assert (t.asked, t.s.corruption, t.s.hidden) == ("free reveal_to", 2, False)
    assert t.keys()[-4:] == ["damage", "gollum-helps", "corruption", "revealed"]
    with_icon = alone("one_reveal").answer("reveal")
    assert (with_icon.asked, with_icon.s.corruption) == ("free reveal_to", 0)


@pytest.mark.rule("WAR-24.10")
def test_not_if_it_is_revealed_or_the_damage_is_none() -> None:
    seen = Tale.of("", ("draw_tile",), fallen=but(""), hidden=False, hunt=CARD).answer("three")
    assert (seen.at_rest, seen.s.corruption) == (True, 3)
    assert in_mordor("elven_rope", fallen=but("")).at_rest


@pytest.mark.rule("WAR-24.10", "WAR-21.8")
def test_gollum_may_reveal_it_where_it_can_leave_a_refuge() -> None:
    t = alone("three", bearers="rivendell", progress=0).answer("reveal")
    assert (t.asked, t.s.corruption, "rivendell" in t.picks) == (
        "free reveal_to", 2, False,
    )  # fmt: skip
    assert t.answer("trollshaws").at_rest


@pytest.mark.rule("WAR-24.11")
def test_eyes_and_special_tiles_reveal_under_gollum_too() -> None:
    t = alone("eye")
    assert (t.asked, t.s.hidden, t.s.corruption) == ("free reveal_to", False, 1)
    for tile in ("the_ring_is_mine", "give_it_to_uss"):
        t = in_mordor(tile, fallen=but(""), box_shadow=1)
        assert (t.at_rest, t.s.hidden, t.s.corruption) == (True, False, 1)


@pytest.mark.rule("WAR-24.11", "WAR-24.10")
def test_a_special_tile_that_does_not_reveal_may_be_eased() -> None:
    t = in_mordor("on_on_they_went", fallen=but("")).answer("reveal")
    assert (t.at_rest, t.s.hidden, t.s.corruption) == (True, False, 2)


@pytest.mark.rule("WAR-24.16")
@pytest.mark.parametrize("tile", ["three", "two_reveal"])
def test_gollum_comes_in_time_when_the_last_companion_is_lost(tile: str) -> None:
    t = drawn(tile, who="peregrin").go("pass guide hollin")
    assert (t.asked, t.offers, t.s.guide) == ("free guide_power", "reveal pass", "gollum")
    t.answer("pass")
    assert (t.at_rest, t.s.hidden) == (True, True)


# Corruption and the Reveal icon


@pytest.mark.rule("WAR-24.12")
def test_at_twelve_the_game_is_over_before_the_reveal() -> None:
    t = drawn("two_reveal", corruption=10).answer("none")
    assert (t.over, t.s.over, t.s.corruption, t.s.hidden) == (True, "corrupted", 12, True)
    assert t.told("revealed") == []
    less = drawn("two_reveal", corruption=9).answer("none")
    assert (less.asked, less.s.corruption) == ("free reveal_to", 11)


@pytest.mark.rule("WAR-24.13")
def test_a_reveal_icon_does_nothing_to_a_revealed_fellowship() -> None:
    t = Tale.of("", ("draw_tile",), hidden=False, progress=2, hunt=CARD).answer("zero_reveal")
    assert (t.at_rest, t.s.progress, t.told("revealed")) == (True, 2, [])


@pytest.mark.rule("WAR-24.14")
def test_a_tile_is_drawn_after_the_moment_for_what_prevents_it() -> None:
    """Nothing can prevent it: the window closes, and the tile is drawn."""
    assert [moment.rule for moment in DECLARED if moment.name == "tile_draw"] == ["WAR-24.14"]
    assert Tale.of("", ("move_fellowship",), box_shadow=1).go("6").asked == "chance hunt_tile"


@pytest.mark.rule("WAR-24.15")
def test_no_damage_and_a_reveal_icon_still_reveals() -> None:
    t = drawn("zero_reveal")
    assert (t.asked, t.s.hidden, t.s.corruption) == ("free reveal_to", False, 0)


@pytest.mark.rule("WAR-25.5")
def test_on_the_mordor_track_whoever_would_leave_is_out_of_the_game() -> None:
    t = Tale.of("", track=1, bearers="morannon", fallen=but("gimli peregrin"))
    leave_fellowship(t.s, ("peregrin",), "WAR-24.8")
    assert (t.s.companions, t.s.fallen[-1], t.s.chosen) == (("gimli",), "peregrin", ())
    assert t.rules_of("companion-lost") == ["WAR-25.5"]
