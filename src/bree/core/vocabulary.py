"""Vocabularies: the words that a field of a view may hold, declared with its type in the game's `shape.py`.

    Region = Annotated[str, vocab("region", REGIONS)]

    class WarView(TypedDict):
        place: Region
        standing: dict[Region, Standing]
        order: Annotated[list[Seat], Places(4)]  # the order matters; without `Places` only the counts do

    SHAPE = Shape(WarView, seats=vocab("seat", SEATS))

`bree.adapters` makes the columns of observations and the numbers of actions from these declarations. An undeclared word
is refused with the file and line of its field.
"""

import ast
from collections.abc import Iterable, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
import sys
from types import ModuleType, NoneType, UnionType
from typing import Annotated, Any, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints

from bree.core.game import Game


class Vocab(NamedTuple):
    name: str
    words: tuple[str, ...]


class Places(NamedTuple):
    """Annotates a list whose order matters, with the maximum length."""

    most: int


class Shape(NamedTuple):
    """The declarations of a game: its view, its seats, the facts of its asks, its answers."""

    view: Any  # a TypedDict
    seats: Vocab
    facts: Mapping[str, Any] = {}  # the name of a fact of an ask -> its type
    answers: tuple[str, ...] = ()  # answers that are not constants of its modules (`answers.py`)


class Undeclared(LookupError):  # noqa: N818  (it says what the word is)
    """A view, an ask or an answer holds a word that is not in its vocabulary."""


def vocab(name: str, *words: Iterable[str | int]) -> Vocab:
    """A vocabulary; duplicate words count once."""
    return Vocab(name, tuple(dict.fromkeys([str(word) for some in words for word in some])))


def nouns(kind: str, words: Iterable[str]) -> list[str]:
    """Words with a prefix, as in the facts of asks: `region-moria`."""
    return [f"{kind}-{word}" for word in words]


@cache
def shape_of(game: Game) -> Shape | None:
    """The shape of a game; None if it declares none."""
    if find_spec(f"{game.package}.shape") is None:
        return None
    module = import_module(f"{game.package}.shape")
    shape: Shape | None = getattr(module, "SHAPE", None)
    if shape is None:
        raise Undeclared(f"{shown_path(source_of(module))}:1: there is no SHAPE")
    return shape


class FieldType(NamedTuple):
    """A type in parts."""

    form: str  # "record", "keys", "list", "word" or "number"
    words: tuple[str, ...] = ()  # allowed words, keys of the dict, or words in the list
    inner: Any = None  # the type of the items of a list or a dict
    most: int = 0  # the maximum length of a list
    may_lack: bool = False  # whether None is allowed


def field_type(hint: Any) -> FieldType:
    """The form of a type, and the words that it allows."""
    origin, args = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        return _kind_of_either([arg for arg in args if arg is not NoneType], NoneType in args)
    if origin is Annotated:
        return _kind_with(field_type(args[0]), args[1:])
    if origin is Literal:
        return FieldType("word", tuple([str(arg) for arg in args]))
    if origin is list:
        item = field_type(args[0])
        return FieldType("list", item.words if item.form == "word" else (), args[0])
    if origin is dict:
        return FieldType("keys", field_type(args[0]).words, args[1])
    return FieldType("word" if hint is str else "number" if hint in (int, float, bool) else "record", inner=hint)


def _kind_of_either(kinds: list[Any], may_lack: bool) -> FieldType:
    """An optional type, or a list with a word instead: `list[Threat] | Literal["?"]`."""
    first = field_type(kinds[0])
    more = [word for other in kinds[1:] for word in field_type(other).words]
    return first._replace(words=(*first.words, *more), may_lack=may_lack)


def _kind_with(kind: FieldType, said: tuple[Any, ...]) -> FieldType:
    for one in said:
        if isinstance(one, Vocab):
            kind = kind._replace(form="word", words=one.words)
        elif isinstance(one, Places):
            kind = kind._replace(most=one.most)
    return kind


def fields(record: Any) -> dict[str, Any]:
    """The fields of a TypedDict with their annotated types."""
    return get_type_hints(record, include_extras=True)


def place_of(record: Any, name: str) -> str:
    """File and line of a field of the shape."""
    file = source_of(sys.modules[record.__module__])
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef) and node.name == record.__name__:
            lines = [line for line in node.body if isinstance(line, ast.AnnAssign)]
            line = next((one.lineno for one in lines if ast.unparse(one.target) == name), node.lineno)
            return f"{shown_path(file)}:{line}"
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == record.__name__:
            return f"{shown_path(file)}:{node.lineno}"
    return shown_path(file)


def shown_path(file: Path) -> str:
    """The path of a file in messages."""
    return file.relative_to(Path.cwd()).as_posix() if file.is_relative_to(Path.cwd()) else str(file)


def source_of(module: ModuleType) -> Path:
    """The source file of a module; the folder also holds the compiled module."""
    file = Path(module.__file__ or "")
    return file.with_name(file.name.partition(".")[0] + ".py")
