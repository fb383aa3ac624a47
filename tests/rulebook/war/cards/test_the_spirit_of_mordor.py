"""The Spirit of Mordor: its event, and where it cannot be played."""

import pytest

from tests.rulebook.war.cards import scenes
from tests.rulebook.war.cards.strategy import barred, play

CARD = "the_spirit_of_mordor"


@pytest.mark.rule("WAR-6.12", "WAR-6.6")
def test_the_spirit_of_mordor_strikes_an_army_of_two_nations() -> None:
    board = "gorgoroth: sauron 3r southrons 1e; moria: sauron 5r; tharbad: isengard 1r southrons 1r; nurn: sauron 1r 1n"
    t = play(CARD, board)
    assert (t.asked, t.offers) == ("free shoot_at", "gorgoroth tharbad")
    t.go("gorgoroth 5 4 6 1 3")
    assert (t.asked, t.offers) == ("shadow hit", "sauron-regular southrons-elite both-southrons-elite")
    t.answer("southrons-elite")
    assert (t.asked, t.offers) == ("shadow hit", "sauron-regular southrons-regular")
    t.answer("sauron-regular")
    assert (t.at_rest, t.here("gorgoroth"), t.s.volley) == (True, "sauron 2r southrons 1r", None)
    told = {"card": "card-the_spirit_of_mordor", "dice": ("5", "4", "6", "1", "3"), "needs": 5, "hits": 2}
    assert t.facts_of("volley") == [told]


@pytest.mark.rule("WAR-6.11", "WAR-6.15", "WAR-16.8")
def test_what_it_wipes_out_leaves_its_nazgul_and_its_siege() -> None:
    board = "minas_tirith: gondor 1r, sauron 1r southrons 1r 1n"
    t = play(CARD, board, siege="minas_tirith").go("5 5 5 5 5")
    t.go("sauron-regular")
    assert (t.at_rest, t.here("minas_tirith"), t.s.sieges) == (True, "gondor 1r | 1n", ())
    # If the garrison is gone, the besiegers capture the stronghold.
    board = "moria: sauron 1r isengard 1r, dwarves 2r"
    t = play(CARD, board, siege="moria").go("5 5 5 5 5 sauron-regular")
    assert (t.at_rest, t.here("moria"), t.s.sieges, t.s.captured) == (True, "dwarves 2r", (), ("moria",))


@pytest.mark.rule("WAR-6.11", "WAR-6.15", "WAR-16.8", "WAR-18.4")
def test_the_spirit_of_mordor_ends_sieges_on_either_side() -> None:
    assert not scenes.playable(CARD, "orthanc: sauron 2r 1n saruman")
    board = "minas_tirith: gondor 1r; minas_tirith: sauron 1r 2n witch_king, southrons 1r"
    t = scenes.play(CARD, board, siege="minas_tirith", table=("denethors_folly",)).roll("5 5 1 1 1")
    t.answer("sauron-regular")
    assert (t.here("minas_tirith"), t.s.sieges, t.s.table) == ("gondor 1r | 2n witch_king", (), ())
    board = "umbar: gondor 1r; umbar: sauron 1r 1n, southrons 1r"
    t = scenes.play(CARD, board, siege="umbar", politics="southrons 2, sauron 1").roll("6 6 1 1 1")
    t.answer("sauron-regular")
    assert (t.here("umbar"), t.s.captured, t.s.steps["southrons"]) == ("gondor 1r | 1n", ("umbar",), 1)
    assert t.s.steps["sauron"] == 1, "it is no attack"


@pytest.mark.rule("WAR-6.5", "WAR-6.6")
def test_refused_the_spirit_of_mordor_needs_an_army_of_two_nations() -> None:
    assert barred(CARD, "moria: sauron 5r; tharbad: isengard 2r 1n") == "WAR-O5"
