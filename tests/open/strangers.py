"""Packages of other people on Python's path: some modules and their entry points."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
import sys

from bree.bots import find as bots_find
from bree.core import entry_points, find
from bree.lang import source


def forget() -> None:
    """Clear all caches, as in a new process."""
    for kept in (entry_points.plugins, find.games, bots_find.plugin_bots, source._of_bots):
        kept.cache_clear()
    entry_points._rejected.clear()
    entry_points._reported.clear()


class Shelf:
    """A folder on the path for installed packages."""

    def __init__(self, home: Path) -> None:
        self.home = home

    def put(self, package: str, entries: str, **modules: str) -> None:
        """Add a package with its entry points, in the form of its metadata, and its modules by name."""
        about = self.home / f"{package.replace('-', '_')}-1.0.dist-info"
        about.mkdir()
        (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
        (about / "entry_points.txt").write_text(entries)
        for name, text in modules.items():
            (self.home / f"{name}.py").write_text(text)


@contextmanager
def shelf(home: Path) -> Iterator[Shelf]:
    known = set(sys.modules)
    sys.path.insert(0, str(home))
    forget()
    try:
        yield Shelf(home)
    finally:
        sys.path.remove(str(home))
        for name in set(sys.modules) - known:
            if str(getattr(sys.modules[name], "__file__", "")).startswith(str(home)):
                del sys.modules[name]
        forget()
