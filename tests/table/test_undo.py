"""Taking back: at once where nobody has learned anything, else by consent."""

import pytest

from bree.core import LogEntry, Refusal
from bree.table import Sitting
from bree.table.sitting import Answer
from bree.table.undo import Request, fair, last_move_of, start_of_move
from tests.table.seating import ANNA, BOT, EWA, JAN, STARTS, mordor, picks, roll, snapshot, tiny

FIVE = "gandalf ring orc weapon nazgul"


def refused(sitting: Sitting, seat: str) -> str:
    before = snapshot(sitting)
    with pytest.raises(Refusal) as refusal:
        sitting.undo(seat)
    assert snapshot(sitting) == before
    return refusal.value.key


def no_consent(sitting: Sitting, seat: str) -> str:
    before = snapshot(sitting)
    with pytest.raises(Refusal) as refusal:
        sitting.consent(seat, True)
    assert snapshot(sitting) == before
    return refusal.value.key


def after_dice() -> Sitting:
    """Anna kept two dice and the others were rolled again: Jan and Ewa look on."""
    sitting = mordor(ANNA, JAN, EWA)
    roll(sitting, FIVE)
    sitting.gather("frodo", ["green", "yellow"])
    roll(sitting, "ring ring ring")
    return sitting


def test_an_own_answer_with_nothing_after_it_is_taken_back_at_once() -> None:
    sitting = tiny()
    before = snapshot(sitting)
    sitting.answer("ann", "barrel02")
    assert sitting.undo("ann") is True
    assert snapshot(sitting) == before


def test_a_run_of_picks_is_one_move_and_is_taken_back_as_a_whole() -> None:
    sitting = mordor()
    roll(sitting, FIVE)
    before = snapshot(sitting)
    sitting.gather("frodo", ["green", "yellow", "blue"])
    assert picks(sitting)[5:] == ["green", "yellow", "blue", "done"]
    assert sitting.undo("frodo") is True
    assert snapshot(sitting) == before
    assert refused(sitting, "frodo") == "nothing-to-undo"


@pytest.mark.parametrize("seat", ["ann", "bob", "gollum"])
def test_who_has_not_answered_has_nothing_to_undo(seat: str) -> None:
    assert refused(tiny(), seat) == "nothing-to-undo"


def test_after_dice_the_others_are_asked_and_nothing_changes_until_then() -> None:
    sitting = after_dice()
    before = snapshot(sitting)[:3]
    assert sitting.undo("frodo") is False
    assert sitting.request == Request("frodo", 5, frozenset({"sam", "merry"}))
    assert snapshot(sitting)[:3] == before


def test_all_others_must_agree() -> None:
    sitting = after_dice()
    sitting.undo("frodo")
    assert sitting.consent("merry", True) is False
    assert sitting.request == Request("frodo", 5, frozenset({"sam"}))
    assert sitting.consent("sam", True) is True
    assert picks(sitting)[5:] == []
    assert sitting.request is None


def test_one_who_declines_ends_the_request() -> None:
    sitting = after_dice()
    before = snapshot(sitting)
    sitting.undo("frodo")
    sitting.consent("sam", True)
    assert sitting.consent("merry", False) is False
    assert snapshot(sitting) == before
    assert no_consent(sitting, "merry") == "nothing-to-grant"


def test_only_those_who_are_waited_for_can_consent() -> None:
    sitting = after_dice()
    assert no_consent(sitting, "sam") == "nothing-to-grant"
    sitting.undo("frodo")
    assert no_consent(sitting, "frodo") == "nothing-to-grant"
    sitting.consent("sam", True)
    assert no_consent(sitting, "sam") == "nothing-to-grant"


def test_playing_on_withdraws_the_request() -> None:
    sitting = after_dice()
    sitting.undo("frodo")
    sitting.gather("frodo", ["black"])
    assert sitting.request is None
    assert no_consent(sitting, "sam") == "nothing-to-grant"


def test_bots_are_not_asked_for_consent() -> None:
    sitting = mordor(ANNA, BOT, JAN)
    roll(sitting, FIVE)
    sitting.gather("frodo", ["green"])
    roll(sitting, "ring ring ring ring")
    sitting.undo("frodo")
    assert sitting.request == Request("frodo", 5, frozenset({"merry"}))


def test_one_person_among_bots_takes_back_what_they_like() -> None:
    sitting = mordor(ANNA, BOT)
    roll(sitting, FIVE)
    sitting.gather("frodo", ["green", "yellow"])
    roll(sitting, "ring ring ring")
    assert sitting.undo("frodo") is True
    assert picks(sitting)[5:] == []


def test_an_answer_that_reveals_something_hidden_is_not_taken_back_without_consent() -> None:
    sitting = tiny()
    sitting.answer("ann", "barrel02")
    sitting.answer("bob", "barrel03")  # and both barrels are shown
    assert sitting.undo("bob") is False
    assert sitting.request == Request("bob", STARTS + 1, frozenset({"ann"}))
    assert sitting.consent("ann", True) is True
    assert picks(sitting)[STARTS:] == ["barrel02"]


def test_an_answer_that_another_has_answered_is_not_taken_back_without_consent() -> None:
    sitting = tiny(ANNA, JAN, EWA)
    sitting.play_automatic()
    ask = sitting.ask
    assert ask is not None
    sitting.answer("ann", ask.picks[0].id)
    at = len(sitting.answers) - 1
    ask = sitting.ask
    assert ask is not None
    sitting.answer("bob", ask.picks[0].id)
    assert sitting.undo("ann") is False
    assert sitting.request == Request("ann", at, frozenset({"bob", "cob"}))
    assert sitting.undo("bob") is True


def test_an_answer_that_tells_but_reveals_nothing_is_fair() -> None:
    told = [LogEntry("old", "R", "all", {}, True), LogEntry("kept", "R", "all", {}, False)]
    shown = [*told, LogEntry("shown", "R", "bob", {}, True)]
    answers = [Answer("ann", "x", 1)]
    assert fair(0, answers, told)
    assert not fair(0, answers, shown)


def test_what_an_earlier_pick_of_the_move_has_revealed_is_not_taken_back_without_consent() -> None:
    told = [LogEntry("shown", "R", "all", {}, True), LogEntry("kept", "R", "all", {}, False)]
    run = [Answer("ann", "x", 0, "keep"), Answer("ann", "y", 1, "keep")]
    assert last_move_of("ann", run) == 0
    assert not fair(0, run, told)
    assert fair(1, run, told)


def test_the_last_move_of_a_seat_is_the_latest_not_the_first() -> None:
    answers = [Answer("ann", "a", 0), Answer("bob", "b", 0), Answer("ann", "c", 0), Answer("chance", "d", 0)]
    assert [last_move_of(seat, answers) for seat in ("ann", "bob", "cob")] == [2, 1, None]


def test_a_move_starts_with_the_first_pick_of_its_set() -> None:
    answers = [
        Answer("frodo", "red", 0, "keep"), Answer("frodo", "blue", 0, "keep"), Answer("chance", "orc", 0),
        Answer("sam", "red", 0, "keep"), Answer("frodo", "red", 0, "keep"), Answer("frodo", "ring", 0, "spend"),
    ]  # fmt: skip
    assert [start_of_move(at, answers) for at in range(7)] == [0, 0, 2, 3, 4, 5, 6]
