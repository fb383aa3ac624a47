"""Every ask of a game has a text in both languages (`bree/contract/ask_texts.py`)."""

from dataclasses import replace
from pathlib import Path

import pytest
from tiny import GAME as TINY

from bree.contract.ask_texts import faults
from bree.contract.battery import test_every_ask_has_a_text  # noqa: F401


def test_an_ask_without_a_text_is_refused_with_file_and_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home = tmp_path / "odd_asks"
    (home / "text").mkdir(parents=True)
    (home / "__init__.py").write_text("")
    (home / "rules.py").write_text('def one(s):\n    return Ask(s.turn, "stow", "ODD-1", ())\n')
    (home / "text" / "pl.ftl").write_text("ask-stow = A\n")
    (home / "text" / "en.ftl").write_text("ask-stows = A\n")
    monkeypatch.syspath_prepend(tmp_path)
    [fault] = faults(replace(TINY, package=home.name))
    assert fault.endswith("odd_asks/rules.py:2: the ask 'stow' has no text in 'en'")
