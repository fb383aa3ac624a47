"""The captain's turn: which die it uses, what it does with the die, and how it goes on."""

from random import Random
from typing import Any

import pytest

from bree.bots.bot import Sight
from bree.bots.war.armies.forces import army_of
from bree.bots.war.candidate import Candidate, best
from bree.bots.war.captain import Captain
from bree.bots.war.decision import Decision
from bree.bots.war.turn.dice_plans import PRICE, SECOND, TOLL, DicePlans
from bree.bots.war.worth import (
    CORRUPTION,
    DIE,
    HIDDEN,
    LEAD,
    MINION,
    NEARER,
    SIEGE,
    STEP,
    UNIT,
    WAR,
    camp,
    exposed,
    quest,
    worth,
)
from bree.core import Ask, Pick, Step as Answer
from bree.games.war import GAME
from bree.games.war.board import REGIONS
from bree.games.war.state import FIELD, Battle, Hunt, Lords, War
from tests.rulebook.war.war_story import NO_COUNCIL, Tale, but

TAKEN = " ".join([name for name, place in REGIONS.items() if place.side == "free" and place.settlement])
ONLY_MINAS_TIRITH = TAKEN.replace("minas_tirith", "")
NO_MINIONS = "saruman witch_king mouth_of_sauron"


def at(board: str = "", **given: Any) -> War:
    return Tale.of(board, **given).s


def pick(board: str, step: Answer, **given: Any) -> str:
    t = Tale.of(board, step, **given)
    assert len(t.picks) > 1, t.offers
    return Captain().choose(Sight(GAME, t.s, t.ask.who, t.ask), Random(0))


def test_the_first_of_the_best_candidates_is_taken_if_it_is_worth_anything() -> None:
    some = [Candidate(worth, name) for worth, name in ((-1.0, "a"), (0.5, "b"), (2.0, "c"), (2.0, "d"))]
    assert best(some).action == "c"
    assert best(some[:1]).action == "skip"
    assert best([Candidate(0.0, "a")]).action == "skip"


# Dice


@pytest.mark.parametrize(
    ("dice", "wanted"),
    [
        (("character", "will"), "character"),  # both hide the Fellowship, and a Will can do more later
        (("event", "will"), "will"),
        (("event", "muster"), "event"),
    ],
)
def test_a_revealed_fellowship_is_hidden_with_the_cheapest_die(dice: tuple[str, ...], wanted: str) -> None:
    given = {"free_dice": dice, "hidden": False, "fallen": but("gimli legolas"), "rings": {"free": 0, "shadow": 0}}
    assert pick("", ("die", "free"), **given) == wanted


def test_a_ring_turns_the_poorest_die_into_the_one_that_is_needed() -> None:
    given = {"hidden": False, "fallen": but("gimli legolas"), "rings": {"free": 1, "shadow": 0}}
    assert pick("", ("die", "free"), free_dice=("event", "muster"), **given) == "ring"
    assert pick("", ("die", "free"), free_dice=("character", "muster"), **given) == "character"
    assert pick("", ("ring_die", "free"), free_dice=("event", "muster"), **given) == "muster"
    assert pick("", ("ring_face", "free", "muster"), free_dice=("event", "muster"), **given) == "character"


def test_the_second_army_of_a_die_counts_less() -> None:
    board = "osgiliath: sauron 3r; fords_of_isen: isengard 3r"
    s = at(board, captured=TAKEN.replace("minas_tirith", "").replace("helms_deep", ""), acting="shadow")
    plans = DicePlans(s, "shadow")
    moves = {one.row: one.worth for one in plans.evaluation.moves(0)}
    pairs = {one.row: one.worth for one in plans.pairs()}
    one, other = moves["osgiliath", "minas_tirith"], moves["fords_of_isen", "helms_deep"]
    assert pairs["osgiliath", "minas_tirith"] == pytest.approx(one + SECOND * other)
    assert pairs["fords_of_isen", "helms_deep"] == pytest.approx(other + SECOND * one)
    alone = DicePlans(at("osgiliath: sauron 3r", captured=ONLY_MINAS_TIRITH), "shadow")
    assert alone.pairs()[0].worth == alone.evaluation.moves(0)[0].worth


def test_each_face_has_its_actions() -> None:
    board = "osgiliath: sauron 3r 1n; minas_tirith: gondor 1r; nurn: sauron 1n"
    plans = DicePlans(at(board, acting="shadow", politics="southrons 1", bearers="bree"), "shadow")
    found = {face: {one.action for one in plans.of(face)} for face in ("army", "character", "event", "muster")}
    assert {"attack"} <= found["army"]
    assert not {"nazgul", "diplomacy", "recruit"} & found["army"]
    assert {"attack", "nazgul"} <= found["character"]
    assert found["event"] == {"draw_character", "draw_strategy"}
    assert {"diplomacy", "recruit"} <= found["muster"]
    assert "attack" not in found["muster"]
    free = DicePlans(at("edoras: rohan 1r strider", bearers="lorien"), "free")
    assert {"fellowship", "separate", "companions"} <= {one.action for one in free.of("character")}
    assert {"fellowship", "separate"} <= {one.action for one in free.of("will")}


def test_the_price_of_a_die_is_taken_off() -> None:
    s = at("", hidden=False, fallen=but("gimli"), free_dice=("character", "will"))
    plans = DicePlans(s, "free")
    word, candidate = plans.die(("character", "will"))
    assert (word, candidate.action) == ("character", "hide")
    assert PRICE["will"] > PRICE["character"]
    gain, poor, rich = plans.ring(("event", "muster"))
    assert (poor, rich) == ("muster", "character")
    others = max(plans.best_of("event").worth, plans.best_of("muster").worth)
    assert gain == pytest.approx(plans.best_of(rich).worth - others - 0.5)


def test_a_card_is_removed_from_the_table_if_it_is_worth_more_than_its_price() -> None:
    given = {"acting": "free", "die": "event", "table": ("the_palantir_of_orthanc",), "turn": 2}
    s = at("orthanc: isengard 1r saruman", rings={"free": 3, "shadow": 0}, **given)
    found = {one.action: one.worth for one in DicePlans(s, "free").of("event")}
    assert found["remove-the_palantir_of_orthanc"] == pytest.approx(0.12 * 10 - TOLL)


@pytest.mark.parametrize(
    ("politics", "board", "wanted"),
    [("isengard 1", "nurn: sauron 1n", "token-banner"), ("southrons 0", "nurn: sauron 2n", "token-wings")],
)
def test_the_token_that_does_more_is_used(politics: str, board: str, wanted: str) -> None:
    given = {"terms": NO_COUNCIL, "lords": Lords(tokens=("banner", "wings")), "acting": "shadow", "bearers": "bree"}
    dice = {"shadow_dice": ("event",), "captured": TAKEN, "fallen": NO_MINIONS}
    assert pick(board, ("die", "shadow"), politics=politics, **given, **dice) == wanted


# Moves and attacks


def test_the_better_move_comes_first_and_a_useless_second_one_is_left_out() -> None:
    board = "osgiliath: sauron 3r; far_harad: southrons 3r"
    given = {"captured": ONLY_MINAS_TIRITH, "die": "army", "acting": "shadow"}
    assert pick(board, ("move_from", "shadow", 0, 1), **given) == "osgiliath"
    assert pick(board, ("move_to", "shadow", 0, 1, "osgiliath"), **given) == "minas_tirith"
    assert pick(board, ("move_from", "shadow", 0, 2), captured=TAKEN, die="army", acting="shadow") == "done"


BOTH = (
    "osgiliath: sauron 6r; minas_tirith: gondor 1r; pelargir: gondor {}; "
    "fords_of_isen: isengard 6r; helms_deep: rohan {}"
)


@pytest.mark.parametrize(
    ("pelargir", "helms_deep", "origin"), [("5r 2e", "5r 5e", "osgiliath"), ("5r 2e", "1r", "fords_of_isen")]
)
def test_the_best_attack_is_chosen(pelargir: str, helms_deep: str, origin: str) -> None:
    """Before an even siege the plan decides; a strong garrison is not attacked."""
    given = {"die": "army", "acting": "shadow", "captured": TAKEN.replace("minas_tirith", "").replace("helms_deep", "")}
    board = BOTH.format(pelargir, helms_deep)
    if origin == "fords_of_isen":
        board = board.replace("minas_tirith: gondor 1r", "minas_tirith: gondor 5r 3e")
    assert pick(board, ("attack_from", "shadow", 0), **given) == origin


def test_the_weaker_of_two_armies_is_attacked() -> None:
    board = "osgiliath: sauron 6r; minas_tirith: gondor 5r 3e 2l; pelargir: gondor 1r"
    given = {"die": "army", "acting": "shadow"}
    assert pick(board, ("attack_at", "shadow", 0, "osgiliath"), **given) == "pelargir"
    board = "osgiliath: sauron 6r; minas_tirith: gondor 1r; pelargir: gondor 5r 1e 2l"
    assert pick(board, ("attack_at", "shadow", 0, "osgiliath"), **given) == "minas_tirith"


def test_a_regular_is_removed_from_a_crowd() -> None:
    assert pick("nurn: sauron 1e 10r", ("excess", "shadow", "nurn")) == "sauron-regular"


# Muster


@pytest.mark.parametrize(
    ("politics", "nation"),
    [("isengard 1, sauron 1, southrons 1", "isengard"), ("sauron 1, southrons 1", "sauron")],
)
def test_the_shadow_goes_to_war_in_its_order(politics: str, nation: str) -> None:
    assert pick("", ("diplomacy", "shadow"), politics=politics, acting="shadow") == nation


def test_the_free_peoples_help_the_nation_that_is_threatened() -> None:
    for board, nation in (("fords_of_isen: isengard 6r", "rohan"), ("osgiliath: sauron 6r", "gondor")):
        assert pick(board, ("diplomacy", "free"), politics="gondor 1, rohan 1, north 1") == nation


def test_recruits_come_to_the_threatened_stronghold() -> None:
    board = "minas_tirith: gondor 1r; edoras: rohan 1r; osgiliath: sauron 6r"
    given = {"die": "muster", "acting": "free"}
    assert pick(board, ("recruit", "free"), **given).startswith("gondor-")
    assert pick(board, ("recruit_at", "free", "gondor-regular"), **given) == "minas_tirith"


def test_the_most_valuable_minion_enters() -> None:
    board = "orthanc: isengard 3r; minas_morgul: sauron 3r"
    assert pick(board, ("minion",), acting="shadow", fallen="gandalf_the_grey") == "saruman"
    assert pick(board, ("minion",), acting="shadow", fallen="saruman gandalf_the_grey") == "witch_king"


# Companions


def test_strider_leaves_to_be_crowned_and_nobody_walks_in_vain() -> None:
    given = {"bearers": "lorien", "progress": 1, "fallen": but("strider meriadoc gandalf_the_grey")}
    assert pick("", ("separate_who",), **given) == "strider"
    assert pick("", ("separate_to", "WAR-22.1"), chosen=("strider",), **given) == "minas_tirith"
    idle = "bree: meriadoc; lorien: elves 1r gimli; dimrill_dale: sauron 4r"
    assert pick(idle, ("walk_or_stay",), captured=TAKEN) == "done"


# The quick estimate of `greedy`


def test_the_quest_counts_steps_corruption_and_companions() -> None:
    start = at(bearers="osgiliath", fallen=but(""))
    base = quest(start, "free")
    assert base == pytest.approx(-2 * STEP + HIDDEN)
    assert quest(start, "shadow") == -base
    assert quest(at(bearers="osgiliath", progress=1, fallen=but("")), "free") == pytest.approx(base + STEP)
    assert quest(at(bearers="osgiliath", progress=5, fallen=but("")), "free") == pytest.approx(base + 2 * STEP)
    assert quest(at(bearers="osgiliath", corruption=2, fallen=but("")), "free") == pytest.approx(base - 2 * CORRUPTION)
    assert quest(at(bearers="osgiliath", hidden=False, fallen=but("")), "free") == pytest.approx(base - HIDDEN)
    assert quest(at(bearers="osgiliath", fallen=but("gimli")), "free") == pytest.approx(base + 0.1)
    assert quest(at(bearers="morannon", fallen=but("")), "free") == pytest.approx(1 + HIDDEN)
    assert quest(at(bearers="morannon", track=3, fallen=but("")), "free") == pytest.approx(3 * STEP + 1 + HIDDEN)


@pytest.mark.parametrize(
    ("side", "board", "given", "more"),
    [
        ("free", "bree: north 2r 1e", {}, 4 * UNIT["free"]),
        ("free", "bree: north 1r 1l", {}, UNIT["free"] + LEAD),
        ("free", "bree: legolas", {}, 0.0),
        ("free", "", {"politics": "north 2, rohan 1"}, -3 * WAR["free"]),
        ("free", "", {"free_dice": ("will", "army")}, 2 * DIE),
        ("free", "edoras: aragorn", {}, MINION),
        ("free", "", {"captured": "umbar"}, 4.0),
        ("free", "minas_tirith: gondor 2r; osgiliath: sauron 1r", {}, 2 * UNIT["free"] + 0.04),
        ("shadow", "", {"politics": "sauron 2"}, -2 * WAR["shadow"]),
        ("shadow", "", {"shadow_dice": ("army",)}, DIE),
        ("shadow", "nurn: witch_king", {}, MINION),
        ("shadow", "", {"captured": "pelargir"}, 2.0),
        ("shadow", "osgiliath: sauron 2r", {}, 2 * UNIT["shadow"] - 2 * NEARER),
        ("shadow", "minas_morgul: sauron 1r 1n", {}, UNIT["shadow"] + LEAD - 3 * NEARER),
        ("shadow", "", {"siege": "moria"}, 0.0),
    ],
)
def test_a_camp_counts_what_a_side_has(side: str, board: str, given: Any, more: float) -> None:
    assert camp(at(board, **given), side) - camp(at(), side) == pytest.approx(more)


def test_a_siege_and_the_end_of_the_game() -> None:
    board = "helms_deep: rohan 1r, isengard 1r"
    siege = camp(at(board, siege="helms_deep"), "shadow") - camp(at(board), "shadow")
    assert siege == pytest.approx(SIEGE)
    s = at("osgiliath: sauron 1r")
    assert exposed(s, "minas_tirith")
    assert not exposed(s, "edoras")
    s.todo = [("tidy",)]
    assert worth(s, "free") == pytest.approx(-worth(s, "shadow"))
    assert worth(s, "free") == pytest.approx(quest(s, "free") + camp(s, "free") - camp(s, "shadow"))


def test_figures_of_a_group_are_named_as_far_as_they_are_offered() -> None:
    t = Tale.of(
        "osgiliath: sauron 3r 1n", ("move_who", "shadow", 0, "osgiliath", "pelargir"), die="army", acting="shadow"
    )
    m = Decision(t.s, t.ask)
    assert m.run(["sauron-regular", "sauron-regular", "sauron-elite"]).picks == ("sauron-regular", "sauron-regular")
    assert m.run(["sauron-regular"] * 5).picks == ("sauron-regular",) * 3
    t.answer("sauron-regular")
    m = Decision(t.s, t.ask)
    assert m.run(["sauron-regular", "sauron-regular"]).picks == ("sauron-regular",)
    assert m.run(["sauron-regular"]).picks == ("done",)
    assert army_of(t.s, t.s.shadow["osgiliath"]).regulars == 3


# Answers without a choice of worth


def test_every_miss_is_rolled_again() -> None:
    assert pick("", ("hunt_reroll", 2), hunt=Hunt("move", rolled=(1, 2, 3)), box_shadow=3) == "2"
    battle = Battle(FIELD, "shadow", "north_ithilien", "osgiliath", round=2, rolled=(1, 2, 6), against=(1, 2))
    board = "north_ithilien: sauron 3r 2n; osgiliath: gondor 2r"
    assert pick(board, ("reroll", "shadow"), battle=battle) == "2"


def test_an_ask_that_it_does_not_know_is_passed_or_answered_first() -> None:
    """For example an ask of a newly added card."""
    s = at()
    for names, wanted in ((("one", "pass"), "pass"), (("one", "two"), "one")):
        ask = Ask("free", "new_ask", "WAR-6.6", tuple([Pick(name) for name in names]))
        ask.step = ("new_ask",)
        assert Captain().weigh(s, ask, Random(0)).picks == (wanted,)


def test_the_voice_of_saruman_calls_regulars_where_they_are_nearest_to_the_goal() -> None:
    given = {"captured": TAKEN.replace("helms_deep", ""), "acting": "shadow"}
    assert pick("orthanc: isengard 1r saruman; fords_of_isen: isengard 5r", ("voice_at",), **given) == "orthanc"


def test_who_walks_is_the_companion_who_does_more_elsewhere() -> None:
    board = "edoras: rohan 1r gimli strider"
    assert pick(board, ("companions_who", "edoras")) == "strider"
