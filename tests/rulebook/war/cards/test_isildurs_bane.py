"""Isildur's Bane: its event, and where it cannot be played."""

import pytest

from bree.games.war.facts import STANDARD
from tests.rulebook.war.cards import scenes, shadow_scenes
from tests.rulebook.war.cards.shadow_play import ALONE, play
from tests.rulebook.war.war_story import but

CARD = "isildurs_bane"
MORDOR = {"track": 1, "bearers": "morannon"}
WITH_CLOAKS = tuple(sorted((*STANDARD, "elven_cloaks", "phial_of_galadriel", "shelobs_lair")))


@pytest.mark.rule("WAR-1.15", "WAR-1.5", "WAR-25.4")
def test_a_settlement_of_the_free_peoples_shelters_whoever_holds_it() -> None:
    shadow_scenes.a_settlement_of_the_free_peoples_shelters_whoever_holds_it(CARD)


@pytest.mark.rule("WAR-24.2", "WAR-24.8", "WAR-24.10")
def test_nothing_lessens_isildurs_bane() -> None:
    table = ("axe_and_bow", "horn_of_gondor")
    t = scenes.play(CARD, "", bearers="hollin", table=table, fallen=but("meriadoc"), **scenes.pool("three one"))
    assert t.answer("three").at_rest
    assert (t.s.corruption, t.s.companions) == (3, ("meriadoc",))
    t = scenes.play(CARD, "", bearers="hollin", fallen=but(""), **scenes.pool("three one")).answer("one")
    assert (t.at_rest, t.s.corruption, t.s.hidden) == (True, 1, True), "nor does Gollum"


@pytest.mark.rule("WAR-6.6", "WAR-24.17", "WAR-23.10")
def test_an_eye_or_a_tile_of_the_free_peoples_does_nothing() -> None:
    for tile in ("eye", "elven_cloaks", "phial_of_galadriel"):
        t = play(CARD, tiles=WITH_CLOAKS, box_shadow=4, corruption=5, **MORDOR).answer(tile)
        assert (t.at_rest, t.s.corruption, t.s.hidden, t.s.hunt, t.s.drawn) == (True, 5, True, None, (tile,))
        assert t.facts_of("tile-void") == [{"tile": "tile-" + tile}]
    stopped = play("orc_patrol", tiles=WITH_CLOAKS, **MORDOR).go("shelobs_lair 4")
    assert (stopped.asked, stopped.ask.facts["damage"]) == ("free casualty", 4)


@pytest.mark.rule("WAR-24.2", "WAR-24.8")
def test_isildurs_bane_cannot_be_lessened() -> None:
    for left in ("strider gimli", "meriadoc"):
        t = play(CARD, bearers="hollin", fallen=but(left)).answer("three")
        assert (t.at_rest, t.s.corruption, t.s.companions) == (True, 3, tuple(left.split()))
    gollum = play(CARD, bearers="hollin", fallen=ALONE).answer("two")
    assert (gollum.at_rest, gollum.s.corruption, gollum.s.hidden) == (True, 2, True)
    table = play(CARD, bearers="hollin", table=("axe_and_bow",), fallen=but("gimli")).answer("one")
    assert (table.at_rest, table.s.corruption, table.s.table) == (True, 1, ("axe_and_bow",))
    mithril = play(CARD, bearers="hollin", table=("mithril_coat_and_sting",)).answer("three")
    # another tile does not reduce the damage
    assert (mithril.asked, mithril.offers) == ("free use", "mithril_coat_and_sting pass")
    mithril.go("mithril_coat_and_sting one")
    assert (mithril.at_rest, mithril.s.corruption, mithril.s.drawn) == (True, 1, ("one",))
    shown = play(CARD, bearers="hollin").answer("two_reveal")
    assert (shown.at_rest, shown.s.corruption, shown.s.hidden) == (True, 2, False)


@pytest.mark.rule("WAR-6.5", "WAR-1.15", "WAR-25.4")
def test_refused_not_in_a_region_with_a_settlement_of_the_free_peoples() -> None:
    shadow_scenes.not_in_a_region_with_a_settlement_of_the_free_peoples(CARD)
