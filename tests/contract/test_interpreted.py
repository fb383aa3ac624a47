"""An interpreted game works on the plain and on the compiled core, and obeys all laws."""

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
import sys

import pytest

from bree.contract.checked_game import check_game
from bree.contract.laws import AT_THE_END, LAWS
from bree.contract.variants import Variant
from bree.core import Game

EXAMPLES = Path(__file__).resolve().parents[2] / "examples" / "ferry"


@pytest.fixture
def ferry(monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    yield import_module("ferry").GAME
    for name in [name for name in sys.modules if name.partition(".")[0] == "ferry"]:
        del sys.modules[name]


def test_the_laws_hold_of_a_game_that_is_not_compiled(ferry: Game) -> None:
    check_game(Variant(ferry, "default", {}), LAWS, AT_THE_END)


def test_its_fields_have_one_place_each(ferry: Game) -> None:
    s = ferry.new({}, log=True)
    assert not hasattr(s, "__dict__")
    assert "todo" not in ferry.state_type.__slots__  # type: ignore[attr-defined]
    assert s.clone().todo == s.todo
