"""The loop that runs steps and asks."""

from random import Random
from sys import intern
from typing import Any

import pytest
from tiny import GAME as TINY

from bree.core import CHANCE, Ask, Illegal, Pick, Rules, State
from bree.core.rules import EndlessSteps


def small_book() -> Rules[State]:
    """One step that makes a note, and one ask with its answer."""
    book: Rules[State] = Rules()

    @book.step
    def note(s: State, *words: Any) -> None:
        s.tell("note", "R-1", words=words)

    @book.ask
    def choice(_s: State, seat: str = "ann") -> Ask:
        return Ask(seat, "choice", "R-2", (Pick("yes"), Pick("no")))

    @book.step
    def on_choice(s: State, *args: str) -> None:
        s.tell("chosen", "R-2", words=args)

    return book


def told(s: State) -> list[object]:
    return [entry.facts["words"] for entry in s.log or []]


def named(name: str) -> Any:
    def nothing(s: State) -> None: ...

    nothing.__name__ = name
    return nothing


@pytest.mark.parametrize(
    ("first", "second", "name"),
    [("step", "step", "note"), ("ask", "ask", "die"), ("step", "ask", "note"), ("ask", "step", "die")],
)
def test_two_rules_of_one_name_are_refused(first: str, second: str, name: str) -> None:
    book: Rules[State] = Rules()
    getattr(book, first)(named(name))
    with pytest.raises(ValueError, match=f"two rules are called {name}"):
        getattr(book, second)(named(name))


def test_two_answers_to_one_ask_are_refused() -> None:
    book = small_book()
    with pytest.raises(ValueError, match="two rules are called on_choice"):
        book.step(named("on_choice"))


def test_two_bars_of_one_ask_are_refused() -> None:
    book = small_book()
    book.bar(named("bar_choice"))
    with pytest.raises(ValueError, match="two rules are called bar_choice"):
        book.bar(named("bar_choice"))


@pytest.mark.parametrize("name", ["un_choice", "my_choice", "bar_note"])
def test_names_that_only_look_alike_are_no_clash(name: str) -> None:
    book = small_book()
    book.step(named(name))
    assert name in book.steps


def test_an_ask_without_an_answer_is_found() -> None:
    book = small_book()
    book.ask(named("lonely"))
    with pytest.raises(ValueError, match=r"do not fit: \['lonely'\]"):
        book.check()


def test_an_answer_without_an_ask_is_found() -> None:
    book = small_book()
    book.step(named("on_nothing"))
    with pytest.raises(ValueError, match=r"do not fit: \['nothing'\]"):
        book.check()


def test_a_bar_without_an_ask_is_found() -> None:
    book = small_book()
    book.check()
    book.bar(named("bar_nothing"))
    with pytest.raises(ValueError, match=r"do not fit: \['nothing'\]"):
        book.check()


def test_an_unknown_step_in_the_stack_is_named() -> None:
    with pytest.raises(ValueError, match="no step or ask is called dance"):
        small_book().settle(State([("choice",), ("dance",)]))


def test_then_does_steps_in_the_listed_order_before_all_that_waits() -> None:
    s = State([("note", "old")], [])
    s.then(("note", 1), ("note", 2), ("note", 3))
    small_book().settle(s)
    assert told(s) == [(1,), (2,), (3,), ("old",)]


def test_settle_stops_at_an_ask_and_leaves_it_on_the_stack() -> None:
    s = State([], [])
    s.then(("note", 1), ("choice",), ("note", 2))
    book = small_book()
    book.settle(s)
    assert told(s) == [(1,)]
    assert s.todo == [("note", 2), ("choice",)]
    assert book.waiting(s) == Ask("ann", "choice", "R-2", (Pick("yes"), Pick("no")))


def test_an_answer_gets_the_arguments_of_its_ask_and_then_the_rest_is_done() -> None:
    s = State([], [])
    s.then(("choice", "bob"), ("note", 2))
    book = small_book()
    book.apply(s, "no")
    assert told(s) == [("bob", "no"), (2,)]
    assert book.waiting(s) is None


def test_asking_changes_nothing() -> None:
    s = State([("choice", "bob")], [])
    before = s.clone()
    assert small_book().waiting(s) == small_book().waiting(s)
    assert s.clone() == before
    assert s.log == []


def test_a_refusal_carries_the_rule_of_the_ask() -> None:
    s = State([("choice",)], [])
    with pytest.raises(Illegal) as refusal:
        small_book().apply(s, "perhaps")
    assert (refusal.value.key, refusal.value.rule, refusal.value.facts) == ("not-offered", "R-2", {"answer": "perhaps"})
    assert str(refusal.value) == "not-offered R-2 answer=perhaps"
    assert s.todo == [("choice",)]


def test_a_bar_gives_the_reason_for_what_one_might_expect() -> None:
    book = small_book()

    @book.bar
    def bar_choice(_s: State, seat: str = "ann") -> dict[str, str]:
        return {"perhaps": "R-3 for " + seat}

    s = State([("choice", "bob")])
    assert book.barred(s) == {"perhaps": "R-3 for bob"}
    with pytest.raises(Illegal) as refusal:
        book.apply(s, "perhaps")
    assert refusal.value.rule == "R-3 for bob"
    with pytest.raises(Illegal) as other:
        book.apply(s, "never")
    assert other.value.rule == "R-2"


def test_an_ask_without_a_bar_bars_nothing() -> None:
    assert small_book().barred(State([("choice",)])) == {}


def test_no_answer_is_taken_when_the_game_is_over() -> None:
    with pytest.raises(Illegal) as refusal:
        small_book().apply(State(), "yes")
    assert (refusal.value.key, refusal.value.rule) == ("game-over", "")


def test_an_interrupt_inside_an_interrupt_is_done_from_the_inside_out() -> None:
    """Ann swaps, Bob objects, Ann objects to the objection: the swap happens."""
    s = TINY.new({"tokens": 2}, log=True)
    for answer in ("barrel01", "barrel02", "barrel03", "barrel04", "barrel05", "barrel02", "barrel03"):
        TINY.apply(s, answer)
    for answer, name in (("swap", "object"), ("object", "counter"), ("object", "replace")):
        TINY.apply(s, answer)
        assert s.todo[-1][0] == name
    TINY.apply(s, "barrel12")
    assert s.shown == {"ann": "barrel12", "bob": "barrel03"}


def test_rules_that_never_ask_anybody_are_stopped() -> None:
    book: Rules[State] = Rules()

    @book.step
    def again(s: State) -> None:
        s.then(("again",))

    s = State([("again",)])
    with pytest.raises(EndlessSteps, match="again"):
        book.settle(s)


def test_a_name_is_found_without_comparing_letters() -> None:
    """The names in the stack and in the book are the same string objects."""
    for names in (TINY.rules.steps, TINY.rules.asks, TINY.rules.answers):
        assert [name for name in names if name is not intern(name)] == []


def test_a_roll_without_its_ask_is_refused() -> None:
    book = small_book()
    book.roll(named("roll_coin"))
    with pytest.raises(ValueError, match="do not fit"):
        book.check()


def test_a_roll_that_takes_less_than_its_ask_gives_is_refused() -> None:
    book = small_book()

    @book.roll
    def roll_choice(_s: State) -> tuple[str, ...]:
        return ()

    with pytest.raises(ValueError, match="does not fit its roll"):
        book.check()


@pytest.mark.parametrize(("covered", "answers"), [(True, ["no", "no"]), (False, ["yes"])])
def test_a_roll_gives_several_answers_or_leaves_the_position_to_single_ones(covered: bool, answers: list[str]) -> None:
    book = small_book()

    @book.roll
    def roll_choice(_s: State, _seat: str, _rng: Random) -> tuple[str, ...]:
        return ("no", "no") if covered else ()

    s = State([("note", "after"), ("choice", CHANCE)], [])
    ask = book.waiting(s)
    assert ask is not None
    assert list(book.let_chance_answer(s, ask, Random(1))) == answers
    assert told(s) == ([("after",)] if covered else [(CHANCE, "yes"), ("after",)])
    assert book.waiting(s) is None
