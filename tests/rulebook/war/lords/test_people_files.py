"""The files of the new characters contain the facts of their cards, and errors in a file are refused."""

import pytest

from bree.core import Refusal
from bree.core.cards.file import CardFile as File
from bree.games.war.figures import CHARACTERS, FILES, read
from bree.lang import LANGUAGES

# Kind, level, leadership, normal dice, special die, person, and part of the expansion.
PEOPLE = {
    "elrond": ("keeper", 0, 2, 0, "vilya", "", "keepers"),
    "galadriel": ("keeper", 0, 2, 0, "nenya", "", "keepers"),
    "gandalf_grey_narya": ("companion", 3, 1, 0, "narya", "gandalf_the_grey", "keepers"),
    "smeagol": ("smeagol", 0, 0, 0, "", "", "smeagol"),
    "balrog": ("lesser", 0, 3, 0, "balrog", "", "lesser"),
    "gothmog": ("lesser", 3, 1, 0, "gothmog", "", "lesser"),
    "mouth_black_numenorean": ("minion", 3, 2, 1, "", "mouth_of_sauron", "rivals"),
    "witch_king_chief": ("minion", 99, 1, 1, "", "witch_king", "rivals"),
    "boromir_captain_general": ("companion", 1, 1, 0, "", "boromir", "council"),
    "gimli_dwarven_lord": ("companion", 1, 1, 0, "", "gimli", "council"),
    "legolas_elven_prince": ("companion", 1, 1, 0, "", "legolas", "council"),
    "meriadoc_of_the_shire": ("companion", 1, 1, 0, "", "meriadoc", "council"),
    "peregrin_of_the_shire": ("companion", 1, 1, 0, "", "peregrin", "council"),
    "strider_dunadan": ("companion", 3, 1, 0, "", "strider", "council"),
}


@pytest.mark.rule("LME-7.3", "LME-7.10", "LME-7.18", "LME-9.1", "LME-9.23", "LME-10.1", "LME-10.7", "LME-7.1")
def test_they_are_as_their_cards_say() -> None:
    found = {
        one.id: (one.kind, one.level, one.leadership, one.action_die, one.special_die, one.version_of, one.part)
        for one in CHARACTERS.values()
        if one.part
    }
    assert found == PEOPLE


@pytest.mark.rule("LME-7.8", "LME-7.9", "LME-7.15", "LME-7.16")
def test_who_never_leaves_home_counts_more_for_combat_cards() -> None:
    homes = {one.id: (one.home, one.companion_level) for one in CHARACTERS.values() if one.home}
    assert homes == {"elrond": ("rivendell", 3), "galadriel": ("lorien", 3)}


@pytest.mark.rule("LME-9.22", "LME-9.27", "LME-10.17", "LME-10.19")
def test_whose_coming_lets_gandalf_the_white_come() -> None:
    called = {one.id for one in CHARACTERS.values() if one.calls_white}
    assert called == {"saruman", "witch_king", "mouth_of_sauron", "mouth_black_numenorean"}


@pytest.mark.rule("LME-11.6", "LME-11.21")
def test_who_may_start_outside_and_where() -> None:
    assert {one.id: one.outside for one in CHARACTERS.values() if one.outside} == {
        "boromir_captain_general": "minas_tirith",
        "gimli_dwarven_lord": "erebor",
        "legolas_elven_prince": "woodland_realm",
        "meriadoc_of_the_shire": "the_shire",
        "peregrin_of_the_shire": "the_shire",
    }


@pytest.mark.rule("LME-11.5")
def test_what_is_reconstructed_is_named_in_the_file_and_said_in_both_languages() -> None:
    ours = {one.id for one in CHARACTERS.values() if one.reconstructed}
    assert ours == {one.id for one in CHARACTERS.values() if one.part == "council"}
    for name in ours:
        assert "guide" in CHARACTERS[name].reconstructed
        assert all(FILES[name].text[language]["reading"] for language in LANGUAGES)


@pytest.mark.parametrize(
    ("word", "value"), [("guide", "sings"), ("reconstructed", ["beard"]), ("captain_in", 3), ("beard", True)]
)
def test_a_file_that_makes_no_sense_is_refused_with_its_line(word: str, value: object) -> None:
    file = File("gimli", {**FILES["gimli"].facts, word: value}, {}, None, f"kind = 1\n{word} = 2\n")
    with pytest.raises(Refusal) as found:
        read(file)
    assert (found.value.key, found.value.facts["line"], found.value.facts["word"]) == ("card-file", 2, word)
