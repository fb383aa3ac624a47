"""The board of Journey to Mordor with all kinds of sheets, in both languages, never too wide."""

from collections.abc import Callable
from typing import Any

import pytest
from textual.pilot import Pilot

from bree.games.mordor import GAME
from bree.games.mordor.state import DICE
from bree.lang import LANGUAGES, Voice
from bree.table import Sitting
from bree.term.boards import board, generic_board
from bree.term.boards.mordor import board as mordor
from bree.term.shown_table import shown_table
from tests.term.seated import ANNA, JAN, alone, app_of, four, settle, sitting, throw, together

SIZES = [(80, 24), (120, 40)]
Snap = Callable[..., bool]


def drawn(table: Sitting, language: str = "en", width: int = 78, chosen: str = "") -> str:
    seen = shown_table(table)
    text = mordor.draw(seen.view, Voice(language, GAME), width, seen.asked, frozenset(chosen.split()))
    return text.plain


# Stored images. After an intended change: pytest tests/term --snapshot-update, and look at the images.


async def played(pilot: Pilot[None]) -> None:
    await settle(pilot)


@pytest.mark.parametrize("size", SIZES, ids=["80x24", "120x40"])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("side", ["basic", "advanced"])
def test_four_players(snap_compare: Snap, side: str, language: str, size: tuple[int, int]) -> None:
    assert snap_compare(app_of(four(side), language), ["2"], terminal_size=size, run_before=played)


@pytest.mark.parametrize("size", SIZES, ids=["80x24", "120x40"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_two_players_halve(snap_compare: Snap, language: str, size: tuple[int, int]) -> None:
    sheet = "3 circles 9 left h1 h6"
    table = alone("kT yG rN bG gO", "black yellow red", frodo=sheet, side="advanced", nazgul_squares=8)
    assert snap_compare(app_of(table, language), terminal_size=size, run_before=played)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal(snap_compare: Snap, language: str) -> None:
    assert snap_compare(app_of(four("basic"), language), ["2", "3", "c"], run_before=played)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule(snap_compare: Snap, language: str) -> None:
    assert snap_compare(app_of(four("advanced"), language), ["tab", "up", "question_mark"], run_before=played)


def test_by_night(snap_compare: Snap) -> None:
    assert snap_compare(app_of(four("advanced"), "pl"), ["d"], terminal_size=(120, 40), run_before=played)


def test_the_end(snap_compare: Snap) -> None:
    table = together("kT yR rN bR gO", "black red yellow", frodo="8 circles", side="basic")
    throw(table, "kT yG rR bW gO", "black yellow")
    table.answer("sam", "pass")
    assert table.ask is None
    assert snap_compare(app_of(table, "pl"), run_before=played)


# Contents


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [24, 40, 60, 78, 99, 100, 112, 118, 160])
def test_nothing_is_wider_than_its_place(language: str, width: int) -> None:
    lines = drawn(four("advanced"), language, width, "green").splitlines()
    assert max(map(len, lines)) <= width


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_cut_on_a_small_terminal(language: str) -> None:
    voice = Voice(language, GAME)
    text = drawn(four("advanced"), language, 78)
    for face in ("tree", "ring", "nazgul", "gandalf"):
        assert voice.say("symbol-" + face) in text
    for die in DICE:
        assert f" {voice.say('die-' + die)} " in text


def test_the_height_depends_on_nothing_but_the_players() -> None:
    heights = {
        drawn(table).count("\n")
        for table in (
            alone("kT yG rN bG gO", side="advanced"),
            alone("kT yG rN bG gO", "red", side="advanced", frodo="5 circles"),
            alone("kT yG rN bG gO", side="advanced", frodo="6 circles"),
        )
    }
    assert len(heights) == 1


def test_sheets_tell_marks_and_halves() -> None:
    lines = drawn(four("advanced")).splitlines()
    assert "●─●─●─●─●─●─●─●─◉  Mordor" in lines[0]
    assert "[×|×][×|×][×][×][ | ][ ♞]  in Mordor · free fields: 3" in lines[1]
    assert lines[2].startswith("▶ Sam")
    assert "Gondor → Minas Tirith" in lines[2]
    assert "[×][×|×][ ][ | ][ ][ ♞]  free fields: 5" in lines[3]
    assert "[×][×][×][×][×][×|×♞]  out of the game" in lines[5]
    assert "Shelob's Lair → Mordor" in lines[6]


def test_every_place_heads_its_column_where_there_is_room() -> None:
    lines = drawn(four("basic"), width=118).splitlines()
    circle = lines[0].index("Gondor") + len("Gondor") // 2
    assert "◉" in lines[4][circle - 1 : circle + 1]  # Sam is in Gondor


def test_kept_nazgul_show_whom_they_strike() -> None:
    table = together("kN yR rN bN gO", "red", side="basic")
    throw(table, "kR yR bN gN", "blue")
    rows = drawn(table).splitlines()
    red = rows[-4].index("red") - 1
    blue = rows[-4].index("blue") - 1
    assert rows[-2][red:].startswith(" ♞ Nazgûl")
    assert rows[-1][red:].startswith(" Sam")
    assert rows[-1][blue:].startswith(" Frodo")  # nobody plays blue, so it strikes the active player


def test_a_nazgul_may_strike_nobody() -> None:
    rows = drawn(together("kN yR rR bR gO", "black", side="advanced", frodo="6 circles")).splitlines()
    assert "nobody" in rows[-3]


def test_what_can_be_chosen_has_a_box_and_what_is_chosen_a_full_one() -> None:
    text = drawn(alone("kN yR rO bR gW"), chosen="yellow black")
    assert "■♞ Nazgûl" in text
    assert "■◎ Ring" in text
    assert "□◎ Ring" in text


def test_squares_that_can_be_halved_show_their_number() -> None:
    table = alone("kT yG rN bG gO", "black yellow red", frodo="3 circles 5 left h1")
    assert "[×|×][2][3][4][5][6♞]" in drawn(table)


def test_the_basic_side_has_no_word_on_places() -> None:
    assert "Every weapon counts as two" in drawn(alone("kT yG rN bG gO", frodo="3 circles", side="advanced"))
    assert "Every weapon" not in drawn(alone("kT yG rN bG gO", frodo="3 circles", side="basic"))


def test_before_the_first_roll_the_table_is_drawn_too() -> None:
    rows = drawn(sitting({"frodo": ANNA, "sam": JAN}, side="basic")).splitlines()
    assert [row.strip() for row in rows[-3:]] == ["Roll 1", "Set aside", "Strikes"]


# Boards are found by the name of the game


def test_a_game_without_a_board_gets_the_bare_table() -> None:
    assert board("mordor") is mordor.draw
    assert board("no-such-game") is generic_board.draw


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bare_table_says_what_can_be_picked(language: str) -> None:
    seen = shown_table(alone("kN yR rO bR gW"))
    voice = Voice(language, GAME)
    view: dict[str, Any] = {}
    text = generic_board.draw(view, voice, 40, seen.asked, frozenset({"black"})).plain
    assert text.startswith(voice.say("game-title"))
    assert "■ " + voice.say("die-black") in text
    assert max(map(len, text.splitlines())) <= 40
