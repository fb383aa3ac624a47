"""Return of the Witch-king: its event, and where it cannot be played."""

import pytest

from tests.rulebook.war.cards import scenes
from tests.rulebook.war.cards.strategy import barred, play

CARD = "return_of_the_witch_king"


@pytest.mark.rule("WAR-9.7", "WAR-7.13", "WAR-6.6")
def test_the_witch_king_returns_to_angmar_whoever_holds_it() -> None:
    t = scenes.play(CARD, "moria: witch_king; angmar: rohan 1r", captured="angmar")
    assert (t.here("angmar"), t.here("moria")) == ("rohan 1r | witch_king", "")
    assert scenes.play(CARD, "angmar: witch_king; angmar: gimli").here("angmar") == "gimli | sauron 2r 1e witch_king"
    assert not scenes.playable(CARD, "moria: 1n", fallen="witch_king")
    board = "minas_morgul: sauron 1r witch_king, gondor 1r; moria: sauron 6e"
    t = scenes.play(CARD, board, siege="minas_morgul")
    assert (t.here("minas_morgul"), t.here("angmar")) == ("gondor 1r | sauron 1r", "sauron 2r witch_king")


@pytest.mark.rule("WAR-9.12", "WAR-6.6")
def test_the_witch_king_returns_to_angmar() -> None:
    t = play(CARD, "osgiliath: sauron 1r witch_king 1n")
    assert (t.at_rest, t.here("angmar"), t.here("osgiliath")) == (True, "sauron 2r 1e witch_king", "sauron 1r 1n")
    t = play(CARD, "angmar: witch_king")
    assert (t.at_rest, t.here("angmar")) == (True, "sauron 2r 1e witch_king")
    # The enemy controls Angmar, but he flies there anyway.
    t = play(CARD, "angmar: dwarves 1r; moria: witch_king", captured="angmar")
    assert (t.at_rest, t.here("angmar")) == (True, "dwarves 1r | witch_king")


@pytest.mark.rule("WAR-6.5", "WAR-6.6")
def test_refused_the_witch_king_must_be_in_play() -> None:
    assert barred(CARD) == "WAR-6.5"
    assert barred(CARD, "moria: sauron 1r", fallen="witch_king") == "WAR-6.5"
    assert barred(CARD, "angmar: dwarves 1r, witch_king", captured="angmar") == "WAR-O5"
