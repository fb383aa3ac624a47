"""The table's own lines in the log: no rule made them happen, and no undo takes them back."""

from random import Random

import pytest

from bree.core import Refusal
from bree.table import Chair, Sitting
from bree.table.checkpoints import STEP
from bree.table.undo import TABLE_RULE
from tests.table.seating import ANNA, BOT, EWA, JAN, mordor, refusal_of, roll, tiny

FIVE = "gandalf ring orc weapon nazgul"


def told(sitting: Sitting) -> list[str]:
    return [entry.key for entry in sitting.state.log or []]


def test_a_line_stays_behind_what_it_followed_when_later_answers_are_taken_back() -> None:
    sitting = tiny()
    sitting.note("seat-taken", seat="bob", who="'Jan")
    noted = told(sitting)
    sitting.answer("ann", "barrel02")
    assert told(sitting) == [*noted, "sealed"]
    assert sitting.undo("ann")
    assert told(sitting) == noted
    sitting.answer("ann", "barrel04")
    assert told(sitting) == [*noted, "sealed"]


def test_a_line_that_came_after_what_is_taken_back_is_told_at_the_end() -> None:
    sitting = tiny()
    before = told(sitting)
    sitting.answer("ann", "barrel02")
    sitting.note("seat-taken", seat="bob", who="'Jan")
    assert sitting.undo("ann")
    assert told(sitting) == [*before, "seat-taken"]
    assert [entry.rule for entry in sitting.state.log or []][-1] == TABLE_RULE


def test_wherever_it_is_told_and_however_far_one_goes_back_no_line_is_lost_or_doubled() -> None:
    rng = Random(3)
    sitting = mordor(ANNA, JAN)
    notes = 0
    for number in range(60):
        sitting.play_automatic()
        ask = sitting.ask
        if ask is None:
            break
        sitting.answer(ask.who, rng.choice(ask.picks).id)
        if number % 7 == 0:
            sitting.note("seat-bot", seat="sam", who=f"'bot {number}")
            notes += 1
        if number % 5 == 0:
            sitting.rewind(rng.randrange(len(sitting.answers) + 1))
        lines = [entry.facts["who"] for entry in sitting.state.log or [] if entry.rule == TABLE_RULE]
        assert len(lines) == len(set(lines)) == notes
        told_before = [answer.log_before for answer in sitting.answers]
        assert told_before == sorted(told_before)
    assert notes > 5


def test_a_line_after_a_throw_that_tells_nothing_is_not_lost_where_a_position_is_kept() -> None:
    sitting = mordor(ANNA, JAN)
    for _ in range(STEP):
        before, ask = told(sitting), sitting.ask
        assert ask is not None
        sitting.answer(ask.who, ask.picks[0].id)
    assert (told(sitting), sitting.answers[-1].who) == (before, "chance")
    sitting.note("seat-bot", seat="sam", who="'bot")
    sitting.answer("chance", "ring")
    assert told(sitting) != [*before, "seat-bot"]
    sitting.rewind(STEP)
    assert told(sitting) == [*before, "seat-bot"]


@pytest.mark.parametrize("key", ["seat-taken", "seat-freed"])
def test_what_was_thrown_is_not_taken_back_once_somebody_has_sat_down_or_left(key: str) -> None:
    """A new person cannot agree to an undo for the former person of the seat."""
    sitting = mordor(ANNA, JAN, EWA)
    roll(sitting, FIVE)
    sitting.gather("frodo", ["green", "yellow"])
    roll(sitting, "ring ring ring")
    sitting.note(key, seat="merry", who="'Ewa")
    assert refusal_of(sitting, lambda: sitting.undo("frodo")).key == "undo-seats"
    sitting.gather("frodo", ["red"])  # this answer came after the seat change
    roll(sitting, "ring ring")
    assert sitting.undo("frodo") is False
    assert sitting.request is not None


def test_a_person_behind_a_bot_is_asked_for_consent() -> None:
    sitting = mordor(ANNA, Chair("greedy", "greedy", "Jan"))
    roll(sitting, FIVE)
    sitting.gather("frodo", ["green", "yellow"])
    roll(sitting, "ring ring ring")
    assert sitting.persons == ["frodo"]
    assert sitting.undo("frodo") is False
    assert sitting.request is not None
    assert sitting.request.waiting == {"sam"}
    assert sitting.consent("sam", True)


def test_alone_with_bots_dice_are_not_scouted_unless_the_table_is_for_practice() -> None:
    sitting = mordor(ANNA, BOT)
    roll(sitting, FIVE)
    sitting.gather("frodo", ["green", "yellow"])
    assert sitting.undo("frodo"), "nothing was thrown since"
    sitting.gather("frodo", ["green", "yellow"])
    roll(sitting, "ring ring ring")
    sitting.practice = False
    with pytest.raises(Refusal) as refusal:
        sitting.undo("frodo")
    assert refusal.value.key == "undo-seen"
    sitting.practice = True
    assert sitting.undo("frodo")
