"""Generate the TypeScript files of the browser client from the Python declarations.

    python scripts/gen_ts_types.py [--check]

The files hold the types of the views (`shape.py` of each game) and of the messages, the log lines, and the facts that
boards need. With --check the script writes nothing. It fails if a file is out of date or a declaration is incomplete.
"""

import ast
from collections.abc import Iterator, Mapping
from dataclasses import is_dataclass
from importlib import import_module
from importlib.util import find_spec
import io
from pathlib import Path
import sys
import textwrap
import tokenize
from types import ModuleType, NoneType, UnionType
from typing import Annotated, Any, ClassVar, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

from msgspec import Raw, Struct, UnsetType, structs
from pydantic import BaseModel

from bree.contract import ask_texts, log_lines, shapes as contract_shapes
from bree.core import Facts, Game, View
from bree.core.ask import Fact
from bree.core.find import own_games
from bree.core.vocabulary import shape_of
from bree.server.guard import refusals
from bree.server.routes import forms
from bree.server.wire import messages, schema

sys.path.insert(0, str(Path(__file__).resolve().parent))

from gen_ts_facts import BOARDS, facts_page, log_page

ROOT = Path(__file__).resolve().parent.parent
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null", Any: "any"}
ALIASES = {"Seat": messages.Seat, "Fact": Fact, "Facts": Facts, "View": View}  # named where they are used
WIRE = (schema, messages, forms, refusals)
READONLY = (list, tuple)
COLUMNS = 120


class Shape:
    """A Python class, to be written as a TypeScript interface."""

    def __init__(self, kind: type, comments: dict[str, str]) -> None:
        self.kind = kind
        self.name = named(kind)
        self.comments = comments  # field -> the comment behind it

    def text(self) -> str:
        said = f"/** {self.about} */\n" if self.about else ""
        if same := self.same_as():
            return said + union(self.name, same)
        return "\n".join([f"{said}export interface {self.name} {{", *self.tag(), *self.fields(), "}"])

    @property
    def about(self) -> str:
        own = self.kind.__dict__.get("__doc__") or ""
        return "" if "\n" in own or own.startswith(f"{self.kind.__name__}(") else own  # a dataclass writes its own

    def same_as(self) -> str:
        """The common base of messages becomes a union. A form with free field names becomes a record."""
        if issubclass(self.kind, Struct):
            return " | ".join(named(kind) for kind in self.kind.__subclasses__())
        hints = get_type_hints(self.kind)
        return written(hints["__pydantic_extra__"]) if "__pydantic_extra__" in self.kind.__annotations__ else ""

    def tag(self) -> list[str]:
        tag = self.kind.__struct_config__.tag if issubclass(self.kind, Struct) else None
        return [f"  t: '{tag}';"] if tag else []

    def fields(self) -> Iterator[str]:
        for name, hint in get_type_hints(self.kind, include_extras=True).items():
            if get_origin(hint) is not ClassVar and not name.startswith("_") and name != "model_config":
                yield self.field(name, hint)

    def field(self, name: str, hint: Any) -> str:
        may_lack = "?" if UnsetType in get_args(hint) or self.left_out(name) else ""
        field = f"  {self.on_the_wire(name)}{may_lack}: {written(hint)};"
        said = self.comments.get(name)
        if not said:
            return field
        beside = f"{field} // {said}"
        return beside if len(beside) <= COLUMNS else f"  // {said}\n{field}"

    def on_the_wire(self, name: str) -> str:
        known = structs.fields(self.kind) if issubclass(self.kind, Struct) else ()
        return next((field.encode_name for field in known if field.name == name), name)

    def left_out(self, name: str) -> bool:
        """Is the field not sent if it has its default value?"""
        if not issubclass(self.kind, Struct) or not self.kind.__struct_config__.omit_defaults:
            return False
        return any(field.name == name and not field.required for field in structs.fields(self.kind))


def union(name: str, same: str) -> str:
    line = f"export type {name} = {same};"
    if len(line) <= COLUMNS:
        return line
    return "\n  | ".join([f"export type {name} =", *f"{same};".split(" | ")])


def named(kind: type) -> str:
    return kind.__name__.removesuffix("Shown")


def written(hint: Any, alias: str = "") -> str:
    """The same type in TypeScript. Received values are read-only."""
    origin, args = get_origin(hint), get_args(hint)
    for name, kind in ALIASES.items():
        if hint == kind and name != alias:
            return name
    if hint in PLAIN:
        return PLAIN[hint]
    if origin is Annotated:
        return written(args[1] if args[0] is Raw else args[0])  # for encoded JSON the annotation has the type
    if origin is Literal:
        return " | ".join(f"'{value}'" for value in args)
    if origin in (Union, UnionType):
        return " | ".join(written(arg) for arg in args if arg is not UnsetType)
    if origin in READONLY:
        inner = written(args[0])
        return f"readonly ({inner})[]" if "|" in inner else f"readonly {inner}[]"
    if origin is not None and issubclass(origin, Mapping):
        return f"Readonly<Record<{written(args[0])}, {written(args[1])}>>"
    if isinstance(hint, type):
        return named(hint)
    raise TypeError(f"{hint} has no TypeScript type here")


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
    """The classes of a module, in the order of its source."""
    said = comments(module)
    for name, kind in vars(module).items():
        if (name in said and is_shape(kind)) or (is_typeddict(kind) and kind.__module__ == module.__name__):
            yield Shape(kind, said.get(name, {}))


def is_shape(kind: type) -> bool:
    """A record with fields, or the common base of messages."""
    known = is_typeddict(kind) or is_dataclass(kind) or issubclass(kind, Struct | BaseModel)
    return known and kind is not forms.Form


def page(*modules: ModuleType, before: str = "") -> str:
    homes = ", ".join(Path(module.__file__ or "").relative_to(ROOT).as_posix() for module in modules)
    head = f"// Made from {homes} by scripts/gen_ts_types.py: `make shapes` writes it anew."
    head = "\n".join(textwrap.wrap(head, COLUMNS, subsequent_indent="// ", break_on_hyphens=False))
    texts = [shape.text() for module in modules for shape in shapes(module)]
    return "\n\n".join([head, *([before] if before else []), *texts]) + "\n"


def aliases() -> str:
    return "\n".join(f"export type {name} = {written(hint, name)};" for name, hint in ALIASES.items())


def pages() -> dict[Path, str]:
    """Every generated file with its content."""
    boards = ROOT / "web" / "src" / "boards"
    found = {ROOT / "web" / "src" / "lib" / "connection" / "wire.ts": page(*WIRE, before=aliases())}
    for name, game in own_games().items():
        if (boards / name).is_dir() and find_spec(f"{game.package}.shape"):
            found[boards / name / "shape.ts"] = page(import_module(f"{game.package}.shape"))
            found[boards / name / "log.ts"] = log_page(game)
    found |= {boards / name / "facts.ts": facts_page(name) for name in BOARDS}
    return found


def faults() -> list[str]:
    """What is missing in the declarations of the games, with file and line."""
    return [fault for game in own_games().values() for fault in faults_of(game)]


def faults_of(game: Game) -> list[str]:
    return [*ask_texts.faults(game), *log_lines.faults(game), *shape_faults(game)]


def shape_faults(game: Game) -> list[str]:
    shape = shape_of(game)
    return contract_shapes.faults(game, shape) if shape is not None else []


def main(check: bool) -> int:
    stale = {path: text for path, text in pages().items() if not path.is_file() or path.read_text("utf-8") != text}
    for path, text in stale.items():
        if check:
            print(f"{path.relative_to(ROOT)} is out of date: run `make shapes`")
        else:
            path.write_text(text, encoding="utf-8")
    lacking = faults()
    print(*lacking, sep="\n", end="\n" if lacking else "")
    return int(bool(lacking) or (check and bool(stale)))


if __name__ == "__main__":
    raise SystemExit(main("--check" in sys.argv[1:]))
