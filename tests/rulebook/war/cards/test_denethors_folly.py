"""Denethor's Folly: its event, and where it cannot be played."""

import pytest

from tests.rulebook.war.battles import attack
from tests.rulebook.war.cards import scenes
from tests.rulebook.war.cards.strategy import act, barred, play
from tests.rulebook.war.war_story import Tale

CARD = "denethors_folly"
FOLLY = (CARD,)
SIEGE = "minas_tirith: gondor 3r 2l, sauron 5r"


@pytest.mark.rule("WAR-6.8", "WAR-10.12")
def test_the_first_of_two_moves_may_end_the_siege_that_a_card_needs() -> None:
    board = "minas_tirith: gondor 1r, sauron 1r; morannon: sauron 1r"
    t = Tale.of(board, ("move", "shadow", 0), siege="minas_tirith", table=(CARD,), acting="shadow")
    t.go("minas_tirith osgiliath")
    assert (t.asked, t.s.sieges, t.s.table) == ("shadow move_from", (), ())


@pytest.mark.rule("WAR-6.8", "WAR-6.9", "WAR-12.4", "WAR-17.7")
def test_in_denethors_city_the_free_peoples_use_no_card() -> None:
    board = "minas_tirith: gondor 3r 1l, rohan 1r 1l strider; minas_tirith: sauron 3r; druadan_forest: rohan 2r"
    given = {"siege": "minas_tirith", "table": FOLLY, "hands": {"free": ("the_last_battle",), "shadow": ()}}
    assert not scenes.playable(CARD, "minas_tirith: gondor 3r; osgiliath: sauron 3r")
    t = scenes.play(CARD, board, siege="minas_tirith")
    assert (t.asked, t.offers) == ("shadow despair_whom", "gondor-leader rohan-leader")
    assert attack(board, **given).go("minas_tirith " + "sauron-regular " * 3).asked == "chance combat_die"
    t = attack(board, "free", **given).go("druadan_forest rohan-regular rohan-regular")
    assert t.asked == "chance combat_die", "nor do those who come to help"
    action = "remove-denethors_folly"
    assert action not in Tale.of(board, ("go",), free_dice=("army",), **given).answer("army").picks
    assert action in Tale.of(board, ("go",), free_dice=("will",), **given).answer("will").picks
    for name in ("gandalf_the_grey", "aragorn"):
        crowned = Tale.of(board.replace("strider", name), ("go",), free_dice=("army",), **given)
        assert action in crowned.answer("army").picks
    t = Tale.of("minas_tirith: gondor 3r, sauron 1r", ("go",), acting="shadow", shadow_dice=("army",),
                siege="minas_tirith", table=FOLLY).go("army move osgiliath")  # fmt: skip
    assert (t.s.sieges, t.s.table) == ((), ())


@pytest.mark.rule("WAR-6.9")
def test_gandalf_or_aragorn_puts_an_end_to_denethors_folly() -> None:
    board = "minas_tirith: gondor 2r{}, sauron 5r"
    folly = {"table": (CARD,), "siege": "minas_tirith", "free_dice": ("army",)}
    alone = Tale.of(board.format(""), ("die", "free"), **folly).answer("army")
    assert alone.refuses("remove-denethors_folly") == "WAR-6.9"
    for wise in ("gandalf_the_grey", "gandalf_the_white", "aragorn"):
        t = Tale.of(board.format(" " + wise), ("die", "free"), **folly).answer("army")
        assert t.answer("remove-denethors_folly").s.table == ()
    will = Tale.of(board.format(""), ("die", "free"), **{**folly, "free_dice": ("will",)}).answer("will")
    assert will.answer("remove-denethors_folly").s.table == ()


@pytest.mark.rule("WAR-6.7", "WAR-6.6")
def test_the_steward_despairs_and_a_leader_is_lost() -> None:
    t = play(CARD, SIEGE, siege="minas_tirith")
    assert (t.at_rest, t.here("minas_tirith", "free"), t.s.table) == (True, "gondor 3r 1l", FOLLY)
    assert t.s.lost == {"gondor-leader": 1}
    mixed = SIEGE.replace("2l", "2l rohan 1l")
    t = play(CARD, mixed, siege="minas_tirith")
    assert (t.asked, t.offers) == ("shadow despair_whom", "gondor-leader rohan-leader")
    t.answer("rohan-leader")
    assert (t.at_rest, t.here("minas_tirith", "free")) == (True, "gondor 3r 2l")
    t = play(CARD, "minas_tirith: gondor 3r boromir, sauron 5r", siege="minas_tirith")
    assert (t.at_rest, t.here("minas_tirith", "free"), t.s.table) == (True, "gondor 3r boromir", FOLLY)


@pytest.mark.rule("WAR-6.7", "WAR-12.3")
def test_no_combat_cards_in_minas_tirith() -> None:
    hands = {"free": ("faramirs_rangers",), "shadow": ("hill_trolls",)}
    board = "minas_tirith: gondor 1r, sauron 1r; pelargir: gondor 1r; west_harondor: sauron 1r"
    storm = ("attack", "shadow", 0)
    t = Tale.of(board, storm, siege="minas_tirith", table=FOLLY, hands=hands).answer("minas_tirith")
    assert t.asked == "shadow combat_card"
    t.answer("pass")
    assert t.asked == "chance combat_die"
    # In other regions they can be used.
    t = Tale.of(board, storm, siege="minas_tirith", table=FOLLY, hands=hands).answer("west_harondor")
    t.answer("pass")
    assert (t.asked, t.offers) == ("free combat_card", "faramirs_rangers pass")
    # A sortie is fought in Minas Tirith too.
    sortie = ("attack", "free", 0)
    t = Tale.of("minas_tirith: gondor 1r, sauron 1r", sortie, siege="minas_tirith", table=FOLLY, hands=hands)
    assert t.asked == "shadow combat_card"


@pytest.mark.rule("WAR-6.5", "WAR-6.8")
def test_refused_the_folly_needs_the_siege_and_ends_with_it() -> None:
    assert barred(CARD, "minas_tirith: gondor 3r; osgiliath: sauron 5r") == "WAR-6.5"
    taken = "minas_tirith: gondor 3r, sauron 2r"
    assert barred(CARD, taken, siege="minas_tirith", captured="minas_tirith") == "WAR-6.5"
    t = act("shadow", "army", SIEGE.replace("5r", "1r"), siege="minas_tirith", table=FOLLY, free_dice=("army",))
    t.go("move osgiliath")
    assert (t.s.sieges, t.s.table, t.s.played) == ((), (), FOLLY)
    assert t.facts_of("card-leaves") == [{"card": "card-denethors_folly"}]
