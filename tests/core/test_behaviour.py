"""The behaviour of a card as its file declares it. Faults are refused with file and line."""

# ruff: noqa: ARG001

from textwrap import dedent
import tomllib

import pytest

from bree.core import Refusal, Rules, State
from bree.core.cards.behaviour import Behaviour, Change, ChangedNumbers, read_behaviour
from bree.core.cards.file import CardFile

book: Rules[State] = Rules()
WINDOWS, NUMBERS = ("rolled", "landed"), ("limit", "free")


@book.effect()
def hold(s: State, card: str) -> None: ...


@book.effect()
def rest(s: State, card: str) -> None: ...


@book.requirement
def dark(s: State, card: str) -> bool:
    return s.ended


def card(source: str, name: str = "troll") -> CardFile:
    source = dedent(source)
    return CardFile(name, tomllib.loads(source), {}, None, source)


def read(source: str, name: str = "troll") -> Behaviour:
    return read_behaviour(card(source, name), book, WINDOWS, NUMBERS)


def test_everything_that_a_file_may_say() -> None:
    found = read("""\
        rule = "R-1"
        when = ["rolled", "landed"]
        requires = "dark"
        must = true
        either = true
        initiative = 3
        leaves = { when = "landed", if = "dark" }
        strength = 7
        [[effect]]
        step = "hold"
        [[changes]]
        number = "limit"
        add = -1
        own = true
        if = "dark"
        """)
    assert found == Behaviour(
        "troll", "R-1", frozenset(WINDOWS), "dark", True, True, 3, (("hold", "troll"),),
        (Change("limit", "add", -1, True, "dark"),), frozenset({"landed"}), "dark",
    )  # fmt: skip


def test_what_a_file_does_not_say() -> None:
    assert read("") == Behaviour("troll")
    assert read('when = "any"').when == frozenset(WINDOWS)
    assert read('when = "rolled"').when == {"rolled"}
    assert read('leaves = { if = "dark" }').leaves == frozenset(WINDOWS)


def test_each_effect_may_have_windows_of_its_own() -> None:
    found = read("""\
        when = "rolled"
        [[effect]]
        step = "hold"
        [[effect]]
        when = "landed"
        step = "rest"
        """)
    assert found.when == frozenset(WINDOWS)
    assert found.effects == (("hold", "troll"), ("rest", "troll"))
    assert [found.effects_in(window) for window in WINDOWS] == [(("hold", "troll"),), (("rest", "troll"),)]
    plain = read('when = "any"\n[[effect]]\nstep = "hold"')
    assert [plain.effects_in(window) for window in WINDOWS] == [plain.effects, plain.effects]


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ('must = true\nwhen = "never"', (2, "when", "why-unknown-name")),
        ('when = ["rolled", "never"]', (1, "when", "why-unknown-name")),
        ("when = 5", (1, "when", "why-wrong-type")),
        ("when = [5]", (1, "when", "why-unknown-name")),
        ('requires = "bright"', (1, "requires", "why-unknown-name")),
        ("must = 1", (1, "must", "why-wrong-type")),
        ("initiative = true", (1, "initiative", "why-wrong-type")),
        ('leaves = { at = "rolled" }', (1, "leaves", "why-unknown-fact")),
        ('leaves = { when = "never" }', (1, "leaves", "why-unknown-name")),
        ('leaves = { if = "bright" }', (1, "leaves", "why-unknown-name")),
        ('leaves = "rolled"', (1, "leaves", "why-wrong-type")),
        ('[[changes]]\nnumber = "size"\nadd = 1', (2, "number", "why-unknown-name")),
        ('[[changes]]\nnumber = "limit"', (1, "changes", "why-missing-fact")),
        ('[[changes]]\nadd = 1', (1, "changes", "why-missing-fact")),
        ('[[changes]]\nnumber = "limit"\nadd = 1\nset = 2', (1, "changes", "why-missing-fact")),
        ('[[changes]]\nnumber = "limit"\nadd = "1"', (3, "add", "why-wrong-type")),
        ('[[changes]]\nnumber = "limit"\ntimes = 2', (3, "times", "why-unknown-fact")),
        ('[[changes]]\nnumber = "limit"\nadd = 1\nif = "bright"', (4, "if", "why-unknown-name")),
        ('[[changes]]\nnumber = "free"\nset = 1\n[[changes]]\nnumber = 1\nset = 1', (5, "number", "why-wrong-type")),
        ("changes = [1]", (1, "changes", "why-wrong-type")),
        ('[[effect]]\nstep = "hold"\nwhen = "never"', (3, "when", "why-unknown-name")),
        ('[[effect]]\nstep = "hold"\nwhen = []', (3, "when", "why-unknown-name")),
        ('[[effect]]\nstep = "sing"', (2, "sing", "why-unknown-effect")),
    ],
)  # fmt: skip
def test_what_makes_no_sense_is_refused_with_file_and_line(source: str, found: tuple[object, ...]) -> None:
    with pytest.raises(Refusal) as refusal:
        read(source)
    assert (refusal.value.key, refusal.value.facts["file"]) == ("card-file", "troll.toml")
    assert tuple([refusal.value.facts[name] for name in ("line", "word", "why")]) == found


# Numbers


def changing(*rows: str) -> ChangedNumbers:
    """Cards a, b, c ... with one change each. All are on the table; Bob owns b, Ann the others."""
    behaviours = {name: read(f"[[changes]]\n{row}", name) for name, row in zip("abcdef", rows, strict=False)}
    return ChangedNumbers(
        book, behaviours, lambda _s: list(behaviours), lambda _s, card: "bob" if card == "b" else "ann"
    )


def test_a_number_that_nothing_changes_is_what_it_is() -> None:
    assert changing().now(State(), "limit", 4) == 4
    assert changing('number = "free"\nset = 1').now(State(), "limit", 4) == 4


def test_what_sets_comes_before_what_adds_and_bounds_come_last_however_the_cards_lie() -> None:
    rows = ['number = "limit"\nmost = 5', 'number = "limit"\nadd = 4', 'number = "limit"\nset = 3']
    assert changing(*rows).now(State(), "limit", 9) == 5
    assert changing(*reversed(rows)).now(State(), "limit", 9) == 5
    assert changing('number = "limit"\nleast = 2').now(State(), "limit", 0) == 2


def test_a_change_may_count_for_its_owner_only_and_while_a_requirement_holds() -> None:
    own = changing('number = "limit"\nadd = 1\nown = true', 'number = "limit"\nadd = 10\nown = true')
    assert [own.now(State(), "limit", 0, seat) for seat in ("ann", "bob", "cob", "")] == [1, 10, 0, 0]
    dark = changing('number = "free"\nset = 1\nif = "dark"')
    assert [dark.now(State(ended=ended), "free", 0) for ended in (False, True)] == [0, 1]
