"""War of the Ring with three and four players in the terminal: every seat sees its own hand, and who leads."""

import pytest

from bree.games.war import GAME
from bree.games.war.notation import read
from bree.games.war.state import War
from bree.lang import LANGUAGES, Voice
from bree.term.boards.war import board as war
from bree.term.boards.war.lines import lines

BOARD = "map: osgiliath: gondor 2r, rohan 1r; minas_morgul: sauron 5r 2n | free dice: army*2 | shadow dice: muster"
FOUR = f"{BOARD} | team: gondor_player witch_king_player, mixed free-osgiliath | rohan_player hand: athelas | todo: go"
THREE = f"{BOARD} | team: free witch_king_player | free hand: athelas | todo: go"


def begun(told: str) -> War:
    s = read(told)
    GAME.rules.settle(s)
    return s


def test_the_lines_tell_who_leads_and_whose_go_it_is() -> None:
    text = "\n".join(lines(GAME.view(begun(FOUR), "rohan_player"), Voice("en", GAME)))
    assert "Leading players: Gondor player, Witch-king player.\nActing now (or last): the Rohan player." in text
    assert "Mixed armies: Osgiliath." in text
    assert "Athelas" in text
    assert "Athelas" not in "\n".join(lines(GAME.view(begun(FOUR), "gondor_player"), Voice("en", GAME)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("told", [THREE, FOUR])
def test_every_seat_has_its_board(told: str, language: str) -> None:
    s = begun(told)
    ask = GAME.waiting(s)
    assert ask is not None
    for seat in (*s.seats, None):
        drawn = war.draw(GAME.view(s, seat), Voice(language, GAME), 78, ask if ask.who == seat else None, frozenset())
        assert drawn.plain
        assert lines(GAME.view(s, seat), Voice(language, GAME))
