"""Set-up of all tests. The tiny game comes last on the path, so that a compiled copy of it wins."""

from collections.abc import Iterator
import sys

from hypothesis import settings
import pytest

import bree.contract.plugin  # noqa: F401  (a failing law says what it has found)
from tests.browser.chromium import pytest_terminal_summary  # noqa: F401  (a hook: says it loudly where there is none)
from tests.limit import pytest_runtest_call, pytest_runtest_setup  # noqa: F401  (hooks: no test hangs)
from tests.seeds import SEEDS, SHIFT, take_over
from tests.tree import GAMES

pytest.register_assert_rewrite("tests.rulebook")  # a failing assertion of a helper says what it has found
sys.path.append(str(GAMES))
take_over()

settings.register_profile("bree", deadline=None, derandomize=True, max_examples=60, database=None)
settings.load_profile("bree")


def pytest_report_header() -> str:
    from bree.cli import build

    return f"bree build: {build()}; {SHIFT}={SEEDS.shift}"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    file, _, name = item.location  # the node id also names the group, where several workers share the tests
    with SEEDS.of(f"{file}::{name}"):
        return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_fixture_setup(fixturedef: pytest.FixtureDef[object], request: pytest.FixtureRequest) -> Iterator[None]:
    """Fixtures that several tests share have their seeds, whichever test comes first."""
    if fixturedef.scope == "function":
        return (yield)
    with SEEDS.of(f"{fixturedef.baseid}::{fixturedef.argname}[{getattr(request, 'param_index', 0)}]"):
        return (yield)
