"""The King is Revealed: its event, and where it cannot be played."""

import pytest

from tests.rulebook.war.cards.strategy import barred, play

CARD = "the_king_is_revealed"


@pytest.mark.rule("WAR-9.12")
def test_the_king_is_revealed_to_minas_morgul() -> None:
    t = play(CARD, "minas_tirith: gondor 1r aragorn", politics="sauron 1")
    assert (t.at_rest, t.here("minas_morgul")) == (True, "sauron 5r 1n")


@pytest.mark.rule("WAR-6.5", "WAR-6.6")
def test_refused_strider_is_no_king() -> None:
    assert barred(CARD, "minas_tirith: gondor 1r strider") == "WAR-6.5"
    board = "minas_tirith: gondor 1r aragorn; minas_morgul: gondor 1r"
    assert barred(CARD, board, captured="minas_morgul") == "WAR-O5"
