"""Section 4: the windows, the users and the effects of each ally, and that it leaves the game after its use.

The tour is one turn with every window: the Witch-king, an event space, a lost Uruk-hai battle, the end of a stage.
"""

from typing import Any

import pytest

from bree.games.doom.facts import WINDOWS
from bree.games.doom.state import SEATS
from tests.rulebook.doom.doom_story import PASS, Journey

TOUR = (  # each window and the answers up to the next one
    ("start", "start", "orange red 5 4 4 1"),
    ("first-roll", "rolled", "black1 red purple 4 4 1"),
    ("second-roll", "rolled", "orange"),
    ("black-1", "die", "6"),
    ("throw", "rolled", ""),
    ("six", "six", ""),
    ("colour-1", "die", ""),
    ("landed", "landed", ""),
    ("black-2", "die", ""),
    ("battle", "battle", "sauron"),
    ("battle-roll", "rolled", ""),
    ("lost", "lost", ""),
    ("colour-2", "die", ""),
    ("end", "end", ""),
    ("stage", "stage", ""),
)
ALL = " ".join(name for name, _, _ in TOUR)
# Card, the windows of the tour that offer it, and the rule that refuses it in other windows.
CARDS = [
    ("loth_elrond", "first-roll second-roll throw battle-roll", "DOOM-4.7"),
    ("loth_arwen", "landed", "DOOM-4.7"),
    ("rohan_theoden", ALL, ""),
    ("rohan_galadriel", "battle", "DOOM-4.7"),
    ("helm_eowyn", "six", "DOOM-9.13"),
    ("helm_eomer", "battle", "DOOM-9.12"),
    ("gondor_faramir", "start", "DOOM-9.14"),
    ("gondor_treebeard", ALL, ""),
    ("boromir", "lost", "DOOM-9.6"),
    ("gandalfs_power", "first-roll second-roll throw", "DOOM-4.7"),
    ("gandalfs_trick", "first-roll second-roll", "DOOM-4.7"),
    ("gandalfs_support", "start", "DOOM-4.7"),
    ("gandalfs_vision", "stage", "DOOM-9.21"),
    ("gandalfs_wrath", "colour-1 colour-2", "DOOM-4.7"),
]


def tour(card: str) -> Journey:
    return Journey.of(stage="minas_morgul", ring_bearers=36, legolas=34, courage=10, held=card)


@pytest.mark.rule("DOOM-4.7")
@pytest.mark.parametrize(("card", "offered", "rule"), CARDS)
def test_a_card_is_offered_at_its_moments_and_at_no_other(card: str, offered: str, rule: str) -> None:
    j = tour(card)
    right = {moment for name, moment, _ in TOUR if name in offered.split()}
    for name, moment, answers in TOUR:
        assert (j.ask.key, j.moment, j.ask.who) == ("offer", moment, "star"), name
        assert j.picks == ([card, PASS] if name in offered.split() else [PASS]), name
        if moment not in right:
            assert j.refuses(card) == rule
        j.answer(PASS, *answers.split())
    assert (j.s.stage, j.ask.key) == (5, "deal")
    assert {moment for _, moment, _ in TOUR} == set(WINDOWS)


@pytest.mark.rule("DOOM-4.6", "DOOM-4.16")
@pytest.mark.parametrize(("card", "offered", "_rule"), CARDS)
def test_a_used_card_is_gone_for_the_rest_of_the_game(card: str, offered: str, _rule: str) -> None:
    j = tour(card)
    for name, _, answers in TOUR:
        if name == offered.split(maxsplit=1)[0]:
            break
        j.answer(PASS, *answers.split())
    assert (card in j.s.held, card in j.s.box) == (True, False)
    j.answer(card)
    assert j.facts_of("used") == [{"who": "star", "card": "card-" + card}]
    while not j.over and j.s.turns < 4:
        assert (card in j.s.held, j.s.box.count(card), card in j.picks) == (False, 1, False)
        j.answer(PASS if j.ask.key == "offer" else j.picks[-1])
    assert len(j.told("used")) == 1


@pytest.mark.rule("DOOM-4.4", "DOOM-4.14")
@pytest.mark.parametrize("active", SEATS)
@pytest.mark.parametrize("owner", SEATS)
@pytest.mark.parametrize("card", ["gondor_treebeard", "gandalfs_support"])
def test_the_active_player_uses_a_card_of_any_player(card: str, owner: str, active: str) -> None:
    j = Journey.of(active, stage="minas_morgul", held=f"{card}@{owner}")
    assert (j.ask.who, j.picks) == (active, [card, PASS])
    j.answer(card)
    assert j.ask.who in (active, "chance")
    assert (j.facts_of("used"), j.s.held) == ([{"who": active, "card": "card-" + card}], {})


@pytest.mark.rule("DOOM-4.4")
def test_an_ally_left_unused_serves_the_next_player() -> None:
    j = Journey.of("flame", held="gondor_treebeard@flame", courage=9).board(3, "red", 1, 3, "green", 1)
    j.until("offer", "end").answer(PASS)
    assert (j.ask.who, j.moment, j.picks) == ("star", "start", ["gondor_treebeard", PASS])
    assert j.answer("gondor_treebeard", "courage").s.courage == 11


@pytest.mark.rule("DOOM-4.5")
def test_several_allies_in_one_turn_and_at_one_moment() -> None:
    j = Journey.of(held="loth_elrond rohan_theoden@leaf gondor_treebeard@moon", courage=9)
    assert j.picks == ["rohan_theoden", "gondor_treebeard", PASS]
    j.answer("rohan_theoden", "gimli")
    assert (j.moment, j.picks) == ("start", ["gondor_treebeard", PASS])
    j.answer("gondor_treebeard", "courage")
    assert (j.moment, j.picks) == ("start", [PASS])
    j.go().take("blue", "red").roll(black1=3, black2=3, blue=1, red=1).answer("loth_elrond", "blue", "4")
    assert (j.s.shows["blue"], j.s.at["gimli"], j.s.courage, j.s.held) == (4, 8, 11, {})


# Elrond.


@pytest.mark.rule("DOOM-4.7")
def test_elrond_throws_one_die_of_the_roll_anew_and_the_new_number_stands() -> None:
    j = Journey.of(held="loth_elrond").go().take("orange", "red").roll(black1=4, black2=2, orange=5, red=3)
    j.answer("loth_elrond")
    assert (j.ask.who, j.ask.key, j.picks) == ("star", "which_again", ["black1", "black2", "orange", "red"])
    j.answer("orange").roll(orange=1)
    assert j.s.shows == {"black1": 4, "black2": 2, "orange": 1, "red": 3}
    assert (j.moment, j.picks) == ("rolled", [PASS])


@pytest.mark.rule("DOOM-4.7")
def test_elrond_leaves_the_die_of_the_first_roll_alone_after_the_second() -> None:
    j = Journey.of(held="loth_elrond").go().take("orange", "red").roll(black1=4, black2=2, orange=5, red=3)
    j.answer(PASS, "black1", "red", "blue").roll(black2=2, orange=5, blue=6).answer("loth_elrond")
    assert j.picks == ["black2", "orange", "blue"]
    j.answer("black2").roll(black2=6)
    assert j.s.shows == {"black1": 4, "red": 3, "black2": 6, "orange": 5, "blue": 6}


@pytest.mark.rule("DOOM-4.7")
@pytest.mark.parametrize(("face", "again", "courage"), [("sauron", "gimli", 10), ("gimli", "sauron", 8)])
def test_elrond_throws_the_battle_die_anew(face: str, again: str, courage: int) -> None:
    j = Journey.of(held="loth_elrond", courage=10).board(2, "red", 1, 3, "green", 1).fight(face)
    j.answer("loth_elrond")
    assert (j.ask.who, j.ask.key) == ("chance", "battle_die")
    assert j.answer(again).decline().s.courage == courage


# Arwen.


@pytest.mark.rule("DOOM-4.7")
@pytest.mark.parametrize(
    ("colour", "figure", "start"), [("red", "gimli", 2), ("red", "gimli", 6), ("orange", "ring_bearers", 2)]
)
def test_arwen_spares_a_figure_the_event_of_its_space(colour: str, figure: str, start: int) -> None:
    given: dict[str, Any] = {figure: start}
    j = Journey.of(held="loth_arwen", courage=10, **given).board(3, colour, 1, 3, "green", 1)
    j.until("offer", "landed")
    assert (j.s.at[figure], j.s.nazgul, j.s.courage) == (start + 1, 0, 10)
    j.answer("loth_arwen").decline()
    assert (j.s.nazgul, j.s.courage, j.s.held) == (0, 10, {})


@pytest.mark.rule("DOOM-4.6", "DOOM-4.7")
def test_arwen_spares_one_event_only() -> None:
    j = Journey.of(held="loth_arwen", gimli=2, legolas=6, courage=10).board(3, "red", 1, 3, "green", 1)
    j.until("offer", "landed").answer("loth_arwen").until("take")
    assert (j.s.nazgul, j.s.courage) == (0, 9)


@pytest.mark.rule("DOOM-4.7")
def test_arwen_is_not_offered_where_no_event_threatens() -> None:
    j = Journey.of(held="loth_arwen", gimli=2, legolas=1, aragorn=3).board(3, "red", 1, 3, "green", 1)
    while j.ask.key == "offer":
        assert (j.picks, j.moment == "landed") == ([PASS], False)
        j.answer(PASS)
    assert (j.s.at["gimli"], j.s.at["legolas"], j.s.nazgul) == (3, 2, 0)


# Théoden.


@pytest.mark.rule("DOOM-4.7")
@pytest.mark.parametrize(("whom", "goal"), [("merry_pippin", 8), ("aragorn", 16), ("legolas", 40)])
def test_theoden_brings_a_companion_to_the_goal_of_its_own_stage(whom: str, goal: int) -> None:
    j = Journey.of(held="rohan_theoden", courage=10, merry_pippin=7, aragorn=9, legolas=33, gimli=24)
    j.answer("rohan_theoden")
    assert (j.ask.key, j.picks) == ("whom", ["merry_pippin", "aragorn", "legolas"])
    before = dict(j.s.at)
    j.answer(whom)
    assert (j.s.at, j.s.courage) == (before | {whom: goal}, 10)


@pytest.mark.rule("DOOM-4.7")
def test_theoden_is_not_offered_when_no_companion_is_on_the_way() -> None:
    j = Journey.of(held="rohan_theoden", ring_bearers=5, merry_pippin=8, aragorn=16, legolas=40, gimli=-1)
    assert j.picks == [PASS]


@pytest.mark.rule("DOOM-4.7")
def test_theoden_brings_a_supporter_before_the_battle_die_is_rolled() -> None:
    j = Journey.of(held="rohan_theoden", courage=10, ring_bearers=5, gimli=4).board(2, "red", 6, 3, "green", 1)
    j.until("offer", "battle").answer("rohan_theoden", "gimli").fight("gimli").decline()
    assert (j.s.at["gimli"], j.s.courage) == (14, 10)


# Galadriel.


@pytest.mark.rule("DOOM-4.7")
def test_galadriel_raises_courage_before_a_battle_roll() -> None:
    j = Journey.of(held="rohan_galadriel", courage=3).board(2, "red", 1, 3, "green", 1).until("offer", "battle")
    j.answer("rohan_galadriel")
    assert (j.s.courage, j.moment, j.picks) == (12, "battle", [PASS])
    assert j.fight("sauron").decline().s.courage == 10


@pytest.mark.rule("DOOM-4.7")
@pytest.mark.parametrize(("courage", "picks"), [(11, ["rohan_galadriel", PASS]), (12, [PASS]), (13, [PASS])])
def test_galadriel_is_offered_below_her_space_only(courage: int, picks: list[str]) -> None:
    j = Journey.of(held="rohan_galadriel", courage=courage).board(2, "red", 1, 3, "green", 1).until("offer", "battle")
    assert j.picks == picks
    if picks == [PASS]:
        assert j.refuses("rohan_galadriel") == "DOOM-R22"


# Éowyn and Éomer.


@pytest.mark.rule("DOOM-4.7")
def test_eowyn_answers_a_six_of_the_witch_king() -> None:
    j = Journey.of(stage="minas_morgul", held="helm_eowyn", courage=10, nazgul=3).board(5, "red", 2, 3, "green", 2)
    j.answer(PASS).roll(throw1=1, throw2=3, throw3=6, throw4=5).until("offer", "six").answer("helm_eowyn")
    assert (j.s.slain, j.s.nazgul, j.s.courage, j.s.track[4]) == (True, 0, 10, "")
    assert (j.s.held, j.s.box[-2:]) == ({}, ("helm_eowyn", "morgul_witch_king"))


@pytest.mark.rule("DOOM-4.7")
def test_eowyn_is_not_offered_without_a_six() -> None:
    j = Journey.of(stage="minas_morgul", held="helm_eowyn", courage=10, nazgul=3).board(5, "red", 2, 3, "green", 2)
    j.answer(PASS).roll(throw1=1, throw2=3, throw3=4, throw4=5).until("offer", "six")
    assert (j.picks, j.refuses("helm_eowyn")) == ([PASS], "DOOM-9.13")
    j.answer(PASS)
    assert (j.s.slain, j.s.nazgul, j.s.courage, "helm_eowyn" in j.s.held) == (False, 3, 7, True)


@pytest.mark.rule("DOOM-4.7")
def test_eomer_wins_one_battle_without_a_roll() -> None:
    j = Journey.of(stage="minas_morgul", held="helm_eomer", courage=10).board(2, "red", 2, 3, "green", 2)
    j.until("offer", "battle").answer("helm_eomer")
    assert (j.moment, j.picks, j.told("battle-rolled"), j.s.courage) == ("battle", [PASS], [], 10)
    j.fight("sauron").until("offer", "die")
    assert (j.s.courage, len(j.told("battle-rolled"))) == (8, 1)


# Faramir.


@pytest.mark.rule("DOOM-4.7")
@pytest.mark.parametrize("spaces", [2, 3, 4])
def test_faramir_leads_the_ring_bearers_two_to_four_spaces_before_the_rolls(spaces: int) -> None:
    j = Journey.of(stage="helms_deep", held="gondor_faramir", nazgul=1).answer("gondor_faramir")
    assert (j.ask.key, j.picks) == ("how_far", ["2", "3", "4"])
    assert (j.refuses("1"), j.refuses("5")) == ("DOOM-9.14", "DOOM-9.14")
    before = dict(j.s.at)
    j.answer(str(spaces)).until("take")
    assert (j.seat, j.s.at, j.s.nazgul) == ("star", before | {"ring_bearers": 16 + spaces}, 1 + (spaces == 4))


@pytest.mark.rule("DOOM-4.7")
@pytest.mark.parametrize("card", ["gondor_faramir", "gandalfs_support", "rohan_theoden"])
def test_cards_that_move_figures_are_not_offered_in_the_last_stage(card: str) -> None:
    j = Journey.of(stage="mount_doom", held=card, gimli=35)
    while j.ask.key == "offer":
        assert (j.picks, j.refuses(card)) == ([PASS], "DOOM-R8")
        j.answer(PASS)
    j.roll(black1=2)
    while j.seat == "star":
        assert j.picks == [PASS]
        j.answer(PASS)


# Treebeard.


@pytest.mark.rule("DOOM-4.7")
@pytest.mark.parametrize(("choice", "courage", "token"), [("courage", 12, False), ("treebeard_token", 10, True)])
def test_treebeard_gives_courage_or_comes_to_isengard(choice: str, courage: int, token: bool) -> None:
    j = Journey.of(held="gondor_treebeard", courage=10).answer("gondor_treebeard")
    assert (j.ask.who, j.ask.key, j.picks) == ("star", "either", ["courage", "treebeard_token"])
    j.answer(choice)
    assert (j.s.courage, j.s.treebeard_token, j.picks) == (courage, token, [PASS])


@pytest.mark.rule("DOOM-4.7")
def test_treebeard_may_come_before_a_lost_battle_is_paid() -> None:
    j = Journey.of(held="gondor_treebeard", courage=1).board(2, "red", 1, 3, "green", 1).fight("sauron")
    j.until("offer", "lost").answer("gondor_treebeard", "courage").decline()
    assert (j.over, j.s.courage) == (False, 1)


# Boromir.


@pytest.mark.rule("DOOM-4.7")
@pytest.mark.parametrize(("again", "courage"), [("gandalf", 10), ("gimli", 10), ("sauron", 9)])
def test_boromir_has_a_lost_uruk_hai_battle_rolled_again(again: str, courage: int) -> None:
    j = Journey.of(stage="rohan", courage=10, gimli=2).board(5, "red", 6, 3, "green", 1).fight("gimli")
    j.until("offer", "lost")
    assert (j.picks, j.s.courage) == (["boromir", PASS], 10)
    j.answer("boromir")
    assert (j.ask.who, j.ask.key) == ("chance", "battle_die")
    j.answer(again).until("offer", "die")
    assert (j.s.courage, j.s.held, "boromir" in j.s.box) == (courage, {}, True)


@pytest.mark.rule("DOOM-4.7")
def test_boromir_is_not_offered_against_other_foes_nor_after_a_won_battle() -> None:
    j = Journey.of(stage="rohan", courage=10).board(2, "red", 6, 5, "green", 1).fight("sauron").until("offer", "lost")
    assert (j.picks, j.refuses("boromir")) == ([PASS], "DOOM-9.6")
    j.fight("gimli")
    while j.seat == "star":
        assert (j.picks, j.moment == "lost") == ([PASS], False)
        j.answer(PASS)
