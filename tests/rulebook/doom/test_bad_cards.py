"""Valid card files are read. Faults are refused with file and line."""

from textwrap import dedent
import tomllib

import pytest

from bree.core import Refusal, Step
from bree.core.cards.behaviour import Behaviour, read_behaviour
from bree.core.cards.file import CardFile as File, NumberList, OneOf, Param
from bree.games.doom.facts import BEHAVIOURS, CARDS, FILES, KINDS, WINDOWS, Card, read, read_behaviours
from bree.games.doom.rules import book
from bree.games.doom.state import FACES, FIGURES, STAGES

BALROG = """\
stage = "lothlorien"
kind = "enemy"
stays = false
rule = "DOOM-9.4"
confidence = "high"

[[effect]]
step = "courage"
by = -3

[[effect]]
step = "gandalf_token"

[text.en]
name = "Balrog of Moria"
does = "Lose 3 courage and put the Gandalf token by Helm's Deep."
"""
FARAMIR = """\
kind = "ally"
stage = "gondor"
when = "start"
rule = "DOOM-9.14"

[[effect]]
step = "advance"
figure = "ring_bearers"
least = 2
most = 4
"""


def file(source: str, name: str = "troll") -> File:
    facts = tomllib.loads(source)
    text = facts.pop("text", {})
    return File(name, facts, text, None, source)


def refusal(source: str) -> tuple[object, ...]:
    """Line, word and reason of the refusal; the file is always named."""
    with pytest.raises(Refusal) as found:
        whole(source)
    assert (found.value.key, found.value.facts["file"]) == ("card-file", "troll.toml")
    return tuple([found.value.facts[name] for name in ("line", "word", "why")])


def whole(source: str) -> tuple[Card, tuple[Step, ...]]:
    return read(file(source)), behaviour(source).effects


def effects(source: str) -> tuple[Step, ...]:
    return behaviour(source).effects


def behaviour(source: str) -> Behaviour:
    return read_behaviour(file(source), book, WINDOWS, ())


def sample(want: Param) -> str:
    """A valid value for this parameter."""
    if isinstance(want, OneOf):
        return f'"{want.known[0]}"'
    return str([0] * want.size) if isinstance(want, NumberList) else "1"


def does(*lines: str) -> str:
    """A card with one effect, which begins on line 5."""
    return "\n".join(['kind = "enemy"', 'rule = "DOOM-4.8"', "", "[[effect]]", *lines, ""])


# Valid files.


def test_a_card_is_read_with_all_its_steps() -> None:
    assert read(file(BALROG, "balrog")) == Card(
        "balrog",
        kind="enemy",
        stage="lothlorien",
        stays=False,
        rule="DOOM-9.4",
    )
    assert effects(BALROG) == (("courage", "troll", -3), ("gandalf_token", "troll"))
    assert read(file(FARAMIR, "faramir")) == Card(
        "faramir",
        kind="ally",
        stage="gondor",
        rule="DOOM-9.14",
    )
    assert effects(FARAMIR) == (("advance", "troll", "ring_bearers", 2, 4),)


def test_a_table_has_a_number_for_every_side_of_the_die() -> None:
    source = does('step = "die_table"', "table = [0, -1, 2, 0, 0, -5]")
    assert effects(source) == (("die_table", "troll", 0, -1, 2, 0, 0, -5),)


def test_every_step_that_a_file_may_name_is_a_step_of_the_rules() -> None:
    assert set(book.effects) <= set(book.steps)
    assert {step[0] for behaviour in BEHAVIOURS.values() for step in behaviour.effects} == set(book.effects)


def test_every_card_that_is_kept_can_be_asked_whether_it_is_playable() -> None:
    kept = [card for card in CARDS.values() if BEHAVIOURS[card.id].when]
    assert {card.kind for card in kept} == {"ally", "gandalf"}
    assert {BEHAVIOURS[card.id].effects[0][0] for card in kept} == {
        *book.cans,
        "courage",
    }  # courage can always be gained
    whens = [BEHAVIOURS[card.id].when for card in kept]
    assert {name for when in whens if len(when) == 1 for name in when} == set(WINDOWS) - {"end"}
    assert {len(when) for when in whens} == {1, len(WINDOWS)}  # its own window, or any


BOROMIR = """\
kind = "ally"
when = "lost"
rule = "DOOM-9.6"

[[effect]]
step = "battle"
battles = 1
loss = 1
"""
UNUSABLE = [
    (BOROMIR.replace('when = "lost"\n', ""), 1, "kind", "why-missing-fact"),
    (BOROMIR[: BOROMIR.index("[[effect]]")], 1, "kind", "why-missing-fact"),
    (BOROMIR + BOROMIR[BOROMIR.index("[[effect]]") :], 10, "step", "why-second-battle"),
]


@pytest.mark.parametrize(("source", "line", "word", "why"), UNUSABLE)
def test_a_card_that_could_not_be_played_is_refused_with_its_line(
    monkeypatch: pytest.MonkeyPatch, source: str, line: int, word: str, why: str
) -> None:
    """A kept card without a window or an effect, and a card with two battles."""
    before = BEHAVIOURS["boromir"]
    monkeypatch.setitem(FILES, "boromir", file(source, "boromir"))
    with pytest.raises(Refusal) as found:
        read_behaviours(book)
    assert found.value.facts == {"file": "boromir.toml", "line": line, "word": word, "why": why}
    assert BEHAVIOURS["boromir"] == before


# Names.


@pytest.mark.parametrize(
    ("old", "new", "line", "why"),
    [
        ('stage = "lothlorien"', 'stage = "mordor"', 1, "why-unknown-stage"),
        ('stage = "lothlorien"', 'stage = ""', 1, "why-unknown-stage"),
        ('kind = "enemy"', 'kind = "friend"', 2, "why-unknown-name"),
        ('kind = "enemy"', 'kind = "Enemy"', 2, "why-unknown-name"),
        ("stays = false", 'when = "never"', 3, "why-unknown-name"),
        ("stays = false", 'when = "moment-start"', 3, "why-unknown-name"),
        ("stays = false", "stay = false", 3, "why-unknown-fact"),
        ("stays = false", "battles = 2", 3, "why-unknown-fact"),
    ],
)
def test_an_unknown_name_of_a_card_is_refused_with_its_line(old: str, new: str, line: int, why: str) -> None:
    assert old in BALROG
    assert refusal(BALROG.replace(old, new)) == (line, new.split(maxsplit=1)[0], why)


@pytest.mark.parametrize(
    ("word", "names"), [("stage", STAGES), ("kind", KINDS), ("when", WINDOWS), ("figure", FIGURES)]
)
def test_every_known_name_is_taken(word: str, names: tuple[str, ...]) -> None:
    old = next(row for row in FARAMIR.splitlines() if row.startswith(word))
    for name in names:
        source = FARAMIR.replace(old, f'{word} = "{name}"')
        assert {
            **read(file(source))._asdict(),
            "figure": effects(source)[0][2],
            "when": "".join(behaviour(source).when),
        }[word] == name


def test_an_unknown_figure_is_refused_with_its_line() -> None:
    assert refusal(FARAMIR.replace("ring_bearers", "bill_the_pony")) == (8, "figure", "why-unknown-figure")


@pytest.mark.parametrize(
    ("step", "word", "name"),
    [
        ("raise_to", "space", "elrond"),
        ("drop_to", "space", "Eye"),
        ("set_die", "dice", "battle"),
        ("fight_again", "lost_on", "ring_bearers"),
    ],
)
def test_an_unknown_name_of_a_step_is_refused_with_its_line(step: str, word: str, name: str) -> None:
    assert refusal(does(f'step = "{step}"', f'{word} = "{name}"')) == (6, word, "why-unknown-name")


def test_the_names_that_steps_know() -> None:
    names = {
        name: want.known for params in book.effects.values() for name, want in params.items() if type(want) is OneOf
    }
    assert names == {
        "space": ("galadriel", "eye"),
        "dice": ("encounter", "fellowship"),
        "figure": FIGURES,
        "lost_on": FACES,
        "slays": tuple(CARDS),
    }


# Steps.


@pytest.mark.parametrize("step", ["sing", "Courage", "courage "])
def test_an_unknown_step_is_refused_with_its_line(step: str) -> None:
    assert refusal(does(f'step = "{step}"', "by = 1")) == (5, step, "why-unknown-effect")


def test_the_line_is_that_of_the_step_though_its_name_is_part_of_another_word() -> None:
    assert refusal(does('step = "rule"'))[0] == 5
    assert refusal(does('step = "effect"'))[0] == 5


def test_an_unknown_second_step_is_refused_with_its_line() -> None:
    assert refusal(BALROG.replace("gandalf_token", "saruman_token")) == (12, "saruman_token", "why-unknown-effect")


def test_a_step_without_a_name_is_refused_with_its_line() -> None:
    source = BALROG.replace('step = "gandalf_token"', "")
    assert refusal(source) == (11, "effect", "why-unknown-effect")


@pytest.mark.parametrize("value", ["5", "true", '["courage"]', "{ a = 1 }"])
def test_a_step_whose_name_is_no_text_is_refused_with_its_line(value: str) -> None:
    line, _, why = refusal(does(f"step = {value}"))
    assert (line, why) == (5, "why-unknown-effect")


@pytest.mark.parametrize("value", ["[1]", '["courage"]', "[[]]"])
def test_steps_that_are_no_tables_are_refused(value: str) -> None:
    assert refusal(f'kind = "enemy"\neffect = {value}\n') == (2, "effect", "why-unknown-effect")


@pytest.mark.parametrize("value", ['"courage"', "1", "{ step = 'hold' }"])
def test_steps_that_are_no_list_are_refused(value: str) -> None:
    assert refusal(f'kind = "enemy"\neffect = {value}\n') == (2, "effect", "why-wrong-type")


# Facts of steps.


def test_a_fact_that_the_step_does_not_know_is_refused_with_its_line() -> None:
    assert refusal(does('step = "courage"', "by = 1", "figures = 1")) == (7, "figures", "why-unknown-fact")
    assert refusal(does('step = "hold"', "by = 1")) == (6, "by", "why-unknown-fact")


@pytest.mark.parametrize(("step", "facts"), [(step, facts) for step, facts in book.effects.items() if facts])
def test_a_step_without_one_of_its_facts_is_refused_with_its_line(step: str, facts: dict[str, Param]) -> None:
    rows = {name: f"{name} = {sample(want)}" for name, want in facts.items()}
    assert effects(does(f'step = "{step}"', *rows.values()))[0][0] == step
    for missing in facts:
        left = [row for name, row in rows.items() if name != missing]
        assert refusal(does(f'step = "{step}"', *left)) == (5, step, "why-missing-fact")


def test_a_card_without_a_kind_is_refused() -> None:
    source = 'stage = "rohan"\nrule = "DOOM-4.8"\n'
    assert refusal(source)[1:] == ("kind", "why-missing-fact")


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ('stage = "lothlorien"', "stage = 1", 1),
        ('kind = "enemy"', "kind = true", 2),
        ("stays = false", 'stays = "no"', 3),
        ("stays = false", "stays = 0", 3),
        ("stays = false", 'either = "yes"', 3),
        ("stays = false", "when = 3", 3),
        ('rule = "DOOM-9.4"', "rule = 9.4", 4),
        ('confidence = "high"', "confidence = 1", 5),
        ("by = -3", 'by = "-3"', 9),
        ("by = -3", "by = -3.0", 9),
        ("by = -3", "by = true", 9),
        ("by = -3", "by = [-3]", 9),
    ],
)
def test_a_value_of_the_wrong_type_is_refused_with_its_line(old: str, new: str, line: int) -> None:
    assert old in BALROG
    assert refusal(BALROG.replace(old, new)) == (line, new.split(maxsplit=1)[0], "why-wrong-type")


@pytest.mark.parametrize("table", ["6", "[]", "[1, 2, 3, 4, 5]", "[1, 2, 3, 4, 5, 6, 7]"])
def test_a_table_that_has_not_six_rows_is_refused_with_its_line(table: str) -> None:
    assert refusal(does('step = "die_table"', f"table = {table}")) == (6, "table", "why-wrong-type")


@pytest.mark.parametrize("last", ["'6'", "true", "1.5", "[6]"])
def test_a_table_of_anything_but_numbers_is_refused_with_its_line(last: str) -> None:
    assert refusal(does('step = "die_table"', f"table = [1, 2, 3, 4, 5, {last}]")) == (6, "table", "why-wrong-type")


# Two effects with the same fact: the line is that of the wrong one.


@pytest.mark.parametrize(
    ("row", "expected"),
    [
        ('by = "two"', (10, "by", "why-wrong-type")),
        ("", (9, "courage", "why-missing-fact")),
    ],
)
def test_the_line_is_that_of_the_second_step_where_the_first_is_right(row: str, expected: tuple[object, ...]) -> None:
    source = f"""\
        kind = "enemy"

        # lose courage by two
        [[effect]]
        step = "courage"
        by = -2

        [[effect]]
        step = "courage"
        {row}
        """
    assert refusal(dedent(source)) == expected
