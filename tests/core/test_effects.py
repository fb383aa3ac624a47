"""The effects of a card file become steps with arguments. Faults are refused."""

# ruff: noqa: ARG001

from collections.abc import Callable
from textwrap import dedent
import tomllib
from typing import Any

import pytest

from bree.core import Refusal, Rules, State
from bree.core.cards.behaviour import can, read_behaviour
from bree.core.cards.file import CardFile, NumberList, OneOf, Param

book: Rules[State] = Rules()


@book.effect(by=int)
def courage(s: State, card: str, by: int) -> None:
    s.tell("courage", "R-1", card=card, by=by)


@book.effect(dice=OneOf(("black", "red")), most=int)
def set_die(s: State, card: str, dice: str, most: int) -> None: ...


@book.can
def can_set_die(s: State, card: str, dice: str, most: int) -> bool:
    return dice == "red" and most > 1


@book.effect(table=NumberList(3))
def die_table(s: State, card: str, *table: int) -> None: ...


@book.effect()
def hold(s: State, card: str) -> None: ...


book.check()


def card(source: str) -> CardFile:
    source = dedent(source)
    return CardFile("troll", tomllib.loads(source), {}, None, source)


def refusal(source: str) -> tuple[object, ...]:
    with pytest.raises(Refusal) as found:
        read_behaviour(card(source), book, (), ())
    assert (found.value.key, found.value.facts["file"]) == ("card-file", "troll.toml")
    return tuple([found.value.facts[name] for name in ("line", "word", "why")])


def test_a_cards_effects_are_steps_with_their_arguments_in_the_declared_order() -> None:
    file = card("""\
        [[effect]]
        step = "courage"
        by = -3
        [[effect]]
        most = 4
        step = "set_die"
        dice = "red"
        [[effect]]
        step = "die_table"
        table = [0, -1, 2]
        [[effect]]
        step = "hold"
        """)
    assert read_behaviour(file, book, (), ()).effects == (
        ("courage", "troll", -3), ("set_die", "troll", "red", 4), ("die_table", "troll", 0, -1, 2), ("hold", "troll")
    )  # fmt: skip
    assert read_behaviour(card(""), book, (), ()).effects == ()


def test_an_effect_is_stacked_as_it_is_and_finds_its_arguments_there() -> None:
    s = State(log=[])
    s.then(*read_behaviour(card('[[effect]]\nstep = "courage"\nby = 2'), book, (), ()).effects)
    book.settle(s)
    assert [dict(entry.facts) for entry in s.log or []] == [{"card": "troll", "by": 2}]


def test_an_effect_says_whether_it_could_do_anything() -> None:
    s = State()
    assert can(s, book, ("set_die", "troll", "red", 2))
    assert not can(s, book, ("set_die", "troll", "red", 1))
    assert not can(s, book, ("set_die", "troll", "black", 2))
    assert can(s, book, ("hold", "troll"))


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ('[[effect]]\nstep = "sing"', (2, "sing", "why-unknown-effect")),
        ('[[effect]]\nby = 1\nstep = "note"', (3, "note", "why-unknown-effect")),
        ("[[effect]]\nby = 1", (1, "effect", "why-unknown-effect")),
        ("effect = [1]", (1, "effect", "why-unknown-effect")),
        ("effect = 1", (1, "effect", "why-wrong-type")),
        ('[[effect]]\nstep = "courage"', (2, "courage", "why-missing-fact")),
        ('[[effect]]\nstep = "courage"\nby = "2"', (3, "by", "why-wrong-type")),
        ('[[effect]]\nstep = "courage"\nby = true', (3, "by", "why-wrong-type")),
        ('[[effect]]\nstep = "courage"\nby = 1\nfar = 1', (4, "far", "why-unknown-fact")),
        ('[[effect]]\nstep = "set_die"\ndice = "blue"\nmost = 1', (3, "dice", "why-unknown-name")),
        ('[[effect]]\nstep = "set_die"\ndice = 1\nmost = 1', (3, "dice", "why-wrong-type")),
        ('[[effect]]\nstep = "die_table"\ntable = [1, 2]', (3, "table", "why-wrong-type")),
        ('[[effect]]\nstep = "die_table"\ntable = [1, 2, "3"]', (3, "table", "why-wrong-type")),
        ('[[effect]]\nstep = "courage"\nby = 1\n\n[[effect]]\nstep = "courage"\nby = 1.5', (7, "by", "why-wrong-type")),
        ('[[effect]] # first\nstep = "hold"\n[[effect]] # second\nstep = "sing"', (4, "sing", "why-unknown-effect")),
    ],
)
def test_what_makes_no_sense_is_refused_with_file_and_line(source: str, found: tuple[object, ...]) -> None:
    assert refusal(source) == found


def written(
    params: dict[str, Param], effect: Callable[..., None], judge: Callable[..., bool] | None = None
) -> Rules[Any]:
    other: Rules[State] = Rules()
    other.effect(**params)(effect)
    if judge:
        other.can(judge)
    return other


def test_a_declaration_that_is_not_what_is_written_is_found() -> None:
    def effect(s: State, card: str, by: int) -> None: ...
    def no_card(s: State, by: int) -> None: ...
    def row(s: State, card: str, *by: int) -> None: ...
    def can_effect(s: State, card: str) -> bool:
        return True

    written({"by": int}, effect).check()
    written({"by": NumberList(2)}, row).check()
    wrong: list[Rules[Any]] = [
        written({}, effect), written({"far": int}, effect), written({"by": str}, effect), written({"by": int}, no_card),
        written({"by": OneOf(("one",))}, effect), written({"by": NumberList(2)}, effect), written({"by": int}, row),
        written({"by": list}, effect), written({"by": int}, effect, can_effect),
    ]  # fmt: skip
    for other in wrong:
        with pytest.raises(ValueError, match="is declared otherwise than it is written"):
            other.check()


def test_a_can_without_its_effect_and_a_requirement_that_takes_too_much_are_found() -> None:
    other: Rules[State] = Rules()

    @other.can
    def can_fly(s: State, card: str) -> bool:
        return False

    with pytest.raises(ValueError, match="fly"):
        other.check()
    other = Rules()

    @other.requirement
    def dark(s: State, card: str, by: int) -> bool:
        return False

    with pytest.raises(ValueError, match="the requirement dark"):
        other.check()


def test_an_answer_or_a_bar_that_cannot_be_called_is_found() -> None:
    other: Rules[State] = Rules()

    @other.ask
    def choice(s: State, seat: str) -> Any: ...

    @other.step
    def on_choice(s: State, answer: str) -> None: ...

    with pytest.raises(ValueError, match="what choice is given does not fit"):
        other.check()
