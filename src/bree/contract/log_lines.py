"""Check that the declared log lines, the lines that the rules write and the texts in both languages are the same set.

The check reads the source of the game, because a random game writes only some of the lines.
"""

import ast
from collections.abc import Iterator
from pathlib import Path
import re
from types import ModuleType
from typing import NamedTuple

from bree.core import Game
from bree.core.answers import modules_of
from bree.core.log_lines import NAME
from bree.core.vocabulary import shown_path, source_of
from bree.lang import LANGUAGES

TEXT = re.compile(r"^log-([a-zA-Z][\w-]*) *=")


class KeyPlace(NamedTuple):
    """A log key and its place. The key is `open` if it is only the beginning of a composed key."""

    key: str
    at: str  # file and line
    open: bool = False


def faults(game: Game) -> list[str]:
    """Everything that does not fit, with file and line; nothing if the game declares no lines."""
    declared = [place for module in modules_of(game) if vars(module).get(NAME) for place in lines_in(module)]
    if not declared:
        return []
    keys = [place.key for place in declared]
    tells = [place for module in modules_of(game) for place in written_in(source_of(module))]
    return [
        *[f"{place.at}: {place.key} is declared twice" for n, place in enumerate(declared) if place.key in keys[:n]],
        *[f"{place.at}: the log key {place.key!r} is not declared" for place in tells if not matches(place, keys)],
        *[f"{place.at}: {place.key} is told nowhere" for place in declared if not is_written(place.key, tells)],
        *[fault for language in LANGUAGES for fault in faults_of_texts(game, language, declared)],
    ]


def faults_of_texts(game: Game, language: str, declared: list[KeyPlace]) -> Iterator[str]:
    keys = [place.key for place in declared]
    texts = list(texts_in(game, language))
    said = [place.key for place in texts]
    for place in declared:
        if place.key not in said:
            yield f"{place.at}: {place.key} has no text in {language!r}"
    for place in texts:
        if place.key not in keys:
            yield f"{place.at}: log-{place.key} is the text of a line that is not declared"


def is_written(key: str, tells: list[KeyPlace]) -> bool:
    return any(matches(place, [key]) for place in tells)


def matches(place: KeyPlace, keys: list[str]) -> bool:
    return any(key.startswith(place.key) if place.open else key == place.key for key in keys)


def lines_in(module: ModuleType) -> Iterator[KeyPlace]:
    """The lines that a module declares."""
    file = source_of(module)
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        match node:
            case ast.Call(func=ast.Name("line"), args=[ast.Constant(str(key)), *_]):
                yield KeyPlace(key, f"{shown_path(file)}:{node.lineno}")


def texts_in(game: Game, language: str) -> Iterator[KeyPlace]:
    home = source_of(modules_of(game)[0]).parent / "text"
    for file in sorted(home.glob(f"*{language}.ftl")):
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            if found := TEXT.match(line):
                yield KeyPlace(found[1], f"{shown_path(file)}:{number}")


def written_in(file: Path) -> Iterator[KeyPlace]:
    """The keys of all lines that a module writes."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    rules = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    for rule in rules:
        for node in ast.walk(rule):
            match node:
                case ast.Call(func=ast.Attribute(attr="tell"), args=[key, *_]):
                    for place in keys_of(key, rule):
                        yield place._replace(at=f"{shown_path(file)}:{node.lineno}")


def keys_of(key: ast.expr, rule: ast.FunctionDef) -> Iterator[KeyPlace]:
    """The possible keys of an expression. The values of a name are looked up in the function."""
    match key:
        case ast.Constant(str(word)):
            yield KeyPlace(word, "")
        case ast.IfExp(body=one, orelse=other):
            yield from keys_of(one, rule)
            yield from keys_of(other, rule)
        case ast.BinOp(left=ast.Constant(str(word))):
            yield KeyPlace(word, "", open=True)
        case ast.Name(name) if values := list(values_of(name, rule)):
            for value in values:
                yield from keys_of(value, rule)
        case _:
            yield KeyPlace(ast.unparse(key), "")


def values_of(name: str, rule: ast.FunctionDef) -> Iterator[ast.expr]:
    """The values assigned to a name: `key = …`, or `key, rule = (…, …) if … else (…, …)`."""
    for node in ast.walk(rule):
        match node:
            case ast.Assign(targets=[ast.Name(target)], value=value) if target == name:
                yield value
            case ast.Assign(targets=[ast.Tuple(elts=targets)], value=value):
                names = [one.id for one in targets if isinstance(one, ast.Name)]
                rows = [value.body, value.orelse] if isinstance(value, ast.IfExp) else [value]
                yield from [row.elts[names.index(name)] for row in rows if isinstance(row, ast.Tuple) and name in names]
