"""Check that a version can be released, build its wheel and sdist, and try both on every Python of this machine.

    python scripts/release.py               before the tag is set, and again after it
    python scripts/release.py --rehearse    only build and try, at any commit

It neither tags nor uploads.
"""

import argparse
from pathlib import Path
import re
import shutil
import subprocess
import sys
import tempfile
import time

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
SMOKE = Path(__file__).with_name("smoke.py")
MINORS = (11, 12, 13, 14)  # of Python 3
EXTRA = "web"  # what most people install: the server with the browser client


def version_of(root: Path) -> str:
    found = re.search(r'^__version__ = "(.+)"$', (root / "src/bree/__init__.py").read_text(encoding="utf-8"), re.M)
    if found is None:
        raise SystemExit("src/bree/__init__.py has no __version__.")
    return found[1]


def obstacle(root: Path) -> str | None:
    """Why this commit cannot be released, in one sentence."""
    version = version_of(root)
    return untidy(root) or unlisted(root, version) or mistagged(root, f"v{version}")


def untidy(root: Path) -> str | None:
    changed = [line[3:] for line in git(root, "status", "--porcelain").splitlines()]
    return f"The tree is not clean: commit or remove {', '.join(changed[:3])}." if changed else None


def unlisted(root: Path, version: str) -> str | None:
    """The newest release in the changelog must be this one, with its date; CITATION.cff must agree."""
    titles = re.findall(r"^## (\[\d.*)$", (root / "CHANGELOG.md").read_text(encoding="utf-8"), re.M)
    dated = re.fullmatch(rf"\[{re.escape(version)}\] - (\d{{4}}-\d\d-\d\d)", titles[0] if titles else "")
    if dated is None:
        return f'The newest release in CHANGELOG.md must be "## [{version}] - YYYY-MM-DD".'
    cited = (root / "CITATION.cff").read_text(encoding="utf-8").splitlines()
    if not {f"version: {version}", f"date-released: {dated[1]}"} <= set(cited):
        return f"CITATION.cff must have version: {version} and date-released: {dated[1]}."
    return None


def mistagged(root: Path, tag: str) -> str | None:
    here = [name for name in git(root, "tag", "--points-at", "HEAD").split() if re.match(r"v?\d", name)]
    if wrong := [name for name in here if name != tag]:
        return f"The tag {wrong[0]} of this commit is not {tag}."
    if tag not in here and git(root, "tag", "--list", tag):
        return f"The tag {tag} marks another commit: raise __version__."
    return None


def git(root: Path, *words: str) -> str:
    return subprocess.run(["git", *words], cwd=root, check=True, capture_output=True, text=True).stdout


def build() -> list[Path]:
    """Wheel and sdist, in dist/."""
    shutil.rmtree(DIST, ignore_errors=True)
    subprocess.run([sys.executable, "-m", "hatchling", "build", "-d", str(DIST)], cwd=ROOT, check=True)
    return sorted(DIST.iterdir())


def pythons() -> dict[int, str]:
    """Minor version -> a program that runs it."""
    return {minor: program for minor in MINORS if (program := next(filter(None, map(runs, found(minor))), None))}


def found(minor: int) -> list[str]:
    name = f"3.{minor}"
    on_path = shutil.which(f"python{name}")
    pyenv = (Path.home() / ".pyenv" / "versions").glob(f"{name}.*/bin/python")
    return [program for program in (on_path, *sorted(map(str, pyenv)), found_by_uv(name)) if program]


def found_by_uv(name: str) -> str:
    uv = shutil.which("uv") or shutil.which("uv", path=str(Path(sys.executable).parent))
    if uv is None:
        return ""
    command = [uv, "python", "find", "--offline", "--no-project", name]
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip()


def runs(program: str) -> str | None:
    """A shim may lead to nothing."""
    done = subprocess.run([program, "-c", ""], capture_output=True, check=False)
    return program if done.returncode == 0 else None


def tried(program: str, file: Path, version: str) -> str:
    """Install the file into an empty environment and play there. What went wrong, or nothing."""
    with tempfile.TemporaryDirectory() as home:
        python = Path(home, "env", "bin", "python")
        steps = (
            [program, "-m", "venv", str(Path(home, "env"))],
            [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", f"{file}[{EXTRA}]"],
            [str(python), "-I", str(SMOKE), version],
        )
        for step in steps:
            done = subprocess.run(step, cwd=home, capture_output=True, text=True, check=False)
            if done.returncode != 0:
                return done.stdout + done.stderr
    return ""


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rehearse", action="store_true", help="only build and try")
    if not parser.parse_args(words).rehearse and (why := obstacle(ROOT)):
        print(why, file=sys.stderr)
        return 1
    version, at_hand, failed = version_of(ROOT), pythons(), 0
    for file in build():
        print(f"{file.name}: {file.stat().st_size / 1e6:.1f} MB")
        for minor, program in at_hand.items():
            began = time.monotonic()
            fault = tried(program, file, version)
            print(f"  3.{minor}: {'failed' if fault else 'installed and played'}, {time.monotonic() - began:.0f} s")
            print(fault, end="", flush=True)
            failed += bool(fault)
    print("Not on this machine:", ", ".join(f"3.{minor}" for minor in MINORS if minor not in at_hand) or "none")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
