"""The games told in tests/golden, and the perft counts there, are as before. `make golden` writes them anew."""

from bree.core import Game
from tests.contract.golden import GOLDEN, perft_text, tell_game
from tests.contract.tables import TABLES, Table, every_game, every_table


@every_table
def test_the_golden_game_is_told_as_before(table: Table) -> None:
    path = GOLDEN / table.game.name / f"{table.name}.txt"
    assert path.exists(), f"{path.name} is missing: make golden"
    assert tell_game(table).splitlines() == path.read_text(encoding="utf-8").splitlines()


@every_game
def test_perft_counts_are_as_before(game: Game) -> None:
    assert perft_text(game).splitlines() == (GOLDEN / game.name / "perft.txt").read_text(encoding="utf-8").splitlines()


def test_no_golden_file_is_left_over() -> None:
    wanted = {f"{table.game.name}/{table.name}.txt" for table in TABLES}
    wanted |= {f"{table.game.name}/perft.txt" for table in TABLES}
    folders = {GOLDEN / table.game.name for table in TABLES}  # won games lie beside them: see tests/solve
    assert {str(path.relative_to(GOLDEN)) for folder in folders for path in folder.glob("*.txt")} == wanted
