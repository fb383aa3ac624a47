"""Uncertain facts of the board as options: valid values are used, and wrong ones are refused."""

from importlib.resources import files
from typing import Any

import pytest

from bree.core import Pick
from bree.games.doom import GAME
from bree.games.doom.board import printed
from bree.games.doom.state import FACES, FIGURES
from tests.rulebook.doom.doom_story import Journey, refused

BOARD = files("bree.games.doom").joinpath("board.toml").read_text(encoding="utf-8")
ROAD = "..N...H .H....N ...N.H. ..H..N. H.N.N.. ......."
SYMBOLS = "ring_bearers merry_pippin aragorn legolas gimli nazgul"
DIE = "aragorn legolas gimli merry_pippin gandalf sauron"
MARKS = {
    "courage_start": "DOOM-2.13",
    "courage_top": "DOOM-2.14",
    "galadriel_space": "DOOM-R22",
    "eye_space": "DOOM-9.16",
}
LISTS = {  # option: table and key of the data file, rule
    "road": ("road", "stages", "DOOM-2.18"),
    "bare_slots": ("bare_slots", "symbols", "DOOM-4.13"),
    "battle_die": ("battle_die", "faces", "DOOM-7.1"),
}


def given(form: str, option: str, words: str) -> str:
    """The words in all forms that a player may use: with spaces, with commas, or as a data file."""
    table, key, _ = LISTS[option]
    return {
        "words": words,
        "commas": ", ".join(words.split()),
        "file": f"# ours\n[{table}]\n{key} = {words.split()}\nconfidence = 'high'\n",
    }[form]


FORMS = pytest.mark.parametrize("form", ["words", "commas", "file"])


def why(**options: Any) -> tuple[str, str]:
    refusal = refused(**options)
    return refusal.key, refusal.rule


# Valid values.


def test_what_may_be_given_and_what_holds_otherwise() -> None:
    free = {option.name: (option.default, option.rule, option.file) for option in GAME.options if option.free}
    assert free == {
        "courage_start": (13, "DOOM-2.13", False),
        "courage_top": (18, "DOOM-2.14", False),
        "galadriel_space": (12, "DOOM-R22", False),
        "eye_space": (5, "DOOM-9.16", False),
        "bare_slots": (SYMBOLS, "DOOM-4.13", True),
        "road": (ROAD, "DOOM-2.18", True),
        "battle_die": (DIE, "DOOM-7.1", True),
    }


def test_every_figure_of_the_board_says_how_sure_it_is() -> None:
    tables = [printed()[name] for name in ("road", "bare_slots", "battle_die", "pieces")]
    for table in (*tables, *printed()["courage"].values()):
        assert table["confidence"] in ("low", "medium", "high")
        assert table["source"] in ("rulebook", "cross-checked", "single-source", "reconstructed")


def test_the_printed_board_itself_may_be_given_as_a_data_file() -> None:
    assert GAME.new({"road": BOARD, "bare_slots": BOARD, "battle_die": BOARD}).terms == GAME.new({}).terms


# The courage track.


@pytest.mark.rule("DOOM-2.13")
@pytest.mark.parametrize("given", [4, "4", "04"])
def test_another_start_of_the_courage_track(given: str | int) -> None:
    assert GAME.new({"courage_start": given}).courage == 4


@pytest.mark.rule("DOOM-2.14")
def test_another_top_of_the_courage_track() -> None:
    j = Journey.of(stage="gondor", held="gondor_treebeard", courage=13, courage_top="14")
    assert j.answer("gondor_treebeard", "courage").s.courage == 14


@pytest.mark.rule("DOOM-R22")
def test_another_space_of_galadriel() -> None:
    j = Journey.of(stage="rohan", held="rohan_galadriel", courage=3, galadriel_space=9)
    j.board(2, "red", 1, 3, "green", 1).until("offer", "battle")
    assert j.answer("rohan_galadriel").s.courage == 9


@pytest.mark.rule("DOOM-9.16")
def test_another_space_of_the_eye() -> None:
    j = Journey.of(stage="gondor", track="- gondor_eye_of_sauron - - - -", eye_space="2", courage=9)
    assert j.board(2, "red", 1, 6, "green", 1).decline().s.courage == 2


@pytest.mark.rule("DOOM-2.13", "DOOM-2.14", "DOOM-R22", "DOOM-9.16")
@pytest.mark.parametrize(("option", "rule"), MARKS.items())
@pytest.mark.parametrize("given", [0, 31, -1, "", " ", "13 ", "+5", "5.0", "1e1", "ten", "٣", "²", "13;", "0x5"])
def test_a_mark_that_is_no_circle_is_refused(option: str, rule: str, given: str | int) -> None:
    refusal = refused(**{option: given})
    assert (refusal.key, refusal.rule) == ("courage-number", rule)
    assert refusal.facts == {"option": "option-" + option, "found": str(given), "most": 30}


@pytest.mark.rule("DOOM-2.13", "DOOM-2.14", "DOOM-R22", "DOOM-9.16")
@pytest.mark.parametrize(("option", "rule"), MARKS.items())
def test_a_mark_of_endless_digits_is_refused(option: str, rule: str) -> None:
    refusal = refused(**{option: "9" * 12})
    assert (refusal.key, refusal.rule, refusal.facts["found"]) == ("courage-number", rule, "9" * 12)
    refusal = refused(**{option: "9" * 5000})
    assert (refusal.key, refusal.rule) == ("option-text", rule)


@pytest.mark.rule("DOOM-2.14")
@pytest.mark.parametrize("circle", [1, 30])
def test_the_first_and_the_last_possible_circle(circle: int) -> None:
    marks = dict.fromkeys(MARKS, circle)
    s = GAME.new(marks)
    assert (s.courage, s.terms.top, s.terms.galadriel, s.terms.eye) == (circle,) * 4


@pytest.mark.rule("DOOM-2.14")
@pytest.mark.parametrize(
    ("options", "facts"),
    [
        ({"courage_start": 19}, {"mark": "mark-start", "found": 19, "top": 18}),
        ({"courage_top": 12}, {"mark": "mark-start", "found": 13, "top": 12}),
        ({"galadriel_space": 19}, {"mark": "mark-galadriel", "found": 19, "top": 18}),
        ({"eye_space": 19}, {"mark": "mark-eye", "found": 19, "top": 18}),
    ],
)
def test_no_mark_lies_above_the_top(options: dict[str, int], facts: dict[str, Any]) -> None:
    refusal = refused(**options)
    assert (refusal.key, refusal.rule, refusal.facts) == ("courage-above-top", "DOOM-2.14", facts)


# The road.


@FORMS
@pytest.mark.rule("DOOM-2.18")
def test_another_road(form: str) -> None:
    road = given(form, "road", "N .H . ... ... ..")
    s = GAME.new({"road": road})
    assert s.terms.road.ends == (2, 5, 7, 11, 15, 18)
    assert {space: event for space, event in enumerate(s.terms.road.events) if event} == {1: "nazgul", 4: "dark_heart"}
    assert len(s.terms.road.events) == 19
    j = Journey.of(road=road, held="", warriors=5, legolas=3, gimli=0).board(3, "red", 1, 3, "green", 1).decline()
    assert (j.s.nazgul, j.s.courage) == (1, 12)


@FORMS
@pytest.mark.rule("DOOM-2.18")
@pytest.mark.parametrize(
    ("words", "key", "facts"),
    [
        ("", "road-stages", {"wanted": 6, "found": 0}),
        (". . . . .", "road-stages", {"wanted": 6, "found": 5}),
        (". . . . . . .", "road-stages", {"wanted": 6, "found": 7}),
        (". . .x. . . .", "road-letters", {"stage": 3, "found": ".x."}),
        ("n . . . . .", "road-letters", {"stage": 1, "found": "n"}),
        (". . . . " + "." * 20 + " .", "road-letters", {"stage": 5, "found": "." * 20}),
        (". . . . . " + "x" * 99, "road-letters", {"stage": 6, "found": "x" * 40}),
    ],
)
def test_a_road_of_another_form_is_refused(form: str, words: str, key: str, facts: dict[str, Any]) -> None:
    refusal = refused(road=given(form, "road", words))
    assert (refusal.key, refusal.rule, refusal.facts) == (key, "DOOM-2.18", facts)


@FORMS
@pytest.mark.rule("DOOM-8.8")
@pytest.mark.parametrize("last", ["N", "...H."])
def test_the_last_stage_has_no_event_spaces(form: str, last: str) -> None:
    refusal = refused(road=given(form, "road", ". . . . . " + last))
    assert (refusal.key, refusal.rule, refusal.facts) == ("road-last", "DOOM-8.8", {"found": last})


@pytest.mark.rule("DOOM-2.18")
def test_a_stage_has_twenty_spaces_at_most() -> None:
    assert GAME.new({"road": "." * 19 + " . . . . ."}).terms.road.ends[0] == 20


# The bare slots and the battle die.


@FORMS
@pytest.mark.rule("DOOM-4.13")
def test_other_symbols_under_the_cards(form: str) -> None:
    slots = given(form, "bare_slots", "nazgul gimli aragorn legolas merry_pippin nazgul")
    j = Journey.of(bare_slots=slots, track="- - - - - -").board(1, "red", 1, 2, "green", 1).until("free_move")
    assert (j.s.nazgul, j.ask.facts) == (1, {"figure": "figure-gimli"})
    assert [slot["symbol"] for slot in GAME.view(j.s, None)["track"]] == [
        "nazgul", "gimli", "aragorn", "legolas", "merry_pippin", "nazgul",
    ]  # fmt: skip


@FORMS
@pytest.mark.rule("DOOM-7.1")
def test_other_faces_of_the_battle_die(form: str) -> None:
    die = given(form, "battle_die", "sauron gimli sauron gandalf gimli sauron")
    j = Journey.of(battle_die=die, held="").board(2, "red", 1, 3, "green", 1).until("battle_die")
    assert j.ask.picks == (
        Pick("sauron", ("face:sauron",), 3),
        Pick("gimli", ("face:gimli",), 2),
        Pick("gandalf", ("face:gandalf",), 1),
    )
    assert j.refuses("aragorn") == "DOOM-7.1"


@FORMS
@pytest.mark.rule("DOOM-4.13", "DOOM-7.1")
@pytest.mark.parametrize(
    ("option", "known"), [("bare_slots", (*FIGURES, "nazgul")), ("battle_die", FACES)], ids=["bare_slots", "battle_die"]
)
@pytest.mark.parametrize("name", ["eagle", "gimli!", "dark_heart", "x" * 99])
def test_an_unknown_name_is_refused(form: str, option: str, known: tuple[str, ...], name: str) -> None:
    refusal = refused(**{option: given(form, option, f"gimli {name} legolas aragorn gimli legolas")})
    assert (refusal.key, refusal.rule) == ("board-name", LISTS[option][2])
    assert refusal.facts == {"name": name[:40], "known": known}


@FORMS
@pytest.mark.rule("DOOM-4.13", "DOOM-7.1")
@pytest.mark.parametrize("option", ["bare_slots", "battle_die"])
def test_a_name_may_be_given_in_any_letters(form: str, option: str) -> None:
    text = given(form, option, "Gimli GIMLI legolas aragorn gimli Legolas")
    assert GAME.choose({option: text})[option] == "gimli gimli legolas aragorn gimli legolas"


@pytest.mark.rule("DOOM-4.13", "DOOM-7.1")
@pytest.mark.parametrize(
    ("option", "name"),
    [("bare_slots", "gandalf"), ("bare_slots", "sauron"), ("battle_die", "nazgul"), ("battle_die", "ring_bearers")],
)
def test_what_is_on_the_die_is_not_under_the_cards_nor_the_other_way_round(option: str, name: str) -> None:
    assert why(**{option: f"gimli {name} legolas aragorn gimli legolas"}) == ("board-name", LISTS[option][2])


@FORMS
@pytest.mark.rule("DOOM-4.13", "DOOM-7.1")
@pytest.mark.parametrize("option", ["bare_slots", "battle_die"])
@pytest.mark.parametrize("count", [0, 1, 5, 7])
def test_six_are_wanted(form: str, option: str, count: int) -> None:
    refusal = refused(**{option: given(form, option, "gimli " * count)})
    assert (refusal.key, refusal.rule) == ("board-count", LISTS[option][2])
    assert refusal.facts == {"wanted": 6, "found": count}


# Data files.


@pytest.mark.rule("DOOM-2.18", "DOOM-4.13", "DOOM-7.1")
@pytest.mark.parametrize("option", LISTS)
@pytest.mark.parametrize("text", ["=", "[road\nstages = 1", "a = 1\na = 2", "stages = [", "{table} = {}\n[{table}]"])
def test_a_file_that_is_not_toml_is_refused(option: str, text: str) -> None:
    table, _, rule = LISTS[option]
    assert why(**{option: text.replace("{table}", table)}) == ("data-line", rule)


@pytest.mark.rule("DOOM-2.18", "DOOM-4.13", "DOOM-7.1")
@pytest.mark.parametrize("option", LISTS)
@pytest.mark.parametrize(
    "text",
    [
        "a = 1", "[{table}]\na = 1", "[{table}]\n{key} = 1", "[{table}]\n{key} = 'gimli'", "[{table}.{key}]\na = 1",
        "{key} = []", "{table} = 1", "{table} = []", "{table} = 'gimli'", "[[{table}]]\n{key} = []",
    ],
)  # fmt: skip
def test_a_file_without_the_list_is_told_which_one_is_missing(option: str, text: str) -> None:
    table, key, rule = LISTS[option]
    refusal = refused(**{option: text.format(table=table, key=key)})
    assert (refusal.key, refusal.rule, refusal.facts) == ("data-part", rule, {"part": f"[{table}] {key}"})


@pytest.mark.rule("DOOM-2.18", "DOOM-4.13", "DOOM-7.1")
@pytest.mark.parametrize("option", LISTS)
def test_a_file_of_endless_brackets_is_refused(option: str) -> None:
    assert why(**{option: "a = " + "[" * 9000}) == ("data-file", LISTS[option][2])


@pytest.mark.rule("DOOM-2.18")
@pytest.mark.parametrize("row", ["1", "['.']", "{ a = 1 }", "true", "'. .'"])
def test_a_stage_that_is_no_word_is_refused(row: str) -> None:
    assert why(road=f"[road]\nstages = [{row}, '.', '.', '.', '.', '.']") == ("road-letters", "DOOM-2.18")
