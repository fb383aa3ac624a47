"""Section 9: Saruman, the Uruk-hai of Isengard, and the cards that help against them."""

from typing import Any

import pytest

from bree.games.doom.state import WARRIORS
from tests.rulebook.doom.doom_story import Journey

URUK_HAI = {"rohan": 5, "helms_deep": 5, "gondor": 4, "minas_morgul": 4}  # the slot of the card on the calm tracks
WIN, LOSE = "aragorn", "sauron"


def attack(stage: str = "gondor", *, held: str = "", **given: Any) -> Journey:
    """Both black dice hit the Uruk-hai. Stops at the first window. All companions except Gimli support."""
    j = Journey.of(stage=stage, held=held, **{"gimli": 7, **given})
    return j.board(URUK_HAI[stage], "purple", 2, URUK_HAI[stage], "blue", 2)


def saruman(stage: str, slot: int, **given: Any) -> Journey:
    j = Journey.of(stage=stage, held="", **given).board(slot, "purple", 2, 2, "blue", 2)
    return j.until("battle_die")


def isengard(j: Journey) -> tuple[int, bool]:
    return j.s.warriors, j.s.chieftain


def rolls(j: Journey) -> list[str]:
    return [facts["face"].removeprefix("face-") for facts in j.facts_of("battle-rolled")]


def to_next_die(j: Journey) -> Journey:
    """Go on to the window of the next die on the dice board."""
    return j.until("offer", "die")


@pytest.mark.rule("DOOM-9.28")
@pytest.mark.parametrize(("stage", "slot"), [("lothlorien", 3), ("rohan", 3), ("helms_deep", 3)])
@pytest.mark.parametrize("before", [0, 1, 3])
def test_saruman_brings_two_warriors_from_the_pool(stage: str, slot: int, before: int) -> None:
    j = saruman(stage, slot, warriors=before)
    assert isengard(j) == (before + 2, True)
    assert j.facts_of("uruk-hai-placed") == [{"count": 2, "warriors": before + 2}]
    assert j.rules_of("uruk-hai-placed") == ["DOOM-9.28"]


@pytest.mark.rule("DOOM-9.18")
def test_saruman_brings_fewer_if_the_pool_is_short() -> None:
    j = saruman("rohan", 3, warriors=WARRIORS - 1)
    assert isengard(j) == (WARRIORS, True)
    assert j.facts_of("uruk-hai-placed") == [{"count": 1, "warriors": WARRIORS}]


@pytest.mark.rule("DOOM-9.17")
def test_saruman_does_nothing_when_all_warriors_are_in_isengard() -> None:
    j = saruman("helms_deep", 3, warriors=WARRIORS)
    assert (isengard(j), j.s.courage) == ((WARRIORS, True), 13)
    assert j.rules_of("isengard-full") == ["DOOM-9.17"]
    assert j.told("uruk-hai-placed") == []


@pytest.mark.rule("DOOM-9.19")
@pytest.mark.parametrize("stage", URUK_HAI)
@pytest.mark.parametrize("warriors", range(WARRIORS + 1))
def test_there_is_a_battle_for_every_uruk_hai_the_chieftain_included(stage: str, warriors: int) -> None:
    j = attack(stage, warriors=warriors).fight(*[LOSE] * (warriors + 1))
    to_next_die(j)
    assert rolls(j) == [LOSE] * (warriors + 1)
    assert j.s.courage == 13 - (warriors + 1)
    assert isengard(j) == (warriors, True)


@pytest.mark.rule("DOOM-9.19")
def test_the_number_of_battles_is_that_of_the_activation() -> None:
    j = attack(warriors=2, treebeard_token=True).fight(WIN, WIN)
    to_next_die(j.fight(WIN))
    assert rolls(j) == [WIN, WIN, WIN]


@pytest.mark.rule("DOOM-9.20")
@pytest.mark.parametrize("faces", [(WIN, LOSE, LOSE), (WIN, WIN, LOSE), (WIN, WIN, WIN), (LOSE, LOSE, WIN)])
def test_after_one_or_more_wins_exactly_one_warrior_goes_back_to_the_pool(faces: tuple[str, ...]) -> None:
    j = attack(warriors=2).fight(*faces)
    assert isengard(j) == (2, True)
    to_next_die(j)
    assert isengard(j) == (1, True)
    assert j.rules_of("uruk-hai-removed") == ["DOOM-9.20"]


@pytest.mark.rule("DOOM-9.20")
def test_without_a_win_nobody_goes_back() -> None:
    j = to_next_die(attack(warriors=2).fight(LOSE, LOSE, LOSE))
    assert isengard(j) == (2, True)


@pytest.mark.rule("DOOM-9.20")
def test_a_win_counts_in_its_own_activation_only() -> None:
    j = to_next_die(attack(warriors=2).fight(WIN, WIN, WIN))
    assert (isengard(j), len(rolls(j))) == ((1, True), 3)
    j.fight(LOSE, LOSE)  # the second black die hits the Uruk-hai again
    assert to_next_die(j).s.courage == 11
    assert (isengard(j), j.rules_of("uruk-hai-removed")) == ((1, True), ["DOOM-9.20"])


@pytest.mark.rule("DOOM-9.29")
def test_the_chieftain_alone_means_one_battle_and_a_win_removes_nobody() -> None:
    j = to_next_die(attack().fight(WIN))
    assert rolls(j) == [WIN]
    assert isengard(j) == (0, True)
    assert j.told("uruk-hai-removed") == []


@pytest.mark.rule("DOOM-9.19", "DOOM-9.20")
def test_ex_9a_four_battles_two_of_them_lost() -> None:
    """EX-9A: three warriors and the chieftain; win, lose, lose, win."""
    j = to_next_die(attack("rohan", warriors=3).fight(WIN, LOSE, LOSE, WIN))
    assert len(rolls(j)) == 4
    assert (j.s.courage, isengard(j)) == (11, (2, True))


@pytest.mark.rule("DOOM-9.10")
def test_ex_9b_with_the_token_every_win_removes_one() -> None:
    """EX-9B: as EX-9A, with Treebeard's token."""
    j = to_next_die(attack(warriors=3, treebeard_token=True).fight(WIN, LOSE, LOSE, WIN))
    assert len(rolls(j)) == 4
    assert (j.s.courage, isengard(j)) == (11, (1, True))
    assert j.rules_of("uruk-hai-removed") == ["DOOM-9.10", "DOOM-9.10"]


@pytest.mark.rule("DOOM-9.19", "DOOM-9.29")
@pytest.mark.parametrize(("face", "courage"), [(WIN, 13), (LOSE, 12)])
def test_ex_9e_one_battle_against_the_chieftain_alone(face: str, courage: int) -> None:
    """EX-9E: a win removes nobody and costs nothing; a loss costs the card's courage."""
    j = to_next_die(attack().fight(face))
    assert rolls(j) == [face]
    assert (j.s.courage, isengard(j)) == (courage, (0, True))


@pytest.mark.rule("DOOM-9.10")
def test_with_the_token_the_warriors_go_first_and_the_chieftain_last() -> None:
    j = attack(warriors=1, treebeard_token=True).fight(WIN).until("battle_die")
    assert isengard(j) == (0, True)
    to_next_die(j.fight(WIN))
    assert isengard(j) == (0, False)


@pytest.mark.rule("DOOM-9.10")
def test_the_token_counts_for_uruk_hai_only() -> None:
    j = Journey.of(stage="gondor", held="", warriors=2, treebeard_token=True).board(2, "purple", 2, 2, "blue", 2)
    to_next_die(j.fight(WIN))
    assert isengard(j) == (2, True)


@pytest.mark.rule("DOOM-9.11")
@pytest.mark.parametrize("stage", URUK_HAI)
def test_with_isengard_empty_the_card_only_gives_courage(stage: str) -> None:
    j = attack(stage, chieftain=False, treebeard_token=True).answer("pass")
    assert (j.ask.key, j.moment) == ("offer", "die")
    assert j.s.courage == 14
    assert j.rules_of("courage-gained") == ["DOOM-9.11"]
    assert j.told("battle-begins") == []


@pytest.mark.rule("DOOM-9.10", "DOOM-9.11")
def test_ex_9j_the_chieftain_falls_and_the_next_card_gives_courage() -> None:
    """EX-9J: Treebeard's token, the chieftain alone, a won battle; then the Uruk-hai are hit again."""
    j = to_next_die(attack(treebeard_token=True).fight(WIN))
    assert isengard(j) == (0, False)
    j.decline()
    assert rolls(j) == [WIN]
    assert (j.seat, j.s.courage) == ("leaf", 14)


@pytest.mark.rule("DOOM-9.9")
def test_treebeard_gives_two_courage_or_his_token() -> None:
    j = Journey.of(stage="gondor", held="gondor_treebeard").answer("gondor_treebeard")
    assert (j.ask.who, j.ask.key, j.ask.rule) == ("star", "either", "DOOM-9.9")
    assert j.picks == ["courage", "treebeard_token"]


@pytest.mark.rule("DOOM-9.9", "DOOM-9.32")
@pytest.mark.parametrize(("use", "courage", "token"), [("courage", 15, False), ("treebeard_token", 13, True)])
def test_the_two_uses_of_treebeard_exclude_each_other(use: str, courage: int, token: bool) -> None:
    j = Journey.of(stage="gondor", held="gondor_treebeard").answer("gondor_treebeard", use)
    assert (j.s.courage, j.s.treebeard_token) == (courage, token)
    assert (j.moment, j.picks) == ("start", ["pass"])
    assert "gondor_treebeard" in j.s.box


@pytest.mark.rule("DOOM-9.32")
def test_the_token_counts_from_the_next_battle_on() -> None:
    j = attack(warriors=3, held="gondor_treebeard").fight(WIN).until("offer", "battle")
    assert isengard(j) == (3, True)
    j.answer("gondor_treebeard", "treebeard_token")
    assert isengard(j) == (3, True)
    j.fight(WIN).until("battle_die")
    assert isengard(j) == (2, True)


@pytest.mark.rule("DOOM-9.32")
def test_the_token_does_not_count_for_a_battle_that_is_thrown_already() -> None:
    j = attack(held="gondor_treebeard").fight(WIN).until("offer", "rolled")
    to_next_die(j.answer("gondor_treebeard", "treebeard_token"))
    assert j.s.treebeard_token
    assert isengard(j) == (0, True)


# Boromir.


@pytest.mark.rule("DOOM-9.6")
def test_boromir_may_answer_a_lost_battle_against_an_uruk_hai() -> None:
    j = attack(held="boromir").fight(LOSE).until("offer", "lost")
    assert j.picks == ["boromir", "pass"]
    assert j.s.courage == 13
    j.answer("boromir")
    assert j.ask.key == "battle_die"
    to_next_die(j.answer(WIN))
    assert (j.s.courage, rolls(j)) == (13, [LOSE, WIN])


@pytest.mark.rule("DOOM-9.6")
def test_boromir_need_not_be_used() -> None:
    j = to_next_die(attack(held="boromir").fight(LOSE))
    assert (j.s.courage, list(j.s.held)) == (12, ["boromir"])


@pytest.mark.rule("DOOM-9.6")
def test_a_repeat_that_shows_sauron_is_lost() -> None:
    j = attack(held="boromir").fight(LOSE).until("offer", "lost").answer("boromir").answer(LOSE)
    to_next_die(j)
    assert (j.s.courage, isengard(j)) == (12, (0, True))
    assert j.rules_of("battle-lost") == ["DOOM-7.6", "DOOM-9.31"]


@pytest.mark.rule("DOOM-9.6")
def test_boromir_does_not_answer_other_enemies() -> None:
    j = Journey.of(stage="gondor").board(2, "purple", 2, 2, "blue", 2).fight(LOSE).until("offer", "lost")
    assert j.picks == ["pass"]
    assert j.refuses("boromir") == "DOOM-9.6"


@pytest.mark.rule("DOOM-9.6")
def test_boromir_waits_for_a_lost_battle() -> None:
    j = attack(held="boromir").until("offer", "battle")
    assert j.refuses("boromir") == "DOOM-9.6"
    j.fight(WIN)
    assert j.refuses("boromir") == "DOOM-9.6"
    j.answer("pass")
    assert (j.moment, j.told("battle-won")[-1].rule) == ("die", "DOOM-7.4")


@pytest.mark.rule("DOOM-9.6")
def test_boromir_serves_once_in_the_game() -> None:
    j = attack(held="boromir").fight(LOSE).until("offer", "lost").answer("boromir", WIN)
    assert (list(j.s.held), j.s.box[-1]) == ([], "boromir")
    j.fight(LOSE).until("offer", "lost")
    assert j.picks == ["pass"]


@pytest.mark.rule("DOOM-9.31")
@pytest.mark.parametrize("face", ["gimli", "gandalf", "legolas"])
def test_in_the_repeat_every_face_but_sauron_wins(face: str) -> None:
    j = attack(held="boromir").fight("gimli").until("offer", "lost").answer("boromir", face)
    to_next_die(j)
    assert (j.s.courage, j.rules_of("battle-won")) == (13, ["DOOM-9.31"])


@pytest.mark.rule("DOOM-9.31")
def test_in_the_repeat_the_gandalf_symbol_costs_no_card() -> None:
    j = attack(held="boromir gandalfs_vision").fight(LOSE).until("offer", "lost").answer("boromir", "gandalf")
    to_next_die(j)
    assert (j.s.courage, list(j.s.held)) == (13, ["gandalfs_vision"])


@pytest.mark.rule("DOOM-9.31", "DOOM-9.33")
def test_ex_9i_the_same_face_wins_the_repeat_but_not_the_next_battle() -> None:
    """EX-9I: two Uruk-hai, the first battle lost to a weapon that does not support; Boromir."""
    j = attack("rohan", warriors=1, held="boromir").fight("gimli").until("offer", "lost")
    assert j.told("battle-lost")[-1].rule == "DOOM-7.5"
    j.answer("boromir", "gimli").until("offer", "battle")
    assert (j.s.courage, j.s.fights) == (13, 1)
    to_next_die(j.fight("gimli"))
    assert j.rules_of("battle-won") == ["DOOM-9.31"]
    assert j.rules_of("battle-lost") == ["DOOM-7.5", "DOOM-7.5"]
    assert (j.s.courage, isengard(j)) == (12, (0, True))


@pytest.mark.rule("DOOM-9.33")
def test_boromir_answers_one_battle_and_the_others_go_on() -> None:
    j = attack(warriors=2, held="boromir").fight(WIN, LOSE).until("offer", "lost").answer("boromir", WIN)
    to_next_die(j.fight(LOSE))
    assert rolls(j) == [WIN, LOSE, WIN, LOSE]
    assert (j.s.courage, isengard(j)) == (12, (1, True))


# Éomer.


@pytest.mark.rule("DOOM-9.12")
def test_eomer_wins_a_battle_without_a_roll() -> None:
    j = attack(held="helm_eomer").until("offer", "battle")
    assert j.picks == ["helm_eomer", "pass"]
    to_next_die(j.answer("helm_eomer"))
    assert (rolls(j), j.s.courage, j.s.box[-1]) == ([], 13, "helm_eomer")
    assert j.rules_of("won-unrolled") == ["DOOM-9.12"]


@pytest.mark.rule("DOOM-9.12")
@pytest.mark.parametrize("before", [0, 1, 2])
def test_eomer_wins_only_one_of_several_battles(before: int) -> None:
    j = attack(warriors=2, held="helm_eomer").fight(*[LOSE] * before).until("offer", "battle").answer("helm_eomer")
    to_next_die(j.fight(*[LOSE] * (2 - before)))
    assert rolls(j) == [LOSE, LOSE]
    assert (j.s.courage, isengard(j)) == (11, (1, True))


@pytest.mark.rule("DOOM-9.12")
def test_eomer_comes_before_the_roll_not_after_it() -> None:
    j = attack(held="helm_eomer").fight(LOSE)
    assert (j.moment, j.refuses("helm_eomer")) == ("rolled", "DOOM-9.12")
    j.until("offer", "lost")
    assert j.refuses("helm_eomer") == "DOOM-9.12"
