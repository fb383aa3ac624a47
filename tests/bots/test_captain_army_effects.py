"""The captain: what event cards for armies are worth, counted by hand in small positions."""

from typing import Any

import pytest

from bree.bots.war.battle.attacks import LOSS, assault_worth
from bree.bots.war.cards.army_effects import CROWD, EFFECTS, NEXT_STEP, WALLED_IN, dead_worth, figure_worth, joins
from bree.bots.war.characters.arrivals import FORTUNE
from bree.bots.war.evaluation import Evaluation
from bree.bots.war.turn.mustering import RECRUIT, WRAITH, recruit_worth, step_worth
from bree.games.war.board import REGIONS
from tests.rulebook.war.war_story import Tale

TAKEN = " ".join([name for name, place in REGIONS.items() if place.side == "free" and place.settlement])
ONLY_MINAS_TIRITH = {"captured": TAKEN.replace("minas_tirith", "")}


def scene(board: str = "", side: str = "shadow", **given: Any) -> Evaluation:
    return Evaluation(Tale.of(board, **given).s, side)


def worth(c: Evaluation, effect: str, *args: Any) -> float:
    return EFFECTS[effect](c, *args)


# Figures

NEAR_ITS_GOAL = RECRUIT / 5  # Minas Morgul is three regions from Minas Tirith


def test_a_recruit_counts_less_until_its_nation_is_at_war() -> None:
    board = "osgiliath: sauron 3r; edoras: rohan 1r"
    for steps, share in ((0, 1.0), (1, 0.6), (3, 0.2)):
        c = scene(board, politics=f"sauron {steps}, rohan {steps}", **ONLY_MINAS_TIRITH)
        assert figure_worth(c, "sauron-regular", "minas_morgul") == pytest.approx(NEAR_ITS_GOAL * share)
        assert figure_worth(c, "nazgul", "minas_morgul") == WRAITH
        free = scene("edoras: rohan 1r; westemnet: isengard 5r", "free", politics=f"rohan {steps}")
        alone = recruit_worth(free.s, "free", free.plan, "rohan-regular", "edoras")
        assert figure_worth(free, "rohan-regular", "edoras") == alone > 0


def test_each_further_figure_counts_a_little_less() -> None:
    c = scene("osgiliath: sauron 3r", **ONLY_MINAS_TIRITH)
    one, elite = NEAR_ITS_GOAL, 1.8 * NEAR_ITS_GOAL
    assert worth(c, "levy", "sauron", "regular", "minas_morgul") == pytest.approx(one)
    assert worth(c, "levy", "sauron", "regular regular", "minas_morgul") == pytest.approx(one * (1 + CROWD))
    assert worth(c, "levy", "sauron", "any regular", "minas_morgul") == pytest.approx(elite + CROWD * one)
    c.s.pool["sauron-elite"] = 1
    assert worth(c, "levy", "sauron", "any any", "minas_morgul") == pytest.approx(elite + CROWD * one)
    c.s.pool["sauron-regular"] = 0
    assert worth(c, "levy", "sauron", "regular regular", "minas_morgul") == 0.0
    assert worth(c, "levy", "sauron", "any regular", "") == 0.0
    assert worth(c, "levy", "sauron", "any regular", "minas_tirith") == 0.0


def test_a_leader_comes_only_to_units() -> None:
    board = "dale: north 1r; vale_of_the_carnen: southrons 4r"
    c = scene(board, "free")
    regular = figure_worth(c, "north-regular", "dale")
    leader = figure_worth(c, "north-leader", "dale")
    assert worth(c, "levy", "north", "regular leader", "dale") == pytest.approx(regular + CROWD * leader)
    assert worth(c, "levy", "north", "leader", "dale") == pytest.approx(leader)
    empty = scene(board.partition("; ")[2], "free")
    assert worth(empty, "levy", "north", "leader", "dale") == 0.0
    assert worth(empty, "levy", "north", "regular leader", "dale") == worth(empty, "levy", "north", "regular", "dale")
    assert worth(empty, "levy_with_army", "north", "regular", "dale") == 0.0
    assert worth(c, "levy_with_army", "north", "regular", "dale") == pytest.approx(regular)
    assert regular > 0


def test_figures_come_to_the_best_of_several_regions() -> None:
    c = scene("osgiliath: sauron 3r; minas_morgul: sauron 1r; moria: sauron 1r; nurn: sauron 1r", **ONLY_MINAS_TIRITH)
    strongholds = [
        one for one, place in REGIONS.items() if place.nation == "sauron" and place.settlement == "stronghold"
    ]
    best = sorted((worth(c, "levy", "sauron", "regular", one) for one in strongholds), reverse=True)
    assert worth(c, "levy_in", "sauron", "regular", "sauron_stronghold", 1) == pytest.approx(best[0])
    assert worth(c, "levy_in", "sauron", "regular", "sauron_stronghold", 3) == pytest.approx(sum(best[:3]))
    assert best[0] > best[1] > best[3] > 0
    boromir = scene("minas_tirith: gondor 1r boromir; osgiliath: sauron 3r", "free")
    alone = figure_worth(boromir, "gondor-elite", "minas_tirith")
    assert worth(boromir, "levy_beside", "boromir", "gondor", "any") == pytest.approx(alone)
    assert worth(scene("osgiliath: sauron 3r", "free"), "levy_beside", "boromir", "gondor", "any") == 0.0


def test_trolls_replace_orcs_where_that_is_worth_most() -> None:
    c = scene("minas_morgul: sauron 2r; moria: sauron 2r", **ONLY_MINAS_TIRITH)
    best = 0.8 * figure_worth(c, "sauron-regular", "minas_morgul")
    assert worth(c, "harden", 2) == pytest.approx(2 * best)
    c.s.pool["sauron-elite"] = 1
    assert worth(c, "harden", 2) == pytest.approx(best)
    assert worth(scene("nurn: sauron 1n"), "harden", 2) == 0.0


def test_raiders_come_where_they_are_nearest_to_a_goal() -> None:
    c = scene("fords_of_isen: isengard 3r", captured=TAKEN.replace("helms_deep", ""))
    gap = figure_worth(c, "isengard-regular", "gap_of_rohan")
    assert worth(c, "raid") == pytest.approx(gap * (1 + CROWD))


@pytest.mark.parametrize(
    ("board", "cost"),
    [
        ("osgiliath: sauron 3r witch_king", -0.8),
        ("osgiliath: sauron 2r witch_king", 0.0),
        ("osgiliath: sauron 3r", 0.0),
    ],
)
def test_the_witch_king_is_missed_by_a_large_army(board: str, cost: float) -> None:
    assert worth(scene(board), "ride_to_angmar") == cost


def test_the_king_promotes_a_unit_where_he_is() -> None:
    c = scene("minas_tirith: gondor 1r strider; osgiliath: sauron 3r", "free")
    assert worth(c, "promote") == pytest.approx(0.8 * figure_worth(c, "gondor-regular", "minas_tirith"))


def test_the_dead_hit_an_army_and_free_a_city() -> None:
    def dead(board: str, region: str, units: int = 0, **given: Any) -> float:
        return dead_worth(scene(board, "free", **given), region, units)

    assert dead("", "erech") == 0.0
    assert dead("erech: southrons 2r", "erech") == pytest.approx(2 * LOSS["shadow"] + 0.3)
    assert dead("erech: southrons 5r", "erech") == pytest.approx(3.5 * LOSS["shadow"] + 0.3)
    assert dead("", "pelargir", captured="pelargir") == pytest.approx(2.0)
    c = scene("osgiliath: sauron 3r", "free")
    one = figure_worth(c, "gondor-regular", "pelargir")
    assert dead("osgiliath: sauron 3r", "pelargir", 3) == pytest.approx(3 * one)
    assert worth(c, "lead_the_dead", "erech lamedon pelargir", 3) == pytest.approx(3 * one)


# Armies


def test_several_armies_march_and_far_marches_count_more() -> None:
    c = scene(
        "osgiliath: sauron 3r; fords_of_isen: isengard 3r", captured=ONLY_MINAS_TIRITH["captured"].replace("edoras", "")
    )
    best = {one.row[0]: one.worth for one in reversed(c.moves(0))}
    first, *others = sorted(best.values(), reverse=True)
    assert worth(c, "march_armies", 1, 1, "anywhere") == pytest.approx(first)
    assert worth(c, "march_armies", 4, 1, "anywhere") == pytest.approx(first + sum(others))
    assert worth(c, "march_armies", 1, 3, "anywhere") == pytest.approx(first * (1 + 2 * NEXT_STEP))
    assert others


def test_an_army_that_must_join_another_one_is_not_the_main_one() -> None:
    board = "osgiliath: sauron 4r; minas_morgul: sauron 5r; minas_tirith: gondor 3r"
    c = scene(board, **ONLY_MINAS_TIRITH)
    assert (joins(c, "minas_morgul"), joins(c, "osgiliath"), joins(c, "nurn")) == (True, False, False)
    moved = next(one.worth for one in c.moves(0) if one.row[0] == "minas_morgul")
    assert worth(c, "march_armies", 1, 1, "joins") == pytest.approx(moved)
    assert worth(scene("osgiliath: sauron 4r", **ONLY_MINAS_TIRITH), "march_armies", 1, 1, "joins") == 0.0


def test_only_an_army_with_a_companion_is_led() -> None:
    board = "lossarnach: gondor 3r{}; minas_tirith: gondor 1r; osgiliath: sauron 4r"
    assert worth(scene(board.format(""), "free"), "march_armies", 1, 2, "led") == 0.0
    c = scene(board.format(" legolas"), "free")
    moved = next(one.worth for one in c.moves(0) if one.row[0] == "lossarnach")
    assert worth(c, "march_armies", 1, 2, "led") == pytest.approx(moved * (1 + NEXT_STEP))
    assert moved > 0


def test_a_fleet_takes_a_settlement() -> None:
    assert worth(scene("umbar: southrons 3r"), "voyage", "sea") == pytest.approx(2.2 * 2 + 0.1)
    taken = " ".join(one for one in TAKEN.split() if one not in ("dol_amroth", "pelargir", "lamedon"))
    assert worth(scene("umbar: southrons 3r", captured=f"{taken} dol_amroth"), "voyage", "sea") == pytest.approx(2.3)
    assert worth(scene("nurn: sauron 3r"), "voyage", "sea") == 0.0
    assert worth(scene("umbar: southrons 3r", captured=TAKEN), "voyage", "sea") == pytest.approx(0.1)


def test_the_paths_of_the_woses_reinforce_minas_tirith() -> None:
    board = "edoras: rohan 3r; minas_tirith: gondor 1r; osgiliath: sauron 4r"
    assert worth(scene(board, "free"), "voyage", "woods") == pytest.approx(3 * 2 * 4 * 0.03 - 3 * 1.6 * 0.03)


def test_a_storm_and_a_sortie_by_a_card() -> None:
    siege = {"siege": "helms_deep"}
    c = scene("helms_deep: rohan 1r, isengard 5r", **siege)
    stormed = assault_worth(c.s, "helms_deep", c.s.shadow["helms_deep"])
    assert worth(c, "storm", "isengard") == pytest.approx(stormed)
    assert stormed > 0
    assert worth(scene("helms_deep: rohan 1r; orthanc: isengard 5r"), "storm", "isengard") == 0.0
    board = "helms_deep: rohan 1r, isengard 1r; westemnet: rohan 5r 1l"
    relief = scene(board, "free", **siege)
    best = max(one.worth for one in relief.attacks(0) if one.row[1] == "helms_deep")
    assert worth(relief, "relieve") == pytest.approx(1.2 * best)
    assert best > 0
    assert worth(scene(board, "free"), "relieve") == 0.0


def test_an_army_with_nazgul_moves_or_attacks() -> None:
    empty = scene("osgiliath: sauron 6r 1n; fords_of_isen: isengard 5r", **ONLY_MINAS_TIRITH)
    assert worth(empty, "march", "nazgul") == empty.moves(1)[0].worth > 0
    assert worth(empty, "march", "witch_king") == 0.0
    weak = scene("osgiliath: sauron 6r witch_king; minas_tirith: gondor 1r", **ONLY_MINAS_TIRITH)
    assert worth(weak, "march", "witch_king") == max(one.worth for one in weak.attacks(1)) > 0


# Volleys


def test_hits_on_an_army() -> None:
    c = scene("osgiliath: sauron 5r", "free")
    shoot = ("shoot", "north_ithilien osgiliath", 3, 5)
    assert worth(c, *shoot) == pytest.approx(1.0 * LOSS["shadow"])
    assert worth(scene("osgiliath: sauron 1r", "free"), "shoot", "osgiliath", 9, 2) == pytest.approx(LOSS["shadow"])
    assert worth(scene("", "free"), *shoot) == 0.0
    walled = scene("helms_deep: rohan 3r, isengard 3r", siege="helms_deep")
    assert worth(walled, "shoot", "helms_deep", 3, 5) == pytest.approx(LOSS["free"] * WALLED_IN)


def test_an_army_of_two_nations_is_a_target() -> None:
    two = ("shoot", "two_nations", 3, 5)
    assert worth(scene("osgiliath: sauron 4r, southrons 1r", "free"), *two) == pytest.approx(LOSS["shadow"])
    assert worth(scene("osgiliath: sauron 5r", "free"), *two) == 0.0


def test_spells_are_cast_by_the_nazgul_of_one_army() -> None:
    board = "north_ithilien: sauron 1r 1n; south_ithilien: sauron 1r 3n; osgiliath: gondor 3r"
    assert worth(scene(board), "cast_spells", 5, 5) == pytest.approx(LOSS["free"])
    two = f"{board}; fords_of_isen: sauron 1r 1n; helms_deep: rohan 3r"
    assert worth(scene(two), "cast_spells", 5, 5) == pytest.approx(LOSS["free"])
    assert worth(scene(board), "cast_spells", 2, 5) == pytest.approx(LOSS["free"] * 2 / 3)
    assert worth(scene("nurn: sauron 1r 3n; osgiliath: gondor 3r"), "cast_spells", 5, 5) == 0.0


def test_orthanc_drowns_with_saruman() -> None:
    hit = 1.5 * LOSS["shadow"]
    assert worth(scene("orthanc: isengard 6r", "free"), "drown", "orthanc", 3, 4) == pytest.approx(hit)
    assert worth(scene("", "free"), "drown", "orthanc", 3, 4) == 0.0
    many = scene("orthanc: isengard 6r saruman", "free")
    assert worth(many, "drown", "orthanc", 3, 4) == pytest.approx(hit + FORTUNE["saruman"] * 0.1)
    one = scene("orthanc: isengard 1r saruman", "free")
    falls = 1 - 1 / 3 + 0.1
    assert worth(one, "drown", "orthanc", 3, 4) == pytest.approx(LOSS["shadow"] + FORTUNE["saruman"] * falls)


def test_eagles_strike_the_nazgul_of_one_army() -> None:
    board = "osgiliath: sauron 1r {}; minas_tirith: gondor 1r legolas"
    assert worth(scene(board.format("3n"), "free"), "strike_nazgul", 5, 5) == pytest.approx(3 * WRAITH)
    two = board.format("3n") + "; lossarnach: sauron 1r 1n"
    assert worth(scene(two, "free"), "strike_nazgul", 5, 5) == pytest.approx(3 * WRAITH)
    assert worth(scene(board.format("3n"), "free"), "strike_nazgul", 2, 5) == pytest.approx(2 * WRAITH)
    assert worth(scene(board.format(""), "free"), "strike_nazgul", 5, 5) == 0.0


# Nations and dice


def test_nations_and_dice() -> None:
    c = scene("fords_of_isen: isengard 3r", "free", politics="rohan 2, north 1 passive, elves 3")
    rohan, north = step_worth(c.s, "rohan"), step_worth(c.s, "north")
    assert worth(c, "advance_nation", "rohan") == rohan
    assert worth(c, "advance_nation", "gondor") == 0.0
    assert worth(c, "call_to_war", "rohan", "") == pytest.approx(1.5 * rohan)
    assert worth(c, "counsel") == pytest.approx(north + 0.5)
    assert worth(c, "stir_nations", "", "", "", "rohan north") == pytest.approx(rohan + north)
    visited = scene("edoras: rohan 1r legolas; bree: gimli; fords_of_isen: isengard 3r", politics="rohan 1, north 3")
    assert worth(visited, "draw_back") == pytest.approx(0.2 + step_worth(visited.s, "rohan"))
    assert worth(scene("edoras: rohan 1r legolas"), "draw_back") == 0.0
    assert worth(scene("", free_dice=("will", "army", "will")), "darken") == pytest.approx(1.8)
