"""Bree finds games and bots of other packages by their entry points. It names a broken one and continues without it."""

from collections.abc import Iterator
from dataclasses import replace
from io import StringIO
import json
import logging
import os
from pathlib import Path

import pytest

from bree.bots.find import bots, invite, plugin_bots, strongest
from bree.core import ALL, Ask, LogEntry, Pick, Refusal, entry_points
from bree.core.find import find, games, own_games
from bree.lang import LANGUAGES, Voice
from bree.server.app import log_broken_plugins
from bree.server.games import all_games
from tests.command import bree
from tests.open.strangers import Shelf, shelf as laid

TINY = "[bree.games]\ntiny = tiny\n"
UNRULY = """
from dataclasses import replace
from tiny import GAME as TINY
from bree.core import Rules
rules = Rules()
@rules.ask
def unanswered(s): ...
GAME = replace(TINY, name="unruly", rules=rules)
"""
SILENT = """
from dataclasses import replace
from tiny import GAME as TINY
GAME = replace(TINY, name="silent", package="json", folders={})
"""
CROWDED = """
from dataclasses import replace
from tiny import GAME as TINY
def seats(options):
    if options["players"] == 3:
        raise IndexError("nobody sits there")
    return TINY.seats(options)
GAME = replace(TINY, name="crowded", seats=seats)
"""
AT_FAULT = {  # entry point -> the module, and the English message
    "away = not_there": ("", "ModuleNotFoundError: No module named 'not_there'"),
    "torn = torn": ("GAME = 1 +", "SyntaxError: invalid syntax (torn.py, line 1)"),
    "leaving = leaving": ("raise SystemExit('bye')", "SystemExit: bye"),
    "empty = empty": ("\n", "AttributeError: module 'empty' has no attribute 'GAME'"),
    "wrong = wrong": ("GAME = 7", "TypeError: GAME of wrong is no Game"),
    "unruly = unruly": (UNRULY, "ValueError: asks, answers and bars do not fit: ['unanswered']"),
    "silent = silent": (SILENT, "FileNotFoundError: text/pl.ftl"),
    "crowded = crowded": (CROWDED, "IndexError: nobody sits there"),
    "other = tiny": ("", "its game has another name"),
    "mordor = tiny": ("", "this name is taken, by Bree itself"),
    "Tiny-Game = tiny": ("", "the name must be a single lower-case word"),
}
LAGGARD = """
class Last:
    def choose(self, sight, rng):
        return sight.ask.picks[-1].id
BOT = Last
LEVEL = 0
"""


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Shelf]:
    monkeypatch.setenv("BREE_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("BREE_LANG", "en")
    (tmp_path / "packages").mkdir()
    with laid(tmp_path / "packages") as found:
        yield found


@pytest.mark.parametrize("offer", AT_FAULT)
def test_a_package_at_fault_is_named_and_ours_go_on(
    offer: str, shelf: Shelf, capsys: pytest.CaptureFixture[str]
) -> None:
    text, why = AT_FAULT[offer]
    name, _, module = offer.partition(" = ")
    shelf.put("of-strangers", f"[bree.games]\n{offer}\n{TINY.splitlines()[1]}\n", **({module: text} if text else {}))
    said = bree(capsys)
    assert said.code == 0
    assert [line.split()[0] for line in said.out if line.startswith("  ")][: len(own_games()) + 1] == [
        *own_games(),
        "tiny",
    ]
    assert len(said.err) == 1
    assert said.err[0].startswith(f"The package of-strangers offers a game “{name}” that cannot be used: {why}")
    assert bree(capsys).err == [], "it is said once"
    if name not in own_games():
        with pytest.raises(Refusal) as refusal:
            find(name)
        for language in LANGUAGES:
            assert "of-strangers" in Voice(language).refusal(refusal.value)


TEXTS = {
    "en": "game-title = Fens\ngame-about = Wet.\noption-players = Players\noption-tokens = T\noption-charms = C\n",
    "pl": "game-title = Bagna\ngame-about = Mokro.\noption-players = Gracze\noption-tokens = T\noption-charms = C\n",
}
FENS = """
from dataclasses import replace
from tiny import GAME as TINY
GAME = replace(TINY, name="fens", package="fens", folders={})
"""
BOOK = '[[rule]]\nid = "TINY-9"\nsection = "Gra"\nen = "Two play."\npl = "Gra dwoje."\n'


def fens(shelf: Shelf, **texts: str) -> None:
    """A game with its own texts in an installed package."""
    home = shelf.home / "fens"
    (home / "text").mkdir(parents=True)
    (home / "__init__.py").write_text(FENS)
    (home / "rulebook.toml").write_text(BOOK)
    for language, text in {**TEXTS, **texts}.items():
        (home / "text" / f"{language}.ftl").write_text(text, encoding="utf-8")
    shelf.put("of-strangers", f"[bree.games]\nfens = fens\n{TINY.splitlines()[1]}\n")


@pytest.mark.parametrize(
    ("pl", "why"),
    [
        (TEXTS["pl"].replace("game-title", "game-titel"), "LookupError: text/pl.ftl: game-title."),
        (TEXTS["pl"].replace("option-tokens = T\n", ""), "LookupError: text/pl.ftl: option-tokens."),
        (TEXTS["pl"] + "log-turn = Tura\n", "LookupError: text/en.ftl: log-turn."),
        ("", "LookupError: text/pl.ftl: game-about, game-title, option-charms, …."),
    ],
)
def test_a_game_that_lacks_a_text_is_left_out_and_the_text_is_named(
    pl: str, why: str, shelf: Shelf, capsys: pytest.CaptureFixture[str]
) -> None:
    fens(shelf, pl=pl, en=TEXTS["en"] + "game-titel = Fens\n" if "titel" in pl else TEXTS["en"])
    said = bree(capsys, "--lang", "pl")
    assert said.code == 0
    assert [line.split()[0] for line in said.out if line.startswith("  ")][: len(own_games()) + 1] == [
        *own_games(),
        "tiny",
    ]
    assert said.err == [f"Pakiet of-strangers dostarcza grę „fens”, której nie można użyć: {why}"]


def test_a_card_without_a_name_in_one_language_leaves_its_game_out(
    shelf: Shelf, capsys: pytest.CaptureFixture[str]
) -> None:
    fens(shelf)
    (shelf.home / "fens" / "__init__.py").write_text(FENS.replace("folders={}", "folders={'card': 'charms'}"))
    (shelf.home / "fens" / "charms").mkdir()
    (shelf.home / "fens" / "charms" / "reed.toml").write_text('[text.en]\nname = "Reed"\n')
    said = bree(capsys, "--lang", "pl")
    assert (said.code, len(said.err)) == (0, 1)
    assert said.err[0].endswith(": LookupError: charms/reed.toml: text.pl.name.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_that_is_missing_stops_no_game_of_another_package(
    language: str, shelf: Shelf, capsys: pytest.CaptureFixture[str]
) -> None:
    fens(shelf)
    said = bree(capsys, "play", "fens", "--seats", "random,random", "--plain", "--seed", "1", "--lang", language)
    assert (said.code, len(said.err)) == (0, 1), "all that is told is where the game is kept"
    voice = Voice(language, games()["fens"])
    assert voice.line(LogEntry("turn", "TINY-9", ALL, {"who": "ann"}, False)) == "log-turn"
    ask = Ask("ann", "swap", "TINY-9", (Pick("swap"), Pick("move", ("square:3",))))
    assert (voice.prompt(ask), [voice.label(ask, pick) for pick in ask.picks]) == ("ask-swap", ["swap", "square"])
    strict = Voice(language, games()["fens"], strict=True)
    with pytest.raises(LookupError):
        strict.prompt(ask)


def test_a_text_that_cannot_be_read_is_said_in_the_other_language(shelf: Shelf) -> None:
    torn, whole = "log-turn = { $who\n", "log-turn = { $who } sets out.\n"
    fens(shelf, pl=TEXTS["pl"] + torn, en=TEXTS["en"] + whole)
    entry = LogEntry("turn", "TINY-9", ALL, {"who": "'Ann"}, False)
    assert Voice("pl", games()["fens"]).line(entry) == "Ann sets out."


@pytest.mark.parametrize("game", [None, "mordor"])
def test_a_text_of_ours_that_is_missing_is_a_fault(game: str | None) -> None:
    voice = Voice("en", own_games()[game] if game else None)
    with pytest.raises(LookupError):
        voice.line(LogEntry("not-there", "", ALL, {}, False))


def test_a_list_that_cannot_be_read_spoils_no_other(shelf: Shelf) -> None:
    shelf.put("of-strangers", TINY)
    shelf.put("spoilt", "[bree.games]\nthis is no list\n")
    assert list(games()) == [*own_games(), "tiny"]
    (told,) = entry_points.unreported()
    assert (told.key, told.facts["package"]) == ("plugin-game", "spoilt")


def test_a_name_that_two_packages_offer_is_taken_by_the_other(shelf: Shelf, capsys: pytest.CaptureFixture[str]) -> None:
    shelf.put("of-others", TINY)
    shelf.put("of-strangers", TINY)
    assert bree(capsys).err == [
        "The package of-strangers offers a game “tiny” that cannot be used: this name is taken, by another package."
    ]


def test_a_name_that_cannot_be_used_is_refused_with_the_reason(
    shelf: Shelf, capsys: pytest.CaptureFixture[str]
) -> None:
    shelf.put("of-strangers", "[bree.games]\nempty = empty\n", empty="\n")
    said = bree(capsys, "play", "empty", "--lang", "pl")
    assert (said.code, said.err) == (
        2,
        [
            "Pakiet of-strangers dostarcza grę „empty”, której nie można użyć: AttributeError: module 'empty' has no "
            "attribute 'GAME'."
        ],
    )


def test_nobody_is_asked_for_our_own_games(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    shelf.put("of-strangers", TINY)
    monkeypatch.setattr("importlib.metadata.entry_points", lambda **_: pytest.fail("somebody was asked"))
    assert find("mordor") is own_games()["mordor"]


def test_a_game_of_another_package_comes_through_every_door(shelf: Shelf, capsys: pytest.CaptureFixture[str]) -> None:
    shelf.put("of-strangers", TINY)
    assert "  tiny         Barrels: A tiny game for tests." in bree(capsys).out
    assert bree(capsys, "rules", "tiny", "TINY-1").out[0].startswith("TINY-1")
    assert bree(capsys, "simulate", "tiny", "--games", "2", "--bots", "random,random", "--json").code == 0
    assert all_games(())["tiny"] is games()["tiny"]
    for command, key in (("solve", "There is no solver for tiny."), ("odds", "Odds are not available for tiny.")):
        assert bree(capsys, command, "tiny").err == [key]


def test_bots_of_another_package_sit_down(shelf: Shelf) -> None:
    shelf.put(
        "of-strangers",
        "[bree.bots]\nlast = last\ntiny.greenhorn = last\ntiny.worth = worthy\n" + TINY,
        last=LAGGARD,
        worthy="def worth(s, seat): return s.points[seat]",
    )
    assert set(bots("tiny")) == {"random", "mcts", "greedy", "last", "greenhorn"}
    assert "last" in bots("mordor")
    assert "greenhorn" not in bots("mordor")
    assert strongest("tiny") == "greedy"
    assert type(invite("tiny", "greenhorn")).__name__ == "Last"
    assert entry_points.unreported() == []


def test_bots_bring_their_names_and_change_no_text_of_a_game(shelf: Shelf) -> None:
    home = shelf.home / "lodgers"
    (home / "text").mkdir(parents=True)
    (home / "__init__.py").write_text(LAGGARD)
    for language, name in (("en", "The lodger"), ("pl", "Lokator")):
        (home / "text" / f"{language}.ftl").write_text(f"bot-lodger = {name}\nfrodo = Nobody\n", encoding="utf-8")
    shelf.put("of-strangers", "[bree.bots]\nlodger = lodgers\nsilent = nowhere\n")
    for language, name in (("en", "The lodger"), ("pl", "Lokator")):
        voice = Voice(language, replace(own_games()["mordor"]))  # a copy, so that no cache knows it
        assert (voice.noun("bot-lodger"), voice.noun("frodo")) == (name, "Frodo")


NO_LEVEL = "int() argument must be a string, a bytes-like object or a real number, not 'NoneType'"
BAD_BOTS = {
    "away = not_there": ("", "ModuleNotFoundError: No module named 'not_there'"),
    "nobody = nobody": ("\n", "AttributeError: module 'nobody' has no attribute 'BOT'"),
    "nothing = nothing": ("BOT = 3", "TypeError: BOT of nothing makes nothing"),
    "unsure = unsure": (LAGGARD + "def plays(game): raise OSError('who knows')", "OSError: who knows"),
    "lofty = lofty": (
        LAGGARD.replace("LEVEL = 0", "LEVEL = 'high'"),
        "ValueError: invalid literal for int() with base 10: 'high'",
    ),
    "random = last": ("", "this name is taken, by Bree itself"),
    "mordor.turn = last": ("", "this name is taken, by Bree itself"),
    "a.b.c = last": ("", "the name must be a single lower-case word"),
}


@pytest.mark.parametrize("offer", BAD_BOTS)
def test_a_bot_at_fault_is_named_and_the_others_sit_down(
    offer: str, shelf: Shelf, caplog: pytest.LogCaptureFixture
) -> None:
    text, why = BAD_BOTS[offer]
    name, _, module = offer.partition(" = ")
    ours = set(bots("mordor"))
    shelf.put(
        "of-strangers", f"[bree.bots]\n{offer}\nzealous = last\n", last=LAGGARD, **({module: text} if text else {})
    )
    entry_points.plugins.cache_clear()
    plugin_bots.cache_clear()
    assert set(bots("mordor")) == {*ours, "zealous"}
    logging.getLogger("bree").propagate = True
    with caplog.at_level(logging.WARNING, "bree.server"):
        log_broken_plugins()
    assert [record.facts for record in caplog.records] == [  # type: ignore[attr-defined]
        {"why": f"The package of-strangers offers a bot “{name}” that cannot be used: {why}."}
    ]


def test_a_game_called_like_a_file_of_ours_is_no_stumbling_block(shelf: Shelf) -> None:
    renamed = "from dataclasses import replace\nfrom tiny import GAME as TINY\nGAME = replace(TINY, name='{}')\n"
    for name in ("bot", "find", "bare"):
        shelf.put(f"a-{name}", f"[bree.games]\n{name} = a_{name}\n", **{f"a_{name}": renamed.format(name)})
        assert set(bots(name)) == {"random", "mcts"}
    from bree.term.boards import board, generic_board

    assert {board(name) for name in ("bot", "bare", "tiny")} == {generic_board.draw}
    assert {"bot", "find", "bare"} <= set(games())


RAISING = """
import sys
class Raiser:
    def choose(self, sight, rng):
        if rng.random() < HOW_OFTEN:
            sys.exit("I hate this game\\nreally")
        return sight.ask.picks[0].id
BOT = Raiser
"""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_at_the_keyboard_a_random_bot_plays_on_for_a_bot_that_fails(
    lang: str, shelf: Shelf, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    shelf.put("of-strangers", "[bree.bots]\nraiser = raiser\n", raiser=RAISING.replace("HOW_OFTEN", "1"))
    monkeypatch.setattr("sys.stdin", StringIO("q\n"))
    said = bree(capsys, *f"play mordor --seats me,raiser --plain -o starter=sam --lang {lang}".split())
    assert (said.code, len(said.err)) == (0, 1), "only where the game is kept"
    (line,) = [line for line in said.out if "SystemExit: I hate this game really." in line]
    assert line.endswith({"en": "A random bot plays on.", "pl": "Dalej gra bot losowy."}[lang])


@pytest.mark.parametrize(
    "command",
    ["simulate mordor --bots raiser,random --jobs 2", "arena mordor raiser random"],
    ids=["simulate", "arena"],
)
def test_a_bot_that_ends_the_process_spoils_its_own_games_alone(
    command: str, shelf: Shelf, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    shelf.put("of-strangers", "[bree.bots]\nraiser = raiser\n", raiser=RAISING.replace("HOW_OFTEN", "0.02"))
    monkeypatch.setenv("PYTHONPATH", str(shelf.home), prepend=os.pathsep)
    said = bree(capsys, *command.split(), "--games", "40", "--json")
    assert said.code == 1
    (told,) = said.out
    faults = json.loads(told)["faults"]
    assert 0 < (faults if isinstance(faults, int) else faults["raiser"]) < 40
    assert 1 <= len(said.err) <= 3
    assert all("SystemExit: I hate this game really after " in line for line in said.err)
