"""Check that every step which the rules push exists and gets the right number of arguments.

    python scripts/check_steps.py

The script also checks that no rule reads or edits the stack. It traces every argument of `then` back to literals,
through names, comprehensions, constants of other modules and functions that return steps. It looks names from card
files up in the files. An argument that it cannot trace is a fault. The effects that core reads from card files are
checked when the game is loaded.
"""

import ast
from importlib import import_module
from pathlib import Path
import sys

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tests" / "games"), str(ROOT / "scripts")]

from step_tracer import FoundStep, LostError, StepTracer  # noqa: E402

from bree.core import Game  # noqa: E402
from bree.core.find import own_games  # noqa: E402
from bree.core.signature import parameters  # noqa: E402

SMALL = ("tiny", "army", "saga")  # games of the tests
MAY_READ_STACK = (
    "notation.py",
    "migrate.py",
    "audit.py",
    "audit_steps.py",
    "possible_endings.py",
    "name_check.py",
)  # no rules: they may look
CHANGING = ("pop", "clear", "remove", "insert", "extend", "append", "reverse", "sort")


def faults(game: Game, home: Path) -> list[str]:
    found: list[str] = []
    named: dict[tuple[str, str], list[str]] = {}  # a name from card files, its fact -> the faults where it is used
    for path in sorted(home.rglob("*.py")):
        tracer = StepTracer(path, game.package, home)
        for node in ast.walk(tracer.tree):
            where = f"{game.name}/{path.relative_to(home)}:{getattr(node, 'lineno', 0)}"
            found += [f"{where}: {what}" for what in _of_then(game, tracer, node, named)]
            if path.name not in MAY_READ_STACK and path.parent.name != "notation":
                found += [f"{where}: {what}" for what in _of_todo(node)]
    # Different kinds of cards may use the same fact in different ways. One of these ways must fit.
    wrong = [(fact, told[0]) for (_, fact), told in named.items() if all(told)]
    return found + [f"{game.name}: {what}, the {fact} of a card" for fact, what in wrong]


def _of_then(game: Game, tracer: StepTracer, node: ast.AST, named: dict[tuple[str, str], list[str]]) -> list[str]:
    try:
        stacked = [one for given in _stacks(node) for one in tracer.given(given, node)]
    except LostError as lost:
        return [f"cannot be traced: {lost}"]
    for one in stacked:
        if one.fact:
            named.setdefault((one.name, one.fact), []).append(_fault(game, one))
    return [what for one in stacked if not one.fact and (what := _fault(game, one))]


def _stacks(node: ast.AST) -> list[ast.expr]:
    """The steps that a call pushes: the arguments of `then`, and the step of an action that `extra` adds to a die."""
    match node:
        case ast.Call(func=ast.Attribute(attr="then"), args=steps):
            return steps
        case ast.Call(func=ast.Name(id="extra"), args=[_, _, _, _, step, *_]):
            return [step]
    return []


def _fault(game: Game, one: FoundStep) -> str:
    doer = game.rules.steps.get(one.name) or game.rules.asks.get(one.name)
    if doer is None:
        return f"no step or ask is called {one.name}"
    wanted = parameters(doer)
    if one.open:
        return "" if wanted.most >= one.count else f"{one.name} gets too many arguments"
    return "" if wanted.least <= one.count <= wanted.most else f"{one.name} gets {one.count} arguments"


def _of_todo(node: ast.AST) -> list[str]:
    """A rule uses `then` and `end`. It neither reads nor changes the stack itself."""
    if isinstance(node, ast.Attribute) and node.attr == "todo":
        if not isinstance(node.ctx, ast.Load):
            return ["a rule sets the stack"]
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in CHANGING:
        held = node.func.value
        if isinstance(held, ast.Attribute) and held.attr == "todo":
            return [f"a rule changes the stack: {node.func.attr}"]
    elif isinstance(node, ast.Subscript) and isinstance(node.value, ast.Attribute) and node.value.attr == "todo":
        return ["a rule reads the stack"]
    return []


def folder(game: Game) -> Path:
    return Path(str(import_module(game.package).__file__)).parent


def main() -> int:
    known = [*own_games().values(), *(import_module(name).GAME for name in SMALL)]
    found = [fault for game in known for fault in faults(game, folder(game))]
    print("\n".join(found) if found else f"all steps of {len(known)} games exist and get their arguments")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
