"""Horde from the East: its event, and where it cannot be played."""

import pytest

from tests.rulebook.war.cards.strategy import barred, play

CARD = "horde_from_the_east"


@pytest.mark.rule("WAR-9.12")
def test_a_horde_comes_from_the_edge_of_the_map() -> None:
    t = play(CARD)
    assert (t.asked, t.offers) == ("shadow levy_where", "east_rhun far_harad khand south_rhun")
    t.answer("khand")
    assert (t.at_rest, t.here("khand")) == (True, "southrons 5r")


@pytest.mark.rule("WAR-6.5", "WAR-6.6", "WAR-9.12")
def test_refused_the_horde_needs_its_nation_at_war_and_a_free_region() -> None:
    assert barred(CARD, politics="southrons 1") == "WAR-6.5"
    board = "east_rhun: north 1r; far_harad: gondor 1r; khand: gondor 1r; south_rhun: north 1r"
    assert barred(CARD, board, captured="far_harad south_rhun") == "WAR-O5"
