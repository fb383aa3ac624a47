"""A class name stands for one thing in the whole package."""

import ast
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "bree"
OF_EACH_GAME = {"Terms"}  # the options of a game as its state keeps them


def class_names(folder: Path) -> dict[str, list[str]]:
    """Every class name, with the files that define it."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                found[node.name].append(path.relative_to(folder).as_posix())
    return found


def used_twice(folder: Path) -> dict[str, list[str]]:
    return {name: files for name, files in class_names(folder).items() if len(files) > 1}


def test_no_two_classes_of_the_package_have_one_name() -> None:
    twice = used_twice(SOURCE)
    assert {name: files for name, files in twice.items() if name not in OF_EACH_GAME} == {}


def test_only_games_share_a_name_and_once_each() -> None:
    twice = used_twice(SOURCE)
    for name in OF_EACH_GAME:
        assert all(file.startswith("games/") and file.endswith("/state.py") for file in twice[name])


def test_a_second_class_of_one_name_is_found(tmp_path: Path) -> None:
    for name in ("row.py", "line.py"):
        (tmp_path / name).write_text("class Row: ...\n", encoding="utf-8")
    assert used_twice(tmp_path) == {"Row": ["line.py", "row.py"]}
