"""All tests that every game must pass. `pytest --bree-game NAME` runs this file; Bree's own tests import it."""

from collections.abc import Sequence

from hypothesis import given, settings, strategies as st
import pytest

from bree.contract import ask_texts, hypothesis_games, log_lines, odd_options, rulebooks, shapes, static_views, texts
from bree.contract.checked_game import check_game
from bree.contract.laws import AT_THE_END, CHEAP, LAWS
from bree.contract.laws.play import every_seat_has_its_share
from bree.contract.plugin import chosen
from bree.contract.variants import Variant, variants_of
from bree.core import Game
from bree.core.vocabulary import shape_of

SEEDS = (1, 2)  # of the games that are only checked with the cheap laws


def test_all_laws_hold(variant: Variant) -> None:
    check_game(variant, LAWS, AT_THE_END)


def test_other_games_obey_the_cheap_laws(variant: Variant, seed: int) -> None:
    check_game(variant, CHEAP, [every_seat_has_its_share], seed)


@settings(deadline=None, derandomize=True, database=None)
@given(data=st.data())
def test_laws_hold_in_games_of_hypothesis(game: Game, data: st.DataObject) -> None:
    hypothesis_games.laws_hold_in_games_of_hypothesis(game, data)


def test_an_odd_value_is_accepted_or_refused(game: Game, option: str) -> None:
    odd_options.an_odd_value_is_accepted_or_refused(game, option)


def test_the_static_view_never_changes(variant: Variant) -> None:
    static_views.the_static_view_never_changes(variant)


def test_both_parts_make_the_view(variant: Variant) -> None:
    static_views.both_parts_make_the_view(variant)


def test_every_view_has_its_shape(wide_variant: Variant) -> None:
    shapes.every_view_has_its_shape(wide_variant)


def test_every_word_of_a_shape_is_declared(shaped: Game) -> None:
    shape = shape_of(shaped)
    assert shape is not None
    assert shapes.faults(shaped, shape) == []


def test_every_ask_has_a_text(game: Game) -> None:
    assert ask_texts.faults(game) == []


def test_every_log_line_is_declared(game: Game) -> None:
    assert log_lines.faults(game) == []


def test_both_languages_say_the_same_things(game: Game) -> None:
    texts.both_languages_say_the_same_things(game)


def test_no_key_is_written_twice(game: Game) -> None:
    texts.no_key_is_written_twice(game)


def test_the_rulebook_has_both_languages(game: Game) -> None:
    texts.the_rulebook_has_both_languages(game)


def test_options_have_texts(game: Game) -> None:
    texts.options_have_texts(game)


def test_every_id_that_a_rule_cites_is_a_rule_of_that_game(game: Game) -> None:
    rulebooks.every_id_that_a_rule_cites_is_a_rule_of_that_game(game)


def test_both_languages_cite_the_same_rules(game: Game) -> None:
    rulebooks.both_languages_cite_the_same_rules(game)


# Parameters: the games that the command line names, or the games that another test suite gives to `try_at`.


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    games = chosen(metafunc.config)
    try_at(metafunc, games, [variant for game in games for variant in variants_of(game)])


def try_at(metafunc: pytest.Metafunc, games: Sequence[Game], variants: Sequence[Variant]) -> None:
    """Parametrize a test of this file with games or variants."""
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
    elif "wide_variant" in wanted:
        wide = [variant for variant in variants if shapes.is_wide(variant) and shape_of(variant.game)]
        metafunc.parametrize("wide_variant", wide, ids=map(_name, wide))
    elif "variant" in wanted:
        metafunc.parametrize("variant", variants, ids=map(_name, variants))


def _name(variant: Variant) -> str:
    return f"{variant.game.name}-{variant.name}"
