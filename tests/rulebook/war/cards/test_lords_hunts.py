"""Cards of Lords of Middle-earth that touch a hunt, with every tile, and read once more from the rules."""

import pytest

from bree.games.war.facts import TILES
from tests.rulebook.war.cards.hunts import COAT, FEW, GATES, OURS, TRACK, WILD, played, read, tables
from tests.rulebook.war.war_story import NO_COUNCIL, Tale, but

STANDARD = [name for name, tile in TILES.items() if not tile.smeagol and not tile.special]


@pytest.mark.card("the_gates_are_closed", "event")
@pytest.mark.rule("WAR-21.6", "WAR-24.2", "WAR-24.14")
@pytest.mark.parametrize("tile", STANDARD)
def test_the_tile_of_the_gates_and_two_cards_on_the_table(tile: str) -> None:
    for table in tables(GATES):
        assert (table, played(GATES, tile, table, False)) == (table, read(GATES, tile, table, False))


@pytest.mark.card("we_shall_get_it", "event")
@pytest.mark.rule("LME-8.12", "WAR-24.2", "WAR-24.10")
@pytest.mark.parametrize("source", sorted({*WILD, *TRACK, GATES}))
def test_where_gollum_leads_another_tile_is_drawn_before_anything_else(source: str) -> None:
    for on_track, sources, tiles in ((False, (*WILD, GATES), STANDARD), (True, TRACK, FEW)):
        for tile in tiles if source in sources else ():
            for table in ((OURS,), (COAT, OURS)):
                found = played(source, tile, table, on_track, alone=True)
                assert (tile, table, found) == (tile, table, read(source, tile, table, on_track, alone=True))


@pytest.mark.card("the_gates_are_closed", "event")
@pytest.mark.rule("WAR-24.10", "WAR-21.6")
@pytest.mark.parametrize(("region", "shown"), [("dimrill_dale", True), ("lorien", False)])
def test_gollum_reveals_the_fellowship_though_the_gates_do_not(region: str, shown: bool) -> None:
    given = {"table": (GATES,), "fallen": but(""), "bearers": "hollin", "progress": 3, "terms": NO_COUNCIL}
    t = Tale.of("", ("declare",), **given).go(f"{region} {GATES} three" + " reveal" * shown)
    assert (t.at_rest, t.s.hidden, t.s.corruption, t.s.bearers) == (True, not shown, 3 - shown, region)
