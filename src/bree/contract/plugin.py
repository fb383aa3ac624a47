"""The pytest plugin: `--bree-game NAME` or `bree_games = ["NAME"]` in the settings runs the battery on that game."""

from importlib.util import find_spec
from pathlib import Path

import pytest

from bree.core import Game, Refusal

CHECKS = (
    "battery", "checked_game", "hypothesis_games", "laws", "odd_options", "rulebooks", "shapes", "static_views",
    "texts",
)  # fmt: skip
pytest.register_assert_rewrite(*(f"bree.contract.{name}" for name in CHECKS))
OPTION, SETTING = "bree_game", "bree_games"
BATTERY = Path(__file__).with_name("battery.py")


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("bree", "games of Bree")
    told = "hold all laws of Bree at this game, which an installed package offers; may be given again"
    group.addoption("--bree-game", dest=OPTION, action="append", default=[], metavar="NAME", help=told)
    parser.addini(SETTING, "games at which all laws of Bree are held", type="args", default=[])


def pytest_configure(config: pytest.Config) -> None:
    """Add the battery to the collected tests. A problem is reported in one sentence."""
    names = _names(config)
    if not names or str(BATTERY) in config.args:
        return
    try:
        chosen(config)
        if find_spec("hypothesis") is None:
            raise Refusal("missing-library", extra="contract")
    except Refusal as refusal:
        from bree.lang import Voice
        from bree.lang.locale import own_language

        raise pytest.UsageError(Voice(own_language()).refusal(refusal)) from refusal
    if config.getoption(OPTION) and config.args_source is not pytest.Config.ArgsSource.ARGS:
        config.args.clear()  # no other tests were named, so only the battery runs
    config.args.append(str(BATTERY))


def chosen(config: pytest.Config) -> list[Game]:
    from bree.core.find import find  # slow, and other tests do not need it

    return [find(name) for name in _names(config)]


def _names(config: pytest.Config) -> list[str]:
    return list(dict.fromkeys([*config.getoption(OPTION), *config.getini(SETTING)]))
