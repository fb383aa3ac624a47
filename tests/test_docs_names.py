"""Every module, file, folder, class, constant and member of a class that a page names in code exists."""

import ast
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
import re

import pytest

from tests.test_distribution import tree
from tests.test_readme import PAGES, ROOT

SPAN = re.compile(r"`([^`\n]+)`")
FENCED = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
ENDS = r"(?:svelte\.ts|py|ts|js|svelte|ftl|toml|css|conf|service|yml|html)"
MODULE = re.compile(r"(?<![\w./])bree(?:\.[A-Za-z_]\w*)+")
MEMBER = re.compile(rf"(?<![\w./])([A-Z]\w*[a-z]\w*)\.(?!{ENDS}\b)([a-z_]\w*)")
PATH = re.compile(
    rf"""(?<![\w./:@*-])(?:
        (?:[\w.-]+/)*[\w-]+\.{ENDS}(?![\w/.*-])       # a file of source
        | (?:[\w.-]+/)+(?![\w/.*-])                   # a folder
        | (?:src|tests|scripts|docs|web)/[\w./-]+(?!\*)
    )""",
    re.VERBOSE,
)
# What a class of TypeScript defines.
DEFINED = re.compile(r"^\s+(?:(?:async|get|set|readonly|private) )*(\w+)\??[(=:; <]", re.MULTILINE)
# A span that is a class or a constant, not a variable of the system.
NAME = re.compile(r"^(?!BREE_)[A-Z]\w*[A-Za-z]$", re.MULTILINE)
KEYS = {"Esc"}  # of the keyboard
NO_MODULES = {"bree.example", "bree.env"}  # the host of the examples, a file in /etc
# Made by a command, or by the reader of a recipe; or it stands for several names.
ELSEWHERE = re.compile(
    r"^(build|dist)/|/static$|loth_watcher|/last\.py|the_beacons_are_lit|/mutants$|GAME|NAME|TITLE|ID"
)
DOCUMENTS = [page for page in PAGES if page.name != "CHANGELOG.md"]


def code(page: Path) -> str:
    """The code spans of a page, and its diagrams."""
    text = page.read_text(encoding="utf-8")
    diagrams = [block for kind, block in FENCED.findall(text) if kind == "mermaid"]
    return "\n".join([*SPAN.findall(FENCED.sub("", text)), *diagrams])


@cache
def tails() -> set[str]:
    """All files and folders, each also without the folders that it lies in."""
    files = [path.relative_to(ROOT) for path in tree()]
    parts = {path.parts for file in files for path in (file, *file.parents)}
    return {"/".join(part[start:]) for part in parts for start in range(len(part))}


@cache
def members() -> dict[str, set[str]]:
    """The names in each class of the package, of the tests and of the browser client."""
    found: dict[str, set[str]] = {}
    for path in tree():
        if path.suffix == ".py":
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.ClassDef):
                    found.setdefault(node.name, set()).update(names_in(node))
        elif path.suffix == ".ts":
            text = path.read_text(encoding="utf-8")
            for name in re.findall(r"\b(?:class|interface) (\w+)", text):
                found.setdefault(name, set()).update(DEFINED.findall(text))
    return found


@cache
def words() -> set[str]:
    """All words of the source, and the names of its files, which are those of Svelte's components."""
    sources = [path for path in tree() if path.suffix in (".py", ".svelte", ".ts")]
    return {path.stem for path in sources} | {
        word for path in sources for word in re.findall(r"\w+", path.read_text(encoding="utf-8"))
    }


def names_in(kind: ast.ClassDef) -> set[str]:
    nodes = list(ast.walk(kind))
    return (
        {node.name for node in nodes if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}
        | {node.attr for node in nodes if isinstance(node, ast.Attribute)}
        | {node.target.id for node in nodes if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)}
    )


def is_there(name: str) -> bool:
    """A module, or a name in one."""
    home, _, last = name.rpartition(".")
    try:
        found: object = import_module(home)
    except ModuleNotFoundError:
        return "." in home and is_there(home) and hasattr(resolved(home), last)
    return hasattr(found, last) or (hasattr(found, "__path__") and find_spec(name) is not None)


def resolved(name: str) -> object:
    home, _, last = name.rpartition(".")
    return getattr(import_module(home), last)


@pytest.mark.parametrize("document", DOCUMENTS, ids=[str(document.relative_to(ROOT)) for document in DOCUMENTS])
def test_every_name_of_a_page_exists(document: Path) -> None:
    told = code(document)
    assert [name for name in MODULE.findall(told) if name not in NO_MODULES and not is_there(name)] == []
    paths = [path for path in PATH.findall(told) if not ELSEWHERE.search(path)]
    assert [path for path in paths if path.rstrip("/") not in tails()] == []
    assert [name for name in NAME.findall(told) if name not in words() | KEYS] == []
    assert [f"{kind}.{name}" for kind, name in MEMBER.findall(told) if name not in members().get(kind, ())] == []


def test_a_name_that_does_not_exist_is_found() -> None:
    told = "`bree.core.nothing` `src/bree/nothing.py` `nothing.svelte.ts` `nothing/` `Sitting.nothing`"
    assert not is_there("bree.core.nothing")
    assert is_there("bree.table.Sitting")
    assert is_there("bree.lang.cards.cards")
    assert PATH.findall(told) == ["src/bree/nothing.py", "nothing.svelte.ts", "nothing/"]
    assert MEMBER.findall(told) == [("Sitting", "nothing")]
    assert "nothing" not in members()["Sitting"]
    assert "gather" in members()["Sitting"]
    assert NAME.findall("Sitting\nFORMER_NAMES\nsitting.py\nBREE_HOME") == ["Sitting", "FORMER_NAMES"]
