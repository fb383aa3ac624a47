"""Trace an expression through the source, back to literals: which steps can it be?"""

import ast
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
import tomllib
from typing import NamedTuple, TypeVar

EFFECTS = ("effects",)  # of a card: core checks them when it reads the file
ADDED = ("step",)  # of an action of a die: checked where a chapter adds it with `extra`
WRAPS = ("list", "tuple", "reversed", "sorted")
DEPTH = 12


class FoundStep(NamedTuple):
    name: str
    count: int  # of arguments
    open: bool = False  # `count` is a minimum
    fact: str = ""  # of card files, if the name comes from there


T = TypeVar("T")
Lookup = Callable[["StepTracer", ast.expr, ast.AST], list[T]]


class LostError(Exception):
    """The expression cannot be traced to literals."""


@cache
def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


class StepTracer:
    def __init__(self, path: Path, package: str, home: Path, depth: int = DEPTH) -> None:
        self.path, self.package, self.home, self.depth = path, package, home, depth
        self.tree = parsed(path)

    def given(self, expr: ast.expr, at: ast.AST) -> list[FoundStep]:
        """The steps of an argument of `then`; an argument with a star has several."""
        return self.many(expr.value, at) if isinstance(expr, ast.Starred) else self.one(expr, at)

    # One step

    def one(self, expr: ast.expr, at: ast.AST) -> list[FoundStep]:
        match expr:
            case ast.Tuple(elts=[first, *rest]):
                stars = sum(isinstance(arg, ast.Starred) for arg in rest)
                return [FoundStep(name, len(rest) - stars, stars > 0, fact) for name, fact in self.names(first, at)]
            case ast.IfExp():
                return self.one(expr.body, at) + self.one(expr.orelse, at)
            case ast.Subscript():
                return self.many(expr.value, at)
            case ast.Attribute() if expr.attr in ADDED:
                return []
            case ast.Name() | ast.Call():
                return self.bound(expr, at, lambda tracer, value, there: tracer.one(value, there))
        raise self.lost(expr)

    def many(self, expr: ast.expr, at: ast.AST) -> list[FoundStep]:
        """The steps in a list, a tuple or the values of a dict."""
        match expr:
            case ast.List() | ast.Tuple() | ast.Set():
                return [found for item in expr.elts for found in self.given(item, at)]
            case ast.ListComp() | ast.GeneratorExp() | ast.SetComp():
                return self.one(expr.elt, at)
            case ast.Dict():
                return [found for item in expr.values for found in self.one(item, at)]
            case ast.DictComp():
                return self.one(expr.value, at)
            case ast.BinOp(op=ast.Mult()):
                return self.many(expr.left, at)
            case ast.BinOp():
                return self.many(expr.left, at) + self.many(expr.right, at)
            case ast.IfExp():
                return self.many(expr.body, at) + self.many(expr.orelse, at)
            case ast.Subscript():
                return (self.many if isinstance(expr.slice, ast.Slice) else self.nested)(expr.value, at)
            case ast.Attribute() if expr.attr in EFFECTS:
                return []
            case ast.Name() | ast.Call():
                return self.called(expr, at)
        raise self.lost(expr)

    def called(self, expr: ast.Name | ast.Call, at: ast.AST) -> list[FoundStep]:
        match expr:
            case ast.Call(func=ast.Name(id=name), args=[first, *_]) if name in WRAPS:
                return self.many(first, at)
        return self.bound(expr, at, lambda tracer, value, there: tracer.many(value, there))

    def nested(self, expr: ast.expr, at: ast.AST) -> list[FoundStep]:
        """The steps in a list of lists."""
        match expr:
            case ast.Dict():
                return [found for item in expr.values for found in self.many(item, at)]
            case ast.DictComp():
                return self.many(expr.value, at)
            case ast.List() | ast.Tuple():
                return [found for item in expr.elts for found in self.many(item, at)]
            case ast.Name():
                return self.bound(expr, at, lambda tracer, value, there: tracer.nested(value, there))
        raise self.lost(expr)

    # Names of steps

    def names(self, expr: ast.expr, at: ast.AST) -> list[tuple[str, str]]:
        """The names of steps, each with the fact of card files from which it comes, or an empty string."""
        match expr:
            case ast.Constant(value=str(name)):
                return [(name, "")]
            case ast.IfExp():
                return self.names(expr.body, at) + self.names(expr.orelse, at)
            case ast.NamedExpr():
                return self.names(expr.value, at)
            case ast.List() | ast.Tuple():
                return [name for item in expr.elts for name in self.names(item, at)]
            case ast.ListComp() | ast.GeneratorExp():
                return self.names(expr.elt, at)
            case ast.Subscript():
                return self.names(expr.value, at)
            case ast.Name():
                return self.bound(expr, at, lambda tracer, value, there: tracer.names(value, there))
            case ast.Attribute() if values := in_files(self.home, expr.attr):
                return [(value, expr.attr) for value in values]
        raise self.lost(expr)

    # Values of names and calls

    def bound(self, expr: ast.Name | ast.Call, at: ast.AST, look: "Lookup[T]") -> list[T]:
        if not self.depth:
            raise self.lost(expr)
        func = expr.func if isinstance(expr, ast.Call) else expr
        if not isinstance(func, ast.Name):
            raise self.lost(expr)
        deeper = StepTracer(self.path, self.package, self.home, self.depth - 1)
        values = list(deeper.values(func.id, at, returned=isinstance(expr, ast.Call)))
        if not values:
            raise self.lost(expr)
        return [found for tracer, value, there in values for found in look(tracer, value, there)]

    def values(self, name: str, at: ast.AST, returned: bool) -> "Iterator[tuple[StepTracer, ast.expr, ast.AST]]":
        """The values of a name: in the function that uses it, else in its module, else in the imported module."""
        inside = next((node for node in ast.walk(self.tree) if _holds(node, at)), self.tree)
        for home in (inside, self.tree):
            found = list(_returns(self.tree, name)) if returned else list(_assigned(home, name))
            if found:
                yield from (
                    (self, value, there if isinstance(there, ast.FunctionDef) else at) for value, there in found
                )
                return
        for node in ast.walk(self.tree):
            if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith(self.package):
                for alias in node.names:
                    if (alias.asname or alias.name) == name:
                        yield from self._there(node.module).values(alias.name, at, returned)

    def _there(self, module: str) -> "StepTracer":
        parts = module.removeprefix(self.package).strip(".").split(".")
        path = self.home.joinpath(*[part for part in parts if part])
        return StepTracer(
            path / "__init__.py" if path.is_dir() else path.with_suffix(".py"), self.package, self.home, self.depth
        )

    def lost(self, expr: ast.expr) -> LostError:
        return LostError(ast.unparse(expr)[:60])


def _holds(node: ast.AST, at: ast.AST) -> bool:
    return isinstance(node, ast.FunctionDef) and (node is at or any(one is at for one in ast.walk(node)))


def _assigned(home: ast.AST, name: str) -> Iterator[tuple[ast.expr, ast.AST]]:
    """The values that a name is bound to. `for` and comprehensions bind it to each item."""
    nodes = ast.walk(home) if isinstance(home, ast.FunctionDef) else iter(getattr(home, "body", []))
    for node in nodes:
        match node:
            case ast.Assign(targets=[ast.Name(id=target)]) if target == name:
                yield node.value, node
            case ast.AnnAssign(target=ast.Name(id=target), value=ast.expr() as value) if target == name:
                yield value, node
            case ast.AugAssign(target=ast.Name(id=target)) if target == name:
                yield node.value, node
            case ast.NamedExpr(target=ast.Name(id=target)) if target == name:
                yield node.value, node
            case ast.For(target=ast.Name(id=target)) | ast.comprehension(target=ast.Name(id=target)) if target == name:
                yield ast.Subscript(node.iter, ast.Constant(0)), node
            case ast.Call(func=ast.Attribute(value=ast.Name(id=target), attr="append"), args=[given]) if target == name:
                yield ast.List([given]), node


def _returns(tree: ast.Module, name: str) -> Iterator[tuple[ast.expr, ast.AST]]:
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and node.name == name:
            for inner in ast.walk(node):
                if isinstance(inner, ast.Return) and inner.value is not None:
                    yield inner.value, node


@cache
def in_files(home: Path, fact: str) -> list[str]:
    """All values of a fact in the card files of a game."""
    found: set[str] = set()
    for path in home.rglob("*.toml"):
        found |= set(_given(tomllib.loads(path.read_text(encoding="utf-8")), fact))
    return sorted(found)


def _given(data: object, fact: str) -> Iterator[str]:
    if isinstance(data, list):
        for item in data:
            yield from _given(item, fact)
    elif isinstance(data, dict):
        for name, item in data.items():
            if name == fact and isinstance(item, str):
                yield item
            else:
                yield from _given(item, fact)
