"""`bree solve --deals`: counts over many numbered deals. Each deal is the same on every worker."""

from pathlib import Path
import pickle

import polars
import pytest

from bree.lab.stats import wilson
from bree.solve.fellowship.deals import Deal, Deals
from tests.command import bree

pytestmark = pytest.mark.xdist_group("solver")  # only one test process compiles the solver
CHAPTER = {"chapter": "8", "players": 2}


def test_a_deal_is_the_same_by_its_number_wherever_it_is_dealt() -> None:
    deals = Deals(CHAPTER, "table/8/2", 4, 2_000)
    found = [deals(number) for number in range(6)]
    there = pickle.loads(pickle.dumps(deals))
    assert [there(number) for number in reversed(range(6))] == found[::-1]
    assert {deal.first for deal in found} == {True, False}
    assert all(deal.best and deal.sure for deal in found if deal.first)


def test_a_spent_budget_is_no_verdict() -> None:
    assert Deals(CHAPTER, "table/8/2", 1, 1)(0) == Deal(False, False, False)


@pytest.mark.parametrize(
    ("lang", "first", "best", "left"),
    [
        (
            "en",
            "Deals: 6. With the first choices, {} of them can be won with open hands.",
            "With the best of the 3 choices tried: {}.",
            "Undecided because the budget ran out: {}.",
        ),
        (
            "pl",
            "Rozdania: 6. Przy pierwszych wyborach w otwarte karty da się wygrać {} z nich.",
            "Przy najlepszych ze sprawdzonych wyborów (3): {}.",
            "Nierozstrzygnięte, bo skończył się budżet: {}.",
        ),
    ],
)
def test_deals_are_counted_and_each_is_a_row(
    lang: str, first: str, best: str, left: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "deals.parquet"
    words = "solve fellowship -o chapter=8 -o players=2 --deals 6 --tries 3 --budget 2000 --seed 5"
    said = bree(capsys, *words.split(), "--out", str(path), "--lang", lang)
    found = [Deals(CHAPTER, "5", 3, 2_000)(number) for number in range(6)]

    def share(won: int) -> str:
        told = [f"{100 * part:.1f}%" for part in (won / 6, *wilson(won, 6))]
        whole = "{} ({} – {})".format(*told)
        return whole if lang == "en" else whole.replace(".", ",")

    assert said.code == 0
    assert said.out == [
        first.format(share(sum(deal.first for deal in found))),
        best.format(share(sum(deal.best for deal in found))),
        left.format(sum(not deal.sure for deal in found)),
    ]
    assert polars.read_parquet(path).rows() == [(number, *deal) for number, deal in enumerate(found)]


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ("--deals 0", "--deals must be 1 or more."),
        ("--deals 3 --jobs 0", "--jobs must be 1 or more."),
        ("--deals 3 --tries 0", "--tries must be 1 or more."),
        ("--deals 3 --budget 0", "--budget must be 1 or more."),
    ],
)
def test_nothing_is_counted_of_nothing(words: str, says: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert bree(capsys, "solve", "fellowship", *words.split(), "--lang", "en") == (2, [], [says])
