"""Every log line is declared, written by a rule, and has texts in both languages (`bree/contract/log_lines.py`)."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from pathlib import Path
import sys

import pytest
from tiny import GAME as TINY

from bree.contract.battery import test_every_log_line_is_declared  # noqa: F401
from bree.contract.log_lines import faults
from bree.core.find import own_games
from bree.core.log_lines import LARGE, line, lines_of

RULES = """
def one(s, wet):
    s.tell("arrives", "ODD-1", who=s.turn)
    key, rule = ("sinks", "ODD-2") if wet else ("floats", "ODD-3")
    s.tell(key, rule)
    s.tell("over-" + s.over, "ODD-4")
"""
LINES = """
from bree.core.log_lines import LARGE, line

LOG_LINES = (
    line("arrives", weight=LARGE),
    line("sinks"),
    line("floats"),
    line("over-won"),
)
"""
TEXT = "log-arrives = A\nlog-sinks = B\nlog-floats = C\nlog-over-won = D\n"
NUMBERS = count()


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A package without faults."""
    package = tmp_path / f"odd_log_{next(NUMBERS)}"
    (package / "text").mkdir(parents=True)
    (package / "__init__.py").write_text("")
    (package / "rules.py").write_text(RULES)
    (package / "log_lines.py").write_text(LINES)
    for language in ("pl", "en"):
        (package / "text" / f"{language}.ftl").write_text(TEXT)
    monkeypatch.syspath_prepend(tmp_path)
    yield package
    for name in [name for name in sys.modules if name.startswith(package.name)]:
        del sys.modules[name]


def found(home: Path) -> list[str]:
    """The faults, with file names instead of paths."""
    told = faults(replace(TINY, package=home.name))
    return [fault.replace(f"{home}/", "") for fault in told]


def test_a_package_that_is_whole_lacks_nothing(home: Path) -> None:
    assert found(home) == []


def test_a_game_that_declares_no_line_is_left_alone(home: Path) -> None:
    (home / "log_lines.py").unlink()
    assert found(home) == []


def test_a_key_without_a_declaration_is_refused_with_file_and_line(home: Path) -> None:
    (home / "rules.py").write_text(RULES + '    s.tell("drowns", "ODD-5")\n    s.tell("lost-" + s.over, "ODD-5")\n')
    assert found(home) == [
        "rules.py:7: the log key 'drowns' is not declared",
        "rules.py:8: the log key 'lost-' is not declared",
    ]


def test_a_key_that_cannot_be_read_is_refused(home: Path) -> None:
    (home / "rules.py").write_text(RULES + '    s.tell(key_of(s), "ODD-5")\n')
    assert found(home) == ["rules.py:7: the log key 'key_of(s)' is not declared"]


def test_a_line_without_a_text_is_refused_in_the_language_that_lacks_it(home: Path) -> None:
    (home / "text" / "pl.ftl").write_text(TEXT.replace("log-sinks = B\n", ""))
    assert found(home) == ["log_lines.py:6: sinks has no text in 'pl'"]


def test_a_text_without_a_declaration_is_refused(home: Path) -> None:
    (home / "text" / "en.ftl").write_text("# more\n" + TEXT + "log-drowns = E\n")
    assert found(home) == ["text/en.ftl:6: log-drowns is the text of a line that is not declared"]


def test_a_line_that_is_told_nowhere_or_declared_twice_is_refused(home: Path) -> None:
    (home / "log_lines.py").write_text(LINES.replace("\n)", '\n    line("sinks"),\n    line("rests"),\n)'))
    for language in ("pl", "en"):
        (home / "text" / f"{language}.ftl").write_text(TEXT + "log-rests = E\n")
    assert found(home) == ["log_lines.py:9: sinks is declared twice", "log_lines.py:10: rests is told nowhere"]


def test_a_card_may_declare_its_lines_in_its_own_file(home: Path) -> None:
    own_line = '\nfrom bree.core.log_lines import line\n\nLOG_LINES = (line("drowns", "card:{card}"),)\n'
    (home / "drowning.py").write_text(own_line + '\ndef drown(s):\n    s.tell("drowns", "ODD-5")\n')
    for language in ("pl", "en"):
        (home / "text" / f"{language}.ftl").write_text(TEXT + "log-drowns = E\n")
    assert found(home) == []
    assert lines_of(replace(TINY, package=home.name))[0] == line("drowns", "card:{card}")


def test_the_lines_of_our_games() -> None:
    lines = {line.key: line for line in lines_of(own_games()["war"])}
    assert lines["siege-attack"] == line("siege-attack", "the battle", weight=LARGE)
    assert len(lines) == len(lines_of(own_games()["war"]))
