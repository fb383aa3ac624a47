"""Every card and every combat title has a mutant that a test in its own file must notice."""

from pathlib import Path
import tomllib

import pytest

from bree.games.war.facts import CARDS
from tests.rulebook.war.box import BOX

HERE = Path(__file__).resolve().parent.parent
TITLES = sorted({card.combat for card in CARDS.values() if card.combat})
MUTANTS = [
    row
    for path in sorted(HERE.glob("mutants_*.toml"))
    for row in tomllib.loads(path.read_text(encoding="utf-8"))["mutant"]
    if "card" in row
]


def test_each_card_of_the_box_and_each_title_has_one() -> None:
    titles = {CARDS[card].combat for card in BOX} - {""}
    assert (len(BOX), len(titles)) == (110, 42)
    listed = {row["card"] for row in MUTANTS}
    assert {*BOX, *titles} <= listed <= {*CARDS, *TITLES}


@pytest.mark.parametrize("row", MUTANTS, ids=lambda row: row["card"])
def test_its_test_is_in_the_file_of_the_card(row: dict[str, str]) -> None:
    folder = "cards" if row["card"] in CARDS else "combat"
    assert row["test"].startswith(f"{folder}/test_{row['card']}.py::")
