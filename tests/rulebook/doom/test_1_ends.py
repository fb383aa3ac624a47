"""Section 1: the aim and the end of the game."""

from random import Random
from typing import Any

import pytest

from bree.core.playout import random_playout
from bree.games.doom import GAME
from bree.games.doom.state import COMPANIONS, MORGUL, SEATS, WAITING
from tests.rulebook.doom.doom_story import Journey

PLACES_NAZGUL = 4  # the slot of a Nazgûl card on the calm track; slot 3 has Saruman, who does nothing without warriors
GOAL = 48
SHORT_ROAD = "..N...H .H....N ...N.H. ..H..N. H.N.N.. "


def last_turn(space: int, black: int, **given: Any) -> Journey:
    """A turn of the last stage: a black die, its card, and the step of the Ring-bearers."""
    j = Journey.of(stage="mount_doom", ring_bearers=space, **given)
    return j.decline().roll(black1=black).decline()


def struck(black: int, **given: Any) -> Journey:
    """Both black dice hit a slot; the coloured dice move one space each."""
    return Journey.of(**given).board(black, "green", 1, black, "red", 1).decline()


# All together.


@pytest.mark.rule("DOOM-1.1")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_all_players_win_together(players: int) -> None:
    j = last_turn(GOAL - 1, 2, players=players)
    assert j.game.score(j.s) == dict.fromkeys(SEATS[:players], 1.0)
    assert j.game.cooperative


@pytest.mark.rule("DOOM-1.1")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize(
    ("given", "how"),
    [
        ({"courage": 2, "track": "- - loth_balrog - - -"}, "despair"),
        ({"nazgul": 7, "track": "- - loth_nazgul - - -"}, "nazgul"),
    ],
)
def test_all_players_lose_together(given: dict[str, Any], how: str, players: int) -> None:
    j = struck(3, players=players, **given)
    assert j.s.over == how
    assert j.game.score(j.s) == dict.fromkeys(SEATS[:players], 0.0)


@pytest.mark.rule("DOOM-1.1")
def test_nobody_has_won_or_lost_while_the_game_goes_on() -> None:
    j = Journey.of(stage="mount_doom", ring_bearers=GOAL - 1)
    assert j.game.score(j.s) is None


# Victory.


@pytest.mark.rule("DOOM-1.2")
def test_the_ring_bearers_win_on_the_space_of_mount_doom() -> None:
    j = last_turn(GOAL - 1, 2)
    assert (j.over, j.s.over, j.s.at["ring_bearers"]) == (True, "won", GOAL)
    assert j.rules_of("over-won") == ["DOOM-1.2"]
    assert j.log[-1].key == "over-won"
    assert GAME.view(j.s, None)["over"] == "won"


@pytest.mark.rule("DOOM-1.2")
def test_one_space_short_of_mount_doom_nothing_is_won() -> None:
    j = last_turn(GOAL - 2, 2)
    assert (j.over, j.s.over, j.s.at["ring_bearers"]) == (False, "", GOAL - 1)
    assert j.seat == "leaf"


@pytest.mark.rule("DOOM-1.2")
def test_the_steps_from_minas_morgul_can_win_and_stop_the_game_before_the_last_cards_are_dealt() -> None:
    there: dict[str, Any] = dict.fromkeys(COMPANIONS[:3], 40)
    j = Journey.of(stage="minas_morgul", road=SHORT_ROAD + "..", ring_bearers=39, gimli=33, **there, warriors=5)
    j.board(3, "orange", 1, 3, "red", 1).decline()
    assert (j.over, j.s.over, j.s.at["ring_bearers"], j.s.stage) == (True, "won", 43, MORGUL)
    assert j.rules_of("over-won") == ["DOOM-1.2"]
    assert j.told("stage") == []


@pytest.mark.rule("DOOM-1.2")
def test_companions_in_minas_morgul_win_nothing() -> None:
    j = Journey.of(stage="minas_morgul", legolas=39, gimli=39, track="- - - - - -", bare_slots="legolas " * 6)
    j.board(3, "green", 1, 3, "red", 1).decline().answer("0").decline()
    assert (j.s.at["legolas"], j.s.at["gimli"], j.over) == (40, 40, False)


# Despair.


@pytest.mark.rule("DOOM-1.3")
def test_standing_on_the_lowest_circle_is_still_alive() -> None:
    j = last_turn(42, 5, courage=2)
    assert (j.s.courage, j.s.over, j.over) == (1, "", False)
    assert j.s.at["ring_bearers"] == 43


@pytest.mark.rule("DOOM-1.3")
def test_a_step_below_the_lowest_circle_is_the_end() -> None:
    j = last_turn(42, 5, courage=1)
    assert (j.over, j.s.over) == (True, "despair")
    assert j.rules_of("over-despair") == ["DOOM-1.3"]


@pytest.mark.rule("DOOM-1.3")
@pytest.mark.parametrize(("courage", "left"), [(4, 1), (3, 0), (2, 0), (1, 0)])
def test_a_loss_of_three_needs_three_circles_below(courage: int, left: int) -> None:
    j = Journey.of(courage=courage, track="- - loth_balrog - - -").board(3, "green", 1, 2, "red", 1).decline()
    assert (j.s.courage, j.s.over) == (left, "" if left else "despair")


@pytest.mark.rule("DOOM-1.3")
def test_a_dark_heart_of_the_road_and_a_lost_battle_can_bring_despair() -> None:
    heart = Journey.of(courage=1, gimli=6, warriors=5).board(3, "red", 1, 3, "green", 1).decline()
    assert (heart.s.over, heart.s.at["gimli"], heart.s.at["legolas"]) == ("despair", 7, 0)
    battle = Journey.of(courage=2).board(2, "red", 1, 3, "green", 1).fight("sauron").decline()
    assert (battle.s.over, battle.s.at["gimli"]) == ("despair", 0)


# The Nazgûl.


@pytest.mark.rule("DOOM-1.4")
def test_the_eighth_ordinary_nazgul_ends_the_game() -> None:
    j = Journey.of(nazgul=7).board(PLACES_NAZGUL, "green", 1, 3, "red", 1).decline()
    assert (j.over, j.s.over, j.s.nazgul) == (True, "nazgul", 8)
    assert j.rules_of("over-nazgul") == ["DOOM-1.4"]
    assert j.facts_of("nazgul-placed") == [{"count": 9, "cause": "card-loth_nazgul", "number": 0}]


@pytest.mark.rule("DOOM-1.4")
def test_eight_nazgul_with_the_witch_king_are_not_yet_the_end() -> None:
    j = Journey.of(nazgul=6, warriors=5).board(PLACES_NAZGUL, "green", 1, 3, "red", 1).decline()
    assert (j.over, j.s.over, j.s.nazgul, j.seat) == (False, "", 7, "leaf")
    assert j.facts_of("nazgul-placed") == [{"count": 8, "cause": "card-loth_nazgul", "number": 0}]


@pytest.mark.rule("DOOM-1.4")
def test_the_game_ends_at_the_moment_of_placing() -> None:
    j = Journey.of(nazgul=7).board(PLACES_NAZGUL, "green", 1, 3, "red", 1).decline()
    assert [entry.key for entry in j.log[-2:]] == ["nazgul-placed", "over-nazgul"]
    assert (j.s.at["legolas"], j.s.at["gimli"], j.s.warriors) == (0, 0, 0)


@pytest.mark.rule("DOOM-1.4")
def test_a_space_of_the_road_and_a_bare_slot_can_place_the_last_one_too() -> None:
    space = Journey.of(nazgul=7, gimli=2, warriors=5).board(3, "red", 1, 3, "green", 1).decline()
    assert (space.s.over, space.s.at["legolas"]) == ("nazgul", 0)
    slot = Journey.of(nazgul=7, track="- - - - - -").board(6, "red", 1, 6, "green", 1).decline()
    assert (slot.s.over, slot.s.at["gimli"]) == ("nazgul", 0)


@pytest.mark.rule("DOOM-1.5")
def test_after_the_witch_king_is_slain_no_nazgul_is_placed() -> None:
    track = "? loth_cave_troll loth_saruman loth_nazgul loth_moria_orc -"
    j = Journey.of(slain=True, gimli=2, track=track).board(PLACES_NAZGUL, "red", 1, 6, "green", 1).decline()
    assert (j.s.nazgul, j.s.over, j.seat) == (0, "", "leaf")
    assert j.rules_of("nazgul-harmless") == ["DOOM-1.5"] * 3  # the card, the space of the road, the bare slot
    assert j.told("nazgul-placed") == []


@pytest.mark.rule("DOOM-1.5")
def test_eowyn_ends_the_danger_though_only_one_nazgul_was_missing() -> None:
    track = "- - - - morgul_witch_king -"
    j = Journey.of(stage="minas_morgul", nazgul=7, held="helm_eowyn", track=track).board(5, "red", 2, 6, "green", 2)
    j.until("die").roll(**{f"throw{n}": 6 for n in range(1, 9)})
    j.until("offer", "six").answer("helm_eowyn").decline()
    assert (j.s.slain, j.s.nazgul, j.over) == (True, 0, False)
    assert j.rules_of("nazgul-harmless") == ["DOOM-1.5"]  # the bare slot 6


# After every step.


@pytest.mark.rule("DOOM-1.6")
def test_in_the_last_stage_the_encounter_can_lose_what_the_step_would_have_won() -> None:
    j = last_turn(GOAL - 1, 5, courage=1)
    assert (j.s.over, j.s.at["ring_bearers"]) == ("despair", GOAL - 1)
    assert j.told("over-won") == []


@pytest.mark.rule("DOOM-1.6")
def test_a_throw_of_the_last_stage_can_lose_before_the_step() -> None:
    j = last_turn(GOAL - 1, 4, courage=2).roll(throw1=6).decline()
    assert (j.s.over, j.s.at["ring_bearers"]) == ("despair", GOAL - 1)


@pytest.mark.rule("DOOM-1.6")
def test_the_second_step_of_a_card_is_not_carried_out_after_a_defeat_by_the_first() -> None:
    j = struck(3, courage=3, track="- - loth_balrog - - -")
    assert (j.s.over, j.s.gandalf_token, j.s.track[2]) == ("despair", False, "loth_balrog")
    assert j.told("gandalf-fallen") == []


@pytest.mark.rule("DOOM-1.6")
def test_no_further_battle_of_a_card_is_fought_after_a_defeat() -> None:
    j = Journey.of(stage="rohan", held="", courage=1, warriors=3).board(5, "red", 1, 5, "green", 1)
    j.fight("sauron").decline()
    assert (j.over, j.s.over, len(j.told("battle-rolled"))) == (True, "despair", 1)


@pytest.mark.rule("DOOM-1.6")
def test_dice_that_still_wait_are_not_carried_out_after_a_defeat() -> None:
    j = Journey.of(courage=1, gimli=6, warriors=5).board(3, "red", 1, 2, "green", 1).decline()
    assert (j.s.over, j.s.at["legolas"], len(j.told("activated"))) == ("despair", 0, 1)
    assert j.game.waiting(j.s) is None


# No other end.


@pytest.mark.rule("DOOM-1.7")
def test_play_goes_on_when_nothing_is_left_to_help() -> None:
    waiting: dict[str, Any] = dict.fromkeys(COMPANIONS, WAITING)
    track = "- - morgul_haradrim - - -"
    j = Journey.of(stage="minas_morgul", held="", courage=1, nazgul=7, track=track, **waiting)
    turns = []
    for _ in range(5):
        turns.append(j.seat)
        j.board(2, "green", 6, 5, "red", 6).decline()
    assert turns == ["star", "leaf", "moon", "flame", "star"]
    assert (j.over, j.s.courage, j.s.nazgul) == (False, 1, 7)


@pytest.mark.rule("DOOM-1.7")
def test_every_game_ends_by_victory_despair_or_the_last_nazgul() -> None:
    ends = set()
    for seed in range(120):
        s = GAME.new({"courage_start": 18 if seed % 2 else 13, "easier": "on" if seed % 3 else "off"})
        random_playout(GAME.rules, s, Random(seed))
        facts = (s.at["ring_bearers"] == GOAL, s.courage < 1, s.nazgul == 8)
        assert facts == (s.over == "won", s.over == "despair", s.over == "nazgul")
        ends.add(s.over)
    assert ends >= {"despair", "nazgul"}
