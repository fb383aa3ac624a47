"""Options with the text of a data file: limits apply before reading, it is read once, and its short form is kept."""

from importlib.resources import files
import tomllib
from typing import Any

import pytest

from bree.core import Game, Refusal
from bree.core.find import games

DEEP = "a." * 1000 + "a"
HIDDEN = {  # a dotted key where a check could overlook it
    "key": f"{DEEP}=1", "table": f"[{DEEP}]\nb=1", "tables": f"[[{DEEP}]]\nb=1", "quoted": '"a".' * 500 + "a=1",
    "spaced": "a . " * 500 + "a=1", "inline": f"x={{{DEEP}=1}}", "after a comment": f"# it's\n{DEEP}=1 # it's",
    "after a string": f"x='#'\n{DEEP}=1", "after an escape": f'x="\\"#"\n{DEEP}=1',
    "after a long string": f"x={{y='''\n\"''',{DEEP}=1,z=\"1\"}}", "three deep": "a.b.c.d=1",
}  # fmt: skip
LISTED = [(game, option.name) for game in games().values() for option in game.options if option.tidy is not None]
EACH = pytest.mark.parametrize(("game", "option"), LISTED, ids=[f"{game.name} {name}" for game, name in LISTED])


def ours(game: Game) -> str:
    file = {"mordor": "dice.toml", "doom": "board.toml"}[game.name]
    return files(game.package).joinpath(file).read_text(encoding="utf-8")


def refusal(game: Game, option: str, text: str) -> tuple[str, dict[str, Any]]:
    with pytest.raises(Refusal) as found:
        game.choose({option: text})
    return found.value.key, found.value.facts


def test_every_game_with_a_data_file_is_here() -> None:
    assert {(game.name, name) for game, name in LISTED} == {
        ("mordor", "dice_faces"), ("doom", "bare_slots"), ("doom", "road"), ("doom", "battle_die"),
    }  # fmt: skip


@EACH
@pytest.mark.parametrize("odd", HIDDEN.values(), ids=HIDDEN)
def test_a_key_of_many_parts_is_refused_before_it_is_read(
    game: Game, option: str, odd: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    texts = (odd, f"{ours(game)}\n{odd}", f"{ours(game)}\n[x]\n{odd}")
    read: list[str] = []
    monkeypatch.setattr(tomllib, "loads", read.append)
    for text in texts:
        assert refusal(game, option, text) == ("data-file", {"why": "why-too-much"})
    assert read == []


@EACH
def test_a_long_file_is_refused_before_it_is_read(game: Game, option: str) -> None:
    assert refusal(game, option, ours(game) + "# so it is\n" * 300) == ("data-file", {"why": "why-too-much"})


@EACH
def test_what_is_in_no_such_file_is_refused_by_its_name(game: Game, option: str) -> None:
    assert refusal(game, option, f"{ours(game)}\n[x]\nb=1") == ("data-unknown", {"name": "x"})


def test_a_name_that_no_table_of_the_board_has_is_refused() -> None:
    text = "[road]\nstages = ['.', '.', '.', '.', '.', '.']\nstaegs = []"
    assert refusal(games()["doom"], "road", text) == ("data-unknown", {"name": "road.staegs"})


def test_a_stage_without_a_space_is_refused_in_a_file_too() -> None:
    text = "[road]\nstages = ['', '.', '.', '.', '.', '.']"
    assert refusal(games()["doom"], "road", text) == ("road-letters", {"stage": 1, "found": ""})


@EACH
def test_a_file_is_kept_as_the_short_text_that_means_the_same(
    game: Game, option: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    (default,) = (one.default for one in game.options if one.name == option)
    chosen = game.choose({option: ours(game)})
    assert chosen[option] == default
    monkeypatch.setattr(tomllib, "loads", lambda text: pytest.fail(f"read again: {text}"))
    assert game.choose(chosen) == chosen
    assert game.new(chosen).terms == game.new({}).terms


@EACH
def test_other_figures_are_kept_as_they_are(game: Game, option: str) -> None:
    changes = {
        "dice_faces": ('"orc", "nazgul"]', '"orc", "orc"]'), "road": ("H.N.N..", "N.H.H"),
        "bare_slots": ('"gimli", "nazgul"]', '"gimli", "gimli"]'),
        "battle_die": ('"gandalf", "sauron"]', '"sauron", "sauron"]'),
    }  # fmt: skip
    text = ours(game).replace(*changes[option])
    assert text != ours(game)
    chosen = game.choose({option: text})
    assert chosen != game.choose({})
    assert game.choose(chosen) == chosen
    assert game.new({option: text}).terms == game.new(chosen).terms != game.new({}).terms
