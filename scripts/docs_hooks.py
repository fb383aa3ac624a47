"""Hooks of MkDocs: pages from the root of the repository join the site, and links to source files become plain text."""

from pathlib import Path
import re
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).resolve().parent.parent
ROOT_PAGES = {path.name for path in ROOT.glob("*.md")} - {
    "README.md",
    "README.pl.md",
}  # docs/README.md is the start page
LINK = re.compile(r"(?<!!)\[(?P<text>[^\]]*)\]\((?P<target>[^)\s#]+)(?P<anchor>#[^)\s]*)?\)")
NETWORK_SCRIPT = "https://unpkg.com/iframe-worker/shim"  # the search of a page on the disk; build_docs.py brings it
ABOUT = "about"  # the folder of the pages from the root


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for name in sorted(ROOT_PAGES):
        text = (ROOT / name).read_text(encoding="utf-8")
        files.append(File.generated(config, f"{ABOUT}/{name}", content=text))
    return files


def on_page_markdown(markdown: str, page: Page, **_: Any) -> str:
    return LINK.sub(lambda link: _link(link, page.file.src_uri), markdown)


def on_post_page(output: str, page: Page, **_: Any) -> str:
    home = "../" * page.file.src_uri.count("/")
    return output.replace(NETWORK_SCRIPT, f"{home}assets/iframe-worker.js")


def on_post_template(output_content: str, **_: Any) -> str:
    """The page for addresses that are not found."""
    return output_content.replace(NETWORK_SCRIPT, "assets/iframe-worker.js")


def _link(link: re.Match[str], page: str) -> str:
    target = link["target"]
    if "://" in target:
        return link[0]
    in_root = page.removeprefix(f"{ABOUT}/") if page.startswith(f"{ABOUT}/") else f"docs/{page}"
    path = _resolved(ROOT / in_root, target)
    home = "../" * page.count("/")
    anchor = link["anchor"] or ""
    if path.parent == ROOT and path.name in ROOT_PAGES:
        return f"[{link['text']}]({home}{ABOUT}/{path.name}{anchor})"
    if path.is_relative_to(ROOT / "docs"):
        inside = path.relative_to(ROOT / "docs").as_posix()
        return f"[{link['text']}]({home}{'README.md' if inside == '.' else inside}{anchor})"
    return link["text"] if path.name in link["text"] else f"{link['text']} (`{path.relative_to(ROOT)}`)"


def _resolved(page: Path, target: str) -> Path:
    return (page.parent / target).resolve()
