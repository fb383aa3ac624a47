"""Nazgûl Search: its event, and where it cannot be played."""

import pytest

from tests.rulebook.war.cards import scenes
from tests.rulebook.war.cards.shadow_play import play, refused

CARD = "nazgul_search"


@pytest.mark.rule("WAR-21.7", "WAR-21.8", "WAR-7.10")
def test_the_search_finds_who_was_there_already_and_never_in_a_stronghold() -> None:
    t = scenes.play(CARD, "hollin: witch_king", bearers="hollin", progress=1).answer("done")
    assert (t.asked, t.s.hidden) == ("free reveal_to", False)
    assert not scenes.playable(CARD, "hollin: 1n", bearers="hollin")
    assert not scenes.playable(CARD, "hollin: 1n", bearers="hollin", track=1, progress=1)
    t = scenes.play(CARD, "minas_morgul: 1n", bearers="rivendell", progress=1).answer("minas_morgul")
    assert ("rivendell" in t.picks, "trollshaws" in t.picks) == (False, True)


@pytest.mark.rule("WAR-6.6", "WAR-21.7", "WAR-21.15")
def test_nazgul_search_reveals_the_fellowship_where_they_have_flown() -> None:
    t = play(CARD, "umbar: 2n; nurn: witch_king", bearers="hollin", progress=1)
    assert (t.asked, t.offers) == ("shadow nazgul_from", "nurn umbar done")
    t.go("umbar nazgul done hollin")
    assert (t.asked, t.offers) == ("shadow nazgul_from", "nurn umbar done")
    t.answer("done")
    assert (t.asked, t.s.hidden, t.here("hollin"), t.here("umbar")) == ("free reveal_to", False, "1n", "1n")
    t.answer("hollin")
    assert (t.at_rest, t.s.progress, t.s.moved, t.s.hunt) == (True, 0, {}, None)


@pytest.mark.rule("WAR-21.10", "WAR-21.12")
def test_the_way_of_a_fellowship_that_they_find_may_cost_tiles() -> None:
    t = play(CARD, "hollin: 1n", bearers="hollin", progress=1).go("done moria")
    assert (t.asked, t.s.bearers) == ("chance hunt_tile", "moria")
    t.go("one none")
    assert (t.at_rest, t.s.corruption, t.s.hunt) == (True, 1, None)


@pytest.mark.rule("WAR-6.6")
def test_none_need_fly_and_without_a_nazgul_there_nothing_is_revealed() -> None:
    stay = play(CARD, "hollin: 1n", bearers="hollin", progress=1).answer("done")
    assert (stay.asked, stay.s.hidden) == ("free reveal_to", False)
    away = play(CARD, "umbar: 1n", bearers="hollin", progress=1).answer("done")
    assert (away.at_rest, away.s.hidden) == (True, True)


@pytest.mark.rule("WAR-6.6", "WAR-7.9")
def test_by_a_card_the_mouth_of_sauron_does_not_move() -> None:
    t = play(CARD, "umbar: 2n mouth_of_sauron", bearers="hollin", progress=1)
    assert t.offers == "umbar done"
    t.answer("umbar")
    assert (t.asked, t.offers, t.refuses("mouth_of_sauron")) == ("shadow nazgul_who", "nazgul", "WAR-6.6")
    mouth = play("the_ringwraiths_are_abroad", "nurn: sauron 1r 1n; umbar: mouth_of_sauron")
    assert mouth.offers == "nurn done"


@pytest.mark.rule("WAR-6.5", "WAR-25.2")
def test_refused_the_fellowship_must_be_on_its_way() -> None:
    assert refused(CARD, "hollin: 1n", bearers="hollin", progress=0) == "WAR-6.5"
    assert refused(CARD, "hollin: 1n", track=2, bearers="morannon") == "WAR-6.5"
