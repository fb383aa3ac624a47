"""A game term is found by any of its forms, and the line-by-line mode explains it."""

from io import StringIO

import pytest

from bree.games.mordor import GAME
from bree.lang import LANGUAGES, Voice
from bree.lang.game_terms import explain, find_term
from bree.table import Chair, Sitting
from bree.term.line_by_line import LineByLine


@pytest.mark.parametrize(
    ("words", "term"),
    [
        ("nazgul", "nazgul"),
        ("NAZGULE", "nazgul"),
        ("orków", "orc"),
        ("ring  trail", "ring-trail"),
        ("biale drzewo", "white-tree"),
    ],
)
def test_a_form_of_either_language_without_accents_and_capitals(words: str, term: str) -> None:
    for language in LANGUAGES:
        found = find_term(Voice(language, GAME), words)
        assert found is not None
        assert found.id == term


def test_a_part_of_a_form_is_no_term() -> None:
    assert find_term(Voice("en", GAME), "trail") is None
    assert find_term(Voice("en"), "orc") is None


def test_a_player_asks_for_a_term_line_by_line() -> None:
    chairs = {"frodo": Chair("Ania"), "sam": Chair("greedy", "greedy")}
    sitting = Sitting(GAME, {"players": 2, "starter": "frodo"}, chairs, 1)
    voice, out = Voice("en", GAME), StringIO()
    LineByLine(sitting, voice, lambda: None, StringIO("? white tree\nq\n"), out).play()
    term = find_term(voice, "white tree")
    assert term is not None
    assert explain(term, voice).startswith("White Tree: This symbol is on the black die only.")
    assert explain(term, voice).endswith("(MOR-3.1, MOR-3.2, MOR-3.5)")
    assert explain(term, voice) in out.getvalue().splitlines()
