"""Section 4: the effects of the five Gandalf cards. `test_4_allies.py` tests when they are offered."""

import pytest

from bree.games.doom.facts import STACKS
from bree.games.doom.state import COLOURS
from tests.rulebook.doom.doom_story import PASS, Journey

SIDES = ["1", "2", "3", "4", "5", "6"]


# Power and Trick: a die is set.


@pytest.mark.rule("DOOM-4.7", "DOOM-4.14")
@pytest.mark.parametrize(
    ("card", "dice", "die"),
    [("gandalfs_power", ["black1", "black2"], "black2"), ("gandalfs_trick", ["orange", "red"], "red")],
)
def test_power_sets_a_black_die_and_trick_a_coloured_one(card: str, dice: list[str], die: str) -> None:
    j = Journey.of("leaf", held=card + "@moon").go().take("orange", "red")
    j.roll(black1=1, black2=2, orange=3, red=4).answer(card)
    assert (j.ask.who, j.ask.key, j.picks) == ("leaf", "which_die", dice)
    j.answer(die)
    assert (j.ask.key, j.picks) == ("which_side", SIDES)
    before = dict(j.s.shows)
    j.answer("6")
    assert j.s.shows == before | {die: 6}
    assert (j.moment, j.picks, j.s.held) == ("rolled", [PASS], {})


@pytest.mark.rule("DOOM-4.7")
def test_in_the_second_roll_power_sets_the_one_black_die_and_the_placed_die_keeps_its_number() -> None:
    j = Journey.of(held="gandalfs_power").go().take("orange", "red").roll(black1=3, black2=2, orange=2, red=4)
    j.answer(PASS, "black1", "red", "blue").roll(black2=2, orange=2, blue=1).answer("gandalfs_power")
    assert (j.ask.key, j.picks) == ("which_side", SIDES)
    j.answer("4", PASS)
    assert (j.s.shows["black1"], j.s.shows["black2"]) == (3, 4)
    j.answer("orange").until("take")
    assert (j.s.warriors, j.s.nazgul) == (2, 1)


@pytest.mark.rule("DOOM-4.7")
def test_in_the_second_roll_trick_sets_a_die_of_that_roll_and_it_is_walked() -> None:
    j = Journey.of(held="gandalfs_trick").go().take("orange", "red").roll(black1=3, black2=3, orange=1, red=4)
    j.answer(PASS, "black1", "red", "blue").roll(black2=3, orange=1, blue=1).answer("gandalfs_trick")
    assert j.picks == ["orange", "blue"]
    j.answer("orange", "5", PASS, "orange").until("take")
    assert (j.s.at["ring_bearers"], j.s.at["gimli"]) == (5, 4)


@pytest.mark.rule("DOOM-4.7")
@pytest.mark.parametrize(("card", "picks"), [("gandalfs_power", ["gandalfs_power", PASS]), ("gandalfs_trick", [PASS])])
def test_the_last_stage_has_a_black_die_only(card: str, picks: list[str]) -> None:
    j = Journey.of(stage="mount_doom", held=card, courage=10).go().roll(black1=3)
    assert (j.moment, j.picks) == ("rolled", picks)
    if card in picks:
        j.answer(card, "2").until("offer", "end")
        assert (j.s.courage, j.s.at["ring_bearers"]) == (11, 41)


@pytest.mark.rule("DOOM-4.7")
@pytest.mark.parametrize("card", ["gandalfs_power", "gandalfs_trick"])
def test_neither_sets_the_battle_die(card: str) -> None:
    j = Journey.of(held=card).board(2, "red", 1, 3, "green", 1).fight("sauron")
    assert (j.moment, j.picks) == ("rolled", [PASS])


# Support.


@pytest.mark.rule("DOOM-4.7", "DOOM-4.14")
def test_support_throws_five_dice_and_one_of_them_is_walked() -> None:
    j = Journey.of("leaf", held="gandalfs_support@star").answer("gandalfs_support")
    j.roll(orange=1, purple=2, blue=5, green=4, red=6).go()
    assert (j.ask.who, j.ask.key, j.picks) == ("leaf", "who_walks", list(COLOURS))
    j.answer("blue")
    spaces = {"ring_bearers": 0, "merry_pippin": 0, "aragorn": 5, "legolas": 0, "gimli": 0}
    assert (j.s.at, j.s.shows, j.s.roll) == (spaces, {}, ())
    assert (j.moment, j.picks) == ("start", [PASS])
    j.answer(PASS)
    assert (j.seat, j.ask.key, j.picks) == ("leaf", "take", list(COLOURS))


@pytest.mark.rule("DOOM-4.7")
def test_dice_of_support_may_be_changed_like_any_roll() -> None:
    j = Journey.of(held="gandalfs_support gandalfs_trick loth_elrond").answer("gandalfs_support")
    j.roll(orange=1, purple=1, blue=1, green=1, red=1)
    assert (j.moment, j.picks) == ("rolled", ["gandalfs_trick", "loth_elrond", PASS])
    j.answer("gandalfs_trick", "red", "4", PASS, "red")
    assert j.s.at["gimli"] == 4


@pytest.mark.rule("DOOM-4.7", "DOOM-6.1")
def test_support_counts_as_a_die_for_an_exact_arrival() -> None:
    j = Journey.of(held="gandalfs_support", gimli=4, courage=10).answer("gandalfs_support")
    j.roll(orange=1, purple=2, blue=5, green=4, red=4).go("red")
    assert (j.s.at["gimli"], j.s.courage) == (8, 11)


@pytest.mark.rule("DOOM-4.7", "DOOM-6.5")
def test_support_may_end_the_stage_before_the_rolls() -> None:
    j = Journey.of("leaf", held="gandalfs_support", ring_bearers=4).answer("gandalfs_support")
    j.roll(orange=4, purple=1, blue=1, green=1, red=1).go("orange")
    assert j.ask.key == "draw_gandalf"
    j.answer("gandalfs_trick").until("deal")
    assert (j.s.at["ring_bearers"], j.s.stage) == (8, 1)
    while j.ask.key == "deal":
        j.answer(j.picks[0])
    assert (j.seat, j.moment) == ("leaf", "start")


# Vision.


@pytest.mark.rule("DOOM-4.7")
def test_vision_shows_the_first_card_of_the_next_stack_and_it_may_stay() -> None:
    j = Journey.of(held="gandalfs_vision@moon", ring_bearers=6).board(3, "orange", 3, 3, "red", 1)
    j.until("offer", "stage").answer("gandalfs_vision")
    assert (j.ask.who, j.ask.key, j.picks) == ("chance", "next_card", list(STACKS[1]))
    j.answer("rohan_wargs")
    assert (j.ask.who, j.ask.key, j.picks) == ("star", "keep_next", ["keep", "remove"])
    assert j.ask.facts == {"card": "card-rohan_wargs"}
    j.answer("keep").until("deal")
    rest = [card for card in STACKS[1] if card != "rohan_wargs"]
    assert (j.picks, j.s.track[0], j.s.down) == (rest, "rohan_wargs", (0, 5))


@pytest.mark.rule("DOOM-4.7")
def test_vision_may_take_the_card_out_of_the_game() -> None:
    j = Journey.of(held="gandalfs_vision", ring_bearers=6).board(3, "orange", 3, 3, "red", 1)
    j.until("offer", "stage").answer("gandalfs_vision", "rohan_wargs", "remove").until("deal")
    rest = [card for card in STACKS[1] if card != "rohan_wargs"]
    assert (j.picks, j.s.track[0], "rohan_wargs" in j.s.box) == (rest, "?", True)


# Wrath.


@pytest.mark.rule("DOOM-4.7", "DOOM-4.13", "DOOM-4.14")
def test_wrath_banishes_the_card_that_was_carried_out_just_now() -> None:
    j = Journey.of("leaf", held="gandalfs_wrath@flame").board(4, "red", 1, 4, "green", 1)
    assert (j.picks, j.s.nazgul) == ([PASS], 0)
    j.answer(PASS)
    assert (j.picks, j.s.nazgul) == (["gandalfs_wrath", PASS], 1)
    j.answer("gandalfs_wrath")
    assert (j.s.track[3], j.s.box[-2:], j.s.nazgul) == ("", ("gandalfs_wrath", "loth_nazgul"), 1)
    j.until("free_move")
    assert j.ask.facts == {"figure": "figure-legolas"}


@pytest.mark.rule("DOOM-4.7")
def test_wrath_waits_until_the_battle_of_the_card_is_over() -> None:
    j = Journey.of(held="gandalfs_wrath", courage=10).board(2, "red", 1, 3, "green", 1).fight("sauron")
    while j.moment != "die":
        assert j.picks == [PASS]
        j.answer(PASS)
    assert (j.s.courage, j.picks) == (8, ["gandalfs_wrath", PASS])


@pytest.mark.rule("DOOM-4.7")
@pytest.mark.parametrize(
    ("stage", "track", "slot"),
    [
        ("lothlorien", "? loth_elrond loth_saruman loth_nazgul loth_moria_orc ?", 2),
        ("rohan", "? rohan_orc_hordes rohan_saruman rohan_wargs rohan_uruk_hai ?", 4),
        ("lothlorien", "? loth_cave_troll loth_saruman loth_nazgul loth_moria_orc -", 6),
    ],
)
def test_wrath_finds_nothing_where_no_activated_card_lies(stage: str, track: str, slot: int) -> None:
    j = Journey.of(stage=stage, track=track, held="gandalfs_wrath").board(slot, "red", 1, 3, "green", 1).answer(PASS)
    assert (j.moment, j.s.board[0], j.picks, "gandalfs_wrath" in j.s.held) == ("die", "", [PASS], True)


@pytest.mark.rule("DOOM-4.7")
def test_wrath_is_not_offered_in_the_last_stage() -> None:
    j = Journey.of(stage="mount_doom", held="gandalfs_wrath")
    while j.seat != "moon":
        assert j.picks == [PASS] or j.ask.key == "die"
        j.answer(PASS if j.ask.key == "offer" else "2")
