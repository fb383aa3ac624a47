"""Hostile names in a save appear on the screen, but have no effect there."""

import pytest
from rich.text import Text

from bree.core.find import find
from bree.lang import Voice
from bree.lang.player_names import names_of
from bree.table import Chair, Sitting
from bree.term.boards.text_cells import flow
from bree.term.screen import TableApp
from tests.hostile import ALL, NAME, unseen
from tests.term.seated import screen_text, settle

GAMES = ["doom", "fellowship", "mordor", "war"]


@pytest.mark.parametrize("name", [NAME, ALL, "An\tna", "An\nna", "An  na", " Anna "], ids=["name", "all", *"tlsp"])
@pytest.mark.parametrize("game", GAMES)
async def test_the_screen_holds_every_name(game: str, name: str) -> None:
    played = find(game)
    options = played.choose({})
    seats = played.seats(options)
    chairs = {seat: Chair("random", "random") for seat in seats} | {seats[0]: Chair(name), seats[-1]: Chair(name)}
    sitting = Sitting(played, options, chairs, seed=3)
    voice = Voice("en", played)
    app = TableApp(sitting, Voice("en", played, names_of(voice, chairs)), lambda: None, pause=0)
    async with app.run_test(size=(120, 50)) as pilot:
        await settle(pilot)
        drawn = screen_text(app)
    assert "na" in drawn or "Al f" in drawn
    assert unseen(drawn) == set()


def test_a_text_with_any_white_space_flows() -> None:
    for space in "\t\n ":
        rows = flow(Text(f"one{space}two{space}{space}three", "bold"), 8)
        assert [row.plain for row in rows] == ["one two", "three"]
        assert all(span.style == "bold" or row.style == "bold" for row in rows for span in row.spans)
