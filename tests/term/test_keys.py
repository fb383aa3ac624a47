"""The keys of the screen: undo, why, hint, language, light, saving, leaving, the end."""

from random import Random
import re
from threading import Event

import pytest
from textual.widgets import OptionList

from bree.bots.bot import Sight
from bree.core import Refusal
from bree.table import Chair
from bree.term.consent_dialog import ConsentDialog
from bree.term.log_panel import LogPanel
from bree.term.palette import DARK, LIGHT
from bree.term.pick_list import PickList
from bree.term.rule_dialog import RuleDialog
from tests.term.seated import (
    ANNA,
    BOT,
    JAN,
    ME,
    ROLL,
    Shelf,
    alone,
    app_of,
    given,
    press,
    said,
    screen_text,
    settle,
    sitting,
    throw,
    together,
)

# Undo


async def test_undo_takes_the_whole_move_back() -> None:
    table = alone("kN yR rO bR gW", side="basic")
    app = app_of(table)
    async with app.run_test() as pilot:
        await press(pilot, "1", "2", "c", "u")
        assert given(table) == []
        assert "taken back" in said(app, "#status")
        assert app.query_one(PickList).labels[0] == "black (Nazgûl)"
        await press(pilot, "u")
        assert said(app, "#status") == "There is nothing to take back."


async def test_after_dice_the_others_must_agree() -> None:
    table = together(ROLL)
    app = app_of(table)
    async with app.run_test() as pilot:
        await press(pilot, "1", "c")
        await pilot.press("u")
        await pilot.pause()
        assert isinstance(app.screen, ConsentDialog)
        assert app.screen.who == "sam"
        await press(pilot, "2")
        assert given(table) == ["black", "done"]
        assert said(app, "#status") == "Jan does not agree: the move stands."
        await pilot.press("u")
        await pilot.pause()
        await press(pilot, "enter")
        assert given(table) == []


async def test_all_others_are_asked_one_after_another() -> None:
    table = throw(sitting({"frodo": ANNA, "sam": JAN, "merry": Chair("Ola")}), ROLL)
    app = app_of(table)
    async with app.run_test() as pilot:
        await press(pilot, "1", "c")
        await pilot.press("u")
        for other in ("sam", "merry"):
            await pilot.pause()
            assert isinstance(app.screen, ConsentDialog)
            assert app.screen.who == other
            await pilot.click(OptionList, offset=(4, 0))
        await settle(pilot)
        assert given(table) == []


# Why, hint, language, light


async def test_a_log_line_can_be_asked_why() -> None:
    app = app_of(together("kT yR rR bR gW", "black yellow"))
    async with app.run_test() as pilot:
        await settle(pilot)
        log = app.query_one(LogPanel)
        assert log.highlighted == len(log.entries) - 1
        await press(pilot, "tab", "home", "down", "question_mark")
        assert isinstance(app.screen, RuleDialog)
        assert app.screen.rule.id == log.entries[1].rule
        text = screen_text(app)
        assert log.entries[1].rule in text
        assert app.screen.rule.section in text
        await press(pilot, "escape")
        assert log.has_focus
        await press(pilot, "escape")
        assert app.query_one(PickList).has_focus


async def test_in_the_picks_why_is_the_rule_of_the_ask() -> None:
    app = app_of(together(ROLL))
    async with app.run_test() as pilot:
        await press(pilot, "question_mark")
        assert isinstance(app.screen, RuleDialog)
        assert app.screen.rule.id == "MOR-2.2"


async def test_a_ruling_says_that_the_book_is_silent() -> None:
    app = app_of(together(ROLL))
    async with app.run_test() as pilot:
        await settle(pilot)
        app.explain("MOR-R6")
        await settle(pilot)
        assert "silent" in screen_text(app)


async def test_a_hint_names_what_the_bot_would_take() -> None:
    table = together("kN yR rO bR gW")
    app = app_of(table)
    async with app.run_test() as pilot:
        await press(pilot, "h")
        words = said(app, "#status").replace("\n", " ")
        assert words.startswith("The sage (exact values) would choose: black (Nazgûl), yellow")
        assert re.search(r"circles \d\.\d; .* The next best is black \(Nazgûl\), .*: \d\d\.\d%\.$", words), (
            "nothing is cut"
        )
        assert app.query_one(PickList).hinted == {"black", "yellow"}
        assert "black (Nazgûl) ◂" in screen_text(app)
    assert given(table) == []


async def test_the_language_changes_at_once() -> None:
    app = app_of(together(ROLL), "pl")
    async with app.run_test() as pilot:
        await press(pilot, "1", "c", "c", "l")
        assert "which dice" in said(app, "#ask")
        assert "is not enough" in said(app, "#status")
        assert "Roll 1" in screen_text(app)
        await press(pilot, "l")
        assert "które kostki" in said(app, "#ask")


async def test_light_and_dark() -> None:
    app = app_of(together(ROLL))
    async with app.run_test() as pilot:
        await press(pilot, "2", "d")
        assert app.palette is DARK
        assert app.query_one(PickList).chosen  # the selection stays
        await press(pilot, "d")
        assert app.palette is LIGHT


async def test_the_keys_at_the_foot_can_be_clicked() -> None:
    app = app_of(together(ROLL))
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        foot = screen_text(app).splitlines()[-1]
        await pilot.click(offset=(foot.index("polski"), 23))
        await settle(pilot)
        assert app.voice.language == "pl"


# Saving, leaving, the end


async def test_every_answer_is_saved_and_q_saves_and_leaves() -> None:
    shelf = Shelf()
    app = app_of(together(ROLL), shelf=shelf)
    async with app.run_test() as pilot:
        await press(pilot, "1", "c")
        assert shelf.saves == 1
        await pilot.press("q")
    assert shelf.saves == 2
    assert not app.is_running


async def test_ctrl_c_leaves_too() -> None:
    shelf = Shelf()
    app = app_of(together(ROLL), shelf=shelf)
    async with app.run_test() as pilot:
        await press(pilot, "question_mark")
        await pilot.press("ctrl+c")
    assert shelf.saves == 1


async def test_a_shelf_that_refuses_is_told_and_the_second_time_leaves() -> None:
    shelf = Shelf()
    shelf.refusal = Refusal("file-missing", file="x")
    app = app_of(together(ROLL), shelf=shelf)
    async with app.run_test() as pilot:
        await press(pilot, "q")
        assert "without saving" in said(app, "#status")
        assert app.is_running
        await pilot.press("q")
    assert not app.is_running


class Ponderer:
    """A bot that computes until the test releases it."""

    def __init__(self) -> None:
        self.gate = Event()

    def choose(self, sight: Sight, rng: Random) -> str:  # noqa: ARG002
        assert self.gate.wait(60), "nobody lets it go"
        return sight.ask.picks[0].id


async def test_while_a_bot_thinks_the_screen_lives_and_leaving_waits() -> None:
    shelf, ponderer = Shelf(), Ponderer()
    table = throw(sitting({"frodo": BOT, "sam": ME}), ROLL)
    app = app_of(table, shelf=shelf)
    app.host.bots["frodo"] = ponderer
    async with app.run_test() as pilot:
        await pilot.pause()
        assert app.thinking
        await pilot.press("l")
        await pilot.pause()
        assert "Gra Heather" in said(app, "#ask")
        await pilot.press("u", "q")
        await pilot.pause()
        assert said(app, "#status") == "Zapisuję grę…"
        assert shelf.saves == 0
        ponderer.gate.set()
        await settle(pilot)
    assert shelf.saves == 1
    assert given(table) == ["black"]


@pytest.mark.parametrize("key", ["x", "enter", "q", "space"])
async def test_at_the_end_the_result_stays_until_a_key(key: str) -> None:
    table = together("kT yR rN bR gO", "black red yellow", frodo="8 circles")
    throw(table, "kT yW rR bW gO", "black yellow")
    app = app_of(table)
    async with app.run_test() as pilot:
        await settle(pilot)
        assert "Victory: Anna!" in said(app, "#ask")
        await press(pilot, "l", "tab", "up", "shift+tab")
        assert "Zwycięstwo: Anna!" in said(app, "#ask")
        await pilot.press(key)
    assert not app.is_running


async def test_nobody_may_have_won() -> None:
    table = together("kT yN rN bR gO", "black yellow", frodo="0 circles 1 left", sam="0 circles 0 left")
    app = app_of(table)
    async with app.run_test() as pilot:
        await settle(pilot)
        assert "Nobody has won" in said(app, "#ask")
