"""Every card that causes a tile, with every tile and every pair of cards on the table that affect a hunt."""

import pytest

from bree.games.war.facts import TILES
from tests.rulebook.war.cards.hunts import COAT, FACES, FEW, TRACK, WILD, played, read, tables

BASE = [name for name, tile in TILES.items() if not tile.smeagol]
STANDARD = [name for name in BASE if not TILES[name].special]


def test_all_tiles_are_drawn() -> None:
    assert FACES.keys() == set(BASE)
    assert {*FEW} >= {name for name, tile in TILES.items() if tile.special}
    assert sum([len(tables(source)) * len(STANDARD) for source in WILD]) == 868
    assert sum([len(tables(source)) * len(FEW) for source in TRACK]) == 880


@pytest.mark.rule("WAR-24.2", "WAR-24.14", "WAR-23.12")
@pytest.mark.parametrize("tile", STANDARD)
@pytest.mark.parametrize("source", WILD)
def test_a_tile_in_the_wild_and_two_cards_on_the_table(source: str, tile: str) -> None:
    for table in tables(source):
        assert (table, played(source, tile, table, False)) == (table, read(source, tile, table, False))


@pytest.mark.rule("WAR-25.14", "WAR-25.8", "WAR-25.5")
@pytest.mark.parametrize("tile", FEW)
@pytest.mark.parametrize("source", TRACK)
def test_a_tile_in_mordor_and_two_cards_on_the_table(source: str, tile: str) -> None:
    for table in tables(source):
        assert (table, played(source, tile, table, True)) == (table, read(source, tile, table, True))


@pytest.mark.rule("WAR-24.10", "WAR-24.11")
@pytest.mark.parametrize("source", sorted({*WILD, *TRACK}))
def test_where_gollum_leads_the_coat_alone_is_left(source: str) -> None:
    for on_track, sources, tiles in ((False, WILD, STANDARD), (True, TRACK, FEW)):
        for tile in tiles if source in sources else ():
            for table in ((), (COAT,)):
                found = played(source, tile, table, on_track, alone=True)
                assert (tile, table, found) == (tile, table, read(source, tile, table, on_track, alone=True))
