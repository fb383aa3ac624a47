"""A save of older rules uses its answers if they are still legal, and else its position with renamed steps."""

from dataclasses import replace
from typing import Any

import pytest
from tiny import GAME as OLD
from tiny.rules import book, of_hand
from tiny.state import Tiny

from bree.core import Ask, Game, Options, Refusal, Rules
from bree.core.saves.migrate import rename_steps
from bree.core.saves.replay import positions
from bree.core.saves.save import Save, restore, write_save
from bree.core.saves.state_json import to_plain
from bree.table import Sitting

ANSWERS = ["barrel01", "barrel02", "barrel03", "barrel04", "barrel05", "barrel02", "barrel03"]
AFTER = 6  # Ann has sealed her barrel, and Bob is asked


def setup(options: Options) -> Tiny:
    """Three barrels in each hand instead of two, so the old answers are illegal."""
    s: Tiny = OLD.setup(options)
    s.todo[1:1] = [("deal", seat) for seat in s.seats]
    return s


def new_game() -> Game:
    """Version 2, in which `seal` is called `choose_barrel`."""
    rules: Rules[Tiny] = Rules()
    rules.steps = dict(book.steps)
    rules.asks = {name: ask for name, ask in book.asks.items() if name != "seal"}
    rules.answers = {name: step for name, step in book.answers.items() if name != "seal"}

    @rules.ask
    def choose_barrel(s: Tiny, seat: str) -> Ask:
        return Ask(seat, "seal", "TINY-3", of_hand(s, seat))

    rules.answers["choose_barrel"] = book.answers["seal"]
    rules.check()
    return replace(OLD, version=2, rules=rules, setup=setup, renamed_steps={"seal": "choose_barrel"})


NEW = new_game()


def old_save(**changes: Any) -> Save:
    at = [to_plain(s) for s in positions(OLD, {}, ANSWERS)]
    seats = {seat: {"name": seat, "bot": ""} for seat in ("ann", "bob")}
    save = Save("tiny", 1, {"players": 2, "tokens": 1}, seats, None, list(ANSWERS), at[AFTER], AFTER)
    return replace(save, **changes)


def test_the_old_ask_is_really_gone() -> None:
    assert old_save().position["todo"][-1] == ["seal", "bob"]  # type: ignore[index]
    assert "seal" not in {**NEW.rules.asks, **NEW.rules.steps}


def test_answers_that_are_still_legal_are_kept_from_the_start() -> None:
    same_rules = replace(OLD, version=2)
    assert restore(old_save(), same_rules) == (None, ANSWERS)


def test_a_game_whose_answers_became_illegal_goes_on_from_its_position() -> None:
    start, answers = restore(old_save(), NEW)
    assert answers == ANSWERS[AFTER:]
    assert start is not None
    assert start["todo"][-1] == ["choose_barrel", "bob"]


def test_the_restored_game_can_be_played_saved_and_loaded_again() -> None:
    start, answers = restore(old_save(), NEW)
    loaded = Sitting.load(write_save(old_save()), NEW)
    assert loaded.start == start
    assert [answer.pick for answer in loaded.answers] == answers
    loaded.answer("ann", "pass")
    again = Sitting.load(loaded.save(), NEW)
    assert again.state == loaded.state
    assert [answer.pick for answer in again.answers] == [*answers, "pass"]


def test_undo_does_not_reach_behind_the_position() -> None:
    sitting = Sitting.load(write_save(old_save(answers=ANSWERS[:AFTER])), NEW)
    assert sitting.answers == []
    with pytest.raises(Refusal) as refusal:
        sitting.undo("ann")
    assert refusal.value.key == "nothing-to-undo"


def test_an_illegal_answer_after_the_position_is_counted_from_the_start_of_the_game() -> None:
    with pytest.raises(Refusal) as refusal:
        restore(old_save(answers=[*ANSWERS, "barrel01"]), NEW)
    assert (refusal.value.key, refusal.value.rule) == ("save-illegal", "TINY-4")
    assert refusal.value.facts == {"number": len(ANSWERS) + 1, "answer": "barrel01"}


def test_without_a_position_the_illegal_answer_is_named() -> None:
    with pytest.raises(Refusal) as refusal:
        restore(old_save(position=None, position_after=0), NEW)
    assert (refusal.value.key, refusal.value.facts) == ("save-illegal", {"number": 6, "answer": "barrel02"})


def test_by_the_same_rules_an_illegal_answer_is_never_passed_over() -> None:
    with pytest.raises(Refusal) as refusal:
        restore(old_save(rules=2), NEW)
    assert refusal.value.key == "save-illegal"


@pytest.mark.parametrize("position", [{}, {"todo": 5}, {"todo": [5]}, {"todo": [[]]}, {"todo": []}], ids=str)
def test_a_damaged_position_is_refused(position: Any) -> None:
    with pytest.raises(Refusal) as refusal:
        restore(old_save(position=position), NEW)
    assert refusal.value.key == "save-position"


def test_a_step_that_nobody_remembers_is_refused() -> None:
    with pytest.raises(Refusal) as refusal:
        restore(old_save(), replace(NEW, renamed_steps={}))
    assert refusal.value.key == "save-position"


def test_only_names_of_steps_are_renamed() -> None:
    position = {"todo": [["seal", "seal"], ["award"]], "hands": {"seal": ()}}
    assert rename_steps(position, {"seal": "choose_barrel"}) == {
        "todo": [["choose_barrel", "seal"], ["award"]],
        "hands": {"seal": ()},
    }
