"""Section 6: destinations, Gandalf cards and the end of a stage."""

import json
from typing import Any

import pytest

from bree.games.doom import GAME
from bree.games.doom.facts import STACKS
from bree.games.doom.state import COMPANIONS, FIGURE, SEATS, STAGES
from tests.rulebook.doom.doom_story import CALM, PASS, Journey

COLOUR = {figure: colour for colour, figure in FIGURE.items()}
DESTINATIONS = {"lothlorien": 8, "rohan": 16, "helms_deep": 24, "gondor": 32, "minas_morgul": 40}
STACK = ["gandalfs_support", "gandalfs_trick", "gandalfs_vision", "gandalfs_wrath"]
BARE = "- - - - - -"


def stay(j: Journey) -> Journey:
    """Pass in windows and make no free move, until another ask comes."""
    while j.ask.key in ("offer", "free_move"):
        j.answer(PASS if j.ask.key == "offer" else "0")
    return j


def arrival(stage: str, short: int, number: int, **given: Any) -> Journey:
    """The Ring-bearers are this many spaces before the destination; orange is the first coloured die."""
    j = Journey.of(stage=stage, ring_bearers=DESTINATIONS[stage] - short, track=BARE, **given)
    j.board(2, "orange", number, 2, "purple", 1)
    while j.s.board[1] and j.ask.key in ("offer", "free_move"):
        j.answer(PASS if j.ask.key == "offer" else "0")
    return j


def next_turn(j: Journey) -> Journey:
    """Go on to the first window of the next turn. A new stage is dealt in the order of its names."""
    while j.moment != "start":
        j.answer(PASS if j.ask.key == "offer" else j.picks[0])
    return j


# Companions.


@pytest.mark.rule("DOOM-6.1", "DOOM-6.3")
@pytest.mark.parametrize("figure", COMPANIONS)
@pytest.mark.parametrize("place", DESTINATIONS)
@pytest.mark.parametrize("stage", ["lothlorien", "gondor"])
def test_any_companion_on_any_destination_by_an_exact_die_gives_courage(figure: str, place: str, stage: str) -> None:
    space = DESTINATIONS[place]
    given: dict[str, Any] = {figure: space - 4}
    j = Journey.of(stage=stage, track=BARE, courage=10, **given).board(2, COLOUR[figure], 4, 2, "orange", 1)
    stay(j)
    assert (j.s.at[figure], j.s.courage, j.rules_of("courage-gained")) == (space, 11, ["DOOM-6.1"])


@pytest.mark.rule("DOOM-6.1")
def test_a_free_move_to_a_destination_gives_no_courage() -> None:
    j = Journey.of(track=BARE, gimli=6, courage=10).board(5, "green", 1, 2, "blue", 1).until("free_move").answer("2")
    assert (j.s.at["gimli"], stay(j).s.courage) == (8, 10)


@pytest.mark.rule("DOOM-6.1")
def test_a_companion_who_stays_on_a_destination_gives_courage_once() -> None:
    j = Journey.of(track=BARE, gimli=6, courage=10).board(2, "red", 2, 2, "blue", 1)
    stay(j).board(2, "green", 1, 5, "blue", 1)
    assert (stay(j).s.at["gimli"], j.s.courage) == (8, 11)


@pytest.mark.rule("DOOM-6.2")
@pytest.mark.parametrize("place", list(DESTINATIONS)[:4])
def test_a_companion_who_passes_a_destination_gives_nothing(place: str) -> None:
    space = DESTINATIONS[place]
    j = Journey.of(track=BARE, gimli=space - 2, legolas=space + 1, courage=10)
    stay(j.board(2, "red", 3, 2, "blue", 1))
    assert (j.s.at["gimli"], j.s.courage, j.told("courage-gained")) == (space + 1, 10, [])


@pytest.mark.rule("DOOM-6.1", "DOOM-6.2")
@pytest.mark.parametrize(("number", "space", "courage"), [(2, 16, 11), (3, 17, 10)])
def test_ex_6c_gimli_two_spaces_before_rohan(number: int, space: int, courage: int) -> None:
    j = Journey.of(track=BARE, gimli=14, courage=10).board(2, "red", number, 2, "blue", 1)
    assert (stay(j).s.at["gimli"], j.s.courage) == (space, courage)


# The Ring-bearers.


@pytest.mark.rule("DOOM-6.4")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("stage", DESTINATIONS)
def test_the_ring_bearers_stop_on_the_destination_of_the_stage(stage: str, number: int) -> None:
    goal = DESTINATIONS[stage]
    j = arrival(stage, 1, number)
    assert j.s.at["ring_bearers"] == goal
    assert j.facts_of("moved") == [{"figure": "figure-ring_bearers", "spaces": 1, "space": goal}]
    assert j.facts_of("arrived") == [{"place": "place-" + stage}]


@pytest.mark.rule("DOOM-6.5")
@pytest.mark.parametrize("stage", list(DESTINATIONS)[:4])
def test_an_exact_arrival_draws_the_top_gandalf_card(stage: str) -> None:
    j = arrival(stage, 3, 3, active="leaf")
    assert (j.ask.who, j.ask.key, j.ask.rule, j.picks) == ("chance", "draw_gandalf", "DOOM-6.5", STACK)
    j.answer("gandalfs_vision")
    assert (j.s.held["gandalfs_vision"], j.s.gandalf_boxed) == (SEATS.index("leaf"), 0)
    assert j.s.gandalf_unseen == ("gandalfs_support", "gandalfs_trick", "gandalfs_wrath")
    assert j.facts_of("gandalf-drawn") == [{"who": "leaf", "card": "card-gandalfs_vision"}]


@pytest.mark.rule("DOOM-6.5")
def test_a_drawn_card_serves_another_player_once() -> None:
    j = next_turn(arrival("lothlorien", 3, 3, active="leaf").answer("gandalfs_support"))
    assert (j.ask.who, j.picks) == ("moon", ["gandalfs_support", PASS])
    j.answer("gandalfs_support")
    assert (j.ask.who, j.ask.key, "gandalfs_support" in j.s.held) == ("chance", "die", False)


@pytest.mark.rule("DOOM-6.6")
@pytest.mark.parametrize("stage", list(DESTINATIONS)[:4])
@pytest.mark.parametrize("number", [4, 6])
def test_surplus_pips_box_the_top_gandalf_card(stage: str, number: int) -> None:
    j = arrival(stage, 3, number)
    assert (j.ask.key, j.s.gandalf_boxed, j.s.held, j.told("gandalf-drawn")) == ("offer", 1, {"boromir": 0}, [])
    assert j.rules_of("gandalf-boxed") == ["DOOM-6.6"]


@pytest.mark.rule("DOOM-6.6", "DOOM-6.15")
def test_a_boxed_card_leaves_one_less_to_draw_and_nobody_knows_which() -> None:
    j = arrival("lothlorien", 3, 4)
    assert j.facts_of("gandalf-boxed") == [{}]
    for seat in [*SEATS, None]:
        view = GAME.view(j.s, seat)
        assert view["gandalf"] == {"banned": False, "stack": 3, "boxed": 1}
        assert not [card for card in STACK if card in json.dumps(view)]
    assert (set(j.s.box) & set(STACK), j.s.gandalf_unseen) == (set(), tuple(STACK))
    next_turn(j).board(5, "orange", 5, 5, "purple", 1).decline().board(5, "orange", 3, 5, "purple", 1)
    assert (j.until("draw_gandalf").s.at["ring_bearers"], j.picks) == (16, STACK)
    j.answer("gandalfs_trick")
    assert GAME.view(j.s, None)["gandalf"] == {"banned": False, "stack": 2, "boxed": 1}


@pytest.mark.rule("DOOM-6.7")
@pytest.mark.parametrize("number", [3, 5])
def test_minas_morgul_neither_gives_nor_takes_a_gandalf_card(number: int) -> None:
    j = arrival("minas_morgul", 3, number)
    assert (j.s.at["ring_bearers"], j.ask.key) == (40, "offer")
    assert (j.s.gandalf_unseen, j.s.gandalf_boxed, j.s.held) == (tuple(STACK), 0, {"boromir": 0})


# The end of a stage.


@pytest.mark.rule("DOOM-6.8", "DOOM-6.9", "DOOM-6.10")
def test_ex_6a_the_dice_left_are_carried_out_with_the_old_cards() -> None:
    j = Journey.of(ring_bearers=5, aragorn=1, courage=10).board(3, "orange", 3, 4, "blue", 3)
    j.until("draw_gandalf").answer("gandalfs_trick")
    assert (j.s.at["ring_bearers"], j.s.stage, j.s.nazgul, j.s.board) == (8, 0, 0, ["", "", "black2", "blue"])
    j.until("deal")
    assert (j.s.nazgul, j.s.at["aragorn"], j.s.board, j.s.stage) == (1, 4, [""] * 4, 1)
    assert j.facts_of("activated")[-1] == {"card": "card-loth_nazgul", "slot": 4}
    assert j.picks == list(STACKS[1])


@pytest.mark.rule("DOOM-6.6")
def test_ex_6b_orange_5_boxes_the_top_card() -> None:
    j = Journey.of(ring_bearers=5).board(3, "orange", 5, 3, "blue", 2).until("deal")
    assert (j.s.at["ring_bearers"], j.s.gandalf_boxed, j.s.held) == (8, 1, {"boromir": 0})
    assert j.told("gandalf-drawn") == []


@pytest.mark.rule("DOOM-6.9")
def test_the_old_track_still_turns_up_its_cards() -> None:
    j = Journey.of(ring_bearers=5, hidden="loth_arwen").board(3, "orange", 6, 6, "blue", 2).until("hidden_card")
    assert j.picks == ["loth_arwen", "loth_balrog", "loth_elrond"]
    j.answer("loth_arwen").until("deal")
    assert j.s.held["loth_arwen"] == 0


@pytest.mark.rule("DOOM-6.10")
@pytest.mark.parametrize("stage", list(DESTINATIONS)[:4])
def test_the_next_stage_is_laid_out_anew_and_the_figures_stay(stage: str) -> None:
    number, goal = STAGES.index(stage), DESTINATIONS[stage]
    track = CALM[stage].replace(CALM[stage].split()[1], "-").replace(CALM[stage].split()[2], "-")
    old = track.split()[3:5]
    j = Journey.of(stage=stage, track=track, ring_bearers=goal - 1, gimli=goal + 2, legolas=2, aragorn=goal)
    j.board(2, "orange", 2, 3, "purple", 6)
    while j.ask.key in ("offer", "free_move"):
        assert not set(old) & set(j.s.box)
        j.answer(PASS if j.ask.key == "offer" else "0")
    before = dict(j.s.at)
    assert (j.ask.key, j.ask.facts, j.picks) == ("deal", {"slot": 2}, list(STACKS[number + 1]))
    assert set(old) <= set(j.s.box)
    dealt = list(STACKS[number + 1])[1:5]
    for slot, card in enumerate(dealt, 2):
        assert j.ask.facts == {"slot": slot}
        j.answer(card)
    assert (j.s.track, j.s.down) == (["?", *dealt, "?"], (0, 5))
    assert j.s.unseen == (STACKS[number + 1][0], *STACKS[number + 1][5:])
    assert (j.s.at, j.s.stage) == (before, number + 1)
    assert (j.s.at["gimli"], j.s.at["legolas"], j.s.at["ring_bearers"]) == (goal + 2, 2, goal)


@pytest.mark.rule("DOOM-6.10")
def test_the_stage_goes_on_while_the_ring_bearers_are_on_the_way() -> None:
    j = Journey.of(track=BARE, ring_bearers=4, gimli=6).board(2, "orange", 2, 2, "red", 2)
    stay(j)
    assert (j.ask.key, j.s.stage, j.s.at["ring_bearers"], j.s.at["gimli"]) == ("take", 0, 6, 8)


@pytest.mark.rule("DOOM-6.11")
@pytest.mark.parametrize(("active", "following"), [("star", "leaf"), ("leaf", "moon"), ("flame", "star")])
def test_the_next_player_begins_the_next_stage(active: str, following: str) -> None:
    j = next_turn(arrival("lothlorien", 3, 4, active=active))
    assert (j.s.stage, j.ask.who, j.ask.key) == (1, following, "offer")


@pytest.mark.rule("DOOM-6.12")
def test_a_bare_sign_of_the_ring_bearers_does_nothing_once_they_have_arrived() -> None:
    j = Journey.of(track=BARE, ring_bearers=6).board(2, "orange", 3, 1, "purple", 1).until("free_move").answer("0")
    assert j.until("deal").s.at["ring_bearers"] == 8
    assert (j.facts_of("idle"), j.rules_of("idle")) == ([{"figure": "figure-ring_bearers"}], ["DOOM-6.12"])


@pytest.mark.rule("DOOM-6.12")
@pytest.mark.parametrize("side", [1, 2])
def test_an_orange_die_does_nothing_once_they_have_arrived(side: int) -> None:
    dice = ("orange", 4, "purple", 1) if side == 1 else ("purple", 1, "orange", 4)
    j = Journey.of(track=BARE, ring_bearers=6).board(1, dice[0], dice[1], 2, dice[2], dice[3])
    j.until("free_move").answer("2")
    stay(j)
    assert (j.ask.key, j.s.stage, j.s.at["ring_bearers"], j.s.gandalf_boxed) == ("deal", 1, 8, 0)
    assert j.rules_of("idle") == ["DOOM-6.12"]


@pytest.mark.rule("DOOM-6.12")
def test_the_ring_bearers_move_again_in_the_next_stage() -> None:
    j = next_turn(arrival("lothlorien", 3, 4)).board(5, "orange", 3, 5, "purple", 1).decline()
    assert (j.s.stage, j.s.at["ring_bearers"]) == (1, 11)


@pytest.mark.rule("DOOM-6.13")
def test_everything_off_the_track_outlasts_the_stage() -> None:
    held = {"gandalfs_power": 2, "loth_elrond": 3, "boromir": 1}
    words = " ".join(f"{card}@{SEATS[seat]}" for card, seat in held.items())
    facts: dict[str, Any] = {"courage": 7, "nazgul": 5, "warriors": 3, "gandalf_token": True, "treebeard_token": True}
    j = arrival("lothlorien", 3, 4, held=words, **facts)
    stay(j)
    assert j.ask.key == "deal"
    while j.ask.key == "deal":
        j.answer(j.picks[0])
    assert (j.s.stage, j.s.held) == (1, held)
    assert {name: getattr(j.s, name) for name in facts} == facts
    assert (j.s.chieftain, j.s.slain) == (True, False)


@pytest.mark.rule("DOOM-6.14")
def test_a_drawn_card_works_for_the_dice_still_waiting() -> None:
    j = Journey.of(ring_bearers=5).board(3, "orange", 3, 4, "blue", 2).until("draw_gandalf").answer("gandalfs_wrath")
    j.until("offer", "die")
    assert (j.s.board, j.picks) == (["", "", "black2", "blue"], [PASS])
    j.answer(PASS)
    assert j.picks == ["gandalfs_wrath", PASS]
    assert j.answer("gandalfs_wrath").s.track[3] == ""


@pytest.mark.rule("DOOM-6.14")
def test_a_drawn_card_may_be_spent_on_a_battle_still_waiting() -> None:
    j = Journey.of(ring_bearers=5, courage=10).board(3, "orange", 3, 2, "blue", 2).until("draw_gandalf")
    j.answer("gandalfs_support").fight("gandalf").until("spend_gandalf")
    assert j.picks == ["gandalfs_support", PASS]
    assert j.answer("gandalfs_support").decline().s.courage == 10


@pytest.mark.rule("DOOM-6.14")
def test_a_vision_drawn_on_arrival_works_before_the_layout() -> None:
    j = Journey.of(ring_bearers=5).board(3, "blue", 2, 3, "orange", 3).until("draw_gandalf").answer("gandalfs_vision")
    j.until("offer", "stage")
    assert j.picks == ["gandalfs_vision", PASS]
