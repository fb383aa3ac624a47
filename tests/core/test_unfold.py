"""An answer carried out step by step."""

import pytest

from bree.core import Ask, Pick, Rules, State
from bree.core.rules import Restless
from bree.core.unfold import unfold


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
        """Tells nothing."""

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


def rests(s: State, answer: str) -> list[tuple[int, str]]:
    """Lines that were told by then, and what came next."""
    return [(len(s.log or ()), s.todo[-1][0]) for _ in unfold(small_book(), s, answer)]


@pytest.mark.parametrize(("answer", "found"), [("loud", [(1, "walk"), (3, "choice")]), ("quiet", [(2, "choice")])])
def test_rests_after_every_step_that_told_something(answer: str, found: list[tuple[int, str]]) -> None:
    assert rests(asked(), answer) == found


@pytest.mark.parametrize("log", [True, False])
def test_ends_where_play_ends(log: bool) -> None:
    book, s, played = small_book(), asked(log), asked(log)
    for _ in unfold(book, s, "loud"):
        assert log, "nothing is told, so it does not rest"
    book.play(played, "loud")
    assert s == played


def test_the_log_from_before_does_not_count() -> None:
    s = asked()
    s.tell("before", "R-1")
    assert rests(s, "quiet") == [(3, "choice")]


def test_rules_that_run_on_and_on_are_stopped() -> None:
    book, s = small_book(), asked()
    s.todo.insert(0, ("for_ever",))
    book.answers["choice"] = lambda _s, _answer: None
    with pytest.raises(Restless, match="for_ever"):
        list(unfold(book, s, "loud"))


def test_resting() -> None:
    book, s = small_book(), asked()
    assert book.resting(s)
    found = [book.resting(s) for _ in unfold(book, s, "loud")]
    assert found == [False, True]
    assert book.resting(State())
