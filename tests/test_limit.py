"""No test hangs for ever, and none gives up because the machine is busy."""

import ast
from pathlib import Path
from threading import Event

import pytest

from tests.limit import limited

TESTS = Path(__file__).resolve().parent
CALLS = {"httpx.AsyncClient", "httpx.Client", "httpx.get", "httpx.post"}


def test_a_test_that_waits_in_vain_fails() -> None:
    with pytest.raises(pytest.fail.Exception, match="not done after"), limited(0.01):
        Event().wait()


def test_who_calls_a_server_says_how_long_he_waits() -> None:
    """The five seconds that httpx allows by default are not enough on a busy machine."""
    hasty = [
        f"{path.relative_to(TESTS)}:{call.lineno}"
        for path in sorted(TESTS.rglob("*.py"))
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(call, ast.Call) and ast.unparse(call.func) in CALLS
        if "timeout" not in {given.arg for given in call.keywords}
    ]
    assert hasty == []
