"""The six cards of the Free Peoples in Lords of Middle-earth."""

from random import Random
from typing import Any

import pytest

from bree.games.war import GAME
from bree.games.war.state import Lords
from tests.rulebook.war.cards.readings import unplayed
from tests.rulebook.war.war_story import NO_COUNCIL, Tale, but

CARDS_ALONE = NO_COUNCIL._replace(keepers=False, smeagol=False, lesser=False, rivals=False)
PATHS = "safe_paths_in_the_dark"


def played(card: str, **given: Any) -> Tale:
    given = {"terms": NO_COUNCIL, "hands": {"free": (card,), "shadow": ()}, **given}
    t = Tale.of(given.pop("board", ""), ("event", "free", "character"), ("tidy",), **given)
    assert (t.asked, t.offers) == ("free event", card)
    return t.answer(card)


def shot(card: str, face: str, **given: Any) -> Tale:
    """A strategy card is played with this result."""
    hands = {"free": (card,), "shadow": ()}
    given = {"terms": NO_COUNCIL, "hands": hands, **given}
    return Tale.of(given.pop("board", ""), ("event", "free", face), ("tidy",), **given).answer(card)


def refused(card: str, face: str = "character", **given: Any) -> str:
    given = {"terms": NO_COUNCIL, **given}
    return unplayed(card, given.pop("board", ""), face, **given)


# You Know the Way There


@pytest.mark.card("you_know_the_way_there", "event")
@pytest.mark.rule("LME-8.17")
def test_the_third_and_the_fourth_tile_are_in_the_pool() -> None:
    t = played("you_know_the_way_there")
    assert (t.at_rest, t.s.tiles.count("smeagol"), t.s.played) == (True, 4, ("you_know_the_way_there",))
    assert t.facts_of("smeagol-tiles") == [{"number": 2}]


@pytest.mark.card("you_know_the_way_there", "event")
@pytest.mark.rule("LME-8.17", "LME-8.21")
def test_tiles_that_are_out_for_good_do_not_come_back() -> None:
    tiles = tuple(one for one in Tale.of("").s.tiles if one != "smeagol")
    t = played("you_know_the_way_there", tiles=tiles, removed=("smeagol", "smeagol"))
    assert (t.s.tiles.count("smeagol"), t.s.removed.count("smeagol")) == (2, 2)


@pytest.mark.card("you_know_the_way_there", "refusal")
@pytest.mark.rule("WAR-6.6")
def test_without_smeagol_nobody_knows_the_way() -> None:
    assert refused("you_know_the_way_there", terms=CARDS_ALONE) == "WAR-O5"


# Safe Paths in the Dark


@pytest.mark.card("safe_paths_in_the_dark", "event")
@pytest.mark.rule("LME-8.19")
def test_one_corruption_is_healed_and_a_card_of_his_leaves_without_effect() -> None:
    t = played(PATHS, corruption=2, table=("captain_of_despair", "we_shall_get_it"), board="moria: 1n witch_king")
    assert (t.at_rest, t.s.corruption, t.s.table) == (True, 1, ("captain_of_despair",))
    assert t.s.played == (PATHS, "we_shall_get_it")
    assert played(PATHS, corruption=1).s.corruption == 0
    assert played(PATHS, table=("we_shall_get_it",)).s.table == ()


@pytest.mark.card("safe_paths_in_the_dark", "event")
@pytest.mark.rule("LME-8.19")
def test_of_both_one_is_discarded() -> None:
    both = ("we_shall_get_it", "we_wont_go_back")
    hands = {"free": (PATHS,), "shadow": ()}
    t = Tale.of("", ("event", "free", "character"), hands=hands, terms=NO_COUNCIL, table=both).answer(PATHS)
    assert (t.asked, t.offers) == ("free clear_which", " ".join(both))
    t.answer("we_wont_go_back")
    assert (t.s.table, t.s.corruption) == (("we_shall_get_it",), 0)


@pytest.mark.card("safe_paths_in_the_dark", "refusal")
@pytest.mark.rule("WAR-6.6")
def test_with_nothing_to_heal_and_nothing_to_discard_the_paths_are_not_offered() -> None:
    assert refused(PATHS, table=("the_gates_are_closed",)) == "WAR-O5"


# Wind from the West

WIND = "wind_from_the_west"


@pytest.mark.card("wind_from_the_west", "event")
@pytest.mark.rule("WAR-6.7")
def test_a_card_of_the_shadow_is_blown_off_the_table() -> None:
    t = played(WIND, table=("mithril_coat_and_sting", "the_gates_are_closed", "we_shall_get_it"))
    assert (t.asked, t.offers) == ("free wind_off", "the_gates_are_closed we_shall_get_it")
    t.answer("the_gates_are_closed")
    assert (t.at_rest, t.s.table) == (True, ("mithril_coat_and_sting", "we_shall_get_it"))
    one = played(WIND, table=("the_gates_are_closed",), hands={"free": (WIND,), "shadow": ("grond",)})
    assert (one.at_rest, one.s.table, one.s.hands["shadow"]) == (True, (), ("grond",))


@pytest.mark.card("wind_from_the_west", "event")
@pytest.mark.rule("WAR-28.1")
def test_if_none_lies_there_the_hand_of_the_shadow_may_be_looked_at() -> None:
    t = played(WIND, hands={"free": (WIND,), "shadow": ("grond", "orc_patrol")})
    assert (t.asked, t.offers) == ("free wind_look", "shadow pass")
    before = len(t.log)
    t.answer("shadow")
    assert (t.asked, t.offers, t.ask.hides) == ("free wind_card", "grond orc_patrol", True)
    # Nobody but who looks learns what is there.
    shown = [entry for entry in t.log[before:] if "orc_patrol" in str(entry.facts)]
    assert [(entry.key, entry.to) for entry in shown] == [("hand-shown", "free")]
    t.answer("grond")
    assert (t.s.hands["shadow"], t.s.played, t.s.discards["shadow"]) == (("orc_patrol",), (WIND, "grond"), ())
    none = played(WIND, hands={"free": (WIND,), "shadow": ("grond",)}).answer("pass")
    assert (none.at_rest, none.s.hands["shadow"]) == (True, ("grond",))


@pytest.mark.rule("WAR-28.1")
def test_whoever_looks_imagines_that_hand_and_whoever_does_not_another() -> None:
    t = played(WIND, hands={"free": (WIND,), "shadow": ("grond", "orc_patrol")}).answer("shadow")
    hands = {
        seat: {GAME.imagine(t.s, seat, Random(seed)).hands["shadow"] for seed in range(8)} for seat in ("free", None)
    }
    assert hands["free"] == {("grond", "orc_patrol")}
    assert len(hands[None]) > 1


@pytest.mark.card("wind_from_the_west", "refusal")
@pytest.mark.rule("WAR-6.6")
def test_without_a_card_to_strike_the_wind_is_not_offered() -> None:
    assert refused(WIND, table=("mithril_coat_and_sting",)) == "WAR-O5"


# Three Rings for the Elven-Kings

RINGS = "three_rings_for_the_elven_kings"


@pytest.mark.card("three_rings_for_the_elven_kings", "event")
@pytest.mark.rule("LME-6.12", "LME-6.13")
def test_rings_out_of_play_come_back_before_those_of_the_shadow() -> None:
    t = played(RINGS, rings={"free": 0, "shadow": 2}, lords=Lords(rings=(), out=("narya",)))
    assert t.asked == "chance ring_roll"
    t.go("5 4 6")
    assert (t.asked, t.offers) == ("free ring_back", "nenya vilya"), "narya was the only one that was out"
    assert t.refuses("narya") == "LME-6.12"
    t.answer("vilya")
    lords = t.s.lords
    assert lords is not None
    assert (t.at_rest, t.s.rings, lords.rings, lords.out) == (True, {"free": 2, "shadow": 1}, ("narya", "vilya"), ())


@pytest.mark.card("three_rings_for_the_elven_kings", "event")
@pytest.mark.rule("LME-6.12")
def test_of_several_that_are_out_one_is_chosen() -> None:
    t = played(RINGS, rings={"free": 0, "shadow": 1}, lords=Lords(rings=(), out=("narya", "vilya"))).go("1 5 1")
    assert (t.asked, t.offers, t.refuses("nenya")) == ("free ring_back", "narya vilya", "LME-6.12")
    t.answer("narya")
    assert t.s.rings == {"free": 1, "shadow": 1}
    assert played(RINGS, rings={"free": 2, "shadow": 0}, lords=Lords(rings=("nenya", "vilya"), out=("narya",))).go(
        "6 6 6"
    ).s.rings == {"free": 3, "shadow": 0}, "no more than there are"


@pytest.mark.card("three_rings_for_the_elven_kings", "event")
@pytest.mark.rule("LME-6.12")
def test_without_keepers_the_rings_are_alike() -> None:
    t = played(RINGS, terms=CARDS_ALONE, rings={"free": 1, "shadow": 1}).go("5 5 1")
    assert (t.at_rest, t.s.rings) == (True, {"free": 3, "shadow": 0})


@pytest.mark.card("three_rings_for_the_elven_kings", "refusal")
@pytest.mark.rule("WAR-6.6")
def test_with_all_rings_at_hand_none_comes_back() -> None:
    assert refused(RINGS) == "WAR-O5"


# Every Little is a Gain

GAIN = "every_little_is_a_gain"


@pytest.mark.card("every_little_is_a_gain", "event")
@pytest.mark.rule("WAR-9.12", "WAR-6.2")
def test_a_regular_comes_to_each_of_three_places_and_a_card_is_drawn() -> None:
    t = shot(GAIN, "muster", board="lamedon: sauron 1r")
    assert [t.here(one, "free") for one in ("pelargir", "lossarnach", "lamedon")] == ["gondor 1r", "gondor 1r", ""]
    assert (t.ask.who, len(t.picks)) == ("chance", 25), "the strategy deck"
    t.answer("the_red_arrow")
    assert (t.at_rest, t.s.hands["free"]) == (True, ("the_red_arrow",))


@pytest.mark.card("every_little_is_a_gain", "refusal")
@pytest.mark.rule("WAR-6.4")
def test_an_army_result_does_not_play_a_muster_card() -> None:
    assert refused(GAIN, "army") == "WAR-6.5"


# Rangers of the North

RANGERS = "rangers_of_the_north"
EVIL = "ettenmoors: sauron 2r; angmar: sauron 3r; mount_gram: sauron 1r; weather_hills: isengard 1r"


@pytest.mark.card("rangers_of_the_north", "event")
@pytest.mark.rule("WAR-6.12", "WAR-9.12")
def test_an_army_near_the_north_is_shot_at_and_others_rise_beside_it() -> None:
    t = shot(RANGERS, "army", board=EVIL)
    assert (t.asked, t.offers) == ("free shoot_at", "ettenmoors weather_hills")
    t.answer("weather_hills").go("5 1 4")
    assert t.here("weather_hills") == ""
    assert (t.asked, t.offers) == ("free levy_where", "bree north_downs"), "regions of the North next to it"
    t.answer("bree")
    assert (t.asked, t.offers) == ("free levy_which", "north-regular north-elite")
    t.answer("north-elite")
    assert (t.at_rest, t.here("bree")) == (True, "north 1e 1l")


@pytest.mark.card("rangers_of_the_north", "event")
@pytest.mark.rule("WAR-1.10")
def test_only_a_free_region_of_the_north_will_do() -> None:
    t = shot(RANGERS, "army", board="weather_hills: sauron 4r; bree: isengard 1r")
    assert t.offers == "bree weather_hills"
    t.answer("weather_hills").go("1 1 1 north-regular")
    assert (t.at_rest, t.here("north_downs")) == (True, "north 1r 1l")


@pytest.mark.card("rangers_of_the_north", "refusal")
@pytest.mark.rule("WAR-6.6")
def test_without_an_army_of_the_shadow_near_the_north_the_rangers_stay_hidden() -> None:
    assert refused(RANGERS, "army", board="angmar: sauron 3r; bree: 1n", fallen=but("strider")) == "WAR-O5"
