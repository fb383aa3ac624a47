"""Section 12: combat cards, the combat roll, the leader re-roll."""

from typing import Any

import pytest

from bree.core.change import Change
from bree.games.war import GAME
from bree.games.war.rules.camps import dice_of, hits, leadership, needs, strength
from bree.games.war.rules.moments import COMBAT, COMBAT_DICE, LEADERSHIP, TO_HIT, TO_HIT_AGAIN
from tests.rulebook.war.battles import attack, quiet
from tests.rulebook.war.laid import FREE_CARD, SHADOW_CARD, answered, lay
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


@pytest.mark.rule("WAR-12.3", "WAR-12.4", "WAR-16.14")
@pytest.mark.parametrize(
    ("board", "given"), [(PLAIN, {}), ("helms_deep: rohan 1r, isengard 1r", {"siege": "helms_deep"})]
)
def test_each_side_commits_one_card_or_none_in_every_round(
    board: str, given: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    answered(monkeypatch, COMBAT)
    tale = attack(board, hands={"free": (FREE_CARD,), "shadow": (SHADOW_CARD,)}, **given)
    assert (tale.asked, tale.ask.rule, tale.ask.hides) == ("shadow use", "WAR-12.3", True)
    tale.answer("pass")
    assert (tale.asked, tale.s.sealed) == ("free use", {"shadow": "pass"})
    tale.answer("pass")
    assert (tale.asked, tale.s.sealed) == ("chance combat_die", {})
    if not given:
        tale.roll("1 1 1").go("0 0 on stay")
        assert tale.asked == "shadow use", "and again in the second round"


@pytest.mark.rule("WAR-12.3")
def test_the_attacker_commits_first(monkeypatch: pytest.MonkeyPatch) -> None:
    answered(monkeypatch, COMBAT)
    assert attack(PLAIN, "free").go("gondor-regular done").asked == "free use"


@pytest.mark.rule("WAR-12.7")
def test_cards_have_their_moments_around_rolls_and_losses() -> None:
    tale = attack(PLAIN)
    s = tale.s
    seen: list[str | int] = []
    s.log = None
    s.todo[:] = [("battle_over",), ("battle_round",)]
    while True:
        GAME.rules.settle(s, "moment")
        if s.todo[-1][0] == "moment":
            seen += s.todo.pop()[1:]
        elif (ask := GAME.waiting(s)) is not None and ask.key == "cease":
            break
        else:
            assert ask is not None
            seen.append(ask.key)
            GAME.rules.play(s, ask.picks[-1].id if ask.key == "reroll" else "1", "moment")
    assert seen == [
        "combat", "before_roll", "combat_die", "combat_die", "combat_die", "rolled",
        "reroll", "combat_die", "reroll", "combat_die", "rerolled", "round_over",
    ]  # fmt: skip


@pytest.mark.rule("WAR-12.8")
def test_forfeited_leadership_counts_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    table = lay(monkeypatch, FREE_CARD, Change(LEADERSHIP, "add", -2, own=True))
    tale = attack(PLAIN, table=table)
    assert (number(tale, "leadership", "free"), number(tale, "leadership", "shadow")) == (-1, 1)
    tale.roll("6 1 1")
    assert tale.asked == "shadow cease", "nobody is asked to re-roll by leaders who do not count"


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
def test_a_card_may_add_dice_up_to_five(monkeypatch: pytest.MonkeyPatch) -> None:
    table = lay(monkeypatch, SHADOW_CARD, Change(COMBAT_DICE, "add", 3, own=True))
    tale = attack("south_ithilien: gondor 4r; north_ithilien: sauron 1r", table=table)
    assert (number(tale, "dice", "shadow"), number(tale, "dice", "free")) == (4, 4)
    tale = attack("south_ithilien: gondor 4r; north_ithilien: sauron 1r 1e witch_king", table=table)
    assert number(tale.go("sauron-regular sauron-elite witch_king"), "dice", "shadow") == 5


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
def test_a_card_may_change_what_hits(monkeypatch: pytest.MonkeyPatch) -> None:
    table = lay(monkeypatch, SHADOW_CARD, Change(TO_HIT, "add", -1, own=True))
    tale = attack(PLAIN, table=table)
    assert (number(tale, "needs", "shadow"), number(tale, "needs", "free")) == (4, 5)
    tale.roll("4").roll("4 4")
    assert [(fact["needs"], fact["hits"]) for fact in tale.facts_of("combat-roll")] == [(4, 1), (5, 0)]


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


@pytest.mark.rule("WAR-12.14")
def test_what_changes_the_roll_does_not_change_the_reroll(monkeypatch: pytest.MonkeyPatch) -> None:
    tale = attack(PLAIN, table=lay(monkeypatch, SHADOW_CARD, Change(TO_HIT, "add", -1, own=True)))
    tale.roll("3").roll("6 6").go("1 4")
    assert tale.facts_of("combat-reroll") == [{"who": "shadow", "dice": ("4",), "needs": 5, "hits": 0}]


@pytest.mark.rule("WAR-12.14")
def test_what_changes_the_reroll_does_not_change_the_roll(monkeypatch: pytest.MonkeyPatch) -> None:
    again = attack(PLAIN, table=lay(monkeypatch, SHADOW_CARD, Change(TO_HIT_AGAIN, "add", -1, own=True)))
    again.roll("4").roll("6 6").go("1 4")
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
    # Nazgûl in the rearguard take no part.
    tale = attack("south_ithilien: gondor 1r gandalf_the_white; north_ithilien: sauron 2r 1n").go("sauron-regular done")
    assert tale.asked == "chance combat_die"
