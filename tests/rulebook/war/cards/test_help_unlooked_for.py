"""Help Unlooked For: its event, and where it cannot be played."""

import pytest

from tests.rulebook.war.cards import scenes
from tests.rulebook.war.cards.strategy import barred, play

CARD = "help_unlooked_for"


@pytest.mark.rule("WAR-6.13", "WAR-17.7", "WAR-12.10")
def test_besiegers_throw_a_die_fewer_for_each_unit_inside() -> None:
    board = "westemnet: rohan 3r; helms_deep: rohan 2r, isengard 4r"
    t = play(CARD, board, siege="helms_deep", politics="isengard 2")
    assert (t.asked, t.offers) == ("free attack_who", "rohan-regular")
    t.go("rohan-regular rohan-regular rohan-regular")
    # An attack by a card has the usual political effects. Its orders are for this battle only.
    assert (t.s.steps["isengard"], t.s.orders) == (1, None)
    t.roll("5 1 1 1 1")  # three dice of the attackers, two of the besiegers
    assert (t.asked, t.here("helms_deep", "shadow")) == ("free cease", "isengard 3r")
    t.answer("on")
    assert t.asked == "shadow retreat"
    t.go("stay 1 1 1 1")  # one of three is left: at least one remains
    assert t.asked == "free cease"


@pytest.mark.rule("WAR-6.13", "WAR-17.9")
def test_the_relieved_garrison_is_free_and_later_attacks_are_as_always() -> None:
    board = "westemnet: rohan 3r; helms_deep: rohan 5r, isengard 1r"
    t = play(CARD, board, siege="helms_deep").go("rohan-regular rohan-regular done 5 1 1")
    assert (t.asked, t.offers) == ("free advance", "rohan-regular done")
    t.go("rohan-regular rohan-regular")
    assert (t.at_rest, t.here("helms_deep"), t.s.sieges, t.s.orders) == (True, "rohan 7r", (), None)


@pytest.mark.rule("WAR-6.14", "WAR-17.7", "WAR-12.10")
def test_help_comes_from_outside_and_ties_the_besiegers_down() -> None:
    board = "minas_tirith: gondor 3r 1l; minas_tirith: sauron 5r; druadan_forest: rohan 2r"
    assert not scenes.playable(CARD, board, siege="minas_tirith", politics="rohan 1")
    alone = board.replace("; druadan_forest: rohan 2r", "")
    assert not scenes.playable(CARD, alone, siege="minas_tirith"), "a sortie is no help from outside"
    t = scenes.play(CARD, board, siege="minas_tirith").go("rohan-regular rohan-regular").roll("1 1")
    assert dict(t.ask.facts) == {"side": "shadow", "left": 2}
    t.go("1 1 on stay 1 1")
    assert dict(t.ask.facts) == {"side": "shadow", "left": 2}, "in every round"
    taken = "minas_tirith: sauron 3r; minas_tirith: gondor 5r; lossarnach: gondor 1r"
    assert not scenes.playable(CARD, taken, siege="minas_tirith", captured="minas_tirith")


@pytest.mark.rule("WAR-6.5", "WAR-6.6", "WAR-6.14")
def test_refused_help_comes_from_beside_and_from_nations_at_war() -> None:
    board = "edoras: rohan 3r; helms_deep: rohan 2r, isengard 4r"
    assert barred(CARD, board, siege="helms_deep") == "WAR-O5"  # too far away
    board = "westemnet: rohan 3r; helms_deep: rohan 2r, isengard 4r"
    assert barred(CARD, board, siege="helms_deep", politics="rohan 1") == "WAR-O5"
    assert barred(CARD, "westemnet: rohan 3r; fords_of_isen: isengard 4r") == "WAR-O5"  # no siege
