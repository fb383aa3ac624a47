"""A card file that makes no sense stops no command with a traceback: one line says which file, and where."""

from pathlib import Path
import shutil
import subprocess
import sys

import pytest

from tests.tree import SOURCE, environment

CARD = "games/doom/cards/boromir.toml"
FAULTS = {
    'when = "lost"': ('when = "losst"', "when", "nie jest to żadna ze znanych nazw"),
    'step = "fight_again"': ('step = "fight_agian"', "fight_agian", "nie ma takiego kroku"),
}


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package again, for a file that is to be spoilt."""
    home = tmp_path_factory.mktemp("spoilt")
    shutil.copytree(SOURCE / "bree", home / "bree", ignore=shutil.ignore_patterns("__pycache__", "static"))
    return home


@pytest.mark.parametrize("right", FAULTS)
def test_a_bad_card_file_is_one_line(copy: Path, right: str) -> None:
    wrong, word, why = FAULTS[right]
    file = copy / "bree" / CARD
    text = file.read_text(encoding="utf-8")
    line = text.splitlines().index(right) + 1
    file.write_text(text.replace(right, wrong), encoding="utf-8")
    try:
        words = [sys.executable, "-m", "bree", "--lang", "pl", "rules", "doom", "DOOM-1.1"]
        done = subprocess.run(
            words, env=environment(PYTHONPATH=str(copy)), capture_output=True, text=True, timeout=300, check=False
        )
    finally:
        file.write_text(text, encoding="utf-8")
    assert done.returncode == 2
    assert done.stderr == f"Plik boromir.toml, wiersz {line}: „{word}” nie ma tu sensu ({why}).\n"
