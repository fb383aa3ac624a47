"""The table line by line, in words."""

import io

from army import GAME as ARMY
import pytest

from bree.core import Refusal
from bree.core.find import find
from bree.core.rulebook import rulebook
from bree.games.doom.state import COLOURS
from bree.games.mordor import GAME as MORDOR
from bree.lang import Voice
from bree.table import Chair, Sitting
from bree.term.line_by_line import LineByLine
from bree.term.menu import handles
from bree.term.shown_table import number_lines
from tests.table.seating import ANNA, BOT, JAN, mordor, picks, roll, seat, tiny

TWO, EIGHT = (rulebook(MORDOR.package)[rule].text["en"] for rule in ("MOR-2.2", "MOR-2.8"))
FIVE = "gandalf ring orc weapon nazgul"  # black, yellow, red, blue, green


class First(io.StringIO):
    """Types the first answer of every menu, a given number of times."""

    def __init__(self, sitting: Sitting, times: int) -> None:
        super().__init__()
        self.sitting = sitting
        self.left = times

    def readline(self, _size: int | None = -1, /) -> str:
        self.left -= 1
        ask = self.sitting.ask
        assert ask is not None
        return next(iter(handles(ask.picks))) + "\n" if self.left >= 0 else ""


class Table:
    """A sitting played by typed lines; what was said after each of them."""

    def __init__(
        self, sitting: Sitting, *lines: str, lang: str = "en", full: bool = False, first: int = 0, me: bool = False
    ) -> None:
        self.sitting = sitting
        self.saves = 0
        self.full = full
        out = io.StringIO()
        names = {seat: chair.name for seat, chair in sitting.chairs.items() if not chair.bot and not me}
        typed = First(sitting, first) if first else io.StringIO("".join(line + "\n" for line in lines))
        self.plain = LineByLine(sitting, Voice(lang, sitting.game, names), self.save, typed, out)
        self.ended = self.plain.play()
        self.said = out.getvalue().splitlines()

    def save(self) -> None:
        if self.full:
            raise Refusal("file-unwritable", file="x.json", why="full")
        self.saves += 1


def rolled(*chairs: Chair, faces: str = FIVE) -> Sitting:
    sitting = mordor(*(chairs or (ANNA, BOT)))
    roll(sitting, faces)
    return sitting


def test_the_board_the_question_and_numbered_choices_are_told() -> None:
    table = Table(rolled())
    assert table.said[-7:] == [
        "Anna: which dice do you set aside?",
        "  1  green (Nazgûl)",
        "  2  black (Gandalf)",
        "  3  yellow (Ring)",
        "  4  red (Orc)",
        "  5  blue (Weapon)",
        "(choose 1 to 5, all in one line, such as: 1 2)",
    ]
    assert "On the table: Gandalf (black), Ring (yellow), Orc (red), Weapon (blue), Nazgûl (green)." in table.said
    assert not table.ended


def test_polish_is_spoken_where_it_is_asked_for() -> None:
    table = Table(rolled(), lang="pl")
    assert "Anna: które kostki odkładasz?" in table.said
    assert "  1  zielona (Nazgul)" in table.said


@pytest.mark.parametrize("line", ["1 3", "3 1", "3,1", "green yellow", " 1   yellow "])
def test_a_set_may_be_named_by_numbers_or_names_in_any_order(line: str) -> None:
    table = Table(rolled(), line)
    assert picks(table.sitting)[5:8] == ["green", "yellow", "done"]
    assert table.saves == 1


@pytest.mark.parametrize(("line", "taken"), [("5 1", "orange red"), ("1 4", "orange green"), ("2 1", "orange purple")])
def test_the_two_dice_of_doom_are_named_at_once_in_any_order(line: str, taken: str) -> None:
    sitting = Sitting(find("doom"), {"players": 1}, {"star": ANNA}, seed=4)
    table = Table(sitting, line)
    named = [pick for who, pick, *_ in sitting.answers if who == "star" and pick in COLOURS]
    assert sorted(named, key=COLOURS.index) == taken.split()
    assert not [line for line in table.said if "not possible" in line]


@pytest.mark.parametrize(
    ("lang", "count", "short"),
    [
        ("en", "(choose 2, all in one line, such as: 1 2)", "That is not enough yet: 1 more is needed."),
        ("pl", "(wybierz 2, wszystko w jednym wierszu, na przykład: 1 2)", "To jeszcze za mało: brakuje 1."),
    ],
)
def test_one_die_of_two_is_refused_with_the_rule_and_nothing_is_taken(lang: str, count: str, short: str) -> None:
    sitting = Sitting(find("doom"), {"players": 1}, {"star": ANNA}, seed=4)
    sitting.play_automatic()
    before = len(sitting.answers)
    table = Table(sitting, "5", "5 1 2", lang=lang)
    rule = rulebook(sitting.game.package)["DOOM-3.2"].text[lang]
    assert table.said.count(count) == 3
    assert f"{short} DOOM-3.2: {rule}" in table.said
    assert [line.endswith(f"DOOM-3.2: {rule}") for line in table.said].count(True) == 2
    assert len(sitting.answers) == before


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("9", "There is no choice number 9; the numbers are: 1–5."),
        ("0", "There is no choice number 0; the numbers are: 1–5."),
        ("9" * 5000, f"There is no choice number {'9' * 300}…; the numbers are: 1–5."),
        ("dance", f"“dance” is not possible now. MOR-2.2: {TWO}"),
        ("x" * 5000, f"“{'x' * 300}…” is not possible now. MOR-2.2: {TWO}"),
        ("3", f"That is not enough yet: 1 more is needed. MOR-2.8: {EIGHT}"),
        ("yellow", f"That is not enough yet: 1 more is needed. MOR-2.8: {EIGHT}"),
        ("done", f"That is not enough yet: 1 more is needed. MOR-2.8: {EIGHT}"),
    ],
)
def test_what_is_refused_is_said_and_asked_again(line: str, said: str) -> None:
    table = Table(rolled(), line)
    assert said in table.said
    assert len(table.sitting.answers) == 5
    assert table.said.count("Anna: which dice do you set aside?") == 2
    assert table.saves == 0


def test_a_question_mark_after_a_refusal_tells_the_rule_that_refused() -> None:
    table = Table(rolled(), "3", "?")
    assert [said for said in table.said if said.startswith("MOR-")] == [
        f"MOR-2.8: {EIGHT} (Polish rulebook: Faza 1: rzuty kostkami)"
    ]


def test_a_refusal_is_polish_with_the_names_that_the_player_sees() -> None:
    table = Table(rolled(faces="ring ring orc weapon nazgul"), "black yellow", lang="pl")
    rule = rulebook(MORDOR.package)["MOR-2.3"].text["pl"]
    assert f"„żółta (Pierścień)” nie jest teraz możliwe. MOR-2.3: {rule}" in table.said


def test_a_typed_number_is_the_answer_where_answers_are_numbers() -> None:
    """Gandalf's question names squares: 2 is square 2, though square 1 can no longer be chosen."""
    sitting = mordor(ANNA, BOT)
    while (ask := sitting.ask) is not None and ask.key != "halve":
        sitting.answer(ask.who, ask.picks[0].id) if ask.who in sitting.chairs else sitting.play_automatic()
    assert ask is not None
    numbers = [pick.id for pick in ask.picks if pick.id != "pass"]
    shown = [f"  {number}  Square {number}" for number in numbers]
    table = Table(sitting, "a")
    at = table.said.index(shown[0])
    assert table.said[at : at + len(shown) + 1] == [*shown, "  a  none"]
    assert "pass" in picks(table.sitting)


def test_the_table_is_introduced() -> None:
    assert Table(rolled(Chair("me"), BOT), me=True).said[0] == "At the table: Frodo (you), Sam (bot ★★)."
    assert Table(rolled(Chair("me"), BOT), me=True, lang="pl").said[0] == "Przy stole: Frodo (ty), Sam (bot ★★)."
    assert Table(rolled(ANNA, JAN)).said[0] == "At the table: Frodo (Anna), Sam (Jan)."


def test_the_board_is_told_once_a_turn_and_when_asked_for() -> None:
    sheet = "Anna: 0 of 9 circles, at Bag End; Nazgûl fields left: 6."
    assert Table(rolled(), "dance", "h", "1 3").said.count(sheet) == 1  # and 1 3 begins the second roll of this turn
    assert Table(rolled(), "b").said.count(sheet) == 2
    assert Table(rolled(), "board", "b").said.count(sheet) == 3
    assert Table(rolled(), "1 3", "u").said.count(sheet) == 2
    polish = "Anna: " + Table(rolled(), lang="pl").said[4].removeprefix("Anna: ")
    assert Table(rolled(), "p", "plansza", "b", lang="pl").said.count(polish) == 3
    whole = Table(mordor(ANNA, BOT), first=500)
    turns = sum(entry.key == "turn" and entry.facts["who"] == "frodo" for entry in whole.sitting.log("frodo"))
    numbers = number_lines(whole.sitting.game.numbers(whole.sitting.state), whole.plain.voice)
    *told, frodo, sam, count = whole.said
    assert [frodo, sam, count] == numbers, "after the end"
    assert sum(said.startswith("Sam: ") or said == "Sam is out of the game." for said in told) == turns + 1


@pytest.mark.parametrize("line", ["", "help"])
def test_help_is_given_and_the_question_put_again(line: str) -> None:
    table = Table(rolled(), line)
    assert sum("q saves and leaves" in said for said in table.said) == 2
    assert len(table.sitting.answers) == 5


def test_a_question_mark_tells_the_rule_of_the_last_line_or_any_rule() -> None:
    table = Table(rolled(), "?", "? mor-1.9", "?MOR-2.3", "? MOR-99")
    for rule in ("MOR-2.1: ", "MOR-1.9: Turns go clockwise.", "MOR-2.3: "):
        assert any(said.startswith(rule) for said in table.said)
    assert "There is no rule “MOR-99”." in table.said


def test_a_hint_names_a_bot_and_a_pick_and_plays_nothing() -> None:
    table = Table(rolled(), "h")
    assert any(said.startswith("The sage (exact values) would choose: green") for said in table.said)
    assert len(table.sitting.answers) == 5


def test_a_game_without_a_strong_bot_still_gives_a_hint() -> None:
    table = Table(tiny(ANNA, Chair("random", "random")), "h")
    assert any(said.startswith("The wanderer (random) would choose: Barrel barrel0") for said in table.said)


def test_leaving_ends_the_table_and_not_the_game() -> None:
    table = Table(rolled(), "q", "1")
    assert not table.ended
    assert len(table.sitting.answers) == 5


def test_every_line_of_the_log_is_told_once_to_the_end_of_the_game() -> None:
    table = Table(mordor(ANNA, BOT), first=500)
    assert table.ended
    voice = Voice("en", table.sitting.game, {"frodo": "Anna"})
    lines = [voice.line(entry) for entry in table.sitting.log("frodo")]
    told = iter(table.said)
    assert all(line in told for line in lines)
    assert sum(said in set(lines) for said in table.said) == len(lines)


def test_a_set_of_picks_is_taken_back_at_once_among_bots() -> None:
    table = Table(rolled(), "1 3", "u")
    assert "Taken back." in table.said
    assert picks(table.sitting)[5:] == []
    assert table.saves == 2


def test_there_is_nothing_to_take_back_before_the_first_answer() -> None:
    table = Table(rolled(), "u")
    assert "There is nothing to take back." in table.said
    assert table.saves == 0


def test_a_consent_that_is_neither_yes_nor_no_is_asked_for_again() -> None:
    table = Table(rolled(ANNA, JAN), "1 3", "u", "", "maybe", "yes")
    asked = [said for said in table.said if said.startswith("Jan: Anna wants to take back a move")]
    assert len(asked) == 3
    assert "Taken back." in table.said
    assert "Jan does not agree." not in table.said


@pytest.mark.parametrize(("word", "agrees"), [("yes", True), ("Y", True), ("no", False), ("", False)])
def test_the_others_at_the_keyboard_are_asked_after_dice(word: str, agrees: bool) -> None:
    table = Table(rolled(ANNA, JAN), "1 3", "u", word)
    assert any(said.startswith("Jan: Anna wants to take back a move") for said in table.said)
    assert ("Taken back." in table.said) == agrees
    assert ("Jan does not agree." in table.said) != agrees
    assert (picks(table.sitting)[5:] == []) == agrees
    assert table.sitting.request is None


def test_in_polish_the_answer_is_polish() -> None:
    table = Table(rolled(ANNA, JAN), "1 3", "u", "tak", lang="pl")
    assert "Cofnięto." in table.said


def test_what_is_told_again_after_taking_back_is_only_what_happens_anew() -> None:
    """Also where the log of the one person is shorter than the whole one."""
    sitting = tiny(ANNA, Chair("random", "random"))
    table = Table(sitting, "1", "u", "2")
    voice = Voice("en", sitting.game, {"ann": "Anna"})
    told = table.said[table.said.index("Taken back.") + 1 :]
    lines = [voice.line(entry) for entry in sitting.log("ann")]
    assert lines[5] == "Anna has chosen."
    at = told.index("Anna has chosen.")
    assert [said for said in told[at:] if said in lines] == lines[5:]


def test_a_shelf_that_is_full_is_said_and_the_game_goes_on() -> None:
    table = Table(rolled(), "1 3", full=True)
    assert "Bree cannot write the file “x.json”: full." in table.said
    assert picks(table.sitting)[5:8] == ["green", "yellow", "done"]


def test_only_one_thing_can_be_chosen_where_one_is_asked_for() -> None:
    table = Table(tiny(ANNA, JAN), "", "1 2", "barrel04")  # the first line draws the curtain aside
    assert any(said.startswith("Give exactly one answer here. TINY-3: ") for said in table.said)
    assert picks(table.sitting)[5:] == ["barrel04"]


def test_a_table_of_bots_alone_plays_itself_out() -> None:
    sitting = seat(rolled().game, (BOT, BOT), {"starter": "sam"})
    assert Table(sitting).ended


def test_of_some_things_there_are_several_and_they_are_named_as_often_as_they_are_wanted() -> None:
    sitting = seat(ARMY, (ANNA, JAN), {"each": 2, "hits": 0})
    table = Table(sitting, "9 9 9", "9 13 9")
    assert "  9  rohan-regular ×2" in table.said
    assert "(choose 1 to 10, all in one line, repeats allowed, such as: 1 1 2)" in table.said
    assert any("ARMY-2" in line for line in table.said)
    assert picks(sitting) == ["rohan-regular", "rohan-regular", "gandalf", "done"]
