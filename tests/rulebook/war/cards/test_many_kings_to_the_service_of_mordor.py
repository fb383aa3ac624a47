"""Many Kings to the Service of Mordor: its event, and where it cannot be played."""

import pytest

from tests.rulebook.war.cards import scenes
from tests.rulebook.war.cards.strategy import barred, play

CARD = "many_kings_to_the_service_of_mordor"


@pytest.mark.rule("WAR-9.12", "WAR-9.7", "WAR-9.2", "WAR-8.2")
def test_many_kings_come_to_three_places_or_as_many_as_there_are() -> None:
    t = scenes.play(CARD, "umbar: southrons 4r, gondor 1r", siege="umbar", captured="far_harad")
    assert t.offers == "near_harad north_rhun south_rhun umbar"
    t.go("umbar near_harad north_rhun")
    assert (t.at_rest, t.here("umbar", "shadow"), t.here("north_rhun")) == (True, "southrons 5r", "southrons 2r")
    t = scenes.play(CARD, "", captured="far_harad umbar near_harad").answer("south_rhun")
    assert (t.at_rest, t.here("north_rhun"), t.here("south_rhun")) == (True, "southrons 2r", "southrons 2r")
    t = scenes.play(CARD, "moria: southrons 10r; orthanc: southrons 11r").go("umbar near_harad")
    assert (t.at_rest, t.here("umbar"), t.here("near_harad")) == (True, "southrons 2r", "southrons 1r")


@pytest.mark.rule("WAR-9.12", "WAR-6.6")
def test_two_regulars_in_each_of_three_settlements() -> None:
    t = play(CARD, politics="southrons 3")
    assert (t.asked, t.offers) == ("shadow levy_where", "far_harad near_harad north_rhun south_rhun umbar")
    t.answer("umbar")
    assert t.offers == "far_harad near_harad north_rhun south_rhun"
    t.go("north_rhun far_harad")
    assert t.at_rest
    assert [t.here(region) for region in ("umbar", "north_rhun", "far_harad")] == ["southrons 2r"] * 3
    # With three left the third settlement gets none.
    board = "khand: southrons 10r; nurn: southrons 10r; gorgoroth: southrons 1r"
    t = play(CARD, board).go("umbar near_harad")
    assert (t.at_rest, t.here("umbar"), t.here("near_harad")) == (True, "southrons 2r", "southrons 1r")


@pytest.mark.rule("WAR-6.5", "WAR-6.6")
def test_refused_no_kings_without_figures() -> None:
    board = "khand: southrons 10r; nurn: southrons 10r; gorgoroth: southrons 4r"
    assert barred(CARD, board) == "WAR-O5"
    assert barred(CARD, face="character") == "WAR-6.4"
