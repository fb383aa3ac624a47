"""House of the Stewards: its event, and where it cannot be played."""

import pytest

from bree.games.war.facts import DECK
from tests.rulebook.war.cards import scenes
from tests.rulebook.war.cards.free_play import play, refused, works

CARD = "house_of_the_stewards"


@pytest.mark.rule("WAR-9.12", "WAR-6.2")
def test_boromir_raises_a_unit_of_gondor_and_two_cards_are_drawn() -> None:
    t = play(CARD, board="minas_tirith: gondor 1r boromir", politics="gondor 3 passive")
    t.answer(CARD)
    assert (t.asked, t.offers) == ("free levy_which", "gondor-regular gondor-elite")
    t.answer("gondor-elite")
    assert (t.here("minas_tirith"), t.asked) == ("gondor 1r 1e boromir", "chance draw_card")
    t.go("grimbeorn_the_old wisdom_of_elrond")
    assert (t.at_rest, t.s.hands["free"]) == (True, ("grimbeorn_the_old", "wisdom_of_elrond"))
    assert t.s.decks["free_strategy"].size == len(DECK["free_strategy"]) - 2


@pytest.mark.rule("WAR-9.12", "WAR-6.6")
def test_inside_a_siege_the_unit_comes_and_where_the_shadow_holds_the_city_only_cards_do() -> None:
    board = "minas_tirith: gondor 1r boromir, sauron 5r"
    t = play(CARD, board=board, siege="minas_tirith").answer(CARD)
    t.answer("gondor-regular")
    assert t.here("minas_tirith", "free") == "gondor 2r boromir"
    t = play(CARD, board="pelargir: boromir, southrons 2r", captured="pelargir")
    t.answer(CARD)
    assert (t.asked, t.here("pelargir", "free")) == ("chance draw_card", "boromir")


@pytest.mark.rule("WAR-9.12", "WAR-6.6", "WAR-8.3")
def test_the_stewards_draw_where_nobody_can_come() -> None:
    assert (scenes.playable(CARD, "osgiliath: boromir"), scenes.playable(CARD, "edoras: boromir")) == (False, False)
    assert scenes.play(CARD, "lamedon: southrons 1r; lamedon: boromir").asked == "chance draw_card"
    assert scenes.play(CARD, "pelargir: boromir", captured="pelargir").asked == "chance draw_card"
    assert scenes.play(CARD, "anfalas: boromir").asked == "free levy_which", "it need not be a settlement"
    board = "minas_tirith: gondor 5r boromir; minas_tirith: sauron 1r"
    t = scenes.play(CARD, board, siege="minas_tirith").answer("gondor-elite").go("the_last_battle the_red_arrow")
    assert (t.asked, t.offers) == ("free excess", "gondor-regular gondor-elite")


@pytest.mark.rule("WAR-6.5")
def test_refused_boromir_must_be_in_gondor_and_osgiliath_is_not() -> None:
    assert refused(CARD) == "WAR-6.5"
    for region in ("osgiliath", "north_ithilien", "edoras"):
        assert refused(CARD, board=region + ": gondor 1r boromir") == "WAR-6.5"
    assert works(CARD, board="lossarnach: boromir")
