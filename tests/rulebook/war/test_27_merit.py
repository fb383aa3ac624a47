"""WAR-27.21: the best player of the winning side."""

from typing import Any

import pytest

from bree.games.war import GAME
from bree.games.war.rules.turn.phases import win
from tests.rulebook.war.teams_story import THREE, acting, table
from tests.rulebook.war.war_story import Tale

NO_MERIT = dict.fromkeys(("gondor_player", "rohan_player", "witch_king_player", "saruman_player"), 0)


def won(how: str, **given: Any) -> Tale:
    tale = table("", go="gondor_player", **given)
    win(tale.s, how, "WAR-26.1")
    return tale


@pytest.mark.rule("WAR-27.21")
def test_of_the_free_peoples_it_is_who_lost_fewer_points() -> None:
    tale = won("destroyed", captured="minas_tirith edoras")
    assert tale.facts_of("best-player") == [{"who": ("rohan_player",), "count": 1}]
    assert GAME.view(tale.s, None)["players"]["best"] == ["rohan_player"]
    assert GAME.score(tale.s) == {
        "gondor_player": 0.5, "rohan_player": 0.5, "witch_king_player": 0, "saruman_player": 0,
    }  # fmt: skip


@pytest.mark.rule("WAR-27.21")
def test_of_the_shadow_it_is_who_took_more_than_he_lost() -> None:
    """The Witch-king's player captures Edoras, the other one Minas Tirith. Then the Ring-bearers are corrupted."""
    board = "fords_of_isen: rohan 1r; folde: sauron 1r; osgiliath: southrons 1r"
    for first, best in (("skip", "saruman_player"), ("move orthanc", "witch_king_player")):
        dice = {"free_dice": ("army", "character", "event"), "shadow_dice": ("army", "army"), "box_shadow": 1}
        tale = table(board, ("go",), go="rohan_player", corruption=11, bearers="hollin", **dice)
        tale.go(f"army {first} army move minas_tirith event skip army move edoras character fellowship 6 one none")
        assert tale.over
        assert tale.facts_of("best-player") == [{"who": (best,), "count": 1}]


@pytest.mark.rule("WAR-27.21", "WAR-18.5")
@pytest.mark.parametrize("who", ["saruman_player", "witch_king_player"])
def test_to_retake_what_was_the_shadows_own_is_no_merit(who: str) -> None:
    """Rohan captures Orthanc and leaves it. One of the Shadow's players comes back."""
    nation = "isengard" if who == "saruman_player" else "sauron"
    board = f"fords_of_isen: rohan 1r; gap_of_rohan: {nation} 1r"
    dice = {"free_dice": ("army", "army", "event", "event"), "shadow_dice": ("army",) * 4}
    tale = table(board, ("go",), go="rohan_player", **dice)
    tale.go("army move orthanc")
    assert GAME.view(tale.s, None)["players"]["merit"] == {**NO_MERIT, "saruman_player": -2}
    tale.go("army skip event skip army skip army move")  # back to the Fords, the only way
    tale.go("army move orthanc" if who == "saruman_player" else "army skip event skip army move orthanc")
    assert (tale.s.captured, tale.rules_of("retaken")) == ((), ["WAR-18.5"])
    view = GAME.view(tale.s, None)["players"]
    assert (view["merit"], view["takers"]) == (NO_MERIT, {})


@pytest.mark.rule("WAR-27.21", "WAR-18.6")
def test_what_changes_hands_is_the_merit_of_whoever_took_it_last() -> None:
    board = "folde: isengard 1r, sauron 1r; westemnet: rohan 1r"
    dice = {"free_dice": ("army", "army", "event", "event"), "shadow_dice": ("army",) * 4}
    tale = table(board, ("go",), go="rohan_player", **dice)
    seen = []
    for answers in (
        "army skip army move edoras event skip army skip",  # captured by Isengard
        "army attack edoras 6 1 rohan-regular",  # retaken by Rohan
        "army skip event skip army attack 6 1 sauron-regular",  # captured by Sauron
    ):
        tale.go(answers)
        seen.append(GAME.view(tale.s, None)["players"]["takers"].get("edoras", ""))
    assert seen == ["saruman_player", "", "witch_king_player"]
    assert GAME.view(tale.s, None)["players"]["merit"] == {**NO_MERIT, "rohan_player": -1, "witch_king_player": 1}


@pytest.mark.rule("WAR-27.21")
def test_equals_are_both_the_best_and_a_single_winner_is_not_told() -> None:
    assert won("corrupted").facts_of("best-player") == [{"who": ("witch_king_player", "saruman_player"), "count": 2}]
    single = won("destroyed", leading=THREE, captured="minas_tirith")
    assert single.facts_of("best-player") == []
    assert GAME.view(single.s, None)["players"]["merit"] == {"witch_king_player": 0, "saruman_player": 0}


@pytest.mark.rule("WAR-27.21", "WAR-18.1")
def test_what_is_captured_is_told_to_whose_troops_took_it() -> None:
    tale = acting("fords_of_isen: isengard 2r, sauron 1r", "saruman_player", "army").go("move")
    tale.go("westemnet isengard-regular isengard-regular")
    assert tale.s.captured == ("westemnet",)
    assert tale.s.team is not None
    assert tale.s.team.takers == ("westemnet=saruman_player",)


@pytest.mark.rule("WAR-27.21", "WAR-27.13")
def test_where_control_of_a_mixed_army_has_passed_on_the_merit_is_of_who_controls_it_now() -> None:
    board = "fords_of_isen: sauron 2r, isengard 2r; westemnet: rohan 2r"
    tale = table(board, ("go",), go="witch_king_player", shadow_dice=("army",), free_dice=("event",))
    tale.go("mix agree army attack sauron-regular sauron-regular isengard-regular isengard-regular")
    tale.go("6 6 1 1 6 1 sauron-regular")
    assert tale.asked == "saruman_player advance"
    tale.go("isengard-regular isengard-regular sauron-regular")
    assert (tale.here("westemnet"), tale.s.captured) == ("isengard 2r sauron 1r", ("westemnet",))
    assert tale.s.team is not None
    assert tale.s.team.takers == ("westemnet=saruman_player",)
