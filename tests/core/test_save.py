"""Saves are written and read, and every fault in a save is refused."""

from dataclasses import replace
import json
from typing import Any

import pytest
from tiny import GAME

from bree.core import Refusal
from bree.core.saves.replay import positions, replay
from bree.core.saves.save import FORMAT, Save, read_save, restore, start_position, write_save
from bree.core.saves.state_json import to_plain

ANSWERS = ["barrel01", "barrel02", "barrel03", "barrel04", "barrel05", "barrel02", "barrel03", "pass"]


def saved(**changes: Any) -> Save:
    position = to_plain(replay(GAME, {}, ANSWERS))
    seats = {"ann": {"name": "Anna", "bot": ""}, "bob": {"name": "random", "bot": "random"}}
    save = Save("tiny", 1, {"players": 2, "tokens": 1}, seats, None, list(ANSWERS), position, len(ANSWERS))
    return replace(save, **changes)


def data(**changes: Any) -> dict[str, Any]:
    return {**json.loads(write_save(saved())), **changes}


def refused(text: str) -> Refusal:
    with pytest.raises(Refusal) as refusal:
        read_save(text)
    return refusal.value


def not_restored(save: Save) -> Refusal:
    with pytest.raises(Refusal) as refusal:
        restore(save, GAME)
    return refusal.value


def broken(**fields: Any) -> dict[str, Any]:
    """A position with some wrong fields."""
    return {**to_plain(replay(GAME, {}, ANSWERS)), **fields}


def test_a_save_written_and_read_is_the_same_save() -> None:
    assert read_save(write_save(saved())) == saved()


def test_a_save_ends_with_a_line_and_keeps_polish_letters_readable() -> None:
    text = write_save(saved(seats={"ann": {"name": "Świętopełk"}}))
    assert text.endswith("}\n")
    assert "Świętopełk" in text


def test_a_sound_save_is_restored_from_its_answers() -> None:
    assert restore(saved(), GAME) == (None, ANSWERS)
    assert restore(saved(position=None, position_after=0), GAME) == (None, ANSWERS)


def test_a_save_that_begins_from_a_position_is_restored_from_there() -> None:
    early = to_plain(list(positions(GAME, {}, ANSWERS[:5]))[-1])
    assert restore(saved(start=early, answers=ANSWERS[5:], position_after=3), GAME) == (early, ANSWERS[5:])


@pytest.mark.parametrize("length", [0, 1, 50, 200, len(write_save(saved())) - 3])
def test_a_truncated_save_is_refused(length: int) -> None:
    assert refused(write_save(saved())[:length]).key == "save-truncated"


def test_json_nested_without_end_is_refused() -> None:
    assert refused("[" * 100_000).key == "save-truncated"


@pytest.mark.parametrize("text", ["[]", "5", "null", '"bree-save"', "{}", '{"kind": "chess"}'])
def test_json_that_is_no_save_of_ours_is_refused(text: str) -> None:
    assert refused(text).key == "save-foreign"


def test_a_newer_format_is_refused_with_both_numbers() -> None:
    refusal = refused(json.dumps({"kind": "bree-save", "format": FORMAT + 1, "something": "new"}))
    assert (refusal.key, refusal.facts) == ("save-newer", {"format": str(FORMAT + 1), "known": FORMAT})


@pytest.mark.parametrize("name", [name for name in data() if name != "kind"])
def test_a_save_without_one_of_its_fields_is_refused(name: str) -> None:
    left = data()
    del left[name]
    assert refused(json.dumps(left)).key == "save-damaged"


def test_a_save_with_a_field_too_many_is_refused() -> None:
    assert refused(json.dumps(data(colour="green"))).key == "save-damaged"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("format", "1"), ("format", None), ("game", 5), ("rules", "1"), ("rules", None),
        ("options", []), ("options", {"players": [2]}), ("options", {"players": None}),
        ("seats", ["ann"]), ("seats", {"ann": "Anna"}), ("seats", {"ann": {"name": 5}}),
        ("start", []), ("start", "x"), ("position", 7), ("position", []),
        ("answers", "barrel01"), ("answers", [1]), ("answers", [["barrel01"]]), ("answers", None),
        ("position_after", "8"), ("position_after", -1), ("position_after", 9), ("position_after", None),
    ],
)  # fmt: skip
def test_a_field_of_the_wrong_kind_is_refused(name: str, value: object) -> None:
    assert refused(json.dumps(data(**{name: value}))).key == "save-damaged"


def test_a_save_of_another_game_is_refused_with_both_names() -> None:
    refusal = not_restored(saved(game="chess"))
    assert (refusal.key, refusal.facts) == ("save-other-game", {"game": "chess", "wanted": "tiny"})


def test_a_save_of_a_game_that_nobody_knows_is_refused() -> None:
    with pytest.raises(Refusal) as refusal:
        restore(saved(game="chess"))
    assert refusal.value.key == "game-unknown"
    assert refusal.value.facts["game"] == "chess"


def test_a_save_by_newer_rules_is_refused_with_both_numbers() -> None:
    refusal = not_restored(saved(rules=2))
    assert (refusal.key, refusal.facts) == ("save-newer-rules", {"format": 2, "known": 1})


@pytest.mark.parametrize(
    ("at", "answer", "rule"),
    [(1, "barrel99", "TINY-1"), (3, "barrel02", "TINY-2"), (6, "barrel03", "TINY-3"), (8, "object", "TINY-5")],
)
def test_an_illegal_answer_says_its_number_and_the_rule(at: int, answer: str, rule: str) -> None:
    answers = [*ANSWERS[: at - 1], answer, *ANSWERS[at:]]
    refusal = not_restored(saved(answers=answers))
    assert (refusal.key, refusal.rule) == ("save-illegal", rule)
    assert refusal.facts == {"number": at, "answer": answer}


def test_an_answer_after_the_end_of_the_game_is_illegal() -> None:
    game = GAME.new({"tokens": 0})
    answers = []
    while ask := GAME.waiting(game):
        answers.append(ask.picks[0].id)
        GAME.apply(game, answers[-1])
    refusal = not_restored(saved(options={"tokens": 0}, answers=[*answers, "pass"]))
    assert (refusal.key, refusal.facts) == ("save-illegal", {"number": len(answers) + 1, "answer": "pass"})


@pytest.mark.parametrize("options", [{"players": 9}, {"colour": "green"}])
def test_options_that_the_game_does_not_have_are_refused(options: dict[str, Any]) -> None:
    assert not_restored(saved(options=options)).key in ("option-value", "option-unknown")


@pytest.mark.parametrize("answers", [[], ["pass"]], ids=["none", "one"])
@pytest.mark.parametrize(
    "position",
    [
        {},
        broken(colour="green"),
        broken(todo=5),
        broken(todo=[["dance"]]),
        broken(todo=[["swap"]]),
        broken(todo=[[]]),
        broken(deck=[1, 2]),
        broken(deck={"#Pile": 5}),
        broken(deck={"#Pile": [1, 2, 3, 4]}),
        broken(deck={"#Chest": []}),
        broken(deck={"#tuple": 3}),
        broken(hands=None),
        broken(hands={"ann": ["barrel01"]}),
        broken(seats={"#set": 4}),
        broken(gone=json.loads("[" * 400 + "]" * 400)),
    ],
    ids=str,
)
def test_a_damaged_position_is_refused_whether_answers_follow_or_not(position: Any, answers: list[str]) -> None:
    assert not_restored(saved(start=position, answers=answers, position_after=0)).key == "save-position"


def test_the_first_position_has_an_empty_log() -> None:
    s = start_position(GAME, {}, to_plain(replay(GAME, {}, ANSWERS)))
    assert s.log == []
    assert s.clone() == replay(GAME, {}, ANSWERS).clone()


DIGITS = "9" * 5000


@pytest.mark.parametrize("name", ["format", "rules", "position_after", "options", "answers", "seats", "start"])
def test_a_number_of_thousands_of_digits_is_refused(name: str) -> None:
    text = json.dumps(data(**{name: "HERE"})).replace('"HERE"', DIGITS)
    assert refused(text).key == "save-truncated"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("format", True), ("format", -1), ("format", 10**9), ("rules", 10**9), ("rules", -1), ("rules", True),
        ("game", "x" * 201), ("answers", ["x" * 201]), ("answers", ["pass"] * 50_001),
        ("seats", {"ann": {"name": "x" * 201}}), ("seats", {"x" * 201: {}}), ("options", {"x" * 201: 1}),
    ],
)  # fmt: skip
def test_a_save_beyond_all_bounds_is_refused(name: str, value: object) -> None:
    assert refused(json.dumps(data(**{name: value}))).key == "save-damaged"


def test_a_position_that_never_comes_to_rest_is_refused() -> None:
    wild = broken(round=-(10**12), hands={"ann": [], "bob": []}, tokens={"ann": 0, "bob": 0}, todo=[["next_round"]])
    assert not_restored(saved(start=wild, answers=[], position=None, position_after=0)).key == "save-position"
