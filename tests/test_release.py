"""`scripts/release.py` refuses what cannot be released, with one sentence, before anything is built."""

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
import re
import subprocess
import tomllib
from types import ModuleType

import pytest

from bree import __version__

ROOT = Path(__file__).resolve().parent.parent
SCRIPT = ROOT / "scripts" / "release.py"
FILES = {
    "src/bree/__init__.py": '"""Bree."""\n\n__version__ = "1.2.0"\n',
    "CHANGELOG.md": "# Changelog\n\n## [Unreleased]\n\n## [1.2.0] - 2026-11-19\n\n- New.\n\n## [1.1.0] - 2026-11-01\n",
    "CITATION.cff": "cff-version: 1.2.0\nversion: 1.2.0\ndate-released: 2026-11-19\n",
}
NEWEST = 'The newest release in CHANGELOG.md must be "## [1.2.0] - YYYY-MM-DD".'
CITED = "CITATION.cff must have version: 1.2.0 and date-released: 2026-11-19."


@pytest.fixture(scope="module")
def release() -> ModuleType:
    spec = spec_from_file_location("release", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class Tree:
    """A checkout with one commit."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.git("init", "--quiet")
        for name, text in FILES.items():
            self.write(name, text)
        self.commit()

    def git(self, *words: str) -> None:
        who = ("-c", "user.name=Ann", "-c", "user.email=ann@bree.example", "-c", "commit.gpgsign=false")
        subprocess.run(["git", *who, *words], cwd=self.root, check=True, capture_output=True)

    def write(self, name: str, text: str) -> None:
        (self.root / name).parent.mkdir(parents=True, exist_ok=True)
        (self.root / name).write_text(text, encoding="utf-8")

    def commit(self) -> None:
        self.git("add", "--all")
        self.git("commit", "--quiet", "--allow-empty", "--message", "Work")


@pytest.fixture
def tree(tmp_path: Path) -> Tree:
    return Tree(tmp_path)


@pytest.mark.parametrize("tag", [None, "v1.2.0", "quiet-evening"])
def test_a_clean_commit_with_its_entry_is_released(release: ModuleType, tree: Tree, tag: str | None) -> None:
    if tag is not None:
        tree.git("tag", tag)
    assert release.obstacle(tree.root) is None


@pytest.mark.parametrize("name", ["CHANGELOG.md", "new.py"])
def test_a_dirty_tree_is_refused(release: ModuleType, tree: Tree, name: str) -> None:
    tree.write(name, "something else\n")
    assert release.obstacle(tree.root) == f"The tree is not clean: commit or remove {name}."


@pytest.mark.parametrize(
    ("name", "old", "new", "sentence"),
    [
        ("CHANGELOG.md", "## [1.2.0] - 2026-11-19\n", "", NEWEST),
        ("CHANGELOG.md", "## [1.2.0] - 2026-11-19\n", "## [1.2.0]\n", NEWEST),
        ("CHANGELOG.md", "## [1.2.0] -", "## [1.3.0] - 2026-11-20\n\n## [1.2.0] -", NEWEST),
        ("CITATION.cff", "\nversion: 1.2.0", "\nversion: 1.1.0", CITED),
        ("CITATION.cff", "2026-11-19", "2026-11-18", CITED),
    ],
    ids=["no entry", "no date", "a newer entry", "another version cited", "another date cited"],
)
def test_a_changelog_that_does_not_agree_is_refused(
    release: ModuleType, tree: Tree, name: str, old: str, new: str, sentence: str
) -> None:
    assert old in FILES[name]
    tree.write(name, FILES[name].replace(old, new))
    tree.commit()
    assert release.obstacle(tree.root) == sentence


def test_another_tag_is_refused(release: ModuleType, tree: Tree) -> None:
    tree.git("tag", "v1.1.0")
    assert release.obstacle(tree.root) == "The tag v1.1.0 of this commit is not v1.2.0."


def test_a_tag_of_another_commit_is_refused(release: ModuleType, tree: Tree) -> None:
    tree.git("tag", "v1.2.0")
    tree.commit()
    assert release.obstacle(tree.root) == "The tag v1.2.0 marks another commit: raise __version__."


def test_nothing_is_built_if_something_is_refused(
    release: ModuleType, tree: Tree, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(release, "ROOT", tree.root)
    monkeypatch.setattr(release, "build", lambda: pytest.fail("it was built"))
    tree.write("new.py", "")
    assert release.main([]) == 1
    assert capsys.readouterr() == ("", "The tree is not clean: commit or remove new.py.\n")


def test_pythons_are_found_without_uv(release: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(release.sys, "executable", str(tmp_path / "python"))
    monkeypatch.setenv("PATH", str(tmp_path))
    assert release.found_by_uv("3.11") == ""
    monkeypatch.setenv("HOME", str(tmp_path))
    assert release.found(11) == []


def test_what_is_said_of_this_version_agrees(release: ModuleType) -> None:
    assert release.version_of(ROOT) == __version__
    assert release.unlisted(ROOT, __version__) is None


def test_the_workflow_tries_the_same_pythons(release: ModuleType) -> None:
    names = [f"3.{minor}" for minor in release.MINORS]
    workflow = (ROOT / ".github" / "workflows" / "ci.yml").read_text(encoding="utf-8")
    assert "python: [" + ", ".join(f'"{name}"' for name in names) + "]" in workflow
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    told = re.findall(r"Python :: (3\.\d+)", "\n".join(project["classifiers"]))
    assert told == names[: len(told)], "those that were tried, from the oldest"
    assert project["requires-python"] == f">={names[0]}"
