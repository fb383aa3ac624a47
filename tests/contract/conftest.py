"""Run the battery on Bree's games."""

import pytest

from bree.contract import battery
from tests.contract.variants import GAMES, VARIANTS


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if metafunc.function.__module__ == battery.__name__:
        battery.try_at(metafunc, GAMES, VARIANTS)
