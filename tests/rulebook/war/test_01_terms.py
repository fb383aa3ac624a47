"""WAR section 1: the terms of the rules."""

from collections.abc import Callable
from typing import Any

import pytest

from bree.core import Refusal
from bree.games.war import GAME, board
from bree.games.war.board import GATES, REGIONS, SETTLED, STRONGHOLDS, Region, check
from bree.games.war.figures import CHARACTERS, tally
from bree.games.war.map_queries import at_war, controller, has_army, is_free, is_open, is_unconquered
from bree.games.war.rules.battle.capture import capture, victory_points
from bree.games.war.rules.fellowship.hunt import hunt_rerolls
from bree.games.war.shape import BattleView
from bree.games.war.state import NATIONS, SIDE
from bree.lang import Voice
from tests.rulebook.war.battles import attack
from tests.rulebook.war.marches import army_move
from tests.rulebook.war.war_story import Tale, figures


@pytest.mark.rule("WAR-1.1")
def test_two_sides_and_their_nations() -> None:
    assert GAME.seats(GAME.choose({})) == ("free", "shadow")
    assert {side: [nation for nation in NATIONS if SIDE[nation] == side] for side in ("free", "shadow")} == {
        "free": ["dwarves", "elves", "gondor", "north", "rohan"],
        "shadow": ["isengard", "sauron", "southrons"],
    }


# The map.


@pytest.mark.rule("WAR-1.2")
def test_the_map_has_105_regions_and_232_borders() -> None:
    assert len(REGIONS) == 105
    borders = {frozenset((name, other)) for name, region in REGIONS.items() for other in region.adjacent}
    walls = {frozenset((name, other)) for name, region in REGIONS.items() for other in region.impassable}
    assert (len(borders), len(walls)) == (232, 47)
    assert not borders & walls


@pytest.mark.rule("WAR-1.2")
def test_across_an_impassable_border_nothing_is_adjacent() -> None:
    # Moria and Lórien are next to each other, but a black line separates them.
    assert "lorien" in REGIONS["moria"].impassable
    tale = army_move("moria: sauron 2r; bree: isengard 1r", "shadow").go("moria")
    assert tale.offers == "dimrill_dale hollin north_dunland"
    assert tale.refuses("lorien") == "WAR-1.2"
    # The Fellowship cannot cross it either: one step leads to adjacent regions only.
    declared = Tale.of("", ("fellowship_phase",), bearers="moria", progress=1)
    assert declared.asked == "free declare"
    assert set(declared.picks) == {"dimrill_dale", "hollin", "moria", "north_dunland", "pass"}


@pytest.mark.rule("WAR-1.3")
def test_waters_are_no_regions_and_their_shores_do_not_touch() -> None:
    assert not [name for name in REGIONS if name.split("_")[0] in ("sea", "lake", "gulf", "bay")]
    # Over the Gulf of Lune, the Sea of Rhûn and the Bay of Belfalas.
    for one, other in (("forlindon", "harlindon"), ("north_rhun", "south_rhun"), ("dol_amroth", "umbar")):
        assert other not in REGIONS[one].adjacent
    tale = army_move("forlindon: elves 1r; bree: north 1r; edoras: rohan 1r").go("forlindon")
    assert tale.here("grey_havens") == "elves 1r"  # the only way out


@pytest.mark.rule("WAR-1.4")
def test_a_region_belongs_to_one_nation_by_the_print() -> None:
    assert [REGIONS[name].nation for name in ("osgiliath", "north_ithilien", "south_ithilien")] == ["", "", ""]
    assert REGIONS["fords_of_isen"].nation == "rohan"
    tale = Tale.of("fords_of_isen: isengard 3r")
    assert GAME.view(tale.s, None)["map"]["fords_of_isen"]["nation"] == "rohan"


@pytest.mark.rule("WAR-1.5")
def test_settlements_and_fortifications() -> None:
    kinds = [region.settlement for region in REGIONS.values() if region.settlement]
    assert {kind: kinds.count(kind) for kind in sorted(set(kinds))} == {"city": 6, "stronghold": 16, "town": 14}
    forts = [name for name, region in REGIONS.items() if region.fortification]
    assert forts == ["fords_of_isen", "osgiliath"]
    tale = Tale.of("osgiliath: sauron 1r; fords_of_isen: rohan 1r")
    for name in forts:
        assert REGIONS[name].settlement == ""
        assert REGIONS[name].points == 0
        assert controller(tale.s, name) == ""
        assert name not in [settled for nation in NATIONS for settled in SETTLED[nation]]


# Figures.


def battle_of(tale: Tale) -> BattleView:
    """All figures that may attack do so."""
    while tale.ask.key == "attack_who":
        tale.answer(tale.picks[0])
    battle: BattleView = GAME.view(tale.s, None)["battle"]
    return battle


@pytest.mark.rule("WAR-1.6")
@pytest.mark.parametrize("rank", ["r", "e"])
@pytest.mark.parametrize("nation", NATIONS)
def test_units_fight_alike_whatever_their_nation(nation: str, rank: str) -> None:
    foe = "sauron 2r" if SIDE[nation] == "free" else "gondor 2r"
    battle = battle_of(attack(f"hollin: {nation} 3{rank}; trollshaws: {foe}", SIDE[nation]))
    assert (battle["attacker"]["dice"], battle["attacker"]["needs"], battle["attacker"]["leadership"]) == (3, 5, 0)


@pytest.mark.rule("WAR-1.7")
def test_leaders_and_characters_are_no_units() -> None:
    told = tally(figures("gondor 2r 3l strider gandalf_the_white"))
    assert (told.units, told.leaders, told.characters) == (2, 3, 2)
    told = tally(figures("sauron 1e 4n witch_king"))
    assert (told.units, told.nazgul, told.characters) == (1, 5, 1)


@pytest.mark.rule("WAR-1.7")
def test_leaders_add_no_dice_and_take_no_hits() -> None:
    tale = attack("hollin: sauron 2r 1n; trollshaws: gondor 1r 1e 2l meriadoc")
    battle = battle_of(tale)
    assert (battle["attacker"]["dice"], battle["defender"]["dice"]) == (2, 2)
    tale.roll("6 1 1 1").go("0 0")  # nobody re-rolls
    assert tale.asked == "free hit"
    assert tale.offers == "gondor-regular gondor-elite"


@pytest.mark.rule("WAR-1.8")
def test_companions_minions_and_gollum() -> None:
    kinds: dict[str, set[str]] = {}
    mine = [one for one in CHARACTERS.values() if not one.part]
    for one in mine:
        kinds.setdefault(one.kind, set()).add(one.id)
    assert kinds == {
        "companion": {
            "aragorn", "boromir", "gandalf_the_grey", "gandalf_the_white", "gimli", "legolas", "meriadoc",
            "peregrin", "strider",
        },
        "minion": {"mouth_of_sauron", "saruman", "witch_king"},
        "gollum": {"gollum"},
    }  # fmt: skip
    assert [one.id for one in mine if one.nazgul] == ["witch_king"]


@pytest.mark.rule("WAR-1.9")
def test_without_a_unit_there_is_no_army() -> None:
    tale = Tale.of("bree: strider; moria: 2n witch_king; hollin: sauron 1r 1n; edoras: rohan 1r gimli")
    assert not has_army(tale.s, "free", "bree")
    assert not has_army(tale.s, "shadow", "moria")
    assert has_army(tale.s, "shadow", "hollin")
    assert has_army(tale.s, "free", "edoras")


# Free regions and control.


@pytest.mark.rule("WAR-1.10", "WAR-1.11", "WAR-1.12")
@pytest.mark.parametrize(
    ("board_", "region", "free", "open_"),
    [
        ("", "hollin", True, True),
        ("hollin: sauron 1r", "hollin", False, False),
        ("hollin: 2n witch_king", "hollin", True, True),
        ("", "moria", False, True),  # an empty settlement of the enemy
        ("moria: sauron 1r", "moria", False, False),
        ("", "lorien", True, True),
        ("lorien: elves 1r", "lorien", True, True),
    ],
)
def test_free_regions(board_: str, region: str, free: bool, open_: bool) -> None:
    tale = Tale.of(board_)
    assert (is_free(tale.s, "free", region), is_open(tale.s, "free", region)) == (free, open_)


@pytest.mark.rule("WAR-1.10")
def test_a_stronghold_under_siege_is_free_for_the_besieger_alone() -> None:
    tale = Tale.of("lorien: elves 2r, sauron 3r", siege="lorien")
    assert is_free(tale.s, "shadow", "lorien")
    assert not is_free(tale.s, "free", "lorien")


@pytest.mark.rule("WAR-1.13")
def test_at_the_start_every_settlement_is_held_by_its_nations_side() -> None:
    s = GAME.new({})
    for nation, regions in SETTLED.items():
        assert {controller(s, name) for name in regions} == {SIDE[nation]}
    capture(s, "shadow", "pelargir")
    assert controller(s, "pelargir") == "shadow"


@pytest.mark.rule("WAR-1.14")
def test_retaken_is_unconquered_again_and_besieged_still() -> None:
    tale = Tale.of(
        "minas_tirith: gondor 2r, sauron 4r; pelargir: southrons 1r", siege="minas_tirith", captured="pelargir"
    )
    assert is_unconquered(tale.s, "minas_tirith")
    assert not is_unconquered(tale.s, "pelargir")
    capture(tale.s, "free", "pelargir")
    assert is_unconquered(tale.s, "pelargir")
    # The Shadow captured the stronghold and is besieged in it: for neither side it is unconquered.
    tale = Tale.of("lorien: elves 4r, sauron 2r", siege="lorien", captured="lorien")
    assert not is_unconquered(tale.s, "lorien")
    assert not is_unconquered(Tale.of("").s, "hollin")


@pytest.mark.rule("WAR-1.15")
def test_whose_settlement_it_is_does_not_change_with_control() -> None:
    tale = Tale.of("pelargir: southrons 1r", captured="pelargir")
    assert REGIONS["pelargir"].side == "free"
    assert controller(tale.s, "pelargir") == "shadow"
    assert (victory_points(tale.s, "shadow"), victory_points(tale.s, "free")) == (1, 0)


@pytest.mark.rule("WAR-1.16")
def test_a_nation_is_at_war_on_the_last_box_alone() -> None:
    tale = Tale.of("", politics="gondor 1, rohan 3 passive")
    assert [nation for nation in NATIONS if not at_war(tale.s, nation)] == ["gondor", "rohan"]


@pytest.mark.rule("WAR-1.17")
def test_the_ring_bearers_are_where_their_figure_is() -> None:
    tale = Tale.of("moria: sauron 2r 1n", bearers="moria", progress=4)
    assert GAME.view(tale.s, "shadow")["fellowship"]["region"] == "moria"
    # A stronghold, units and a Nazgûl. The region of the figure counts, not that of the progress.
    assert hunt_rerolls(tale.s) == 3
    tale.s.progress = 0
    assert hunt_rerolls(tale.s) == 3


# An invalid map.


def spoilt(name: str, **facts: Any) -> dict[str, Region]:
    return {**REGIONS, name: REGIONS[name]._replace(**facts)}


MORIA = REGIONS["moria"]
WRONG: dict[str, tuple[Callable[[], dict[str, Region]], str, dict[str, object]]] = {
    "one side of a border": (
        lambda: spoilt("moria", adjacent=MORIA.adjacent[1:]),
        "map-border",
        {"one": "dimrill_dale", "other": "moria"},
    ),
    "an unknown neighbour": (
        lambda: spoilt("moria", adjacent=(*MORIA.adjacent, "mordor")),
        "map-border",
        {"one": "moria", "other": "mordor"},
    ),
    "one side of a wall": (
        lambda: spoilt("moria", impassable=("bree",)),
        "map-border",
        {"one": "fords_of_bruinen", "other": "moria"},
    ),
    "its own neighbour": (
        lambda: spoilt("moria", adjacent=(*MORIA.adjacent, "moria")),
        "map-border",
        {"one": "moria", "other": "moria"},
    ),
    "the same twice": (
        lambda: spoilt("moria", adjacent=(*MORIA.adjacent, "hollin")),
        "map-both",
        {"one": "moria", "other": "hollin"},
    ),
    "a border and a wall": (
        lambda: spoilt("moria", impassable=(*MORIA.impassable, "hollin")),
        "map-both",
        {"one": "moria", "other": "hollin"},
    ),
    "a region more": (
        lambda: {**REGIONS, "rohan": Region("rohan")},
        "map-apart",
        {"one": "andrast", "other": "rohan"},
    ),
}


@pytest.mark.rule("WAR-1.2")
@pytest.mark.parametrize("fault", WRONG)
def test_a_wrong_map_is_refused_with_the_pair(fault: str) -> None:
    build, key, facts = WRONG[fault]
    with pytest.raises(Refusal) as refused:
        check(build())
    assert (refused.value.key, refused.value.rule) == (key, "WAR-1.2")
    assert dict(refused.value.facts) == facts


@pytest.mark.rule("WAR-1.2")
def test_a_map_of_another_size_is_refused_with_both_counts() -> None:
    fewer = {name: region for name, region in REGIONS.items() if name != "forlindon"}
    havens = REGIONS["grey_havens"]
    fewer["grey_havens"] = havens._replace(adjacent=tuple([one for one in havens.adjacent if one != "forlindon"]))
    for name in ("ered_luin", "north_ered_luin"):
        left = tuple([one for one in REGIONS[name].impassable if one != "forlindon"])
        fewer[name] = REGIONS[name]._replace(impassable=left)
    with pytest.raises(Refusal) as refused:
        check(fewer)
    assert dict(refused.value.facts) == {"all": 105, "lines": 232, "regions": 104, "borders": 231}
    assert Voice("en").refusal(refused.value) == (
        "The map must have 105 regions and 232 borders, but has 104 and 231. [WAR-1.2]"
    )
    check(fewer, (104, 231))


def test_a_wrong_pair_is_told_in_words() -> None:
    with pytest.raises(Refusal) as refused:
        check(spoilt("moria", adjacent=MORIA.adjacent[1:]))
    assert Voice("pl").refusal(refused.value) == (
        "Mapa: „dimrill_dale” i „moria” nie wymieniają się wzajemnie jako sąsiedzi albo jako granica nie do przebycia."
        " [WAR-1.2]"
    )


def test_what_rules_ask_for_often_is_sorted_out_once() -> None:
    assert set(STRONGHOLDS) == {name for name, region in REGIONS.items() if region.settlement == "stronghold"}
    assert GATES == ("minas_morgul", "morannon")
    assert board.INNER_MORDOR == ("barad_dur", "gorgoroth", "nurn")
