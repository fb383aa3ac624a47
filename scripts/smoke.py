"""Try an installed Bree, outside of any checkout: version, rules, a few games, the server with its pages.

python -I scripts/smoke.py VERSION
"""

import json
import os
from pathlib import Path
import subprocess
import sys
import tempfile
from urllib.request import urlopen

BREE = [sys.executable, "-I", "-m", "bree"]
GAMES = ("mordor", "fellowship", "doom", "war")
LIMIT_S = 300
PAGES = {"/": b"<title>Bree", "/healthz": b"", "/readyz": b"", "/api/games": b"mordor"}


def said(*words: str) -> str:
    return subprocess.run([*BREE, *words], check=True, capture_output=True, text=True, timeout=LIMIT_S).stdout


def serve() -> None:
    with subprocess.Popen([*BREE, "serve", "--no-browser", "--port", "0"], stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            address = server.stdout.readline().strip()
            for page, part in PAGES.items():
                with urlopen(address + page, timeout=LIMIT_S) as answer:
                    assert part in answer.read(), page
        finally:
            server.terminate()


def main(version: str) -> None:
    with tempfile.TemporaryDirectory() as home:
        os.environ |= {"BREE_HOME": home, "BREE_LANG": "en"}
        os.chdir(home)
        assert said("--version").split()[:2] == ["bree", version], said("--version")
        for game in GAMES:
            assert said("rules", game), game
            told = json.loads(said("simulate", game, "--games", "2", "--bots", "random", "--seed", "1", "--json"))
            assert (told["games"], told["faults"]) == (2, 0), told
        serve()
        assert list(Path(home).iterdir())


if __name__ == "__main__":
    main(sys.argv[1])
