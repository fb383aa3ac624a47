"""The captain: recruits, minions and companions, in small positions with one right answer."""

from random import Random
from typing import Any

import pytest

from bree.bots.bot import Sight
from bree.bots.war.armies.army_plan import ArmyPlan
from bree.bots.war.captain import Captain
from bree.bots.war.characters.arrivals import (
    A_TURN,
    ANOTHER,
    FLAME,
    FORTUNE,
    HOST,
    IN_SIEGE,
    LOST_DIE,
    ROUSES,
    WATCHES,
    entry_worth,
    keeper_worth,
    special_worth,
    swap_worth,
)
from bree.bots.war.characters.companions import (
    best_companion_move,
    companion_moves,
    companion_worth,
    groups,
    separations,
)
from bree.bots.war.turn.mustering import (
    ALARM,
    ELITE,
    RECRUIT,
    STEPS,
    WRAITH,
    defender_worth,
    musters,
    recruit_worth,
    recruitings,
    step_worth,
)
from bree.core import Step
from bree.games.war import GAME
from bree.games.war.board import REGIONS
from bree.games.war.state import War
from tests.rulebook.war.war_story import NO_COUNCIL, Tale, but

TAKEN = " ".join([name for name, place in REGIONS.items() if place.side == "free" and place.settlement])
ONLY_MINAS_TIRITH = TAKEN.replace("minas_tirith", "")


def at(board: str = "", **given: Any) -> War:
    return Tale.of(board, **given).s


def pick(board: str, step: Step, **given: Any) -> str:
    t = Tale.of(board, step, **given)
    assert len(t.picks) > 1, t.offers
    return Captain().choose(Sight(GAME, t.s, t.ask.who, t.ask), Random(0))


# A Muster result


@pytest.mark.parametrize(
    ("nation", "board", "politics", "value"),
    [
        ("isengard", "", "isengard 1", STEPS["isengard"]),
        ("gondor", "", "gondor 1", 0.25),
        ("gondor", "", "gondor 2", 0.125),
        ("gondor", "osgiliath: sauron 3r", "gondor 1", 0.25 + 0.06 * 3 * 2),
        ("gondor", "osgiliath: sauron 12r 6e", "gondor 1", 0.25 + 0.06 * 20),
        ("gondor", "fords_of_isen: isengard 3r", "gondor 1", 0.25),
    ],
)
def test_a_political_step(nation: str, board: str, politics: str, value: float) -> None:
    assert step_worth(at(board, politics=politics), nation) == pytest.approx(value)


@pytest.mark.parametrize(
    ("figure", "region", "board", "value"),
    [
        # a threat of three, with room for ten units, and two points
        ("gondor-regular", "minas_tirith", "osgiliath: sauron 3r", 0.03 + ALARM * 3 * 2),
        ("gondor-regular", "minas_tirith", "osgiliath: sauron 12r 6e", 0.03 + ALARM * 10 * 2),
        ("gondor-regular", "minas_tirith", "osgiliath: sauron 3r; minas_tirith: gondor 2r", 0.03 + ALARM * 3 * 0.8 * 2),
        ("gondor-regular", "minas_tirith", "osgiliath: sauron 3r; minas_tirith: gondor 5r", 0.02),
        ("gondor-regular", "minas_tirith", "osgiliath: sauron 3r; minas_tirith: gondor 4r", 0.03 + ALARM * 3 * 0.6 * 2),
        ("gondor-regular", "pelargir", "osgiliath: sauron 3r; pelargir: gondor 9r", 0.03 + ALARM * 3 * 0.15),
        ("gondor-regular", "lossarnach", "osgiliath: sauron 3r", 0.03 + ALARM * 3 * 0.4),
        ("gondor-leader", "minas_tirith", "osgiliath: sauron 3r; minas_tirith: gondor 1r", 0.06),
        ("gondor-leader", "minas_tirith", "osgiliath: sauron 3r; minas_tirith: gondor 1r 1l", 0.06),
        ("gondor-leader", "minas_tirith", "osgiliath: sauron 3r; minas_tirith: gondor 1r 2l", 0.0),
        ("gondor-leader", "minas_tirith", "osgiliath: sauron 3r", 0.0),
    ],
)
def test_a_defender(figure: str, region: str, board: str, value: float) -> None:
    s = at(board)
    plan = ArmyPlan(s, "free")
    assert defender_worth(s, figure, region) == pytest.approx(value)
    assert recruit_worth(s, "free", plan, figure, region) == pytest.approx(value)
    if figure == "gondor-regular":
        assert recruit_worth(s, "free", plan, "gondor-elite", region) == pytest.approx(ELITE * value)


@pytest.mark.parametrize(
    ("figure", "region", "board", "value"),
    [
        ("sauron-regular", "minas_morgul", "osgiliath: sauron 5r", RECRUIT / (3 + 2)),
        ("sauron-elite", "minas_morgul", "osgiliath: sauron 5r", ELITE * RECRUIT / 5),
        ("sauron-regular", "minas_morgul", "minas_morgul: sauron 1r; moria: isengard 1r; nurn: sauron 1n", RECRUIT / 5),
        ("sauron-regular", "minas_morgul", "minas_morgul: sauron 10r", 0.0),
        ("sauron-regular", "minas_morgul", "minas_morgul: sauron 9r", RECRUIT / 5),
        ("sauron-regular", "minas_morgul", "nurn: sauron 1n", RECRUIT / 7),  # no army has a goal
        ("nazgul", "minas_morgul", "minas_morgul: sauron 5n", WRAITH),
        ("nazgul", "minas_morgul", "minas_morgul: sauron 6n", 0.1),
        ("nazgul", "minas_morgul", "minas_morgul: sauron 5n; nurn: sauron witch_king", 0.1),
    ],
)
def test_a_recruit_of_the_shadow(figure: str, region: str, board: str, value: float) -> None:
    s = at(board, captured=ONLY_MINAS_TIRITH)
    assert recruit_worth(s, "shadow", ArmyPlan(s, "shadow"), figure, region) == pytest.approx(value)


def test_one_elite_or_a_pair_in_two_regions_is_recruited() -> None:
    board = "minas_tirith: gondor 1r; dol_amroth: gondor 1r; osgiliath: sauron 3r; lamedon: southrons 2r"
    s = at(board, acting="free")
    plan = ArmyPlan(s, "free")
    found = {one.row: one.worth for one in recruitings(s, "free", plan)}
    row = ("gondor-regular", "minas_tirith")
    others = [recruit_worth(s, "free", plan, row[0], region) for region in ("dol_amroth", "pelargir", "lossarnach")]
    assert found[row] == pytest.approx(recruit_worth(s, "free", plan, *row) + max(others))
    elite = ("gondor-elite", "minas_tirith")
    assert found[elite] == pytest.approx(recruit_worth(s, "free", plan, *elite))
    s.recruited = ("minas_tirith",)
    assert ("gondor-elite", "minas_tirith") not in {one.row for one in recruitings(s, "free", plan)}


def test_saruman_has_a_voice() -> None:
    given = {"acting": "shadow", "fallen": "witch_king mouth_of_sauron"}
    s = at("orthanc: isengard 1r saruman", **given)
    found = {one.action: one.worth for one in musters(s, "shadow", ArmyPlan(s, "shadow"))}
    assert (found["voice_regulars"], found["voice_elites"]) == (pytest.approx(0.9), 0.45)
    s = at("orthanc: isengard 1r saruman", lost="isengard 9r", **given)
    left = s.pool["isengard-regular"]
    found = {one.action: one.worth for one in musters(s, "shadow", ArmyPlan(s, "shadow"))}
    assert (left, found["voice_regulars"]) == (2, pytest.approx(0.6))


@pytest.mark.parametrize(("captured", "wanted"), [(TAKEN, "dol_guldur"), (ONLY_MINAS_TIRITH, "minas_morgul")])
def test_a_minion_joins_a_large_army_or_one_with_a_goal(captured: str, wanted: str) -> None:
    board = "minas_morgul: sauron 5r; dol_guldur: sauron 6r"
    assert pick(board, ("minion_at", "witch_king"), captured=captured) == wanted


def test_gandalf_comes_to_the_stronghold_that_is_threatened() -> None:
    for enemy, wanted in (("dimrill_dale", "lorien"), ("northern_mirkwood", "woodland_realm")):
        given = {"fallen": "gandalf_the_grey"}
        assert pick(f"{enemy}: isengard 3r", ("white_at",), **given) == wanted


# Characters who enter play

LORDS: Any = {"terms": NO_COUNCIL}


@pytest.mark.parametrize(
    ("one", "board", "given", "value"),
    [
        ("saruman", "", {}, FORTUNE["saruman"]),
        ("witch_king", "minas_morgul: sauron 1r", {"politics": "rohan 3 passive, north 3 passive"}, 5.0),
        ("witch_king", "", {"politics": "rohan 3 passive, north 3 passive", **LORDS}, 5.0 - 2 * ROUSES),
        ("witch_king", "minas_morgul: sauron 1r gothmog", LORDS, 5.0 - LOST_DIE),
        ("balrog", "", {"turn": 2, **LORDS}, A_TURN["shadow"] * 10 + FLAME),
        ("balrog", "", {"turn": 2, "politics": "elves 3, dwarves 1", **LORDS}, A_TURN["shadow"] * 10 + FLAME - 0.3),
        ("balrog", "minas_morgul: gothmog", {"turn": 2, **LORDS}, A_TURN["shadow"] * 10 * ANOTHER + FLAME),
        ("gothmog", "", {"turn": 2, **LORDS}, A_TURN["shadow"] * 10 + HOST),
        ("gothmog", "moria: sauron 1r balrog", {"turn": 2, **LORDS}, A_TURN["shadow"] * 10 * ANOTHER + HOST),
        ("witch_king_chief", "", LORDS, 5.0),
        ("witch_king_chief", "minas_morgul: witch_king", LORDS, WATCHES),
        ("mouth_black_numenorean", "", LORDS, 4.0),
        ("mouth_black_numenorean", "helms_deep: rohan 1r, sauron 3r", {"siege": "helms_deep", **LORDS}, 4.0 + IN_SIEGE),
    ],
)
def test_a_minion_who_could_enter(one: str, board: str, given: Any, value: float) -> None:
    assert entry_worth(at(board, **given), one) == pytest.approx(value)


@pytest.mark.parametrize(
    ("board", "given", "chief", "captain"),
    [
        ("minas_morgul: sauron 1r", {}, WATCHES, 0.0),
        ("helms_deep: rohan 1r, sauron 3r", {"siege": "helms_deep"}, 0.0, IN_SIEGE),
        ("minas_morgul: sauron 1r gothmog", {"politics": "north 3 passive"}, WATCHES, -ROUSES - LOST_DIE),
    ],
)
def test_the_two_witch_kings(board: str, given: Any, chief: float, captain: float) -> None:
    s = at(board, **LORDS, **given)
    assert swap_worth(s, "witch_king_chief") == pytest.approx(chief)
    assert swap_worth(s, "witch_king") == pytest.approx(captain)


def test_a_keeper_defends_his_home() -> None:
    s = at("dimrill_dale: sauron 4r", turn=2, **LORDS)
    assert keeper_worth(s, "galadriel") == pytest.approx(3.0 + 0.2)
    assert keeper_worth(s, "elrond") == pytest.approx(3.0)
    assert keeper_worth(at("dimrill_dale: sauron 12r 6e", turn=2, **LORDS), "galadriel") == pytest.approx(3.5)
    assert special_worth(at("lorien: elves 1r galadriel", turn=2, **LORDS), "free") == pytest.approx(3.0 * ANOTHER)


# Companions


@pytest.mark.parametrize(
    ("one", "region", "board", "given", "value"),
    [
        ("strider", "minas_tirith", "", {}, 1.1 * 3.0),
        ("strider", "osgiliath", "", {}, 1.1 * 2.5),
        ("strider", "minas_tirith", "", {"captured": "minas_tirith"}, 1.1 * 2.0),  # two regions from Pelargir
        ("strider", "minas_tirith", "", {"captured": "dol_amroth minas_tirith pelargir"}, 0.0),
        ("legolas", "lorien", "", {"politics": "elves 3 passive"}, 0.9),
        ("legolas", "lorien", "", {"politics": "elves 3"}, 0.0),
        ("gimli", "lorien", "", {"politics": "elves 3 passive"}, 0.0),
        ("legolas", "lorien", "", {"politics": "elves 3 passive", "captured": "lorien"}, 0.0),
        ("gimli", "lorien", "lorien: elves 1r; dimrill_dale: sauron 4r", {}, 0.05 * 4),
        ("gimli", "lorien", "dimrill_dale: sauron 4r", {}, 0.0),
        ("gimli", "lorien", "lorien: elves 1r; dimrill_dale: sauron 12r 6e", {}, 0.05 * 10),
        ("gimli", "lorien", "lorien: elves 1r, sauron 4r", {"siege": "lorien"}, 0.0),
        ("gimli", "dimrill_dale", "dimrill_dale: elves 1r; moria: sauron 4r", {}, 0.0),
    ],
)
def test_a_companion_in_a_region(one: str, region: str, board: str, given: Any, value: float) -> None:
    assert companion_worth(at(board, **given), one, region) == pytest.approx(value)


def test_companions_leave_alone_and_strider_with_boromir() -> None:
    s = at(bearers="lorien", fallen=but("gandalf_the_grey strider boromir meriadoc"))
    assert groups(s) == [("strider",), ("boromir",), ("meriadoc",), ("boromir", "strider")]
    assert groups(at(fallen=but("strider meriadoc"))) == [("strider",), ("meriadoc",)]
    found = {one.who: (one.worth, one.row) for one in separations(s)}
    # From Lórien three regions lead to one beside Minas Tirith.
    assert found["strider",] == (pytest.approx(1.1 * 2.5 - 1.5), ("druadan_forest",))
    assert found["meriadoc",][0] == pytest.approx(-0.5)
    assert found["boromir", "strider"][0] == pytest.approx(1.1 * 2.5 - 2.5)
    assert list(separations(at(track=1, bearers="morannon"))) == []


def test_a_companion_on_the_map_goes_where_he_does_more() -> None:
    board = "edoras: rohan 1r strider; lorien: elves 1r gimli; dimrill_dale: sauron 4r"
    s = at(board)
    value, who, to = best_companion_move(s, "edoras", ("strider",))
    assert (value, who, to) == (pytest.approx(1.1 * (3.0 - (3.0 - 0.5 * 3))), ("strider",), "minas_tirith")
    assert best_companion_move(s, "lorien", ("gimli",)) == (0.0, (), "")
    (move,) = companion_moves(s)
    assert move.worth == pytest.approx(value)
    assert list(companion_moves(at("lorien: elves 1r gimli; dimrill_dale: sauron 4r"))) == []
    besieged = at("helms_deep: rohan 1r strider, sauron 5r", siege="helms_deep")
    assert best_companion_move(besieged, "helms_deep", ("strider",)) == (0.0, (), "")
    besieger = at("moria: gondor 3r strider, sauron 1r", siege="moria")
    assert best_companion_move(besieger, "moria", ("strider",))[0] > 1
    assert pick(board, ("companions_from",)) == "edoras"
    assert pick(board, ("companions_to", "edoras"), chosen=("strider",)) == "minas_tirith"


def test_one_more_breaks_away_beside_the_one_chosen_before() -> None:
    given = {"fallen": but("strider gimli meriadoc"), "chosen": ("meriadoc",)}
    assert pick("", ("break_who", 1), **given) == "gimli"
