"""WAR section 27: mixed armies move, advance and retreat as one army, and separate again."""

import pytest

from bree.games.war import GAME
from tests.rulebook.war.teams_story import mixed, mixing, table
from tests.rulebook.war.war_story import Tale

TWO = "osgiliath: gondor 2r, rohan 2r"


def joined(tale: Tale, side: str = "free") -> dict[str, str]:
    """Return the mixed armies and who controls them, as the view shows it."""
    return dict(GAME.view(tale.s, None)["players"]["mixed"][side])


def next_turn(tale: Tale, face: str) -> Tale:
    """Continue until an action die is chosen again. All dice of both sides show this face."""
    while tale.ask.key != "die":
        tale.answer(face if tale.ask.key == "action_die" else tale.picks[-1])
    return tale


# Agreeing and refusing.


@pytest.mark.rule("WAR-27.11", "WAR-3.1")
def test_who_refused_may_be_asked_again_in_the_next_turn() -> None:
    tale = table(TWO, ("go",), ("turn",), go="rohan_player", free_dice=("event",), turn=1)
    assert (tale.asked, tale.offers) == ("rohan_player die", "event ring mix")
    tale.go("mix refuse")
    assert (tale.asked, tale.offers) == ("rohan_player die", "event ring")
    assert tale.facts_of("not-mixed") == [{"who": "gondor_player", "region": "region-osgiliath"}]
    next_turn(tale.go("event skip"), "army_muster")
    # The leading players have changed, so the player of Gondor acts first.
    assert (tale.s.turn, tale.asked, tale.offers) == (2, "gondor_player die", "army_muster ring mix")
    tale.go("mix")
    assert tale.asked == "rohan_player mix"
    tale.go("agree")
    assert (mixed(tale), "mix" in tale.picks) == (("free-osgiliath",), False)


@pytest.mark.rule("WAR-27.11", "WAR-3.1")
def test_what_was_agreed_holds_in_the_next_turn_too() -> None:
    tale = table(TWO, ("go",), ("turn",), go="rohan_player", free_dice=("event",), turn=1)
    next_turn(tale.go("mix agree event skip"), "army_muster")
    assert (tale.s.turn, tale.offers, mixed(tale)) == (2, "army_muster ring", ("free-osgiliath",))


@pytest.mark.rule("WAR-27.11")
def test_who_refused_in_one_region_may_be_asked_in_another() -> None:
    tale = table(TWO + "; edoras: gondor 1r, rohan 1r", ("go",), go="rohan_player", free_dice=("army",))
    tale.go("mix edoras refuse")
    assert tale.offers == "army ring mix"
    # Only one region is left, so there is no ask for it.
    tale.go("mix")
    assert tale.ask.facts == {"mate": "rohan_player", "region": "region-osgiliath"}
    tale.go("agree")
    assert mixed(tale) == ("free-osgiliath",)


@pytest.mark.rule("WAR-27.11")
def test_what_one_team_refused_the_other_may_agree_on() -> None:
    """Two armies are in Minas Tirith, and two besiege it."""
    board = "minas_tirith: gondor 1r, rohan 1r, sauron 1r, isengard 1r"
    dice = {"free_dice": ("event",), "shadow_dice": ("event",)}
    tale = table(board, ("go",), go="rohan_player", siege="minas_tirith", **dice).go("mix refuse event skip")
    assert (tale.asked, tale.offers) == ("saruman_player die", "event mix")
    tale.go("mix")
    assert tale.asked == "witch_king_player mix"
    assert mixed(tale.go("agree")) == ("shadow-minas_tirith",)


@pytest.mark.rule("WAR-27.11")
@pytest.mark.parametrize(
    "army", ["gondor 2r, elves 1r", "rohan 1r, north 1r, dwarves 1r", "gondor 2r strider", "rohan 1r, gondor 1l"]
)
def test_one_players_troops_of_several_nations_are_no_two_armies(army: str) -> None:
    tale = table(f"osgiliath: {army}", ("go",), go="rohan_player", free_dice=("army",))
    assert "mix" not in tale.picks


# Control (WAR-27.13).


@pytest.mark.rule("WAR-27.13")
@pytest.mark.parametrize(
    ("army", "holder"),
    [
        ("gondor 2r, rohan 2r", "gondor_player"),
        ("gondor 1r, rohan 2r", "rohan_player"),
        ("gondor 2r, rohan 1r 1e", "rohan_player"),
        ("gondor 1r 1e, rohan 1r 1e", "gondor_player"),
        ("gondor 1r 2l boromir, rohan 2r", "rohan_player"),
        ("gondor 1r, elves 1e, rohan 1r, north 1r", "gondor_player"),
    ],
)
@pytest.mark.parametrize("go", ["gondor_player", "rohan_player"])
def test_all_see_who_controls_a_mixed_army_whoever_has_the_go(army: str, holder: str, go: str) -> None:
    """With equal units it is the leading player, here the player of Gondor."""
    tale = mixing(f"osgiliath: {army}; south_ithilien: sauron 1r", go, "army", "osgiliath")
    assert (joined(tale), joined(tale, "shadow")) == ({"osgiliath": holder}, {})
    assert ("attack" in tale.picks) == (go == holder)


@pytest.mark.rule("WAR-27.13", "WAR-27.2")
def test_of_an_even_army_control_passes_with_the_leading_token() -> None:
    tale = table(TWO, ("go",), ("turn",), go="rohan_player", free_dice=("event",), turn=1)
    tale.go("mix agree")
    assert joined(tale) == {"osgiliath": "gondor_player"}
    next_turn(tale.go("event skip"), "army_muster")
    assert joined(tale) == {"osgiliath": "rohan_player"}


@pytest.mark.rule("WAR-27.13", "WAR-11.7")
@pytest.mark.parametrize("go", ["gondor_player", "rohan_player"])
def test_the_rearguard_does_not_count_for_who_controls_those_who_fight(go: str) -> None:
    """Two armies are there. One attacks, and its player decides, even if the other army is larger."""
    board = "osgiliath: gondor 2r, rohan 3r; south_ithilien: sauron 1r"
    hands = {"gondor_player": ("athelas",), "rohan_player": ("elven_rope",)}
    tale = table(board, ("go",), go=go, free_dice=("army",), hands=hands).go("army attack")
    nation = "gondor" if go == "gondor_player" else "rohan"
    tale.go(f"{nation}-regular {nation}-regular" + " done" * (nation == "rohan"))
    assert tale.asked == f"{go} combat_card"


@pytest.mark.rule("WAR-27.14", "WAR-27.16", "WAR-10.7")
def test_where_none_of_his_own_may_enter_the_controller_does_not_send_the_others() -> None:
    """Gondor is not at war. Only the regular of Rohan could enter Rohan, and that group would not be its player's."""
    tale = mixing("folde: gondor 2r, rohan 1r", "gondor_player", "army", "folde", politics="gondor 1").go("move")
    assert (tale.asked, tale.ask.facts["to"]) == ("gondor_player move_who", "region-druadan_forest")
    assert tale.copies() == {"gondor-regular": 2, "rohan-regular": 1}


# They stay mixed on the way (WAR-27.11).


@pytest.mark.rule("WAR-27.11", "WAR-14.8")
@pytest.mark.parametrize(
    ("going", "there", "left"),
    [
        ("rohan-regular gondor-regular done", ("free-south_ithilien",), "rohan 1r"),
        ("rohan-regular rohan-regular gondor-regular", ("free-south_ithilien",), ""),
        ("rohan-regular rohan-regular done", (), "gondor 1r"),
        ("done", ("free-osgiliath",), "gondor 1r rohan 2r"),
    ],
)
def test_a_mixed_army_that_advances_is_one_where_it_comes(going: str, there: tuple[str, ...], left: str) -> None:
    tale = mixing("osgiliath: gondor 1r, rohan 2r; south_ithilien: sauron 1r", "rohan_player", "army", "osgiliath")
    tale.go("attack rohan-regular rohan-regular gondor-regular 6 1 1 1")
    assert tale.asked == "rohan_player advance"
    tale.go(going)
    assert (tale.at_rest, mixed(tale), tale.here("osgiliath")) == (True, there, left)


@pytest.mark.rule("WAR-27.11", "WAR-14.3")
def test_a_mixed_army_that_retreats_is_one_where_it_comes() -> None:
    board = "osgiliath: gondor 1r, rohan 2r; south_ithilien: southrons 2r"
    dice = {"free_dice": ("army", "army"), "shadow_dice": ("army",)}
    tale = table(board, ("go",), go="rohan_player", **dice).go("mix agree army skip")
    assert tale.asked == "saruman_player die"
    tale.go("army attack southrons-regular southrons-regular 1 1 1 1 1 on")
    assert tale.asked == "rohan_player retreat"
    tale.go("lossarnach done")
    assert (tale.asked, tale.here("lossarnach")) == ("gondor_player die", "gondor 1r rohan 2r")
    assert (mixed(tale), joined(tale)) == (("free-lossarnach",), {"lossarnach": "rohan_player"})
    assert "mix" not in tale.picks


@pytest.mark.rule("WAR-27.11", "WAR-14.3")
def test_two_armies_that_were_attacked_together_are_two_again_after_the_retreat() -> None:
    board = "osgiliath: gondor 1r, rohan 2r; south_ithilien: southrons 2r"
    dice = {"free_dice": ("army", "army"), "shadow_dice": ("army",)}
    tale = table(board, ("go",), go="rohan_player", **dice).go("army skip")
    tale.go("army attack southrons-regular southrons-regular 1 1 1 1 1 on lossarnach done")
    assert (mixed(tale), "mix" in tale.picks) == ((), True)


@pytest.mark.rule("WAR-27.11", "WAR-27.14")
def test_a_mixed_army_moves_on_as_one_and_the_next_action_finds_it_so() -> None:
    dice = {"free_dice": ("army", "army"), "shadow_dice": ("event",)}
    tale = table("osgiliath: gondor 1r, rohan 2r", ("go",), go="rohan_player", **dice)
    tale.go("mix agree army move lossarnach rohan-regular rohan-regular gondor-regular event skip")
    assert (tale.asked, mixed(tale)) == ("gondor_player die", ("free-lossarnach",))
    # He does not control the army, but may take his own units out (WAR-27.15).
    tale.go("army move osgiliath")
    assert (tale.here("osgiliath"), tale.here("lossarnach"), mixed(tale)) == ("gondor 1r", "rohan 2r", ())


@pytest.mark.rule("WAR-27.11", "WAR-27.15")
def test_who_leaves_a_mixed_army_alone_is_in_none_beside_a_teammate() -> None:
    """They would have to agree there again."""
    board = "osgiliath: gondor 1r, rohan 2r; lossarnach: gondor 1r"
    tale = table(board, ("go",), go="rohan_player", free_dice=("army",), shadow_dice=("event",))
    tale.go("mix agree army move lossarnach rohan-regular done")
    assert (tale.here("lossarnach"), mixed(tale)) == ("gondor 1r rohan 1r", ("free-osgiliath",))


@pytest.mark.rule("WAR-27.11")
def test_two_mixed_armies_that_meet_are_one() -> None:
    board = "osgiliath: gondor 1r, rohan 2r; lossarnach: gondor 1r, rohan 2r"
    tale = table(board, ("go",), go="rohan_player", free_dice=("army",)).go("mix osgiliath agree mix agree army move")
    tale.go("osgiliath lossarnach rohan-regular rohan-regular gondor-regular done")
    assert (tale.here("lossarnach"), mixed(tale)) == ("gondor 2r rohan 4r", ("free-lossarnach",))


@pytest.mark.rule("WAR-27.11", "WAR-27.15")
def test_who_is_left_alone_by_losses_is_in_no_mixed_army() -> None:
    """If the other one comes again, they must agree again."""
    board = "osgiliath: gondor 1r, rohan 2r; south_ithilien: southrons 2r; lossarnach: gondor 1r"
    dice = {"free_dice": ("army", "army"), "shadow_dice": ("army", "event")}
    tale = table(board, ("go",), go="rohan_player", **dice).go("mix agree army skip army attack")
    tale.go("southrons-regular southrons-regular 6 1 1 1 1 gondor-regular cease")
    assert (tale.here("osgiliath"), mixed(tale)) == ("rohan 2r", ())
    tale.go("army move osgiliath event skip")
    assert (tale.here("osgiliath"), mixed(tale)) == ("gondor 1r rohan 2r", ())


# Above the limit (WAR-27.12).


@pytest.mark.rule("WAR-27.12", "WAR-27.14")
def test_when_a_mixed_army_grows_too_large_both_remove_in_turn() -> None:
    board = "osgiliath: gondor 4r, rohan 5r; lossarnach: gondor 1r, rohan 2r"
    tale = mixing(board, "rohan_player", "army", "lossarnach", "osgiliath")
    tale.go("move lossarnach osgiliath rohan-regular rohan-regular gondor-regular done")
    # Twelve units. The player of Gondor leads, so the other one begins.
    assert (tale.asked, tale.offers, tale.ask.rule) == ("rohan_player excess", "rohan-regular", "WAR-27.12")
    tale.go("rohan-regular")
    assert (tale.asked, tale.offers) == ("gondor_player excess", "gondor-regular")
    tale.go("gondor-regular")
    assert (tale.at_rest, tale.here("osgiliath")) == (True, "gondor 4r rohan 6r")


@pytest.mark.rule("WAR-27.12", "WAR-8.2")
def test_leaders_and_companions_are_not_among_those_who_may_go() -> None:
    board = "osgiliath: gondor 5r 1l boromir, rohan 5r 1l; lossarnach: rohan 1r"
    tale = table(board, ("go",), go="rohan_player", free_dice=("army",)).go("army move lossarnach osgiliath done")
    assert (tale.asked, tale.offers) == ("rohan_player excess", "rohan-regular")
    tale.go("rohan-regular")
    assert (tale.at_rest, tale.here("osgiliath")) == (True, "gondor 5r rohan 5r gondor 1l rohan 1l boromir")


@pytest.mark.rule("WAR-27.12")
def test_who_has_none_left_there_lets_the_other_go_on() -> None:
    board = "osgiliath: gondor 9r, rohan 1r; lossarnach: gondor 3r"
    tale = table(board, ("go",), go="gondor_player", free_dice=("army",)).go("army move lossarnach osgiliath")
    tale.go("gondor-regular gondor-regular gondor-regular done")
    assert tale.asked == "rohan_player excess"
    tale.go("rohan-regular")
    assert tale.asked == "gondor_player excess"
    tale.go("gondor-regular")
    assert (tale.asked, tale.offers) == ("gondor_player excess", "gondor-regular")
    assert tale.go("gondor-regular").here("osgiliath") == "gondor 10r"


@pytest.mark.rule("WAR-27.11", "WAR-27.14")
def test_two_nations_of_one_player_that_leave_a_mixed_army_are_not_mixed_where_they_come() -> None:
    board = "osgiliath: gondor 1r, elves 1r, rohan 1r; lossarnach: rohan 1r"
    tale = mixing(board, "gondor_player", "army", "osgiliath")
    tale.go("move lossarnach gondor-regular elves-regular done")
    assert (tale.here("osgiliath"), tale.here("lossarnach")) == ("rohan 1r", "elves 1r gondor 1r rohan 1r")
    assert mixed(tale) == ()


@pytest.mark.rule("WAR-27.14", "WAR-10.1")
def test_of_a_mixed_army_too_nobody_is_no_army_that_moves() -> None:
    tale = mixing(TWO, "gondor_player", "army", "osgiliath").go("move lossarnach")
    assert (tale.asked, tale.s.chosen, tale.refuses("done")) == ("gondor_player move_who", (), "WAR-10.1")
