"""WAR section 26: how the game ends."""

from typing import Any

import pytest

from bree.games.war import GAME
from bree.games.war.rules.fellowship.damage import corrupt
from tests.rulebook.war.war_story import Tale, but

# Settlements of the Free Peoples worth ten points, and nine; of the Shadow worth four, and three.
TEN = "minas_tirith helms_deep lorien erebor dol_amroth"
NINE = "minas_tirith helms_deep lorien erebor dale"
FOUR = "orthanc umbar"
THREE = "orthanc angmar"


def check(captured: str, **given: Any) -> Tale:
    """Start the sixth phase."""
    return Tale.of("", ("victory_check",), captured=" ".join(sorted(captured.split())), **given)


def ended(tale: Tale) -> str:
    """Return how the game ended, and who won."""
    scores = GAME.score(tale.s)
    assert scores is not None
    assert sorted(scores.values()) == [0.0, 1.0]
    assert tale.over
    return f"{tale.s.over} {max(scores, key=lambda side: scores[side])}"


def last_step(corruption: int) -> Tale:
    """The Fellowship is one step before the end of the track. The tile has damage 1, and nothing reduces it."""
    given = {"bearers": "morannon", "track": 4, "corruption": corruption, "die": "character", "fallen": but("")}
    return Tale.of("", ("move_fellowship",), ("action_phase",), **given).go("one pass")


@pytest.mark.rule("WAR-26.1", "WAR-20.12")
def test_corruption_of_twelve_ends_the_game_at_once() -> None:
    tale = Tale.of("", ("action_phase",), corruption=11, free_dice=("event",), phase=5)
    corrupt(tale.s, 1, "WAR-24.2")
    assert ended(tale) == "corrupted shadow"
    assert tale.rules_of("over-corrupted") == ["WAR-26.1"]
    assert tale.facts_of("over-corrupted") == [{"who": "shadow"}]


@pytest.mark.rule("WAR-26.1")
def test_eleven_is_borne() -> None:
    tale = Tale.of("", ("action_phase",), corruption=9, free_dice=("event",), phase=5)
    corrupt(tale.s, 2, "WAR-24.2")
    assert not tale.over
    assert tale.s.over == ""


@pytest.mark.rule("WAR-26.2", "WAR-25.13")
def test_the_crack_of_doom_ends_the_game_at_once() -> None:
    tale = last_step(10)
    assert ended(tale) == "destroyed free"
    assert tale.rules_of("over-destroyed") == ["WAR-25.13"]


@pytest.mark.rule("WAR-26.1", "WAR-26.2", "WAR-26.5")
def test_who_is_corrupted_on_the_last_step_has_lost() -> None:
    tale = last_step(11)
    assert ended(tale) == "corrupted shadow"


@pytest.mark.rule("WAR-26.3", "WAR-3.12")
def test_ten_points_win_for_the_shadow() -> None:
    tale = check(TEN)
    assert ended(tale) == "shadow_military shadow"
    assert tale.rules_of("over-shadow_military") == ["WAR-26.3"]


@pytest.mark.rule("WAR-26.3")
def test_nine_do_not() -> None:
    tale = check(NINE)
    assert not tale.over
    assert tale.s.turn == 2


@pytest.mark.rule("WAR-26.4")
def test_four_points_win_for_the_free_peoples() -> None:
    tale = check(FOUR)
    assert ended(tale) == "free_military free"
    assert tale.rules_of("over-free_military") == ["WAR-26.4"]


@pytest.mark.rule("WAR-26.4")
def test_three_do_not() -> None:
    assert check(THREE).s.turn == 2


@pytest.mark.rule("WAR-26.5")
def test_if_both_have_enough_the_shadow_wins() -> None:
    assert ended(check(TEN + " " + FOUR)) == "shadow_military shadow"
    assert ended(check(NINE + " " + FOUR)) == "free_military free"


@pytest.mark.rule("WAR-26.6", "WAR-18.5")
def test_points_that_were_lost_again_do_not_count() -> None:
    tale = Tale.of(
        "lossarnach: gondor 1r", ("move", "free", 0), ("tidy",), ("victory_check",), captured=TEN, die="army"
    ).go("minas_tirith")
    assert not tale.over
    assert tale.s.turn == 2


@pytest.mark.rule("WAR-26.6")
def test_each_side_has_the_points_of_the_other_sides_settlements_alone() -> None:
    tale = check(NINE + " " + THREE)
    assert GAME.view(tale.s, None)["points"] == {"free": 3, "shadow": 9}


@pytest.mark.rule("WAR-26.7")
def test_enough_points_in_the_fifth_phase_end_nothing_yet() -> None:
    tale = Tale.of(
        "osgiliath: southrons 1r", ("move", "shadow", 0), ("tidy",), ("go",), captured=NINE + " edoras",
        die="army", acting="shadow", free_dice=("event",), shadow_dice=("army",),
    )  # fmt: skip
    tale.go("pelargir")
    assert GAME.view(tale.s, None)["points"] == {"free": 0, "shadow": 11}
    assert not tale.over
    assert tale.s.over == ""


@pytest.mark.rule("WAR-26.8")
def test_turns_go_on_without_end() -> None:
    tale = check("", turn=99)
    assert tale.s.turn == 100
    assert not tale.over
    assert GAME.score(tale.s) is None
