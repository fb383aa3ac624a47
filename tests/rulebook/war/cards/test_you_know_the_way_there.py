"""You Know the Way There: its event, and where it cannot be played."""

import pytest

from tests.rulebook.war.cards.lords_free_play import played, refused
from tests.rulebook.war.war_story import NO_COUNCIL, Tale

CARD = "you_know_the_way_there"
CARDS_ALONE = NO_COUNCIL._replace(keepers=False, smeagol=False, lesser=False, rivals=False)


@pytest.mark.rule("LME-8.17")
def test_the_third_and_the_fourth_tile_are_in_the_pool() -> None:
    t = played(CARD)
    assert (t.at_rest, t.s.tiles.count("smeagol"), t.s.played) == (True, 4, (CARD,))
    assert t.facts_of("smeagol-tiles") == [{"number": 2}]


@pytest.mark.rule("LME-8.17", "LME-8.21")
def test_tiles_that_are_out_for_good_do_not_come_back() -> None:
    tiles = tuple(one for one in Tale.of("").s.tiles if one != "smeagol")
    t = played(CARD, tiles=tiles, removed=("smeagol", "smeagol"))
    assert (t.s.tiles.count("smeagol"), t.s.removed.count("smeagol")) == (2, 2)


@pytest.mark.rule("WAR-6.6")
def test_refused_without_smeagol_nobody_knows_the_way() -> None:
    assert refused(CARD, terms=CARDS_ALONE) == "WAR-O5"
