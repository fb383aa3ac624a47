"""The texts of the screen are the same in both languages: none is missing, none is unused."""

from importlib.resources import files
from pathlib import Path
import re

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Resource
from fluent.syntax.visitor import Visitor
import pytest

from bree.lang import LANGUAGES
from bree.term import screen

DYNAMIC = ("term-mordor-short-", "term-rule-")  # a fact gives the rest of the key


class Holes(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: object) -> None:  # noqa: N802
        self.names.add(node.id.name)  # type: ignore[attr-defined]


def messages(language: str) -> dict[str, set[str]]:
    """Return key -> names of its placeholders."""
    source = files("bree.lang").joinpath("text", f"term.{language}.ftl").read_text(encoding="utf-8")
    resource = FluentParser().parse(source)
    assert isinstance(resource, Resource)
    found = {}
    for entry in resource.body:
        if isinstance(entry, Message):
            holes = Holes()
            holes.visit(entry)
            found[entry.id.name] = holes.names
    return found


def test_both_languages_say_the_same() -> None:
    first, second = (messages(language) for language in LANGUAGES)
    assert first == second
    assert all(key.startswith("term-") for key in first)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_used_and_every_used_text_is_there(language: str) -> None:
    home = Path(screen.__file__).parent
    used = set(re.findall(r"""["'](term-[a-z-]+)["']""", "".join(f.read_text("utf-8") for f in home.rglob("*.py"))))
    known = set(messages(language))
    assert {key for key in used if not key.endswith("-")} <= known
    assert {key for key in known - used if not key.startswith(DYNAMIC)} == set()
