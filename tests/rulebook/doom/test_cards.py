"""Every card that acts when it is hit: its numbers, and whether it stays. `test_cards_kept.py` tests the others."""

import pytest

from bree.games.doom.battle_facts import BattleFacts, battle_facts_in
from bree.games.doom.facts import CARDS, STACKS
from bree.games.doom.state import STAGES
from tests.rulebook.doom.box import BOX_ENCOUNTERS
from tests.rulebook.doom.doom_story import PASS, Journey
from tests.rulebook.doom.hit import STAGE, hit, settle

BATTLES = {  # card -> battles, courage for each lost battle
    "loth_cave_troll": (1, 2),
    "loth_moria_orc": (1, 1),
    "rohan_orc_hordes": (1, 2),
    "helm_orc_hordes": (1, 2),
    "gondor_orc_hordes": (1, 2),
    "morgul_mumakil": (2, 2),
}
SARUMAN = ["loth_saruman", "rohan_saruman", "helm_saruman"]
NAZGUL = ["loth_nazgul", "rohan_nazgul", "helm_nazgul", "gondor_nazgul"]
URUK_HAI = ["rohan_uruk_hai", "helm_uruk_hai", "gondor_uruk_hai", "morgul_uruk_hai"]
COURAGE = {  # card -> courage, whether it stays
    "rohan_wargs": (-2, False),
    "gondor_grond": (-3, False),
    "morgul_haradrim": (-2, True),
    "doom_gollums_deceit": (-2, True),
    "doom_gollums_madness": (-1, True),
    "doom_phial_of_galadriel": (2, True),
    "doom_eagles": (1, True),
}
TABLES = {  # card -> courage for each number of the encounter die
    "doom_shelobs_sting": [0, -1, -1, -2, -2, -2],
    "doom_power_of_the_one_ring": [0, 0, 0, 0, 0, -5],
}
SINGLE = [
    "loth_balrog",
    "helm_wormtongue",
    "gondor_eye_of_sauron",
    "morgul_witch_king",
    "morgul_denethor",
    "morgul_army_of_the_dead",
    "morgul_mouth_of_sauron",
    "doom_shelob",
]
SPECIAL = ["morgul_denethor", "morgul_army_of_the_dead"]
ALLIES = {  # cards that a player takes from the track
    "loth_arwen",
    "loth_elrond",
    "rohan_theoden",
    "rohan_galadriel",
    "helm_eowyn",
    "helm_eomer",
    "gondor_faramir",
    "gondor_treebeard",
}
ACTING = [*BATTLES, *SARUMAN, *NAZGUL, *URUK_HAI, *COURAGE, *TABLES, *SINGLE]


def stays(j: Journey, card: str) -> bool:
    """Whether the card stays on its slot and all other slots are unchanged. Otherwise it left the game."""
    assert j.s.track[1] in (card, "")
    assert (card in j.s.box) == (j.s.track[1] == "")
    assert card not in j.s.held
    return j.s.track[1] == card


@pytest.mark.rule("DOOM-2.1")
def test_these_are_the_encounter_cards() -> None:
    assert sorted([*ACTING, *ALLIES]) == sorted(BOX_ENCOUNTERS)
    assert len({*ACTING, *ALLIES}) == 42


@pytest.mark.rule("DOOM-4.15")
@pytest.mark.parametrize("card", [*ACTING, *sorted(ALLIES)])
def test_the_corner_and_the_stack_of_a_card(card: str) -> None:
    stage = STAGE[card.partition("_")[0]]
    kind = "doom" if stage == "mount_doom" else "special" if card in SPECIAL else "ally" if card in ALLIES else "enemy"
    assert (CARDS[card].kind, CARDS[card].stage) == (kind, stage)
    assert card in STACKS[STAGES.index(stage)]


# Battles.


@pytest.mark.rule("DOOM-7.1", "DOOM-7.9", "DOOM-4.9")
@pytest.mark.parametrize("card", BATTLES)
def test_a_card_with_battles_lost(card: str) -> None:
    battles, hearts = BATTLES[card]
    j = settle(hit(card), *["sauron"] * battles)
    assert (j.moment, len(j.told("battle-rolled"))) == ("die", battles)
    assert (j.s.courage, stays(j, card)) == (13 - battles * hearts, True)


@pytest.mark.rule("DOOM-7.14", "DOOM-4.9")
@pytest.mark.parametrize("card", BATTLES)
def test_a_card_with_battles_won(card: str) -> None:
    battles, _ = BATTLES[card]
    j = settle(hit(card), *["gimli"] * battles)
    assert (j.moment, len(j.told("battle-rolled"))) == ("die", battles)
    assert (j.s.courage, stays(j, card)) == (13, True)


@pytest.mark.rule("DOOM-9.19", "DOOM-9.20", "DOOM-4.9")
@pytest.mark.parametrize("card", URUK_HAI)
@pytest.mark.parametrize(
    ("faces", "courage", "warriors"),
    [("sauron sauron sauron", 10, 2), ("gimli sauron gimli", 12, 1), ("gimli gimli gimli", 13, 1)],
)
def test_the_uruk_hai_are_fought_one_by_one(card: str, faces: str, courage: int, warriors: int) -> None:
    j = settle(hit(card, warriors=2), *faces.split())
    assert (j.moment, len(j.told("battle-rolled"))) == ("die", 3)
    assert (j.s.courage, j.s.warriors, j.s.chieftain, stays(j, card)) == (courage, warriors, True, True)


@pytest.mark.rule("DOOM-9.11")
@pytest.mark.parametrize("card", URUK_HAI)
def test_an_empty_isengard_gives_one_courage(card: str) -> None:
    j = hit(card, chieftain=False, warriors=0, courage=9)
    assert (j.s.courage, j.told("battle-begins"), stays(j, card)) == (10, [], True)


@pytest.mark.rule("DOOM-R18", "DOOM-4.9")
def test_the_mouth_of_sauron_is_fought_until_two_wins_in_a_row() -> None:
    j = settle(hit("morgul_mouth_of_sauron"), "gimli", "sauron", "sauron", "gimli", "sauron", "gimli")
    assert (j.moment, j.s.courage, j.s.track[1]) == ("battle", 10, "morgul_mouth_of_sauron")
    settle(j, "legolas")
    assert (j.moment, j.s.courage, stays(j, "morgul_mouth_of_sauron")) == ("die", 10, False)


# Courage.


@pytest.mark.rule("DOOM-9.22", "DOOM-9.27", "DOOM-4.9")
@pytest.mark.parametrize("card", COURAGE)
def test_a_card_that_moves_courage_at_once(card: str) -> None:
    by, remains = COURAGE[card]
    j = hit(card)
    assert (j.s.courage, stays(j, card)) == (13 + by, remains)
    assert (j.told("battle-begins"), j.s.nazgul, j.s.warriors) == ([], 0, 0)


@pytest.mark.rule("DOOM-8.8")
@pytest.mark.parametrize("number", range(1, 7))
@pytest.mark.parametrize("card", TABLES)
def test_a_card_with_a_table_for_the_encounter_die(card: str, number: int) -> None:
    j = hit(card)
    assert (j.ask.key, j.ask.facts, j.s.courage) == ("die", {"die": "die-black"}, 13)
    j.roll(throw1=number).answer(PASS)
    assert (j.moment, j.s.courage, stays(j, card)) == ("end", 13 + TABLES[card][number - 1], True)
    assert j.s.at["ring_bearers"] == 41


@pytest.mark.rule("DOOM-8.10")
def test_shelob_costs_one_courage_and_the_step() -> None:
    j = hit("doom_shelob")
    assert (j.moment, j.s.courage, j.s.at["ring_bearers"], stays(j, "doom_shelob")) == ("end", 12, 40, True)


@pytest.mark.rule("DOOM-9.16", "DOOM-4.9")
@pytest.mark.parametrize(("before", "after"), [(13, 5), (6, 5), (5, 5), (3, 3)])
def test_the_eye_of_sauron_drops_courage_to_its_space(before: int, after: int) -> None:
    j = hit("gondor_eye_of_sauron", courage=before)
    assert (j.s.courage, stays(j, "gondor_eye_of_sauron")) == (after, False)


@pytest.mark.rule("DOOM-9.4", "DOOM-9.25")
def test_the_balrog_costs_three_courage_and_gandalf_falls() -> None:
    j = hit("loth_balrog", held="gandalfs_wrath", ring_bearers=1)
    assert (j.s.courage, j.s.gandalf_token, stays(j, "loth_balrog")) == (10, True, False)
    assert (j.moment, j.refuses("gandalfs_wrath")) == ("die", "DOOM-9.23")


@pytest.mark.rule("DOOM-9.5")
@pytest.mark.parametrize(("stage", "fallen"), [("lothlorien", True), ("rohan", True), ("helms_deep", False)])
def test_gandalf_returns_when_the_bearers_reach_helms_deep(stage: str, fallen: bool) -> None:
    goal = 8 + 8 * STAGES.index(stage)
    j = Journey.of(stage=stage, track="- - - - - -", held="", gandalf_token=True, ring_bearers=goal - 1)
    j.board(6, "orange", 1, 6, "green", 1).until("draw_gandalf")
    assert (j.s.at["ring_bearers"], j.s.gandalf_token) == (goal, fallen)


# Figures.


@pytest.mark.rule("DOOM-9.28", "DOOM-9.18", "DOOM-9.17", "DOOM-4.9")
@pytest.mark.parametrize(("before", "after"), [(0, 2), (2, 4), (4, 5), (5, 5)])
@pytest.mark.parametrize("card", SARUMAN)
def test_saruman_brings_two_warriors_or_as_many_as_are_left(card: str, before: int, after: int) -> None:
    j = hit(card, warriors=before)
    assert (j.s.warriors, j.s.courage, stays(j, card)) == (after, 13, True)


@pytest.mark.rule("DOOM-1.4", "DOOM-4.9")
@pytest.mark.parametrize("card", NAZGUL)
def test_a_nazgul_card_places_one_nazgul(card: str) -> None:
    j = hit(card)
    assert (j.s.nazgul, j.s.courage, stays(j, card)) == (1, 13, True)


@pytest.mark.rule("DOOM-1.4")
@pytest.mark.parametrize("card", NAZGUL)
def test_the_last_nazgul_loses_the_game(card: str) -> None:
    assert not hit(card, nazgul=6).over
    j = hit(card, nazgul=7)
    assert (j.over, j.s.over) == (True, "nazgul")


@pytest.mark.rule("DOOM-4.8", "DOOM-4.9")
@pytest.mark.parametrize(
    ("nazgul", "numbers", "courage"),
    [(0, [1], 12), (0, [2], 13), (2, [3, 5, 1], 10), (3, [1, 2, 4, 6], 12), (7, [1, 3, 5, 2, 1, 3, 5, 6], 7)],
)
def test_the_witch_king_throws_for_every_nazgul_and_himself(nazgul: int, numbers: list[int], courage: int) -> None:
    j = hit("morgul_witch_king", nazgul=nazgul)
    assert j.s.roll == tuple(f"throw{n}" for n in range(1, nazgul + 2))
    j.roll(**dict(zip(j.s.roll, numbers, strict=True)))
    assert j.s.courage == 13
    j.answer(PASS, PASS)
    assert (j.moment, j.s.courage, j.s.nazgul, stays(j, "morgul_witch_king")) == ("die", courage, nazgul, True)


# Cards that change the game.


@pytest.mark.rule("DOOM-9.15", "DOOM-R38", "DOOM-4.9")
def test_grima_takes_one_ally_or_boromir_but_no_gandalf_card() -> None:
    j = hit("helm_wormtongue", held="boromir@flame helm_eomer gandalfs_vision@leaf")
    assert (j.ask.who, j.ask.key, j.picks) == ("star", "which_ally", ["boromir", "helm_eomer"])
    assert j.refuses("gandalfs_vision") == "DOOM-9.15"
    j.answer("helm_eomer")
    assert (list(j.s.held), "helm_eomer" in j.s.box) == (["boromir", "gandalfs_vision"], True)
    assert (j.s.courage, stays(j, "helm_wormtongue")) == (13, True)


@pytest.mark.rule("DOOM-9.15")
@pytest.mark.parametrize(("held", "left"), [("boromir gandalfs_vision", ["gandalfs_vision"]), ("", [])])
def test_grima_takes_a_single_ally_unasked_and_is_harmless_without_one(held: str, left: list[str]) -> None:
    j = hit("helm_wormtongue", held=held)
    assert (j.moment, list(j.s.held), stays(j, "helm_wormtongue")) == ("die", left, True)


@pytest.mark.rule("DOOM-9.7", "DOOM-8.1")
def test_denethor_makes_one_waiting_die_be_thrown_again() -> None:
    j = hit("morgul_denethor", walk=("red", 2), then=(2, "blue", 1))
    assert (j.ask.who, j.ask.key, j.picks) == ("star", "which_waiting", ["red", "blue"])
    j.answer("red").roll(red=5).answer(PASS)
    assert (j.moment, j.s.shows["red"], j.s.shows["blue"]) == ("die", 5, 1)
    j.answer(PASS)
    j.until("die").roll(blue=6)
    assert (j.s.at["gimli"], j.s.shows["blue"], stays(j, "morgul_denethor")) == (37, 6, True)


@pytest.mark.rule("DOOM-9.1", "DOOM-9.2", "DOOM-8.1")
@pytest.mark.parametrize(("way", "slot"), [("left", 0), ("right", 4)])
def test_the_army_of_the_dead_silences_the_nearest_card_and_goes_no_way_round(way: str, slot: int) -> None:
    army, beside = "morgul_army_of_the_dead", {0: "morgul_haradrim", 4: "morgul_mumakil"}
    track = "morgul_haradrim {} - - morgul_mumakil -"
    j = hit(army, track=track, then=(slot + 1, "purple", 1))
    assert (j.ask.key, j.picks) == ("army", ["left", "right"])
    j.answer(way)
    assert (j.s.track[1], j.s.track[slot], j.s.under, j.s.under_at) == ("", army, beside[slot], slot)
    assert (j.s.courage, army in j.s.box) == (13, False)
    j.decline()
    assert (j.s.track[slot], j.s.under) == (beside[slot], beside[4 - slot])
    assert [facts["card"] for facts in j.facts_of("activated")] == ["card-" + army] * 2


# Numbers that are equal on all cards of the box, but could differ on new cards.


@pytest.mark.parametrize("figures", [0, 1, 3])
def test_a_card_may_place_any_number_of_nazgul(figures: int) -> None:
    j = Journey.of()
    j.s.then(("place_nazgul", "loth_nazgul", figures))
    j.game.rules.settle(j.s)
    assert (j.s.nazgul, len(j.told("nazgul-placed"))) == (figures, figures)


def test_a_card_may_reward_an_empty_isengard_by_another_number_than_it_removes() -> None:
    does = (
        "uruk_hai",
        "rohan_uruk_hai",
        4,
        2,
        3,
    )  # lost courage, removed warriors, won courage
    assert battle_facts_in((does,)) == BattleFacts(uruk_hai=True, loss=4, removes=2)
    j = Journey.of(courage=10, chieftain=False)
    j.s.then(does)
    j.game.rules.settle(j.s)
    assert (j.s.courage, j.rules_of("courage-gained")) == (13, ["DOOM-9.11"])
