"""Names from before 1.0 still work, and one line says the new one."""

from dataclasses import fields
from importlib import import_module
import json
import sys
from types import ModuleType
from typing import Any

import pytest
from tiny import GAME as TINY

from bree.bots import find as bot_finder
from bree.bots.bot import Bot
from bree.bots.random import BOT
from bree.cli.commands import main
from bree.core import CHANCE, PASS, Ask, Game, Pick, entry_points
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
    offered = (entry_points.Plugin("bree.guests", "old_one", "old_package", "old-package"),)
    monkeypatch.setattr(bot_finder, "plugins", lambda group: offered if group == "bree.guests" else ())
    bot_finder.plugin_bots.cache_clear()
    try:
        with pytest.warns(FutureWarning, match=r"old-package: the entry point group bree\.guests is now bree\.bots"):
            assert "old_one" in bot_finder.bots("mordor")
    finally:
        bot_finder.plugin_bots.cache_clear()


def of_tiny(**names: Any) -> Game:
    """The tiny game, as a package defines it that uses other names for some fields."""
    new = {"kind": "state_type", "records": "leaf_types", "former": "renamed_steps", "lift": "migrate"}
    left_out = [new[old] for old in names]
    given = {one.name: getattr(TINY, one.name) for one in fields(TINY) if one.name not in left_out}
    return Game(**given, **names)


def test_a_package_that_defines_the_former_fields_of_a_game() -> None:
    with pytest.warns(FutureWarning) as warned:
        game = of_tiny(kind=TINY.state_type, records=TINY.leaf_types, former={"a": "b"}, lift=TINY.migrate)
    assert [str(one.message) for one in warned] == [
        "Game 'tiny': kind is now state_type, records is now leaf_types, former is now renamed_steps, "
        "lift is now migrate; please use the new names"
    ]
    assert (game.state_type, game.leaf_types, game.migrate) == (TINY.state_type, TINY.leaf_types, TINY.migrate)
    assert game.renamed_steps == {"a": "b"}
    assert game.waiting(game.new({})) == TINY.waiting(TINY.new({}))


def test_a_program_that_reads_the_former_names_of_a_game() -> None:
    with pytest.warns(FutureWarning, match="Game: moving is now dynamic_view"):
        moving = TINY.moving  # type: ignore[attr-defined]
    s = TINY.new({})
    assert moving(s, "ann") == TINY.dynamic_view(s, "ann")


def test_a_package_that_asks_by_the_former_names() -> None:
    with pytest.warns(FutureWarning, match="Ask: hides is now secret"):
        ask = Ask("ann", "offer", "R-1", (Pick(PASS),), hides=True)
    assert ask == Ask("ann", "offer", "R-1", (Pick(PASS),), secret=True)
    for old, value in {"hides": True, "idle": False, "told": False}.items():
        with pytest.warns(FutureWarning, match=f"Ask: {old} is now "):
            assert getattr(ask, old) is value
    assert Ask(CHANCE, "die", "R-1", (Pick("1"),)).automatic
