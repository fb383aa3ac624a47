"""Lords of Middle-earth in the terminal: special dice, named rings, the Balrog, tokens, unknown versions."""

from random import Random

import pytest

from bree.core import CHANCE, sample
from bree.games.war import GAME
from bree.games.war.notation import read
from bree.games.war.state import War
from bree.lang import LANGUAGES, Voice
from bree.term.boards.war import board as war
from bree.term.boards.war.lines import lines

TERMS = "terms: keepers=1 smeagol=1 lesser=1 rivals=1 lords_cards=1 council=1"
BOARD = "map: rivendell: elves 2e elrond; moria: sauron 2r balrog; minas_tirith: gondor 2r strider"
DICE = "free dice: army vilya-event | shadow dice: muster balrog-balrog"
SPECIAL = "special balrog-balrog nenya-character* vilya-event, picked balrog vilya"
TOLD = f"{TERMS} | {BOARD} | {DICE} | rings: 2 1 | lords: yes, {SPECIAL}, rings narya vilya, tokens wings | todo: go"


def begun(told: str) -> War:
    s = read(told)
    GAME.rules.settle(s)
    return s


def test_the_lines_tell_dice_rings_balrog_and_tokens() -> None:
    text = "\n".join(lines(GAME.view(begun(TOLD), "free"), Voice("en", GAME)))
    assert "special dice: Nenya: Character ★ (put away), Vilya: Event (this result counts)." in text
    assert "special dice: Use the Balrog (this result counts)." in text
    assert "Free Peoples, Elven Rings: Narya, Vilya." in text
    assert "The Balrog is inactive." in text
    assert "Action tokens of the Shadow: token: move Nazgûl and Minions." in text
    active = lines(GAME.view(begun(TOLD.replace("tokens wings", "active")), "free"), Voice("en", GAME))
    assert "The Balrog is active." in active


def test_what_is_out_of_the_game_is_told() -> None:
    told = TOLD.replace("tokens wings", "gone nenya gothmog, out nenya")
    text = lines(GAME.view(begun(told), "free"), Voice("pl", GAME))
    assert "Specjalne kości poza grą: kość Nenyi, kość Gothmoga." in text
    assert "Pierścienie Elfów poza grą: Nenya." in text


def test_a_base_game_says_nothing_of_it() -> None:
    s = begun("map: rivendell: elves 2e; moria: sauron 2r | todo: go")
    text = "\n".join(lines(GAME.view(s, "free"), Voice("en", GAME)))
    assert "special" not in text
    assert "Balrog" not in text


@pytest.mark.parametrize(("width", "language"), zip((78, 118), LANGUAGES, strict=True))
def test_every_seat_has_its_board_from_the_first_question_on(width: int, language: str) -> None:
    s, rng, voice = GAME.new({"lords": "whole"}), Random("lords"), Voice(language, GAME)
    for number in range(60):
        ask = GAME.waiting(s)
        assert ask is not None
        if not number % 3:
            for seat in (*s.seats, None):
                view = GAME.view(s, seat)
                assert war.draw(view, voice, width, ask if ask.who == seat else None, frozenset()).plain
                assert lines(view, voice)
        GAME.apply(s, sample(ask.picks, rng) if ask.who == CHANCE else rng.choice(ask.picks).id)
