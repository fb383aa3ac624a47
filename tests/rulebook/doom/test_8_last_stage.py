"""Section 8: Minas Morgul and the last stage."""

from typing import Any

import pytest

from bree.games.doom import GAME
from bree.games.doom.facts import BEHAVIOURS, CARDS, STACKS
from bree.games.doom.rules import book
from bree.games.doom.state import STAGES
from tests.rulebook.doom.doom_story import PASS, Journey
from tests.rulebook.doom.hit import companions, settle

MORGUL_STACK = {
    "morgul_witch_king": "enemy",
    "morgul_mumakil": "enemy",
    "morgul_haradrim": "enemy",
    "morgul_uruk_hai": "enemy",
    "morgul_mouth_of_sauron": "enemy",
    "morgul_denethor": "special",
    "morgul_army_of_the_dead": "special",
}
LAST_STACK = [
    "doom_eagles",
    "doom_gollums_deceit",
    "doom_gollums_madness",
    "doom_phial_of_galadriel",
    "doom_power_of_the_one_ring",
    "doom_shelob",
    "doom_shelobs_sting",
]
GATE, WAITING = 40, -1


def morgul(*, track: str = "- - - - - -", held: str = "", **given: Any) -> Journey:
    """A turn in the stage of Minas Morgul, with a bare track."""
    return Journey.of(stage="minas_morgul", track=track, held=held, **given)


def last(*, track: str = "- doom_eagles - doom_gollums_madness - -", held: str = "", **given: Any) -> Journey:
    """A turn of the last stage up to the throw."""
    return Journey.of(stage="mount_doom", track=track, held=held, **given).until("die")


def play(j: Journey, black: int) -> Journey:
    """A whole turn of the last stage, up to the next one."""
    return j.until("die").roll(black1=black).decline()


# The stage of Minas Morgul.


@pytest.mark.rule("DOOM-8.1")
def test_the_stack_of_minas_morgul_has_no_allies() -> None:
    assert {card: CARDS[card].kind for card in STACKS[4]} == MORGUL_STACK


@pytest.mark.rule("DOOM-8.1")
def test_denethor_stays_on_the_track_and_can_be_hit_again() -> None:
    j = morgul(track="- morgul_denethor - - - -").board(2, "red", 2, 2, "blue", 2).answer(PASS, "red").roll(red=2)
    j.until("die").roll(blue=2).decline()
    assert (j.s.track[1], "morgul_denethor" in j.s.box, j.s.held) == ("morgul_denethor", False, {})
    assert [facts["slot"] for facts in j.facts_of("activated")] == [2, 2]


@pytest.mark.rule("DOOM-8.1")
def test_the_army_stays_on_the_track_and_can_be_hit_again() -> None:
    j = morgul(track="- morgul_army_of_the_dead morgul_haradrim - - -").board(2, "red", 2, 3, "blue", 2)
    j.answer(PASS)
    assert (j.s.track, j.s.under) == (["", "", "morgul_army_of_the_dead", "", "", ""], "morgul_haradrim")
    j.decline()
    assert [facts["slot"] for facts in j.facts_of("activated")] == [2, 3]
    assert ("morgul_army_of_the_dead" in j.s.box, j.s.held, j.s.courage) == (False, {}, 13)


@pytest.mark.rule("DOOM-8.2")
def test_a_companion_who_reaches_minas_morgul_exactly_stops_and_gives_courage() -> None:
    j = morgul(gimli=37).board(2, "red", 3, 3, "orange", 2).until("free_move").answer("0").until("free_move")
    assert (j.s.at["gimli"], j.s.courage) == (GATE, 14)
    assert j.rules_of("courage-gained") == ["DOOM-6.1"]


@pytest.mark.rule("DOOM-8.2")
def test_a_companion_in_minas_morgul_moves_no_more() -> None:
    j = morgul(gimli=GATE).board(5, "red", 1, 5, "orange", 2).decline()
    assert (j.s.at["gimli"], j.s.courage, j.seat) == (GATE, 13, "leaf")
    assert j.rules_of("idle") == ["DOOM-R5", "DOOM-R33", "DOOM-R5"]


@pytest.mark.rule("DOOM-8.3")
@pytest.mark.parametrize(("space", "number"), [(39, 2), (37, 4), (35, 6)])
def test_a_companion_whose_roll_goes_past_waits_outside(space: int, number: int) -> None:
    j = morgul(gimli=space).board(5, "red", number, 5, "blue", 2)
    j.until("free_move").answer("0").decline()
    assert (j.s.at["gimli"], j.s.courage, j.told("courage-gained")) == (WAITING, 13, [])
    assert j.rules_of("waits") == ["DOOM-8.3"]


@pytest.mark.rule("DOOM-8.3")
def test_a_waiting_companion_neither_moves_nor_supports() -> None:
    j = morgul(track="- morgul_mumakil - - - -", gimli=WAITING, legolas=34).board(5, "red", 1, 2, "orange", 2)
    j.until("offer", "battle")
    assert j.s.at["gimli"] == WAITING
    assert j.rules_of("idle") == ["DOOM-R5", "DOOM-R33"]
    assert j.facts_of("battle-begins")[0]["supporters"] == ("figure-merry_pippin", "figure-aragorn", "figure-legolas")
    settle(j, "gimli", "legolas")
    assert j.s.courage == 11


@pytest.mark.rule("DOOM-8.14")
@pytest.mark.parametrize("stage", ["lothlorien", "rohan", "helms_deep", "gondor"])
def test_a_companion_overshoots_while_the_bearers_are_far_behind(stage: str) -> None:
    j = Journey.of(stage=stage, track="- - - - - -", held="", gimli=38).board(2, "red", 3, 3, "blue", 2)
    j.until("free_move").answer("0").until("free_move")
    assert (j.s.at["gimli"], STAGES[j.s.stage], j.s.courage) == (WAITING, stage, 13)
    assert (j.rules_of("waits"), j.s.board) == (["DOOM-8.3"], ["", "", "black2", "blue"])


# The end of that stage.


@pytest.mark.rule("DOOM-8.4")
@pytest.mark.parametrize("number", [2, 3, 6])
def test_the_bearers_stop_in_minas_morgul_and_the_dice_left_are_carried_out(number: int) -> None:
    j = morgul(track="- morgul_haradrim - - - -", ring_bearers=38, aragorn=34)
    j.board(2, "orange", number, 2, "blue", 2).answer(PASS)
    assert j.s.courage == 11
    j.answer(PASS)
    assert (j.s.at["ring_bearers"], j.s.stage, j.s.board) == (GATE, 4, ["", "", "black2", "blue"])
    j.answer(PASS)
    assert (j.s.courage, j.s.at["ring_bearers"]) == (9, GATE)
    j.answer(PASS)
    assert (j.s.at["aragorn"], j.s.stage, j.moment) == (36, 4, "end")
    j.decline()
    assert (j.s.stage, j.ask.key) == (5, "deal")
    assert (j.told("gandalf-drawn"), j.told("gandalf-boxed"), j.s.gandalf_boxed) == ([], [], 0)


@pytest.mark.rule("DOOM-8.5", "DOOM-8.6")
def test_ex_8a_two_companions_in_minas_morgul_give_two_steps() -> None:
    """EX-8A: Legolas and Merry & Pippin are there, Aragorn waits, Gimli is on the road."""
    j = morgul(ring_bearers=36, legolas=GATE, merry_pippin=GATE, aragorn=WAITING, gimli=34)
    j.board(4, "orange", 4, 4, "green", 1).decline()
    assert j.s.at == {"ring_bearers": 42, "merry_pippin": GATE, "aragorn": WAITING, "legolas": GATE, "gimli": 34}
    assert j.facts_of("morgul-steps") == [{"steps": 2, "space": 42}]
    assert j.rules_of("morgul-steps") == ["DOOM-8.5"]


@pytest.mark.rule("DOOM-8.5")
def test_ex_8b_four_companions_in_minas_morgul_give_four_steps() -> None:
    """EX-8B: all four are there."""
    j = morgul(ring_bearers=39, **companions(GATE)).board(4, "orange", 1, 4, "green", 1).decline()
    assert j.s.at["ring_bearers"] == 44


@pytest.mark.rule("DOOM-8.6")
@pytest.mark.parametrize("space", [WAITING, 32, 39])
def test_who_waits_or_is_on_the_road_gives_no_step(space: int) -> None:
    j = morgul(ring_bearers=39, **companions(space)).board(6, "orange", 1, 6, "purple", 6).decline()
    assert (j.s.at["ring_bearers"], j.s.stage) == (GATE, 5)
    assert j.facts_of("morgul-steps") == [{"steps": 0, "space": GATE}]


@pytest.mark.rule("DOOM-8.5")
def test_a_companion_who_arrives_with_the_last_die_gives_a_step_too() -> None:
    j = morgul(ring_bearers=38, gimli=38).board(6, "orange", 2, 6, "red", 2)
    while j.s.board[3]:
        assert j.s.at["ring_bearers"] <= GATE
        j.answer(PASS)
    assert (j.moment, j.s.at["ring_bearers"], j.s.at["gimli"]) == ("end", GATE, GATE)
    j.answer(PASS)
    assert (j.s.at["ring_bearers"], j.s.stage, j.seat) == (41, 4, "star")


# The last stage.


@pytest.mark.rule("DOOM-8.7")
def test_the_last_stage_is_laid_out_as_usual() -> None:
    j = morgul(track="- morgul_haradrim - - - -", ring_bearers=39).board(6, "orange", 1, 6, "green", 1).decline()
    assert sorted(j.picks) == LAST_STACK
    j.answer("doom_eagles", "doom_shelob", "doom_shelobs_sting", "doom_gollums_deceit")
    assert j.s.track == ["?", "doom_eagles", "doom_shelob", "doom_shelobs_sting", "doom_gollums_deceit", "?"]
    assert j.s.down == (0, 5)
    assert sorted(j.s.unseen) == ["doom_gollums_madness", "doom_phial_of_galadriel", "doom_power_of_the_one_ring"]
    assert "morgul_haradrim" in j.s.box
    assert j.facts_of("laid-out")[-1]["stage"] == "stage-mount_doom"


@pytest.mark.rule("DOOM-8.7")
def test_the_cards_of_the_last_stage_have_black_corners() -> None:
    assert sorted(STACKS[5]) == LAST_STACK
    assert {(CARDS[card].kind, CARDS[card].stays) for card in LAST_STACK} == {("doom", True)}


@pytest.mark.rule("DOOM-8.7")
@pytest.mark.parametrize("card", LAST_STACK)
def test_no_card_of_the_last_stage_leaves_the_track(card: str) -> None:
    j = last(track=f"- {card} - - - -", held="gandalfs_wrath")
    while j.seat != "moon":
        if j.ask.key == "die":
            j.roll(**{j.s.roll[0]: 2 if j.s.roll == ("black1",) else 6})
        else:
            assert j.refuses("gandalfs_wrath") == "DOOM-R8"
            j.answer(PASS)
    assert j.s.track == ["", card, "", "", "", ""]
    assert (card in j.s.box, list(j.s.held)) == (False, ["gandalfs_wrath"])


@pytest.mark.rule("DOOM-8.8")
def test_a_turn_is_one_black_die_then_its_card_then_one_step() -> None:
    j = last(track="- doom_eagles - - doom_gollums_madness -", ring_bearers=42)
    assert (j.ask.who, j.ask.facts) == ("chance", {"die": "die-black"})
    j.roll(black1=5)
    assert (j.moment, j.s.courage, j.s.at["ring_bearers"]) == ("rolled", 13, 42)
    j.answer(PASS)
    assert (j.moment, j.s.courage, j.s.at["ring_bearers"]) == ("die", 13, 42)
    j.answer(PASS)
    assert (j.moment, j.s.courage, j.s.at["ring_bearers"]) == ("end", 12, 43)
    keys = [entry.key for entry in j.log]
    assert keys == ["turn", "rolled", "activated", "courage-lost", "moved"]
    assert j.rules_of("moved") == ["DOOM-8.8"]


@pytest.mark.rule("DOOM-8.8")
def test_the_step_to_mount_doom_wins() -> None:
    j = play(last(ring_bearers=47), 2)
    assert (j.over, j.s.over, j.s.at["ring_bearers"]) == (True, "won", 48)


@pytest.mark.rule("DOOM-8.8")
def test_the_card_comes_before_the_winning_step() -> None:
    j = play(last(ring_bearers=47, courage=1), 4)
    assert (j.over, j.s.over, j.s.at["ring_bearers"]) == (True, "despair", 47)


@pytest.mark.rule("DOOM-8.9")
def test_neither_coloured_dice_nor_the_battle_die_are_used() -> None:
    j = last()
    for _ in range(4):
        assert (j.ask.key, j.s.roll) == ("die", ("black1",))
        j.roll(black1=2)
        assert j.s.shows == {"black1": 2}
        while j.ask.key == "offer":
            pool = j.game.view(j.s, None)["dice"]["pool"]
            assert {"orange", "purple", "blue", "green", "red", "battle", "black2"} <= set(pool)
            j.answer(PASS)
    assert (j.s.at["ring_bearers"], j.s.board, j.told("battle-rolled")) == (44, [""] * 4, [])


@pytest.mark.rule("DOOM-8.10")
def test_shelob_holds_the_bearers_for_this_turn_only() -> None:
    j = play(last(track="- doom_shelob doom_eagles - - -", ring_bearers=43), 2)
    assert (j.s.at["ring_bearers"], j.seat, j.rules_of("held-fast")) == (43, "leaf", ["DOOM-8.10"])
    play(j, 3)
    assert (j.s.at["ring_bearers"], j.seat) == (44, "moon")


@pytest.mark.rule("DOOM-8.10")
def test_shelob_holds_them_one_space_before_mount_doom() -> None:
    j = play(last(track="- doom_shelob - - - -", ring_bearers=47), 2)
    assert (j.over, j.s.at["ring_bearers"]) == (False, 47)


@pytest.mark.rule("DOOM-8.11")
@pytest.mark.parametrize("number", [1, 6])
def test_a_face_down_card_is_turned_up_when_first_hit_and_stays_up(number: int) -> None:
    track = "? doom_eagles doom_gollums_deceit doom_shelob doom_shelobs_sting ?"
    j = last(track=track).roll(black1=number).until("hidden_card")
    assert sorted(j.picks) == ["doom_gollums_madness", "doom_phial_of_galadriel", "doom_power_of_the_one_ring"]
    j.turned_up("doom_gollums_madness")
    assert (j.moment, j.s.track[number - 1], j.s.courage) == ("die", "doom_gollums_madness", 13)
    j.decline()
    assert (j.s.courage, j.s.down, j.s.at["ring_bearers"]) == (12, (5,) if number == 1 else (0,), 41)
    play(j, number)
    assert (j.s.courage, j.s.track[number - 1], j.seat) == (11, "doom_gollums_madness", "moon")
    assert len(j.told("turned-up")) == 1


@pytest.mark.rule("DOOM-8.12")
@pytest.mark.parametrize(
    ("players", "order"),
    [(4, ["star", "leaf", "moon", "flame", "star"]), (3, ["star", "leaf", "moon", "star"]), (1, ["star", "star"])],
)
def test_turns_go_on_clockwise(players: int, order: list[str]) -> None:
    j = last(players=players)
    for _ in order[1:]:
        play(j, 2)
    assert [facts["who"] for facts in j.facts_of("turn")] == order


@pytest.mark.rule("DOOM-8.12")
def test_the_last_stage_begins_with_the_next_player() -> None:
    j = morgul(ring_bearers=39).board(6, "orange", 1, 6, "green", 1).decline()
    j.answer("doom_eagles", "doom_shelob", "doom_shelobs_sting", "doom_gollums_deceit")
    assert (j.seat, j.moment) == ("leaf", "start")
    assert j.until("die").s.roll == ("black1",)


@pytest.mark.rule("DOOM-8.13")
def test_the_companions_no_longer_move() -> None:
    spaces: dict[str, Any] = {"merry_pippin": GATE, "aragorn": WAITING, "legolas": 34, "gimli": 21}
    held = "rohan_theoden gandalfs_support gandalfs_trick"
    j = Journey.of(stage="mount_doom", track="- doom_eagles - - - -", held=held, ring_bearers=42, **spaces)
    moments = []
    while j.seat == "star":
        if j.ask.key == "die":
            j.roll(black1=2)
            continue
        moments.append(j.moment)
        assert [j.refuses(card) for card in held.split()] == ["DOOM-R8"] * 3
        j.answer(PASS)
    assert moments == ["start", "rolled", "die", "end"]
    assert j.s.at == {**spaces, "ring_bearers": 43}
    assert [facts["figure"] for facts in j.facts_of("moved")] == ["figure-ring_bearers"]


@pytest.mark.rule("DOOM-8.13")
@pytest.mark.parametrize("space", [GATE, WAITING, 34])
def test_where_the_companions_stand_changes_nothing(space: int) -> None:
    j = play(last(**companions(space)), 4)
    assert (j.s.at["ring_bearers"], j.s.courage, j.s.nazgul) == (41, 12, 0)


@pytest.mark.rule("DOOM-R8", "DOOM-8.9")
@pytest.mark.parametrize("card", [card for card, behaviour in BEHAVIOURS.items() if behaviour.when])
def test_the_view_says_which_cards_are_of_no_use_any_more(card: str) -> None:
    """A card that the view calls useless is offered in no window of the last stage; earlier no card is useless."""
    (held,) = GAME.view(Journey.of(stage="minas_morgul", held=card).s, None)["held"]
    assert not held["served"]
    s = Journey.of(stage="mount_doom", held=card, courage=2).s
    (held,) = GAME.view(s, None)["held"]
    s.roll, s.shows = ("black1",), {"black1": 3}
    moments = ("start", "rolled", "die", "end")
    offered = [moment for moment in moments if not book.asks["use_card"](s, moment, "star").automatic]
    assert held["served"] == (not offered)
