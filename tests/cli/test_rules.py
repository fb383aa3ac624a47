"""`bree rules`: how rules are looked up."""

import pytest

from bree.core import find
from bree.core.rulebook import rulebook
from bree.games.mordor import GAME
from tests.command import bree

Capture = pytest.CaptureFixture[str]


def found(capsys: Capture, *words: str, lang: str = "en") -> list[str]:
    said = bree(capsys, "rules", "mordor", *words, "--lang", lang)
    assert (said.code, said.err) == (0, [])
    return [line.split()[0] for line in said.out]


@pytest.mark.parametrize(
    ("lang", "words"), [("en", ("tree", "white")), ("en", ("TREE",)), ("pl", ("drzewo", "biale")), ("pl", ("drzew",))]
)
def test_words_of_a_search_may_stand_in_any_order(lang: str, words: tuple[str, ...], capsys: Capture) -> None:
    rules = found(capsys, *words, lang=lang)
    assert "MOR-3.1" in rules
    assert rules == [*found(capsys, *reversed(words), lang=lang)]
    assert len(rules) < len(rulebook(GAME.package))


def test_several_words_in_quotation_marks_are_a_phrase(capsys: Capture) -> None:
    assert "MOR-3.1" in found(capsys, "white tree")
    assert bree(capsys, "rules", "mordor", "tree white", "--lang", "en").code == 2


def test_several_ids_and_the_beginning_of_one_are_found(capsys: Capture) -> None:
    assert found(capsys, "mor-3.2", "MOR-2.3") == ["MOR-3.2", "MOR-2.3"]
    assert [rule for rule in found(capsys, "MOR-9.") if rule.startswith("MOR-9.")] == [
        "MOR-9.1", "MOR-9.2", "MOR-9.3", "MOR-9.4",
    ]  # fmt: skip


def test_words_of_the_other_language_find_rules_too(capsys: Capture) -> None:
    assert "MOR-3.1" in found(capsys, "drzewo")
    assert "MOR-3.1" in found(capsys, "tree", lang="pl")


@pytest.mark.parametrize("game", list(find.games()))
def test_english_rules_have_english_sections(game: str, capsys: Capture) -> None:
    said = bree(capsys, "rules", game, "--lang", "en")
    sections = {line.rpartition("(")[2].rstrip(")").split(";")[0] for line in said.out}
    polish = {rule.section for rule in rulebook(find.find(game).package).values()}
    assert sections & polish <= {"Gandalf"}


def test_a_card_of_war_is_explained(capsys: Capture) -> None:
    said = bree(capsys, "rules", "war", "wizards", "staff", "--lang", "en")
    assert (said.code, said.err) == (0, [])
    assert said.out[0] == "Wizard's Staff (wizards_staff): character deck of the Free Peoples, no. 8; icon: Character"
    assert not any(line.startswith("WAR-") for line in said.out)


def test_a_part_of_a_name_explains_the_card_and_finds_rules_too(capsys: Capture) -> None:
    said = bree(capsys, "rules", "war", "stormcrow", "--lang", "en")
    assert said.out[0].startswith("Stormcrow (stormcrow): ")
    said = bree(capsys, "rules", "war", "dunharrow", "--lang", "en")
    assert said.out[0].startswith("Dead Men of Dunharrow (dead_men_of_dunharrow): ")
    assert said.out[-1].startswith("WAR-6.13  ")


def test_a_card_that_nobody_knows_is_refused_with_names_near_to_it(capsys: Capture) -> None:
    said = bree(capsys, "rules", "war", "balrg", "--lang", "en")
    assert said.code == 2
    assert said.err == [
        "No rule mentions “balrg”, and no card has this name. "
        "Did you mean: A Balrog is Come! (a_balrog_is_come), Balrog of Moria (balrog_of_moria)?"
    ]
