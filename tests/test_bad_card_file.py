"""A broken card file causes no traceback: one line names the file and the place."""

from pathlib import Path
import shutil
import subprocess
import sys
from typing import NamedTuple

import pytest

from tests.tree import SOURCE, environment


class Fault(NamedTuple):
    card: str
    right: str  # a line of its file
    wrong: str  # the line that replaces it
    line: str  # the line that is named
    word: str
    why: str


NAME, EFFECT = "nie jest to żadna ze znanych nazw", "nie ma takiego efektu"
SENTENCE = "żadne zdanie nie mówi, czego to wymaga"
GROND, SCOUTS = 'requires = "witch_king_storms"', 'requires = "defends_field"'
FAULTS = (
    Fault("doom/cards/boromir", 'when = "lost"', 'when = "losst"', 'when = "lost"', "when", NAME),
    Fault("doom/cards/boromir", 'step = "fight_again"', 'step = "fight"', 'step = "fight_again"', "fight", EFFECT),
    Fault("war/cards/grond", 'step = "storm"', 'step = "strom"', 'step = "storm"', "strom", EFFECT),
    Fault("war/combat/scouts", 'step = "slip_away"', 'step = "slip"', 'step = "slip_away"', "slip", EFFECT),
    Fault("war/cards/grond", "[text.pl]", "[text.de]", GROND, "requires", SENTENCE),
    Fault("war/combat/scouts", "[text.en]", "[text.de]", SCOUTS, "requires", SENTENCE),
)


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package again, for a file that is to be spoilt."""
    home = tmp_path_factory.mktemp("spoilt")
    shutil.copytree(SOURCE / "bree", home / "bree", ignore=shutil.ignore_patterns("__pycache__", "static"))
    return home


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: f"{fault.card}-{fault.word}")
def test_a_bad_card_file_is_one_line(copy: Path, fault: Fault) -> None:
    file = copy / "bree" / "games" / f"{fault.card}.toml"
    text = file.read_text(encoding="utf-8")
    lines = text.splitlines()
    assert fault.right in lines
    line = lines.index(fault.line) + 1
    file.write_text(text.replace(fault.right, fault.wrong), encoding="utf-8")
    game = fault.card.partition("/")[0]
    try:
        words = [sys.executable, "-m", "bree", "--lang", "pl", "rules", game, f"{game.upper()}-1.1"]
        done = subprocess.run(
            words, env=environment(PYTHONPATH=str(copy)), capture_output=True, text=True, timeout=300, check=False
        )
    finally:
        file.write_text(text, encoding="utf-8")
    assert done.returncode == 2
    assert done.stderr == f"Plik {file.name}, wiersz {line}: „{fault.word}” nie ma tu sensu ({fault.why}).\n"
