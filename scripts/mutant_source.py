"""Replace `old` by `new` in one part of a source file.

The part is a function, a class, `Class.method`, or a variable with its value; an empty name means the whole file. `old`
is an expression or a sequence of statements. It is compared as a syntax tree, so line breaks, quotes and redundant
brackets do not matter. An empty `new` removes the statements. A data file is compared as text.
"""

import ast
import builtins
from collections.abc import Iterator
from pathlib import Path
import tomllib


class MisfitError(ValueError):
    """The mutant does not fit the source."""


def mutated(file: Path, name: str, old: str, new: str) -> str:
    """The text of the file with the mutant in it. Python code comes from `ast.unparse`."""
    text = file.read_text(encoding="utf-8") if file.is_file() else ""
    text, changed, times = (_in_code if file.suffix == ".py" else _in_data)(text, name, old, new)
    if times != 1:
        raise MisfitError(f"the old text occurs {times} times")
    if changed == text:
        raise MisfitError("nothing changes")
    try:
        if file.suffix == ".py":
            _check_names(ast.parse(changed))
        else:
            tomllib.loads(changed)
    except (SyntaxError, tomllib.TOMLDecodeError) as fault:
        raise MisfitError("the new text cannot be parsed") from fault
    return changed


def _check_names(code: ast.Module) -> None:
    """Refuse a name that the file does not define: it would make every test fail."""
    known = {*dir(builtins), "__file__"}
    for node in ast.walk(code):
        match node:
            case ast.Name(id=name, ctx=ast.Store()) | ast.arg(arg=name) | ast.alias(asname=str(name)):
                known.add(name)
            case ast.ExceptHandler(name=str(name)):
                known.add(name)
            case (
                ast.alias(name=name)
                | ast.FunctionDef(name=name)
                | ast.AsyncFunctionDef(name=name)
                | ast.ClassDef(name=name)
            ):
                known.add(name)
    unknown = {node.id for node in ast.walk(code) if isinstance(node, ast.Name)} - known
    if unknown:
        raise MisfitError(f"the file does not know {', '.join(sorted(unknown))}")


def _in_data(text: str, _: str, old: str, new: str) -> tuple[str, str, int]:
    return text, text.replace(old, new), text.count(old)


def _in_code(text: str, name: str, old: str, new: str) -> tuple[str, str, int]:
    tree = ast.parse(text)
    text, part = ast.unparse(tree), _part(tree, name)
    before, after = _expression(old), _expression(new)
    if before is not None and after is not None:
        swap = _Swap(before, after)
        swap.visit(part)
        return text, ast.unparse(tree), swap.times
    times = _swap_statements(part, _statements(old), _statements(new))
    return text, ast.unparse(tree), times


def _part(tree: ast.Module, name: str) -> ast.AST:
    part: ast.AST = tree
    for word in name.split(".") if name else ():
        found = [node for node in getattr(part, "body", ()) if word in _names(node)]
        if len(found) != 1:
            raise MisfitError(f"{word} occurs {len(found)} times")
        part = found[0]
    return part


def _names(node: ast.stmt) -> list[str]:
    """The names that a statement defines."""
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        return [node.name]
    targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
    return [target.id for target in targets if isinstance(target, ast.Name)]


def _expression(text: str) -> ast.expr | None:
    """None if the text is not one expression."""
    if not text.strip():
        return None
    try:
        return ast.parse(f"({text}\n)", mode="eval").body
    except SyntaxError:
        return None


def _statements(text: str) -> list[ast.stmt]:
    try:
        return ast.parse(text).body
    except SyntaxError as fault:
        raise MisfitError(f"{text.strip()!r} cannot be parsed") from fault


class _Swap(ast.NodeTransformer):
    """Replace one expression by another and count the replacements."""

    def __init__(self, old: ast.expr, new: ast.expr) -> None:
        self.kind, self.old = type(old), ast.unparse(old)
        self.new, self.times = new, 0

    def visit(self, node: ast.AST) -> ast.AST:
        if isinstance(node, self.kind) and ast.unparse(node) == self.old:
            self.times += 1
            return self.new
        return self.generic_visit(node)


def _swap_statements(part: ast.AST, old: list[ast.stmt], new: list[ast.stmt]) -> int:
    """Replace the old statements by the new ones. Returns how often they occurred."""
    wanted = [ast.unparse(one) for one in old]
    found = []
    for body in _bodies(part):
        told = [ast.unparse(one) for one in body]
        found += [(body, at) for at in range(len(told)) if told[at : at + len(wanted)] == wanted]
    for body, at in found:
        body[at : at + len(wanted)] = new
    return len(found)


def _bodies(part: ast.AST) -> Iterator[list[ast.stmt]]:
    for node in ast.walk(part):
        for _, value in ast.iter_fields(node):
            if isinstance(value, list) and value and isinstance(value[0], ast.stmt):
                yield value
