"""The screen, driven by keys and mouse as a player would."""

import re

from textual.widgets import OptionList
import pytest

from bree.core import Refusal
from bree.games.mordor import GAME
from bree.lang import LANGUAGES, Voice
from bree.table import Chair, Sitting
from bree.term.consent_dialog import ConsentDialog
from bree.term.log_panel import LogPanel
from bree.term.look import DARK, LIGHT
from bree.term.pick_list import PickList
from bree.term.rule_dialog import RuleDialog
from tests.term.seated import ANNA, BOT, JAN, ME, Shelf, alone, app_of, four, press, said, screen_text, settle, sitting, throw, together

ROLL = "kN yR rO bR gW"


def given(table: Sitting, seat: str = "frodo") -> list[str]:
    """What the seat has answered."""
    return [answer.pick for answer in table.answers if answer.who == seat]


# One pick


async def test_a_number_picks() -> None:
    table = alone(ROLL, side="advanced", frodo="4 circles")
    async with app_of(table).run_test() as pilot:
        await press(pilot, "1")
    assert given(table) == ["stand"]


async def test_arrows_and_enter_pick() -> None:
    table = together(ROLL, side="advanced", frodo="4 circles")
    async with app_of(table).run_test() as pilot:
        await press(pilot, "down", "up", "down", "enter")
    assert given(table) == ["again"]


async def test_a_click_picks() -> None:
    table = together(ROLL, side="advanced", frodo="4 circles")
    async with app_of(table).run_test() as pilot:
        await settle(pilot)
        await pilot.click(PickList, offset=(6, 1))
        await settle(pilot)
    assert given(table) == ["again"]


async def test_a_number_that_is_not_there_does_nothing() -> None:
    table = together(ROLL, side="advanced", frodo="4 circles")
    async with app_of(table).run_test() as pilot:
        await press(pilot, "9")
    assert given(table) == []


async def test_two_presses_of_one_key_are_one_answer() -> None:
    table = together("kT yG rR bR gW", "black yellow", frodo="2 circles")
    app = app_of(table)
    async with app.run_test() as pilot:
        await settle(pilot)
        picks = app.query_one(PickList)
        picks.take(0)
        picks.take(0)
        await settle(pilot)
    assert given(table)[-1] == "1"
    assert given(table, "sam") == []


async def test_a_square_is_clicked_on_the_board() -> None:
    table = together("kT yG rR bR gW", "black yellow")
    app = app_of(table)
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        row = screen_text(app).splitlines()[2]
        await pilot.click(offset=(row.index("[3]") + 1, 2))
        await settle(pilot)
    assert given(table)[-1] == "3"


# A set of picks


async def test_a_set_is_marked_in_any_order() -> None:
    table = together(ROLL)
    app = app_of(table)
    async with app.run_test() as pilot:
        picks = app.query_one(PickList)
        await settle(pilot)
        labels = picks.labels
        assert len(labels) == 6  # all five dice, though the rules ask for the Nazgûl first, and the confirm line
        await press(pilot, str(labels.index("green (Weapon)") + 1), "home", "space", "c")
    assert given(table) == ["black", "green", "done"]


async def test_enter_marks_and_on_the_last_line_confirms() -> None:
    table = together(ROLL)
    async with app_of(table).run_test() as pilot:
        await press(pilot, "enter", "end", "enter")
    assert given(table) == ["black", "done"]


async def test_dice_are_clicked_on_the_board_and_shown_as_marked() -> None:
    table = together(ROLL)
    app = app_of(table)
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        lines = screen_text(app).splitlines()
        at = next(n for n, line in enumerate(lines) if "□♞ Nazgûl" in line)
        await pilot.click(offset=(lines[at].index("♞"), at))
        await settle(pilot)
        assert "■♞ Nazgûl" in screen_text(app)
        assert app.query_one(PickList).chosen == {"black"}
        await press(pilot, "1")
        assert app.query_one(PickList).chosen == frozenset()


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_refused_set_says_the_rule_and_stays_marked(language: str) -> None:
    table = together(ROLL)
    app = app_of(table, language)
    async with app.run_test() as pilot:
        await press(pilot, "2", "3", "c")
        label = app.voice.say("die-yellow")
        assert "[MOR-2.8]" in said(app, "#status")
        assert label in said(app, "#status")
        assert "yellow" in app.query_one(PickList).chosen
        await press(pilot, "question_mark")
        assert isinstance(app.screen, RuleDialog)
        assert app.screen.rule.id == "MOR-2.8"
        await press(pilot, "escape", "1", "3", "c")
        assert said(app, "#status") == ""
    assert given(table) == ["black", "yellow", "done"]


async def test_nothing_marked_is_refused() -> None:
    table = together(ROLL)
    app = app_of(table)
    async with app.run_test() as pilot:
        await press(pilot, "c")
        assert "[MOR-2.8]" in said(app, "#status")
        assert "done" not in said(app, "#status")
    assert given(table) == []


async def test_a_run_that_has_begun_may_just_be_ended() -> None:
    table = together(ROLL)
    table.answer("frodo", "black")
    async with app_of(table).run_test() as pilot:
        await press(pilot, "c")
    assert given(table) == ["black", "done"]


# Several persons, guests and chance


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_prompt_says_whose_turn_it_is(language: str) -> None:
    table = together("kT yR rR bR gW", "black yellow")
    app = app_of(table, language)
    async with app.run_test() as pilot:
        await settle(pilot)
        assert said(app, "#ask").startswith("Jan:")
        assert "▶ Sam (Jan)" in said(app, "SeatsLine")


async def test_guests_and_chance_play_until_a_person_is_asked() -> None:
    table = sitting({"frodo": BOT, "sam": ME, "merry": BOT})
    app = app_of(table)
    async with app.run_test() as pilot:
        await settle(pilot)
        assert app.seen.asked is not None
        assert app.seen.asked.who == "sam"
        assert "Frodo (bot)" in said(app, "SeatsLine")
        assert "Sam (you)" in said(app, "SeatsLine")
    assert given(table, "frodo")


async def test_any_key_skips_the_pauses() -> None:
    table = sitting({"frodo": BOT, "sam": ME})
    app = app_of(table, pause=86_400)
    async with app.run_test() as pilot:
        await pilot.pause()
        assert app.seen.others_play
        assert app.seen.ask is not None
        assert "plays" in said(app, "#ask")
        await press(pilot, "x")
        assert app.seen.asked is not None


async def test_a_table_without_persons_plays_to_the_end() -> None:
    table = sitting({"frodo": Chair("f", "random"), "sam": Chair("s", "random")}, frodo="7 circles")
    app = app_of(table)
    async with app.run_test() as pilot:
        await settle(pilot)
        assert app.seen.over


# Undo


async def test_undo_takes_the_whole_move_back() -> None:
    table = alone("kN yR rO bR gW", side="basic")
    app = app_of(table)
    async with app.run_test() as pilot:
        await press(pilot, "1", "2", "c", "u")
        assert given(table) == []
        assert "taken back" in said(app, "#status")
        assert [pick.id for pick in app.seen.asked.picks if app.seen.asked] == ["black", "yellow", "red", "blue", "green"]
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


async def test_a_ruling_says_that_the_book_is_silent(snap_compare: None) -> None:  # noqa: ARG001
    app = app_of(together(ROLL))
    async with app.run_test() as pilot:
        await settle(pilot)
        app.explain("MOR-R6")
        await settle(pilot)
        assert "silent" in screen_text(app)


async def test_a_hint_names_what_the_guest_would_take() -> None:
    table = together("kN yR rO bR gW")
    app = app_of(table)
    async with app.run_test() as pilot:
        await press(pilot, "h")
        assert said(app, "#status").startswith("Hint: black (Nazgûl)")
        assert "black" in app.query_one(PickList).hinted
        assert "black (Nazgûl) ◂" in screen_text(app)
    assert given(table) == []


async def test_the_language_changes_at_once() -> None:
    app = app_of(together(ROLL), "pl")
    async with app.run_test() as pilot:
        await press(pilot, "1", "c", "c", "l")
        assert "which dice" in said(app, "#ask")
        assert "is not possible" in said(app, "#status")
        assert "Roll 1" in screen_text(app)
        await press(pilot, "l")
        assert "które kostki" in said(app, "#ask")


async def test_light_and_dark() -> None:
    app = app_of(together(ROLL))
    async with app.run_test() as pilot:
        await press(pilot, "2", "d")
        assert app.paper is DARK
        assert app.query_one(PickList).chosen  # what is marked stays
        await press(pilot, "d")
        assert app.paper is LIGHT


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


async def test_leaving_waits_for_a_guest_that_thinks() -> None:
    shelf = Shelf()
    table = sitting({"frodo": BOT, "sam": ME})
    app = app_of(table, shelf=shelf)
    async with app.run_test() as pilot:
        await settle(pilot)
        app.thinking = True
        await pilot.press("q")
        await pilot.pause()
        assert shelf.saves == 0
        assert app.leaving
        app.thinking = False
        await pilot.press("q")
    assert shelf.saves == 1


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


# Whole games


@pytest.mark.parametrize(("language", "side", "size"), [("pl", "advanced", (80, 24)), ("en", "basic", (120, 40))])
async def test_a_whole_game_by_keys_shows_no_program_words(language: str, side: str, size: tuple[int, int]) -> None:
    chairs = {"frodo": ME, "sam": Chair("s", "greedy"), "merry": Chair("m", "random")}
    table = Sitting(GAME, {"players": 3, "side": side, "arrival": "instant_win"}, chairs, seed=5)
    app = app_of(table, language)
    inside = re.compile(r"\b(die|symbol|place|square|term|ask|log|no|seat)[-:]\w|\$|\b(frodo|sam|merry|chance|done)\b")
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        while not app.seen.over:
            assert not inside.search(screen_text(app))
            assert all(len(line) == size[0] for line in screen_text(app).splitlines())
            await press(pilot, "h", *hinted(app))
        assert given(table)


def hinted(app: object) -> list[str]:
    """The keys that follow the hint."""
    picks = app.query_one(PickList)  # type: ignore[attr-defined]
    keys = [str(at + 1) for at, pick in enumerate(picks.ask.picks) if pick.id in picks.hinted]
    return [*keys, "c"] if picks.ask.many else keys


@pytest.mark.parametrize("size", [(80, 24), (60, 16), (40, 12), (200, 60)])
async def test_every_size_is_drawn(size: tuple[int, int]) -> None:
    app = app_of(four("advanced"), "pl")
    async with app.run_test(size=size) as pilot:
        await press(pilot, "tab", "question_mark")
        assert isinstance(app.screen, RuleDialog)


async def test_all_keys_work_on_a_resized_screen() -> None:
    app = app_of(four("advanced"), "pl")
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        await pilot.resize_terminal(80, 24)
        await settle(pilot)
        assert Voice("pl", GAME).say("place-gondor") in screen_text(app)
        assert "zatwierdź zaznaczone" in screen_text(app)
