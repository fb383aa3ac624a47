"""All tests that every game passes. `pytest --bree-game NAME` runs this file; our own tests take the same ones."""

from collections.abc import Sequence

from hypothesis import given, settings, strategies as st
import pytest

from bree.contract import drawn, log_lines, odd_options, rulebooks, shapes, static_views, texts
from bree.contract.laws import AT_THE_END, CHEAP, LAWS
from bree.contract.laws.play import every_seat_has_its_share
from bree.contract.plugin import chosen
from bree.contract.tables import Table, tables_of
from bree.contract.walk import walk
from bree.core import Game
from bree.core.vocabulary import shape_of

SEEDS = (1, 2)  # of further games


def test_all_laws_hold(table: Table) -> None:
    walk(table, LAWS, AT_THE_END)


def test_other_games_end_and_lose_nothing(table: Table, seed: int) -> None:
    walk(table, CHEAP, [every_seat_has_its_share], seed)


@settings(deadline=None, derandomize=True, database=None)
@given(data=st.data())
def test_laws_hold_wherever_hypothesis_goes(game: Game, data: st.DataObject) -> None:
    drawn.laws_hold_wherever_hypothesis_goes(game, data)


def test_an_odd_value_is_taken_or_refused(game: Game, option: str) -> None:
    odd_options.an_odd_value_is_taken_or_refused(game, option)


def test_what_is_fixed_never_changes_and_is_open_to_all(table: Table) -> None:
    static_views.what_is_fixed_never_changes_and_is_open_to_all(table)


def test_the_parts_make_the_view(table: Table) -> None:
    static_views.the_parts_make_the_view(table)


def test_every_view_has_its_shape(wide_table: Table) -> None:
    shapes.every_view_has_its_shape(wide_table)


def test_every_word_of_a_shape_is_declared(shaped: Game) -> None:
    shape = shape_of(shaped)
    assert shape is not None
    assert shapes.faults(shaped, shape) == []


def test_every_log_line_is_declared(game: Game) -> None:
    assert log_lines.faults(game) == []


def test_both_languages_say_the_same_things(game: Game) -> None:
    texts.both_languages_say_the_same_things(game)


def test_no_key_is_written_twice(game: Game) -> None:
    texts.no_key_is_written_twice(game)


def test_rulebook_speaks_both_languages(game: Game) -> None:
    texts.rulebook_speaks_both_languages(game)


def test_options_have_texts(game: Game) -> None:
    texts.options_have_texts(game)


def test_every_id_that_a_rule_cites_is_a_rule_of_that_game(game: Game) -> None:
    rulebooks.every_id_that_a_rule_cites_is_a_rule_of_that_game(game)


def test_both_languages_cite_the_same_rules(game: Game) -> None:
    rulebooks.both_languages_cite_the_same_rules(game)


# Which games and tables: those that were chosen, or those of whoever takes these tests.


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    games = chosen(metafunc.config)
    try_at(metafunc, games, [table for game in games for table in tables_of(game)])


def try_at(metafunc: pytest.Metafunc, games: Sequence[Game], tables: Sequence[Table]) -> None:
    """Give a test of this file its games or tables."""
    wanted = metafunc.fixturenames
    if "seed" in wanted:
        metafunc.parametrize("seed", SEEDS)
    if "option" in wanted:
        pairs = [(game, option.name) for game in games for option in game.options]
        metafunc.parametrize(("game", "option"), pairs, ids=[f"{game.name}-{option}" for game, option in pairs])
    elif "shaped" in wanted:
        metafunc.parametrize("shaped", [game for game in games if shape_of(game)], ids=lambda game: game.name)
    elif "game" in wanted:
        metafunc.parametrize("game", games, ids=[game.name for game in games])
    elif "wide_table" in wanted:
        wide = [table for table in tables if shapes.is_wide(table) and shape_of(table.game)]
        metafunc.parametrize("wide_table", wide, ids=map(_name, wide))
    elif "table" in wanted:
        metafunc.parametrize("table", tables, ids=map(_name, tables))


def _name(table: Table) -> str:
    return f"{table.game.name}-{table.name}"
