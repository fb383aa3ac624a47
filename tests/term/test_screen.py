"""The screen, driven by keys and mouse like a player: picks, pick sets, the moves of others, whole games."""

import re

from army import GAME as ARMY
import pytest

from bree.games.mordor import GAME
from bree.lang import LANGUAGES, Voice
from bree.table import Chair
from bree.term.pick_list import PickList
from bree.term.rule_dialog import RuleDialog
from bree.term.screen import TableApp
from tests.table.seating import ANNA, JAN, seat
from tests.term.seated import (
    BOT,
    ME,
    ROLL,
    alone,
    app_of,
    four,
    given,
    press,
    said,
    screen_text,
    settle,
    sitting,
    together,
)

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


# A pick set


async def test_a_set_is_marked_in_any_order() -> None:
    table = together(ROLL)
    app = app_of(table)
    async with app.run_test() as pilot:
        picks = app.query_one(PickList)
        await settle(pilot)
        labels = picks.labels
        assert len(labels) == 6  # all five dice, although the rules require the Nazgûl first, and the confirm line
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


@pytest.mark.parametrize(
    ("language", "counts"),
    [
        ("en", ("(choose 1 to 10)", "(1 to 10, 3 marked)")),
        ("pl", ("(wybierz od 1 do 10)", "(od 1 do 10, zaznaczono 3)")),
    ],
)
async def test_of_several_each_press_marks_one_more_and_the_question_counts(
    language: str, counts: tuple[str, str]
) -> None:
    table = seat(ARMY, (ANNA, JAN), {"each": 2, "hits": 0})
    app = app_of(table, language)
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        assert "rohan-regular 0/2" in screen_text(app)
        assert said(app, "#ask").endswith(counts[0])
        await press(pilot, "9", "9", "9")
        assert app.query_one(PickList).chosen == frozenset()
        await press(pilot, "9", "9", "1")
        assert "rohan-regular 2/2" in screen_text(app)
        assert said(app, "#ask").endswith(counts[1])
        await press(pilot, "c")
    assert given(table, "west") == ["dwarves-regular", "rohan-regular", "rohan-regular", "done"]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_set_that_is_not_whole_says_the_rule_and_stays_marked(language: str) -> None:
    table = together(ROLL)
    app = app_of(table, language)
    async with app.run_test() as pilot:
        await press(pilot, "2", "3", "c")
        status = said(app, "#status").replace("\n", " ")
        assert status.startswith(app.voice.say("no-not-whole", {"least": 1, "most": 2}) + " MOR-2.8: ")
        assert app.query_one(PickList).chosen == {"yellow", "red"}
        await press(pilot, "question_mark")
        assert isinstance(app.screen, RuleDialog)
        assert app.screen.rule.id == "MOR-2.8"
        await press(pilot, "escape", "1", "3", "c")
        assert said(app, "#status") == ""
    assert given(table) == ["black", "yellow", "done"]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_what_the_marks_bar_says_its_rule_and_can_be_marked_when_they_are_gone(language: str) -> None:
    """The yellow and the blue die both show a Ring."""
    table = together(ROLL)
    app = app_of(table, language)
    async with app.run_test() as pilot:
        picks = app.query_one(PickList)
        await press(pilot, "2", "4")
        assert picks.chosen == {"yellow"}
        assert f"{picks.handles[3]} · {picks.labels[3]}" in screen_text(app)
        assert app.voice.say("die-blue") in said(app, "#status")
        assert "MOR-2.3: " in said(app, "#status")
        await press(pilot, "2", "4")
        assert picks.chosen == {"blue"}
        assert said(app, "#status") == ""
        await press(pilot, "1", "c")
    assert given(table) == ["black", "blue", "done"]


async def test_nothing_marked_is_refused() -> None:
    table = together(ROLL)
    app = app_of(table)
    async with app.run_test() as pilot:
        await press(pilot, "c")
        assert "MOR-2.8: " in said(app, "#status")
        assert "done" not in said(app, "#status")
    assert given(table) == []


async def test_a_run_that_has_begun_may_just_be_ended() -> None:
    table = together(ROLL)
    table.answer("frodo", "black")
    async with app_of(table).run_test() as pilot:
        await press(pilot, "c")
    assert given(table) == ["black", "done"]


# Several people, bots and chance


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_prompt_says_whose_turn_it_is(language: str) -> None:
    table = together("kT yR rR bR gW", "black yellow")
    app = app_of(table, language)
    async with app.run_test() as pilot:
        await settle(pilot)
        assert said(app, "#ask").startswith("Jan:")
        assert "▶ Sam (Jan)" in said(app, "SeatsLine")


async def test_bots_and_chance_play_until_a_person_is_asked() -> None:
    table = sitting({"frodo": BOT, "sam": ME, "merry": BOT})
    app = app_of(table)
    async with app.run_test() as pilot:
        await settle(pilot)
        assert app.seen.asked is not None
        assert app.seen.asked.who == "sam"
        assert "Frodo (bot Heather ★★★)" in said(app, "SeatsLine")
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
        numbers = app.sitting.game.numbers(app.sitting.state)
        assert numbers
        told = " ".join(said(app, "#status").split())
        for number in numbers:
            assert app.voice.say("result-" + number.key, number.facts) in told


# Whole games


@pytest.mark.parametrize(("language", "side", "size"), [("pl", "advanced", (80, 24)), ("en", "basic", (120, 40))])
async def test_a_whole_game_by_keys_shows_no_program_words(language: str, side: str, size: tuple[int, int]) -> None:
    chairs = {"frodo": ME, "sam": Chair("s", "greedy"), "merry": Chair("m", "random")}
    table = sitting(chairs, side=side, arrival="instant_win", frodo="6 circles 4 left h2", sam="5 circles 2 left")
    app = app_of(table, language)
    inside = re.compile(r"\b(die|symbol|place|square|term|ask|log|no|seat)[-:]\w|\$|\b(frodo|sam|merry|chance|done)\b")
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        for _ in range(300):
            if app.seen.over:
                break
            assert not inside.search(screen_text(app))
            assert all(len(line) == size[0] for line in screen_text(app).splitlines())
            await press(pilot, "h", *hinted(app))
        assert app.seen.over
        assert given(table)


def hinted(app: TableApp) -> list[str]:
    """Return the keys that follow the hint."""
    picks = app.query_one(PickList)
    assert picks.ask is not None
    keys = [key for key, pick in zip(picks.handles, picks.ask.picks, strict=True) if pick.id in picks.hinted]
    return [*keys, "c"] if picks.ask.many else keys


@pytest.mark.parametrize("size", [(80, 24), (60, 16), (40, 12), (200, 60)])
async def test_every_size_is_drawn(size: tuple[int, int]) -> None:
    app = app_of(four("advanced"), "pl")
    async with app.run_test(size=size) as pilot:
        await press(pilot, "tab", "question_mark")
        assert isinstance(app.screen, RuleDialog)


async def test_the_table_goes_on_under_a_dialog() -> None:
    app = app_of(four("advanced"), "pl")
    async with app.run_test(size=(120, 40)) as pilot:
        await press(pilot, "question_mark")
        await pilot.resize_terminal(80, 24)
        app.action_hint()
        await settle(pilot)
        assert isinstance(app.screen, RuleDialog)
        await press(pilot, "escape")
        assert said(app, "#status").startswith("Mędrzec (dokładne wartości) wybiera: ")


async def test_a_resized_screen_is_drawn_anew() -> None:
    app = app_of(four("advanced"), "pl")
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        await pilot.resize_terminal(80, 24)
        await settle(pilot)
        assert Voice("pl", GAME).say("place-gondor") in screen_text(app)
        assert "zatwierdź zaznaczone" in screen_text(app)
