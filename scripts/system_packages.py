"""Install programs that tests need and pip cannot install: a C compiler, Chromium, and nginx for the long runs.

    python scripts/system_packages.py cc chromium

As root on Debian, the script installs missing packages. Otherwise it prints a warning with the command to run. The exit
code is 1 if a program is still missing.
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
        print(f"*** {name} is missing, and this user cannot install it. The tests that need it do NOT run.")
        print(f"*** On Debian: sudo apt-get install {' '.join(PACKAGES[name])}")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
