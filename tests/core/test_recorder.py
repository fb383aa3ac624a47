"""A recorder receives the steps of an answer while the rules carry it out."""

import pytest

from bree.core import Ask, LogEntry, Pick, Rules, State
from bree.core.recorder import Recorder
from bree.core.rules import EndlessSteps


def small_book() -> Rules[State]:
    book: Rules[State] = Rules()

    @book.ask
    def choice(_s: State) -> Ask:
        return Ask("ann", "choice", "R-1", (Pick("loud"), Pick("quiet")))

    @book.step
    def on_choice(s: State, answer: str) -> None:
        if answer == "loud":
            s.tell("chosen", "R-1")
        s.then(("walk",), ("twice", 2), ("choice",), ("walk",))

    @book.step
    def walk(s: State) -> None:
        """A step without a log entry."""

    @book.step
    def twice(s: State, number: int) -> None:
        s.tell("one", "R-2", number=number)
        s.tell("other", "R-2", number=number)

    @book.step
    def for_ever(s: State) -> None:
        s.then(("for_ever",))

    return book


def asked(log: bool = True) -> State:
    s = State(log=[] if log else None)
    s.then(("choice",))
    return s


def recorded(s: State, answer: str) -> list[tuple[int, str]]:
    """For each recorded step: the number of its log entries, and the next step."""
    found: list[tuple[int, str]] = []

    def record(lines: list[LogEntry]) -> None:
        assert s.log is not None
        assert lines == s.log[-len(lines) :]
        found.append((len(lines), s.todo[-1][0]))

    small_book().play(s, answer, recorder=Recorder(s, record))
    return found


@pytest.mark.parametrize(("answer", "found"), [("loud", [(1, "walk"), (2, "choice")]), ("quiet", [(2, "choice")])])
def test_every_step_that_told_something_is_recorded(answer: str, found: list[tuple[int, str]]) -> None:
    assert recorded(asked(), answer) == found


@pytest.mark.parametrize("log", [True, False])
def test_ends_where_play_ends(log: bool) -> None:
    book, s, played = small_book(), asked(log), asked(log)
    found = recorded(s, "loud")
    assert bool(found) == log, "without a log nothing is told"
    book.play(played, "loud")
    assert s == played


def test_the_log_from_before_does_not_count() -> None:
    s = asked()
    s.tell("before", "R-1")
    assert recorded(s, "quiet") == [(2, "choice")]


def test_rules_that_run_on_and_on_are_stopped() -> None:
    book, s = small_book(), asked()
    s.todo.insert(0, ("for_ever",))
    book.answers["choice"] = lambda _s, _answer: None
    with pytest.raises(EndlessSteps, match="for_ever"):
        book.play(s, "loud")


def test_settled() -> None:
    book, s = small_book(), asked()
    assert book.settled(s)
    found: list[bool] = []
    book.play(s, "loud", recorder=Recorder(s, lambda _lines: found.append(book.settled(s))))
    assert found == [False, True]
    assert book.settled(State())
