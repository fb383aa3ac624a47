"""The Shadow Lengthens: its event, and where it cannot be played."""

import pytest

from tests.rulebook.war.cards.strategy import barred, play

CARD = "the_shadow_lengthens"


@pytest.mark.rule("WAR-10.10", "WAR-10.3")
def test_two_armies_march_two_regions_each() -> None:
    board = "moria: sauron 2r; north_dunland: isengard 2r; tharbad: sauron 1r"
    t = play(CARD, board)
    assert (t.asked, t.offers) == ("shadow march_from", "moria north_dunland tharbad")
    t.go("moria sauron-regular sauron-regular north_dunland done")
    assert (t.here("north_dunland"), t.asked) == ("isengard 2r sauron 2r", "shadow march_from")
    # Figures that marched may not move again; the others there may.
    assert t.offers == "north_dunland tharbad done"
    t.answer("north_dunland")
    assert t.copies() == {"isengard-regular": 2}
    t.go("isengard-regular done tharbad")
    assert (t.at_rest, t.here("tharbad"), t.here("north_dunland")) == (
        True, "isengard 1r sauron 1r", "isengard 1r sauron 2r"
    )  # fmt: skip


@pytest.mark.rule("WAR-10.3", "WAR-10.10")
def test_who_marched_does_not_march_again_with_those_he_joined() -> None:
    board = "moria: sauron 2r; north_dunland: sauron 2r; tharbad: sauron 1r"
    t = play(CARD, board).go("moria sauron-regular sauron-regular north_dunland done north_dunland")
    assert (t.asked, t.copies()) == ("shadow march_who", {"sauron-regular": 2})
    t.go("sauron-regular sauron-regular tharbad")
    assert (t.at_rest, t.here("tharbad"), t.here("north_dunland")) == (True, "sauron 3r", "sauron 2r")


@pytest.mark.rule("WAR-6.5", "WAR-6.6", "WAR-10.10")
def test_refused_two_regions_are_not_three() -> None:
    board = "moria: sauron 2r; enedwaith: sauron 1r"
    assert play("shadows_gather", board).asked == "shadow march_from"
    assert barred(CARD, board) == "WAR-O5"
