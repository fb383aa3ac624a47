"""The endings of a form are written out."""

from bree.core.terms import expanded, terms


def test_a_form_without_endings_is_itself() -> None:
    assert expanded("white tree") == ["white tree"]


def test_endings_may_be_empty_and_stand_in_several_words() -> None:
    assert expanded("pol(e|a) bitw(y|)") == ["pole bitwy", "pole bitw", "pola bitwy", "pola bitw"]


def test_the_name_is_a_form_too() -> None:
    assert terms("bree.games.mordor")["orc"].forms["en"] == ("orc", "orcs")


def test_a_game_without_terms_has_none() -> None:
    assert terms("bree.games") == {}
