"""Programs that tests need and pip cannot bring: a C compiler, Chromium, and nginx for the long runs.

    python scripts/need.py cc chromium

What is missing is installed from Debian's packages where this user may; where not, it is said loudly,
with the command that helps. Exit code 1 if something is still missing.
"""

import os
import shutil
import subprocess
import sys

PROGRAMS = {"cc": ["cc"], "chromium": ["chromium-headless-shell", "chromium"], "nginx": ["nginx"]}  # one is enough
PACKAGES = {"cc": ["gcc", "libc6-dev", "python3-dev"], "chromium": ["chromium-headless-shell"], "nginx": ["nginx"]}


def here(name: str) -> bool:
    return any(shutil.which(program) for program in PROGRAMS[name])


def fetch(packages: list[str]) -> None:
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    subprocess.run(["apt-get", "update"], check=False, **quiet)
    subprocess.run(["apt-get", "install", "--yes", *packages], check=False, **quiet)


def main(wanted: list[str]) -> int:
    missing = [name for name in wanted if not here(name)]
    if missing and shutil.which("apt-get") and os.geteuid() == 0:
        print("installing", *missing)
        fetch([package for name in missing for package in PACKAGES[name]])
        missing = [name for name in missing if not here(name)]
    for name in missing:
        print(f"*** {name} is missing, and cannot be installed by this user. What needs it is NOT tested here.")
        print(f"*** On Debian: sudo apt-get install {' '.join(PACKAGES[name])}")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
