"""Section 12: combat cards, combat roll and leader re-roll."""

from typing import Any

import pytest

from bree.games.war.rules.battle.fighters import dice_of, hits, leadership, needs, strength
from tests.rulebook.war.battles import attack, quiet
from tests.rulebook.war.war_story import Tale, figures

PLAIN = "south_ithilien: gondor 2r 1l; north_ithilien: sauron 1r 1n"  # no city, no fortification, no stronghold


def number(tale: Tale, what: str, side: str) -> int:
    assert tale.s.battle is not None
    reckon = {"dice": dice_of, "leadership": leadership, "needs": needs}[what]
    return reckon(tale.s, tale.s.battle, side)


@pytest.mark.rule("WAR-12.1")
def test_each_part_of_a_round_is_done_by_both_sides_the_attacker_first() -> None:
    tale = attack("south_ithilien: gondor 1r 1e 1l; north_ithilien: sauron 1r 1e 1n").go(
        "sauron-regular sauron-elite nazgul"
    )
    asked = []
    for answer in ("1", "6", "1", "5", "1", "5", "1", "5", "sauron-elite", "gondor-elite", "on", "stay"):
        asked.append(tale.asked)
        tale.answer(answer)
    assert asked == [
        "chance combat_die", "chance combat_die", "chance combat_die", "chance combat_die",
        "shadow reroll", "chance combat_die", "free reroll", "chance combat_die",
        "shadow hit", "free hit", "shadow cease", "free retreat",
    ]  # fmt: skip
    assert tale.keys() == [
        "attack", "battle-round", "combat-roll", "combat-roll", "combat-reroll", "combat-reroll",
        "elite-reduced", "unit-lost", "elite-reduced", "unit-lost", "battle-round",
    ]  # fmt: skip
    assert [fact["round"] for fact in tale.facts_of("battle-round")] == [1, 2]


@pytest.mark.rule("WAR-12.2")
def test_in_his_stronghold_the_defender_chooses_before_every_round() -> None:
    tale = attack("minas_tirith: gondor 3r; osgiliath: sauron 3r").go("sauron-regular sauron-regular sauron-regular")
    assert (tale.asked, tale.offers) == ("free shelter", "field siege")
    tale.answer("field").roll("1 1 1").roll("1 1 1").go("on stay")
    assert tale.asked == "free shelter"
    tale.answer("field").roll("1 1 1").roll("1 1 1").go("on stay siege")
    assert tale.asked == "shadow advance"
    assert len(tale.told("battle-round")) == 2
    assert attack(PLAIN).asked == "chance combat_die"


HANDS = {"free": ("athelas", "celeborns_galadhrim"), "shadow": ("monsters_roused",)}


@pytest.mark.rule("WAR-12.3", "WAR-12.4", "WAR-16.14", "WAR-28.3")
@pytest.mark.parametrize(
    ("board", "given"), [(PLAIN, {}), ("helms_deep: rohan 1r, isengard 1r", {"siege": "helms_deep"})]
)
def test_each_side_commits_one_card_or_none_in_every_round(board: str, given: dict[str, Any]) -> None:
    tale = attack(board, hands=HANDS, **given)
    assert (tale.asked, tale.ask.rule, tale.ask.secret) == ("shadow combat_card", "WAR-12.3", True)
    assert tale.offers == "monsters_roused pass"
    tale.answer("monsters_roused")
    assert (tale.asked, tale.offers, tale.ask.secret) == ("free combat_card", "celeborns_galadhrim pass", True)
    assert tale.refuses("athelas") == "WAR-12.4", "Strider does not fight"
    assert tale.facts_of("commits") == [{"who": "shadow", "deck": "deck-shadow_strategy"}]
    seen = tale.game.view(tale.s, "free")["battle"]["attacker"]
    assert (seen["sealed"], seen["card"]) == ("shadow_strategy", ""), "the other side sees its deck alone"
    tale.answer("pass")
    assert (tale.asked, tale.s.sealed, tale.s.hands["shadow"]) == ("chance combat_die", {}, ())
    assert tale.facts_of("combat-card") == [{"who": "shadow", "card": "combat-desperate"}]
    if not given:
        tale.roll("1 1 1").go("0 0 on stay")
        assert tale.asked == "free combat_card", "and again in the second round; who holds no card is not asked"


@pytest.mark.rule("WAR-12.3")
def test_the_attacker_commits_first() -> None:
    assert attack(PLAIN, "free", hands=HANDS).go("gondor-regular done").asked == "free combat_card"


@pytest.mark.rule("WAR-12.3")
def test_who_can_use_no_card_is_asked_all_the_same() -> None:
    tale = attack(PLAIN, hands={"free": ("athelas",), "shadow": ()})
    assert (tale.asked, tale.offers, tale.ask.secret) == ("free combat_card", "pass", True)


@pytest.mark.rule("WAR-12.5")
def test_what_a_card_does_is_over_with_the_round() -> None:
    tale = attack(PLAIN, hands=HANDS).go("monsters_roused pass")
    assert number(tale, "needs", "shadow") == 4
    tale.roll("1 1 1").go("0 0 on stay pass")
    assert (number(tale, "needs", "shadow"), tale.s.played) == (5, ("monsters_roused",))


@pytest.mark.rule("WAR-12.11")
def test_a_card_says_whose_dice_it_changes_and_in_which_roll() -> None:
    tale = attack(PLAIN, hands={"free": (), "shadow": ("monsters_roused",)}).go("monsters_roused")
    told = {"card": "combat-desperate", "who": ("shadow", "free"), "roll": "throw-both", "by": 1}
    assert tale.facts_of("card-dice") == [told]


@pytest.mark.rule("WAR-12.7")
def test_cards_act_before_between_and_after_the_rolls() -> None:
    """By initiative: 3 acts before the roll, 4 before the re-roll, 5 before the losses, 7 after them."""
    board = "south_ithilien: gondor 3r 1l legolas; north_ithilien: sauron 3r 1n"
    all_go = "sauron-regular sauron-regular sauron-regular nazgul"
    hands = {"free": ("a_power_too_great",), "shadow": ("flocks_of_crebain",)}
    tale = attack(board, hands=hands).go(all_go + " flocks_of_crebain a_power_too_great")
    tale.roll("1 1 1").roll("5 1 1 1")
    assert [fact["card"] for fact in tale.facts_of("card-dice")] == ["combat-they_are_terrible"]
    assert (tale.asked, tale.told("card-hits")) == ("free reroll", [])
    tale.go("0")
    assert [fact["card"] for fact in tale.facts_of("card-hits")] == ["combat-no_quarter"]
    assert tale.keys()[-3:] == ["card-hits", "unit-lost", "unit-lost"], "before the losses"
    last = attack(board.replace("3r 1n", "5r"), hands={"free": (), "shadow": ("stormcrow",)})
    last.go("sauron-regular " * 5 + "stormcrow").roll("1 1 1 1 1").roll("1 1 1 1").go("0")
    assert last.told("card-hits") == [], "five are not twice three"


@pytest.mark.rule("WAR-12.8")
def test_forfeited_leadership_counts_nothing() -> None:
    hands = {"free": (), "shadow": ("candles_of_corpses",)}
    tale = attack(PLAIN, hands=hands).answer("candles_of_corpses")
    assert (number(tale, "leadership", "free"), number(tale, "leadership", "shadow")) == (1, 0)
    tale.roll("1").roll("1")
    assert tale.asked == "free reroll", "nobody is asked to re-roll by leaders who do not count"


@pytest.mark.rule("WAR-12.10")
def test_a_die_for_each_unit_and_never_more_than_five() -> None:
    assert [strength(figures(army)) for army in ("sauron 3r 2e 4n", "gondor 6r 2e 3l", "isengard 1r saruman")] == [
        5,
        8,
        1,
    ]
    tale = attack("south_ithilien: gondor 6r 1l; north_ithilien: sauron 2r southrons 2e").go(
        "sauron-regular sauron-regular southrons-elite southrons-elite"
    )
    assert (number(tale, "dice", "shadow"), number(tale, "dice", "free")) == (4, 5)
    tale.roll("1 1 1 1").roll("1 1 1 1 1")
    assert tale.asked == "free reroll"


@pytest.mark.rule("WAR-12.10")
def test_a_card_takes_dice_of_the_five_and_leaves_one() -> None:
    hands = {"free": (), "shadow": ("candles_of_corpses",)}
    many = attack("south_ithilien: gondor 7r; north_ithilien: sauron 1r 1n", hands=hands).answer("candles_of_corpses")
    assert number(many, "dice", "free") == 4, "of seven units five count"
    few = attack("south_ithilien: gondor 1r; north_ithilien: sauron 1r 1n", hands=hands).answer("candles_of_corpses")
    assert number(few, "dice", "free") == 1


@pytest.mark.rule("WAR-7.22", "WAR-12.10")
def test_captains_of_the_west_add_to_the_strength() -> None:
    names = "gandalf_the_grey strider aragorn boromir legolas gimli gandalf_the_white meriadoc peregrin"
    assert [strength(figures("gondor 1r " + name)) for name in names.split()] == [2, 2, 2, 2, 2, 2, 1, 1, 1]
    assert strength(figures("gondor 1r legolas gimli boromir")) == 4
    tale = attack("south_ithilien: gondor 4r legolas gimli; north_ithilien: sauron 1r").roll("1")
    assert number(tale, "dice", "free") == 5


@pytest.mark.rule("WAR-12.11")
def test_five_hits_one_never_and_six_always() -> None:
    assert [hits((pips,), 5) for pips in range(1, 7)] == [0, 0, 0, 0, 1, 1]
    assert hits((1, 1, 2), 1) == 1
    assert hits((5, 6, 6), 7) == 2


@pytest.mark.rule("WAR-12.11")
def test_a_card_may_change_what_hits() -> None:
    tale = attack(PLAIN.replace("2r", "1r 1e"), hands={"free": ("eomer_son_of_eomund",), "shadow": ()})
    tale.answer("eomer_son_of_eomund")
    assert (number(tale, "needs", "shadow"), number(tale, "needs", "free")) == (5, 4)
    tale.roll("4").roll("4 4")
    assert [(fact["needs"], fact["hits"]) for fact in tale.facts_of("combat-roll")] == [(5, 0), (4, 2)]


@pytest.mark.rule("WAR-12.12")
def test_leadership_is_that_of_leaders_and_characters() -> None:
    board = "orthanc: isengard 1r 1e saruman; fords_of_isen: rohan 1r 2l strider gandalf_the_grey"
    tale = attack(board).go("isengard-regular isengard-elite saruman")
    assert (number(tale, "leadership", "shadow"), number(tale, "leadership", "free")) == (2, 4)
    other = attack("south_ithilien: gondor 1r; north_ithilien: sauron 1r 2n witch_king mouth_of_sauron")
    assert number(other, "leadership", "shadow") == 6


@pytest.mark.rule("WAR-7.25", "WAR-12.12")
def test_elites_of_isengard_count_as_leaders_while_saruman_is_in_play() -> None:
    board = "westemnet: rohan 1r; fords_of_isen: isengard 2e sauron 1e"
    who = "isengard-elite isengard-elite sauron-elite"
    assert number(attack(board).go(who), "leadership", "shadow") == 0
    assert number(attack(board + "; orthanc: saruman").go(who), "leadership", "shadow") == 2
    assert number(attack(board, fallen="saruman").go(who), "leadership", "shadow") == 0


@pytest.mark.rule("WAR-12.13", "WAR-A.6")
def test_failed_dice_are_rolled_again_by_the_leaders() -> None:
    # Check 6: strength 5, leadership 3, roll 1, 3, 5, 5, 6: three hits, two dice re-rolled.
    tale = attack("south_ithilien: gondor 5r; north_ithilien: sauron 5r 3n").go("sauron-regular " * 5 + "nazgul " * 3)
    tale.roll("1 3 5 5 6").roll("1 1 1 1 1")
    assert tale.facts_of("combat-roll")[0] == {
        "who": "shadow",
        "dice": ("1", "3", "5", "5", "6"),
        "needs": 5,
        "hits": 3,
    }
    assert (tale.asked, tale.offers, tale.ask.facts) == ("shadow reroll", "0 1 2", {"leadership": 3})
    assert tale.refuses("3") == "WAR-12.13"
    tale.answer("2").roll("5 4")
    assert tale.facts_of("combat-reroll") == [{"who": "shadow", "dice": ("5", "4"), "needs": 5, "hits": 1}]
    assert (tale.asked, tale.here("south_ithilien")) == ("shadow cease", "gondor 1r"), "four hits"


@pytest.mark.rule("WAR-12.13")
def test_no_more_dice_than_there_is_leadership_and_never_more_than_five() -> None:
    tale = attack("south_ithilien: gondor 5r 1l; north_ithilien: sauron 5r 5n witch_king")
    tale.go("sauron-regular " * 5 + "nazgul " * 5 + "witch_king").roll("1 1 1 1 1").roll("1 1 1 1 1")
    assert (tale.offers, tale.ask.facts) == ("0 1 2 3 4 5", {"leadership": 7})
    tale.answer("0")
    assert (tale.asked, tale.offers) == ("free reroll", "0 1")


@pytest.mark.rule("WAR-12.13")
def test_who_failed_with_no_die_or_has_no_leader_is_not_asked() -> None:
    tale = attack(PLAIN).roll("6").roll("5 5")
    assert tale.told("combat-reroll") == []
    other = attack("south_ithilien: gondor 2r; north_ithilien: sauron 1r").roll("1").roll("1 1")
    assert other.asked == "shadow cease"


@pytest.mark.rule("WAR-12.13", "WAR-13.1")
@pytest.mark.parametrize("side", ["free", "shadow"])
def test_a_reroll_counts_in_its_own_round_alone(side: str) -> None:
    """Both sides re-roll in the first round and hit. In the second round there is no hit."""
    board = "south_ithilien: gondor 5r 1l; north_ithilien: sauron 5r 1n"
    who = "gondor-regular " * 5 + "gondor-leader" if side == "free" else "sauron-regular " * 5 + "nazgul"
    tale = attack(board, side).go(who)
    tale.roll("1 1 1 1 1").roll("1 1 1 1 1").go("1 6 1 6 on stay")
    assert (tale.here("south_ithilien"), tale.here("north_ithilien")) == ("gondor 4r 1l", "sauron 4r 1n")
    tale.roll("1 1 1 1").roll("1 1 1 1").go("0 0")
    assert tale.asked == f"{side} cease"
    assert (tale.here("south_ithilien"), tale.here("north_ithilien")) == ("gondor 4r 1l", "sauron 4r 1n")
    assert len(tale.told("combat-reroll")) == 2


@pytest.mark.rule("WAR-12.14")
def test_what_changes_the_roll_does_not_change_the_reroll() -> None:
    hands = {"free": ("eomer_son_of_eomund",), "shadow": ()}
    tale = attack(PLAIN.replace("2r", "1r 1e"), hands=hands).answer("eomer_son_of_eomund")
    tale.roll("6").roll("3 3").go("1 4")
    assert tale.facts_of("combat-reroll") == [{"who": "free", "dice": ("4",), "needs": 5, "hits": 0}]


@pytest.mark.rule("WAR-12.14")
def test_what_changes_the_reroll_does_not_change_the_roll() -> None:
    again = attack(PLAIN.replace("1n", "2n"), hands={"free": (), "shadow": ("flocks_of_crebain",)})
    again.answer("flocks_of_crebain").roll("4").roll("6 6").go("1 4")
    assert again.facts_of("combat-roll")[0]["hits"] == 0
    assert again.facts_of("combat-reroll") == [{"who": "shadow", "dice": ("4",), "needs": 4, "hits": 1}]
    assert (again.here("south_ithilien"), again.here("north_ithilien")) == ("gondor 1r 1l", "")


@pytest.mark.rule("WAR-12.15")
def test_who_falls_in_this_round_has_struck() -> None:
    tale = attack("south_ithilien: gondor 1r; north_ithilien: sauron 1r").roll("6").roll("6")
    assert (tale.here("south_ithilien"), tale.here("north_ithilien")) == ("", "")
    assert quiet(tale)


@pytest.mark.rule("WAR-12.16")
def test_nobody_has_to_roll_again() -> None:
    tale = attack(PLAIN).roll("1").roll("1 1").go("0 0")
    assert (tale.asked, tale.told("combat-reroll")) == ("shadow cease", [])


@pytest.mark.rule("WAR-7.28")
def test_the_white_rider_forfeits_his_leadership_for_that_of_all_nazgul() -> None:
    board = "south_ithilien: gondor 1r 1l gandalf_the_white; north_ithilien: sauron 1r 2n witch_king mouth_of_sauron"
    tale = attack(board)
    assert (tale.asked, tale.offers, tale.ask.facts) == ("free white_rider", "forfeit keep", {"leadership": 1})
    kept = attack(board).answer("keep")
    assert (number(kept, "leadership", "free"), number(kept, "leadership", "shadow")) == (2, 6)
    tale.answer("forfeit")
    assert (number(tale, "leadership", "free"), number(tale, "leadership", "shadow")) == (1, 2)
    tale.roll("1").roll("1").go("0 0 on stay")
    assert (number(tale, "leadership", "free"), number(tale, "leadership", "shadow")) == (1, 2), "until the battle ends"
    assert tale.rules_of("white-rider") == ["WAR-7.28"]


@pytest.mark.rule("WAR-7.28")
def test_the_white_rider_may_attack_too_and_is_asked_before_the_defender_chooses() -> None:
    tale = attack("minas_tirith: gondor 1r gandalf_the_white; osgiliath: sauron 1r 1n", "free")
    assert tale.asked == "free white_rider"
    inside = attack("minas_tirith: gondor 1r gandalf_the_white; osgiliath: sauron 1r 1n")
    assert inside.asked == "free white_rider"
    assert inside.answer("keep").asked == "free shelter"


@pytest.mark.rule("WAR-7.28")
def test_without_nazgul_or_without_him_nobody_is_asked() -> None:
    for free, shadow in (
        ("gandalf_the_white", "mouth_of_sauron"),
        ("gandalf_the_grey", "1n"),
        ("strider", "witch_king"),
    ):
        tale = attack(f"south_ithilien: gondor 1r {free}; north_ithilien: sauron 1r {shadow}")
        assert tale.asked == "chance combat_die"
    # Nazgûl in the rearguard do not take part.
    tale = attack("south_ithilien: gondor 1r gandalf_the_white; north_ithilien: sauron 2r 1n").go("sauron-regular done")
    assert tale.asked == "chance combat_die"
