"""Names from before 1.0 still work, and one line says the new one."""

from importlib import import_module
import json
import sys
from types import ModuleType

import pytest

from bree.bots import find as bot_finder
from bree.bots.bot import Bot
from bree.bots.random import BOT
from bree.cli.door import main
from bree.core import entry_points
from bree.core.find import find
from bree.table import Chair, Sitting


@pytest.mark.parametrize("words", [["--guests", "random,random"], ["--guests=random,random"]])
def test_the_former_flag_of_simulate(capsys: pytest.CaptureFixture[str], words: list[str]) -> None:
    assert main(["simulate", "mordor", "--games", "1", "--lang", "en", *words]) == 0
    assert capsys.readouterr().err.splitlines()[0] == (
        "--guests is now called --bots. It still works; please write --bots."
    )


def test_the_former_modules() -> None:
    for name in [name for name in sys.modules if name.startswith("bree.guests")]:
        del sys.modules[name]
    with pytest.warns(FutureWarning, match=r"bree\.guests is now bree\.bots"):
        former = import_module("bree.guests.find")
    assert former.guests is bot_finder.bots
    assert import_module("bree.guests.guest").Guest is Bot


def test_a_save_that_names_guests() -> None:
    game = find("mordor")
    sitting = Sitting(game, {}, {seat: Chair("turn", "turn") for seat in game.seats(game.choose({}))})
    written = json.loads(sitting.save())
    for chair in written["seats"].values():
        chair["guest"] = chair.pop("bot")
    assert Sitting.load(json.dumps(written)).chairs == sitting.chairs


def test_a_package_that_offers_a_guest(monkeypatch: pytest.MonkeyPatch) -> None:
    old = ModuleType("old_package")
    vars(old)["GUEST"] = BOT
    monkeypatch.setitem(sys.modules, "old_package", old)
    offered = (entry_points.Offer("bree.guests", "old_one", "old_package", "old-package"),)
    monkeypatch.setattr(bot_finder, "offers", lambda group: offered if group == "bree.guests" else ())
    bot_finder.strangers.cache_clear()
    try:
        with pytest.warns(FutureWarning, match=r"old-package: the entry point group bree\.guests is now bree\.bots"):
            assert "old_one" in bot_finder.bots("mordor")
    finally:
        bot_finder.strangers.cache_clear()
