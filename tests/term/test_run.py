"""The number of picks to mark, in words: the same as in the browser (web/tests/marking.test.ts)."""

import pytest

from bree.core import Ask, Pick
from bree.lang import Voice
from bree.table.pick_set import PickSet
from bree.term.pick_sets import counted

THREE = tuple(Pick(name) for name in ("red", "blue", "green"))


@pytest.mark.parametrize(
    ("least", "marks", "run", "en", "pl"),
    [
        (2, 0, PickSet(THREE, 2, 2), "choose 2", "wybierz 2"),
        (2, 1, PickSet(THREE[1:], 1, 1), "1 of 2 marked", "zaznaczono 1 z 2"),
        (2, 2, PickSet((), 0, 0), "2 of 2 marked", "zaznaczono 2 z 2"),
        (1, 0, PickSet(THREE, 1, 3), "choose 1 to 3", "wybierz od 1 do 3"),
        (1, 2, PickSet(THREE[2:], 0, 1), "1 to 3, 2 marked", "od 1 do 3, zaznaczono 2"),
        (1, 1, PickSet(THREE[1:], 1, 2), "2 to 3, 1 marked", "od 2 do 3, zaznaczono 1"),
        (0, 0, PickSet(THREE, 0, 2), "choose up to 2", "wybierz najwyżej 2"),
        (0, 1, PickSet(THREE[1:], 0, 1), "up to 2, 1 marked", "najwyżej 2, zaznaczono 1"),
        (0, 0, PickSet(THREE, 0, 3), "choose any number", "wybierz, ile chcesz"),
        (0, 1, PickSet(THREE[1:], 0, 2), "any number, 1 marked", "ile chcesz, zaznaczono 1"),
    ],
)
def test_a_count_in_words(least: int, marks: int, run: PickSet, en: str, pl: str) -> None:
    ask = Ask("frodo", "keep", "R-1", THREE, many=True, least=least, most=marks + run.most)
    assert [counted(ask, run, marks, Voice(language)) for language in ("en", "pl")] == [en, pl]
