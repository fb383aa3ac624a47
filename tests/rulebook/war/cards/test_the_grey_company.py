"""The Grey Company: its event, and where it cannot be played."""

import pytest

from tests.rulebook.war.cards import scenes
from tests.rulebook.war.cards.free_play import play, refused, works

CARD = "the_grey_company"


@pytest.mark.rule("WAR-6.10", "WAR-6.2")
def test_an_elite_takes_the_place_of_a_regular_and_two_cards_are_drawn() -> None:
    t = play(CARD, board="edoras: rohan 2r gondor 1r 1l strider", politics="rohan 2, gondor 2").answer(CARD)
    assert (t.asked, t.offers) == ("free promote_whom", "gondor-regular rohan-regular")
    before = (t.s.pool["rohan-elite"], t.s.pool["rohan-regular"])
    t.answer("rohan-regular")
    assert t.here("edoras") == "gondor 1r rohan 1r 1e gondor 1l strider"
    assert (t.s.pool["rohan-elite"], t.s.pool["rohan-regular"]) == (before[0] - 1, before[1])
    assert (t.s.lost, t.asked) == ({"rohan-regular": 1}, "chance draw_card")
    t.go("grimbeorn_the_old wisdom_of_elrond")
    assert (t.at_rest, t.s.hands["free"]) == (True, ("grimbeorn_the_old", "wisdom_of_elrond"))


@pytest.mark.rule("WAR-6.6")
def test_where_no_elite_is_left_only_cards_are_drawn() -> None:
    board = "dol_amroth: gondor 1r aragorn; minas_tirith: gondor 5e"
    t = play(CARD, board=board).answer(CARD)
    assert (t.asked, t.here("dol_amroth"), t.s.lost) == ("chance draw_card", "gondor 1r aragorn", {})
    t = play(CARD, board="dol_amroth: gondor 1r aragorn").answer(CARD)
    assert (t.asked, t.here("dol_amroth")) == ("chance draw_card", "gondor 1e aragorn")


@pytest.mark.rule("WAR-6.6", "WAR-9.11")
def test_the_grey_company_needs_a_regular_and_an_elite_of_his_nation() -> None:
    board = "helms_deep: rohan 2r, gondor 1r strider; helms_deep: isengard 4r"
    t = scenes.play(CARD, board, siege="helms_deep", lost="gondor 5e")
    assert (t.asked, t.here("helms_deep", "free")) == ("chance draw_card", "gondor 1r rohan 1r 1e strider")
    assert t.s.lost == {"gondor-elite": 5, "rohan-regular": 1}
    assert scenes.play(CARD, "edoras: rohan 1e strider").asked == "chance draw_card"
    assert not scenes.playable(CARD, "edoras: strider")


@pytest.mark.rule("WAR-6.5")
def test_refused_the_company_needs_strider_or_aragorn_with_an_army() -> None:
    assert refused(CARD) == "WAR-6.5"
    assert refused(CARD, board="edoras: strider; minas_tirith: gondor 1r") == "WAR-6.5"
    assert works(CARD, board="bree: north 1r strider")
