"""WAR section 10: armies that move into, out of and around sieges."""

import pytest

from tests.rulebook.war.marches import army_move, led_move

SIEGE = "minas_tirith: gondor 2r 1l boromir, sauron 3r 1n"


@pytest.mark.rule("WAR-10.11")
def test_a_besieged_army_does_not_move() -> None:
    tale = army_move(SIEGE + "; edoras: rohan 1r; dale: north 1r", siege="minas_tirith")
    assert tale.offers == "dale edoras"
    assert tale.refuses("minas_tirith") == "WAR-10.11"
    tale = led_move(SIEGE + "; edoras: rohan 1r 1l; dale: north 1r 1l", siege="minas_tirith")
    assert tale.offers == "dale edoras"


@pytest.mark.rule("WAR-10.11")
def test_a_besieged_army_of_the_shadow_does_not_move_either() -> None:
    board = "orthanc: isengard 2r, rohan 3r; umbar: southrons 1r; nurn: sauron 1r"
    tale = army_move(board, "shadow", siege="orthanc")
    assert tale.offers == "nurn umbar"
    assert tale.refuses("orthanc") == "WAR-10.11"


@pytest.mark.rule("WAR-10.12", "WAR-16.8")
def test_a_siege_that_is_left_ends() -> None:
    tale = army_move(SIEGE, "shadow", siege="minas_tirith")
    assert tale.asked == "shadow move_to"
    tale.go("osgiliath sauron-regular sauron-regular sauron-regular done")
    assert tale.s.sieges == ()
    assert tale.rules_of("siege-lifted") == ["WAR-16.8"]
    # Nazgûl without units do not continue the siege. Nothing was captured.
    assert tale.here("minas_tirith") == "gondor 2r 1l boromir | 1n"
    assert tale.s.captured == ()


@pytest.mark.rule("WAR-10.12")
def test_a_siege_goes_on_while_one_unit_stays() -> None:
    tale = army_move(SIEGE, "shadow", siege="minas_tirith").go(
        "osgiliath sauron-regular sauron-regular nazgul done done"
    )
    assert tale.s.sieges == ("minas_tirith",)
    assert tale.told("siege-lifted") == []
    assert tale.here("minas_tirith", "shadow") == "sauron 1r"


@pytest.mark.rule("WAR-10.12", "WAR-10.4")
def test_a_siege_that_was_left_is_not_taken_up_by_the_second_move() -> None:
    tale = army_move("minas_tirith: gondor 2r, sauron 1r; lossarnach: sauron 2r", "shadow", siege="minas_tirith")
    tale.go("minas_tirith osgiliath")
    assert tale.s.sieges == ()
    tale.go("lossarnach")
    # The garrison is in the open again, so an army must attack to enter.
    assert tale.offers == "osgiliath pelargir"
    assert tale.refuses("minas_tirith") == "WAR-10.4"


@pytest.mark.rule("WAR-10.13", "WAR-1.10", "WAR-8.5")
def test_besiegers_are_joined_by_a_move() -> None:
    tale = army_move(SIEGE + "; osgiliath: southrons 2r", "shadow", siege="minas_tirith")
    tale.go("osgiliath minas_tirith southrons-regular southrons-regular done")
    assert tale.here("minas_tirith", "shadow") == "sauron 3r southrons 2r 1n"
    assert tale.s.sieges == ("minas_tirith",)
    assert tale.s.captured == ()


@pytest.mark.rule("WAR-10.4", "WAR-10.13")
def test_friends_of_the_besieged_cannot_walk_in() -> None:
    tale = army_move(SIEGE + "; osgiliath: gondor 1r; dale: north 1r", siege="minas_tirith").go("osgiliath")
    assert "minas_tirith" not in tale.picks
    assert tale.refuses("minas_tirith") == "WAR-10.4"


@pytest.mark.rule("WAR-10.12", "WAR-10.3")
def test_besiegers_that_came_by_the_first_move_keep_the_siege_up() -> None:
    tale = army_move("minas_tirith: gondor 2r, sauron 1e; lossarnach: sauron 2r", "shadow", siege="minas_tirith")
    tale.go("lossarnach minas_tirith sauron-regular sauron-regular minas_tirith osgiliath")
    # Only the elite had not moved yet.
    assert tale.here("osgiliath") == "sauron 1e"
    assert tale.s.sieges == ("minas_tirith",)
