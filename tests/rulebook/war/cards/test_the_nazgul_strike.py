"""The Nazgûl Strike!: its event, and where it cannot be played."""

import pytest

from tests.rulebook.war.cards import scenes
from tests.rulebook.war.cards.shadow_play import play, refused

CARD = "the_nazgul_strike"


@pytest.mark.rule("WAR-23.2", "WAR-23.12", "WAR-24.1")
def test_the_nazgul_strike_cards_of_the_character_deck_or_hunt() -> None:
    table = ("axe_and_bow", "flocks_of_crebain", "the_last_battle")
    board = "hollin: 1n; osgiliath: gondor 1r aragorn"
    t = scenes.play(CARD, board, bearers="hollin", progress=1, box_shadow=2, table=table).answer("done")
    assert (t.asked, t.offers) == ("shadow nazgul_strike", "axe_and_bow hunt")
    t.go("hunt flocks_of_crebain 5 5")
    assert (t.asked, t.s.progress, t.s.box_free) == ("chance hunt_tile", 1, 0)
    t.answer("eye")
    assert (t.s.hunt is not None and t.s.hunt.damage, t.offers) == (2, "axe_and_bow pass"), "two successes"
    t = scenes.play(CARD, board, bearers="hollin", progress=1, table=("the_last_battle",)).answer("done")
    assert (t.at_rest, t.s.table) == (True, ("the_last_battle",)), "no die, no roll"


@pytest.mark.rule("WAR-23.12", "WAR-23.2", "WAR-24.1")
def test_the_nazgul_strike_makes_a_hunt_as_after_a_move() -> None:
    given = {"bearers": "hollin", "progress": 1, "box_shadow": 2, "box_free": 1}
    t = play(CARD, "hollin: 1n", **given).answer("done")
    assert (t.asked, t.s.progress) == ("chance hunt_die", 1)
    t.roll("5 1")
    assert (t.asked, t.offers) == ("shadow hunt_reroll", "0 1")  # a Nazgûl is there
    t.go("1 6 eye")
    assert (t.asked, t.ask.facts["damage"], t.s.box_free) == ("free casualty", 2, 1)
    miss = play(CARD, "umbar: 1n", **given).answer("done")
    assert (miss.at_rest, miss.s.hunt) == (True, None)


@pytest.mark.rule("WAR-6.6")
def test_or_a_character_card_of_the_free_peoples_is_struck_from_the_table() -> None:
    table = ("axe_and_bow", "the_last_battle", "wizards_staff")
    t = play(CARD, "hollin: 1n", bearers="hollin", progress=1, box_shadow=1, table=table)
    t.answer("done")
    assert (t.asked, t.offers) == ("shadow nazgul_strike", "axe_and_bow wizards_staff hunt")
    t.answer("wizards_staff")
    assert (t.at_rest, t.s.table) == (True, ("axe_and_bow", "the_last_battle"))
    assert t.s.played == (CARD, "wizards_staff")
    hunt = play(CARD, "hollin: 1n", bearers="hollin", progress=1, box_shadow=1, table=table)
    assert hunt.go("done hunt").asked == "chance hunt_die"


@pytest.mark.rule("WAR-6.5", "WAR-25.2")
def test_refused_the_fellowship_must_be_on_its_way() -> None:
    assert refused(CARD, "hollin: 1n", bearers="hollin", progress=0) == "WAR-6.5"
    assert refused(CARD, "hollin: 1n", track=2, bearers="morannon") == "WAR-6.5"
