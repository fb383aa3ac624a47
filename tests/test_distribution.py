"""The distribution is `bree-inn`, which is on no index; `bree` on PyPI is somebody else's.

So nothing tells people to install either of them by name.
"""

from pathlib import Path
import re
import subprocess
import tomllib
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent
NAME = "bree-inn"
TEXTS = {".css", ".ftl", ".html", ".md", ".py", ".sh", ".svelte", ".toml", ".ts", ".yaml", ".yml"}
BY_NAME = re.compile(
    r"""(?<![\w./=-])bree(-inn)?\[[a-z]            # with extras
    | \b(pip3?|uv|conda|poetry|pdm|pipx)\s[^\n`]*\b(install|add|run)\s[^\n`;&|]*(?<![\w./=:@-])bree(-inn)?(?![\w./-])
    | \buvx\s[^\n`]*\bbree""",
    re.VERBOSE,
)
BAD = (
    'pip install "bree[rl]"', "pip install bree", "python -m pip install --upgrade bree-inn", "uvx bree serve",
    "pipx install bree", "uv add bree", 'needs bree[lab]',
)  # fmt: skip
GOOD = ('pip install ".[rl]"', "pip install -e /src/bree", "pip install dist/bree_inn-1.0.0-py3-none-any.whl")


def tree() -> list[Path]:
    """All files that git knows or would take."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [path for name in listed.split("\0") if (path := ROOT / name).is_file()]


def requirements(project: dict[str, Any]) -> list[str]:
    plain = project["project"].get("dependencies", [])
    named = {**project["project"].get("optional-dependencies", {}), **project.get("dependency-groups", {})}
    return [*plain, *(one for listed in named.values() for one in listed)]


@pytest.mark.parametrize("text", BAD)
def test_an_install_by_name_is_found(text: str) -> None:
    assert BY_NAME.search(text)


@pytest.mark.parametrize("text", GOOD)
def test_an_install_from_a_clone_is_not(text: str) -> None:
    assert BY_NAME.search(text) is None


def test_nothing_tells_people_to_install_a_package_by_our_name() -> None:
    files = [path for path in tree() if path.suffix in TEXTS or path.name == "Makefile"]
    assert ROOT / "README.md" in files
    found = [
        f"{path.relative_to(ROOT)}: {line.strip()}"
        for path in files
        if path not in (ROOT / "pyproject.toml", Path(__file__))
        for line in path.read_text(encoding="utf-8").splitlines()
        if BY_NAME.search(line)
    ]
    assert found == []


def test_every_project_of_the_tree_depends_on_ours() -> None:
    projects = {path: tomllib.loads(path.read_text()) for path in tree() if path.name == "pyproject.toml"}
    assert projects[ROOT / "pyproject.toml"]["project"]["name"] == NAME
    named = [re.match(r"[\w.-]+", one) for project in projects.values() for one in requirements(project)]
    ours = {match[0] for match in named if match is not None and match[0].lower().startswith("bree")}
    assert ours == {NAME}, "extras of ours, and the game of examples/ferry"
