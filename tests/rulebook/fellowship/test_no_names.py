"""Rules use the facts of cards, never their names: no gift, character, event, rider or chapter number.

Code about one card is in the module of the card.
"""

import ast
from collections.abc import Iterator
from pathlib import Path
import re

import pytest

import bree.games.fellowship
from bree.games.fellowship.facts import CHAPTERS, CHARACTERS, EVENTS, GIFTS, RIDERS

HOME = Path(bree.games.fellowship.__file__).parent
CARDS = (*GIFTS, *CHARACTERS, *EVENTS, *RIDERS)
PLAIN = {"terror", "wraith", "unseen"}  # riders whose names are common words
NAMED = sorted({*CARDS} - PLAIN | {who.name for who in CHARACTERS.values()})
FILES = sorted({*HOME.glob("*.py"), *HOME.glob("rules/*.py"), *HOME.glob("goals/*.py")} - {HOME / "migrate.py"})


def words(text: str) -> list[str]:
    return re.findall(r"[a-z]+|\d+", text.lower())


def names_in(text: str) -> list[str]:
    """The cards that an identifier or a short text names, word by word: `sting_hand` does, `testing` does not."""
    row = "_".join(["", *words(text), ""])
    return [name for name in NAMED if f"_{name}_" in row]


def spoken(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Every name and text of the code. Docstrings and comments may name cards."""
    prose = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.FunctionDef | ast.ClassDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        for field in ("id", "attr", "name", "arg", "module"):
            if isinstance(getattr(node, field, None), str):
                yield getattr(node, "lineno", 0), getattr(node, field)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in prose:
            yield node.lineno, node.value


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_no_rule_names_a_card(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found = [(line, text) for line, text in spoken(tree) if names_in(text)]
    assert found == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_no_rule_compares_a_chapter_with_a_number(path: Path) -> None:
    found = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Compare):
            sides = [node.left, *node.comparators]
            chapter = any(isinstance(side, ast.Attribute) and side.attr in ("chapter", "number") for side in sides)
            number = any(
                isinstance(one, ast.Constant) and one.value in CHAPTERS for side in sides for one in ast.walk(side)
            )
            found += [node.lineno] if chapter and number else []
    assert found == []


def test_the_check_would_find_them() -> None:
    assert names_in("sting_hand") == ["sting"]
    assert names_in("gift:mithril_shirt") == ["mithril_shirt"]
    assert names_in("FRODO") == ["frodo"]
    assert names_in("frodo_9") == ["frodo"]
    assert names_in("testing") == []
    assert names_in("same") == []
