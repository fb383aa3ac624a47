"""Compile `core`, `games`, the bots of the games and the observations with mypyc into a copy of the package.

    python scripts/compile.py build/compiled
    python scripts/compile.py --quick build/checked

The copy contains the plain sources too; Python prefers the compiled modules. The same source runs both ways, with two
exceptions. In the copy, each state class has its `clone` written out, as core generates it in the plain build. And
games that are not compiled can use the compiled core. With --quick, the C compiler does not optimize, which takes
minutes less and is enough for tests.
"""

import ast
from importlib import import_module
import os
from pathlib import Path
import shutil
import subprocess
import sys

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from bree.core.clone_code import clone_source  # noqa: E402

PARTS = ("core", "games", "bots/doom", "bots/fellowship", "bots/mordor", "bots/war")
SINGLE = ("adapters/features.py", "adapters/observation_layout.py")
# Stays interpreted: packages, shapes of views (compiled ones would lose their fields), the type variable of Game, and
# the bot that needs Numba.
PLAIN = ("__init__.py", "shape.py", "state_type.py", "partner.py")
BEST, NONE = "3", "0"  # optimisations of the C compiler
MAY_BE_SUBCLASSED = "@mypyc_attr(allow_interpreted_subclasses=True)"
# `dataclass(slots=True)` of a game that is not compiled asks the base class which fields have slots already; otherwise
# each field would get two. mypyc does not allow `__slots__` in a class that it compiles.
NAMED = """

class _Named:
    def __init__(self, names: tuple[str, ...]) -> None:
        self.names = names

    def __bool__(self) -> bool:
        return False

    def __iter__(self) -> Iterator[str]:
        return iter(self.names)


setattr(State, "__slots__", _Named(tuple(f.name for f in fields(State))))
"""
SCRIPT = """
from mypyc.build import mypycify
from setuptools import setup

setup(name="bree", packages=[], ext_modules=mypycify({names!r}, opt_level={level!r}))
"""


def modules(package: Path) -> list[Path]:
    """The modules to compile: all of `PARTS` except `PLAIN` ones, and some of other folders."""
    return [path for part in PARTS for path in sources(package / part)] + [package / name for name in SINGLE]


def sources(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*.py") if path.name not in PLAIN)


def write_clones(path: Path, name: str) -> None:
    """Into the copy of a module: how each of its kinds of state is copied, as its own method."""
    lines = path.read_text(encoding="utf-8").splitlines()
    kinds = [one for one in ast.parse("\n".join(lines)).body if isinstance(one, ast.ClassDef)]
    for kind in reversed(kinds):
        if "State" in [base.id for base in kind.bases if isinstance(base, ast.Name)]:
            method = clone_source(getattr(import_module(name), kind.name)).replace("(self):", '(self) -> "Self":')
            lines[kind.end_lineno : kind.end_lineno] = ["", *("    " + line for line in method.splitlines())]
    path.write_text("from typing import Self\n" + "\n".join(lines) + "\n", encoding="utf-8")


def open_to_others(path: Path) -> None:
    """Extend the copy of core's `state.py`, so that a game that is not compiled can define a state class."""
    text = path.read_text(encoding="utf-8")
    decorated = "@dataclass(slots=True)\nclass State:"
    if text.count(decorated) != 1:
        raise SystemExit("core/state.py has changed: how is State opened to others now?")
    head = "from collections.abc import Iterator\nfrom typing import TYPE_CHECKING\n\nif TYPE_CHECKING:\n"
    head += "    from mypy_extensions import mypyc_attr\n"
    text = head + text.replace(decorated, f"{MAY_BE_SUBCLASSED}\n{decorated}") + NAMED
    path.write_text(text, encoding="utf-8")


def erase_state_type(path: Path) -> None:
    """Edit the copy of core's `game.py`: mypyc cannot read a type variable with a default, and needs none."""
    text = path.read_text(encoding="utf-8")
    for old, new in (
        ("class Game(Generic[S]):", "class Game:"),
        ("from typing import Any, Generic\n", "from typing import Any\n"),
        ("from bree.core.state_type import S\n", "\nS = Any\n"),
    ):
        if text.count(old) != 1:
            raise SystemExit(f"core/game.py has changed: compile.py looks for {old!r}")
        text = text.replace(old, new)
    path.write_text(text, encoding="utf-8")


def compile_into(target: Path, more: tuple[Path, ...] = (), level: str = BEST) -> list[Path]:
    """Copy the package into the target, and other packages for tests, and compile; returns what was built."""
    if target.exists():
        shutil.rmtree(target)
    shutil.copytree(ROOT / "src" / "bree", target / "bree", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    files = modules(target / "bree")
    for package in more:
        shutil.copytree(package, target / package.name, ignore=shutil.ignore_patterns("__pycache__"))
        files += sources(target / package.name)
    for path in files:
        if path.name == "state.py":
            write_clones(path, ".".join(path.relative_to(target).with_suffix("").parts))
    open_to_others(target / "bree" / "core" / "state.py")
    erase_state_type(target / "bree" / "core" / "game.py")
    names = [str(path.relative_to(target)) for path in files]
    (target / "build_all.py").write_text(SCRIPT.format(names=names, level=level), encoding="utf-8")
    environment = {**os.environ, "MYPYPATH": str(target), "CFLAGS": os.environ.get("CFLAGS", "") + " -w"}
    command = [sys.executable, "build_all.py", "-q", "build_ext", "--inplace"]
    subprocess.run(command, cwd=target, env=environment, check=True)
    (target / "build_all.py").unlink()
    shutil.rmtree(target / "build", ignore_errors=True)
    return sorted(target.rglob("*.so")) + sorted(target.rglob("*.pyd"))


if __name__ == "__main__":
    quick, given = "--quick" in sys.argv, [name for name in sys.argv[1:] if name != "--quick"]
    home, *packages = [Path(name).resolve() for name in given]
    sys.path[:0] = [str(package.parent) for package in packages]
    built = compile_into(home, tuple(packages), NONE if quick else BEST)
    print(f"compiled {len(built) - 1} modules into {given[0]}")
