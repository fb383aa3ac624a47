"""We Shall Get It: its event, and where it cannot be played."""

from typing import Any

import pytest

from bree.games.war.facts import CARDS, LORDS_DECK, TILES
from tests.rulebook.war.cards.hunts import COAT, FEW, GATES, TRACK, WILD, played, read
from tests.rulebook.war.cards.shadow_play import ALONE, offered
from tests.rulebook.war.lords.smeagol_story import hunted
from tests.rulebook.war.war_story import NO_COUNCIL, Tale, but

CARD = "we_shall_get_it"
STANDARD = [name for name, tile in TILES.items() if not tile.smeagol and not tile.special]


def sought(tile: str, **given: Any) -> Tale:
    """Draw a tile with Gollum as Guide."""
    return hunted(tile, "", tame=False, **{"terms": NO_COUNCIL, "table": (CARD,), "out": ALONE + " smeagol", **given})


@pytest.mark.rule("LME-8.12", "WAR-24.2", "WAR-24.10")
@pytest.mark.parametrize("source", sorted({*WILD, *TRACK, GATES}))
def test_where_gollum_leads_another_tile_is_drawn_before_anything_else(source: str) -> None:
    for on_track, sources, tiles in ((False, (*WILD, GATES), STANDARD), (True, TRACK, FEW)):
        for tile in tiles if source in sources else ():
            for table in ((CARD,), (COAT, CARD)):
                found = played(source, tile, table, on_track, alone=True)
                assert (tile, table, found) == (tile, table, read(source, tile, table, on_track, alone=True))


@pytest.mark.rule("LME-8.12", "WAR-24.2")
def test_under_gollum_another_tile_may_be_drawn_and_the_first_goes_back() -> None:
    t = sought("zero_reveal")
    assert (t.asked, t.offers) == ("shadow use", f"{CARD} pass")
    before = t.s.tiles.count("zero_reveal")
    t.answer(CARD)
    assert (t.asked, t.s.table, t.s.played) == ("chance hunt_tile", (), (CARD,))
    t.answer("three")
    assert (t.s.tiles.count("zero_reveal"), t.s.hunt is not None and t.s.hunt.tile) == (before + 1, "three")


@pytest.mark.rule("LME-8.12", "WAR-24.18")
def test_a_tile_that_heals_may_be_put_back_too() -> None:
    """In Mordor, because such a tile is in the pool there."""
    given = {"terms": NO_COUNCIL, "table": (CARD,), "fallen": ALONE + " smeagol", "track": 1, "corruption": 3}
    tiles = (*Tale.of("", terms=NO_COUNCIL).s.tiles, "phial_of_galadriel")
    t = Tale.of("", ("move_fellowship",), **given, tiles=tuple(sorted(tiles)), bearers="morannon")
    t.answer("phial_of_galadriel")
    assert (t.asked, t.s.corruption) == ("shadow use", 3)
    t.go(f"{CARD} two pass")
    assert ("phial_of_galadriel" in t.s.tiles, t.s.corruption) == (True, 5)


@pytest.mark.rule("LME-8.12")
def test_under_another_guide_it_waits() -> None:
    t = hunted("one", "strider", tame=False, terms=NO_COUNCIL, table=(CARD,), out=but("strider") + " smeagol")
    assert (t.asked, t.s.table) == ("free casualty", (CARD,))


@pytest.mark.rule("LME-2.9")
def test_refused_it_belongs_to_no_deck_and_has_no_combat_half() -> None:
    assert [deck for deck, cards in LORDS_DECK.items() if CARD in cards] == []
    assert (CARDS[CARD].combat, CARDS[CARD].outside) == ("", True)
    assert offered("shelobs_lair", terms=NO_COUNCIL, table=(CARD,)).offers == "shelobs_lair"
