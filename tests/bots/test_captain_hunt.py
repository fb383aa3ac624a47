"""The captain: dice for the hunt, the flights of the Nazgûl, and the cost of damage to the Fellowship."""

from random import Random
from typing import Any

import pytest

from bree.bots.bot import Sight
from bree.bots.war.armies.army_plan import ArmyPlan
from bree.bots.war.captain import Captain
from bree.bots.war.fellowship.hunt import FIRST, LEAD, SPEAR, WATCH, nazgul_moves, needed, post_worth, useful_flights
from bree.bots.war.fellowship.journey import (
    damage_capacity,
    damage_cost,
    deadly,
    fellowship_actions,
    move_odds,
    move_worth,
)
from bree.core import Step
from bree.games.war import GAME
from bree.games.war.board import REGIONS
from bree.games.war.odds.hunt import HuntOdds
from bree.games.war.state import Hunt, War
from tests.rulebook.war.war_story import NO_COUNCIL, Tale, but

TAKEN = " ".join([name for name, place in REGIONS.items() if place.side == "free" and place.settlement])
ONLY_MINAS_TIRITH = TAKEN.replace("minas_tirith", "")
LORDS: Any = {"terms": NO_COUNCIL}


def at(board: str = "", **given: Any) -> War:
    return Tale.of(board, **given).s


def pick(board: str, step: Step, **given: Any) -> str:
    t = Tale.of(board, step, **given)
    assert len(t.picks) > 1, t.offers
    return Captain().choose(Sight(GAME, t.s, t.ask.who, t.ask), Random(0))


# The hunt


@pytest.mark.parametrize(
    ("given", "dice"),
    [
        ({}, "1"),
        ({"corruption": 4}, "2"),
        ({"corruption": 3}, "1"),
        ({"bearers": "osgiliath"}, "2"),
        ({"bearers": "lorien", "progress": 1}, "2"),
        ({"bearers": "lorien"}, "1"),
        ({"bearers": "osgiliath", "captured": "dol_amroth edoras helms_deep lorien pelargir"}, "1"),
        ({"track": 1, "bearers": "morannon"}, "6"),
        ({"track": 1, "bearers": "morannon", "captured": "dol_amroth edoras helms_deep lorien pelargir"}, "2"),
    ],
)
def test_dice_for_the_hunt(given: Any, dice: str) -> None:
    assert pick("", ("allocate",), **given) == dice


OPEN = {"captured": ONLY_MINAS_TIRITH, "bearers": "the_shire", "track": 1}
SIX = "osgiliath: sauron 6r"


def flights(board: str, **given: Any) -> list[tuple[float, str, str, str]]:
    s = at(board, **given)
    return useful_flights(s, ArmyPlan(s, "shadow"))


def test_nazgul_fly_to_the_ring_bearers_and_to_armies_without_a_leader() -> None:
    assert flights("nurn: sauron 1n", bearers="bree", captured=TAKEN) == [(WATCH, "nazgul", "nurn", "bree")]
    assert flights("nurn: sauron 1n", bearers="bree", track=1, captured=TAKEN) == []
    assert flights("nurn: sauron 1n; bree: sauron 1n", bearers="bree", captured=TAKEN) == []
    # The first leader of an army beside Minas Tirith, which is worth two points.
    lead = FIRST + LEAD * 2 * 0.7
    assert flights(f"{SIX}; nurn: sauron 1n", **OPEN) == [(pytest.approx(lead), "nazgul", "nurn", "osgiliath")]
    assert flights(f"{SIX} 1n; nurn: sauron 1n", **OPEN)[0][0] == pytest.approx(LEAD * 2 * 0.7)
    assert flights(f"{SIX} 5n; nurn: sauron 1n", **OPEN) == []
    siege = "minas_tirith: gondor 2r, sauron 6r 1n; nurn: sauron 1n"
    assert flights(siege, siege="minas_tirith", **OPEN)[0][0] == pytest.approx(LEAD * 2)


def test_the_chief_flies_to_the_ring_bearers_for_his_spear() -> None:
    (found,) = flights("nurn: sauron 1r witch_king_chief", bearers="bree", captured=TAKEN, **LORDS)
    assert found == (pytest.approx(WATCH + SPEAR), "witch_king_chief", "nurn", "bree")


@pytest.mark.parametrize(
    ("board", "region", "one", "given", "cost"),
    [
        ("bree: sauron 1n", "bree", "nazgul", {"bearers": "bree"}, WATCH),
        ("bree: sauron 2n", "bree", "nazgul", {"bearers": "bree"}, 0.0),
        ("bree: sauron 1n", "bree", "nazgul", {"bearers": "bree", "track": 1}, 0.0),
        ("bree: sauron 2n witch_king_chief", "bree", "witch_king_chief", {"bearers": "bree", **LORDS}, WATCH + SPEAR),
        (f"{SIX} 1n", "osgiliath", "nazgul", {}, FIRST + LEAD * 2),
        (f"{SIX} 2n", "osgiliath", "nazgul", {}, LEAD * 2),
        (f"{SIX} 6n", "osgiliath", "nazgul", {}, 0.0),
        (f"{SIX} 4n witch_king", "osgiliath", "witch_king", {}, LEAD * 2),
        ("south_ithilien: sauron 6r 1n", "south_ithilien", "nazgul", {}, FIRST),
        ("south_ithilien: sauron 6r 2n", "south_ithilien", "nazgul", {}, 0.0),
        ("nurn: sauron 1n", "nurn", "nazgul", {}, 0.0),
    ],
)
def test_what_is_lost_if_a_minion_leaves(board: str, region: str, one: str, given: Any, cost: float) -> None:
    s = at(board, captured=ONLY_MINAS_TIRITH, **given)
    assert post_worth(s, ArmyPlan(s, "shadow"), region, one) == pytest.approx(cost)


def test_nazgul_go_where_the_plan_wants_them() -> None:
    board = f"{SIX}; nurn: sauron 2n; gorgoroth: sauron 1n"
    s = at(board, **OPEN)
    plan = ArmyPlan(s, "shadow")
    assert needed(s, plan, ("osgiliath",)) == {"osgiliath": pytest.approx(FIRST + LEAD * 2 * 0.7)}
    assert needed(s, plan, ()) == {}
    (move,) = nazgul_moves(s, plan)
    assert move.worth == pytest.approx(FIRST + LEAD * 2 * 0.7)
    given = {**OPEN, "acting": "shadow"}
    assert pick(board, ("nazgul_from", 1), **given) == "nurn"
    assert pick(board, ("nazgul_to", "nurn", 1), chosen=("nazgul",), **given) == "osgiliath"


# The Fellowship


@pytest.mark.parametrize(
    ("corruption", "who", "capacity", "cost"),
    [
        (0, "", 0, 0.5),
        (6, "", 0, 1.0),
        (11, "", 0, 2.5),
        (6, "strider meriadoc", 4, 6 / 8.4),
        (0, "strider", 3, 6 / 13.8),
    ],
)
def test_damage_costs_more_the_nearer_the_end_is(corruption: int, who: str, capacity: int, cost: float) -> None:
    s = at(corruption=corruption, fallen=but(who))
    assert damage_capacity(s) == capacity
    assert damage_cost(s) == pytest.approx(cost)


def test_a_draw_is_deadly_if_not_even_the_best_companion_helps() -> None:
    odds = HuntOdds(1.0, {}, {0: 0.5, 2: 0.3, 4: 0.2}, 0.0, 0.0)
    assert deadly(at(corruption=10, fallen=but("")), odds) == pytest.approx(0.5)
    assert deadly(at(corruption=9, fallen=but("")), odds) == pytest.approx(0.2)
    assert deadly(at(corruption=10, fallen=but("gimli meriadoc")), odds) == pytest.approx(0.2)
    assert deadly(at(corruption=11, fallen=but("gimli meriadoc")), odds) == pytest.approx(0.2)
    assert deadly(at(corruption=9, fallen=but("gimli")), odds) == 0.0
    assert deadly(at(corruption=9, fallen=but("")), odds, 1) == pytest.approx(0.5)


def test_the_odds_of_a_move_count_the_dice_in_the_hunt_box() -> None:
    nothing = move_odds(at(box_shadow=0))
    assert (nothing.mean, nothing.reveal) == (0.0, 0.0)
    assert move_odds(at(box_shadow=3)).mean > move_odds(at(box_shadow=1)).mean > 0
    assert move_odds(at(box_shadow=7)) == move_odds(at(box_shadow=5))
    assert move_odds(at(box_shadow=1, box_free=2)).mean > move_odds(at(box_shadow=1)).mean
    assert move_odds(at("rivendell: sauron 1n", box_shadow=1)).mean > move_odds(at(box_shadow=1)).mean


GUIDES = "strider gandalf_the_grey"


@pytest.mark.parametrize(
    ("who", "hidden", "wanted"),
    [(GUIDES, True, "gandalf_the_grey"), (GUIDES, False, "strider"), ("boromir legolas", True, "boromir")],
)
def test_the_guide(who: str, hidden: bool, wanted: str) -> None:
    assert pick("", ("guide", ""), fallen=but(who), hidden=hidden) == wanted


WILD = "parth_celebrant"


@pytest.mark.parametrize(
    ("board", "given", "wanted"),
    [
        ("", {"bearers": "dagorlad", "progress": 1}, "morannon"),  # the gate
        # Away from a Nazgûl, two steps nearer to Mordor, and into no army.
        ("", {"bearers": WILD, "progress": 2}, "pass"),
        (f"{WILD}: sauron 1n", {"bearers": WILD, "progress": 1}, "eastemnet"),
        (f"{WILD}: sauron 1n", {"bearers": WILD, "progress": 2}, "druadan_forest"),
        (f"{WILD}: sauron 1n; druadan_forest: sauron 1r", {"bearers": WILD, "progress": 2}, "eastern_brown_lands"),
        (f"{WILD}: sauron 1n", {"bearers": WILD, "progress": 0}, "pass"),
        # Minas Tirith is a step nearer, and Lórien is one step back.
        ("", {"bearers": "folde", "progress": 2, "corruption": 1}, "pass"),
        ("", {"bearers": "druadan_forest", "progress": 1, "corruption": 1}, "pass"),
        ("", {"bearers": "eastemnet", "progress": 3, "corruption": 3}, "pass"),
    ],
)
def test_it_is_declared_at_a_gate_or_away_from_enemies(board: str, given: Any, wanted: str) -> None:
    assert pick(board, ("declare",), **given) == wanted


@pytest.mark.parametrize(
    ("board", "given", "wanted"),
    [
        ("", {"progress": 2}, "druadan_forest"),
        ("druadan_forest: sauron 1r", {"progress": 2}, "eastern_brown_lands"),
        ("druadan_forest: sauron 1n", {"progress": 2}, "eastern_brown_lands"),
        ("", {"progress": 3}, "dead_marshes"),
        ("dead_marshes: sauron 1r; eastern_emyn_muil: sauron 1n", {"progress": 3}, "noman_lands"),
        ("", {"bearers": "dagorlad", "progress": 1}, "dagorlad"),  # the stronghold would cost a tile
    ],
)
def test_it_is_revealed_near_mordor_and_away_from_enemies(board: str, given: Any, wanted: str) -> None:
    assert pick(board, ("reveal_to",), **{"bearers": WILD, "hidden": False, **given}) == wanted


def test_it_walks_past_moria_the_balrog_and_strongholds() -> None:
    for bit in (1, 2, 4):
        step = ("past_watch", "declared_by", "parth_celebrant", 0, 0, bit)
        assert pick("moria: sauron 1r balrog", step, **LORDS) == "past"
    assert pick("", ("declare_way", "parth_celebrant"), bearers="hollin", progress=2) == "past"


@pytest.mark.parametrize(
    ("corruption", "track", "tile", "answer"),
    [
        (0, 1, "two", "pass"),
        (8, 1, "two", "reveal"),  # two points below the end
        (7, 1, "two", "pass"),
        (0, 4, "two", "reveal"),  # the last step
        (0, 4, "on_on_they_went", "pass"),  # which this tile stops
    ],
)
def test_gollum_reveals_himself_only_if_that_matters(corruption: int, track: int, tile: str, answer: str) -> None:
    given = {"corruption": corruption, "track": track, "bearers": "morannon", "fallen": but("")}
    damage = 3 if tile == "on_on_they_went" else 2
    assert pick("", ("guide_power",), hunt=Hunt("mordor", tile=tile, damage=damage), **given) == answer


@pytest.mark.parametrize(
    ("who", "damage", "corruption", "answer"),
    [
        ("strider meriadoc", 3, 6, "guide"),
        ("strider meriadoc", 1, 0, "random"),  # a Hobbit would be cheaper
        ("gandalf_the_grey meriadoc", 3, 0, "guide"),  # Gandalf comes back
        ("meriadoc peregrin", 1, 9, "guide"),
        ("strider", 1, 0, "none"),  # a point is cheap at the start
        ("gimli", 2, 8, "guide"),
    ],
)
def test_a_casualty_is_taken_if_it_saves_more_than_it_costs(
    who: str, damage: int, corruption: int, answer: str
) -> None:
    hunt = Hunt("move", tile="three", damage=damage)
    assert pick("", ("casualty",), hunt=hunt, corruption=corruption, fallen=but(who)) == answer


def test_a_step_is_worth_less_the_more_dangerous_it_is() -> None:
    """Without dice in the Hunt Box a step costs nothing; each point of the Shadow makes it more urgent."""
    free = {"bearers": "lorien", "fallen": but("")}
    assert move_worth(at(**free)) == pytest.approx(1.1)
    assert move_worth(at(captured="minas_tirith", **free)) == pytest.approx(1.1 + 2 * 0.08)
    s = at(box_shadow=2, **free)
    odds = move_odds(s)
    assert move_worth(s) == pytest.approx(1.1 - 0.5 * odds.mean - 0.45 * odds.reveal)
    near = at(box_shadow=2, corruption=11, **free)
    odds = move_odds(near)
    assert move_worth(near) == pytest.approx(1.1 - 2.5 * odds.mean - 0.45 * odds.reveal - 12 * deadly(near, odds))
    assert deadly(near, odds) > 0.1
    actions = {one.action: one.worth for one in fellowship_actions(at(hidden=False, **free))}
    assert actions == {"hide": 1.5}
    mordor = {"bearers": "morannon", "fallen": but(""), "track": 1}
    assert {one.action: one.worth for one in fellowship_actions(at(hidden=False, **mordor))} == {"hide": 2.5}
    assert {one.action: one.worth for one in fellowship_actions(at(**mordor))} == {"fellowship": pytest.approx(5.2)}
    again = {one.action: one.worth for one in fellowship_actions(at(strove=True, **mordor))}
    assert again == {"fellowship": pytest.approx(2.2)}


def test_the_chief_flies_before_a_nazgul_who_has_no_spear() -> None:
    given = {"bearers": "bree", "captured": TAKEN, "acting": "shadow", **LORDS}
    assert pick("nurn: sauron 2n witch_king_chief", ("nazgul_who", "nurn", 1), **given) == "witch_king_chief"
    # The watch over the Ring-bearers is worth more than the first leader of an army.
    assert flights("bree: sauron 1n; osgiliath: sauron 6r", bearers="bree", captured=ONLY_MINAS_TIRITH) == []
