"""The captain with Lords of Middle-earth and in teams: worths counted by hand, and picks that follow from them."""

from random import Random
from typing import Any

import pytest

from bree.bots.bot import Sight
from bree.bots.war.captain import Captain
from bree.bots.war.cards.army_effects import CROWD, figure_worth, struck
from bree.bots.war.cards.events import EVENT_EFFECTS
from bree.bots.war.decision import Decision
from bree.bots.war.evaluation import Evaluation
from bree.bots.war.lords import balrog
from bree.bots.war.lords.actions import CANDIDATES, lords_candidates
from bree.bots.war.lords.cards import ambush_worth, goings, mean_harm
from bree.bots.war.lords.ring_powers import FELLED, RING_PRICE, narya_worth, nenya_gain, power_worth, tile_harm
from bree.bots.war.lords.special_dice import AN_EYE, SOON, at_risk, result_worth
from bree.bots.war.turn.mustering import step_worth
from bree.core import Step
from bree.games.war import GAME
from bree.games.war.board import REGIONS
from bree.games.war.lords.balrog_on_the_way import FIRE
from bree.games.war.state import Hunt, Lords, War
from tests.rulebook.war.teams_story import table
from tests.rulebook.war.war_story import NO_COUNCIL, Tale, but

TAKEN = " ".join([name for name, place in REGIONS.items() if place.side == "free" and place.settlement])
ALONE: Any = {"fallen": but(""), "corruption": 6}  # a point of damage costs 1


def at(board: str = "", **given: Any) -> War:
    return Tale.of(board, terms=NO_COUNCIL, **given).s


def scene(board: str = "", side: str = "shadow", **given: Any) -> Evaluation:
    return Evaluation(at(board, **given), side)


def pick(board: str, step: Step, **given: Any) -> str:
    t = Tale.of(board, step, terms=NO_COUNCIL, **given)
    assert len(t.picks) > 1, t.offers
    return Captain().choose(Sight(GAME, t.s, t.ask.who, t.ask), Random(0))


# Elven Rings


def test_the_power_of_a_ring_hangs_on_its_keeper() -> None:
    elrond = "rivendell: elves 1r elrond"
    assert power_worth(at(elrond), "vilya") == 0.6
    assert power_worth(at(), "vilya") == 0.3
    assert power_worth(at(fallen="elrond"), "vilya") == 0.0


def hunted(tile: str, why: str = "move", box: int = 0, board: str = "", **given: Any) -> War:
    hunt = Hunt(why, tile=tile, **given.pop("hunt", {}))
    return at(board, hunt=hunt, box_shadow=box, **{**ALONE, **given})


@pytest.mark.parametrize(
    ("tile", "given", "harm"),
    [
        ("two", {}, 2.0),
        ("two_reveal", {}, 2.45),
        ("two_reveal", {"hidden": False}, 2.0),
        ("two_reveal", {"hunt": {"blind": True}}, 2.0),
        ("eye", {"why": "mordor", "box": 3}, 3.45),
        ("eye", {"why": "mordor", "box": 3, "corruption": 9}, 3 * 2.0 + 6.0 + 0.45),  # that would be the end
        ("eye", {"why": "orc_patrol", "hunt": {"void": "eyes"}}, 0.0),
        ("three", {"corruption": 9}, 3 * 2.0 + 6.0),
        ("two", {"corruption": 9}, 2 * 2.0),
    ],
)
def test_the_harm_of_a_tile(tile: str, given: Any, harm: float) -> None:
    assert tile_harm(hunted(tile, **given), tile) == pytest.approx(harm)


def test_an_eye_drawn_for_the_balrog_is_a_gain() -> None:
    given: Any = {"why": FIRE, "board": "moria: sauron 1r balrog", "bearers": "moria"}
    assert tile_harm(hunted("eye", **given), "eye") == -FELLED
    assert tile_harm(hunted("two", **given), "two") == pytest.approx(2.0)


def test_nenya_compares_the_eye_with_the_other_tiles() -> None:
    s = hunted("eye", "mordor", 3, tiles=("two", "three"))
    assert nenya_gain(s) == pytest.approx(3.45 - 2.5)
    s.tiles = ()
    assert nenya_gain(s) == pytest.approx(3.45)


@pytest.mark.parametrize(
    ("board", "politics", "worth"),
    [
        ("", "gondor 3", 0.25 - 0.5),
        ("", "gondor 3 passive", 0.25 + 0.3 - 0.5),
        ("osgiliath: sauron 3r", "gondor 3", 0.25 + 0.06 * 6 - 0.5),
        ("osgiliath: sauron 12r 6e", "gondor 3", 0.25 + 0.06 * 20 - 0.5),
    ],
)
def test_narya_brings_a_nation_to_war(board: str, politics: str, worth: float) -> None:
    assert narya_worth(at(board, politics=politics), "gondor") == pytest.approx(worth)


@pytest.mark.parametrize(("box", "corruption", "answer"), [(3, 6, "spend"), (1, 6, "pass")])
def test_nenya_is_spent_if_the_eye_is_much_worse(box: int, corruption: int, answer: str) -> None:
    hunt = Hunt("mordor", tile="eye")
    given = {**ALONE, "corruption": corruption, "tiles": ("eye", "one", "two"), "track": 2, "bearers": "morannon"}
    assert pick("lorien: elves 1r galadriel", ("nenya",), hunt=hunt, box_shadow=box, **given) == answer


@pytest.mark.parametrize(
    ("left", "drawn", "answer"), [(1, "eye eye", "spend"), (2, "eye eye", "pass"), (1, "eye three", "pass")]
)
def test_nenya_saves_the_king_from_the_last_of_three_eyes(left: int, drawn: str, answer: str) -> None:
    step = ("nenya_king", "challenge_of_the_king", left, drawn)
    assert pick("lorien: elves 1r galadriel", step) == answer


# Special dice


def deciding(step: Step, board: str = "", **given: Any) -> Decision:
    t = Tale.of(board, step, terms=given.pop("terms", NO_COUNCIL), **given)
    return Decision(t.s, t.ask)


def test_a_die_with_a_star_is_at_risk() -> None:
    assert at_risk(at("edoras: rohan 1r gandalf_the_white"), "free") == 1.0
    assert at_risk(at(), "free") == 0.0
    assert at_risk(at("minas_morgul: sauron 1r witch_king"), "shadow") == 1.0
    assert at_risk(at("minas_morgul: sauron 1r witch_king_chief"), "shadow") == 1.0
    assert at_risk(at("minas_morgul: sauron 1r", acting="shadow"), "shadow") == SOON
    assert at_risk(at("minas_morgul: sauron 1r", acting="shadow", politics="sauron 1"), "shadow") == 0.0


def test_an_eye_hurts_the_fellowship() -> None:
    special = Lords(special=("vilya-eye*", "narya-eye"))
    m = deciding(("special_die", "free"), "edoras: rohan 1r gandalf_the_white", lords=special, turn=2, **ALONE)
    assert result_worth(m, "narya-eye") == pytest.approx(-AN_EYE)
    assert result_worth(m, "vilya-eye*") == pytest.approx(-AN_EYE - 0.3 * 10)
    special = Lords(special=("balrog-eye*", "gothmog-eye*"))
    m = deciding(("special_die", "shadow"), lords=special, turn=2, politics="sauron 1", **ALONE)
    assert result_worth(m, "balrog-eye*") == pytest.approx(AN_EYE)


# The Balrog


ONE_GOAL = {"captured": TAKEN.replace("lorien", "")}


def test_the_balrog_wakes_for_a_goal_nearby() -> None:
    (near,) = balrog.wake(scene("moria: sauron 6r balrog", **ONE_GOAL))
    (far,) = balrog.wake(scene("moria: sauron 6r balrog", captured=TAKEN.replace("dale", "")))
    (none,) = balrog.wake(scene("moria: sauron 6r balrog", captured=TAKEN))
    assert (near.worth, far.worth, none.worth) == (pytest.approx(0.55), pytest.approx(0.15), pytest.approx(0.15))


@pytest.mark.parametrize(
    ("region", "worth"),
    [("moria", 0.0), ("dimrill_dale", 0.3 * 2), ("hollin", -0.5), ("gladden_fields", 0.05)],
)
def test_the_balrog_is_worth_most_with_an_army_at_its_goal(region: str, worth: float) -> None:
    c = scene("dimrill_dale: sauron 6r; nurn: sauron 1r; moria: balrog", **ONE_GOAL)
    if region == "gladden_fields":
        c.plan.of.clear()
        region = "dimrill_dale"
    assert balrog.post_worth(c, region) == pytest.approx(worth)


def test_the_balrog_walks_alone_to_his_army() -> None:
    awake = Lords(active=True)
    board = "dimrill_dale: sauron 6r; moria: balrog"
    (walk,) = balrog.alone(scene(board, lords=awake, **ONE_GOAL))
    assert (walk.row, walk.worth) == (("dimrill_dale",), pytest.approx(0.6))
    assert list(balrog.alone(scene("dimrill_dale: sauron 6r balrog", lords=awake, **ONE_GOAL))) == []
    assert pick(board, ("balrog_to",), lords=awake, **ONE_GOAL) == "dimrill_dale"


def test_calming_the_balrog_outside_moria_ends_him() -> None:
    awake = Lords(active=True)
    for board, worth in (("moria: sauron 1r balrog", 0.3), ("dimrill_dale: sauron 1r balrog", FELLED)):
        (calm,) = balrog.calm(scene(board, "free", lords=awake))
        assert calm.worth == worth


@pytest.mark.parametrize(
    ("board", "given", "answer"),
    [("nurn: sauron 1r", {"bearers": "bree"}, "move"), ("osgiliath: sauron 6r", {"bearers": "bree"}, "pass")],
)
def test_the_chief_comes_to_the_ring_bearers_unless_he_leads_an_army(board: str, given: Any, answer: str) -> None:
    given = {**given, "captured": TAKEN.replace("minas_tirith", "")}
    assert pick(f"{board} witch_king_chief", ("sees",), **given) == answer
    assert pick(f"{board} witch_king_chief", ("sees",), track=1, **given) == "pass"


@pytest.mark.parametrize(
    ("board", "answer"),
    [
        ("dimrill_dale: sauron 6r balrog; lorien: elves 1r", "attack"),
        ("dimrill_dale: sauron 6r balrog", "move"),
        ("dimrill_dale: sauron 6r; moria: balrog", "alone"),
    ],
)
def test_a_card_lets_the_balrog_do_what_is_worth_most(board: str, answer: str) -> None:
    given = {"lords": Lords(active=True), "acting": "shadow", **ONE_GOAL}
    t = Tale.of(board, ("balrog_how", "a_balrog_is_come"), terms=NO_COUNCIL, **given)
    assert answer in t.picks
    assert Captain().choose(Sight(GAME, t.s, t.ask.who, t.ask), Random(0)) == answer


def test_an_elite_comes_with_the_balrog_and_the_best_card_of_a_hand_is_struck() -> None:
    assert pick("moria: sauron 1r balrog", ("balrog_unit",), acting="shadow") == "sauron-elite"
    hands = {"free": (), "shadow": ("orc_patrol", "morgul_wound")}
    given = {"hands": hands, "hidden": False, **ALONE}
    assert pick("", ("wind_card", "wind_from_the_west", "shadow"), **given) == "morgul_wound"


# Actions


def test_the_actions_that_special_dice_add() -> None:
    c = scene("minas_morgul: sauron 3r gothmog", captured=TAKEN.replace("minas_tirith", ""))
    one = figure_worth(c, "sauron-regular", "minas_morgul")
    (regular,), (elite,) = CANDIDATES["gothmog_recruit"](c), CANDIDATES["gothmog_elite"](c)
    assert (regular.worth, elite.worth) == (pytest.approx(one), pytest.approx(0.8 * one))
    (rouse,) = CANDIDATES["rouse-gondor"](scene("", "free", politics="gondor 2 passive"))
    assert rouse.worth == pytest.approx(0.2 + 0.5 * step_worth(at(politics="gondor 2"), "gondor"))
    (idle,) = CANDIDATES["rouse-gondor"](scene("", "free"))
    assert idle.worth == 0.0
    offered = {one.action for one in lords_candidates(scene("moria: sauron 1r balrog", acting="shadow"), "army")}
    assert "balrog_move" not in offered


# Cards


def test_cards_with_tiles() -> None:
    assert mean_harm(at(tiles=("one", "three", "eye"))) == 2.0
    assert mean_harm(at(tiles=())) == 0.0
    # Two of four tiles would be Sméagol's, and four tiles with two points each are still drawn.
    c = scene("", "free", tiles=("one", "three"), fallen=but("meriadoc"), corruption=6)
    assert EVENT_EFFECTS["add_smeagol_tiles"](c, 2) == pytest.approx(4 * 2.0 * 2 / 4 * 6 / 6.6)
    c = scene("", "free", tiles=("one", "three"), fallen=but("meriadoc") + " smeagol", corruption=6)
    assert EVENT_EFFECTS["add_smeagol_tiles"](c, 2) == 0.0


def test_an_ambush_hits_and_recruits_beside_the_enemy() -> None:
    board = "ettenmoors: sauron 3r; north_downs: north 1r"
    c = scene(board, "free")
    rangers = ("near_the_north", 3, 5, "north", "any leader")
    levied = EVENT_EFFECTS["levy"](c, "north", "any leader", "north_downs")
    assert EVENT_EFFECTS["ambush"](c, *rangers) == pytest.approx(struck(c, "ettenmoors", 3, 5) + levied)
    assert EVENT_EFFECTS["ambush"](scene("nurn: sauron 3r", "free"), *rangers) == 0.0
    # Beside the Trollshaws is no region of the North.
    c = scene("trollshaws: sauron 3r; ettenmoors: sauron 1r", "free")
    assert ambush_worth(c, "trollshaws", 3, 5, "north", "any leader") == struck(c, "trollshaws", 3, 5)
    best = max(ambush_worth(c, region, *rangers[1:]) for region in ("trollshaws", "ettenmoors"))
    assert EVENT_EFFECTS["ambush"](c, *rangers) == best > struck(c, "trollshaws", 3, 5)


def test_the_shadow_of_dol_guldur() -> None:
    board = "dol_guldur: sauron 1r 2n"
    c = scene(board, **ONE_GOAL)
    one = figure_worth(c, "sauron-regular", "dol_guldur")
    assert EVENT_EFFECTS["levy_by_dread"](c, "dol_guldur", 5) == pytest.approx(one * (1 + CROWD))
    c = scene("dol_guldur: sauron 6r; nurn: sauron 2r", **ONE_GOAL)
    found = goings(c, "dol_guldur")
    assert {candidate.row[0] for candidate in found} == {"dol_guldur"}
    assert EVENT_EFFECTS["go_forth"](c, "dol_guldur") == max(candidate.worth for candidate in found) > 0
    assert EVENT_EFFECTS["go_forth"](c, "barad_dur") == 0.0


@pytest.mark.parametrize(("left", "rings"), [(3, 0.0), (2, 1.0), (0, 1.0)])
def test_rings_come_back(left: int, rings: float) -> None:
    c = scene("", "free", rings={"free": left, "shadow": 0})
    assert EVENT_EFFECTS["recover_rings"](c, 3, 5) == pytest.approx(RING_PRICE["free"] * rings)


def test_a_card_that_moves_the_balrog_wakes_him_first() -> None:
    asleep = scene("moria: sauron 6r balrog", **ONE_GOAL)
    assert EVENT_EFFECTS["rouse_balrog"](asleep) == pytest.approx(0.55)
    awake = scene("dimrill_dale: sauron 6r; moria: balrog", lords=Lords(active=True), **ONE_GOAL)
    assert EVENT_EFFECTS["rouse_balrog"](awake) == pytest.approx(0.6)


@pytest.mark.parametrize(
    ("dice", "answer"),
    [(("army", "muster"), "muster"), (("army", "army"), "pass"), (("character", "muster"), "muster")],
)
def test_the_lore_turns_the_worst_die(dice: tuple[str, ...], answer: str) -> None:
    """Only an army that takes Lórien has anything to do."""
    board = "dimrill_dale: sauron 6r 1n"
    given = {"shadow_dice": dice, "acting": "shadow", "fallen": "saruman witch_king", "captured": ONE_GOAL["captured"]}
    assert pick(board, ("lore_die", "the_lore_of_the_elven_rings"), **given) == answer


def test_the_lore_never_turns_a_die_to_an_eye() -> None:
    board = "dimrill_dale: sauron 6r"
    given = {"shadow_dice": ("event", "muster"), "acting": "shadow", **ONE_GOAL}
    found = pick(board, ("lore_face", "the_lore_of_the_elven_rings", "event"), **given)
    assert found in ("army", "army_muster", "muster")


@pytest.mark.parametrize(
    ("hand", "tiles", "answer"),
    [
        # The card on the table is worth something while a tile of Sméagol can be drawn.
        (("orc_patrol",), ("smeagol", "eye"), "orc_patrol"),
        (("orc_patrol",), ("eye",), "we_wont_go_back"),
    ],
)
def test_the_least_valuable_card_is_given_up_for_corruption(hand: Any, tiles: Any, answer: str) -> None:
    given = {"hands": {"free": (), "shadow": hand}, "table": ("we_wont_go_back",), "tiles": tiles, **ALONE}
    assert pick("", ("whisper_for", "we_wont_go_back", 2), **given) == answer


@pytest.mark.parametrize(("tile", "answer"), [("three", "cancel"), ("one", "pass")])
def test_two_hobbits_are_given_up_for_a_bad_tile(tile: str, answer: str) -> None:
    """They cost 0.9; a point costs 6 / (12 - 6 + 0.6 * 2)."""
    pair = "meriadoc_of_the_shire peregrin_of_the_shire"
    t = Tale.of("", terms=NO_COUNCIL._replace(council=True), fallen=but(""), corruption=6)
    t.s.companions = tuple(pair.split())
    t.s.aside = tuple([one for one in t.s.aside if one not in t.s.companions])
    t.s.guide = "meriadoc_of_the_shire"
    t.s.hunt = Hunt("move", tile=tile)
    t.s.todo = [("guide_cancels",)]
    assert t.picks == ["cancel", "pass"]
    assert Captain().choose(Sight(GAME, t.s, t.ask.who, t.ask), Random(0)) == answer


@pytest.mark.parametrize(
    ("hands", "seat", "answer"),
    [((1, 3), "saruman_player", "saruman_player"), ((3, 1), "saruman_player", "witch_king_player")],
)
def test_the_wind_looks_at_the_larger_hand(hands: tuple[int, int], seat: str, answer: str) -> None:
    cards = ("orc_patrol", "isildurs_bane", "lure_of_the_ring", "morgul_wound")
    given = {"witch_king_player": cards[: hands[0]], "saruman_player": cards[4 - hands[1] :]}
    t = table("", ("wind_look", "wind_from_the_west"), go="gondor_player", hands=given, terms=NO_COUNCIL)
    assert seat in t.picks
    assert Captain().choose(Sight(GAME, t.s, t.ask.who, t.ask), Random(0)) == answer
