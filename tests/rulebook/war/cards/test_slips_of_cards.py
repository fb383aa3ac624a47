"""Every card and every combat title has a slip of its own, which a test that names the card must catch."""

import ast
from pathlib import Path
import tomllib

import pytest

from bree.games.war.facts import CARDS
from tests.rulebook.war.box import BOX

HERE = Path(__file__).resolve().parent.parent
TITLES = sorted({card.combat for card in CARDS.values() if card.combat})
SLIPS = [
    row
    for path in sorted(HERE.glob("slips_*.toml"))
    for row in tomllib.loads(path.read_text(encoding="utf-8"))["slip"]
    if "card" in row
]


def halves(test: str) -> set[tuple[str, str]]:
    """The cards that a test names, each with the half."""
    path, _, name = test.partition("::")
    for node in ast.parse((HERE / path).read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef) and node.name == name:
            calls = [mark for mark in node.decorator_list if isinstance(mark, ast.Call)]
            cards = [call for call in calls if ast.unparse(call.func) == "pytest.mark.card"]
            return {(ast.literal_eval(call.args[0]), ast.literal_eval(call.args[1])) for call in cards}
    return set()


def test_each_card_of_the_box_and_each_title_has_one() -> None:
    titles = {CARDS[card].combat for card in BOX} - {""}
    assert (len(BOX), len(titles)) == (110, 42)
    listed = {row["card"] for row in SLIPS}
    assert {*BOX, *titles} <= listed <= {*CARDS, *TITLES}


@pytest.mark.parametrize("row", SLIPS, ids=lambda row: row["card"])
def test_its_test_names_the_card(row: dict[str, str]) -> None:
    card = row["card"]
    found = halves(row["test"])
    if card in CARDS:
        assert {(card, "event"), (card, "refusal")} & found
    else:
        assert {(one, "combat") for one, facts in CARDS.items() if facts.combat == card} & found
