"""Every key of a menu has exactly one meaning."""

import pytest

from bree.core import Ask, Game, Pick
from bree.table.pick_set import pick_set_of
from bree.term.menu import LETTERS, example, handles
from bree.term.pick_sets import whole
from tests.contract.variants import every_game, random_game


def picks(ids: str) -> list[Pick]:
    return [Pick(name) for name in ids.split()]


@pytest.mark.parametrize(
    ("ids", "typed"),
    [
        ("red blue done", {"1": "red", "2": "blue", "3": "done"}),
        ("0 1 2", {"0": "0", "1": "1", "2": "2"}),
        ("3 5 pass", {"3": "3", "5": "5", "a": "pass"}),
        ("12 end a", {"12": "12", "e": "end", "f": "a"}),  # a letter that is an answer is not the key of another answer
    ],
)
def test_numbers_speak_for_themselves(ids: str, typed: dict[str, str]) -> None:
    assert handles(picks(ids)) == typed


@pytest.mark.parametrize(
    ("copies", "least", "most", "typed"),
    [
        ((1, 1), 1, 2, "1 2"),  # the example names no third pick if there are only two
        ((1, 1, 1, 1), 0, 4, "1 2"),
        ((1, 1, 1, 1), 3, 3, "1 2 3"),
        ((5, 1), 1, 6, "1 1 2"),
        ((1, 2), 1, 3, "1 2 2"),
        ((2, 2), 4, 4, "1 1 2 2"),
    ],
)
def test_an_example_could_be_typed(copies: tuple[int, ...], least: int, most: int, typed: str) -> None:
    offered = tuple(Pick(f"p{number}", copies=count) for number, count in enumerate(copies))
    assert example(Ask("star", "who", "TINY-1", offered, {}, True, least, most)) == typed


def test_no_letter_is_a_word_for_the_table() -> None:
    assert not set(LETTERS) & set("uhqbp" + "cld")  # line by line in both languages; keys of the screen


@every_game
def test_every_menu_of_a_game_is_clear(game: Game) -> None:
    for s, ask, _ in random_game(game, {}, "menus"):
        if ask.automatic:
            continue
        shown = whole(ask, pick_set_of(game, s, ask)).picks
        typed = handles(shown)
        assert list(typed.values()) == [pick.id for pick in shown]
        for handle, pick in typed.items():
            assert handle == pick or handle not in {other.id for other in shown}
