"""The Shadow is Moving: its event, and where it cannot be played."""

import pytest

from tests.rulebook.war.cards.strategy import barred, play

CARD = "the_shadow_is_moving"


@pytest.mark.rule("WAR-10.1", "WAR-10.3", "WAR-6.6")
def test_four_armies_move_one_region_each() -> None:
    board = "moria: sauron 1r; umbar: southrons 1r; orthanc: isengard 1r; angmar: sauron 1r; nurn: sauron 1r"
    t = play(CARD, board)
    assert (t.asked, t.offers) == ("shadow march_from", "angmar moria nurn orthanc umbar")
    t.go("moria hollin umbar near_harad orthanc gap_of_rohan")
    assert (t.asked, t.offers) == ("shadow march_from", "angmar nurn done")
    t.go("nurn")
    assert t.at_rest
    moved = ("hollin", "near_harad", "gap_of_rohan", "gorgoroth", "angmar")
    assert [t.here(region) for region in moved] == [
        "sauron 1r", "southrons 1r", "isengard 1r", "sauron 1r", "sauron 1r"
    ]  # fmt: skip


@pytest.mark.rule("WAR-6.5")
def test_refused_the_shadow_moves_when_all_its_nations_are_at_war() -> None:
    for nation in ("isengard", "sauron", "southrons"):
        assert barred(CARD, "moria: sauron 1r", politics=nation + " 1") == "WAR-6.5"
