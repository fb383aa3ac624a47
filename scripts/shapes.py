"""Write the browser's types from ours: of every game's view (its `shape.py`), and of the messages on the wire.

    python scripts/shapes.py [--check]

With --check nothing is written: it fails if a file is not what would be written. So no side can lack a field that the
other has.
"""

import ast
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
import io
from pathlib import Path
import sys
import tokenize
from types import ModuleType, NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

from msgspec import UnsetType

from bree.core import Facts, View
from bree.core.find import games

ROOT = Path(__file__).resolve().parent.parent
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null", Any: "any"}
ALIASES = {"View": View, "Facts": Facts}  # named where they are used
READONLY = (list, tuple)


class Shape:
    """A class of a module that is written as an interface."""

    def __init__(self, kind: type, comments: dict[str, str]) -> None:
        self.kind = kind
        self.name = kind.__name__.removesuffix("Shown")
        self.comments = comments  # field -> what is said behind it

    def text(self) -> str:
        hints = get_type_hints(self.kind, include_extras=True)
        lines = [self.field(name, hint) for name, hint in hints.items()]
        return "\n".join([f"export interface {self.name} {{", *lines, "}"])

    def field(self, name: str, hint: Any) -> str:
        said = self.comments.get(name)
        may_lack = "?" if UnsetType in get_args(hint) else ""
        return f"  {name}{may_lack}: {written(hint)};{f' // {said}' if said else ''}"


def written(hint: Any) -> str:
    """The same type in TypeScript; what is received is not to be changed."""
    origin, args = get_origin(hint), get_args(hint)
    for name, alias in ALIASES.items():
        if hint == alias:
            return name
    if hint in PLAIN:
        return PLAIN[hint]
    if origin is Annotated:
        return written(args[0])
    if origin is Literal:
        return " | ".join(f"'{value}'" for value in args)
    if origin in (Union, UnionType):
        return " | ".join(written(arg) for arg in args if arg is not UnsetType)
    if origin in READONLY:
        inner = written(args[0])
        return f"readonly ({inner})[]" if "|" in inner else f"readonly {inner}[]"
    if origin is not None and issubclass(origin, dict):
        return f"Readonly<Record<{written(args[0])}, {written(args[1])}>>"
    if isinstance(hint, type):
        return hint.__name__.removesuffix("Shown")
    raise TypeError(f"no word for {hint} in TypeScript")


def comments(module: ModuleType) -> dict[str, dict[str, str]]:
    """class -> field -> the comment behind it."""
    source = Path(module.__file__ or "").read_text(encoding="utf-8")
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    behind = {token.start[0]: token.string.lstrip("# ") for token in tokens if token.type == tokenize.COMMENT}
    found: dict[str, dict[str, str]] = {}
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef):
            fields = [line for line in node.body if isinstance(line, ast.AnnAssign)]
            found[node.name] = {ast.unparse(line.target): behind.get(line.end_lineno or 0, "") for line in fields}
    return found


def shapes(module: ModuleType) -> Iterator[Shape]:
    """In the order in which they are written there."""
    said = comments(module)
    for name, kind in vars(module).items():
        if is_typeddict(kind):
            yield Shape(kind, said.get(name, {}))


def page(module: ModuleType) -> str:
    home = Path(module.__file__ or "").relative_to(ROOT).as_posix()
    head = f"// Made from {home} by scripts/shapes.py: `make shapes` writes it anew."
    return "\n\n".join([head, *(shape.text() for shape in shapes(module))]) + "\n"


def pages() -> dict[Path, str]:
    """Every file that is made, with what is to stand in it."""
    boards = ROOT / "web" / "src" / "boards"
    found = {}
    for name, game in games().items():
        if (boards / name).is_dir() and find_spec(f"{game.package}.shape"):
            found[boards / name / "shape.ts"] = page(import_module(f"{game.package}.shape"))
    return found


def main(check: bool) -> int:
    stale = {path: text for path, text in pages().items() if not path.is_file() or path.read_text("utf-8") != text}
    for path, text in stale.items():
        if check:
            print(f"{path.relative_to(ROOT)} is not what its shapes say: run `make shapes`")
        else:
            path.write_text(text, encoding="utf-8")
    return int(check and bool(stale))


if __name__ == "__main__":
    raise SystemExit(main("--check" in sys.argv[1:]))
