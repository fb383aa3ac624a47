"""With the plain package alone, a command that needs an extra says which, in one line, before it has done anything."""

from pathlib import Path
import subprocess
import sys

import pytest

from tests.tree import environment

LIMIT = 120
WEB = ("fastapi", "uvicorn", "sqlalchemy", "msgspec")
LAB = ("polars", "numba", "llvmlite", "numpy", "altair", "vl_convert")
MCP = ("mcp", "mcp_types", "httpx", "websockets")
COMMAND = "from bree.cli import main; sys.exit(main(sys.argv[1:]))"
SERVER = "import runpy; runpy.run_module('bree.server', run_name='__main__', alter_sys=True)"
IMPORT = "\ntry: import {}\nexcept ImportError as fault: sys.exit(str(fault))"
SAYS = {
    "en": "This needs the extra “{0}”, which is not installed. "
    'In a clone of Bree, run pip install ".[{0}]" or make install.',
    "pl": "Potrzebny jest dodatek „{0}”, który nie jest zainstalowany. "
    'W sklonowanym repozytorium Bree uruchom pip install ".[{0}]" albo make install.',
}


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize(
    ("code", "words", "missing", "extra"),
    [
        (COMMAND, "serve --no-browser", WEB, "web"),
        (SERVER, "", WEB, "web"),
        (COMMAND, "simulate mordor --games 1000000 --out games.parquet", LAB, "lab"),
        (COMMAND, "arena mordor random greedy --games 1000000", LAB, "lab"),
        (COMMAND, "simulate mordor --games 1000000 --ray auto", ("ray",), "cluster"),
        (COMMAND, "solve fellowship", LAB, "lab"),
        (COMMAND, "mcp mordor --seats me,greedy", MCP, "mcp"),
        (IMPORT.format("bree.adapters.openspiel"), "", ("pyspiel",), "spiel"),
    ],
    ids=["serve", "server", "simulate", "arena", "cluster", "solve", "mcp", "openspiel"],
)
def test_the_extra_is_named(
    code: str, words: str, missing: tuple[str, ...], extra: str, lang: str, tmp_path: Path
) -> None:
    away = f"import sys; sys.modules.update(dict.fromkeys({missing}))"
    done = subprocess.run(
        [sys.executable, "-c", f"{away}; {code}", *words.split()],
        env=environment(BREE_HOME=str(tmp_path), BREE_LANG=lang, PYTHONIOENCODING="utf-8"),
        cwd=tmp_path,
        capture_output=True,
        encoding="utf-8",
        timeout=LIMIT,
        check=False,
    )
    assert done.returncode != 0
    assert (done.stdout, done.stderr.splitlines()) == ("", [SAYS[lang].format(extra)])
    assert list(tmp_path.iterdir()) == []
