"""The Python of the documents runs, links lead somewhere, and the Polish pages are twins of the English ones."""

from pathlib import Path
import re
import tomllib

import pytest

from bree import __version__
from bree.lang import LANGUAGES, Voice

ROOT = Path(__file__).resolve().parent.parent
CHANGELOG = ROOT / "CHANGELOG.md"
PATTERNS = ("*.md", "docs/**/*.md", "examples/**/*.md", "bench/*.md")
PAGES = sorted(path for pattern in PATTERNS for path in ROOT.glob(pattern))
LINK = re.compile(r"\]\(([^)#\s]+)(?:#[^)\s]*)?\)")


def blocks(page: Path, language: str) -> list[str]:
    """The fenced blocks of a language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


def commands(page: Path) -> set[str]:
    """The lines of the shell blocks without their comments."""
    lines = "".join(blocks(page, "sh")).splitlines()
    return {line for line in (re.sub(r"(^|\s)#.*", "", line).strip() for line in lines) if line}


def sections(page: Path) -> list[str]:
    return re.findall(r"^#+ ", page.read_text(encoding="utf-8"), re.MULTILINE)


EXAMPLES = [
    pytest.param(code, id=f"{page.relative_to(ROOT)}-{number}")
    for page in PAGES
    for number, code in enumerate(blocks(page, "python"), 1)
]


@pytest.mark.parametrize("code", EXAMPLES)
def test_the_python_of_the_documents_runs(code: str) -> None:
    exec(compile(code, "example", "exec"), {"__name__": "example"})


def test_the_readme_has_two_commands() -> None:
    assert commands(ROOT / "README.md") == {"make play", "make test"}


@pytest.mark.parametrize("page", ["README", "docs/playing"])
def test_a_polish_page_shows_the_commands_and_pictures_of_the_english_one(page: str) -> None:
    english, polish = ROOT / f"{page}.md", ROOT / f"{page}.pl.md"
    assert commands(english) == commands(polish) != set()
    shown = [
        re.findall(r"^!\[.*\]\((.*?)(?:-en|-pl)?\.\w+\)$", one.read_text(), re.MULTILINE) for one in (english, polish)
    ]
    assert shown[0] == shown[1] != []
    assert len(sections(english)) == len(sections(polish))


@pytest.mark.parametrize("document", PAGES, ids=[str(document.relative_to(ROOT)) for document in PAGES])
def test_links_lead_somewhere(document: Path) -> None:
    targets = [target for target in LINK.findall(document.read_text(encoding="utf-8")) if not target.startswith("http")]
    assert [target for target in targets if not (document.parent / target).exists()] == []


def test_every_picture_is_shown_by_a_page() -> None:
    shown = {(page.parent / target).resolve() for page in PAGES for target in LINK.findall(page.read_text("utf-8"))}
    assert [one.name for one in (ROOT / "docs" / "screenshots").iterdir() if one not in shown] == []


def test_a_wheel_is_built_without_those_of_the_libraries_and_not_into_the_checkout() -> None:
    wheels = [line for page in PAGES for line in commands(page) if "pip wheel" in line]
    assert wheels
    assert all("--no-deps" in line and "-w dist" in line for line in wheels)


def test_the_wheel_takes_the_notice_along() -> None:
    files = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["license-files"]
    assert files == ["LICENSE", "NOTICE.md"]
    assert all((ROOT / name).is_file() for name in files)


def test_whoever_has_no_pages_is_told_the_command_that_builds_them() -> None:
    makefile, guide = ((ROOT / name).read_text(encoding="utf-8") for name in ("Makefile", "CONTRIBUTING.md"))
    assert "\nweb: $(TO_PLAY)\n" in makefile
    assert "\nmake web " in guide
    for language in LANGUAGES:
        assert "make web" in Voice(language).say("server-unbuilt")


def test_the_newest_release_of_the_changelog_is_the_version() -> None:
    told = CHANGELOG.read_text(encoding="utf-8")
    releases = re.findall(r"^## \[(\d+\.\d+\.\d+)\](?: - \d{4}-\d\d-\d\d)?$", told, re.MULTILINE)
    assert releases[0] == __version__
    assert releases == sorted(releases, key=lambda one: [int(part) for part in one.split(".")], reverse=True)


# The pages of folders, each with a table of its files: `name.py`, `folder/name.py`, or `folder/` for all in it.
FOLDERS = [
    page.stem for page in PAGES if (ROOT / "src" / "bree" / page.stem).is_dir() and "| file |" in page.read_text()
]


def files_told(page: Path) -> set[str]:
    """What the first column of the page's tables of files names."""
    rows = re.findall(r"^\| file \|.*\n\|[-|]+\n((?:\|.*\n)+)", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {
        name for table in rows for row in table.splitlines() for name in re.findall(r"`([^`]+)`", row.split("|")[1])
    }


@pytest.mark.parametrize("folder", [name for name in FOLDERS if name != "games"])
def test_the_page_of_a_folder_tells_its_files(folder: str) -> None:
    home = ROOT / "src" / "bree" / folder
    files = {path.relative_to(home) for path in home.rglob("*.py") if not path.name.startswith("__")}
    told = files_told(ROOT / "docs" / f"{folder}.md")
    rooms = {name for name in told if name.endswith("/")}
    named = {Path(name).name for name in told - rooms if not name.startswith(".")}  # `name.py`, `.json`: two of a name
    silent = [path for path in files if path.name not in named and not any(lies_in(path, room) for room in rooms)]
    assert sorted(map(str, silent)) == [], "the page does not tell these"
    names = {path.name for path in home.rglob("*")}
    assert sorted(name for name in named if name not in names) == [], "the page tells what is not there"


def lies_in(path: Path, room: str) -> bool:
    """`boards/GAME/` is the room of any game."""
    parts = room.strip("/").split("/")
    return all(part in ("GAME", have) for part, have in zip(parts, path.parts[:-1], strict=False)) and len(parts) < len(
        path.parts
    )
