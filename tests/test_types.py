"""A package that uses Bree sees its types: mypy --strict reads them as it reads those of an installed library."""

from pathlib import Path
import subprocess
import sys
import venv

from tests.tree import SOURCE

USER = """
from bree.games.{game} import GAME

s = GAME.new({{}})
reveal_type(s)
reveal_type(GAME.waiting(s))
GAME.apply(s, 7)
GAME.view("not a position", None)
"""


def _environment(home: Path) -> Path:
    """An environment without packages, in which Bree stands as if it were installed."""
    venv.create(home, with_pip=False)
    (folder,) = home.glob("lib/python*/site-packages")
    (folder / "bree.pth").write_text(f"{SOURCE}\n", encoding="utf-8")
    return home / "bin" / "python"


def test_mypy_sees_the_types_of_every_game(tmp_path: Path) -> None:
    python = _environment(tmp_path / "environment")
    kinds = {"mordor": "Mordor", "doom": "Doom", "fellowship": "Fellowship", "war": "War"}
    for game in kinds:
        (tmp_path / f"uses_{game}.py").write_text(USER.format(game=game), encoding="utf-8")
    command = ["mypy", "--strict", "--python-executable", str(python), "--cache-dir", str(tmp_path / "cache")]
    command += [f"uses_{game}.py" for game in kinds]
    told = subprocess.run([sys.executable, "-m", *command], check=False, cwd=tmp_path, capture_output=True, text=True)
    assert told.returncode == 1, told.stderr
    lines = told.stdout.splitlines()
    for game, kind in kinds.items():
        state = f"bree.games.{game}.state.{kind}"
        said = [line.split(": ", 1) for line in lines if line.startswith(f"uses_{game}.py")]
        assert [text for _where, text in said] == [
            f'note: Revealed type is "{state}"',
            'note: Revealed type is "bree.core.ask.Ask | None"',
            'error: Argument 2 to "apply" of "Game" has incompatible type "int"; expected "str"  [arg-type]',
            f'error: Argument 1 has incompatible type "str"; expected "{kind}"  [arg-type]',
        ]
    assert len(lines) == 4 * len(kinds) + 1
