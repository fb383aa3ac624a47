"""The numbered rules of a game."""

from collections.abc import Iterator
from pathlib import Path
import sys

import pytest

from bree.core.rulebook import Rule, rulebook
from bree.games.mordor import GAME

ONE = '[[rule]]\nid = "X-1"\nsection = "Cel"\nen = "Win."\npl = "Wygraj."\n'


@pytest.fixture
def package(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> Iterator[tuple[str, Path]]:
    """A package with a rulebook."""
    name = "book_" + request.node.name
    home = tmp_path / name
    home.mkdir()
    (home / "__init__.py").write_text("")
    monkeypatch.syspath_prepend(tmp_path)
    yield name, home / "rulebook.toml"
    sys.modules.pop(name, None)


def test_a_rule_has_both_texts_its_section_and_defaults(package: tuple[str, Path]) -> None:
    name, book = package
    book.write_text(ONE)
    assert rulebook(name) == {
        "X-1": Rule("X-1", "Cel", {"pl": "Wygraj.", "en": "Win."}, "rule", "high", {"pl": "Cel", "en": "Cel"})
    }


def test_kind_and_confidence_are_read(package: tuple[str, Path]) -> None:
    name, book = package
    book.write_text(ONE + 'kind = "ruling"\nconfidence = "low"\n')
    assert (rulebook(name)["X-1"].kind, rulebook(name)["X-1"].confidence) == ("ruling", "low")


def test_an_id_that_stands_twice_is_an_error(package: tuple[str, Path]) -> None:
    name, book = package
    book.write_text(ONE + ONE)
    with pytest.raises(ValueError, match="rule X-1 stands twice in the rulebook of " + name):
        rulebook(name)


def named(rule_id: str) -> str:
    return ONE.replace("X-1", rule_id)


def test_further_books_follow_the_first_by_name(package: tuple[str, Path]) -> None:
    name, book = package
    book.write_text(named("X-1"))
    for further in ("z", "-c", "_b"):
        book.with_name(f"rulebook{further}.toml").write_text(named("X" + further))
    book.with_name("book_of_maps.toml").write_text(named("X-maps"))
    book.with_name("rulebook_old.txt").write_text(named("X-old"))
    assert list(rulebook(name)) == ["X-1", "X-c", "X_b", "Xz"]


def test_each_book_calls_its_sections_itself(package: tuple[str, Path]) -> None:
    name, book = package
    book.write_text('[sections]\n"Cel" = "Aim"\n' + named("X-1"))
    book.with_name("rulebook_b.toml").write_text('[sections]\n"Cel" = "Goal"\n' + named("X-2"))
    assert [rule.headings["en"] for rule in rulebook(name).values()] == ["Aim", "Goal"]


def test_an_id_that_stands_in_two_books_is_an_error(package: tuple[str, Path]) -> None:
    name, book = package
    book.write_text(ONE)
    book.with_name("rulebook_b.toml").write_text(ONE)
    with pytest.raises(ValueError, match="rule X-1 stands twice in the rulebook of " + name):
        rulebook(name)


def test_rules_keep_the_order_of_the_book() -> None:
    ids = list(rulebook(GAME.package))
    assert ids[:3] == ["MOR-1.1", "MOR-1.2", "MOR-1.3"]
    assert {rule.kind for rule in rulebook(GAME.package).values()} == {"rule", "ruling", "option"}


def test_the_book_is_read_once() -> None:
    assert rulebook(GAME.package) is rulebook(GAME.package)
