"""The Polish rulebook of the expansion, sentence by sentence: `sentences.md` names a rule for each."""

from pathlib import Path
import re
import tomllib

from bree.core.rulebook import rulebook

SENTENCES = Path(__file__).with_name("sentences.md")
CHECKS = Path(__file__).resolve().parents[1] / "checks.toml"
ROW = re.compile(r"^\| (\d+) \| ([^|]+) \| ([^|]+) \|$")
COLOUR = "colour"


def sections() -> dict[str, list[tuple[int, str, list[str]]]]:
    """Return the sentences of each heading: number, reminder, rules."""
    found: dict[str, list[tuple[int, str, list[str]]]] = {}
    rows: list[tuple[int, str, list[str]]] = []
    for line in SENTENCES.read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            rows = found[line.removeprefix("## ")] = []
        elif (match := ROW.match(line)) is not None:
            rows.append((int(match[1]), match[2], match[3].split(", ")))
    return found


def rules_of_the_expansion() -> dict[str, str]:
    """Return the kind of each rule by its id."""
    book = rulebook("bree.games.war")
    return {rule.id: rule.kind for rule in book.values() if rule.id.startswith("LME-")}


def test_every_rule_that_a_sentence_names_is_there() -> None:
    examples = {row["id"] for row in tomllib.loads(CHECKS.read_text(encoding="utf-8"))["rule"]}
    known = {*rules_of_the_expansion(), *examples, COLOUR}
    named = {rule for rows in sections().values() for _, _, rules in rows for rule in rules}
    assert sorted(named - known) == []


def test_every_rule_of_the_book_stands_in_a_sentence() -> None:
    named = {rule for rows in sections().values() for _, _, rules in rows for rule in rules}
    assert [rule for rule, kind in rules_of_the_expansion().items() if kind == "rule" and rule not in named] == []


def test_rulings_and_options_are_no_sentences_of_the_book() -> None:
    named = {rule for rows in sections().values() for _, _, rules in rows for rule in rules}
    assert [rule for rule, kind in rules_of_the_expansion().items() if kind != "rule" and rule in named] == []


def test_no_sentence_is_left_out_and_none_is_quoted_at_length() -> None:
    found = sections()
    assert len(found) > 40
    for heading, rows in found.items():
        assert [number for number, _, _ in rows] == list(range(1, len(rows) + 1)), heading
        assert rows, heading
        assert [short for _, short, _ in rows if len(short.split()) > 8] == []
        assert [rules for _, _, rules in rows if COLOUR in rules and rules != [COLOUR]] == []
