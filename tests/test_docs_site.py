"""`make docs`: every page is built, no link is broken, and the search finds the pages."""

import json
import os
from pathlib import Path
import re
import subprocess
import sys

ROOT = Path(__file__).resolve().parent.parent


def test_the_docs_build_without_a_warning(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--strict", "--site-dir", str(tmp_path)]
    built = subprocess.run(
        command, cwd=ROOT, env={**os.environ, "NO_MKDOCS_2_WARNING": "1"}, capture_output=True, text=True, check=False
    )
    assert (built.returncode, built.stderr) == (0, "")
    found = {page["location"].partition("#")[0] for page in json.loads(_index(tmp_path))["docs"]}
    pages = {path.relative_to(ROOT / "docs").with_suffix(".html").as_posix() for path in (ROOT / "docs").rglob("*.md")}
    missing = {page.replace("README.html", "index.html") for page in pages} - found
    assert missing == set()
    assert "about/ARCHITECTURE.html" in found
    outside = [page.name for page in tmp_path.rglob("*.html") if 'src="http' in page.read_text(encoding="utf-8")]
    assert outside == []


def test_every_page_is_in_the_navigation() -> None:
    listed = set(re.findall(r"^ +- ([\w./-]+\.md)$", (ROOT / "mkdocs.yml").read_text(encoding="utf-8"), re.MULTILINE))
    pages = {path.relative_to(ROOT / "docs").as_posix() for path in (ROOT / "docs").rglob("*.md")}
    roots = {f"about/{path.name}" for path in ROOT.glob("*.md") if not path.name.startswith("README")}
    single_decisions = {page for page in pages if re.match(r"decisions/\d", page)}
    assert listed == (pages | roots) - single_decisions


def _index(site: Path) -> str:
    """The search index, which the plugin `offline` writes as a script."""
    return (site / "search" / "search_index.json").read_text(encoding="utf-8")
